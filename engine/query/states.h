// Consulting state skills. Nothing is remembered between two questions.
#pragma once
#include "engine/content/catalogue.h"

namespace jiesuan {

constexpr std::uint32_t bit(StateKind k) { return 1u << static_cast<int>(k); }
// Most games have no state of most kinds: one load tells.
inline bool somebody_has(const Game& g, StateKind k) { return g.state.states & bit(k); }
inline bool has_state(const Game& g, Seat s, StateKind k) { return g[s].states & bit(k); }

bool voided(const Game& g, const Instance& i);
bool in_force_after_a_closer_look(const Game& g, const Instance& i);
// Whether the instance works now: not void, its general not hidden, its armour not void.
inline bool in_force(const Game& g, const Instance& i) {
  const bool plain = !i.is_void && i.through == 0 && i.card == kNoCard &&
                     (i.slot == 0xFF || !g[i.owner].general[i.slot].hidden) &&
                     !has_state(g, i.owner, StateKind::VoidsSkills);
  return plain || in_force_after_a_closer_look(g, i);
}

// Calls f(state, unit) for every state unit of the kind in force on the character. Equipment among
// `without` does not count: it is being used up for the very action that is asked about (principles §5).
template <class F>
void each_state(const Game& g, Seat s, StateKind kind, const CardSet& without, F f) {
  const Character& c = g[s];
  if (!(c.states & bit(kind))) return;
  for (InstanceId id : c.instances) {
    const Instance& i = g.state.instance[id];
    if (!(i.parts >> static_cast<int>(kind) & 1)) continue;
    if (i.card != kNoCard && without.has(i.card)) continue;
    if (!in_force(g, i)) continue;
    for (const StateUnit& u : def(i.skill).states)
      if (u.kind == kind) f(StateContext{g, s, i}, u);
  }
}

}  // namespace jiesuan
