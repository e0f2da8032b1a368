// What is printed on the cards of a game, found by card and by name. Faces change places when hidden cards
// are re-dealt, and for a question that supposes others: only `set` changes one, so that both ways agree.
#pragma once
#include "engine/state/card.h"

namespace jiesuan {

class Faces {
 public:
  const Face& operator[](std::size_t c) const { return of_[c]; }
  void set(CardId c, const Face& f) {
    if (of_[c].name != CardName::None) named_[static_cast<std::size_t>(of_[c].name)].remove(c);
    of_[c] = f;
    if (f.name != CardName::None) named_[static_cast<std::size_t>(f.name)].add(c);
  }
  const CardSet& named(CardName n) const { return named_[static_cast<std::size_t>(n)]; }
  // All cards with one of the names.
  CardSet named(const NameSet& names) const {
    CardSet all;
    names.each([&](CardName n) { all |= named(n); });
    return all;
  }

 private:
  Face of_[kMaxCards];
  CardSet named_[kMaxNames];
};

}  // namespace jiesuan
