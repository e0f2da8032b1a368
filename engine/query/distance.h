// Distance, attack range, hand limit (principles §7).
#pragma once
#include "engine/query/states.h"

namespace jiesuan {

inline constexpr int kNoDistance = 1000;

// Equipment among `without` is what the card in question is made of, so it lends no reach (principles §5).
// What is given up as a price needs no mention: it counts as gone (engine/query/price.h).
int distance(const Game& g, Seat from, Seat to, const CardSet& without = {});
// How far it is may be another thing than from seat to seat.
inline bool distance_may_differ(const Game& g, Seat from, Seat to) {
  return may_have(g, from, StateKind::DistanceFrom) || may_have(g, to, StateKind::DistanceTo);
}
SeatSet within_steps(const Game& g, Seat from, int n);  // the others so near from seat to seat
int changed_attack_range(const Game& g, Seat s, const CardSet& without);
inline int attack_range(const Game& g, Seat s, const CardSet& without = {}) {
  const bool changed = may_have(g, s, StateKind::WeaponRange) || may_have(g, s, StateKind::AttackRange) ||
                       somebody_may_have(g, StateKind::RangeOfOthers);
  return changed ? changed_attack_range(g, s, without) : 1;
}
bool in_attack_range(const Game& g, Seat from, Seat to, const CardSet& without = {});
bool counts_as_in_range(const Game& g, Seat from, Seat to);  // somebody's skill says so, however far it is
SeatSet in_range_of(const Game& g, Seat s);                  // the others in its attack range
SeatSet at_distance(const Game& g, Seat s, int n);           // … at exactly this distance
int changed_hand_limit(const Game& g, Seat s);
inline int hand_limit(const Game& g, Seat s) {
  const bool changed = may_have(g, s, StateKind::HandLimitBase) || may_have(g, s, StateKind::HandLimit);
  return changed ? changed_hand_limit(g, s) : g[s].hp_value();
}
// Void for everybody, or ignored by the one whose event is being resolved.
bool armour_void(const Game& g, Seat s);

}  // namespace jiesuan
