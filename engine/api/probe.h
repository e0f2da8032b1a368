// For benchmarks and tests: behind the back of the interface.
#pragma once
#include "engine/api/match.h"

namespace jiesuan {

// Opens a timing that nobody listens to so many times, on a match that waits for an answer; leaves it as it
// was. False if every timing has a listener.
bool open_silent_timing(Match& m, int times);

// The state to be written to; after it the match is a function of its answers no longer.
Game& tampered_game(Match& m);

}  // namespace jiesuan
