// Skills of hegemony generals that skills of others lend.
#pragma once
#include "engine/content/skill.h"

namespace jiesuan {

extern const SkillDef rende_heg;  // 激诏

}  // namespace jiesuan
