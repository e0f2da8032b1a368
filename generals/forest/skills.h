// Skills of generals of the forest that generals of other sets have as well.
#pragma once
#include "generals/common.h"

namespace jiesuan {

extern const SkillDef duanliang;  // 徐晃
extern const SkillDef huoshou;    // 孟获
extern const SkillDef zaiqi;
extern const SkillDef haoshi;  // 鲁肃
extern const SkillDef dimeng;

// 祸首, 巨象: 【南蛮入侵】 against the owner.
inline bool target_of_an_assault(const Skill<Use>& s) {
  return s.event.card.name == kSavageAssault && s.event.target().seat == s.owner;
}

}  // namespace jiesuan
