// States of game cards that lie before a character: hand cards lying face up (明置), equipment lying sideways
// (横置). Turning a card is no move. One operation is one event, however many cards it turns; cards that are
// in the state already cannot be turned and are left out.
#pragma once
#include "engine/event/events.h"

namespace jiesuan {

// Those of the character's cards to which it can be done.
CardSet changeable(const Game& g, Seat s, GameCardChange change);
// `actor` turns cards of the character's; whether any was turned.
Task<bool> change_cards(Game& g, Seat actor, Seat s, GameCardChange change, CardSet cards);

inline CardSet open_hand(const Game& g, Seat s) { return g[s].hand & g.state.face_up; }
inline CardSet closed_hand(const Game& g, Seat s) { return g[s].hand - g.state.face_up; }
inline CardSet tapped_equipment(const Game& g, Seat s) { return g[s].equipped() & g.state.tapped; }
inline CardSet upright_equipment(const Game& g, Seat s) { return g[s].equipped() - g.state.tapped; }

}  // namespace jiesuan
