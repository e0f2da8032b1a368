// Tables that are set by hand, for tests and for tools/leak-server: cards, and who holds what.
#pragma once
#include <string>

#include "engine/content/setup.h"
#include "engine/state/card.h"

namespace jiesuan::server::test {

Face face(const std::string& card, Suit suit = Suit::None, int number = 0);

// ① is in its play phase; nobody has anything in hand but what the position says.
Position position(int players);

}  // namespace jiesuan::server::test
