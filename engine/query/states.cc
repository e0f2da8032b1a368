#include "engine/query/states.h"

#include "engine/query/distance.h"

namespace jiesuan {

namespace {

bool on_hidden_general(const Game& g, const Instance& i) {
  return i.slot != 0xFF && g[i.owner].general[i.slot].hidden;
}

bool borrowed_through_void(const Game& g, const Instance& i) {
  if (i.through == 0) return false;
  for (InstanceId id : g[i.owner].instances)
    if (g.state.instance[id].serial == i.through) return voided(g, g.state.instance[id]);
  return false;
}

}  // namespace

// Skills that make skills void are not asked whether they are void themselves: that would go round in
// circles.
bool voided(const Game& g, const Instance& i) {
  if (i.is_void || borrowed_through_void(g, i)) return true;
  const Character& c = g[i.owner];
  if (!(c.states >> static_cast<int>(StateKind::VoidsSkills) & 1) || !i.general_skill()) return false;
  for (InstanceId id : c.instances) {
    const Instance& by = g.state.instance[id];
    if (!(by.parts >> static_cast<int>(StateKind::VoidsSkills) & 1)) continue;
    if (by.skill == i.skill || by.is_void || on_hidden_general(g, by)) continue;
    for (const StateUnit& u : def(by.skill).states)
      if (u.kind == StateKind::VoidsSkills && u.of_skill(StateContext{g, i.owner, by}, i)) return true;
  }
  return false;
}

bool in_force_after_a_closer_look(const Game& g, const Instance& i) {
  if (voided(g, i)) return false;
  if (on_hidden_general(g, i)) return false;
  if (i.card != kNoCard && i.card == g[i.owner].equipment[static_cast<int>(Slot::Armour)])
    return !armour_void(g, i.owner);
  return true;
}

}  // namespace jiesuan
