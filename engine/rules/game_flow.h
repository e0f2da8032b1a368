// The game from its first step to its last (timings §§4, 5, 18).
#pragma once
#include "engine/rules/events.h"

namespace jiesuan {

Task<> play_game(Game& g);

}  // namespace jiesuan
