// Lending: "pay X to use the skill Y" (极略), "you have Y in this turn" (无前). A lent skill's unit is
// launched as if whoever borrows it had it, with its choices and its limit; what that costs stands beside it.
// Every skill that can be borrowed is an option of its own, called by the lent skill, so that nothing is
// spent on what was not asked for.
//
//   constexpr MarkPrice kOnePatience{renjie};
//   lend<Timing::DamageTaken, fangzhu, kOnePatience>().may()
//   lend_until_turn_ends<Timing::PlayIdle, wansha, kOnePatience>()
#pragma once
#include <algorithm>

#include "engine/event/log.h"
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

// What the borrower remembers: which of the skills that are used once a phase it has used in this one.
struct LentThisPhase {
  std::uint8_t n = 0;
  SkillId skill[7] = {};

  bool has(SkillId s) const { return std::find(skill, skill + n, s) != skill + n; }
  void add(SkillId s) { skill[n++] = s; }
};

// The unit of `lent` at this timing, for a price: when it could be launched and the price can be paid, with
// the choices and the limit of its own; what is chosen is paid for once it is chosen.
template <Timing at_timing, const SkillDef& lent, const MarkPrice& price>
struct Loan {
  using E = EventOf<at_timing>;

  static RawSkill as_if_owned(const Skill<E>& s) {
    return {s.game, s.owner, s.actor, s.instance, s.skill, s.event, s.cards, s.seats, s.as, s.serial};
  }
  static LentThisPhase& used(const Skill<E>& s) { return s.template memory<LentThisPhase>(Scope::Phase); }
  static bool possible(const Skill<E>& s) {
    const Unit& u = unit_at(lent, at_timing);
    if (u.once_per_phase && used(s).has(lent.number)) return false;
    return price.affordable(s.game, s.owner) && u.applies(as_if_owned(s));
  }
  static bool choose(const Skill<E>& s, Option& o) {
    return unit_at(lent, at_timing).choose(as_if_owned(s), o);
  }
  static Task<> launch(Skill<E> s) {
    const Unit& u = unit_at(lent, at_timing);
    if (u.once_per_phase) used(s).add(lent.number);
    price.pay(s.game, s.owner);
    const RawSkill borrowed = as_if_owned(s);
    co_await u.then(borrowed);
  }
};
template <Timing at_timing, const SkillDef& lent, const MarkPrice& price>
UnitBuilder<EventOf<at_timing>> lend() {
  using L = Loan<at_timing, lent, price>;
  return at<at_timing>().lends(lent).when(L::possible).choose(L::choose).then(L::launch);
}

// "You have this skill until the turn ends." Whoever has it already needs no second one.
inline void lend_for_turn(Game& g, Seat s, const SkillDef& lent) {
  if (has_skill(g, s, lent) || leave_effect(g, s, lent, Scope::Turn, s) == kNoInstance) return;
  log(g, LogKind::SkillGained, [&](LogEntry& e) { e.a = s, e.skill = lent.number; });
}

// … for a price, in its own phase.
template <const SkillDef& lent, const MarkPrice& price>
struct TurnLoan {
  static bool possible(const Skill<Phase>& s) {
    return owners_phase(s) && price.affordable(s.game, s.owner) && !has_skill(s.game, s.owner, lent);
  }
  static Task<> launch(Skill<Phase> s) {
    price.pay(s.game, s.owner);
    lend_for_turn(s.game, s.owner, lent);
    co_return;
  }
};
template <Timing at_timing, const SkillDef& lent, const MarkPrice& price>
UnitBuilder<EventOf<at_timing>> lend_until_turn_ends() {
  using L = TurnLoan<lent, price>;
  return at<at_timing>().lends(lent).when(L::possible).then(L::launch);
}

}  // namespace jiesuan
