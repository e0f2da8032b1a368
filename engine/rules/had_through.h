// Skills that a character has through another one of its skills: those of others (伪帝), and those of
// equipment that it only counts as wearing (八阵).
#pragma once
#include "engine/state/game.h"

namespace jiesuan {

bool borrowing(const Game& g);
void settle_borrowed(Game& g);  // after every gain and loss of a skill

void put_on_with(Game& g, const Instance& by);    // `by` has been gained …
void take_off_with(Game& g, const Instance& by);  // … or is being lost

}  // namespace jiesuan
