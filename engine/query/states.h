// Consulting state skills. Nothing is remembered between two questions.
#pragma once
#include "engine/content/catalogue.h"

namespace jiesuan {

// Most games have no state of most kinds: one load tells. No is certain, yes is worth a look.
template <class Signature>
bool somebody_may_have(const Game& g, const Kind<Signature>& k) {
  return (g.state.states & mask_of(k.number)) != 0;
}
template <class Signature>
bool may_have(const Game& g, Seat s, const Kind<Signature>& k) {
  return (g[s].states & mask_of(k.number)) != 0;
}

// The general card the skill is printed on lies face down.
inline bool on_hidden_general(const Game& g, const Instance& i) {
  return i.printed() && g[i.owner].general[i.slot].hidden;
}

bool voided(const Game& g, const Instance& i);
bool in_force_after_a_closer_look(const Game& g, const Instance& i);
// Whether the instance works now: not void, its general not hidden, its armour not void; equipment that is
// not there, while its slot is empty; what a skill grants, while that does.
inline bool in_force(const Game& g, const Instance& i) {
  const bool plain = !i.is_void && i.through == 0 && !on_hidden_general(g, i) &&
                     !may_have(g, i.owner, StateKind::VoidsSkills);
  const bool of_armour = i.card == g[i.owner].equipment[static_cast<int>(Slot::Armour)];
  const bool lies_well = i.card == kNoCard || (!of_armour && !g.state.tapped.has(i.card));
  return (plain && lies_well) || in_force_after_a_closer_look(g, i);
}

// Nothing keeps the character from turning up this general card (祸水).
bool may_reveal_after_a_closer_look(const Game& g, Seat s, int slot);
inline bool may_reveal(const Game& g, Seat s, int slot) {
  return !somebody_may_have(g, StateKind::ForbidsReveal) || may_reveal_after_a_closer_look(g, s, slot);
}
// It works, or will as soon as its owner turns up its general card, which launching it does (hegemony §3).
inline bool launchable_as_it_lies(const Game& g, const Instance& i) {
  return on_hidden_general(g, i) ? !voided(g, i) && may_reveal(g, i.owner, i.slot) : in_force(g, i);
}

// The closer look of each_unit: out of line, so that a question nobody has an answer to costs a load and a
// branch where it is asked.
template <class F>
[[gnu::noinline]] void each_unit_with_the_bit(const Game& g, Seat s, std::uint32_t kind, std::uint64_t mask,
                                              const CardSet& without, const F& f) {
  for (InstanceId id : g[s].instances) {
    const Instance& i = g.state.instance[id];
    if (!(i.parts & mask)) continue;
    if (i.card != kNoCard && without.has(i.card)) continue;
    if (!in_force(g, i)) continue;
    for (const StateUnit& u : def(i.skill).states)
      if (u.kind == kind) f(StateContext{g, s, i, &without}, u);
  }
}

// Calls f(state, unit) for every state unit with this bit in force on the character. Equipment among
// `without` does not count: it is being used up for the very action that is asked about (principles §5).
template <class F>
void each_unit(const Game& g, Seat s, std::uint32_t kind, std::uint64_t mask, const CardSet& without,
               const F& f) {
  if (g[s].states & mask) each_unit_with_the_bit(g, s, kind, mask, without, f);
}

// Calls f(state, answer) for every answer to the question that is in force on the character.
template <class Answer, class... About, class F>
void each_answer(const Game& g, Seat s, const Kind<Answer(About...)>& kind, const CardSet& without,
                 const F& f, std::type_identity_t<About>... about) {
  each_unit(g, s, kind.number, mask_of(kind.number), without,
            [&](const StateContext& st, const StateUnit& u) { f(st, u.answer(kind, st, about...)); });
}
template <class... About>
int sum_of(const Game& g, Seat s, const Kind<int(About...)>& kind, const CardSet& without,
           std::type_identity_t<About>... about) {
  int total = 0;
  if (!may_have(g, s, kind)) return total;
  each_answer(g, s, kind, without, [&](const StateContext&, int n) { total += n; }, about...);
  return total;
}
template <class... About>
bool any_says(const Game& g, Seat s, const Kind<bool(About...)>& kind, const CardSet& without,
              std::type_identity_t<About>... about) {
  bool yes = false;
  if (!may_have(g, s, kind)) return yes;
  each_answer(g, s, kind, without, [&](const StateContext&, bool b) { yes = yes || b; }, about...);
  return yes;
}

}  // namespace jiesuan
