// 诸葛连弩 Crossbow · range 1 — no limit on the number of 杀 in your play phase.              [R000-50]
#include "cards/common.h"

namespace jiesuan {
namespace {

const SkillDef crossbow_skill({"crossbow", "诸葛连弩", "Crossbow", "锁定技，你使用【杀】无次数限制。",
                               "Locked: you may use any number of Slashes."},
                              Tag::Locked, weapon_range(1), state(StateKind::UseLimit, no_limit_on_slash));

}  // namespace

const CardDef crossbow(weapon({kCrossbow, "crossbow", "诸葛连弩", "Crossbow"}, 1, &crossbow_skill));

}  // namespace jiesuan
