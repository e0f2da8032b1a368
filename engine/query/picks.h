// Rules for what may be picked, made of a function that says who can be. A rule is a plain function over the
// selection so far; these write it for a skill that only has to name the candidates:
//
//   as_many_as_cards<anybody>   as many of them as cards were chosen
//   pair_of<men, challengers>   one of the first, then one of those who go with it
#pragma once
#include "engine/event/request.h"
#include "engine/query/seats.h"

namespace jiesuan {

using Candidates = SeatSet (*)(const Game&, Seat chooser);
inline SeatSet anybody(const Game& g, Seat) { return living(g); }

template <Candidates who>
Pick as_many_as_cards(const Game& g, const Request& r, const Option&, const Selection& so_far) {
  Pick pick;
  pick.done = so_far.seats.size() == so_far.cards.size();
  if (pick.done) return pick;
  pick.seats = who(g, r.seat);
  for (Seat s : so_far.seats) pick.seats.remove(s);
  return pick;
}

// Two characters, one after the other: `firsts()` are those who can be the first, `partners(first)` the
// second.
template <class Firsts, class Partners>
Pick first_then_second(const Selection& so_far, Firsts firsts, Partners partners) {
  Pick pick;
  if (so_far.seats.empty()) {
    pick.seats = firsts();
  } else if (so_far.seats.size() == 1) {
    pick.seats = partners(so_far.seats[0]);
  } else {
    pick.done = true;
  }
  return pick;
}
using Firsts = Candidates;
using Partners = SeatSet (*)(const Game&, Seat chooser, Seat first);
template <Firsts firsts, Partners partners>
SeatSet with_partners(const Game& g, Seat chooser) {
  SeatSet set = firsts(g, chooser);
  for (Seat s : set)
    if (partners(g, chooser, s).empty()) set.remove(s);
  return set;
}
template <Firsts firsts, Partners partners>
bool some_pair(const Game& g, Seat chooser) {
  return firsts(g, chooser).any([&](Seat s) { return !partners(g, chooser, s).empty(); });
}
template <Firsts firsts, Partners partners>
Pick pair_of(const Game& g, const Request& r, const Option&, const Selection& so_far) {
  return first_then_second(
      so_far, [&] { return with_partners<firsts, partners>(g, r.seat); },
      [&](Seat first) { return partners(g, r.seat, first); });
}

// As many of the chooser's hand cards as of the others among the candidates.
CardSet still_to_match(const Game& g, const Request& r, const Option& o, const Selection& so_far);
Pick when_matched(const Game& g, const Request& r, const Option& o, const Selection& so_far);

}  // namespace jiesuan
