// 智愚 Zhiyu of 荀攸; others have it too.
#pragma once
#include "engine/content/skill.h"

namespace jiesuan {

extern const SkillDef zhiyu;

}  // namespace jiesuan
