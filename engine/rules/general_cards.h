// States of general cards (timings §16): chain, flip, restore.
#pragma once
#include "engine/event/events.h"

namespace jiesuan {

Task<bool> change_state(Game& g, Seat s, GeneralCardChange change);  // whether it was done
// The flow of any change of state, of general cards and of game cards (engine/rules/game_cards.h).
Task<bool> run_state_change(Game& g, StateChange e, void (*apply_it)(Game&, const StateChange&));
bool can_be_chained(const Game& g, Seat s);  // it is not, and nothing keeps it from it
Task<> chain(Game& g, Seat s);
Task<> unchain(Game& g, Seat s);
Task<> flip(Game& g, Seat s);
Task<> restore(Game& g, Seat s);  // 复原: unchain, then turn face up, as two changes (R003-21)

}  // namespace jiesuan
