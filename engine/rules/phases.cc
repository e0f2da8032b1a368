// The six phases of a turn, skipping and extra phases (timings §7).
#include <algorithm>

#include "engine/content/skill.h"
#include "engine/event/log.h"
#include "engine/query/distance.h"
#include "engine/query/legality.h"
#include "engine/rules/ask.h"
#include "engine/rules/move.h"
#include "engine/rules/open.h"
#include "engine/rules/skills.h"
#include "engine/rules/turn.h"
#include "engine/rules/use.h"

namespace jiesuan {
namespace {

struct PhaseTimings {
  Timing before_start, start, body, end, after_end;
};
constexpr PhaseTimings kTimingsOf[kPhases] = {
    {Timing::PrepareBeforeStart, Timing::PrepareStart, Timing::PrepareBody, Timing::PrepareEnd,
     Timing::PrepareAfterEnd},
    {Timing::JudgePhaseBeforeStart, Timing::JudgePhaseStart, Timing::JudgePhaseBody, Timing::JudgePhaseEnd,
     Timing::JudgePhaseAfterEnd},
    {Timing::DrawBeforeStart, Timing::DrawStart1, Timing::DrawBody, Timing::DrawEnd, Timing::DrawAfterEnd},
    {Timing::PlayBeforeStart, Timing::PlayStart, Timing::PlayIdle, Timing::PlayEnd, Timing::PlayAfterEnd},
    {Timing::DiscardBeforeStart, Timing::DiscardStart, Timing::DiscardBody, Timing::DiscardEnd,
     Timing::DiscardAfterEnd},
    {Timing::FinishBeforeStart, Timing::FinishStart, Timing::FinishBody, Timing::FinishEnd,
     Timing::FinishAfterEnd},
};
const PhaseTimings& timings(const Phase& p) { return kTimingsOf[static_cast<int>(p.phase)]; }

// ---- what the rules do in the draw and discard phases, as options of class F of the phase's owner

SeatSet phase_owner(const Game&, const Phase& p) { return SeatSet(p.owner); }

bool may_draw(const Skill<Phase>& s) { return !s.event.no_draw && s.event.draw > 0; }
Task<> draw_rated(Skill<Phase> s) { return draw(s.game, s.owner, s.event.draw); }

int excess(const Game& g, Seat s) { return g[s].hand.size() - hand_limit(g, s); }
bool must_discard(const Skill<Phase>& s) { return excess(s.game, s.owner) > 0; }
// Who cannot discard as many (鸡肋) discards what it can and keeps the rest.
bool choose_discards(const Skill<Phase>& s, Option& o) {
  o.kind = OptionKind::Cards;
  o.cards = discardable(s.game, s.owner, s.game[s.owner].hand);
  o.min_cards = o.max_cards = static_cast<std::uint8_t>(std::min(excess(s.game, s.owner), o.cards.size()));
  return !o.cards.empty();
}
Task<> discard_down(Skill<Phase> s) {
  s.game.state.history.note(Counter::DiscardedByRule, s.owner, s.cards.size());
  return discard(s.game, s.owner, s.cards);
}

const RuleDef draw_rule(
    {"rule_draw", "摸牌", "Draw"},
    at<Timing::DrawBody>().cls(PriorityClass::Flow).by(phase_owner).when(may_draw).then(draw_rated));
const RuleDef discard_rule({"rule_discard", "弃牌", "Discard"}, at<Timing::DiscardBody>()
                                                                    .cls(PriorityClass::Flow)
                                                                    .by(phase_owner)
                                                                    .when(must_discard)
                                                                    .choose(choose_discards)
                                                                    .then(discard_down));

int discarded_by_rule(const Game& g, Seat s) {
  return g.state.history.count(Span::Phase, Counter::DiscardedByRule, s);
}

// ---- bodies

// The delayed tricks lying there now, the newest first; what is laid later waits for the next turn.
Task<> process_judging_area(Game& g, Phase& p) {
  const auto area = g[p.owner].judging;
  for (int i = area.size() - 1; i >= 0 && g.alive(p.owner); --i)
    if (g[p.owner].judging.has(area[i])) co_await use_delayed_trick(g, p.owner, area[i].card);
}

// Discarding and re-checking, so that a skill that waits for the discards comes before the re-check (C26).
Task<> discard_and_check(Game& g, Phase& p, FirstToAct from) {
  int before = discarded_by_rule(g, p.owner);
  co_await process_timing(g, Timing::DiscardBody, p, from);
  while (g.alive(p.owner) && before != discarded_by_rule(g, p.owner)) {
    before = discarded_by_rule(g, p.owner);
    co_await open(g, Timing::DiscardBody, p);
  }
}
Task<> discard_body(Game& g, Phase& p) {
  if (!reach(g, Timing::DiscardBody, p)) return done();
  const FirstToAct somebody = first_to_act(g, Timing::DiscardBody, p);
  return somebody ? discard_and_check(g, p, somebody) : done();
}

Task<> judge_body(Game& g, Phase& p) {
  co_await open(g, Timing::JudgePhaseBody, p);
  co_await process_judging_area(g, p);
}

Task<> draw_from_start(Game& g, Phase& p) {
  co_await open_to_listeners(g, Timing::DrawStart2, p);
  if (g.alive(p.owner)) co_await open(g, Timing::DrawBody, p);
}
Task<> draw_body(Game& g, Phase& p) {
  return reach(g, Timing::DrawStart2, p) ? draw_from_start(g, p) : open(g, Timing::DrawBody, p);
}

Task<> body(Game& g, Phase& p) {
  switch (p.phase) {
    case PhaseKind::Judge:
      return judge_body(g, p);
    case PhaseKind::Draw:
      return draw_body(g, p);
    case PhaseKind::Play:
      return play_actions(g, p);
    case PhaseKind::Discard:
      return discard_body(g, p);
    case PhaseKind::Prepare:
    case PhaseKind::Finish:
      break;
  }
  return open(g, timings(p).body, p);
}

Task<> start_and_body(Game& g, Phase& p) {
  co_await open_to_listeners(g, timings(p).start, p);
  if (g.alive(p.owner)) co_await body(g, p);
}

Task<> inner_period(Game& g, Phase& p) {
  return reach(g, timings(p).start, p) ? start_and_body(g, p) : body(g, p);
}

// The inner period of a phase, however it ends: also when it is dropped.
class InPhase {
 public:
  InPhase(Game& g, Phase& p) : game_(g), phase_(p) {
    TurnState& turn = g.turn();
    turn.phase = p.phase;
    turn.in_phase = p.running = true;
    p.serial = turn.phase_serial = ++turn.phases_begun;
    g.state.history.forget(Span::Phase);
    g.state.history.enter_phase(p.owner, static_cast<int>(p.phase));
    log(g, LogKind::PhaseStarts, [&](LogEntry& e) { e.a = p.owner, e.phase = p.phase; });
  }
  ~InPhase() { leave(); }
  InPhase(const InPhase&) = delete;
  InPhase& operator=(const InPhase&) = delete;
  void leave() {
    if (!phase_.running) return;
    expire(game_, Scope::Phase);
    game_.turn().in_phase = phase_.running = false;
    game_.state.history.leave_phase();
  }

