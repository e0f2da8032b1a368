// 孙鲁班 Sun Luban · Wu · female · 3
//
// 谮毁 Zenhui — once in your play phase, when a 杀 or a black normal trick of yours is about to target a
// single character, you may choose another who could be its target too: it gives you a card and becomes the
// user of the card, or it becomes a target as well.                                   [timings §9.2, §9.6,
// C59] 骄矜 Jiaojin — when a man is about to deal you damage you may discard an equipment card: 1 less.
#include "engine/content/hint.h"
#include "generals/common.h"

namespace jiesuan {
namespace {

// ---- 谮毁

constexpr int kTakeItOver = 0, kJoinTheTarget = 1;

// Only cards whose target is chosen: one that is for everybody leaves nobody to slander.
bool slash_or_black_trick(const VirtualCard& card) {
  const CardDef& d = def(card.name);
  if (d.targets != TargetKind::Chosen) return false;
  return is_slash(card.name) || (d.category == Category::Trick && card.colour == Colour::Black);
}
bool aims_at_one(const Skill<Use>& s) {
  return s.event.user == s.owner && s.game.in_phase_of(s.owner, PhaseKind::Play) &&
         s.event.targets.size() == 1 && slash_or_black_trick(s.event.card);
}
bool choose_scapegoat(const Skill<Use>& s, Option& o) {
  SeatSet set = legal_targets(s.game, s.owner, s.event.card, true);
  set.remove(s.owner);
  set.remove(s.event.target().seat);
  return pick_seats(o, set);
}
Task<> slander(Skill<Use> s) {
  Game& g = s.game;
  const Seat scapegoat = s.seat();
  const std::uint32_t possible = g[scapegoat].own_cards().empty() ? 1u << kJoinTheTarget : kAllChoices;
  const int what = co_await choose_one(g, scapegoat, asked_by(s, s.owner), possible);
  if (what == kJoinTheTarget) {
    const auto seconds = def(s.event.card.name).seconds;
    const SeatSet named = seconds ? seconds(g, scapegoat) : SeatSet{};
    const Seat second = co_await choose_seat(
        g, s.owner, named, false,
        asked_by(s, scapegoat).to("成为其【杀】的目标", "the one it has to use its Slash on"));
    also_target(g, s.event, scapegoat, second);
    co_return;
  }
  const CardSet given = co_await choose_own_cards(g, scapegoat, g[scapegoat].own_cards(), 1, 1, false,
                                                  asked_by(s, s.owner).to("交给其", "give"));
  co_await give(g, scapegoat, s.owner, given);
  change_user(s.event, scapegoat);
}

const SkillDef zenhui(
    {"zenhui", "谮毁", "Zenhui",
     "出牌阶段限一次，当你使用【杀】或黑色普通锦囊牌指定唯一目标时，你可令能成为此牌目标的另一名其他角色选择一项：1.交给你"
     "一张牌，然后成为此牌的使用者；2.也成为此牌的目标。",
     "Once in your play phase, when a Slash or black normal trick of yours is about to target a single character, "
     "another character who could be its target gives you a card and becomes the user of the card, or becomes a "
     "target as well."},
    choices({{"give", "交给其一张牌，成为使用者", "give a card and become the user"},
             {"join", "成为额外的目标", "become a target as well"}}),
    at<Timing::UseTargeting>()
        .may()
        .once_per_phase()
        .when(aims_at_one)
        .choose(choose_scapegoat)
        .then(slander),
    hint({.self = {.cards = 0.5F}, .target = {.hp = -0.5F}, .for_self = kTakeItOver}));

// ---- 骄矜

bool hurt_by_a_man(const Skill<Damage>& s) {
  return owner_is_victim(s) && s.game[s.event.source].gender == Gender::Male;
}
bool choose_ornament(const Skill<Damage>& s, Option& o) {
  return pick_discards(s, o, cards_of_type(s.game, s.game[s.owner].own_cards(), CardType::Equipment), 1, 1);
}
Task<> put_on_airs(Skill<Damage> s) {
  co_await discard(s.game, s.owner, s.cards);
  lessen(s.event);
}

const SkillDef jiaojin({"jiaojin", "骄矜", "Jiaojin",
                        "当你受到男性角色造成的伤害时，可弃置一张装备牌，令此伤害-1。",
                        "When a man is about to deal you damage you may discard an equipment card: 1 less."},
                       at<Timing::DamageTaking2>()
                           .may()
                           .about(the_source)
                           .when(hurt_by_a_man)
                           .choose(choose_ornament)
                           .then(put_on_airs),
                       hint({.self = {.hp = 1}, .wards = true}));

}  // namespace

const General sunluban({.id = "sunluban",
                        .zh = "孙鲁班",
                        .en = "Sun Luban",
                        .set = "yijiang",
                        .kingdom = Kingdom::Wu,
                        .gender = Gender::Female,
                        .hp = 3,
                        .skills = {&zenhui, &jiaojin}});

}  // namespace jiesuan
