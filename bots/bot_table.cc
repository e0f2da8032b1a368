#include "bots/bot_table.h"

#include <utility>

#include "engine/event/log.h"

namespace jiesuan {
namespace {

LogEntry without_numbers(LogEntry e) {
  e.event = e.cause = e.answers = 0;
  e.nesting.clear();
  e.visible_to = {};
  return e;
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
  const bool same_for_all = e.open && !e.secret;
  const LogEntry open = same_for_all ? without_numbers(redacted(e, kSpectator)) : LogEntry{};
  for (Seat s = 0; s < g.players(); ++s) {
    if (!of_bot_[s].has(e.kind)) continue;
    if (same_for_all) {
      bots_[s]->hears(Hearing(g, open, s));
    } else if (told(e, s)) {
      const LogEntry mine = without_numbers(redacted(e, s));
      bots_[s]->hears(Hearing(g, mine, s));
    }
  }
}

}  // namespace jiesuan
