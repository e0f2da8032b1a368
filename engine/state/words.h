// The words of the state's enumerations, from their list.
#pragma once
#include "engine/core/words.h"
#include "engine/state/game.h"

namespace jiesuan {

template <>
struct NamesOf<Suit> {
  static constexpr Naming kAll[] = {
#define JIESUAN_SUIT(id, word, zh, en, symbol) {word, zh, en},
#include "engine/state/words.def"
  };
};
template <>
struct NamesOf<Category> {
  static constexpr Naming kAll[] = {
#define JIESUAN_CATEGORY(id, word, zh, en) {word, zh, en},
#include "engine/state/words.def"
  };
};
template <>
struct NamesOf<Slot> {
  static constexpr Naming kAll[] = {
#define JIESUAN_SLOT(id, word, zh, en) {word, zh, en},
#include "engine/state/words.def"
  };
};
template <>
struct NamesOf<Element> {
  static constexpr Naming kAll[] = {
#define JIESUAN_ELEMENT(id, word, zh, en) {word, zh, en},
#include "engine/state/words.def"
  };
};
template <>
struct NamesOf<Kingdom> {
  static constexpr Naming kAll[] = {
#define JIESUAN_KINGDOM(id, word, zh, en) {word, zh, en},
#include "engine/state/words.def"
  };
};
template <>
struct NamesOf<Gender> {
  static constexpr Naming kAll[] = {
#define JIESUAN_GENDER(id, word, zh, en) {word, zh, en},
#include "engine/state/words.def"
  };
};
template <>
struct NamesOf<Zone> {
  static constexpr Naming kAll[] = {
#define JIESUAN_ZONE(id, word, zh, en) {word, zh, en},
#include "engine/state/words.def"
  };
};
template <>
struct NamesOf<PhaseKind> {
  static constexpr Naming kAll[] = {
#define JIESUAN_PHASE(id, word, zh, en) {word, zh, en},
#include "engine/state/words.def"
  };
};
template <>
struct NamesOf<Outcome> {
  static constexpr Naming kAll[] = {
#define JIESUAN_OUTCOME(id, word, zh, en) {word, zh, en},
#include "engine/state/words.def"
  };
};

constexpr std::string_view symbol(Suit s) {
  constexpr std::string_view kSymbols[] = {
#define JIESUAN_SUIT(id, word, zh, en, symbol) symbol,
#include "engine/state/words.def"
  };
  return kSymbols[static_cast<int>(s)];
}

// The numbers of cards as they are printed; the first stands for "no number".
inline constexpr std::string_view kRanks[] = {"",  "A", "2", "3",  "4", "5", "6",
                                              "7", "8", "9", "10", "J", "Q", "K"};

}  // namespace jiesuan
