// Rules for what may be picked, made of a function that says who can be. A rule is a plain function over the
// selection so far; these write it for a skill that only has to name the candidates:
//
//   up_to<in_range_of>          up to Option::rule_limit of those in range once the chosen cards are paid
//   as_many_as_cards<anybody>   as many of them as cards were chosen
//   pair_of<men, challengers>   one of the first, then one of those who go with it
#pragma once
#include "engine/event/request.h"
#include "engine/query/seats.h"

namespace jiesuan {

// Whom the chooser can choose if it gives up these cards: they are judged as if the price were paid already
// (principles §5).
using Candidates = SeatSet (*)(const Game&, Seat chooser, const CardSet& price);
inline SeatSet anybody(const Game& g, Seat, const CardSet&) { return living(g); }

inline CardSet chosen_cards(const Selection& so_far) {
  CardSet cards;
  for (CardId c : so_far.cards) cards.add(c);
  return cards;
}
template <Candidates who>
SeatSet candidates_left(const Game& g, const Request& r, const Selection& so_far) {
  SeatSet left = who(g, r.seat, chosen_cards(so_far));
  for (Seat s : so_far.seats) left.remove(s);
  return left;
}

template <Candidates who>
Pick up_to(const Game& g, const Request& r, const Option& o, const Selection& so_far) {
  Pick pick;
  pick.done = !so_far.seats.empty();
  if (so_far.seats.size() < o.rule_limit) pick.seats = candidates_left<who>(g, r, so_far);
  return pick;
}
template <Candidates who>
Pick as_many_as_cards(const Game& g, const Request& r, const Option&, const Selection& so_far) {
  Pick pick;
  pick.done = so_far.seats.size() == so_far.cards.size();
  if (!pick.done) pick.seats = candidates_left<who>(g, r, so_far);
  return pick;
}
// Those of the cards that leave somebody to choose when they are paid.
template <Candidates who>
CardSet prices_leaving_somebody(const Game& g, Seat chooser, CardSet cards) {
  for (CardId c : cards)
    if (who(g, chooser, CardSet(c)).empty()) cards.remove(c);
  return cards;
}

// Two characters, one after the other: `partners(first)` are those who can be the second.
template <class Partners>
Pick first_then_second(const SeatSet& firsts, const Selection& so_far, Partners partners) {
  Pick pick;
  if (so_far.seats.empty()) {
    pick.seats = firsts;
  } else if (so_far.seats.size() == 1) {
    pick.seats = partners(so_far.seats[0]);
  } else {
    pick.done = true;
  }
  return pick;
}
using Firsts = SeatSet (*)(const Game&, Seat chooser);
using Partners = SeatSet (*)(const Game&, Seat chooser, Seat first);
template <Firsts firsts, Partners partners>
SeatSet with_partners(const Game& g, Seat chooser) {
  SeatSet set = firsts(g, chooser);
  for (Seat s : set)
    if (partners(g, chooser, s).empty()) set.remove(s);
  return set;
}
template <Firsts firsts, Partners partners>
Pick pair_of(const Game& g, const Request& r, const Option&, const Selection& so_far) {
  return first_then_second(with_partners<firsts, partners>(g, r.seat), so_far,
                           [&](Seat first) { return partners(g, r.seat, first); });
}

// As many of the chooser's hand cards as of the others among the candidates.
CardSet still_to_match(const Game& g, const Request& r, const Option& o, const Selection& so_far);
Pick when_matched(const Game& g, const Request& r, const Option& o, const Selection& so_far);

}  // namespace jiesuan
