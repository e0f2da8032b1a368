// 周泰 Zhou Tai · Wu · male · 4
//
// 不屈 Buqu — for each point of hp taken from you below 1 you may lay the top card of the pile on your
// general as a wound. While you have a wound for every point you lack and no two show the same number, you
// are not dying. For each point you recover one wound goes to the discard pile; that is so even for somebody
// who has lost the skill with wounds on his general, and then only 1 hp saves him.        [R000-07, R000-11,
// C66]
#include <algorithm>

#include "generals/common.h"

namespace jiesuan {

extern const SkillDef buqu;

namespace {

CardSet wounds_of(const Game& g, Seat s) { return cards_on_general(g, s, buqu.number); }
// One, unless a rule of the game raises it (R002-01).
int points_below_floor(const Game& g, Seat s) { return std::max(0, g[s].hp_floor - g[s].hp); }

bool all_different(const Game& g, const CardSet& wounds) {
  std::uint32_t seen = 0;
  for (CardId c : wounds) {
    const std::uint32_t number = 1u << number_of(g, c);
    if (seen & number) return false;
    seen |= number;
  }
  return true;
}

bool owner_lacks_wounds(const Skill<HpReduction>& s) {
  return s.event.seat == s.owner && wounds_of(s.game, s.owner).size() < points_below_floor(s.game, s.owner);
}
int for_each_point(const Skill<HpReduction>& s) { return points_below_floor(s.game, s.owner); }
Task<> bear_a_wound(Skill<HpReduction> s) { co_await put_top_on_general(s.game, s.owner, s.skill); }

bool stands_upright(const StateContext& s) {
  const CardSet wounds = wounds_of(s.game, s.owner);
  return wounds.size() >= points_below_floor(s.game, s.owner) && all_different(s.game, wounds);
}

bool without_hp(const Game& g, Seat s) { return g[s].hp < 1; }

// ---- wounds heal by themselves, whether or not the skill is still there

int healing(const Skill<Recovery>& s) { return std::min(s.event.amount, wounds_of(s.game, s.owner).size()); }
SeatSet wounded_one(const Game& g, const Recovery& r) {
  return wounds_of(g, r.seat).empty() ? SeatSet{} : SeatSet(r.seat);
}
bool choose_wounds(const Skill<Recovery>& s, Option& o) {
  const CardSet wounds = wounds_of(s.game, s.owner);
  o.kind = OptionKind::Cards;
  return wounds.size() == healing(s) || pick_cards(o, wounds, healing(s), healing(s));
}
Task<> heal(Skill<Recovery> s) {
  const CardSet healed = s.cards.empty() ? wounds_of(s.game, s.owner) : s.cards;
  co_await move_cards(s.game, moving(s.game, healed, Zone::Discard, kNoSeat, Reason::Put, s.owner));
}

const RuleDef wounds_heal(
    {"rule_wounds", "移去不屈牌", "Healing a wound"},
    at<Timing::RecoverAfter>().cls(PriorityClass::General).by(wounded_one).choose(choose_wounds).then(heal));

}  // namespace

const SkillDef buqu(
    {"buqu", "不屈", "Buqu",
     "当你扣减体力后，体力每低于1一点，你可将牌堆顶的一张牌置于武将牌上；若这些牌的张数足够且点数各不相同，你不进"
     "入濒死状态。你每回复1点体力，移去其中一张。",
     "For each point of hp you lack of 1 you may lay the top card of the pile on your general; while there are "
     "enough of them and their numbers all differ you are not dying. Each point you recover removes one."},
    at<Timing::ReduceHpAfter>().may().when(owner_lacks_wounds).times(for_each_point).then(bear_a_wound),
    state(StateKind::HoldsOffDying, stands_upright), OnLoss{.cards_stay = without_hp});

const General zhoutai({.id = "zhoutai",
                       .zh = "周泰",
                       .en = "Zhou Tai",
                       .set = "wind",
                       .kingdom = Kingdom::Wu,
                       .hp = 4,
                       .skills = {&buqu}});

}  // namespace jiesuan
