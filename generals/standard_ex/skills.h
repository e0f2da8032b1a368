// Skills of generals of 标准EX that generals of other sets have as well.
#pragma once
#include "engine/content/skill.h"

namespace jiesuan {

extern const SkillDef xunxun;  // 李典
extern const SkillDef wangxi;
extern const SkillDef yicong;  // 公孙瓒

}  // namespace jiesuan
