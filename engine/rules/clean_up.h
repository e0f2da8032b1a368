// What an event leaves in the processing area goes to the discard pile before the event ends (M8, M9).
#pragma once
#include "engine/event/events.h"

namespace jiesuan {

CardSet left_by(const Game& g, const Event& e);
Task<> clean_up_cards(Game& g, const CardSet& cards, Reason reason);
inline Task<> clean_up(Game& g, const Event& e, Reason reason = Reason::System) {
  return clean_up_cards(g, left_by(g, e), reason);
}

}  // namespace jiesuan
