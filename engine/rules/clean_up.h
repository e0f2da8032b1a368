// What an event leaves in the processing area goes to the discard pile before the event ends (M8, M9).
#pragma once
#include <optional>

#include "engine/event/events.h"

namespace jiesuan {

Task<> clean_up_cards(Game& g, CardSet cards, Reason reason);
CardSet left_by(const Game& g, const Event& e);

// co_await clean_up(g, e): most events leave nothing, and then no frame is made.
class [[nodiscard]] CleanUp {
 public:
  CleanUp(Game& g, const Event& e, Reason reason) : game_(g), cards_(left_by(g, e)), reason_(reason) {}
  CleanUp(const CleanUp&) = delete;
  CleanUp& operator=(const CleanUp&) = delete;
  bool await_ready() const noexcept { return cards_.empty(); }
  void await_suspend(std::coroutine_handle<> self) noexcept {
    move_.emplace(clean_up_cards(game_, cards_, reason_));
    move_->start(self);
  }
  void await_resume() const noexcept {}

 private:
  Game& game_;
  CardSet cards_;
  Reason reason_;
  std::optional<Task<>> move_;
};
inline CleanUp clean_up(Game& g, const Event& e, Reason reason = Reason::System) { return {g, e, reason}; }

}  // namespace jiesuan
