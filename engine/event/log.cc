#include "engine/event/log.h"

namespace jiesuan {

void write_log(Game& g, LogEntry e) {
  if (g.event) {
    e.event = g.event->id;
    e.cause = g.event->outer ? g.event->outer->id : 0;
  }
  g.log->on_entry(g, e);
}

bool told(const LogEntry& e, Seat viewer) {
  return !e.secret || (viewer != kNoSeat && e.visible_to.has(viewer));
}

LogEntry redacted(const LogEntry& e, Seat viewer) {
  LogEntry out = e;
  if (viewer != kNoSeat && e.visible_to.has(viewer)) return out;
  out.together.closed = {};
  if (e.open) return out;
  out.cards = {};
  out.general = GeneralId::None;
  out.visible_to = {};  // who does know is nobody else's business
  return out;
}

}  // namespace jiesuan
