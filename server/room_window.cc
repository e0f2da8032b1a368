// Windows: everybody who could answer is waited for at once, whatever they hold (docs/protocol.md).
#include "server/room.h"

namespace jiesuan::server {

bool Room::declines_by_standing(const Chair& c, bool nullification, EventId event) const {
  if (!nullification) return false;
  switch (c.nullification) {
    case Nullification::Ask:
      return false;
    case Nullification::NotThisCard:
      return c.not_this_card != 0 && c.not_this_card == event;
    case Nullification::NotThisTurn:
      return c.not_this_turn == match_->game().turn().serial;
    case Nullification::Never:
      return true;
  }
  return false;
}

void Room::open_window(Beat& beat, bool real) {
  OpenWindow w;
  w.window = std::move(beat.window);
  w.nullification = is_nullification(w.window.entry.wanted);
  if (settings_.clock.window > 0) w.until = house_.now() + Millis{1000} * settings_.clock.window;
  if (real) {
    w.questions = upcoming(*match_, house_.scratch, &listeners_);
    for (const Answer& a : house_.store.given(stored_.key, match_->request().id))
      w.given.emplace(a.request, a);
    queue({});  // what was told in secret since
  } else {
    for (auto& [seat, viewer] : viewers_)
      if (const auto mine = beat.viewers.find(seat); mine != beat.viewers.end())
        viewer.past = mine->second.view;
  }
  window_ = std::move(w);
  SeatSet concerned = window_->window.seats;
  for (const Upcoming& u : window_->questions) concerned.add(u.seat);
  for (Seat s : concerned& people()) {
    if (declines_by_standing(chair_at(s), window_->nullification, window_->window.event)) continue;
    window_->undecided.add(s);
    show_question(s, 0);
  }
}

// The next of the window's questions to this person, or, if there has been none, a blank one.
void Room::show_question(Seat s, int from) {
  withdraw(s);
  Asked q;
  q.seat = s;
  q.since = house_.now();
  bool any = false;
  for (int i = 0; i < static_cast<int>(window_->questions.size()); ++i) {
    const Upcoming& u = window_->questions[static_cast<std::size_t>(i)];
    if (u.seat != s) continue;
    any = true;
    if (i < from) continue;
    if (const auto given = window_->given.find(u.request); given != window_->given.end()) {
      if (given->second.seat == s && given->second.pick.option == u.pass) continue;  // said before a restart
      break;
    }
    q.id = ++next_question_;
    q.upcoming = i;
    q.question = u.question;
    q.question["id"] = q.id;
    asked_.push_back(std::move(q));
    return;
  }
  if (any) {
    window_->undecided.remove(s);
    return;
  }
  if (!chair_at(s).skip) {
    q.id = ++next_question_;
    q.blank = true;
    q.question = window_->window.blank;
    q.question["id"] = q.id;
    asked_.push_back(std::move(q));
  } else if (window_->until == 0) {
    window_->undecided.remove(s);  // nothing would ever end it
  }
}

void Room::at_upcoming(int index, const std::function<void(Match&)>& look) {
  match_->save(house_.scratch);
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
  match_->restore(house_.scratch);
  match_->listen(&listeners_);
}

bool Room::answer_in_window(Asked& q, Answer a, std::string* why) {
  if (q.blank) {
    if (a.pick.option != 0 || !a.pick.cards.empty() || !a.pick.seats.empty()) {
      *why = "there is no such option";
      return false;
    }
    const Seat s = q.seat;
    withdraw(s);
    window_->undecided.remove(s);
    return true;
  }
  const Upcoming& u = window_->questions[static_cast<std::size_t>(q.upcoming)];
  a.request = u.request;
  bool legal = false;
  at_upcoming(q.upcoming, [&](Match& m) { legal = m.check(a, why); });
  if (!legal) return false;
  if (!house_.store.keep_given(stored_.key, a)) {
    *why = "the server cannot store it; try again later";
    return false;
  }
  window_->given.insert_or_assign(u.request, a);
  const bool no = a.pick.option == u.pass;
  const Seat s = q.seat;
  const int next = q.upcoming + 1;
  withdraw(s);
  if (no) {
    show_question(s, next);
  } else {
    window_->undecided.remove(s);
  }
  return true;
}

// The engine's order decides: its questions are answered one after the other, until an answer changes the
// course.
void Room::close_window() {
  const OpenWindow w = std::move(*window_);
  window_.reset();
  asked_.clear();
  for (auto& [seat, viewer] : viewers_) viewer.past.reset();
  for (const Upcoming& u : w.questions) {
    if (match_->over() || match_->request().id != u.request) return;
    Answer a;
    a.request = u.request;
    a.seat = u.seat;
    a.pick.option = u.pass;
    if (!chair_at(u.seat).plays()) {
      a = bots_.answer(*match_);
      ++house_.metrics.bot_answers;
    } else if (const auto given = w.given.find(u.request); given != w.given.end()) {
      a = given->second;
    }
    if (!take(a)) {
      broken_ = true;
      return;
    }
    if (a.pick.option != u.pass) return;
  }
}

}  // namespace jiesuan::server
