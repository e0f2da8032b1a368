#include "engine/rules/target_list.h"

#include <algorithm>

#include "engine/content/catalogue.h"
#include "engine/event/log.h"
#include "engine/query/seats.h"
#include "engine/rules/left_out.h"
#include "engine/rules/open.h"
#include "engine/rules/use.h"

namespace jiesuan {
namespace {

constexpr Timing kSteps[] = {Timing::UseTargeting, Timing::UseBecomingTarget, Timing::UseTargeted,
                             Timing::UseBecameTarget};

void drop_cancelled(Use& u) {
  for (int i = u.targets.size() - 1; i >= 0; --i)
    if (u.targets[i].cancelled) u.targets.erase(i);
}

int next_without_step(const Use& u, int step) {
  for (int i = 0; i < u.targets.size(); ++i)
    if (u.targets[i].step < step) return i;
  return -1;
}

// The target stays one when its step is over.
void keep_as_target(Game& g, const Use& u, int step, Seat s) {
  if (step == 2 && u.user != kNoSeat) g.state.history.note_aim(u.used_by(), s);
}

bool delayed(const Use& u) { return def(u.card.name).category == Category::DelayedTrick; }

// Nobody listens at the timing of the step: all targets take it at once.
void take_step(Game& g, Use& u, int step) {
  for (Target& t : u.targets) {
    if (t.step >= step) continue;
    t.step = static_cast<std::uint8_t>(step);
    keep_as_target(g, u, step, t.seat);
  }
  if (delayed(u)) drop_dead_targets(g, u);
}

}  // namespace

void sort_several_targets(const Game& g, Use& u) {
  const auto key = [&](const Target& t) {
    return (t.seat == kNoSeat ? 0 : position(g, t.seat)) * 256 + t.order;
  };
  const auto before = [&](const Target& a, const Target& b) { return key(a) < key(b); };
  if (!std::is_sorted(u.targets.begin(), u.targets.end(), before))  // they nearly always are
    std::sort(u.targets.begin(), u.targets.end(), before);
}

void drop_dead_targets(const Game& g, Use& u) {
  for (int i = u.targets.size() - 1; i >= 0; --i)
    if (u.targets[i].seat != kNoSeat && !g.alive(u.targets[i].seat)) u.targets.erase(i);
}

namespace {

Task<> go_through_steps(Game& g, Use& u) {
  int sorted = 0;  // so many were there: only a new one can stand in the wrong place
  for (int step = 1; step <= 4; ++step) {
    for (;;) {
      if (!somebody_listens(g, {kSteps[step - 1]})) take_step(g, u, step);
      if (sorted != u.created) sort_targets(g, u);
      sorted = u.created;
      u.current = next_without_step(u, step);
      if (u.current < 0) break;
      u.target().step = static_cast<std::uint8_t>(step);
      co_await open(g, kSteps[step - 1], u);
      if (u.terminated) co_return;
      const Target done = u.target();
      if (done.cancelled && reasons_wanted(g))
        for (int later = step; later < 4; ++later) tell_cancelled(g, kSteps[later], u);
      if (done.cancelled) drop_cancelled(u);
      if (delayed(u)) drop_dead_targets(g, u);
      if (done.cancelled) {
        u.last_cancelled = done.seat;
        log(g, LogKind::TargetCancelled, [&](LogEntry& e) { e.a = done.seat, e.card = u.card.name; });
      } else {
        keep_as_target(g, u, step, done.seat);
      }
    }
    if (u.targets.empty()) break;  // nothing left to prepare: on to the end of the use (D2)
  }
  u.current = -1;
}

}  // namespace

Task<> designate_targets(Game& g, Use& u) {
  if (somebody_listens(g, kSteps)) return go_through_steps(g, u);
  sort_targets(g, u);
  for (int step = 1; step <= 4; ++step) take_step(g, u, step);
  return done();
}

void add_target(Use& u, Seat s, Seat second) {
  Target t;
  t.seat = s;
  t.second = second;
  t.order = u.created++;
  u.targets.push_back(t);
}

void cancel_target(Use& u) {
  u.target().cancelled = true;
  u.end_timing();
}

void also_target(Game& g, Use& u, Seat s, Seat second) {
  if (u.targets.full()) return;
  const std::uint8_t step = u.current >= 0 ? u.target().step : std::uint8_t{0};
  add_target(u, s, second);
  u.targets.back().step = step > 0 ? static_cast<std::uint8_t>(step - 1) : std::uint8_t{0};
  log(g, LogKind::TargetAdded, [&](LogEntry& e) { e.a = s, e.card = u.card.name; });
}

void drop_target(Game& g, Use& u, Seat s) {
  for (int i = u.targets.size() - 1; i >= 0; --i)
    if (u.targets[i].seat == s) u.targets.erase(i);
  log(g, LogKind::TargetCancelled, [&](LogEntry& e) { e.a = s, e.card = u.card.name; });
}

void change_user(Use& u, Seat to) {
  u.first_user = u.used_by();
  u.user = to;
}

void redirect_target(Game& g, Use& u, Seat to) {
  log(g, LogKind::TargetMoved, [&](LogEntry& e) { e.a = u.target().seat, e.b = to, e.card = u.card.name; });
  also_target(g, u, to);
  cancel_target(u);
}

}  // namespace jiesuan
