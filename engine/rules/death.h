// Death (timings §13).
#pragma once
#include "engine/rules/events.h"

namespace jiesuan {

Task<> die(Game& g, Seat s, Damage* damage);

}  // namespace jiesuan
