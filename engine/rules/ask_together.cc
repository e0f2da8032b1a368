#include "engine/rules/ask_together.h"

namespace jiesuan {

std::uint32_t Together::number_of(Seat s) const {
  std::uint32_t n = first;
  for (Seat before : asked) n += before < s ? 1 : 0;
  return n;
}

void Together::build_for(Game&, Seat s, Request& r) const {
  clear_request(r, s, Ask::General);
  build(context, s, r);
  r.id = number_of(s);
}

namespace {

class AwaitedTogether {
 public:
  AwaitedTogether(Game& g, Seat next) : game_(g), next_(next) {}
  bool await_ready() const noexcept { return false; }
  void await_suspend(std::coroutine_handle<> h) noexcept {
    game_.run.leaf = h;
    game_.run.waiting = true;
    ++game_.state.decisions;
    game_.together->build_for(game_, next_, *game_.request);
    note_question(game_);
  }
  void await_resume() const noexcept {}

 private:
  Game& game_;
  Seat next_;
};

}  // namespace

Task<> run_together(Game& g, Together& t) {
  t.first = g.state.decisions + 1;
  g.together = &t;
  while (!t.left.empty()) {
    co_await AwaitedTogether(g, t.left.first());
    const Seat who = g.answer->seat;
    t.answer[who] = g.answer->pick;
    t.left.remove(who);
  }
  g.together = nullptr;
  // In seat order, whoever was the first to answer: the game is the same.
  for (Seat s : t.asked) g.state.answers_hash = mixed_with(g.state.answers_hash, t.answer[s]);
}

std::uint64_t mixed_with(std::uint64_t h, const Selection& pick) {
  h ^= pick.option + 1u;
  for (CardId c : pick.cards) h = mix64(h ^ c);
  for (Seat s : pick.seats) h = mix64(h ^ (0x100u + s));
  return mix64(h);
}

}  // namespace jiesuan
