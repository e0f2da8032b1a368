// The dying resolution (timings §13).
#pragma once
#include "engine/rules/events.h"

namespace jiesuan {

bool needs_saving(const Game& g, Seat s);  // hp value below the floor
// The helper did something at this DyingAsk, successful or not: the timing is over, the next one opens.
void helped(Dying& d, Seat helper);
Task<> dying(Game& g, Seat s, Damage* damage);

}  // namespace jiesuan
