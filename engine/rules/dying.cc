#include "engine/rules/dying.h"

#include "engine/content/rulebook.h"
#include "engine/event/log.h"
#include "engine/query/seats.h"
#include "engine/query/states.h"
#include "engine/rules/death.h"
#include "engine/rules/open.h"

namespace jiesuan {

bool needs_saving(const Game& g, Seat s) { return g.rules->policies().needs_saving(g, s); }

bool below_hp_floor(const Game& g, Seat s) { return g[s].hp < g[s].hp_floor && !held_off(g, s); }

bool held_off(const Game& g, Seat s) { return any_says(g, s, StateKind::HoldsOffDying, CardSet{}); }

bool is_dying(const Game& g, Seat s) {
  for (const Event* e = g.event; e; e = e->outer)
    if (e->kind == EventKind::Dying && static_cast<const Dying*>(e)->seat == s) return true;
  return false;
}

bool enters_dying(const Game& g, Seat s) {
  return g.alive(s) && needs_saving(g, s) && !g[s].untested && !is_dying(g, s);
}

void note_untested(Game& g, Seat s) { g[s].untested = needs_saving(g, s) && !is_dying(g, s); }

namespace {

bool still_dying(const Game& g, const Dying& d) { return g.alive(d.seat) && needs_saving(g, d.seat); }

// One pass without an answer is the end. Whoever launches a skill or uses a card, with or without success,
// ends the timing, and a new DyingAsk goes from that seat to the end of the order; earlier seats are not
// asked again, and skills are launched only the first time a character is asked (C46, C69).
Task<> ask_for_rescue(Game& g, Dying& d) {
  d.one_act = true;
  int from = 0;
  while (still_dying(g, d)) {
    co_await open(g, Timing::DyingAsk, d, seat_after(g, anchor(g), from));
    if (d.acted == kNoSeat) break;
    const int to = position(g, d.acted);
    for (; from <= to; ++from) d.skills_past.add(seat_after(g, anchor(g), from));
    from = to;
  }
  d.one_act = false;
  d.skills_past.clear();
}

}  // namespace

Task<> dying(Game& g, Seat s, Damage* damage) {
  Dying d;
  d.seat = s;
  d.damage = damage;
  const Running<Dying> running_dying(g, d);
  log(g, LogKind::DyingStarts, [&](LogEntry& e) { e.a = s; });
  co_await open(g, Timing::DyingEnter, d);
  if (still_dying(g, d)) co_await open(g, Timing::DyingEntered, d);
  if (still_dying(g, d)) co_await ask_for_rescue(g, d);
  if (still_dying(g, d)) {
    co_await die(g, s, damage);
  } else if (g.alive(s)) {
    log(g, LogKind::DyingSaved, [&](LogEntry& e) { e.a = s; });
  }
  co_await open(g, Timing::DyingEnd, d);
}

Task<> fall_below_floor(Game& g, Seat s, Damage* damage) {
  return g.rules->policies().fall_below_floor(g, s, damage);
}

Task<> dying_unless_it_is(Game& g, Seat s, Damage* damage) {
  if (!is_dying(g, s)) co_await dying(g, s, damage);
}

}  // namespace jiesuan
