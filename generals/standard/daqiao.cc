// 大乔 Da Qiao · Wu · female · 3
//
// 国色 Guose — you may use a ♦ card as 乐不思蜀.                                                  [R000-20]
// 流离 Liuli — when you become the target of a 杀 you may discard a card and move it to another character in
// your attack range, not its user.                                            [R000-34, R000-65, R003-09,
// C61]
#include "engine/content/hint.h"
#include "generals/common.h"

namespace jiesuan {
namespace {

bool diamond(const StateContext& s, CardId c) { return suit_of(s.game, c, s.owner) == Suit::Diamond; }

const SkillDef guose({"guose", "国色", "Guose", "你可将一张♦牌当【乐不思蜀】使用。",
                      "You may use a ♦ card as Indulgence."},
                     convert_to(kIndulgence, diamond).with_equipment().only_to_use());

// The user's distance does not matter, hers does.
SeatSet new_targets(const Game& g, Seat owner, const Use& u) {
  SeatSet set = in_range_of(g, owner);
  for (Seat t : set)
    if (t == u.user || !legal_target(g, u.user, u.card, t, true)) set.remove(t);
  return set;
}

bool targeted_by_slash(const Skill<Use>& s) {
  return s.event.target().seat == s.owner && is_slash(s.event.card.name);
}
bool choose_card_and_target(const Skill<Use>& s, Option& o) {
  return pick_discards(s, o, s.game[s.owner].own_cards(), 1, 1) &&
         pick_seats(o, new_targets(s.game, s.owner, s.event));
}
Task<> deflect(Skill<Use> s) {
  co_await discard(s.game, s.owner, s.cards);
  redirect_target(s.game, s.event, s.seat());
}

const SkillDef liuli(
    {"liuli", "流离", "Liuli",
     "当你成为【杀】的目标时，可弃置一张牌，将此【杀】转移给攻击范围内的一名其他角色（不能是使用者）。",
     "When you become the target of a Slash you may discard a card and move it to another character in your "
     "attack range, not its user."},
    at<Timing::UseBecomingTarget>()
        .may()
        .when(targeted_by_slash)
        .choose(choose_card_and_target)
        .then(deflect),
    hint({.target = {.hp = -0.7F}, .wards = true}));

}  // namespace

const General daqiao({.id = "daqiao",
                      .zh = "大乔",
                      .en = "Da Qiao",
                      .kingdom = Kingdom::Wu,
                      .gender = Gender::Female,
                      .hp = 3,
                      .skills = {&guose, &liuli}});

}  // namespace jiesuan
