// What 青釭剑 does, for whatever else does it (咆哮 under the banner).
#pragma once
#include "engine/event/events.h"

namespace jiesuan {

// The armour of the target in hand is void until the use is done with that target, its damage included.
void void_armour_of_target(Game& g, const Use& u, Seat by);

}  // namespace jiesuan
