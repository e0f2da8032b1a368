// 魏延 Wei Yan · Shu · male · 4
//
// 狂骨 Kuanggu (locked) — for each point of damage you have dealt to a character at distance 1 or less
// (as it was before hp was reduced) you recover 1 hp.                            [R000-99, R000-120, C48]
#include "generals/common.h"

namespace jiesuan {
namespace {

bool hurt_somebody_near(const Skill<Damage>& s) {
  return s.event.source == s.owner && s.event.near && s.game[s.owner].wounded();
}
Task<> feast(Skill<Damage> s) { co_await recover(s.game, recovery_from(s, s.owner)); }

const SkillDef kuanggu({"kuanggu", "狂骨", "Kuanggu",
                        "锁定技，你对距离1以内的角色每造成1点伤害后，回复1点体力。",
                        "Locked: for each point of damage you deal to a character at distance 1 or less you "
                        "recover 1 hp."},
                       Tag::Locked,
                       at<Timing::DamageCaused>().when(hurt_somebody_near).times(per_point).then(feast));

}  // namespace

const General weiyan({.id = "weiyan",
                      .zh = "魏延",
                      .en = "Wei Yan",
                      .set = "wind",
                      .kingdom = Kingdom::Shu,
                      .hp = 4,
                      .skills = {&kuanggu}});

}  // namespace jiesuan
