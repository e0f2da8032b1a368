// Prices that only cards of a certain kind can pay. Who has one is seen by nobody else, so the table is told
// that somebody with hand cards might be asked, whether or not it is (engine/rules/windows.h).
#pragma once
#include "engine/rules/choices.h"

namespace jiesuan {

// "Discard n of the fitting cards, or else": whether it did.
Task<bool> offer_fitting_discard(Game& g, Seat s, CardSet fitting, int n, Asking why);

}  // namespace jiesuan
