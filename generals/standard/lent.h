// Skills of standard generals that skills of others lend.
#pragma once
#include "engine/content/skill.h"

namespace jiesuan {

extern const SkillDef wushuang;  // 无前
extern const SkillDef guicai;    // 极略
extern const SkillDef jizhi;
extern const SkillDef zhiheng;
extern const SkillDef wusheng;  // 父魂
extern const SkillDef paoxiao;

}  // namespace jiesuan
