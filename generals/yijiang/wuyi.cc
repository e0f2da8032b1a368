// 吴懿 Wu Yi · Shu · male · 4
//
// 奔袭 Benxi (locked) — in your turn your distance to others is 1 lower for each card you have used in it and
// that is resolved. In your turn, while everybody else is at distance 1, you ignore the others' armour and
// your 杀 may have one more target.                                                      [principles §8]
#include "generals/common.h"

namespace jiesuan {
namespace {

// The uses of this turn without those that are still being resolved.
int uses_resolved(const Game& g, Seat s) {
  int n = g.state.history.count(Span::Turn, Counter::UsedCard, s);
  for (const Event* e = g.event; e; e = e->outer)
    if (e->kind == EventKind::Use && static_cast<const Use*>(e)->used_by() == s) --n;
  return n;
}
int rushes_on(const StateContext& s, Seat) {
  return s.game.in_turn_of(s.owner) ? -uses_resolved(s.game, s.owner) : 0;
}
// What the action is made of lends no reach.
bool upon_everybody(const StateContext& s) {
  if (!s.game.in_turn_of(s.owner)) return false;
  for (Seat t : others(s.game, s.owner))
    if (distance(s.game, s.owner, t, s.spent ? *s.spent : CardSet{}) != 1) return false;
  return true;
}
int one_more_target(const StateContext& s, const VirtualCard& card) {
  return is_slash(card.name) && upon_everybody(s) ? 1 : 0;
}
bool through_any_armour(const StateContext& s, Seat) { return upon_everybody(s); }

const SkillDef benxi(
    {"benxi", "奔袭", "Benxi",
     "锁定技，你的回合内，你计算与其他角色的距离-X（X为你本回合使用并结算完毕的牌数）；你的回合内，若你与所有其他角色的距"
     "离均为1，你无视其他角色的防具，且你使用【杀】可多选择一个目标。",
     "Locked: in your turn your distance to others is lower by the number of cards you have used in it that are "
     "resolved. In your turn, while everybody else is at distance 1, you ignore the others' armour and your Slashes "
     "may have one more target."},
    Tag::Locked, state(StateKind::DistanceFrom, rushes_on), state(StateKind::ExtraTargets, one_more_target),
    state(StateKind::IgnoresArmourOf, through_any_armour));

}  // namespace

const General wuyi({.id = "wuyi",
                    .zh = "吴懿",
                    .en = "Wu Yi",
                    .set = "yijiang",
                    .kingdom = Kingdom::Shu,
                    .hp = 4,
                    .skills = {&benxi}});

}  // namespace jiesuan
