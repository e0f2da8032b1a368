#include "engine/query/picks.h"

namespace jiesuan {
namespace {

int from_hand(const Game& g, const Request& r, const Selection& so_far) {
  return (chosen_cards(so_far) & g[r.seat].hand).size();
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
