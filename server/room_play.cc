// The game at the table: show what happened, ask, take answers, let bots act, until somebody has to be waited
// for.
#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <utility>

#include "engine/query/selection.h"
#include "server/question_json.h"
#include "server/room.h"
#include "server/view_json.h"

namespace jiesuan::server {
namespace {

constexpr int kStepsAtOnce = 256;  // then other rooms have their turn

Answer no_to(const jiesuan::Asked& r) {
  Answer a;
  a.request = r.id;
  a.seat = r.seat;
  a.pick.option = static_cast<std::uint8_t>(option_no(r));
  return a;
}

}  // namespace

SeatSet Room::people() const {
  SeatSet out;
  for (const Chair& c : chairs_)
    if (c.plays()) out.add(c.seat);
  return out;
}

// With one person at the table there is nobody a pause could tell anything. Those who only watch do not
// play, and slow nothing.
bool Room::hides_timing() const {
  return std::count_if(chairs_.begin(), chairs_.end(), [](const Chair& c) { return c.person(); }) > 1;
}

// A table with people of whom none is there waits for them.
bool Room::deserted() const {
  bool anybody = false;
  for (const Chair& c : chairs_) {
    if (!c.person()) continue;
    if (c.here()) return false;
    anybody = true;
  }
  return anybody;
}

Room::Asked* Room::asked(Seat s) {
  for (Asked& q : asked_)
    if (q.seat == s) return &q;
  return nullptr;
}
void Room::withdraw(Seat s) {
  std::erase_if(asked_, [&](const Asked& q) { return q.seat == s; });
}

bool Room::take(const Answer& a) {
  std::string why;
  if (const auto passed = match_->check(a, &why)) return take(*passed);
  context_.journal.warn("answer_refused_by_engine", {{"room", stored_.id}, {"why", why}});
  return take(safe_answer(*match_, a.seat));
}

bool Room::take(const Match::Passed& a) {
  if (!context_.store.append(stored_.key, a.answer())) {
    context_.journal.warn("store_failed", {{"room", stored_.id}, {"why", context_.store.why()}});
    // Far away it may have been stored after all, or the room is another server's: it is read anew.
    broken_ = broken_ || context_.store.shared();
    return false;
  }
  withdraw(a.answer().seat);
  next_request_ = a.answer().request + 1;
  window_policy_ = window_policy_now();
  feed_.set_window_policy(window_policy_);
  match_->answer(a);
  std::erase_if(asked_, [&](const Asked& q) { return !still_open(q); });
  queue(feed_.take());
  if (const std::uint32_t n = answers_taken(*match_); n % kCheckpointEvery == 0) keep_checkpoint(n);
  return true;
}

bool Room::still_open(const Asked& q) const {
  return match_->asked().has(q.seat) && match_->request(q.seat).id == q.request;
}

// If it cannot be kept nothing is lost; the next answer will be refused.
void Room::keep_checkpoint(std::uint32_t decision) {
  context_.store.keep_checkpoint(stored_.key, {decision, match_->state_hash(), 0});
}

// What is still pending when the engine runs again was told without a window: it can be told at once.
void Room::queue(std::vector<FeedSegment> segments) {
  for (FeedSegment& old : pending_) deliver(old);
  pending_.clear();
  segments_shown_ = 0;
  for (FeedSegment& b : segments) pending_.push_back(std::move(b));
}

void Room::deliver(FeedSegment& segment) {
  let_switches_lapse(segment);
  // A table that plays faster is shown faster; without a pace, or if nobody wants to wait, nothing is staged.
  const Millis lasts = hurried() ? 0 : segment.lasts * std::min(settings_.pace, kUsualPace) / kUsualPace;
  staged_until_ = shown_by() + lasts;
  for (auto& [seat, viewer] : viewers_) viewer.lasts += lasts;
  for (auto& [seat, told] : segment.viewers) {
    std::string& fresh = viewers_[seat].fresh;
    if (fresh.empty())
      fresh = std::move(told.log);
    else
      append(fresh, told.log);
  }
}

void Room::advance() {
  if (stored_.state != RoomState::Playing || broken_ || deserted()) return flush();
  context_.store.begin();
  int steps = 0;
  while (steps < kStepsAtOnce && !broken_ && step()) ++steps;
  more_ = steps == kStepsAtOnce;
  if (!context_.store.commit()) {
    context_.journal.warn("store_failed", {{"room", stored_.id}, {"why", context_.store.why()}});
    broken_ = true;
  }
  if (broken_) return;
  if (std::exchange(window_moved_, false) && context_.reckoning > 0)
    quiet_until_ = context_.now() + context_.reckoning;
  if (stored_.state == RoomState::Over) broadcast_room();
  flush();
}

// One thing; false if there is nothing to do before somebody answers or a clock is due.
bool Room::step() {
  if (window_) {
    if (!window_over()) return false;
    close_window();
    return true;
  }
  if (!pending_.empty()) {
    FeedSegment segment = std::move(pending_.front());
    pending_.pop_front();
    ++segments_shown_;
    news_ = news_ || segment.news;
    deliver(segment);
    if (!segment.has_window) return true;
    const FeedSegment& tail = pending_.front();
    const bool real =
        !tail.has_window && !tail.news && !match_->over() && of_window(*match_, segment.window.launches);
    open_window(segment, real);
    return true;
  }
  if (match_->over()) {
    finish();
    return false;
  }
  return ask_all();
}

// One is asked, or several at once and in secret (choosing generals): people are shown their questions and
// have the same time, bots answer.
bool Room::ask_all() {
  const SeatSet seats = match_->asked();
  for (Seat s : seats) {
    const jiesuan::Asked& r = match_->request(s);
    const Chair& chair = chair_at(s);
    if (chair.plays() && asks_for_nullification(r) && chair.declines_nullification()) {
      if (!take(no_to(r))) broken_ = true;
      return true;
    }
    if (chair.plays()) {
      if (!asked(s)) ask(s);
      continue;
    }
    // A bot that is asked for a card answers at once: a pause would tell that it has one, or of its hidden
    // general. So does one of several: nobody sees it.
    const bool openly = !r.needed && !of_window(*match_, s, feed_.launches()) && seats.size() == 1 &&
                        seen_as_asked(s).size() == 1;
    if (settings_.pace > 0 && news_ && openly && !hurried()) {
      if (paused_until_ == 0) paused_until_ = std::max(context_.now() + settings_.pace, staged_until_);
      return false;
    }
    ++context_.metrics.bot_answers;
    if (!take(bots_.answer(*match_, s))) broken_ = true;
    return true;
  }
  return false;
}

void Room::ask(Seat s) {
  Asked q;
  q.seat = s;
  q.request = match_->request(s).id;
  q.question = QuestionText(Question(match_->game(), match_->request(s)));
  q.seen_as = seen_as_asked(s);
  put(std::move(q));
}

SeatSet Room::seen_as_asked(Seat s) const {
  return Question(match_->game(), match_->request(s)).seen_as_asked();
}

void Room::put(Asked q) {
  q.id = ++chair_at(q.seat).questions;
  q.since = shown_by();
  asked_.push_back(std::move(q));
}

void Room::answer(Client& c, const Message& m) {
  const auto start = std::chrono::steady_clock::now();
  Connection& from = *c.connection;
  if (stored_.state != RoomState::Playing || broken_)
    return refused(from, {"state", "没有正在进行的游戏", "no game is going on"}, m.question);
  if (c.chair < 0)
    return refused(from, {"foreign", "旁观者不能回答", "spectators are not asked"}, m.question);
  const Seat s = viewer_of(c);
  Asked* q = asked(s);
  if (!q || q->id != m.question)
    return refused(from, {"stale", "这个问题已经过去了", "this question is no longer open"}, m.question);
  Answer a;
  a.request = q->request;
  a.seat = s;
  a.pick = m.pick;
  Refusal no;
  if (!(window_ ? answer_in_window(*q, a, &no) : answer_now(*q, a, &no)))
    return refused(from, no, m.question);
  chair_at(s).missed = 0;
  ++context_.metrics.answers;
  c.accepted.push_back(m.question);
  advance();
  const std::chrono::duration<double> took = std::chrono::steady_clock::now() - start;
  context_.metrics.note_handled(took.count());
}

bool Room::answer_now(const Asked& q, const Answer& a, Refusal* no) {
  std::string why;
  const auto passed = match_->check(a, &why);
  if (!passed) return illegal(no, why);
  charge_bank(q);
  feed_.set_window_policy({});  // the table has waited for this one: a window is a pause of its own again
  return take(*passed) || not_stored(no);
}

void Room::pick(Client& c, const Message& m) {
  Connection& from = *c.connection;
  const Asked* q = c.chair >= 0 && stored_.state == RoomState::Playing ? asked(viewer_of(c)) : nullptr;
  if (!q || q->id != m.question)
    return refused(from, {"stale", "这个问题已经过去了", "this question is no longer open"}, m.question);
  std::optional<Pick> next;
  const auto look = [&](Match& at) { next = walk(at.game(), at.request(q->seat), m.pick); };
  if (q->blank) {
    if (m.pick.option == 0 && m.pick.cards.empty() && m.pick.seats.empty()) next = Pick{.done = true};
  } else if (q->upcoming > 0) {
    at_upcoming(q->upcoming, look);
  } else {
    look(*match_);
  }
  if (!next) return refused(from, {"illegal", "不能这样选", "this cannot be chosen"}, m.question);
  json::array cards;
  for (CardId card : m.pick.cards) cards.push_back(card);
  json::array seats;
  for (Seat s : m.pick.seats) seats.push_back(s);
  say(from, {{"type", "next"},
             {"question", m.question},
             {"option", m.pick.option},
             {"cards", std::move(cards)},
             {"seats", std::move(seats)},
             {"next", next_json(*next)}});
}

void Room::finish() {
  const View v = view_of(match_->game(), kAllSeeing);
  json::array seats;
  for (Seat s = 0; s < v.seats.size(); ++s) {
    const GeneralId head = v.seats[s].general[0], deputy = v.seats[s].general[1];
    json::object seat{{"name", chair_at(s).name},
                      {"general", nullptr},  // a soldier may have taken its place
                      {"role", word(*v.mode, v.seats[s].allegiance)}};
    if (head != GeneralId::None) seat["general"] = id_of(head);
    if (deputy != GeneralId::None) seat["deputy"] = id_of(deputy);
    seats.push_back(std::move(seat));
  }
  summary_ = {{"id", stored_.id},           {"name", settings_.name},
              {"players", players()},       {"ended", context_.unix_seconds()},
              {"outcome", word(v.outcome)}, {"winners", seats_json(v.winners)},
              {"seats", std::move(seats)}};
  stored_.state = RoomState::Over;
  asked_.clear();
  finished_ = true;
  keep_checkpoint(match_->decisions());
  if (!save()) broken_ = true;
  ++context_.metrics.games_finished;
  context_.journal.note("game_over", {{"room", stored_.id}, {"decisions", match_->decisions()}});
}

}  // namespace jiesuan::server
