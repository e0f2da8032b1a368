// What the printings of 骁果 have in common: for a basic card, another character discards an equipment card
// or is dealt 1 damage.
#pragma once
#include "engine/content/skill.h"

namespace jiesuan {

bool anothers_phase(const Skill<Phase>& s);
bool choose_basic(const Skill<Phase>& s, Option& o);
Task<bool> press(Skill<Phase> s);  // whether the equipment card was discarded

}  // namespace jiesuan
