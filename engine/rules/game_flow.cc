#include "engine/rules/game_flow.h"

#include "engine/content/rulebook.h"
#include "engine/content/setup.h"
#include "engine/event/log.h"
#include "engine/query/seats.h"
#include "engine/rules/game_end.h"
#include "engine/rules/open.h"
#include "engine/rules/turn.h"
#include "engine/state/invariants.h"

namespace jiesuan {
namespace {

// Normal turns go round; extra turns, the last gained first, come before the next normal one.
Task<> turn_after_turn(Game& g) {
  GameState& f = g.state;
  bool starts_in_extra_turn = g.setup->position && g.setup->position->extra_turn;
  if (starts_in_extra_turn) f.extra_turns.push_back({f.turn.owner});
  Seat normal = starts_in_extra_turn ? f.last_normal_seat : f.turn.owner == kNoSeat ? Seat{0} : f.turn.owner;
  for (;; starts_in_extra_turn = false) {
    if (g.alive(normal) && !starts_in_extra_turn) co_await take_turn(g, normal, false);
    while (!f.extra_turns.empty()) {
      const ExtraTurn t = f.extra_turns.back();
      f.extra_turns.pop_back();
      if (g.alive(t.seat)) co_await take_turn(g, t.seat, true, t.phases);
    }
    normal = seat_after(g, normal);
    if (f.round >= kMaxRounds && normal <= f.last_normal_seat) co_await end_in_a_draw(g);
  }
}

// A given position that starts here has its generals and hands already; what waits for them is still to come.
Task<> before_first_turn(Game& g, GameFlow& e) {
  if (g.setup->position)
    co_await open(g, Timing::GameGeneralsShown, e);
  else
    co_await g.rules->mode().set_up(g);
  co_await open(g, Timing::GameHandsDealt, e);
}

Task<> whole_game(Game& g, GameFlow& e) {
  if (!g.state.started) {
    co_await before_first_turn(g, e);
    g.state.started = true;
  }
  log(g, LogKind::GameStarts, [&](LogEntry& entry) { entry.n = g.players(); });
  co_await turn_after_turn(g);
}

}  // namespace

Task<> play_game(Game& g) {
  GameFlow e;
  const Running<GameFlow> running_game(g, e);
  UnwindPoint unwind;
  g.game_unwind = &unwind;
  co_await guarded(unwind, whole_game(g, e));
  co_await open(g, Timing::GameEnd, e);
  log(g, LogKind::GameOver,
      [&](LogEntry& entry) { entry.seats = g.state.winners, entry.n = static_cast<int>(g.state.outcome); });
}

}  // namespace jiesuan
