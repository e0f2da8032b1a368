// Distance, attack range, hand limit (principles §7).
#pragma once
#include "engine/state/game.h"

namespace jiesuan {

inline constexpr int kNoDistance = 1000;

// Equipment among `without` is what the card in question is made of, so it lends no reach (principles §5).
// What is given up as a price needs no mention: it counts as gone (engine/query/price.h).
int distance(const Game& g, Seat from, Seat to, const CardSet& without = {});
int attack_range(const Game& g, Seat s, const CardSet& without = {});
bool in_attack_range(const Game& g, Seat from, Seat to, const CardSet& without = {});
bool counts_as_in_range(const Game& g, Seat from, Seat to);  // somebody's skill says so, however far it is
SeatSet in_range_of(const Game& g, Seat s);                  // the others in its attack range
SeatSet at_distance(const Game& g, Seat s, int n);           // … at exactly this distance
int hand_limit(const Game& g, Seat s);
// Void for everybody, or ignored by the one whose event is being resolved.
bool armour_void(const Game& g, Seat s);

}  // namespace jiesuan
