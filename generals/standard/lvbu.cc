// 吕布 Lü Bu · Qun · male · 4
//
// 无双 Wushuang (locked) — each target of your 杀 needs two 闪 to offset it; whoever faces you in a 决斗
// needs two 杀 each time.                                                                         [R000-67,
// C46]
#include "generals/common.h"
#include "generals/standard/lent.h"

namespace jiesuan {
namespace {

bool own_slash_or_duel(const Skill<Use>& s) {
  return own_slash(s) || (s.event.user == s.owner && s.event.card.name == kDuel);
}
Task<> demand_two(Skill<Use> s) {
  if (s.event.card.name == kDuel) {
    s.event.target().slashes_required = 2;
  } else {
    demand_two_jinks(s.event);
  }
  co_return;
}
bool challenged(const Skill<Use>& s) {
  return s.event.card.name == kDuel && s.event.target().seat == s.owner;
}
Task<> demand_two_of_user(Skill<Use> s) {
  s.event.user_slashes_required = 2;
  co_return;
}

}  // namespace

const SkillDef wushuang(
    {"wushuang", "无双", "Wushuang",
     "锁定技，你的【杀】需两张【闪】才能抵消；与你【决斗】的角色每次需打出两张【杀】。",
     "Locked: it takes two Jinks to offset your Slash; who duels with you needs two Slashes each time."},
    Tag::Locked, at<Timing::UseTargeted>().about(the_target).when(own_slash_or_duel).then(demand_two),
    at<Timing::UseBecameTarget>().about(the_user).when(challenged).then(demand_two_of_user));

const General lvbu(
    {.id = "lvbu", .zh = "吕布", .en = "Lü Bu", .kingdom = Kingdom::Qun, .hp = 4, .skills = {&wushuang}});

}  // namespace jiesuan
