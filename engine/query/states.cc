#include "engine/query/states.h"

#include "engine/query/distance.h"

namespace jiesuan {

namespace {

// The skill by which the owner has this one, if it has it by another.
const Instance* giver_of(const Game& g, const Instance& i) {
  if (i.through == 0) return nullptr;
  for (InstanceId id : g[i.owner].instances)
    if (g.state.instance[id].serial == i.through) return &g.state.instance[id];
  return nullptr;
}

bool borrowed_through_void(const Game& g, const Instance& i) {
  const Instance* by = giver_of(g, i);
  return by && voided(g, *by);
}

// Equipment that is not there works while the skill that says so does and nothing lies in its slot.
bool works_as_if_worn(const Game& g, const Instance& i) {
  const Instance* by = giver_of(g, i);
  if (!by || !in_force(g, *by)) return false;
  const SkillDef& giver = def(by->skill);
  if (giver.worn_while) return giver.worn_while(g, i.owner);
  const Slot slot = def(giver.worn).slot;
  if (g[i.owner].equipment[static_cast<int>(slot)] != kNoCard) return false;
  return slot != Slot::Armour || !armour_void(g, i.owner);
}

bool works_as_granted(const Game& g, const Instance& i) {
  const Instance& by = g.state.instance[i.granted_by];
  if (!g.alive(by.owner) || !in_force(g, by)) return false;
  const Grant& grant = def(by.skill).grant;
  const StateContext st{g, by.owner, by};
  return grant.holds ? grant.holds(st) : grant.to(st, i.owner);
}

}  // namespace

// Skills that make skills void are not asked whether they are void themselves: that would go round in
// circles.
bool voided(const Game& g, const Instance& i) {
  if (i.is_void || borrowed_through_void(g, i)) return true;
  const Character& c = g[i.owner];
  constexpr std::uint64_t kVoids = mask_of(StateKind::VoidsSkills.number);
  if (!(c.states & kVoids) || !i.general_skill()) return false;
  for (InstanceId id : c.instances) {
    const Instance& by = g.state.instance[id];
    if (!(by.parts & kVoids) || by.skill == i.skill || by.is_void || on_hidden_general(g, by)) continue;
    const StateContext st{g, i.owner, by};
    for (const StateUnit& u : def(by.skill).states)
      if (u.kind == StateKind::VoidsSkills.number && u.answer(StateKind::VoidsSkills, st, i)) return true;
  }
  return false;
}

bool in_force_after_a_closer_look(const Game& g, const Instance& i) {
  if (voided(g, i)) return false;
  if (on_hidden_general(g, i)) return false;
  if (i.as_if_worn()) return works_as_if_worn(g, i);
  if (i.granted() && !works_as_granted(g, i)) return false;
  if (i.card != kNoCard && g.state.tapped.has(i.card)) return false;
  if (i.card != kNoCard && i.card == g[i.owner].equipment[static_cast<int>(Slot::Armour)])
    return !armour_void(g, i.owner);
  return true;
}

bool may_reveal_after_a_closer_look(const Game& g, Seat s, int slot) {
  for (Seat t = 0; t < g.players(); ++t)
    if (g.alive(t) && any_says(g, t, StateKind::ForbidsReveal, CardSet{}, s, slot)) return false;
  return true;
}

}  // namespace jiesuan
