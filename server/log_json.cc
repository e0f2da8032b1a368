#include "server/log_json.h"

#include <algorithm>
#include <utility>

#include "engine/event/log.h"
#include "text/sentences.h"

namespace jiesuan::server {
namespace {

using text::Lang;
using text::Words;

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

void add_facts(ObjectText& o, const LogEntry& e) {
  if (e.a != kNoSeat) o.add("a", e.a);
  if (e.b != kNoSeat) o.add("b", e.b);
  if (!e.seats.empty()) o.add("seats", seats_json(e.seats));
  if (!e.cards.empty()) o.add("cards", cards_json(e.shown()));
  if (e.n != 0) o.add("count", e.n);
  if (e.skill != SkillId::None) o.add("skill", id_of(e.skill));
  if (e.card != CardName::None) o.add("card", id_of(e.card));
  if (e.general != GeneralId::None) o.add("general", id_of(e.general));
  if (e.kind == LogKind::PhaseStarts || e.kind == LogKind::PhaseSkipped) o.add("phase", word(e.phase));
  if (e.kind == LogKind::Moved) {
    o.add("from", word(e.from));
    o.add("to", word(e.to));
  }
}

ObjectText entry_text(const LogEntry& seen, Seat viewer) {
  const std::string zh = heading(seen, Words(Lang::Zh).for_viewer(viewer));
  const std::string en = heading(seen, Words(Lang::En).for_viewer(viewer));
  ObjectText o;
  o.add("kind", word(seen.kind));
  if (zh.empty()) {
    o.add_json("text", "null");
  } else {
    ObjectText both;
    both.add("zh", zh);
    both.add("en", en);
    o.add_json("text", std::move(both).text());
  }
  add_facts(o, seen);
  return o;
}

}  // namespace

json::object entry_json(const LogEntry& seen, Seat viewer) {
  return json::parse(entry_text(seen, viewer).text()).as_object();
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

std::optional<std::string> ViewerLog::tell_text(const LogEntry& e) {
  if (is_internal(e.kind) || !jiesuan::told(e, viewer_)) return std::nullopt;
  forget_finished(e);
  ObjectText o = entry_text(redacted(e, viewer_), viewer_);
  o.add("n", n_++);
  o.add("cause", cause_of(e));
  o.add("event", number_of(e.event));
  return std::move(o).text();
}

std::optional<json::object> ViewerLog::tell(const LogEntry& e) {
  const auto text = tell_text(e);
  return text ? std::optional(json::parse(*text).as_object()) : std::nullopt;
}

}  // namespace jiesuan::server
