// Who looks on, and who sits where as far as that one knows: what it takes to name the characters.
#pragma once
#include "engine/state/game.h"

namespace jiesuan {

// A viewer is a seat, or one of these.
inline constexpr Seat kSpectator = kNoSeat;  // sees what everybody sees
inline constexpr Seat kAllSeeing = 0xFE;     // sees everything: finished games, the terminal
constexpr bool is_seat(Seat viewer) { return viewer < kMaxSeats; }
constexpr bool has_viewer(SeatSet set, Seat viewer) { return is_seat(viewer) && set.has(viewer); }

// On which side the character is: as the mode says, and everybody's when the game is over.
bool knows_allegiance(const Game& g, Seat viewer, Seat of);

// A card and its face; no id and no face if it is not known which card it is.
struct SeenCard : Face {
  CardId id = kNoCard;
  friend constexpr bool operator==(const SeenCard&, const SeenCard&) = default;
};

struct Names {
  struct Of {
    GeneralId general[2] = {GeneralId::None, GeneralId::None};
    bool hidden[2] = {};                       // the general card lies face down
    Allegiance allegiance = Allegiance::None;  // None: not known
    SeatSet known_to;                          // whose business it is …
    bool shown = false;                        // … or everybody knows
    friend constexpr bool operator==(const Of&, const Of&) = default;
  };
  const Mode* mode = nullptr;
  InlineVec<Of, kMaxSeats> seat;  // those of the game; none where nobody wants to tell of it
  friend bool operator==(const Names&, const Names&) = default;
};

Names names_of(const Game& g, Seat viewer);
Names redacted(const Names& all, Seat viewer);

}  // namespace jiesuan
