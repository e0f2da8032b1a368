// "Before timing T": effects that are on up to a timing and through it (R002-49). Turns and phases have
// owners, so such a timing is somebody's; it may come again and again, or not at all.
#include "engine/event/log.h"
#include "engine/rules/skills.h"

namespace jiesuan {
namespace {

constexpr Timing kFirstOf[kPhases] = {Timing::PrepareBeforeStart, Timing::JudgePhaseBeforeStart,
                                      Timing::DrawBeforeStart,    Timing::PlayBeforeStart,
                                      Timing::DiscardBeforeStart, Timing::FinishBeforeStart};
constexpr Timing kLastOf[kPhases] = {Timing::PrepareAfterEnd, Timing::JudgePhaseAfterEnd,
                                     Timing::DrawAfterEnd,    Timing::PlayAfterEnd,
                                     Timing::DiscardAfterEnd, Timing::FinishAfterEnd};

bool of_phase(Timing t, PhaseKind p) {
  const int n = static_cast<int>(p);
  return t >= kFirstOf[n] && t <= kLastOf[n];
}
bool of_turn_itself(Timing t) { return t >= Timing::TurnStart1 && t <= Timing::TurnGap; }
bool of_turn(Timing t) {
  return of_turn_itself(t) || (t >= Timing::PrepareBeforeStart && t <= Timing::FinishAfterEnd);
}

// The running turn will still come to this timing, or is just there.
bool still_ahead(const Game& g, Timing t) {
  const Turn* turn = running<Turn>(g);
  if (!turn) return false;
  if (of_turn_itself(t)) return turn->timing == Timing::None || turn->timing <= t;
  const TurnState& state = g.turn();
  for (int i = state.at; i < state.schedule.size(); ++i) {
    if (!of_phase(t, state.schedule[i].kind) || state.schedule[i].skipped) continue;
    const Phase* p = running<Phase>(g);
    const bool past = i == state.at && p && p->timing != Timing::None && p->timing > t;
    if (!past) return true;
  }
  return false;
}

template <class Test>
void end_effects(Game& g, Test ends) {
  int left = g.state.effects;
  for (int n = 0; left > 0 && n < g.state.instances; ++n) {
    const Instance& i = g.state.instance[n];
    if (i.skill == SkillId::None || i.scope == Scope::Game) continue;
    --left;
    if (i.scope != Scope::Through || i.bound_to == g.turn().serial || !ends(i)) continue;
    log(g, LogKind::StateLeft, [&](LogEntry& e) { e.a = i.owner, e.skill = i.skill; });
    detach(g, static_cast<InstanceId>(n));
  }
}

Seat owner_of(const Event& e) {
  if (e.kind == EventKind::Turn) return static_cast<const Turn&>(e).owner;
  return e.kind == EventKind::Phase ? static_cast<const Phase&>(e).owner : kNoSeat;
}

}  // namespace

InstanceId leave_effect_through(Game& g, Seat bearer, const SkillDef& effect, Timing until, Seat whose,
                                Seat creator) {
  const InstanceId id = leave_effect(g, bearer, effect, Scope::Through, creator);
  Instance& i = g.state.instance[id];
  i.until = until;
  i.scope_seat = whose;
  const bool next_time =
      whose != kNoSeat && whose == g.turn().owner && of_turn(until) && !still_ahead(g, until);
  i.bound_to = next_time ? g.turn().serial : 0;
  g.state.listeners[static_cast<int>(until)] |= kEndsListen;
  log(g, LogKind::StateEntered, [&](LogEntry& e) { e.a = bearer, e.skill = effect.number; });
  return id;
}

void expire_through(Game& g, Timing over, const Event& e) {
  const Seat owner = owner_of(e);
  end_effects(g, [&](const Instance& i) {
    return i.until == over && (i.scope_seat == kNoSeat || owner == kNoSeat || i.scope_seat == owner);
  });
}

void expire_with_phase(Game& g, Seat whose, PhaseKind skipped) {
  end_effects(g, [&](const Instance& i) { return i.scope_seat == whose && of_phase(i.until, skipped); });
}

void expire_with_turn(Game& g, Seat whose) {
  end_effects(g, [&](const Instance& i) { return i.scope_seat == whose && of_turn(i.until); });
}

}  // namespace jiesuan
