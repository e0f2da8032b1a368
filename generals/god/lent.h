// Skills of gods that skills of others grant.
#pragma once
#include "engine/content/skill.h"

namespace jiesuan {

extern const SkillDef feiying;  // 鹤翼

}  // namespace jiesuan
