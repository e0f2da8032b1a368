// The log: everything that happens, each entry with the event it belongs to and that event's cause.
// One log feeds the terminal, traces, replays and the page. With no listener it costs a branch. An entry is
// complete: whoever tells of it needs nothing of the game besides.
#pragma once
#include <initializer_list>
#include <iterator>
#include <utility>
#include <vector>

#include "engine/event/events.h"
#include "engine/event/names.h"

namespace jiesuan {

enum class LogKind : std::uint8_t {
#define JIESUAN_LOG_KIND(id, word, audience) id,
#include "engine/event/words.def"
};

inline constexpr int kLogKinds = [] {
  constexpr bool kEach[] = {
#define JIESUAN_LOG_KIND(id, word, audience) true,
#include "engine/event/words.def"
  };
  return static_cast<int>(std::size(kEach));
}();

// Moved: cards of the same character that go the same way from another of its zones. Who sees the cards of an
// entry that are not open sees these as well.
struct MovedTogether {
  CardSet open, closed;
  int n = 0;
  CardSet cards() const { return open | closed; }
  friend constexpr bool operator==(const MovedTogether&, const MovedTogether&) = default;
};

// An event that runs while something is logged.
struct RunningEvent {
  EventId id = 0;
  EventKind kind = EventKind::Game;
  Seat who = kNoSeat;   // its owner, user or source; of what happens to somebody: that one
  Seat whom = kNoSeat;  // its target or victim; of a death: the killer
  friend constexpr bool operator==(const RunningEvent&, const RunningEvent&) = default;
};

struct PindianCard {
  Seat seat = kNoSeat;
  CardId card = kNoCard;
  friend constexpr bool operator==(const PindianCard&, const PindianCard&) = default;
};

// What happened, and who may know of it: plain data. Numbers of events are no part of it: they count secret
// things.
struct LogFacts {
  LogKind kind = LogKind::Timing;
  Timing timing = Timing::None;
  Seat a = kNoSeat;  // who
  Seat b = kNoSeat;  // whom
  SkillId skill = SkillId::None;
  CardName card = CardName::None;
  GeneralId general = GeneralId::None;
  Element element = Element::Normal;
  Suit suit = Suit::None;
  Reason reason = Reason::System;
  Zone from = Zone::Outside, to = Zone::Outside;
  PhaseKind phase = PhaseKind::Prepare;
  int n = 0;
  CardSet cards;
  SeatSet seats;
  NameSet wanted;                     // Window
  Seat actor = kNoSeat;               // Moved: who moves them, if anybody
  MovedTogether together;             // … and what is told together with them …
  bool told_before = false;           // … or they are told with an earlier entry
  CardName against = CardName::None;  // CardUsed: the card it answers, which `b` used (Window: may answer) …
  Seat against_on = kNoSeat;          // … and for which of its targets
  InlineVec<PindianCard, kMaxSeats> pindian;  // PindianShown: the initiator's first
  bool pointless = false;  // NoEffect: it could have done nothing (桃园结义 for the unwounded)
  bool open = true;        // everybody sees which cards these are …
  bool secret = false;     // … or: only `visible_to` is told of the entry at all
  SeatSet visible_to;      // who sees the cards if they are not open

  friend bool operator==(const LogFacts&, const LogFacts&) = default;
};

struct LogEntry : LogFacts {
  EventId event = 0;  // the running event
  EventId cause = 0;  // the event that one was inserted into

  // How things stood: filled in when it is written, if somebody who listens wants to tell of it.
  std::vector<RunningEvent> nesting;  // the running events, the innermost first
  std::vector<SeenCard> faces;        // of the cards above, as far as they are known
  Names names;
  SeatSet living;
  int hp = 0, max_hp = 0;     // after it, of whom it is about: the victim, else `a`
  EventId answers = 0;        // CardUsed: the use that it answers
  bool left_behind = false;   // SkillLaunched: an effect that works by itself; nobody launches it
  bool of_equipment = false;  // … it is a piece of equipment's
  const RunningEvent* outer() const { return nesting.size() > 1 ? &nesting[1] : nullptr; }
  bool inside(EventId id) const;  // whether that event still runs
  Face face(CardId c) const;
  std::vector<SeenCard> shown() const;  // `cards` with their faces, without what is told together with them

