#include "engine/content/deck.h"

#include <utility>

#include "engine/content/registry.h"

namespace jiesuan {

Deck::Deck(DeckFacts facts) : DeckFacts(std::move(facts)) { Registry<Deck>::enlist(this); }

const Deck* find_deck(std::string_view name) { return Registry<Deck>::named(name); }
const std::vector<const Deck*>& all_decks() { return Registry<Deck>::all("deck"); }

}  // namespace jiesuan
