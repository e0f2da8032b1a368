// What the printings of 洛神 have in common: one judges for it until one stops or the verdict is not black.
#pragma once
#include "engine/content/skill.h"

namespace jiesuan {

Task<> dance(Skill<Phase> s);
// A judgement for the skill that came out black, its card still there.
bool black_for_luoshen(const Skill<Judgement>& s);

}  // namespace jiesuan
