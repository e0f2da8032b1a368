// 张飞 Zhang Fei · Shu · male · 4
//
// 咆哮 Paoxiao (locked) — you may use any number of 杀 in your play phase. Under the banner your 杀 makes the
// armour of its targets void, as 青釭剑 does.                                            [R004-03, R000-50]
#include "cards/weapons/qinggang_sword.h"
#include "generals/banner.h"
#include "generals/common.h"
#include "generals/standard/lent.h"

namespace jiesuan {
namespace {

bool own_slash_under_banner(const Skill<Use>& s) { return own_slash(s) && under_banner(s.game, s.owner); }
Task<> break_through(Skill<Use> s) {
  void_armour_of_target(s.game, s.event, s.owner);
  co_return;
}

}  // namespace

const SkillDef paoxiao(
    {"paoxiao", "咆哮", "Paoxiao", "锁定技，你使用【杀】无次数限制。",
     "Locked: you may use any number of Slashes."},
    Tag::Locked, state(StateKind::UseLimit, no_limit_on_slash),
    at<Timing::UseTargeted>().about(the_target).when(own_slash_under_banner).then(break_through));

const General zhangfei({.id = "zhangfei",
                        .zh = "张飞",
                        .en = "Zhang Fei",
                        .kingdom = Kingdom::Shu,
                        .hp = 4,
                        .skills = {&paoxiao}});

}  // namespace jiesuan
