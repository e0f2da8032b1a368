// Distance, attack range, hand limit (principles §7).
#pragma once
#include "engine/state/game.h"

namespace jiesuan {

inline constexpr int kNoDistance = 1000;

int distance(const Game& g, Seat from, Seat to, const CardSet& without = {});
int attack_range(const Game& g, Seat s, const CardSet& without = {});
bool in_attack_range(const Game& g, Seat from, Seat to, const CardSet& without = {});
int hand_limit(const Game& g, Seat s);
// Void for everybody, or ignored by the one whose event is being resolved.
bool armour_void(const Game& g, Seat s);

}  // namespace jiesuan
