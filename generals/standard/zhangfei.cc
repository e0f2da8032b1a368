// 张飞 Zhang Fei · Shu · male · 4
//
// 咆哮 Paoxiao (locked) — you may use any number of 杀 in your play phase.                [R004-03, R000-50]
#include "generals/common.h"

namespace jiesuan {
namespace {

const SkillDef paoxiao({"paoxiao", "咆哮", "Paoxiao", "锁定技，你使用【杀】无次数限制。",
                        "Locked: you may use any number of Slashes."},
                       Tag::Locked, state(StateKind::UseLimit, no_limit_on_slash));

}  // namespace

const General zhangfei({.id = "zhangfei",
                        .zh = "张飞",
                        .en = "Zhang Fei",
                        .kingdom = Kingdom::Shu,
                        .hp = 4,
                        .skills = {&paoxiao}});

}  // namespace jiesuan
