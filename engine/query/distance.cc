#include "engine/query/distance.h"

#include <algorithm>

#include "engine/query/states.h"
#include "engine/event/events.h"

namespace jiesuan {
namespace {

int sum(const Game& g, Seat s, StateKind kind, Seat other, const CardSet& without) {
  int total = 0;
  each_state(g, s, kind, without, [&](const StateContext& st, const StateUnit& u) {
    total += u.number ? u.number(st, other) : u.amount;
  });
  return total;
}

}  // namespace

int distance(const Game& g, Seat from, Seat to, const CardSet& without) {
  if (from == to) return 0;
  if (g[from].uncounted || g[to].uncounted) return kNoDistance;
  // Seats passed on the way from the lower to the higher number, and all of them.
  const Seat low = std::min(from, to), high = std::max(from, to);
  int between = 0, all = 2;
  for (Seat s = 0; s < g.players(); ++s) {
    if (s == low || s == high || !g[s].alive || g[s].uncounted) continue;
    ++all;
    if (s > low && s < high) ++between;
  }
  const int steps = std::min(between + 1, all - between - 1);
  return std::max(1, steps + sum(g, from, StateKind::DistanceFrom, to, without) +
                         sum(g, to, StateKind::DistanceTo, from, CardSet{}));
}

int attack_range(const Game& g, Seat s, const CardSet& without) {
  int base = 1;
  each_state(g, s, StateKind::WeaponRange, without,
             [&](const StateContext&, const StateUnit& u) { base = u.amount; });
  return std::max(1, base + sum(g, s, StateKind::AttackRange, kNoSeat, without));
}

bool in_attack_range(const Game& g, Seat from, Seat to, const CardSet& without) {
  return from != to && attack_range(g, from, without) >= distance(g, from, to, without);
}

int hand_limit(const Game& g, Seat s) {
  int base = -1;
  each_state(g, s, StateKind::HandLimitBase, CardSet{}, [&](const StateContext& st, const StateUnit& u) {
    base = std::max(base, u.number ? u.number(st, kNoSeat) : u.amount);
  });
  if (base < 0) base = g[s].hp_value();
  return std::max(0, base + sum(g, s, StateKind::HandLimit, kNoSeat, CardSet{}));
}

namespace {

// What is being resolved right now is a's card on b, a's skill, or damage from a. What somebody else has
// inserted there is not (principles §8).
bool resolves_for(const Game& g, Seat a, Seat b) {
  for (const Event* e = g.event; e; e = e->outer) {
    if (e->kind == EventKind::Damage) return static_cast<const Damage*>(e)->source == a;
    if (e->kind == EventKind::Skill) return static_cast<const SkillUse*>(e)->owner == a;
    if (e->kind != EventKind::Use) continue;
    const Use& u = *static_cast<const Use*>(e);
    return u.user == a && (u.current < 0 || u.target().seat == b);
  }
  return false;
}

}  // namespace

bool armour_void(const Game& g, Seat s) {
  bool yes = false;
  each_state(g, s, StateKind::ArmourVoid, CardSet{}, [&](const StateContext&, const StateUnit&) { yes = true; });
  each_state(g, s, StateKind::ArmourIgnored, CardSet{}, [&](const StateContext& st, const StateUnit&) {
    if (!yes) yes = resolves_for(g, st.instance.creator, s);
  });
  return yes;
}

}  // namespace jiesuan