 private:
  Game& game_;
  Phase& phase_;
};

// A performed phase is no neighbour of those that stand around it.
int last_of_skipped_run(const TurnState& turn) {
  const int end = turn.schedule[turn.at].performed ? turn.at + 1 : turn.schedule.size();
  int k = turn.at;
  while (k < end && turn.schedule[k].skipped) ++k;
  return k - 1;
}

Phase phase_of(Seat owner, PhaseKind kind) {
  Phase p;
  p.owner = owner;
  p.phase = kind;
  p.draw = 2;
  return p;
}

// A whole run of skipped ones has but one BeforeStart (R001-29). (Not in line, nor is let_pass: the frame of
// the phases would keep their entry of the log and their phase.)
[[gnu::noinline]] void pass_skipped(Game& g, Seat owner, int last) {
  TurnState& turn = g.turn();
  for (int i = turn.at; i <= last; ++i) {
    log(g, LogKind::PhaseSkipped, [&](LogEntry& e) { e.a = owner, e.phase = turn.schedule[i].kind; });
    expire_with_phase(g, owner, turn.schedule[i].kind);
  }
  turn.at = static_cast<std::uint8_t>(last + 1);
  if (is_told(g, LogKind::Timing))
    note_timing(g, kTimingsOf[static_cast<int>(turn.schedule[last].kind)].after_end);  // an anchor only (C68)
}

// Nobody has anything to do in the phase, and the rules have not either.
bool nothing_happens(const Game& g, Seat owner) {
  const ScheduledPhase& next = g.turn().schedule[g.turn().at];
  const bool bare = next.kind == PhaseKind::Prepare || next.kind == PhaseKind::Finish ||
                    (next.kind == PhaseKind::Judge && g[owner].judging.empty());
  if (next.skipped || !bare) return false;
  const PhaseTimings& t = kTimingsOf[static_cast<int>(next.kind)];
  return !somebody_listens(g, {t.before_start, t.start, t.body, t.end, t.after_end});
}

[[gnu::noinline]] void let_pass(Game& g, Seat owner) {
  TurnState& turn = g.turn();
  ScheduledPhase& next = turn.schedule[turn.at];
  next.reached = next.begun = true;
  Phase p = phase_of(owner, next.kind);
  const Running<Phase> running_phase(g, p);
  {
    const InPhase inner(g, p);
  }
  ++turn.at;
}

bool has_phases_left(const Game& g, Seat owner) {
  return g.alive(owner) && g.turn().at < g.turn().schedule.size();
}

// The phases on the schedule, or only the next of them, each from BeforeStart to PAfterEnd. If the owner dies
// nothing further is generated (C24).
Task<> run_phases(Game& g, Seat owner, bool only_next) {
  TurnState& turn = g.turn();
  for (bool go_on = true; go_on && has_phases_left(g, owner); go_on = !only_next) {
    if (nothing_happens(g, owner)) {
      let_pass(g, owner);
      continue;
    }
    Phase p = phase_of(owner, turn.schedule[turn.at].kind);
    turn.schedule[turn.at].reached = true;
    const Running<Phase> running_phase(g, p);
    co_await open(g, timings(p).before_start, p);
    if (!g.alive(owner)) co_return;
    const int last = last_of_skipped_run(turn);
    if (last >= turn.at) {
      pass_skipped(g, owner, last);
      continue;
    }
    turn.schedule[turn.at].begun = true;
    InPhase inner(g, p);
    const bool whole = co_await guarded(p.unwind, inner_period(g, p));
    if (!whole) co_await tidy_after_drop(g);
    if (g.alive(owner)) co_await open(g, timings(p).end, p);
    inner.leave();
    if (g.alive(owner)) co_await open(g, timings(p).after_end, p);
    ++turn.at;
  }
}

}  // namespace

Task<> run_schedule(Game& g, Seat owner) {
  return has_phases_left(g, owner) ? run_phases(g, owner, false) : done();
}

namespace {

// The place where an extra phase can stand first: behind the phase whose BeforeStart has been reached.
int first_free(const TurnState& turn) {
  return turn.at + (turn.at < turn.schedule.size() && turn.schedule[turn.at].reached ? 1 : 0);
}

// A performed phase stands on the schedule like any other as long as it runs, so that what is skipped and
// gained in it concerns the rest of the turn. Then, or when it is dropped, it is taken off again, and the
// phase around it goes on where it was, with its counters.
class Performed {
 public:
  Performed(Game& g, PhaseKind kind)
      : game_(g),
        at_(g.turn().at),
        place_(first_free(g.turn())),
        phase_(g.turn().phase),
        in_phase_(g.turn().in_phase),
        serial_(g.turn().phase_serial),
        owner_(g.state.history.owner),
        so_far_(g.state.history.phase_so_far()) {
    ScheduledPhase extra{kind};
    extra.performed = true;
    g.turn().schedule.insert(place_, extra);
    g.turn().at = static_cast<std::uint8_t>(place_);
  }
  ~Performed() {
    TurnState& turn = game_.turn();
    turn.schedule.erase(place_);
    turn.at = at_;
    turn.phase = phase_;
    turn.in_phase = in_phase_;
    turn.phase_serial = serial_;
    game_.state.history.recall_phase(so_far_);
    game_.state.history.go_on_in_phase(owner_, static_cast<int>(phase_));
  }
  Performed(const Performed&) = delete;
  Performed& operator=(const Performed&) = delete;

