// The state of one game: plain data, all of it in the arena.
#pragma once
#include <span>

#include "engine/core/inline_vec.h"
#include "engine/core/rng.h"
#include "engine/core/task.h"
#include "engine/state/card.h"
#include "engine/state/character.h"
#include "engine/state/faces.h"
#include "engine/state/history.h"
#include "engine/state/instance.h"
#include "engine/state/timing.h"
#include "engine/state/zone.h"

namespace jiesuan {

struct Event;
struct Request;
struct Answer;
struct Together;
class Rulebook;
struct Mode;
struct Setup;
class LogSink;

inline constexpr int kMaxInstances = 160;
inline constexpr int kMaxUnits = 384;                  // of all of them
inline constexpr std::uint16_t kRulesListen = 0x8000;  // in GameState::listeners: one of the rules' own units
inline constexpr std::uint16_t kForeignListen = 0x4000;  // … a unit that others than its owner may launch
inline constexpr std::uint16_t kNotesListen =
    0x2000;  // … a unit that only notes something (UnitBuilder::note)
inline constexpr std::uint16_t kEndsListen = 0x1000;  // … an effect that ends when the timing is over
inline constexpr int kMaxRuleUnits = 200;
inline constexpr int kMaxRulesAtTiming = 24;
inline constexpr int kMaxRounds = 300;  // a longer game is a draw

enum class PhaseKind : std::uint8_t {
#define JIESUAN_PHASE(id, word, zh, en) id,
#include "engine/state/words.def"
};
inline constexpr int kPhases = static_cast<int>(PhaseKind::Finish) + 1;
static_assert(kPhases == kKindsOfPhase);

enum class Outcome : std::uint8_t {
#define JIESUAN_OUTCOME(id, word, zh, en) id,
#include "engine/state/words.def"
};

// One phase on a turn's schedule; the skip flag belongs to the instance (C29).
struct ScheduledPhase {
  PhaseKind kind = PhaseKind::Prepare;
  bool skipped = false;
  bool reached = false;    // its BeforeStart is or was open: nothing can be gained before it
  bool begun = false;      // its BeforeStart is over: it can no longer be skipped
  bool performed = false;  // inserted into the middle of something, on the schedule only while it runs
};

struct TurnState {
  Seat owner = kNoSeat;  // whose turn it is; stays for ordering although its owner may be dead
  bool in_turn = false;  // from TurnStart6 to TurnEnd7 and while the owner lives (C24)
  bool extra = false;
  bool ending = false;  // TurnEnd1 reached
  std::uint32_t serial = 0;
  std::uint32_t phase_serial = 0;  // of the running phase; a performed one hides the one around it
  std::uint32_t phases_begun = 0;
  InlineVec<ScheduledPhase, 24> schedule;
  std::uint8_t at = 0;  // the place in the schedule
  PhaseKind phase = PhaseKind::Prepare;
  bool in_phase = false;  // from PStart to PEnd
};

// A turn somebody takes after the current one; perhaps it has but some of the phases (明鉴).
using Phases = std::uint8_t;  // bits of PhaseKind
inline constexpr Phases kAllPhases = (1u << kPhases) - 1;
constexpr Phases only(PhaseKind p) { return static_cast<Phases>(1u << static_cast<unsigned>(p)); }
struct ExtraTurn {
  Seat seat = kNoSeat;
  Phases phases = kAllPhases;
};

// A general card that a character keeps beside its own (化身牌): known to it alone, unless it lies open.
struct KeptGeneral {
  GeneralId general = GeneralId::None;
  Seat keeper = kNoSeat;
  bool open = false;
  std::uint16_t lends = 0;  // the serial of the skill that its keeper has by it; 0 = none
};
inline constexpr int kMaxKeptGenerals = 64;

// Who has turned up general cards in the running resolution: they wait for their timing (hegemony §4).
struct WaitingReveals {
  SeatSet seats;
  std::uint8_t slots[kMaxSeats] = {};  // bits

  void add(Seat s, std::uint8_t cards) {
    seats.add(s);
    slots[s] |= cards;
  }
};

// What a state hash covers: everything that decides how the game goes on, and no address.
struct GameState {
  Rng rng;
  std::uint64_t answers_hash = 0;
  std::uint32_t decisions = 0;
  std::uint32_t next_event = 1;
  std::uint16_t next_serial = 1;
  std::uint8_t players = 0;
  Outcome outcome = Outcome::None;
  SeatSet winners;
  std::uint16_t round = 0;
  Seat last_normal_seat = kNoSeat;
  bool started = false;
  std::uint8_t first_phase = 0;  // the first turn starts here

  TurnState turn;
  InlineVec<ExtraTurn, 16> extra_turns;  // a stack: the last gained is taken first (D13)

