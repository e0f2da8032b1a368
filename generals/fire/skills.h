// Skills of generals of fire that generals of other sets have as well.
#pragma once
#include "engine/content/skill.h"

namespace jiesuan {

extern const SkillDef bazhen;  // 卧龙诸葛亮
extern const SkillDef huoji;
extern const SkillDef kanpo;
extern const SkillDef luanji;  // 袁绍

}  // namespace jiesuan
