// The deck of the identity game.
#pragma once
#include <vector>

#include "engine/state/card.h"

namespace jiesuan {

const std::vector<Face>& identity_deck();

}  // namespace jiesuan
