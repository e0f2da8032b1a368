// Skills of generals of the forest that generals of other sets have as well.
#pragma once
#include "engine/content/skill.h"

namespace jiesuan {

extern const SkillDef duanliang;  // 徐晃
extern const SkillDef huoshou;    // 孟获
extern const SkillDef zaiqi;
extern const SkillDef haoshi;  // 鲁肃
extern const SkillDef dimeng;

}  // namespace jiesuan
