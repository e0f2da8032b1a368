// 陈宫 Chen Gong · Qun · male · 3
//
// 明策 Mingce — once in your play phase: give an equipment card or a 杀 to another character; it chooses:
// it is taken to use a 杀 on a character in its attack range whom you name, or it draws a card.
// 智迟 Zhichi (locked) — outside your turn, after you were dealt damage: until the end of this turn 杀 and
// normal tricks have no effect on you.                                                      [R000-146, C24]
#include "engine/content/hint.h"
#include "generals/common.h"

namespace jiesuan {
namespace {

constexpr int kUseSlash = 0, kDraw = 1;

CardSet equipment_and_slashes(const Game& g, Seat s) {
  CardSet fit;
  for (CardId c : g[s].own_cards())
    if (is_slash(name_of(g, c)) || def_of(g, c).category == Category::Equipment) fit.add(c);
  return fit;
}
bool choose_gift_and_friend(const Skill<Phase>& s, Option& o) {
  return pick_cards(o, equipment_and_slashes(s.game, s.owner), 1, 1) &&
         pick_seats(o, others(s.game, s.owner));
}
SeatSet victims_in_range(const Skill<Phase>& s, Seat attacker) {
  return targets_if_taken_to_use(s, attacker, kSlash) & in_range_of(s.game, attacker);
}
Task<> advise(Skill<Phase> s) {
  Game& g = s.game;
  const Seat attacker = s.seat();
  co_await give(g, s.owner, attacker, s.cards);
  if (!g.alive(attacker)) co_return;
  const Seat victim =
      co_await choose_seat(g, s.owner, victims_in_range(s, attacker), false,
                           asked_by(s, attacker).to("成为【杀】的目标", "the target of its Slash"));
  const std::uint32_t possible = victim == kNoSeat ? 1u << kDraw : kAllChoices;
  const int what = co_await choose_one(g, attacker, asked_by(s, victim), possible);
  if (what == kUseSlash) {
    co_await use_card(g, taken_to_use(s, attacker, kSlash, victim));
  } else {
    co_await draw(g, attacker, 1);
  }
}

const SkillDef mingce(
    {"mingce", "明策", "Mingce",
     "出牌阶段限一次，你可将一张装备牌或【杀】交给一名其他角色，其选择：视为对其攻击范围内由你指定的一名角色使用一张【杀】，或摸一张牌。",
     "Once in your play phase: give an equipment card or a Slash to another character; it is taken to use a Slash "
     "on one in its attack range whom you name, or draws a card, as it chooses."},
    choices({{"slash", "视为使用【杀】", "use the Slash"}, {"draw", "摸一张牌", "draw a card"}}),
    at<Timing::PlayIdle>()
        .with(hint({.self = {.other = 0.4F}, .target = {.cards = 1}, .gives = true}))
        .once_per_phase()
        .when(owners_phase)
        .choose(choose_gift_and_friend)
        .then(advise),
    hint({.target = {.hp = -0.7F}, .strikes = true}));

bool slash_or_normal_trick(const Skill<Use>& s) {
  if (s.event.target().seat != s.owner) return false;
  return is_slash(s.event.card.name) || def(s.event.card.name).category == Category::Trick;
}
const SkillDef out_of_reach({"state_zhichi", "智迟", "Zhichi"}, Listing::Internal,
                            at<Timing::UseEffectStart>().when(slash_or_normal_trick).then(no_effect),
                            hint({.voids = [](CardName n, Colour) {
                              return is_slash(n) || def(n).category == Category::Trick;
                            }}));

bool hurt_outside_his_turn(const Skill<Damage>& s) {
  return owner_is_victim(s) && !s.game.in_turn_of(s.owner) && !has_skill(s.game, s.owner, out_of_reach);
}
// In nobody's turn there is no end of this turn to wait for: nothing is left (R000-146).
Task<> think_it_over(Skill<Damage> s) {
  leave_effect(s.game, s.owner, out_of_reach, Scope::Turn, s.owner);
  co_return;
}

const SkillDef zhichi(
    {"zhichi", "智迟", "Zhichi", "锁定技，回合外，当你受到伤害后，【杀】和普通锦囊牌对你无效直到本回合结束。",
     "Locked: outside your turn, after you were dealt damage, Slashes and normal tricks have no "
     "effect on you until the end of this turn."},
    Tag::Locked, at<Timing::DamageTaken>().when(hurt_outside_his_turn).then(think_it_over));

}  // namespace

const General chengong({.id = "chengong",
                        .zh = "陈宫",
                        .en = "Chen Gong",
                        .set = "yijiang",
                        .kingdom = Kingdom::Qun,
                        .hp = 3,
                        .skills = {&mingce, &zhichi}});

}  // namespace jiesuan
