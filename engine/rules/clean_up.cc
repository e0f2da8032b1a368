#include "engine/rules/clean_up.h"

#include "engine/rules/move.h"

namespace jiesuan {

CardSet left_by(const Game& g, const Event& e) {
  return g.state.processing.those([&](CardId c) { return g.state.place[c].tag == e.id; });
}

Task<> clean_up_cards(Game& g, const CardSet& cards, Reason reason) {
  if (cards.empty()) return done();
  return move_cards(g, moving(g, cards, Zone::Discard, kNoSeat, reason, kNoSeat));
}

}  // namespace jiesuan
