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
  std::uint16_t count[kCounters][kMaxSeats] = {};
  SeatSet hurt[kMaxSeats];      // whom it dealt damage to
  SeatSet aimed_at[kMaxSeats];  // whom it used cards on
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

enum class Span : std::uint8_t { Phase, Turn, Round, Game };
inline constexpr int kSpans = 4;

struct History {
  SpanCounters span[kSpans];
  NameCounts names[2];
  bool written[kSpans] = {};  // something to forget

  void note(Counter f, Seat s, int n = 1) {
    if (s == kNoSeat) return;
    touch();
    for (SpanCounters& c : span) {
      std::uint16_t& count = c.count[static_cast<int>(f)][s];
      count = static_cast<std::uint16_t>(count + n);
    }
  }
  void note_name(NameCount what, Seat s, CardName family) {
    touch();
    for (NameCounts& n : names) {
      n.written.add(s);
      std::uint8_t& count = (n.of[s].*what)[static_cast<std::size_t>(family)];
      if (count < 0xFF) ++count;
    }
  }
  const SpanCounters& of(Span s) const { return span[static_cast<int>(s)]; }
  const NameCounts& names_of(Span s) const { return names[s == Span::Phase ? 0 : 1]; }
  int count(Span s, Counter f, Seat who) const { return of(s).count[static_cast<int>(f)][who]; }
  int used(Span s, Seat who, CardName family) const {
    return names_of(s).of[who].used[static_cast<std::size_t>(family)];
  }
  int counted(Span s, Seat who, CardName family) const {
    return names_of(s).of[who].counted[static_cast<std::size_t>(family)];
  }
  int responded(Span s, Seat who, CardName family) const {
    return names_of(s).of[who].responded[static_cast<std::size_t>(family)];
  }
  // The phase around a performed one goes on where it was.
  void recall_phase(const SpanCounters& c, const NameCounts& n) {
    span[static_cast<int>(Span::Phase)] = c;
    names[0] = n;
    written[static_cast<int>(Span::Phase)] = true;
  }
  void touch() {
    for (bool& w : written) w = true;
  }
  void forget(Span s) {
    if (!written[static_cast<int>(s)]) return;
    written[static_cast<int>(s)] = false;
    span[static_cast<int>(s)] = {};
    if (s == Span::Phase || s == Span::Turn) names[s == Span::Phase ? 0 : 1].forget();
  }
};

}  // namespace jiesuan
