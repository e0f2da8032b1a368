// Asking a character. A flow prepares the request in the game's buffer and awaits `answer(g)`; the run
// loop stops there until the gate has taken an answer.
#pragma once
#include "engine/event/log.h"
#include "engine/event/request.h"

namespace jiesuan {

Request& new_request(Game& g, Seat seat, Ask ask);  // in the game's buffer
void clear_request(Request& r, Seat seat, Ask ask);
void note_question(Game& g);  // in the log

// co_await answer(g): the selection, valid until the next question.
class [[nodiscard]] AwaitedAnswer {
 public:
  explicit AwaitedAnswer(Game& g) : game_(g) {}
  bool await_ready() const noexcept { return false; }
  void await_suspend(std::coroutine_handle<> h) noexcept;
  const Selection& await_resume() const noexcept { return game_.answer->pick; }

 private:
  Game& game_;
};
inline AwaitedAnswer answer(Game& g) { return AwaitedAnswer(g); }

}  // namespace jiesuan
