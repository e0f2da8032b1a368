// Consulting state skills. Nothing is remembered between two questions.
#pragma once
#include "engine/content/catalogue.h"

namespace jiesuan {

// Whether the instance works now: not void, its general not hidden, its armour not void.
bool in_force(const Game& g, const Instance& i);
bool voided(const Game& g, const Instance& i);

// Calls f(state, unit) for every state unit of the kind in force on the character. Equipment among
// `without` does not count: it is being used up for the very action that is asked about (principles §5).
template <class F>
void each_state(const Game& g, Seat s, StateKind kind, const CardSet& without, F f) {
  const Character& c = g[s];
  if (!(c.states >> static_cast<int>(kind) & 1)) return;
  for (InstanceId id : c.instances) {
    const Instance& i = g.facts.instance[id];
    if (!(i.parts >> static_cast<int>(kind) & 1)) continue;
    if (i.card != kNoCard && without.has(i.card)) continue;
    if (!in_force(g, i)) continue;
    for (const StateUnit& u : def(i.skill).states)
      if (u.kind == kind) f(State{g, s, i}, u);
  }
}

}  // namespace jiesuan
