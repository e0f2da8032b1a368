#include "server/log_json.h"

#include <algorithm>

#include "engine/event/log.h"
#include "text/sentences.h"

namespace jiesuan::server {
namespace {

using text::Lang;
using text::Words;

bool is_running(const Game& g, EventId id) {
  for (const Event* e = g.event; e; e = e->outer)
    if (e->id == id) return true;
  return false;
}

std::string heading(const Game& g, const LogEntry& e, const Words& w) {
  switch (e.kind) {
    case LogKind::RoundStarts:
      return w.say("第 {} 轮", "Round {}", int{g.state.round});
    case LogKind::TurnStarts:
      return w.say("{}的回合", "{}'s turn", w.seat(g, e.a));
    case LogKind::PhaseStarts:
      return std::string(w.phase(e.phase));
    case LogKind::GameStarts:
      return w.say("游戏开始", "The game starts");
    case LogKind::GameOver:
      if (g.state.winners.empty()) return w.say("游戏结束，平局", "The game is over: a draw");
      return w.say("游戏结束，{} 获胜", "The game is over; won by {}", w.seats(g, g.state.winners));
    default:
      return text::sentence(g, e, w);
  }
}

void add_facts(json::object& o, const Game& g, const LogEntry& e) {
  if (e.a != kNoSeat) o["a"] = e.a;
  if (e.b != kNoSeat) o["b"] = e.b;
  if (!e.seats.empty()) o["seats"] = seats_json(e.seats);
  if (!e.cards.empty()) o["cards"] = cards_json(g, e.cards);
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

void ViewerLog::forget_finished(const Game& g) {
  while (!running_.empty() && !is_running(g, running_.back().engine)) running_.pop_back();
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
std::uint32_t ViewerLog::cause_of(const Game& g) {
  for (const Event* e = g.event ? g.event->outer : nullptr; e; e = e->outer)
    for (const Known& k : running_)
      if (k.engine == e->id) return k.number;
  return 0;
}

std::optional<json::object> ViewerLog::tell(const Game& g, const LogEntry& e) {
  if (is_internal(e.kind)) return std::nullopt;
  const bool all = viewer_ == kAllSeeing;
  if (!all && !jiesuan::told(e, viewer_)) return std::nullopt;
  const LogEntry seen = all ? e : redacted(e, viewer_);
  forget_finished(g);
  Words zh(Lang::Zh), en(Lang::En);
  if (!all) zh = zh.for_viewer(viewer_), en = en.for_viewer(viewer_);
  const std::string in_zh = heading(g, seen, zh), in_en = heading(g, seen, en);
  json::object o;
  o["n"] = n_++;
  o["kind"] = word(e.kind);
  o["cause"] = cause_of(g);
  o["event"] = number_of(e.event);
  o["text"] = in_zh.empty() ? json::value(nullptr) : json::value(server::text(in_zh, in_en));
  add_facts(o, g, seen);
  return o;
}

}  // namespace jiesuan::server
