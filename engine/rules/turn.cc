#include "engine/rules/turn.h"

#include "engine/content/setup.h"
#include "engine/event/log.h"
#include "engine/query/seats.h"
#include "engine/rules/dying.h"
#include "engine/rules/general_cards.h"
#include "engine/rules/move.h"
#include "engine/rules/open.h"
#include "engine/rules/reveal.h"
#include "engine/rules/skills.h"

namespace jiesuan {
namespace {

void begin_turn(Game& g, Turn& t, Phases phases) {
  TurnState& turn = g.turn();
  turn.owner = t.owner;
  turn.extra = t.extra;
  turn.in_turn = turn.ending = turn.in_phase = false;
  ++turn.serial;
  turn.phase_serial = ++turn.phases_begun;
  turn.at = g.state.first_phase;  // only a given position starts in the middle of a turn
  g.state.first_phase = 0;
  turn.schedule.clear();
  for (int p = 0; p < kPhases; ++p)
    if (phases >> p & 1) turn.schedule.add_new().kind = static_cast<PhaseKind>(p);
  g.state.history.forget(Span::Turn);
  g.state.history.forget(Span::Phase);
  log(g, LogKind::TurnStarts, [&](LogEntry& e) { e.a = t.owner, e.n = t.extra; });
}

// TurnStart1: the round counter. Extra turns belong to the round they are taken in (D14).
void count_round(Game& g, Turn& t) {
  GameState& f = g.state;
  t.first_of_game = f.round == 0;
  t.first_of_round = t.first_of_game || (!t.extra && f.last_normal_seat >= t.owner);
  if (!t.extra) f.last_normal_seat = t.owner;
  if (!t.first_of_round) return;
  ++f.round;
  f.history.forget(Span::Round);
  expire(g, Scope::Round);
  log(g, LogKind::RoundStarts, [&](LogEntry& e) { e.n = f.round; });
}

bool starts_mid_turn(const Game& g) {
  return g.turn().serial == 1 && g.setup->position && g.setup->position->mid_turn;
}

// TurnStart1 up to the end of the phases. TurnStart5 may terminate the turn.
Task<> first_half(Game& g, Turn& t) {
  if (starts_mid_turn(g)) {
    g.state.round = 1;
    g.turn().in_turn = true;
    co_await run_schedule(g, t.owner);
    co_return;
  }
  co_await open(g, Timing::TurnStart1, t);
  count_round(g, t);
  // TurnStart2 is for generals who enter during the game; no mode of ours has them yet.
  if (t.first_of_game) co_await open(g, Timing::TurnStart3, t);
  if (t.first_of_round && g.alive(t.owner)) co_await open(g, Timing::TurnStart4, t);
  if (g.alive(t.owner)) co_await open(g, Timing::TurnStart5, t);
  if (g.alive(t.owner) && g[t.owner].flipped) {
    log(g, LogKind::TurnLost, [&](LogEntry& e) { e.a = t.owner; });
    co_await flip(g, t.owner);
    t.terminate();
    co_return;
  }
  if (!g.alive(t.owner)) co_return;
  g.turn().in_turn = true;
  expire_next_turn(g, t.owner);
  constexpr Timing kRest[] = {Timing::TurnStart6, Timing::TurnStart7, Timing::TurnStart8, Timing::TurnStart9};
  for (Timing x : kRest) {
    if (!g.alive(t.owner)) co_return;  // straight to TurnEnd1 (C24)
    co_await open(g, x, t);
  }
  co_await run_schedule(g, t.owner);
}

}  // namespace

Task<> take_turn(Game& g, Seat owner, bool extra, Phases phases) {
  Turn t;
  t.owner = owner;
  t.extra = extra;
  const Running<Turn> running_turn(g, t);
  begin_turn(g, t, phases);
  const bool whole = co_await guarded(t.unwind, first_half(g, t));
  if (!whole) {
    g.turn().at = static_cast<std::uint8_t>(g.turn().schedule.size());  // no phase is left
    co_await tidy_after_drop(g);
  }
  if (t.terminated) {  // cut off at TurnStart5: not even the closing timings
    expire(g, Scope::Turn);
    expire_with_turn(g, owner);
    co_return;
  }
  // From TurnEnd1 on the turn just runs out, whoever is still alive.
  g.turn().ending = true;
  co_await open(g, Timing::TurnEnd1, t);
  co_await run_schedule(g, t.owner);  // phases gained after the last one
  constexpr Timing kRest[] = {Timing::TurnEnd2, Timing::TurnEnd3, Timing::TurnEnd4, Timing::TurnEnd5,
                              Timing::TurnEnd6};
  for (Timing x : kRest) co_await open(g, x, t);
  g.turn().in_turn = false;
  expire(g, Scope::Turn);
  co_await open(g, Timing::TurnEnd7, t);
  log(g, LogKind::TurnEnds, [&](LogEntry& e) { e.a = t.owner; });
  co_await open(g, Timing::TurnGap, t);
  expire_with_turn(g, owner);
}

void gain_extra_turn(Game& g, Seat s, Phases phases) {
  if (g.state.extra_turns.full()) return;
  g.state.extra_turns.push_back({s, phases});
  log(g, LogKind::ExtraTurn, [&](LogEntry& e) { e.a = s; });
}

Task<> end_turn(Game& g) {
  Turn* t = running<Turn>(g);
  if (!t || g.turn().ending) co_return;
  co_await fall_back_to(g.run, t->unwind);
}

Task<> tidy_after_drop(Game& g) {
  if (!g.state.processing.empty())
    co_await move_cards(g, moving(g, g.state.processing, Zone::Discard, kNoSeat, Reason::System, kNoSeat));
  for (Seat s : in_order(g, living(g)))
    if (enters_dying(g, s)) co_await dying(g, s, nullptr);
  if (!g.state.reveals.seats.empty()) co_await drain_reveals(g);  // after the clean-up (hegemony §14.9)
}

}  // namespace jiesuan
