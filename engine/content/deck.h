// A deck of playing cards: which faces there are. A deck never changes once games were played with it;
// another selection of cards is another deck.
#pragma once
#include <string_view>
#include <vector>

#include "engine/state/card.h"

namespace jiesuan {

struct DeckFacts {
  const char* id;
  const char* zh;
  const char* en;
  std::vector<Face> faces;
};

struct Deck : DeckFacts {
  explicit Deck(DeckFacts facts);
  Deck(const Deck&) = delete;
};

const Deck* find_deck(std::string_view id_or_name);
const std::vector<const Deck*>& all_decks();

}  // namespace jiesuan
