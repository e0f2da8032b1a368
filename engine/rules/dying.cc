#include "engine/rules/dying.h"

#include "engine/query/seats.h"
#include "engine/query/states.h"
#include "engine/rules/death.h"
#include "engine/timing/open.h"
#include "engine/view/log.h"

namespace jiesuan {

bool needs_saving(const Game& g, Seat s) {
  if (g[s].hp_value() >= g[s].hp_floor) return false;
  bool held = false;
  each_state(g, s, StateKind::HoldsOffDying, CardSet{},
             [&](const State& st, const StateUnit& u) { held = held || u.number(st, kNoSeat) != 0; });
  return !held;
}

bool enters_dying(const Game& g, Seat s) {
  if (!g.alive(s) || !needs_saving(g, s)) return false;
  for (const Event* e = g.event; e; e = e->outer)
    if (e->kind == EventKind::Dying && static_cast<const Dying*>(e)->seat == s) return false;
  return true;
}

void helped(Dying& d, Seat helper) {
  d.helper = helper;
  d.end_timing();
}

namespace {

bool still_dying(const Game& g, const Dying& d) { return g.alive(d.seat) && needs_saving(g, d.seat); }

// One pass without an answer is the end. When somebody did something, a new DyingAsk goes from that
// seat to the end of the order; earlier seats are not asked again.
Task<> ask_for_rescue(Game& g, Dying& d) {
  int from = 0;
  while (still_dying(g, d)) {
    d.helper = kNoSeat;
    co_await open(g, Timing::DyingAsk, d, seat_after(g, anchor(g), from));
    if (d.helper == kNoSeat) break;
    const int to = position(g, d.helper);
    for (; from <= to; ++from) d.asked.add(seat_after(g, anchor(g), from));
    from = to;
  }
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

}  // namespace jiesuan
