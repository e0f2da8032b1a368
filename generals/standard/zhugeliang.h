// 观星, which others gain as well (志继).
#pragma once
#include "engine/content/skill.h"

namespace jiesuan {

extern const SkillDef guanxing;

}  // namespace jiesuan
