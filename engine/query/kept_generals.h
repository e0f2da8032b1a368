// The general cards that characters keep beside their own.
#pragma once
#include "engine/state/game.h"

namespace jiesuan {

GeneralSet generals_kept_by(const Game& g, Seat s);
// The one of them that lies open; null if none does.
const KeptGeneral* open_general_of(const Game& g, Seat s);
// The skill that one lends its keeper, if it still does.
InstanceId lent_skill(const Game& g, Seat s);

}  // namespace jiesuan
