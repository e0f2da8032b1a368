// Reducing hp (timings §12.2): always nested in damage or in a loss of hp.
#pragma once
#include "engine/event/events.h"

namespace jiesuan {

Task<> reduce_hp_by_damage(Game& g, Damage& d);
Task<> reduce_hp_by_loss(Game& g, HpLoss& l);

}  // namespace jiesuan
