// Skills that a character has through another skill: those of others (伪帝), those of equipment that it only
// counts as wearing (八阵), and those that are granted while something holds (鹤翼, 天覆).
#pragma once
#include "engine/state/game.h"

namespace jiesuan {

bool borrowing(const Game& g);
void settle_borrowed(Game& g);  // after every gain and loss of a skill

void put_on_with(Game& g, const Instance& by);    // `by` has been gained …
void take_off_with(Game& g, const Instance& by);  // … or is being lost

// Granted skills hang on whoever may come to have them from the gaining of the one that grants them to its
// loss; whether they work is looked at when it matters (in_force), so that nothing has to be noticed when a
// condition changes.
void hang_granted(Game& g, InstanceId by);
void unhang_granted(Game& g, InstanceId by);

}  // namespace jiesuan
