#include "bots/bot_table.h"

#include <utility>

#include "engine/event/log.h"

namespace jiesuan {
namespace {

// What the viewer is told of it.
LogFacts heard_by(Seat viewer, const LogFacts& e) {
  LogFacts heard = known_facts(e, viewer);
  heard.visible_to = {};
  return heard;
}

}  // namespace

void BotTable::seat(Seat s, std::unique_ptr<Bot> bot) {
  bots_[s] = std::move(bot);
  const LogKinds heard = bots_[s] ? bots_[s]->hears_of() : LogKinds{};
  for (int k = 0; k < kLogKinds; ++k)
    if (heard.has(static_cast<LogKind>(k)))
      hearers_[k].add(s);
    else
      hearers_[k].remove(s);
  want_what_they_do();
}

void BotTable::clear() {
  for (Seat s = 0; s < kMaxSeats; ++s) seat(s, nullptr);
}

void BotTable::want_what_they_do() {
  LogKinds all = also_ ? also_->wanted() : LogKinds{};
  for (int k = 0; k < kLogKinds; ++k)
    if (!hearers_[k].empty()) all.add(static_cast<LogKind>(k));
  want(all);
}

bool BotTable::answer(const Match& m, Seat s, Answer* out) const {
  const Request& r = m.request(s);
  Bot* bot = bots_[r.seat].get();
  if (!bot) return false;
  out->request = r.id;
  out->seat = r.seat;
  out->pick = bot->answer(Question(m.game(), r));
  return true;
}

void BotTable::on_entry(const Game& g, const LogEntry& e) {
  if (also_) also_->on_entry(g, e);
  if (!is_internal(e.kind)) tell(g, e);
}

// All who see its cards hear the same, and so do all others.
void BotTable::tell(const Game& g, const LogFacts& e) {
  const SeatSet hearers = hearers_[static_cast<int>(e.kind)];
  const auto tell_them = [&](SeatSet them) {
    if (them.empty()) return;
    const LogFacts heard = heard_by(them.first(), e);
    for (Seat s : them) bots_[s]->hears(Hearing(g, heard, s));
  };
  const bool nothing_closed = e.open && e.together.closed.empty();
  if (nothing_closed && !e.secret) return tell_them(hearers);
  tell_them(hearers & e.visible_to);
  if (!e.secret) tell_them(hearers - e.visible_to);
}

}  // namespace jiesuan
