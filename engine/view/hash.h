// A hash of everything that decides how the game goes on; the same on every machine.
#pragma once
#include "engine/state/game.h"

namespace jiesuan {

std::uint64_t hash_of(const Game& g);

}  // namespace jiesuan
