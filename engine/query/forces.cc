#include "engine/query/forces.h"

#include <algorithm>

#include "engine/content/rulebook.h"
#include "engine/query/seats.h"
#include "engine/query/states.h"

namespace jiesuan {
namespace {

// The forces of two different characters.
bool same(Kingdom a, Kingdom b) { return a != Kingdom::None && a == b && a != Kingdom::Ambitionist; }
bool different(Kingdom a, Kingdom b) { return a != Kingdom::None && b != Kingdom::None && !same(a, b); }

constexpr Kingdom kForces[] = {Kingdom::Wei, Kingdom::Shu, Kingdom::Wu, Kingdom::Qun};

Seat holder_of_only_big_force(const Game& g) {
  if (!somebody_may_have(g, StateKind::OnlyBigForce)) return kNoSeat;
  for (Seat s : living(g))
    if (g[s].kingdom != Kingdom::None && any_says(g, s, StateKind::OnlyBigForce, CardSet{})) return s;
  return kNoSeat;
}

}  // namespace

bool same_force(const Game& g, Seat a, Seat b) { return a == b || same(g[a].kingdom, g[b].kingdom); }
bool different_force(const Game& g, Seat a, Seat b) {
  return a != b && different(g[a].kingdom, g[b].kingdom);
}

SeatSet members(const Game& g, Kingdom force) {
  SeatSet all;
  for (Seat s : living(g))
    if (g[s].kingdom == force) all.add(s);
  return all;
}

SeatSet allies_of(const Game& g, Seat s) {
  SeatSet all;
  for (Seat t : living(g))
    if (same_force(g, s, t)) all.add(t);
  return all;
}

int allies_counted(const Game& g, Seat s) {
  return allies_of(g, s).size() + sum_of(g, s, StateKind::CountsMoreAllies, CardSet{});
}

Kingdom force_for_skill(const Game& g, Seat owner, InstanceId skill) {
  const Kingdom has = g[owner].kingdom;
  if (has != Kingdom::None || skill == kNoInstance) return has;
  const Instance& i = g.state.instance[skill];
  const auto would_be = g.rules->mode().force_if_revealed;
  return would_be && i.owner == owner && on_hidden_general(g, i) ? would_be(g, owner, i.slot) : has;
}

bool same_force_for_skill(const Game& g, Seat owner, InstanceId skill, Seat other) {
  return owner == other || same(force_for_skill(g, owner, skill), g[other].kingdom);
}
bool different_force_for_skill(const Game& g, Seat owner, InstanceId skill, Seat other) {
  return owner != other && different(force_for_skill(g, owner, skill), g[other].kingdom);
}

SeatSet of_big_forces(const Game& g) {
  const Seat only = holder_of_only_big_force(g);
  if (only != kNoSeat) return allies_of(g, only);
  int most = 2;  // more than one member
  for (Kingdom k : kForces) most = std::max(most, members(g, k).size());
  SeatSet big;
  for (Kingdom k : kForces)
    if (const SeatSet of = members(g, k); of.size() == most) big |= of;
  return big;
}

SeatSet of_small_forces(const Game& g) {
  const SeatSet big = of_big_forces(g);
  return big.empty() ? SeatSet{} : living(g) - big;
}

SeatSet besiegers_of(const Game& g, Seat besieged) {
  const Seat before = previous_living(g, besieged), after = next_living(g, besieged);
  if (!g.counts(besieged) || before == kNoSeat || after == kNoSeat || before == after) return {};
  if (!same_force(g, before, after) || !different_force(g, before, besieged)) return {};
  SeatSet both(before);
  both.add(after);
  return both;
}

SeatSet queue_of(const Game& g, Seat s) {
  SeatSet queue(s);
  if (!g.counts(s)) return {};
  const auto walk = [&](Seat (*step)(const Game&, Seat)) {
    for (Seat at = step(g, s); at != kNoSeat && !queue.has(at) && same_force(g, s, at); at = step(g, at))
      queue.add(at);
  };
  walk(next_living);
  walk(previous_living);
  return queue.size() > 1 ? queue : SeatSet{};
}

bool formations_hold(const Game& g) { return living_count(g) >= 4; }

}  // namespace jiesuan
