// Windows: everybody who could answer is waited for at once, whatever they hold (docs/protocol.md).
#include <utility>

#include "engine/view/view.h"
#include "server/room.h"

namespace jiesuan::server {

// Whatever it holds: it could answer with nothing but 无懈可击, and says no to that.
bool Room::declines_window(Seat s) const {
  return chair_at(s).declines_nullification() && !window_->window.other.has(s);
}

// Somebody may nearly always have a general lying face down that could do something: such a window is
// shorter, and whoever has to think asks for time.
Millis Room::length_of(const Window& w) const {
  return Millis{w.short_one ? 350 : 1000} * settings_.clock.window;
}

void Room::open_window(FeedSegment& segment, bool real) {
  window_moved_ = true;
  OpenWindow w;
  w.window = std::move(segment.window);
  w.number = segment.windows;
  if (real) {
    w.questions = upcoming(*match_, people(), context_.scratch, &listeners_, w.window);
    std::vector<Answer> given;  // before a restart
    if (std::exchange(given_unread_, false) &&
        !context_.store.given(stored_.key, match_->request().id, &given)) {
      context_.journal.warn("store_failed", {{"room", stored_.id}, {"why", context_.store.unread()}});
      broken_ = true;
    }
    for (const Answer& a : given) w.given.emplace(a.request, a);
    queue({});  // what was told in secret since
  } else {
    for (auto& [seat, viewer] : viewers_)
      if (const auto mine = segment.viewers.find(seat); mine != segment.viewers.end())
        viewer.past = mine->second.view;
  }
  if (settings_.clock.window > 0) w.until = shown_by() + length_of(w.window);
  window_ = std::move(w);
  SeatSet concerned = window_->window.seats;
  for (const Upcoming& u : window_->questions) concerned.add(u.seat);
  for (Seat s : concerned& people()) {
    if (declines_window(s)) continue;
    window_->undecided.add(s);
    show_question(s, 0);
  }
}

// The next of the window's questions to this person, or, if there has been none, a blank one.
void Room::show_question(Seat s, int from) {
  withdraw(s);
  const bool no_nullification = chair_at(s).declines_nullification();
  bool any = false;
  for (int i = 0; i < static_cast<int>(window_->questions.size()); ++i) {
    const Upcoming& u = window_->questions[static_cast<std::size_t>(i)];
    if (u.seat != s || (u.nullification && no_nullification)) continue;
    any = true;
    if (i < from) continue;
    if (const auto given = window_->given.find(u.request); given != window_->given.end()) {
      if (given->second.seat == s && given->second.pick.option == u.pass) continue;  // said before a restart
      break;
    }
    Asked q;
    q.seat = s;
    q.upcoming = i;
    q.question = u.question;
    return put(std::move(q));
  }
  if (any)
    decided(s, false);
  else
    show_blank(s);
}

void Room::show_blank(Seat s) {
  if (skips(chair_at(s))) return;
  Asked q;
  q.seat = s;
  q.blank = true;
  q.question = window_->window.blank;
  put(std::move(q));
}

void Room::decided(Seat s, bool with_a_card) {
  window_->undecided.remove(s);
  window_->answered = window_->answered || (with_a_card && window_->window.seats == SeatSet(s));
}

// A window ends by its clock, whoever has said what and whenever: an early end would tell how long somebody
// had to think. Only the card of the one person who could answer at all ends it, for it is seen at once.
bool Room::window_over() const {
  if (window_->until == 0) return window_->undecided.empty();
  return window_->answered || window_->until <= context_.now();
}

// Whoever is waited for may ask for time, whatever it holds. The others see that somebody did.
void Room::think(Client& c) {
  const Seat s = c.chair < 0 ? kNoSeat : viewer_of(c);
  const bool waited_for = window_ && window_->until != 0 && window_->window.seats.has(s);
  if (s == kNoSeat || !waited_for || settings_.clock.think == 0)
    return refused(*c.connection, {"state", "现在没有在等你", "you are not waited for now"});
  if (!std::exchange(window_->thought, true)) window_->until += Millis{1000} * settings_.clock.think;
  advance();
}

void Room::at_upcoming(int index, const std::function<void(Match&)>& look) {
  match_->save(context_.scratch);
  match_->listen(nullptr);
  bool there = true;
  for (int i = 0; i < index && there; ++i) {
    const Upcoming& u = window_->questions[static_cast<std::size_t>(i)];
    Answer no;
    no.request = u.request;
    no.seat = u.seat;
    no.pick.option = u.pass;
    there = match_->answer(no);
  }
  if (there && !match_->over()) look(*match_);
  match_->restore(context_.scratch);
  match_->listen(&listeners_);
}

bool Room::answer_in_window(const Asked& q, Answer a, Refusal* no_to_it) {
  if (q.blank) {
    if (a.pick.option != 0 || !a.pick.cards.empty() || !a.pick.seats.empty())
      return illegal(no_to_it, "there is no such option");
    const Seat s = q.seat;
    withdraw(s);
    decided(s, false);
    return true;
  }
  const Upcoming& u = window_->questions[static_cast<std::size_t>(q.upcoming)];
  a.request = u.request;
  bool legal = false;
  std::string why;
  at_upcoming(q.upcoming, [&](Match& m) { legal = m.check(a, &why).has_value(); });
  if (!legal) return illegal(no_to_it, why);
  if (!context_.store.keep_given(stored_.key, a)) return not_stored(no_to_it);
  given_stored_ = true;
  window_->given.insert_or_assign(u.request, a);
  const bool no = a.pick.option == u.pass;
  const Seat s = q.seat;
  const int next = q.upcoming + 1;
  withdraw(s);
  if (no)
    show_question(s, next);
  else
    decided(s, true);
  return true;
}

// The engine's order decides: its questions are answered one after the other, until an answer changes the
// course.
void Room::close_window() {
  const OpenWindow w = std::move(*window_);
  window_.reset();
  window_moved_ = true;
  asked_.clear();
  for (auto& [seat, viewer] : viewers_) viewer.past.reset();
  if (w.questions.empty()) {  // nothing can have been said
    given_stored_ = true;
    if (!context_.store.keep_shown(stored_.key, next_request_, w.number)) broken_ = true;
    return;
  }
  // Whatever was said is carried out now or dropped; it must not answer a later question.
  if (std::exchange(given_stored_, false) && !context_.store.drop_given(stored_.key)) {
    broken_ = true;
    return;
  }
  for (const Upcoming& u : w.questions) {
    if (match_->over() || match_->request().id != u.request) return;
    Answer a;
    a.request = u.request;
    a.seat = u.seat;
    a.pick.option = u.pass;
    if (const auto given = w.given.find(u.request); given != w.given.end()) {
      a = given->second;  // also of somebody who has left since: it was accepted
    } else if (!chair_at(u.seat).plays()) {
      a = bots_.answer(*match_);
      ++context_.metrics.bot_answers;
    }
    if (!take(a)) {
      broken_ = true;
      return;
    }
    if (a.pick.option != u.pass) return;
  }
}

}  // namespace jiesuan::server
