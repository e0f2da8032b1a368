#include "tests/server/positions.h"

#include "engine/content/catalogue.h"

namespace jiesuan::server::test {

Face face(const std::string& card, Suit suit, int number) {
  Face f;
  f.name = Catalogue::get().find_card(card.c_str())->name;
  f.suit = suit;
  f.number = static_cast<std::uint8_t>(number);
  return f;
}

Position position(int players) {
  Position p;
  p.seats.resize(static_cast<std::size_t>(players));
  constexpr const char* kRoles[] = {"lord", "rebel", "renegade", "loyalist", "rebel"};
  for (std::size_t s = 0; s < p.seats.size(); ++s) p.seats[s].allegiance = kRoles[s % 5];
  p.mid_turn = true;
  return p;
}

}  // namespace jiesuan::server::test
