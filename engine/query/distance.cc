#include "engine/query/distance.h"

#include <algorithm>

#include "engine/query/states.h"

namespace jiesuan {
namespace {

int sum(const Game& g, Seat s, StateKind kind, Seat other, const CardSet& without) {
  int total = 0;
  each_state(g, s, kind, without, [&](const State& st, const StateUnit& u) {
    total += u.number ? u.number(st, other) : u.amount;
  });
  return total;
}

}  // namespace

int distance(const Game& g, Seat from, Seat to, const CardSet& without) {
  if (from == to) return 0;
  if (g[from].uncounted || g[to].uncounted) return kNoDistance;
  int forth = 0, all = 0;
  bool counting = true;
  for (int i = 1; i <= g.players(); ++i) {
    const Seat s = static_cast<Seat>((from + i) % g.players());
    const bool counted = (g[s].alive && !g[s].uncounted) || s == from || s == to;
    if (!counted) continue;
    ++all;
    if (counting) ++forth;
    if (s == to) counting = false;
  }
  const int steps = std::min(forth, all - forth);
  return std::max(1, steps + sum(g, from, StateKind::DistanceFrom, to, without) +
                         sum(g, to, StateKind::DistanceTo, from, CardSet{}));
}

int attack_range(const Game& g, Seat s, const CardSet& without) {
  int base = 1;
  each_state(g, s, StateKind::WeaponRange, without,
             [&](const State&, const StateUnit& u) { base = u.amount; });
  return std::max(1, base + sum(g, s, StateKind::AttackRange, kNoSeat, without));
}

bool in_attack_range(const Game& g, Seat from, Seat to, const CardSet& without) {
  return from != to && attack_range(g, from, without) >= distance(g, from, to, without);
}

int hand_limit(const Game& g, Seat s) {
  return std::max(0, g[s].hp_value() + sum(g, s, StateKind::HandLimit, kNoSeat, CardSet{}));
}

bool armour_void(const Game& g, Seat s) {
  bool yes = false;
  each_state(g, s, StateKind::ArmourVoid, CardSet{}, [&](const State&, const StateUnit&) { yes = true; });
  return yes;
}

}  // namespace jiesuan
