// Cards as a scenario names them: "火杀", "♥5 桃", "♣ any", "red", and how they are found in the deck.
#pragma once
#include <vector>

#include "judge/lexicon.h"
#include "judge/tongues.h"

namespace jiesuan::judge {

struct CardSpec {
  CardName name = CardName::None;  // None: whatever
  Suit suit = Suit::None;
  int number = 0;
  Colour colour = Colour::None;
  Text written;

  bool fits(const Face& f) const;
  // A 火杀 is a 杀 as well, where a card is looked for rather than set.
  bool fits_family(const Face& f) const;
  bool exact() const { return name != CardName::None && suit != Suit::None && number != 0; }
};

// One card, or several: "闪 x2".
std::vector<CardSpec> read_cards(const Text& t);
// The card that starts at words[i]; i moves behind it. Nothing if no card starts there.
std::optional<CardSpec> read_card(const Sentence& words, std::size_t& i);

// Takes cards out of a deck: exact ones first, so that a vague "杀" does not take the ♠7 somebody asks for.
class Dealer {
 public:
  explicit Dealer(const std::vector<Face>& deck) : left_(deck) {}
  void add(const Face& f) { left_.push_back(f); }
  // Where the face goes; filled in by deal().
  void want(const CardSpec& spec, Face* to);
  void deal();

 private:
  struct Wish {
    CardSpec spec;
    Face* to;
  };
  Face take(const CardSpec& spec);
  std::vector<Face> left_;
  std::vector<Wish> wishes_;
};

std::string describe(const Face& f);  // as a scenario may write it
TwoTongues described(const Face& f);  // for people

}  // namespace jiesuan::judge
