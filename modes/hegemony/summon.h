// Summons: characters without a force are asked to reveal themselves (hegemony §§10, 13).
#pragma once
#include "engine/event/events.h"

namespace jiesuan {

// 势力召唤: everybody without a force that would be of the caller's may reveal one general card. Who
// revealed.
Task<SeatSet> summon_force(Game& g, Seat caller);

}  // namespace jiesuan
