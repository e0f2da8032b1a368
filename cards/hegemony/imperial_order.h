// 敕令: what a character has to do that shows no force.
#pragma once
#include "engine/event/events.h"

namespace jiesuan {

// It reveals one of its generals and draws a card, or discards an equipment card, or loses 1 hp: one of those
// it can do. Used as a card's effect, and without any use when the card lies beside the pile (hegemony §11).
Task<> obey_imperial_order(Game& g, Seat s);

}  // namespace jiesuan
