// Standing answers: what a person says once for many questions. What is in force is told to its owner
// whenever it changes; when it lapses follows from what has been shown, never from how far the engine has
// run.
#include <algorithm>
#include <utility>

#include "server/room.h"
#include "server/words.h"

namespace jiesuan::server {

// The one that 无懈可击 is asked about; 0: none.
EventId Room::card_in_question(Seat s) {
  if (window_) return window_->window.event;
  return asked(s) ? match_->request(s).answers : 0;
}

void Room::switches(Client& c, const Message& m) {
  if (c.chair < 0) return refused(*c.connection, {"state", "你没有座位", "you have no chair"});
  Chair& chair = chairs_[static_cast<std::size_t>(c.chair)];
  const bool playing = stored_.state == RoomState::Playing;
  if (m.skip) chair.skip = *m.skip;
  if (m.fast) chair.fast = *m.fast;
  if (playing && hurried()) paused_until_ = 0;
  if (m.nullification) {
    chair.not_this_card = playing ? card_in_question(chair.seat) : 0;
    const bool about_nothing = *m.nullification == Nullification::NotThisCard && chair.not_this_card == 0;
    chair.nullification = about_nothing ? Nullification::Ask : *m.nullification;
  }
  chair.switches_told = false;
  if (playing && m.nullification && chair.declines_nullification()) apply_switches(chair);
  if (playing)
    advance();
  else
    tell_switches();
}

// What is open now is answered by it as well.
void Room::apply_switches(Chair& c) {
  const Asked* q = asked(c.seat);
  if (window_ && window_->undecided.has(c.seat)) {
    if (declines_window(c.seat)) {
      window_->undecided.remove(c.seat);
      withdraw(c.seat);
    } else if (q && q->upcoming >= 0 &&
               window_->questions[static_cast<std::size_t>(q->upcoming)].nullification) {
      show_question(c.seat, q->upcoming);
    }
  } else if (!window_ && q && asks_for_nullification(match_->request(c.seat))) {
    withdraw(c.seat);
  }
}

// The card is resolved, or the turn is over, as everybody can see.
void Room::let_switches_lapse(const FeedSegment& shown) {
  if (!shown.news) return;
  for (Chair& c : chairs_) {
    const bool card_is_over =
        c.nullification == Nullification::NotThisCard &&
        std::find(shown.running.begin(), shown.running.end(), c.not_this_card) == shown.running.end();
    const bool turn_is_over = c.nullification == Nullification::NotThisTurn && shown.turn_starts;
    if (!card_is_over && !turn_is_over) continue;
    c.nullification = Nullification::Ask;
    c.switches_told = false;
  }
}

json::object Room::switches_json(const Chair& c) const {
  return {
      {"type", "switches"}, {"skip", skips(c)}, {"nullification", word(c.nullification)}, {"fast", c.fast}};
}

// Bots take no time for what everybody sees: all people at the table want it so.
bool Room::hurried() const {
  bool anybody = false;
  for (const Chair& c : chairs_) {
    if (!c.person()) continue;
    if (!c.fast) return false;
    anybody = true;
  }
  return anybody;
}

void Room::tell_switches() {
  for (std::size_t i = 0; i < chairs_.size(); ++i) {
    if (std::exchange(chairs_[i].switches_told, true)) continue;
    for (Client& c : clients_)
      if (c.chair == static_cast<int>(i)) say(*c.connection, switches_json(chairs_[i]));
  }
}

}  // namespace jiesuan::server
