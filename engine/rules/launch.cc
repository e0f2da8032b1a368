// Launching one unit of a skill (principles §3.2).
#include <cassert>

#include "engine/event/log.h"
#include "engine/query/states.h"
#include "engine/rules/clean_up.h"
#include "engine/rules/open.h"
#include "engine/rules/reveal.h"
#include "engine/rules/skills.h"
#include "engine/rules/use.h"

namespace jiesuan {
namespace {

SkillUse use_of(const Game& g, const RawSkill& s) {
  SkillUse use;
  use.skill = s.skill;
  use.owner = s.owner;
  use.equipment = g.state.instance[s.instance].card;
  return use;
}

void tell(Game& g, const RawSkill& s) {
  log(g, LogKind::SkillLaunched, [&](LogEntry& e) {
    e.a = s.actor, e.b = s.owner, e.skill = s.skill;
    for (Seat t : s.seats) e.seats.add(t);
  });
}

// Its launch is the use of a card: nothing is said, shown or counted before there is one.
Task<> use_answer(Game& g, const Need& n) { return use_card(g, use_answering(n)); }
Task<> launch_by_using(Game& g, RawSkill s, const Unit& u) {
  SkillUse use = use_of(g, s);
  const Running<SkillUse> running_skill(g, use);
  Need n = u.need(s);
  n.announced = true;  // by the timing (note_windows)
  const Instance i = g.state.instance[s.instance];
  co_await ask_to_use(g, n);
  if (!n.answered) co_return;
  const bool still_there = g.state.instance[s.instance].serial == i.serial;  // answering may have cost it
  if (still_there) count_use(g, s.instance, u);
  if (on_hidden_general(g, i)) co_await reveal_general(g, i.owner, i.slot);
  tell(g, s);
  co_await use_answer(g, n);
  co_await clean_up(g, use);
  if (reveals_due(g, use)) co_await drain_reveals(g);
}
// What the rules offer is not launched. (What an awaited call is given lies in the frame that awaits: a plain
// function in between keeps the need out of it.)
Task<bool> need_of_rule(Game& g, const RawSkill& s, const Unit& u) { return need_to_use(g, u.need(s)); }
Task<> use_by_rule(Game& g, RawSkill s, const Unit& u) { co_await need_of_rule(g, s, u); }

[[gnu::noinline]] bool has_answer_to_need(Game& g, const RawSkill& s, const Unit& u) {
  Need n = u.need(s);
  assert(!u.uses_card || (n.wanted & u.answers) == n.wanted);
  return can_answer(g, n);
}

}  // namespace

bool can_use_for(Game& g, const RawSkill& s, const Unit& u) {
  return (!u.uses_card || !those_who_may_use(g, SeatSet(s.actor), u.answers).empty()) &&
         has_answer_to_need(g, s, u);
}

namespace {

Task<> launch_skill(Game& g, RawSkill s, const Unit& u) {
  const Instance i = g.state.instance[s.instance];
  s.serial = i.serial;
  count_use(g, s.instance, u);
  SkillUse use = use_of(g, s);
  const Running<SkillUse> running_skill(g, use);
  if (on_hidden_general(g, i)) co_await reveal_general(g, i.owner, i.slot);
  tell(g, s);
  co_await u.then(s);
  co_await clean_up(g, use);
  if (reveals_due(g, use)) co_await drain_reveals(g);
}

}  // namespace

Task<> launch(Game& g, const RawSkill& s, const Unit& u) {
  if (s.instance == kNoInstance) return u.is_a_use() ? use_by_rule(g, s, u) : u.then(s);
  return u.is_a_use() ? launch_by_using(g, s, u) : launch_skill(g, s, u);
}

}  // namespace jiesuan
