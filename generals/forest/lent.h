// Skills of generals of the forest that skills of others lend.
#pragma once
#include "engine/content/skill.h"

namespace jiesuan {

extern const SkillDef fangzhu;  // 极略
extern const SkillDef wansha;
extern const SkillDef benghuai;  // 暴凌

}  // namespace jiesuan
