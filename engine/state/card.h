// Cards. A physical card is an id with a face; what is used or responded is a virtual card, an
// information set that points at no, one or several physical ones (principles §5).
#pragma once
#include "engine/core/ids.h"

namespace jiesuan {

enum class Suit : std::uint8_t {
#define JIESUAN_SUIT(id, word, zh, en, symbol) id,
#include "engine/state/words.def"
};
enum class Colour : std::uint8_t { Black, Red, None };
enum class Category : std::uint8_t {
#define JIESUAN_CATEGORY(id, word, zh, en) id,
#include "engine/state/words.def"
};
enum class Slot : std::uint8_t {
#define JIESUAN_SLOT(id, word, zh, en) id,
#include "engine/state/words.def"
};
inline constexpr int kSlots = static_cast<int>(Slot::None);
enum class Element : std::uint8_t {
#define JIESUAN_ELEMENT(id, word, zh, en) id,
#include "engine/state/words.def"
};

constexpr Colour colour_of(Suit s) {
  if (s == Suit::None) return Colour::None;
  return s == Suit::Heart || s == Suit::Diamond ? Colour::Red : Colour::Black;
}

struct Face {
  CardName name = CardName::None;
  Suit suit = Suit::None;
  std::uint8_t number = 0;  // 1..13; 0 = no number

  friend constexpr bool operator==(const Face&, const Face&) = default;
};

struct VirtualCard {
  CardName name = CardName::None;
  Suit suit = Suit::None;
  std::uint8_t number = 0;
  Colour colour = Colour::None;
  bool converted = false;           // not simply a physical card used as what it is
  std::uint8_t most_targets = 0;    // it can have no more than these; 0: as many as it says (奇策〔国〕)
  std::int8_t bonus = 0;            // added to the base number of its effect (酒)
  SkillId through = SkillId::None;  // the skill that made it …
  std::uint8_t instance = 0xFF;     // … and the instance of it, if its general card may still lie face down
  CardSet cards;                    // its physical cards; equipment among them cannot serve the use (§5)
};

}  // namespace jiesuan