  SeatSet living;
  SeatSet uncounted;  // a state says that they are not counted in seats and distance (调虎离山)
  Character seat[kMaxSeats];
  Faces face;
  Place place[kMaxCards];
  std::uint8_t cards = 0;  // how many there are
  std::uint8_t pile_size = 0;
  CardId pile[kMaxCards] = {};  // bottom first
  CardSet discard;
  CardSet processing;
  CardSet laid;       // on or beside a general card: whose, and by what skill, their places say
  CardSet kept_out;   // cards in the discard pile that a running skill still has to operate on (R000-32)
  CardSet face_down;  // cards lying face down where cards lie open otherwise (拼点, 扣置)
  CardSet face_up;    // hand cards lying face up (明置)
  CardSet tapped;     // equipment lying sideways (横置): void, but still in its slot
  GeneralSet general_pile;  // general cards that nobody has (武将牌堆)
  InlineVec<KeptGeneral, kMaxKeptGenerals> kept_generals;
  WaitingReveals reveals;
  std::uint64_t of_mode[12] = {};  // what the mode itself remembers (mode_memory)

  std::uint16_t effects = 0;                // how many skills in play are lasting or delayed effects
  std::uint64_t states = 0;                 // what parts they have, all characters together
  std::uint16_t listeners[kTimings] = {};   // seats with a unit at the timing, as bits; and:
  std::uint16_t first_unit[kTimings] = {};  // where the list of the units at the timing starts; 0 = empty
  std::uint16_t units = 1;     // how many places of `unit` may be taken: those behind are free, the first is
                               // nobody's
  std::uint8_t instances = 0;  // … of `instance`
  // Last, history, units and skills: a snapshot leaves out what is unused at the end of each.
  History history;
  UnitInPlay unit[kMaxUnits];
  Instance instance[kMaxInstances];

  std::span<const Instance> all_instances() const { return {instance, instances}; }
};

// The units at a timing, without those of the rules: for (const UnitInPlay& u : UnitsAt(g.state, t)).
class UnitsAt {
 public:
  UnitsAt(const GameState& f, Timing t) : unit_(f.unit), first_(f.first_unit[static_cast<int>(t)]) {}
  class Iterator {
   public:
    Iterator(const UnitInPlay* all, std::uint16_t at) : all_(all), at_(at) {}
    const UnitInPlay& operator*() const { return all_[at_]; }
    Iterator& operator++() {
      at_ = all_[at_].next;
      return *this;
    }
    friend bool operator==(const Iterator& i, std::default_sentinel_t) { return i.at_ == 0; }

   private:
    const UnitInPlay* all_;
    std::uint16_t at_;
  };
  Iterator begin() const { return {unit_, first_}; }
  std::default_sentinel_t end() const { return {}; }

 private:
  const UnitInPlay* unit_;
  std::uint16_t first_;
};

struct Game {
  Run run;
  const Rulebook* rules = nullptr;  // outside the arena, never changed …
  const Mode* mode = nullptr;       // … its mode
  bool (*knows_allegiance)(const Game&, Seat viewer, Seat of) = nullptr;  // as the mode has it
  const Setup* setup = nullptr;                                           // outside the arena, never changed
  Event* event = nullptr;                                                 // the innermost running event
  UnwindPoint* game_unwind = nullptr;
  Request* request = nullptr;         // the buffer of the open question
  Answer* answer = nullptr;           // what was answered to it
  Together* together = nullptr;       // several are asked at once
  LogSink* log = nullptr;             // outside the arena; null = nobody listens
  std::uint64_t lost_memory[2] = {};  // what a running skill remembers after it was lost: nothing
  GameState state;

  Character& operator[](Seat s) { return state.seat[s]; }
  const Character& operator[](Seat s) const { return state.seat[s]; }
  int players() const { return state.players; }
  bool alive(Seat s) const { return s != kNoSeat && state.living.has(s); }
  bool counts(Seat s) const { return !state.uncounted.has(s); }  // in seats and distance
  TurnState& turn() { return state.turn; }
  const TurnState& turn() const { return state.turn; }
  // "In X's turn": nobody's once the turn's owner is dead (C24).
  bool in_turn_of(Seat s) const { return state.turn.in_turn && state.turn.owner == s && state.living.has(s); }
  bool in_phase_of(Seat s, PhaseKind p) const {
    return in_turn_of(s) && state.turn.in_phase && state.turn.phase == p;
  }
  // What the turn's owner has done in its phases of this kind, all of this turn together (R001-24).
  const KindOfPhase& done_in(PhaseKind p) const { return state.history.in[static_cast<int>(p)]; }
  bool over() const { return state.outcome != Outcome::None; }
};

inline Run& run_of(Game& g) { return g.run; }

// The memory of the game's mode, as what the mode keeps in it: seats, counts and the like, never numbers of
// the catalogue, which other content would change.
template <class T>
const T& mode_memory(const Game& g) {
  static_assert(std::is_trivially_copyable_v<T> && sizeof(T) <= sizeof(GameState::of_mode) &&
                alignof(T) <= alignof(std::uint64_t));
  return *reinterpret_cast<const T*>(g.state.of_mode);
}
template <class T>
T& mode_memory(Game& g) {
  return const_cast<T&>(mode_memory<T>(static_cast<const Game&>(g)));
}

}  // namespace jiesuan
