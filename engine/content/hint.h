// What a skill is good for, told to whoever must weigh it without being able to read it: the bots. Nothing in
// the rules looks at it. A skill whose launch costs nothing and helps its owner needs no hint.
#pragma once
#include <cstdint>

namespace jiesuan {

// What is done to one character.
struct Share {
  float cards = 0;     // cards more or fewer
  float hp = 0;        // hp recovered; negative: damage or loss
  float other = 0;     // anything else, in cards
  bool flips = false;  // its general card is turned over

  constexpr bool nothing() const { return cards == 0 && hp == 0 && other == 0 && !flips; }
};

// When a skill is worth looking at, beside what it brings.
enum class Moment : std::uint8_t {
  Any,
  Striking,       // its owner holds a 杀 or 决斗 and could reach a foe this turn
  Crowded,        // its owner holds more cards than it may keep, or could use
  NothingToPlay,  // its owner holds little it could use in this play phase
  Burdened,       // harmful delayed tricks lie before its owner
  Never,          // only in the hands of people
};

struct Hint {
  Share self;                      // the launcher, beside the cards it pays
  Share target;                    // each character chosen with the launch, or asked for by the skill
  Share about;                     // the other side of the event it answers: the source of the damage, …
  float per_card = 0;              // the launcher, for each card it pays
  float per_target = 0;            // the launcher, in cards, for each character chosen
  bool gives = false;              // the cards it chooses go to the chosen character
  bool keeps = false;              // … or stay with the launcher, or come back to it
  bool others = false;             // the questions it puts to others may cost them …
  Share refusal;                   // … this, if they say no
  std::uint8_t good_suits = 0;     // verdicts its owner hopes for, as bits of Suit
  std::int8_t for_friend = -1;     // which of its choices is for a friend the question is about …
  std::int8_t for_foe = -1;        // … for a foe …
  std::int8_t for_self = -1;       // … or for whoever chooses
  Moment moment = Moment::Any;
  bool given = false;              // somebody has written it
};

inline Hint hint(Hint h) {
  h.given = true;
  return h;
}

constexpr std::uint8_t suits_bit(int suit) { return static_cast<std::uint8_t>(1u << suit); }
inline constexpr std::uint8_t kSpadeVerdict = suits_bit(0), kHeartVerdict = suits_bit(1),
                              kClubVerdict = suits_bit(2), kDiamondVerdict = suits_bit(3),
                              kBlackVerdict = kSpadeVerdict | kClubVerdict,
                              kRedVerdict = kHeartVerdict | kDiamondVerdict;

}  // namespace jiesuan
