// The dying resolution (timings §13).
#pragma once
#include "engine/rules/events.h"

namespace jiesuan {

// Hp value below the floor, and nothing holds it off (不屈〔旧〕).
bool needs_saving(const Game& g, Seat s);
// It needs saving and is not being saved already. Looked at after every change of what it lives on: hp, the
// skill that holds it off, the cards that skill counts.
bool enters_dying(const Game& g, Seat s);
// The helper did something at this DyingAsk, successful or not: the timing is over, the next one opens.
void helped(Dying& d, Seat helper);
Task<> dying(Game& g, Seat s, Damage* damage);

}  // namespace jiesuan
