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
inline constexpr int kMaxNames = 72;

struct SpanCounters {
  struct OfSeat {
    std::uint16_t count[kCounters] = {};
    SeatSet hurt;      // whom it dealt damage to
    SeatSet aimed_at;  // whom it used cards on
  };
  OfSeat of[kMaxSeats];
};

// By name family; kept for the phase and the turn, which is as far back as any text asks for names.
struct NameCounts {
  struct OfSeat {
    std::uint8_t used[kMaxNames] = {};
    std::uint8_t counted[kMaxNames] = {};  // used at an idle point, so that it counts for limits
    std::uint8_t responded[kMaxNames] = {};
  };
  OfSeat of[kMaxSeats];
  SeatSet written;  // who has something to forget

  void forget() {
    for (Seat s : written) of[s] = {};
    written.clear();
  }
};
using NameCount = std::uint8_t (NameCounts::OfSeat::*)[kMaxNames];

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

struct History {
  SpanCounters span[kSpans];
  NameCounts names[2];
  SeatSet written[kSpans];  // who has something to forget
  KindOfPhase in[kKindsOfPhase];
  Seat owner = kNoSeat;   // of the running phase, nobody between two phases …
  std::uint8_t kind = 0;  // … and its kind

  void note(Counter f, Seat s, int n = 1) {
    if (s == kNoSeat) return;
    touch(s);
    for (SpanCounters& c : span) {
      std::uint16_t& count = c.of[s].count[static_cast<int>(f)];
      count = static_cast<std::uint16_t>(count + n);
    }
    if (s != owner) return;
    std::uint16_t& count = in[kind].count[static_cast<int>(f)];
    count = static_cast<std::uint16_t>(count + n);
  }
  void note_name(NameCount what, Seat s, CardName family) {
    touch(s);
    if (s == owner && what == &NameCounts::OfSeat::used) in[kind].used.add(family);
    if (s == owner && what == &NameCounts::OfSeat::responded) in[kind].responded.add(family);
    for (NameCounts& n : names) {
      n.written.add(s);
      std::uint8_t& count = (n.of[s].*what)[static_cast<std::size_t>(family)];
      if (count < 0xFF) ++count;
    }
  }
  void note_hurt(Seat by, Seat whom) {
    touch(by);
    for (SpanCounters& c : span) c.of[by].hurt.add(whom);
  }
  void note_aim(Seat by, Seat at) {
    touch(by);
    for (SpanCounters& c : span) c.of[by].aimed_at.add(at);
  }
  const SpanCounters& of(Span s) const { return span[static_cast<int>(s)]; }
  const NameCounts& names_of(Span s) const { return names[s == Span::Phase ? 0 : 1]; }
  int count(Span s, Counter f, Seat who) const { return of(s).of[who].count[static_cast<int>(f)]; }
  int used(Span s, Seat who, CardName family) const {
    return names_of(s).of[who].used[static_cast<std::size_t>(family)];
  }
  int counted(Span s, Seat who, CardName family) const {
    return names_of(s).of[who].counted[static_cast<std::size_t>(family)];
  }
  int responded(Span s, Seat who, CardName family) const {
    return names_of(s).of[who].responded[static_cast<std::size_t>(family)];
  }
  // The phase that runs, so that what its owner does in it is known by its kind.
  void go_on_in_phase(Seat whose, int k) { owner = whose, kind = static_cast<std::uint8_t>(k); }
  void enter_phase(Seat whose, int k) {
    go_on_in_phase(whose, k);
    ++in[k].phases;
  }
  void leave_phase() { go_on_in_phase(kNoSeat, 0); }
  // The phase around a performed one goes on where it was.
  void recall_phase(const SpanCounters& c, const NameCounts& n) {
    span[static_cast<int>(Span::Phase)] = c;
    names[0] = n;
    written[static_cast<int>(Span::Phase)] = SeatSet::below(kMaxSeats);
  }
  void touch(Seat s) {
    for (SeatSet& w : written) w.add(s);
  }
  void forget(Span s) {
    SpanCounters& counters = span[static_cast<int>(s)];
    for (Seat who : written[static_cast<int>(s)]) counters.of[who] = {};
    written[static_cast<int>(s)].clear();
    if (s == Span::Phase || s == Span::Turn) names[s == Span::Phase ? 0 : 1].forget();
    if (s != Span::Turn) return;
    for (KindOfPhase& k : in) k = {};
  }
};

}  // namespace jiesuan
