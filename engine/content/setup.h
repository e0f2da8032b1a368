// What a game starts from: a mode with players and generals to choose from, or a given position.
#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/state/card.h"
#include "engine/state/character.h"
#include "engine/state/game.h"

namespace jiesuan {

// One character of a given position.
struct SeatPosition {
  std::vector<std::string> generals;  // none, one or two ids; skills are added to those of the generals
  std::vector<std::string> skills;
  std::string allegiance;           // an id of the mode's
  Kingdom kingdom = Kingdom::None;  // None: the general's
  Gender gender = Gender::None;     // likewise
  int hp = -100, max_hp = -100;     // −100: as printed
  int hp_floor = 1;
  std::vector<Face> hand, equipment;
  std::vector<Face> open_hand,
      tapped;  // further hand cards, lying face up; further equipment, lying sideways
  std::vector<std::pair<Face, CardName>> judging;    // the card, and as what it lies there
  std::vector<std::pair<Face, std::string>> beside;  // cards beside the general, face down, and whose skill
  std::vector<std::pair<std::string, int>> marks;    // by the skill that names them
  std::vector<std::pair<Face, std::string>> on_general;  // the card, and the skill that laid it there
  std::vector<std::string> incarnations;                 // general cards kept beside its own (化身牌) …
  std::string shown, lends;                              // … the one that lies open, and the skill it lends
  bool hidden[2] = {false, false};                       // which of its general cards lie face down (暗置)
  bool chained = false, flipped = false, alive = true;
  std::vector<std::pair<std::string, Timing>>
      effects;  // by id, and the timing (anybody's) each lasts through
};

struct Position {
  std::vector<SeatPosition> seats;
  std::vector<Face> pile_top;  // the first is uppermost
  std::vector<Face> discard;
  std::vector<Face> extra_cards;  // of other decks; they join this one
  Seat turn = 0;
  PhaseKind phase = PhaseKind::Play;  // the turn's earlier phases are left out
  bool mid_turn = false;              // so is what comes before them: the turn has long begun
  bool extra_turn = false;            // it is an extra turn, taken after …
  Seat after = 0;                     // … this one's
  bool only_pile_top = false;         // the pile has no other cards
  bool before_first_turn = false;     // the generals have been shown, the hands are being dealt: no turn yet
};

// Which of several printings of one person is in the game.
enum class Printings : std::uint8_t { Any /* chance decides */, Oldest, Newest };
inline constexpr const char* kPrintingsWords[] = {"any", "oldest", "newest"};
constexpr const char* word_of(Printings p) { return kPrintingsWords[static_cast<int>(p)]; }
inline std::optional<Printings> printings_named(std::string_view word) {
  for (int i = 0; i < 3; ++i)
    if (word == kPrintingsWords[i]) return static_cast<Printings>(i);
  return std::nullopt;
}

struct Setup {
  std::string mode;  // id; none = the usual one
  int players = 8;
  std::uint64_t seed = 1;
  std::vector<std::string> modules;   // ids of rules modules; "002" stands for all of "002.…"
  std::vector<std::string> decks;     // ids; none = the mode's own
  std::vector<std::string> generals;  // to choose from: ids, expansions, "all"; none = the mode's own choice
  Printings printings = Printings::Any;
  std::optional<Position> position;
};

}  // namespace jiesuan
