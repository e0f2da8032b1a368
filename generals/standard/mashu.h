// 马术 Mashu of 马超; others have it too.
#pragma once
#include "engine/content/skill.h"

namespace jiesuan {

extern const SkillDef mashu;

}  // namespace jiesuan
