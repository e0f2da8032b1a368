// Death, what it brings the killer, and victory (hegemony §8). Hooks of the mode.
#pragma once
#include "engine/event/events.h"

namespace jiesuan {

void begin_hegemony_death(Game& g, Seat s);
void check_hegemony_victory(Game& g);
Task<> reward_killer(Game& g, Death& d);

}  // namespace jiesuan
