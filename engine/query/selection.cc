#include "engine/query/selection.h"

namespace jiesuan {

Pick next_pick(const Game& g, const Request& r, const Selection& s) {
  const Option& o = r.options[s.option];
  Pick pick;
  CardSet chosen;
  for (CardId c : s.cards) chosen.add(c);
  const int cards = s.cards.size();
  if (s.seats.empty() && cards < o.max_cards) {
    pick.cards = (o.card_rule ? o.card_rule(g, r, o, s) : o.cards) - chosen;
  }
  if (cards < o.min_cards) return pick;
  if (o.seat_rule) {
    const Pick seats = o.seat_rule(g, r, o, s);
    pick.seats = seats.seats;
    pick.done = seats.done;
    return pick;
  }
  pick.done = s.seats.size() >= o.min_seats;
  if (s.seats.size() < o.max_seats) {
    pick.seats = o.seats;
    for (Seat t : s.seats) pick.seats.remove(t);
  }
  return pick;
}

bool legal_selection(const Game& g, const Request& r, const Selection& s, std::string* why) {
  const auto no = [&](const char* reason) {
    if (why) *why = reason;
    return false;
  };
  if (s.option >= r.options.size()) return no("there is no such option");
  Selection so_far;
  so_far.option = s.option;
  for (CardId c : s.cards) {
    if (c >= kMaxCards || !next_pick(g, r, so_far).cards.has(c))
      return no(so_far.cards.has(c) ? "the card is chosen twice" : "the card cannot be chosen here");
    so_far.cards.push_back(c);
  }
  for (Seat t : s.seats) {
    if (t >= kMaxSeats || !next_pick(g, r, so_far).seats.has(t))
      return no(so_far.seats.has(t) ? "the character is chosen twice"
                                    : "the character cannot be chosen here");
    so_far.seats.push_back(t);
  }
  if (!next_pick(g, r, so_far).done) return no("the selection is not complete");
  return true;
}

}  // namespace jiesuan
