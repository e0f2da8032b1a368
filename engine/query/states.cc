#include "engine/query/states.h"

#include "engine/query/distance.h"

namespace jiesuan {

bool in_force(const Game& g, const Instance& i) {
  if (i.is_void) return false;
  if (i.slot != 0xFF && g[i.owner].general[i.slot].hidden) return false;
  if (i.card != kNoCard && i.card == g[i.owner].equipment[static_cast<int>(Slot::Armour)])
    return !armour_void(g, i.owner);
  return true;
}

}  // namespace jiesuan
