#include "engine/query/distance.h"

#include <algorithm>
#include <bit>

#include "engine/event/events.h"
#include "engine/query/seats.h"
#include "engine/query/states.h"

namespace jiesuan {
namespace {

// How far it is from seat to seat.
int steps(const Game& g, Seat from, Seat to) {
  // Seats passed on the way from the lower to the higher number, and all of them.
  const Seat low = std::min(from, to), high = std::max(from, to);
  SeatSet others = g.state.living - g.state.uncounted;
  others.remove(from);
  others.remove(to);
  const int between = (others & (SeatSet::below(high) - SeatSet::below(low))).size();
  return std::min(between, others.size() - between) + 1;
}

[[gnu::noinline]] int as_states_say(const Game& g, Seat from, Seat to, const CardSet& without, int steps) {
  return std::max(1, steps + sum_of(g, from, StateKind::DistanceFrom, without, to) +
                         sum_of(g, to, StateKind::DistanceTo, CardSet{}, from));
}

}  // namespace

int distance(const Game& g, Seat from, Seat to, const CardSet& without) {
  if (from == to) return 0;
  if (!g.counts(from) || !g.counts(to)) return kNoDistance;
  const int n = steps(g, from, to);
  return distance_may_differ(g, from, to) ? as_states_say(g, from, to, without, n) : n;
}

SeatSet within_steps(const Game& g, Seat from, int n) {
  if (!g.counts(from)) return {};
  SeatSet others = g.state.living - g.state.uncounted;
  others.remove(from);
  // The table turned: the next characters are the lowest bits, the previous ones the highest.
  static_assert(kMaxSeats <= 16);
  auto left = std::rotr(static_cast<std::uint16_t>(others.bits()), from);
  std::uint16_t near = 0;
  for (; n > 0 && left != 0; --n) {
    near |= (left & (~left + 1)) | std::bit_floor(left);
    left &= ~near;
  }
  return SeatSet::of_bits(std::rotl(near, from));
}

namespace {

int lent_by_others(const Game& g, Seat s) {
  int n = 0;
  if (!somebody_may_have(g, StateKind::RangeOfOthers)) return n;
  for (Seat t : others(g, s)) n += sum_of(g, t, StateKind::RangeOfOthers, CardSet{}, s);
  return n;
}

}  // namespace

int changed_attack_range(const Game& g, Seat s, const CardSet& without) {
  int base = 1;
  each_answer(g, s, StateKind::WeaponRange, without, [&](const StateContext&, int n) { base = n; });
  return std::max(1, base + sum_of(g, s, StateKind::AttackRange, without) + lent_by_others(g, s));
}

bool counts_as_in_range(const Game& g, Seat from, Seat to) {
  if (from == to || !somebody_may_have(g, StateKind::PutsInRange)) return false;
  for (Seat s : living(g))
    if (any_says(g, s, StateKind::PutsInRange, CardSet{}, from, to)) return true;
  return false;
}

bool in_attack_range(const Game& g, Seat from, Seat to, const CardSet& without) {
  return from != to && (attack_range(g, from, without) >= distance(g, from, to, without) ||
                        counts_as_in_range(g, from, to));
}

SeatSet in_range_of(const Game& g, Seat s) {
  SeatSet set;
  for (Seat t : others(g, s))
    if (in_attack_range(g, s, t)) set.add(t);
  return set;
}

SeatSet at_distance(const Game& g, Seat s, int n) {
  SeatSet set;
  for (Seat t : others(g, s))
    if (distance(g, s, t) == n) set.add(t);
  return set;
}

int changed_hand_limit(const Game& g, Seat s) {
  int base = -1;
  each_answer(g, s, StateKind::HandLimitBase, CardSet{},
              [&](const StateContext&, int n) { base = std::max(base, n); });
  if (base < 0) base = g[s].hp_value();
  return std::max(0, base + sum_of(g, s, StateKind::HandLimit, CardSet{}));
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
  if (any_says(g, s, StateKind::ArmourVoid, CardSet{})) return true;
  bool yes = false;
  each_answer(g, s, StateKind::ArmourIgnored, CardSet{}, [&](const StateContext& st, bool ignored) {
    yes = yes || (ignored && resolves_for(g, st.instance.creator, s));
  });
  if (somebody_may_have(g, StateKind::IgnoresArmourOf))
    for (Seat a : others(g, s))
      yes = yes || (resolves_for(g, a, s) && any_says(g, a, StateKind::IgnoresArmourOf, CardSet{}, s));
  return yes;
}

}  // namespace jiesuan
