#include "server/log_json.h"

#include <algorithm>
#include <utility>

#include "engine/event/log.h"
#include "text/sentences.h"

namespace jiesuan::server {
namespace {

using text::Lang;
using text::Words;

constexpr std::size_t kUsualEntry = 240, kItsNumbers = 60;  // bytes
constexpr std::size_t kUsualWays = 2;                       // who sees it, and everybody else

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

void write_facts(JsonText& t, const LogEntry& e) {
  if (e.a != kNoSeat) t.field("a", e.a);
  if (e.b != kNoSeat) t.field("b", e.b);
  if (!e.seats.empty()) write_seats(t.key("seats"), e.seats);
  if (!e.cards.empty()) write_cards(t.key("cards"), e.shown());
  if (e.n != 0) t.field("count", e.n);
  if (e.skill != SkillId::None) t.field("skill", id_of(e.skill));
  if (e.card != CardName::None) t.field("card", id_of(e.card));
  if (e.general != GeneralId::None) t.field("general", id_of(e.general));
  if (e.kind == LogKind::PhaseStarts || e.kind == LogKind::PhaseSkipped) t.field("phase", word(e.phase));
  if (e.kind == LogKind::Moved) {
    t.field("from", word(e.from));
    t.field("to", word(e.to));
  }
}

// What stands between its brackets.
std::string entry_text(const LogEntry& seen, Seat viewer) {
  const std::string zh = heading(seen, Words(Lang::Zh).for_viewer(viewer));
  JsonText t(kUsualEntry);
  t.field("kind", word(seen.kind));
  if (zh.empty())
    t.key("text").null();
  else
    write_text(t.key("text"), zh, heading(seen, Words(Lang::En).for_viewer(viewer)));
  write_facts(t, seen);
  return std::move(t).take();
}

// As it is told: of roles that are not shown only the all-seeing read, whoever knows them.
LogEntry as_told(const LogEntry& e, Seat viewer) {
  LogEntry seen = redacted(e, viewer);
  if (viewer == kAllSeeing) return seen;
  for (Names::Of& of : seen.names.seat) {
    of.known_to = {};
    if (!of.shown) of.allegiance = Allegiance::None;
  }
  return seen;
}

}  // namespace

std::size_t EntryTexts::text_for(Seat viewer) {
  if (ways_.empty()) ways_.reserve(kUsualWays);
  LogEntry seen = as_told(entry_, viewer);
  const bool all_seeing = viewer == kAllSeeing;
  for (std::size_t i = 0; i < ways_.size(); ++i)
    if (ways_[i].all_seeing == all_seeing && ways_[i].seen == seen) return i;
  std::string text = entry_text(seen, viewer);
  ways_.push_back({std::move(seen), all_seeing, std::move(text)});
  return ways_.size() - 1;
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

bool ViewerLog::tell(EntryTexts& entry, std::string* list) {
  const LogEntry& e = entry.entry();
  if (is_internal(e.kind) || !jiesuan::told(e, viewer_)) return false;
  forget_finished(e);
  const std::string& text = entry.text(entry.text_for(viewer_));
  list->reserve(list->size() + text.size() + kItsNumbers);
  JsonText t(std::move(*list));
  t.object([&] {
    t.json(text);
    t.field("n", n_++);
    t.field("cause", cause_of(e));
    t.field("event", number_of(e.event));
  });
  *list = std::move(t).take();
  return true;
}

std::optional<json::object> ViewerLog::tell(const LogEntry& e) {
  EntryTexts entry(e);
  std::string text;
  return tell(entry, &text) ? std::optional(json::parse(text).as_object()) : std::nullopt;
}

}  // namespace jiesuan::server
