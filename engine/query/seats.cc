#include "engine/query/seats.h"

#include <bit>

namespace jiesuan {

int living_count(const Game& g) { return living(g).size(); }

Seat next_living(const Game& g, Seat s) {
  for (int i = 1; i < g.players(); ++i) {
    const Seat n = seat_after(g, s, i);
    if (g.alive(n) && g.counts(n)) return n;
  }
  return kNoSeat;
}

Seat previous_living(const Game& g, Seat s) {
  for (int i = g.players() - 1; i > 0; --i) {
    const Seat p = seat_after(g, s, i);
    if (g.alive(p) && g.counts(p)) return p;
  }
  return kNoSeat;
}

SeatList in_order(const Game& g, SeatSet set) {
  SeatList list;
  for (int i = 0; i < g.players(); ++i) {
    const Seat s = seat_after(g, anchor(g), i);
    if (set.has(s) && g.alive(s)) list.push_back(s);
  }
  return list;
}

SeatList in_order(const Game& g, const SeatList& chosen) {
  SeatSet set;
  for (Seat s : chosen) set.add(s);
  return in_order(g, set);
}

int kingdoms_alive(const Game& g) {
  unsigned seen = 0;
  int alone = 0;
  for (Seat s : living(g)) {
    if (g[s].kingdom == Kingdom::Ambitionist)
      ++alone;
    else if (g[s].kingdom != Kingdom::None)
      seen |= 1u << static_cast<unsigned>(g[s].kingdom);
  }
  return std::popcount(seen) + alone;
}

}  // namespace jiesuan
