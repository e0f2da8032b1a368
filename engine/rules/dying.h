// The dying resolution (timings §13).
#pragma once
#include "engine/event/events.h"

namespace jiesuan {

// The policy of the game.
bool needs_saving(const Game& g, Seat s);
// … and what it is unless a mode or module replaces it: hp below the floor, and nothing holds it off
// (不屈〔旧〕).
bool below_hp_floor(const Game& g, Seat s);
bool held_off(const Game& g, Seat s);
// It needs saving and is not being saved already. Looked at after every change of what it lives on: hp, the
// skill that holds it off, the cards that skill counts.
bool enters_dying(const Game& g, Seat s);
// Its floor was raised or its hp set, without a reduction: should it stand below the floor now, that is not
// looked at before hp is reduced.
void note_untested(Game& g, Seat s);
bool is_dying(const Game& g, Seat s);  // its dying resolution is running
Task<> dying(Game& g, Seat s, Damage* damage);

// It was found to need saving: what the game's policy does about that, …
Task<> fall_below_floor(Game& g, Seat s, Damage* damage);
// … and what that is unless it is replaced.
Task<> dying_unless_it_is(Game& g, Seat s, Damage* damage);

}  // namespace jiesuan
