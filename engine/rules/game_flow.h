// The game from its first step to its last (timings §§4, 5, 18).
#pragma once
#include "engine/event/events.h"

namespace jiesuan {

Task<> play_game(Game& g);

}  // namespace jiesuan
