// Cards of the decks of 国战 that bear the sign of alliance (合纵, hegemony §11).
#pragma once
#include "engine/state/card.h"

namespace jiesuan {

bool bears_alliance_sign(const Face& f);

}  // namespace jiesuan
