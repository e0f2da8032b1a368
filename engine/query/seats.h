// Seating: who sits where, and the order in which everything is done (principles §2.2).
#pragma once
#include "engine/event/events.h"

namespace jiesuan {

// The seat the order starts from. The seat stays when its character dies: sorting by seat from here is
// the same as starting from the former next seat (R004-25).
inline Seat anchor(const Game& g) { return g.turn().owner == kNoSeat ? Seat{0} : g.turn().owner; }
// At most one round further.
inline Seat seat_after(const Game& g, Seat s, int steps = 1) {
  const int n = s + steps;
  return static_cast<Seat>(n < g.players() ? n : n - g.players());
}
inline int position(const Game& g, Seat s) {
  const int n = s - anchor(g);
  return n >= 0 ? n : n + g.players();
}

inline SeatSet living(const Game& g) { return g.state.living; }
inline SeatSet others(const Game& g, Seat s) {  // living, without s
  SeatSet set = living(g);
  if (s != kNoSeat) set.remove(s);
  return set;
}
int living_count(const Game& g);

// 下家 and 上家: living and counted in seats; kNoSeat if there is nobody (R001-21).
Seat next_living(const Game& g, Seat s);
Seat previous_living(const Game& g, Seat s);

// The living members of a set, or of those somebody chose, in the order of resolution.
SeatList in_order(const Game& g, SeatSet set);
SeatList in_order(const Game& g, const SeatList& chosen);

// 势力数: how many kingdoms there are among the living. Whose kingdom is not known counts for none, an
// ambitionist for one.
int kingdoms_alive(const Game& g);

}  // namespace jiesuan
