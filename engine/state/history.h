// What happened in this phase, turn, round and game, as counters. Bounded, so that a game never grows;
// whatever a skill must know in more detail it notes in its own memory.
#pragma once
#include "engine/core/ids.h"

namespace jiesuan {

enum class Counter : std::uint8_t {
  UsedCard,    // by seat
  UsedAtIdle,  // at an idle point of a play phase
  RespondedCard,
  DealtDamage,  // points
  TookDamage,   // points
  LostHp,       // points, without damage
  Recovered,    // points
  Killed,
  Discarded,        // cards of its own that it discarded
  DiscardedByRule,  // … because of the discard phase's rule
  DiscardedBasic,   // … by type
  DiscardedTrick,
  DiscardedEquipment,
  Drew,  // cards
  Judged,
  Count,
};
inline constexpr int kCounters = static_cast<int>(Counter::Count);

// What one seat has done.
struct SeatHistory {
  struct Counts {
    std::uint16_t count[kCounters] = {};
    SeatSet hurt;      // whom it dealt damage to
    SeatSet aimed_at;  // whom it used cards on
  };
  // By name family; kept for the phase and the turn, which is as far back as any text asks for names.
  struct Names {
    std::uint8_t used[kMaxNames] = {};
    std::uint8_t counted[kMaxNames] = {};  // used at an idle point, so that it counts for limits
    std::uint8_t responded[kMaxNames] = {};
  };
  Counts in[4];    // by Span
  Names names[2];  // in the phase, in the turn
};
using NameCount = std::uint8_t (SeatHistory::Names::*)[kMaxNames];

// What the owner of the turn did in its phases of one kind, in all of them together: "in your play phase"
// speaks of every one of this turn, whatever lies between (R001-24).
struct KindOfPhase {
  std::uint8_t phases = 0;  // how many there were
  std::uint16_t count[kCounters] = {};
  NameSet used, responded;  // families
};
inline constexpr int kKindsOfPhase = 6;

enum class Span : std::uint8_t { Phase, Turn, Round, Game };
inline constexpr int kSpans = 4;

// What was done in a phase so far, kept while another is performed within it.
struct PhaseSoFar {
  SeatSet written, named;
  SeatHistory::Counts counts[kMaxSeats];
  SeatHistory::Names names[kMaxSeats];
};

struct History {
  SeatSet written[kSpans];  // who has something to forget …
  SeatSet named[2];         // … among the names
  KindOfPhase in[kKindsOfPhase];
  Seat owner = kNoSeat;       // of the running phase, nobody between two phases …
  std::uint8_t kind = 0;      // … and its kind
  SeatHistory of[kMaxSeats];  // last: a snapshot leaves out the seats at which nobody sits

  void note(Counter f, Seat s, int n = 1) {
    if (s == kNoSeat) return;
    touch(s);
    for (SeatHistory::Counts& c : of[s].in) {
      std::uint16_t& count = c.count[static_cast<int>(f)];
      count = static_cast<std::uint16_t>(count + n);
    }
    if (s != owner) return;
    std::uint16_t& count = in[kind].count[static_cast<int>(f)];
    count = static_cast<std::uint16_t>(count + n);
  }
  void note_name(NameCount what, Seat s, CardName family) {
    touch(s);
    if (s == owner && what == &SeatHistory::Names::used) in[kind].used.add(family);
    if (s == owner && what == &SeatHistory::Names::responded) in[kind].responded.add(family);
    for (SeatSet& n : named) n.add(s);
    for (SeatHistory::Names& n : of[s].names) {
      std::uint8_t& count = (n.*what)[static_cast<std::size_t>(family)];
      if (count < 0xFF) ++count;
    }
  }
  // A use counts for limits no longer (龙吟).
  void uncount(Seat s, CardName family) {
    for (SeatHistory::Names& n : of[s].names) --n.counted[static_cast<std::size_t>(family)];
  }
  void note_hurt(Seat by, Seat whom) {
    touch(by);
    for (SeatHistory::Counts& c : of[by].in) c.hurt.add(whom);
  }
  void note_aim(Seat by, Seat at) {
    touch(by);
    for (SeatHistory::Counts& c : of[by].in) c.aimed_at.add(at);
  }
  const SeatHistory::Counts& counts(Span s, Seat who) const { return of[who].in[static_cast<int>(s)]; }
  const SeatHistory::Names& names(Span s, Seat who) const { return of[who].names[s == Span::Phase ? 0 : 1]; }
  int count(Span s, Counter f, Seat who) const { return counts(s, who).count[static_cast<int>(f)]; }
  int used(Span s, Seat who, CardName family) const {
    return names(s, who).used[static_cast<std::size_t>(family)];
  }
  int counted(Span s, Seat who, CardName family) const {
    return names(s, who).counted[static_cast<std::size_t>(family)];
  }
  int responded(Span s, Seat who, CardName family) const {
    return names(s, who).responded[static_cast<std::size_t>(family)];
  }
  // The phase that runs, so that what its owner does in it is known by its kind.
  void go_on_in_phase(Seat whose, int k) { owner = whose, kind = static_cast<std::uint8_t>(k); }
  void enter_phase(Seat whose, int k) {
    go_on_in_phase(whose, k);
    ++in[k].phases;
  }
  void leave_phase() { go_on_in_phase(kNoSeat, 0); }
  // The phase around a performed one goes on where it was.
  PhaseSoFar phase_so_far() const {
    PhaseSoFar so_far{written[0], named[0], {}, {}};
    for (Seat s : so_far.written) so_far.counts[s] = of[s].in[0];
    for (Seat s : so_far.named) so_far.names[s] = of[s].names[0];
    return so_far;
  }
  void recall_phase(const PhaseSoFar& so_far) {
    forget(Span::Phase);
    for (Seat s : so_far.written) of[s].in[0] = so_far.counts[s];
    for (Seat s : so_far.named) of[s].names[0] = so_far.names[s];
    written[0] = so_far.written, named[0] = so_far.named;
  }
  void touch(Seat s) {
    for (SeatSet& w : written) w.add(s);
  }
  void forget(Span span) {
    const int n = static_cast<int>(span);
    for (Seat s : written[n]) of[s].in[n] = {};
    written[n].clear();
    if (span == Span::Phase || span == Span::Turn) forget_names(n);
    if (span != Span::Turn) return;
    static constexpr KindOfPhase kNothing;
    for (KindOfPhase& k : in) k = kNothing;
  }

 private:
  void forget_names(int n) {
    for (Seat s : named[n]) of[s].names[n] = {};
    named[n].clear();
  }
};
static_assert(static_cast<int>(Span::Phase) == 0 && static_cast<int>(Span::Turn) == 1);

}  // namespace jiesuan
