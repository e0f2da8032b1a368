#include "engine/query/picks.h"

namespace jiesuan {
namespace {

// By where they lie: what has been chosen may count as gone already (AsIfGone).
bool in_hand(const Game& g, Seat s, CardId c) {
  return g.state.place[c].zone == Zone::Hand && g.state.place[c].seat == s;
}
int from_hand(const Game& g, const Request& r, const Selection& so_far) {
  int n = 0;
  for (CardId c : so_far.cards) n += in_hand(g, r.seat, c) ? 1 : 0;
  return n;
}

}  // namespace

CardSet still_to_match(const Game& g, const Request& r, const Option& o, const Selection& so_far) {
  const CardSet mine = o.cards & g[r.seat].hand;
  const int pairs = o.max_cards / 2, given = from_hand(g, r, so_far);
  CardSet fit;
  if (given < pairs) fit |= mine;
  if (so_far.cards.size() - given < pairs) fit |= o.cards - mine;
  return fit;
}

Pick when_matched(const Game& g, const Request& r, const Option&, const Selection& so_far) {
  Pick pick;
  pick.done = from_hand(g, r, so_far) * 2 == so_far.cards.size();
  return pick;
}

}  // namespace jiesuan
