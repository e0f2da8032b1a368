#include "engine/rules/general_cards.h"

#include "engine/event/log.h"
#include "engine/query/states.h"
#include "engine/rules/open.h"

namespace jiesuan {
namespace {

// A change that would change nothing cannot be executed.
bool possible(const Game& g, Seat s, GeneralCardChange change) {
  switch (change) {
    case GeneralCardChange::Chain:
      return can_be_chained(g, s);
    case GeneralCardChange::Unchain:
      return g[s].chained;
    case GeneralCardChange::Flip:
    case GeneralCardChange::Stack:
      return true;
    case GeneralCardChange::Hide:
    case GeneralCardChange::Remove:
    case GeneralCardChange::Change:
    case GeneralCardChange::None:
      return false;  // the mode that has them does them itself
  }
  return false;
}

void apply(Game& g, const StateChange& e) {
  Character& c = g[e.seat];
  LogKind kind = LogKind::Flipped;
  switch (e.change) {
    case GeneralCardChange::Chain:
      c.chained = true;
      kind = LogKind::Chained;
      break;
    case GeneralCardChange::Unchain:
      c.chained = false;
      kind = LogKind::Unchained;
      break;
    default:
      c.flipped = !c.flipped;
      break;
  }
  log(g, kind, [&](LogEntry& entry) { entry.a = e.seat, entry.n = c.flipped; });
}

}  // namespace

bool can_be_chained(const Game& g, Seat s) {
  return g.alive(s) && !g[s].chained && !any_says(g, s, StateKind::NeverChained, CardSet{});
}

Task<bool> change_state(Game& g, Seat s, GeneralCardChange change) {
  if (!g.alive(s) || !possible(g, s, change)) co_return false;
  StateChange e;
  e.seat = s;
  e.change = change;
  const bool done = co_await run_state_change(g, e, apply);
  co_return done;
}

Task<bool> run_state_change(Game& g, StateChange e, void (*apply_it)(Game&, const StateChange&)) {
  const Running<StateChange> running_change(g, e);
  co_await open(g, Timing::StateBefore1, e);
  if (e.terminated) co_return false;
  co_await open(g, Timing::StateBefore2, e);
  if (e.terminated) co_return false;
  apply_it(g, e);
  e.done = true;
  co_await open(g, Timing::StateAfter, e);
  if (e.terminated) co_return true;
  co_await open(g, Timing::StateEnd, e);
  co_return true;
}

Task<> chain(Game& g, Seat s) { co_await change_state(g, s, GeneralCardChange::Chain); }
Task<> unchain(Game& g, Seat s) { co_await change_state(g, s, GeneralCardChange::Unchain); }
Task<> flip(Game& g, Seat s) { co_await change_state(g, s, GeneralCardChange::Flip); }

Task<> restore(Game& g, Seat s) {
  if (g[s].chained) co_await unchain(g, s);
  if (g[s].flipped) co_await flip(g, s);
}

}  // namespace jiesuan
