// What a seat may see: the one place where visibility is decided (principles §9).
#pragma once
#include <string>
#include <vector>

#include "engine/event/names.h"
#include "engine/event/request.h"
#include "engine/state/game.h"
#include "engine/view/in_place.h"

namespace jiesuan {

inline bool operator==(const MarkCount& a, const MarkCount& b) { return a.skill == b.skill && a.n == b.n; }

// A card on or beside a general card, and the skill that laid it there; no face if it lies face down.
struct LaidCard {
  SeenCard face;
  SkillId skill = SkillId::None;
  bool beside = false;
  friend bool operator==(const LaidCard&, const LaidCard&) = default;
};

// What there always is stands in place: most views allocate nothing. What is rare is a vector.
struct SeatView {
  SeatView();
  GeneralId general[2] = {GeneralId::None, GeneralId::None};
  bool has_general[2] = {};  // … also if the viewer does not know which
  bool hidden[2] = {};       // it lies face down
  bool soldier[2] = {};      // a soldier card lies there instead
  Kingdom kingdom = Kingdom::None;
  Gender gender = Gender::None;
  Allegiance allegiance = Allegiance::None;  // None: not known to the viewer
  int hp = 0, max_hp = 0, hp_floor = 1, hand_size = 0;
  bool alive = false, chained = false, flipped = false;
  int spare = 0;                      // general cards it keeps …
  GeneralId shown = GeneralId::None;  // … and the one that lies open
  std::vector<SeenCard> open_hand;    // hand cards lying face up
  InlineVec<SeenCard, kSlots> equipment;
  InlineVec<CardId, kSlots> tapped;  // those of them that lie sideways
  struct JudgingCard {
    SeenCard card;
    CardName as = CardName::None;
    friend bool operator==(const JudgingCard&, const JudgingCard&) = default;
  };
  InlineVec<JudgingCard, 8> judging;
  InlineVec<SkillId, 24> skills;
  InlineVec<SkillId, 40> effects;  // lasting states it bears, and those of the mode and its modules
  InlineVec<MarkCount, 8> marks;
  std::vector<LaidCard> laid;  // those that are not known last: their place must not show which they are
  std::vector<SeenCard> hand;  // of the all-seeing
  friend bool operator==(const SeatView&, const SeatView&) = default;
};
// Not in the class, where it would mean that all bytes are cleared first, the room for more included.
inline SeatView::SeatView() = default;

// A view without its seats.
struct TableView {
  Seat viewer = kSpectator;
  const Mode* mode = nullptr;
  int players = 0;
  SeatSet living;
  Seat turn = kNoSeat;
  std::uint32_t turn_serial = 0;
  bool in_phase = false;
  PhaseKind phase = PhaseKind::Prepare;
  int round = 0;
  int pile_size = 0;
  Outcome outcome = Outcome::None;
  SeatSet winners;
  int allegiances[kMaxAllegiances] = {};  // how many characters are on each side, where that is known to all
  InlineVec<SeenCard, kMaxCards> hand;    // the viewer's own
  std::vector<GeneralId> spare;           // the viewer's own general cards beside its generals
  CardSet discard;                        // everybody may look at these (Question::face)
  InlineVec<SeenCard, kMaxCards> processing;  // those that are not known last
  Seat asked = kNoSeat;                       // the viewer, if it has a question to answer
  friend bool operator==(const TableView&, const TableView&) = default;
};

struct View : TableView {
  InPlace<SeatView, kMaxSeats> seats;
  friend bool operator==(const View&, const View&) = default;
};
Names names_of(const View& v);

bool can_see_of_others(const Game& g, Seat viewer, CardId c);
// Who has a card, or laid it, sees it in any case.
inline bool can_see(const Game& g, Seat viewer, CardId c) {
  return (is_seat(viewer) && g.state.place[c].seat == viewer) || can_see_of_others(g, viewer, c);
}
// The view's skills of that seat have this one.
bool shows_skill(const Game& g, Seat viewer, Seat s, SkillId skill);
CardSet hidden_from(const Game& g, Seat viewer);
View view_of(const Game& g, Seat viewer);
// Parts of a view, for who does not need all of it: they are filled where they stay.
void show_table(TableView& v, const Game& g, Seat viewer);
void show_seat(SeatView& x, const Game& g, Seat viewer,
               Seat s);  // without what is laid on or beside a general
// The view as bytes, with the open question and its legal answers if it is the viewer's.
std::string view_bytes(const Game& g, Seat viewer);

}  // namespace jiesuan
