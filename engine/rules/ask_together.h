// Asking several characters at once, each in secret (choosing generals): nobody's question depends on
// another's answer, so they may answer in any order, and the game goes on when all have.
#pragma once
#include "engine/rules/ask.h"

namespace jiesuan {

// What the gate needs to know of such a question; lives in the frame of whoever asks.
struct Together {
  SeatSet asked, left;      // everybody, and those who have not answered yet
  std::uint32_t first = 0;  // the number of the first one's question; the others' follow in seat order
  void (*build)(const void* context, Seat s, Request& r) = nullptr;
  const void* context = nullptr;
  Selection answer[kMaxSeats];

  std::uint32_t number_of(Seat s) const;
  void build_for(Game& g, Seat s, Request& r) const;  // an empty one, with its number
};

Task<> run_together(Game& g, Together& t);

// `fill(context, seat, request)` adds the seat's options. The answers are in `t`, by seat. With an empty set
// nobody is asked.
template <class Context>
Task<> ask_together(Game& g, SeatSet seats, void (*fill)(const Context&, Seat, Request&),
                    const Context& context, Together& t) {
  struct Closure {
    void (*fill)(const Context&, Seat, Request&);
    const Context* context;
  };
  const Closure closure{fill, &context};
  t.asked = t.left = seats;
  t.context = &closure;
  t.build = [](const void* c, Seat s, Request& r) {
    const auto& typed = *static_cast<const Closure*>(c);
    typed.fill(*typed.context, s, r);
  };
  co_await run_together(g, t);
}

// The answers of a game so far as a number, with one more.
std::uint64_t mixed_with(std::uint64_t answers_hash, const Selection& pick);

}  // namespace jiesuan
