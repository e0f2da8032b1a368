// The log: everything that happens, each entry with the event it belongs to and that event's cause.
// One log feeds the terminal, traces, replays and the page. With no listener it costs a branch.
#pragma once
#include "engine/event/events.h"

namespace jiesuan {

enum class LogKind : std::uint8_t {
#define JIESUAN_LOG_KIND(id, word, audience) id,
#include "engine/event/words.def"
};

// Moved: cards of the same character that go the same way from another of its zones. Who sees the cards of an
// entry that are not open sees these as well.
struct MovedTogether {
  CardSet open, closed;
  int n = 0;
  CardSet cards() const { return open | closed; }
};

struct LogEntry {
  LogKind kind = LogKind::Timing;
  EventId event = 0;  // the running event
  EventId cause = 0;  // the event that one was inserted into
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
  CardName against = CardName::None;  // CardUsed: the card it answers, which `b` used …
  Seat against_on = kNoSeat;          // … and for which of its targets
  bool open = true;                   // everybody sees which cards these are …
  bool secret = false;                // … or: only `visible_to` is told of the entry at all
  SeatSet visible_to;                 // who sees the cards if they are not open
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

class LogSink {
 public:
  virtual ~LogSink() = default;
  virtual void on_entry(const Game& g, const LogEntry& e) = 0;
  // Entries that cost something to make are made only for those who want them.
  virtual bool wants(LogKind k) const { return k != LogKind::NotOffered; }
};

void write_log(Game& g, LogEntry e);  // fills in event and cause

template <class Fill>
void log(Game& g, LogKind kind, Fill fill) {
  if (!g.log) return;
  LogEntry e;
  e.kind = kind;
  fill(e);
  write_log(g, e);
}

// Whether a seat (kNoSeat: a spectator) is told of the entry at all, and what: cards it may not see are
// taken out, their number stays.
bool told(const LogEntry& e, Seat viewer);
LogEntry redacted(const LogEntry& e, Seat viewer);

}  // namespace jiesuan
