#include "engine/rules/fitting.h"

#include "engine/rules/windows.h"

namespace jiesuan {

Task<bool> offer_fitting_discard(Game& g, Seat s, CardSet fitting, int n, Asking why) {
  note_secret_price(g, s, why.skill, why.card);
  const bool paid = co_await offer_discard(g, s, fitting, n, why);
  co_return paid;
}

}  // namespace jiesuan
