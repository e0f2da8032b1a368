// Death (timings §13).
#pragma once
#include "engine/event/events.h"

namespace jiesuan {

Task<> die(Game& g, Seat s, Damage* damage);

}  // namespace jiesuan
