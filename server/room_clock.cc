// The clocks of a room: for a decision, a bank for the whole game, for somebody who is gone, for a window.
#include <algorithm>

#include "server/room.h"

namespace jiesuan::server {
namespace {

constexpr int kMissedInARow = 2;  // then a bot answers until its owner says something

}  // namespace

// Asked because of what lies face down: that somebody thinks is all the others see, and never for long.
bool Room::bounded(const Asked& q) const {
  return q.seen_as.size() > 1 && settings_.clock.window > 0 && hides_timing();
}

std::optional<Millis> Room::deadline(const Asked& q) const {
  if (window_) return std::nullopt;  // it has its own end
  if (bounded(q)) return q.since + Millis{1000} * (settings_.clock.window + settings_.clock.think);
  if (settings_.clock.decision == 0) return std::nullopt;
  return q.since + Millis{1000} * settings_.clock.decision + chair_at(q.seat).bank;
}

std::optional<Millis> Room::away_deadline(const Chair& c) const {
  if (!c.person() || c.here() || c.bot_plays || settings_.clock.away == 0) return std::nullopt;
  return c.away_since + Millis{1000} * settings_.clock.away;
}

void Room::charge_bank(const Asked& q) {
  if (settings_.clock.decision == 0 || window_ || bounded(q)) return;
  const Millis over = context_.now() - q.since - Millis{1000} * settings_.clock.decision;
  Millis& bank = chair_at(q.seat).bank;
  bank = std::max<Millis>(0, bank - std::max<Millis>(0, over));
}

std::optional<Millis> Room::due() const {
  if (quiet_until_ != 0 && !broken_) return quiet_until_;  // everything else can wait so long
  if (stored_.state != RoomState::Playing || broken_ || deserted()) return std::nullopt;
  if (more_) return context_.now();
  std::optional<Millis> first;
  const auto consider = [&](std::optional<Millis> t) {
    if (t && (!first || *t < *first)) first = t;
  };
  if (paused_until_ != 0) consider(paused_until_);
  if (window_ && window_->until != 0) consider(window_->until);
  for (const Asked& q : asked_) consider(deadline(q));
  for (const Chair& c : chairs_) consider(away_deadline(c));
  return first;
}

void Room::wake() {
  if (quiet_until_ != 0 && quiet_until_ <= context_.now() && !broken_) flush_now();
  if (stored_.state != RoomState::Playing || broken_ || deserted()) return;
  const Millis now = context_.now();
  more_ = false;
  if (paused_until_ != 0 && paused_until_ <= now) {
    paused_until_ = 0;
    news_ = false;
  }
  bool changed = false;
  for (Chair& c : chairs_) {
    if (const auto end = away_deadline(c); end && *end <= now) {
      hand_to_bot(c);
      changed = true;
    }
  }
  if (changed) broadcast_room();
  std::vector<Seat> late;
  for (const Asked& q : asked_)
    if (const auto end = deadline(q); end && *end <= now) late.push_back(q.seat);
  for (Seat s : late) time_is_up(s);
  advance();
}

void Room::time_is_up(Seat s) {
  const Asked* q = asked(s);
  if (!q) return;
  charge_bank(*q);
  const bool let_pass = bounded(*q);
  withdraw(s);
  if (let_pass) {  // no answer is an answer there
    feed_.set_window_policy({});
    take(safe_answer(*match_, s));
    return;
  }
  ++context_.metrics.timeouts;
  Chair& chair = chair_at(s);
  const bool enough = ++chair.missed >= kMissedInARow;
  feed_.set_window_policy({});
  take(safe_answer(*match_, s));
  if (enough) hand_to_bot(chair);
  for (Client& c : clients_)
    if (viewer_of(c) == s) say(*c.connection, {{"type", "late"}, {"bot_plays", enough}});
  if (enough) broadcast_room();
}

}  // namespace jiesuan::server
