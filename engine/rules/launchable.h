// Whether a unit of a skill may be launched now as far as the skill itself goes: its limits, and that it
// works.
#pragma once
#include "engine/query/states.h"
#include "engine/query/why_not.h"
#include "engine/rules/skills.h"

namespace jiesuan {

template <class Why>
bool launchable(const Game& g, const Instance& i, const Unit& u, Why& why) {
  if (u.once_per_phase && used_this_phase(g, i) > 0) return why.no(WhyNot::UsedUp);
  if (u.once_per_turn && used_this_turn(g, i)) return why.no(WhyNot::UsedUp);
  if (u.once_per_turn_each && used_this_turn(g, i, u)) return why.no(WhyNot::UsedUp);
  if (def(i.skill).limited() && i.used_in_game > 0) return why.no(WhyNot::UsedUp);
  if (u.never_void) return true;
  if (u.foreign && on_hidden_general(g, i)) return why.no(WhyNot::Void);  // only its owner could turn it up
  return launchable_as_it_lies(g, i) || why.no(WhyNot::Void);
}

// A unit of a skill as something to choose; with what, it does not say yet.
inline Option option_of(const RawSkill& s, std::uint8_t unit) {
  Option o;
  o.kind = OptionKind::Skill;
  o.instance = s.instance;
  o.owner = s.owner;
  o.unit = unit;
  o.skill = s.skill;
  return o;
}

}  // namespace jiesuan
