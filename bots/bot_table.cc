#include "bots/bot_table.h"

#include <utility>

#include "engine/event/log.h"

namespace jiesuan {
namespace {

// What the viewer is told of it, without the numbers of events.
LogEntry heard_by(Seat viewer, const LogEntry& e) {
  LogEntry heard = redacted(e, viewer);
  heard.event = heard.cause = heard.answers = 0;
  heard.nesting.clear();
  heard.visible_to = {};
  return heard;
}

}  // namespace

void BotTable::seat(Seat s, std::unique_ptr<Bot> bot) {
  bots_[s] = std::move(bot);
  of_bot_[s] = bots_[s] ? bots_[s]->hears_of() : LogKinds{};
  want_what_they_do();
}

void BotTable::clear() {
  for (Seat s = 0; s < kMaxSeats; ++s) seat(s, nullptr);
}

void BotTable::want_what_they_do() {
  LogKinds all = also_ ? also_->wanted() : LogKinds{};
  for (const LogKinds& of_one : of_bot_) all = all | of_one;
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

void BotTable::tell(const Game& g, const LogEntry& e) {
  bool anybody = false;
  for (const LogKinds& of_one : of_bot_) anybody = anybody || of_one.has(e.kind);
  if (!anybody) return;
  const auto tell_it = [&](Seat s, const LogEntry& heard) { bots_[s]->hears(Hearing(g, heard, s)); };
  if (e.open && !e.secret) {  // the same for all
    const LogEntry open = heard_by(kSpectator, e);
    for (Seat s = 0; s < g.players(); ++s)
      if (of_bot_[s].has(e.kind)) tell_it(s, open);
    return;
  }
  for (Seat s = 0; s < g.players(); ++s)
    if (of_bot_[s].has(e.kind) && told(e, s)) tell_it(s, heard_by(s, e));
}

}  // namespace jiesuan
