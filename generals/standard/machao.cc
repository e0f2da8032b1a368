// 马超 Ma Chao · Shu · male · 4
//
// 马术 Mashu (locked) — your distance to others is 1 lower.
// 铁骑 Tieqi — after your 杀 has targeted a character you may judge: red, and it cannot use 闪 against it.
// Under the banner: unless ♠.                                                  [R000-68, R000-70, R000-73]
#include "engine/content/hint.h"
#include "generals/banner.h"
#include "generals/common.h"
#include "generals/standard/mashu.h"

namespace jiesuan {
namespace {

Task<> ride_down(Skill<Use> s) {
  const Verdict v = co_await judge(s.game, s.owner, s.skill);
  const bool caught = under_banner(s.game, s.owner) ? v.suit != Suit::Spade : v.red();
  if (caught) s.event.target().no_response = true;
}

const SkillDef tieqi(
    {"tieqi", "铁骑", "Tieqi", "你的【杀】指定目标后，可判定：若为红色，该角色不能使用【闪】响应此【杀】。",
     "After your Slash has targeted a character you may judge: if red it cannot use Jink against it."},
    at<Timing::UseTargeted>().may().about(the_target).when(own_slash).then(ride_down),
    hint({.good_suits = kRedVerdict}));

}  // namespace

const SkillDef mashu({"mashu", "马术", "Mashu", "锁定技，你计算与其他角色的距离-1。",
                      "Locked: your distance to others is -1."},
                     Tag::Locked, state(StateKind::DistanceFrom, -1));

const General machao({.id = "machao",
                      .zh = "马超",
                      .en = "Ma Chao",
                      .kingdom = Kingdom::Shu,
                      .hp = 4,
                      .skills = {&mashu, &tieqi}});

}  // namespace jiesuan
