// What must hold after every event. Checked in builds with JIESUAN_CHECKS.
#pragma once
#include <string>

#include "engine/state/game.h"

namespace jiesuan {

// Empty if all is well, else what is wrong.
std::string broken_invariant(const Game& g);

#ifdef JIESUAN_CHECKS
void check_invariants(const Game& g);  // reports and aborts
#else
inline void check_invariants(const Game&) {}
#endif

}  // namespace jiesuan
