// The dying resolution (timings §13).
#pragma once
#include "engine/rules/events.h"

namespace jiesuan {

bool needs_saving(const Game& g, Seat s);  // hp value below the floor
bool is_dying(const Game& g, Seat s);      // its dying resolution is running
Task<> dying(Game& g, Seat s, Damage* damage);

}  // namespace jiesuan
