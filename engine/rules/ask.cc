#include "engine/rules/ask.h"

namespace jiesuan {

Request& new_request(Game& g, Seat seat, Ask ask) {
  clear_request(*g.request, seat, ask);
  return *g.request;
}

void clear_request(Request& r, Seat seat, Ask ask) {
  r.options.clear();
  r.forget_found();
  r.seat = seat;
  r.ask = ask;
  r.timing = Timing::None;
  r.skill = SkillId::None;
  r.card = CardName::None;
  r.about = kNoSeat;
  r.purpose = {};
  r.otherwise = {};
  r.may_pass = false;
  r.to_use = false;
  r.wanted = {};
  r.looking_at = {};
  r.dealt.clear();
  r.at_event = 0;
  r.serve(nullptr);
}

void AwaitedAnswer::await_suspend(std::coroutine_handle<> h) noexcept {
  Game& g = game_;
  g.run.leaf = h;
  g.run.waiting = true;
  g.request->id = ++g.state.decisions;
  note_question(g);
}

void note_question(Game& g) {
  log(g, LogKind::Question, [&](LogEntry& e) {
    e.a = g.request->seat;
    e.timing = g.request->timing;
    e.skill = g.request->skill;
    e.card = g.request->card;
    e.secret = true;
    e.visible_to = SeatSet(g.request->seat);
  });
}

}  // namespace jiesuan
