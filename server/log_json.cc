#include "server/log_json.h"

#include <algorithm>

#include "engine/event/log.h"
#include "text/sentences.h"

namespace jiesuan::server {
namespace {

using text::Lang;
using text::Words;

constexpr std::size_t kMostFields = 16;  // of an entry: more than one ever has

std::string heading(const LogEntry& e, const Words& w) {
  switch (e.kind) {
    case LogKind::RoundStarts:
      return w.say("第 {} 轮", "Round {}", e.n);
    case LogKind::TurnStarts:
      return w.say("{}的回合", "{}'s turn", w.seat(e.names, e.a));
    case LogKind::PhaseStarts:
      return std::string(w.phase(e.phase));
    case LogKind::GameStarts:
      return w.say("游戏开始", "The game starts");
    case LogKind::GameOver:
      if (e.seats.empty()) return w.say("游戏结束，平局", "The game is over: a draw");
      return w.say("游戏结束，{} 获胜", "The game is over; won by {}", w.seats(e.names, e.seats));
    default:
      return text::sentence_as_told(e, w);
  }
}

void add_facts(json::object& o, const LogEntry& e) {
  if (e.a != kNoSeat) o["a"] = e.a;
  if (e.b != kNoSeat) o["b"] = e.b;
  if (!e.seats.empty()) o["seats"] = seats_json(e.seats);
  if (!e.cards.empty()) o["cards"] = cards_json(e.shown());
  if (e.n != 0) o["count"] = e.n;
  if (e.skill != SkillId::None) o["skill"] = id_of(e.skill);
  if (e.card != CardName::None) o["card"] = id_of(e.card);
  if (e.general != GeneralId::None) o["general"] = id_of(e.general);
  if (e.kind == LogKind::PhaseStarts || e.kind == LogKind::PhaseSkipped) o["phase"] = word(e.phase);
  if (e.kind == LogKind::Moved) {
    o["from"] = word(e.from);
    o["to"] = word(e.to);
  }
}

}  // namespace

json::object entry_json(const LogEntry& seen, Seat viewer) {
  const std::string zh = heading(seen, Words(Lang::Zh).for_viewer(viewer));
  const std::string en = heading(seen, Words(Lang::En).for_viewer(viewer));
  json::object o;
  o.reserve(kMostFields);
  o["kind"] = word(seen.kind);
  o["text"] = zh.empty() ? json::value(nullptr) : json::value(server::text(zh, en));
  add_facts(o, seen);
  return o;
}

void ViewerLog::forget_finished(const LogEntry& e) {
  while (!running_.empty() && !e.inside(running_.back().engine)) running_.pop_back();
}

std::uint32_t ViewerLog::number_of(EventId id) {
  if (id == 0) return 0;
  const auto known =
      std::find_if(running_.begin(), running_.end(), [&](const Known& k) { return k.engine == id; });
  if (known != running_.end()) return known->number;
  running_.push_back({id, ++events_});
  return events_;
}

// The innermost event around the running one that the viewer was told of: one asked in secret lies between.
std::uint32_t ViewerLog::cause_of(const LogEntry& e) const {
  for (std::size_t i = 1; i < e.nesting.size(); ++i)
    for (const Known& k : running_)
      if (k.engine == e.nesting[i].id) return k.number;
  return 0;
}

std::optional<json::object> ViewerLog::tell(const LogEntry& e) {
  if (is_internal(e.kind) || !jiesuan::told(e, viewer_)) return std::nullopt;
  forget_finished(e);
  json::object o = entry_json(redacted(e, viewer_), viewer_);
  o["n"] = n_++;
  o["cause"] = cause_of(e);
  o["event"] = number_of(e.event);
  return o;
}

}  // namespace jiesuan::server
