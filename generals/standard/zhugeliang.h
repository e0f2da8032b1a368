// 观星, which others gain as well (志继, 遗志).
#pragma once
#include "engine/content/skill.h"

namespace jiesuan {

extern const SkillDef guanxing;
// So many cards does its owner's 观星 look at, instead of what it says.
inline constexpr auto kStarsRead = state_kind<int()>("guanxing_cards");

}  // namespace jiesuan
