// Skills of the hegemony generals of Wu that 君孙权 lends or gains.
#pragma once
#include "engine/content/skill.h"

namespace jiesuan {

extern const SkillDef zhiheng_heg;  // 敛资
extern const SkillDef duoshi;       // 嘉禾

}  // namespace jiesuan
