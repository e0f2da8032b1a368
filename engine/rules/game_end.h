// The game ends: everything on the stack is dropped at once (timings §18, R000-03).
#pragma once
#include "engine/event/events.h"

namespace jiesuan {

// Neither pile nor discard pile can supply a card that must be drawn, judged or turned up (timings §17).
Task<> end_in_a_draw(Game& g);

// co_await end_if_decided(g): does not return if state.outcome is set.
class [[nodiscard]] EndIfDecided {
 public:
  explicit EndIfDecided(Game& g) : game_(g) {}
  bool await_ready() const noexcept { return !game_.over(); }
  void await_suspend(std::coroutine_handle<>) noexcept {
    game_.game_unwind->dropped = true;
    game_.run.leaf = game_.game_unwind->frame;
  }
  void await_resume() const noexcept {}

 private:
  Game& game_;
};
inline EndIfDecided end_if_decided(Game& g) { return EndIfDecided(g); }

}  // namespace jiesuan
