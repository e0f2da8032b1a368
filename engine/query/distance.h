// Distance, attack range, hand limit (principles §7).
#pragma once
#include "engine/state/game.h"

namespace jiesuan {

inline constexpr int kNoDistance = 1000;

int distance(const Game& g, Seat from, Seat to, const CardSet& without = {});
int attack_range(const Game& g, Seat s, const CardSet& without = {});
bool in_attack_range(const Game& g, Seat from, Seat to, const CardSet& without = {});
// The others in its attack range; and those at exactly this distance. Equipment among `without` is being
// given up for the very action that is asked about, so it lends no reach (principles §5).
SeatSet in_range_of(const Game& g, Seat s, const CardSet& without = {});
SeatSet at_distance(const Game& g, Seat s, int n);
int hand_limit(const Game& g, Seat s);
// Void for everybody, or ignored by the one whose event is being resolved.
bool armour_void(const Game& g, Seat s);

}  // namespace jiesuan
