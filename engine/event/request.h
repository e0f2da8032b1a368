// Questions and answers. A Request carries its legal answers as data: a list of options, each with the
// cards and characters that go with it. What may be picked next after a partial selection is computed
// by `next_pick`; the gate accepts exactly the selections that can be built by such picks.
#pragma once
#include "engine/core/inline_vec.h"
#include "engine/event/events.h"

namespace jiesuan {

enum class Ask : std::uint8_t {
#define JIESUAN_ASK(id, word) id,
#include "engine/event/words.def"
};

enum class OptionKind : std::uint8_t {
#define JIESUAN_OPTION(id, word) id,
#include "engine/event/words.def"
};

struct Option;
struct Selection {
  std::uint8_t option = 0;
  InlineVec<CardId, kMaxCards> cards;
  SeatList seats;
};

struct Pick {
  CardSet cards;      // cards that may be added
  SeatSet seats;      // characters that may be added
  bool done = false;  // the selection may stop here
  friend constexpr bool operator==(const Pick&, const Pick&) = default;
};

// The half of it that is about characters.
struct PickSeats {
  SeatSet seats;
  bool done = false;
  friend constexpr bool operator==(const PickSeats&, const PickSeats&) = default;
};

// Rules of partial selections that are more than "min..max of a fixed set".
using SeatRule = Pick (*)(const Game&, const Request&, const Option&, const Selection&);
using CardRule = CardSet (*)(const Game&, const Request&, const Option&, const Selection&);

struct Option {
  OptionKind kind = OptionKind::Pass;
  std::uint8_t value = 0;
  std::uint8_t unit = 0;
  InstanceId instance = kNoInstance;
  Seat owner = kNoSeat;  // whose skill it is; kNoSeat: the asked one's, or none at all
  CardName as = CardName::None;
  SkillId skill = SkillId::None;
  GeneralId general = GeneralId::None;
  GeneralId deputy = GeneralId::None;  // … with this one (国战: a pair)
  std::uint8_t min_cards = 0, max_cards = 0;
  std::uint8_t min_seats = 0, max_seats = 0;
  bool ordered = false;  // the order of the cards matters
  bool paid =
      false;      // its cards have been chosen: only the characters are asked about (engine/query/price.h)
  CardSet cards;  // candidates
  SeatSet seats;
  CardRule card_rule = nullptr;
  SeatRule seat_rule = nullptr;
};

// The question as whoever is asked may read it.
struct Asked {
  std::uint32_t id = 0;
  Seat seat = kNoSeat;
  Ask ask = Ask::Choice;
  Timing timing = Timing::None;
  SkillId skill = SkillId::None;   // who asks: a skill …
  CardName card = CardName::None;  // … or a card's effect or rule
  Seat about = kNoSeat;            // the character it concerns
  Phrase purpose;                  // what is done with what is chosen: "弃置", "discard"
  Phrase otherwise;                // what no means
  bool may_pass = false;
  bool to_use = false;            // Ask::Card: use rather than respond
  NameSet wanted;                 // Ask::Card: the names that answer it
  CardSet looking_at;             // cards the seat is shown for this question
  InlineVec<GeneralId, 8> dealt;  // general cards it chooses a pair of, those without a partner as well
  bool needed = false;            // it is asked for a card that is needed to be used or responded …
  EventId answers = 0;            // … against this use (闪, 无懈可击)
  InlineVec<Option, 48> options;

  // Room for another way to act, and behind it for saying no: nobody can have so many that some are left out,
  // but where there is no room nothing is overwritten.
  bool has_room() const { return options.size() < options.capacity() - 2; }
  void offer(const Option& o) {
    if (has_room()) options.push_back(o);
  }
};

// What a need says about the targets of the card that answers it.
struct TargetDemand {
  bool by_need = false;     // the card answers a need; else it is used freely at an idle point
  Seat required = kNoSeat;  // a target it must have
  bool no_extra = false;    // exactly that one
  bool free_distance = false;
};

// On whom one may go on with an option after this card and perhaps a first target, as it was found last: bot
// and gate ask the same.
struct FoundTargets {
  std::uint8_t option = 0xFF;
  CardId card = kNoCard;
  Seat first = kNoSeat;
  PickSeats pick;
};

// … and as the engine keeps it.
struct Request : Asked {
  TargetDemand demand;
  mutable FoundTargets found[2];  // of this very question: while there is no target yet, and with one
  EventId at_event = 0;           // skills are offered at a timing of this running event

  // The question is about a card that this need wants; null: about something else.
  void serve(const Need* n) {
    needed = n != nullptr;
    answers = n && n->against ? n->against->id : 0;
    demand = {};
    if (n) demand = {true, n->required, n->no_extra, n->free_distance};
  }
  void forget_found() const {
    for (FoundTargets& f : found) f.option = 0xFF;
  }
  Option& add(OptionKind kind) {
    Option& o = options.add_new();
    o.kind = kind;
    return o;
  }
};

struct Answer {
  std::uint32_t request = 0;
  Seat seat = kNoSeat;
  Selection pick;
};

}  // namespace jiesuan
