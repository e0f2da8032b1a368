// "After you have lost this card from your equipment zone": registered at MoveBefore2, while the card is
// still worn and in force, and carried out at MoveAfter2 by an effect that remembers the move (timings §14).
#pragma once
#include "cards/common.h"

namespace jiesuan {

// Of the equipment's own skill: this very card leaves its owner's equipment zone with this move.
inline bool this_card_leaves(const Skill<Move>& s) {
  for (const MovePart& p : s.event.parts)
    if (p.from == Zone::Equipment && p.from_seat == s.owner &&
        p.cards.has(s.game.state.instance[s.instance].card))
      return true;
  return false;
}
// Of the effect it leaves, with the id of the move.
inline bool card_has_left(const Skill<Move>& s) { return s.memory<EventId>() == s.event.id; }

}  // namespace jiesuan
