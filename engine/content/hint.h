// What a skill is good for, told to whoever must weigh it without being able to read it: the bots. Nothing in
// the rules looks at it. A skill whose launch costs nothing and helps its owner needs no hint.
#pragma once
#include <cstdint>

#include "engine/content/skill.h"

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
  Crowded,        // its owner holds more cards than it may keep
  FullHand,       // its owner holds four cards or more
  NothingToPlay,  // its owner holds little it could use in this play phase
  Burdened,       // harmful delayed tricks lie before its owner
  Never,          // a matter for people
};

struct Hint {
  Share self;                   // the launcher, beside the cards it pays
  Share target;                 // each character chosen with the launch, or asked for by the skill
  Share about;                  // the other side of the event it answers: the source of the damage, …
  Share everybody;              // every other living character
  float per_card = 0;           // the launcher, for each card it pays
  std::uint8_t batch = 0;       // the launcher's own share comes with so many cards, once a turn
  float per_target = 0;         // the launcher, for each character chosen, or for everybody
  bool gives = false;           // the cards it chooses go to the chosen character
  bool keeps = false;           // … or stay with the launcher, or come back to it
  bool taps = false;            // … or are equipment that lies sideways then
  bool finds_gear = false;      // the launcher gets a piece of equipment, whichever comes
  std::uint8_t fills_to = 0;    // the launcher's hand is adjusted to so many cards
  bool wards = false;           // it keeps off the launcher what the event would do to it
  bool either = false;          // good for a friend as well as against a foe: the choices below differ
  bool swaps_gear = false;      // two characters exchange their equipment …
  bool swaps_hands = false;     // … or their hands, for a price that depends on the pair
  Share refusal;                // what saying no to one of its questions costs
  std::uint8_t good_suits = 0;  // verdicts its owner hopes for, as bits of Suit
  std::int8_t for_friend = -1;  // which of its choices is for a friend the question is about …
  std::int8_t for_foe = -1;     // … for a foe …
  std::int8_t for_self = -1;    // … or for whoever chooses
  bool risky = false;           // what is chosen for a foe may cost hp
  Moment moment = Moment::Any;

  // Cards that have no effect on its owner, or deal it no damage …
  bool (*voids)(CardName, Colour) = nullptr;
  bool voids_while_bare = false;  // … only while no armour lies in its equipment zone
  bool voids_own = false;         // … nor on anybody if its owner uses them
  std::uint8_t toll = 0;          // basic cards that a 杀 on its owner costs its user, or it has no effect
  bool strikes = false;           // the hp it costs the chosen one are those of a 杀: armour may void it
  bool bluffs = false;            // a card laid face down as whatever its owner says
  bool kindles = false;           // the 杀 in hand becomes a fire 杀
  bool exchanges = false;         // hand cards for as many of those beside the general
  bool takes_shape = false;       // its owner shows a general it keeps and has a skill of that one
  bool rations = false;           // its owner may use but few cards in a play phase

  constexpr bool says_what_it_does() const {
    return !self.nothing() || !target.nothing() || !about.nothing() || !everybody.nothing() ||
           per_card != 0 || per_target != 0 || wards || either || swaps_gear || swaps_hands || finds_gear ||
           fills_to > 0 || exchanges;
  }
};

// A hint that lives as long as the program, for a SkillDef or, by `with`, for one of its units.
const Hint* hint(const Hint& h);

inline constexpr Hint kNoHint;
inline const Hint& hint_of(const SkillDef& skill) { return skill.hint ? *skill.hint : kNoHint; }

inline constexpr std::uint8_t kSpadeVerdict = 1, kHeartVerdict = 2, kClubVerdict = 4, kDiamondVerdict = 8,
                              kBlackVerdict = kSpadeVerdict | kClubVerdict,
                              kRedVerdict = kHeartVerdict | kDiamondVerdict;

}  // namespace jiesuan
