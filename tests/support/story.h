// What a test says about the course of a game: who was asked, who was hurt, what could be done.
#pragma once
#include <initializer_list>
#include <utility>
#include <vector>

#include "engine/query/selection.h"
#include "engine/rules/ask.h"
#include "tests/support/table.h"

namespace jiesuan::test {

// Every damage dealt so far: whom and how much, in order.
using Hits = std::vector<std::pair<int, int>>;
inline Hits hits(const Table& t) {
  Hits all;
  for (const LogEntry& e : t.entries)
    if (e.kind == LogKind::DamageDealt) all.emplace_back(e.b, e.n);
  return all;
}

// The seats named first in the entries of a kind, in order.
inline std::vector<int> who(const Table& t, LogKind kind) {
  std::vector<int> all;
  for (const LogEntry& e : t.entries)
    if (e.kind == kind) all.push_back(e.a);
  return all;
}
using Order = std::vector<int>;

// The last entry of a kind; a default one if there is none.
inline LogEntry last(const Table& t, LogKind kind) {
  LogEntry found;
  for (const LogEntry& e : t.entries)
    if (e.kind == kind) found = e;
  return found;
}

inline Seat source_of_last_damage(const Table& t) { return last(t, LogKind::DamageDealt).a; }

// Whether the card may be used on these characters at the open idle point.
inline bool accepts(Table& t, CardName name, std::initializer_list<int> targets) {
  Selection s;
  const auto& options = t.request().options;
  for (int i = 0; i < options.size(); ++i) {
    if (options[i].kind != OptionKind::Use) continue;
    for (CardId c : options[i].cards)
      if (s.cards.empty() && name_of(t.game(), c) == name) {
        s.option = static_cast<std::uint8_t>(i);
        s.cards.push_back(c);
      }
  }
  if (s.cards.empty()) return false;
  for (int seat : targets) s.seats.push_back(static_cast<Seat>(seat));
  return legal_selection(t.game(), t.request(), s, nullptr);
}

// The delayed tricks before a character, oldest first.
inline std::vector<CardName> judging(Table& t, Seat s) {
  std::vector<CardName> names;
  for (const DelayedTrick& d : t.game()[s].judging) names.push_back(d.name);
  return names;
}

}  // namespace jiesuan::test
