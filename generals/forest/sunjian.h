// 英魂, which others gain as well (魂姿).
#pragma once
#include "engine/content/skill.h"

namespace jiesuan {

extern const SkillDef yinghun;

}  // namespace jiesuan
