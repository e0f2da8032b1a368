// The states of document 002 that programs around the rules ask about.
#pragma once
#include "engine/content/skill.h"

namespace jiesuan {

// ---- 神隐 (veiled.cc): until the end of any character's turn.
extern const SkillDef veiled;
inline constexpr Timing kVeiledThrough = Timing::TurnEnd1;
bool is_veiled(const Game& g, Seat s);

// ---- 异常状态 (abnormal.cc)
bool is_abnormal(const Game& g, Seat s);

}  // namespace jiesuan
