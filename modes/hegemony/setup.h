// Dealing and choosing two generals of one force, and what follows from the cards (hegemony §1). Hooks of the
// mode.
#pragma once
#include "engine/content/mode.h"

namespace jiesuan {

Task<> set_up_hegemony(Game& g);
PoolSize generals_for_hegemony(const Setup& s, const Rulebook& rules);
// The facts of a character whose general cards lie there, face up or down: hp, gender, force.
void take_hegemony_facts(Game& g, Seat s);
void complete_hegemony_position(Game& g);

}  // namespace jiesuan
