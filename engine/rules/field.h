// Cards on the field (场上的牌): equipment and delayed tricks before the characters, and moving one of them
// from one character to another (R000-12, R000-13).
#pragma once
#include "engine/rules/choices.h"

namespace jiesuan {

// Who may have the card before it instead of its present holder: the same kind of zone, nothing there is
// replaced, no second delayed trick of the name, nothing forbids it (R000-14, C38).
SeatSet new_holders(const Game& g, CardId c);
CardSet movable_on_field(const Game& g);

Task<> move_on_field(Game& g, Seat mover, CardId c, Seat to);
CardSet movable_equipment(const Game& g);
// "You may move a card on the field": which of these, and to whom. Whether it did.
Task<bool> offer_move_on_field(Game& g, Seat mover, CardSet among, Asking why);
Task<bool> offer_move_on_field(Game& g, Seat mover, Asking why);  // any that can be moved
// Moves one of these: whoever is asked cannot decline.
Task<> must_move_on_field(Game& g, Seat mover, CardSet among, Asking why);

}  // namespace jiesuan
