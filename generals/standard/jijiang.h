// 激将 Jijiang of 刘备; 若愚 gives it.
#pragma once
#include "engine/content/skill.h"

namespace jiesuan {

extern const SkillDef jijiang;

}  // namespace jiesuan