  friend bool operator==(const LogEntry&, const LogEntry&) = default;
};

// How the engine works, as opposed to what happens at the table.
constexpr bool is_internal(LogKind k) {
  enum Audience : bool { Told, Internal };
  constexpr Audience kAudience[] = {
#define JIESUAN_LOG_KIND(id, word, audience) audience,
#include "engine/event/words.def"
  };
  return kAudience[static_cast<int>(k)] == Internal;
}

// How much of an entry somebody who listens needs.
enum class LogDetail : std::uint8_t {
  Facts,    // what happened: bots
  Told,     // … and how things stood, so that it can be told
  Timings,  // … of timings as well
};

// Entries are made only for those who want them.
class LogKinds {
 public:
  constexpr LogKinds() = default;
  constexpr LogKinds(std::initializer_list<LogKind> some) {  // NOLINT: a list of kinds is what it is
    for (LogKind k : some) add(k);
  }
  static constexpr LogKinds all() {
    LogKinds kinds;
    for (int k = 0; k < kLogKinds; ++k) kinds.add(static_cast<LogKind>(k));
    return kinds;
  }
  static constexpr LogKinds usual() {  // all but those that cost much to find out
    LogKinds kinds = all();
    kinds.remove(LogKind::NotOffered);
    return kinds;
  }
  constexpr bool has(LogKind k) const { return kinds_.has(static_cast<std::uint8_t>(k)); }
  constexpr void add(LogKind k) { kinds_.add(static_cast<std::uint8_t>(k)); }
  constexpr void remove(LogKind k) { kinds_.remove(static_cast<std::uint8_t>(k)); }
  constexpr bool empty() const { return kinds_.empty(); }
  friend constexpr LogKinds operator|(LogKinds a, const LogKinds& b) {
    a.kinds_ |= b.kinds_;
    return a;
  }

 private:
  BitSet<std::uint8_t, 2> kinds_;
};

class LogSink {
 public:
  explicit LogSink(const LogKinds& wanted = LogKinds::usual()) : wanted_(wanted) {}
  virtual ~LogSink() = default;
  virtual void on_entry(const Game& g, const LogEntry& e) = 0;
  virtual LogDetail detail() const { return LogDetail::Told; }
  bool wants(LogKind k) const { return wanted_.has(k); }
  const LogKinds& wanted() const { return wanted_; }

 protected:
  void want(const LogKinds& kinds) { wanted_ = kinds; }

 private:
  LogKinds wanted_;
};

// Somebody who follows the game wants such entries.
inline bool is_told(const Game& g, LogKind k) { return g.log && g.log->wants(k); }
// … or of what general cards lying face down may do there, which is announced when a timing is opened.
inline bool timings_told(const Game& g) {
  return g.log && (g.log->wants(LogKind::Timing) || g.log->wants(LogKind::Window));
}

void write_log(Game& g, LogEntry&& e);  // fills in how things stand
LogEntry completed(const Game& g, LogEntry e);

template <class Fill>
void log(Game& g, LogKind kind, Fill fill) {
  if (!is_told(g, kind)) return;
  LogEntry e;
  e.kind = kind;
  fill(e);
  write_log(g, std::move(e));
}

// Whether a viewer is told of the entry at all, and what: cards it may not see are taken out, their number
// stays.
bool told(const LogFacts& e, Seat viewer);
LogFacts known_facts(const LogFacts& e, Seat viewer);
LogEntry redacted(const LogEntry& e, Seat viewer);

}  // namespace jiesuan
