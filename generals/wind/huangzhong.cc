// 黄忠 Huang Zhong · Shu · male · 4
//
// 烈弓 Liegong — in your play phase, after your 杀 has targeted a character with at least as many hand
// cards as you have hp, or at most as many as your attack range, you may keep it from using 闪 against
// it. Under the banner your attack range is 1 greater.                        [R000-68, R000-70, R000-73]
#include "generals/banner.h"
#include "generals/common.h"

namespace jiesuan {
namespace {

bool within_bowshot(const Skill<Use>& s) {
  if (!own_slash(s) || !s.game.in_phase_of(s.owner, PhaseKind::Play)) return false;
  const int cards = s.game[s.event.target().seat].hand.size();
  return cards >= s.game[s.owner].hp_value() || cards <= attack_range(s.game, s.owner);
}
int farther_under_banner(const StateContext& s) { return under_banner(s.game, s.owner) ? 1 : 0; }
Task<> shoot(Skill<Use> s) {
  s.event.target().no_response = true;
  co_return;
}

const SkillDef liegong(
    {"liegong", "烈弓", "Liegong",
     "你于出牌阶段使用的【杀】指定目标后，若其手牌数不小于你的体力值或不大于你的攻击范围，可令其不能使用【闪】响应此【杀】。",
     "In your play phase, after your Slash has targeted a character with at least as many hand cards as you "
     "have hp, or at most as many as your attack range, you may keep it from using Jink against it."},
    state(StateKind::AttackRange, farther_under_banner),
    at<Timing::UseTargeted>().may().about(the_target).when(within_bowshot).then(shoot));

}  // namespace

const General huangzhong({.id = "huangzhong",
                          .zh = "黄忠",
                          .en = "Huang Zhong",
                          .set = "wind",
                          .kingdom = Kingdom::Shu,
                          .hp = 4,
                          .skills = {&liegong}});

}  // namespace jiesuan
