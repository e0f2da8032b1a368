// The description of a seat: who sits there, and which cards lie before it.
#pragma once
#include "engine/content/mode.h"
#include "engine/content/setup.h"
#include "judge/cards.h"
#include "judge/layers.h"

namespace jiesuan::judge {

// Everything but the cards.
void read_seat(const Text& name, const Layers& description, const Mode& mode, SeatPosition& p);
void read_cards_of_seat(Dealer& dealer, const Layers& description, const Mode& mode, SeatPosition& p);
// The bot that answers for it; "" = none.
std::string bot_of_seat(const Layers& description);

// A list of cards, or a number of cards that do not matter.
void wish_for(Dealer& dealer, const Yaml& y, std::vector<Face>& to);

}  // namespace jiesuan::judge
