// 借刀杀人: whom the armed character may be told to use a 杀 on.
#pragma once
#include "engine/state/game.h"

namespace jiesuan {

SeatSet collateral_victims(const Game& g, Seat armed);

}  // namespace jiesuan
