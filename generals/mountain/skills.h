// Skills of generals of the mountain that generals of other sets have as well.
#pragma once
#include "engine/content/skill.h"

namespace jiesuan {

extern const SkillDef tuntian;  // 邓艾
extern const SkillDef tiaoxin;  // 姜维
extern const SkillDef zhijian;  // 张昭张纮
extern const SkillDef guzheng;

}  // namespace jiesuan
