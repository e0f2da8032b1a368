// Lending: "pay X to use the skill Y" (极略), "you have Y in this turn" (无前). A lent skill's unit is
// launched as if whoever borrows it had it; what that costs, and how often it may be done, stands beside it.
//
//   constexpr MarkPrice kOnePatience{renjie};
//   lend<Timing::DamageTaken, fangzhu, kOnePatience>().may()
#pragma once
#include "generals/common.h"

namespace jiesuan {

struct MarkPrice {
  const SkillDef& named;
  int n = 1;

  bool affordable(const Game& g, Seat s) const { return marks_of(g, s, named) >= n; }
  void pay(Game& g, Seat s) const { add_marks(g, s, named, -n); }
};

inline const Unit& unit_at(const SkillDef& skill, Timing t) {
  for (const Unit& u : skill.units)
    if (u.timing == t) return u;
  return skill.units.front();
}

// The unit of `lent` at this timing, for a price: when it could be launched and the price can be paid, with
// the choices of its own; what is chosen is paid for once it is chosen.
template <Timing at_timing, const SkillDef& lent, const MarkPrice& price>
struct Loan {
  using E = EventOf<at_timing>;

  static RawSkill as_if_owned(const Skill<E>& s) {
    return {s.game, s.owner, s.actor, s.instance, s.skill, s.event, s.cards, s.seats, s.as, s.serial};
  }
  static bool possible(const Skill<E>& s) {
    return price.affordable(s.game, s.owner) && unit_at(lent, at_timing).applies(as_if_owned(s));
  }
  static bool choose(const Skill<E>& s, Option& o) {
    return unit_at(lent, at_timing).choose(as_if_owned(s), o);
  }
  static Task<> launch(Skill<E> s) {
    price.pay(s.game, s.owner);
    const RawSkill borrowed = as_if_owned(s);
    co_await unit_at(lent, at_timing).then(borrowed);
  }
};
template <Timing at_timing, const SkillDef& lent, const MarkPrice& price>
UnitBuilder<EventOf<at_timing>> lend() {
  using L = Loan<at_timing, lent, price>;
  return at<at_timing>().when(L::possible).choose(L::choose).then(L::launch);
}

// One of several things a skill offers that can be done once a phase: whether it was, and that it is now.
template <class E>
bool done_this_phase(const Skill<E>& s, int choice) {
  return (s.template memory<std::uint32_t>(Scope::Phase) >> choice & 1) != 0;
}
template <class E>
void note_done_this_phase(const Skill<E>& s, int choice) {
  s.template memory<std::uint32_t>(Scope::Phase) |= 1u << choice;
}

// "You have this skill until the turn ends." Whoever has it already needs no second one.
inline void lend_for_turn(Game& g, Seat s, const SkillDef& lent) {
  if (!has_skill(g, s, lent)) leave_effect(g, s, lent, Scope::Turn, s);
}

}  // namespace jiesuan
