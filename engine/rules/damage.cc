// Damage (timings §12.1) and the conduction along the chain (R003-01 … R003-12).
#include "engine/content/rulebook.h"
#include "engine/event/log.h"
#include "engine/query/seats.h"
#include "engine/rules/hp.h"
#include "engine/rules/hp_reduction.h"
#include "engine/rules/open.h"

namespace jiesuan {
namespace {

// A dead source is no source, at any point of the flow (principles §6).
void forget_dead_source(const Game& g, Damage& d) {
  if (d.source != kNoSeat && !g.alive(d.source)) d.source = kNoSeat;
}

constexpr Timing kBefore[] = {
    Timing::DamageBeforeStart1, Timing::DamageBeforeStart2, Timing::DamageCausing1, Timing::DamageCausing2,
    Timing::DamageTaking1,      Timing::DamageTaking2,      Timing::DamageTaking3,
};

constexpr Timing kAfter[] = {Timing::DamageCaused, Timing::DamageTaken, Timing::DamageEnd};

// To everybody else who was chained when the flag was set and still is. Each is a complete flow that
// starts from the final value here; conducted damage never conducts again.
Task<> conduct(Game& g, Damage& origin) {
  const SeatList order = in_order(g, origin.conducts_to);
  for (Seat s : order) {
    if (!g.alive(s) || !g[s].chained) continue;
    Damage d;
    d.source = origin.source;
    d.victim = s;
    d.amount = origin.amount;
    d.element = origin.element;
    d.use = origin.use;
    d.skill = origin.skill;
    d.origin = Origin::Chain;
    d.chain = true;
    co_await deal_damage(g, d);
  }
}

}  // namespace

Task<> deal_damage(Game& g, Damage d) {
  if (!g.alive(d.victim) || d.amount <= 0) co_return;
  const Running<Damage> running_damage(g, d);
  for (Timing t : kBefore) {
    forget_dead_source(g, d);
    co_await open(g, t, d);
    if (d.amount <= 0) prevent(d);  // "−Y" on a value of at most Y is a prevention
    if (d.terminated) {
      log(g, LogKind::DamagePrevented, [&](LogEntry& e) { e.a = d.source, e.b = d.victim, e.n = d.amount; });
      co_return;
    }
  }
  forget_dead_source(g, d);
  co_await reduce_hp_by_damage(g, d);
  if (d.terminated) co_return;
  for (Timing t : kAfter) {
    forget_dead_source(g, d);
    co_await open(g, t, d);
    if (d.terminated) co_return;
  }
  if (d.conducts) co_await conduct(g, d);
}

Task<> transfer_damage(Game& g, Damage& d, Seat to) {
  prevent(d);
  Damage moved;
  moved.source = g.alive(d.source) ? d.source : kNoSeat;
  moved.victim = to;
  moved.amount = d.amount;
  moved.element = d.element;
  moved.use = d.use;
  moved.skill = d.skill;
  moved.origin = Origin::Transfer;
  moved.chain = d.chain;
  co_await g.rules->policies().deal_transferred(g, d, moved);
}

Task<> deal_at_once(Game& g, Damage&, Damage moved) { co_await deal_damage(g, moved); }

}  // namespace jiesuan