 private:
  Game& game_;
  const std::uint8_t at_;
  const int place_;
  const PhaseKind phase_;
  const bool in_phase_;
  const std::uint32_t serial_;
  const Seat owner_;
  const PhaseSoFar so_far_;
};

}  // namespace

Task<> perform_phase(Game& g, Seat owner, PhaseKind kind) {
  if (!g.alive(owner) || g.turn().schedule.full()) co_return;
  const Performed phase(g, kind);
  co_await run_phases(g, owner, true);
}

bool can_skip_phase(const Game& g, PhaseKind kind) {
  const TurnState& turn = g.turn();
  for (int i = turn.at; i < turn.schedule.size(); ++i)
    if (turn.schedule[i].kind == kind && !turn.schedule[i].begun) return !turn.schedule[i].skipped;
  return false;
}

void skip_phase(Game& g, PhaseKind kind) {
  TurnState& turn = g.turn();
  const Phase* p = running<Phase>(g);
  const bool before_start = p && p->phase == kind && !p->running;
  for (int i = turn.at; i < turn.schedule.size(); ++i) {
    if (turn.schedule[i].kind != kind || turn.schedule[i].begun) continue;
    turn.schedule[i].skipped = true;
    if (before_start) return;  // this instance only (C29)
  }
}

Task<> end_phase(Game& g, PhaseKind kind) {
  for (Event* e = g.event; e; e = e->outer) {
    if (e->kind != EventKind::Phase) continue;
    Phase* p = static_cast<Phase*>(e);
    if (p->phase != kind || !p->running) continue;
    co_await fall_back_to(g.run, p->unwind);
  }
}

void gain_phase_before(Game& g, PhaseKind kind, PhaseKind before) {
  TurnState& turn = g.turn();
  for (int i = first_free(turn); i < turn.schedule.size(); ++i)
    if (turn.schedule[i].kind == before && !turn.schedule.full()) {
      turn.schedule.insert(i, {kind});
      return;
    }
}

void gain_phase_after(Game& g, PhaseKind kind, PhaseKind after) {
  TurnState& turn = g.turn();
  for (int i = turn.schedule.size() - 1; i + 1 >= first_free(turn) && i >= 0; --i)
    if (turn.schedule[i].kind == after && !turn.schedule.full()) {
      turn.schedule.insert(i + 1, {kind});
      return;
    }
}

}  // namespace jiesuan
