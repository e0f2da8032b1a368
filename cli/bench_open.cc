#include "cli/bench_open.h"

#include <algorithm>

#include "cli/clock.h"
#include "engine/timing/open.h"

namespace jiesuan::cli {
namespace {

Task<> open_many_times(Game& g, Event& e, Timing t, int n) {
  for (int i = 0; i < n; ++i) co_await open(g, t, e);
}

Timing silent_timing(const Game& g) {
  for (int t = 0; t < kTimings; ++t)
    if (g.facts.listeners[t] == 0) return static_cast<Timing>(t);
  return Timing::None;
}

}  // namespace

double empty_open_ns(Match& m) {
  constexpr int kTimes = 2'000'000;
  Game& g = m.game();
  const Timing silent = silent_timing(g);
  if (silent == Timing::None) return 0;
  GameFlow event;
  double best = 1e18;
  for (int batch = 0; batch < 5; ++batch) {
    // Our own flow on top of the waiting ones, driven by hand to its end.
    const Run before = g.run;
    {
      Task<> flow = open_many_times(g, event, silent, kTimes);
      flow.start({});
      g.run.waiting = false;
      const double start = cpu_seconds();
      run_until_waiting(g.run);
      best = std::min(best, (cpu_seconds() - start) * 1e9 / kTimes);
    }
    g.run = before;
  }
  return best;
}

}  // namespace jiesuan::cli
