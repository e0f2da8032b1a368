#include "text/text_log.h"

#include <algorithm>

#include "engine/content/mode.h"
#include "text/sentences.h"
#include "text/table.h"

namespace jiesuan::text {
namespace {

bool is_running(const Game& g, EventId id) {
  for (const Event* e = g.event; e; e = e->outer)
    if (e->id == id) return true;
  return false;
}

// Equipment that is about to leave (白银狮子) takes note of it first; it does something only afterwards.
bool before_its_move(const Game& g, const LogEntry& e) {
  const Event* outer = g.event ? g.event->outer : nullptr;
  if (!outer || outer->kind != EventKind::Move) return false;
  for (InstanceId id : g[e.b].instances) {
    const Instance& i = g.state.instance[id];
    if (i.skill == e.skill && i.cls == PriorityClass::Equipment && !i.delayed) return true;
  }
  return false;
}

std::string rule(std::string_view text) {
  constexpr int kColumns = 64;
  std::string out = fmt::format("━━ {} ", text);
  for (int n = width(out); n < kColumns; ++n) out += "━";
  return out;
}

}  // namespace

void TextLog::close_finished(const Game& g) {
  std::erase_if(opened_, [&](const Opened& o) { return !is_running(g, o.event); });
  std::erase_if(pending_, [&](const PendingPhase& p) { return !is_running(g, p.event); });
}

int TextLog::depth_in(const Event* e) const {
  for (; e; e = e->outer)
    for (const Opened& o : opened_)
      if (o.event == e->id) return o.inside;
  return 0;
}

// The first sentence about an event is the one its insertions stand under.
void TextLog::open(EventId id, int inside) {
  for (const Opened& o : opened_)
    if (o.event == id) return;
  opened_.push_back({id, inside});
}

void TextLog::header(const Game& g) {
  out_(w_.paint(Paint::Bold, rule(w_.say("{} · {} 人", "{} · {} players",
                                         w_.zh() ? g.rules->mode().zh : g.rules->mode().en, g.players()))));
  std::string table = seats_with_skills(g, w_);
  table.pop_back();  // the last line ends by itself
  out_(table);
}

void TextLog::ending(const Game& g) {
  const GameState& f = g.state;
  out_("");
  out_(w_.paint(Paint::Bold, rule(w_.say("游戏结束 · 第 {} 轮", "Game over · round {}", f.round))));
  if (f.outcome == Outcome::Draw) {
    out_(w_.say("平局", "A draw"));
    return;
  }
  std::string winners;
  for (Seat s : f.winners)
    winners += fmt::format("{}{} ({}{})",
                           winners.empty() ? ""
                           : w_.zh()       ? "、"
                                           : ", ",
                           w_.seat(g, s), w_.allegiance(g, g[s].allegiance),
                           g.alive(s) ? "" : w_.say("，已阵亡", ", dead"));
  out_(w_.say("胜者：{}", "Winners: {}", winners));
}

// As the table is before the turn; it is printed with the first thing that happens in it.
std::string TextLog::turn_heading(const Game& g, const LogEntry& e) const {
  std::string text = w_.say("▶ {}的回合", "▶ {}'s turn", w_.seat(g, e.a));
  if (e.n != 0) text += w_.say("（额外）", " (extra)");
  return fmt::format("{}  {}  {}", w_.paint(Paint::Bold, text), w_.hp(g[e.a]), belongings(g, e.a, w_));
}

void TextLog::flush_headings(const Game& g) {
  if (!pending_turn_.empty()) {
    out_("");
    out_(pending_turn_);
    open(turn_event_, 1);
    pending_turn_.clear();
  }
  for (const PendingPhase& p : pending_) {
    const Event* e = g.event;
    while (e && e->id != p.event) e = e->outer;
    const int depth = e ? depth_in(e->outer) : 0;
    line(depth, w_.paint(Paint::Dim, w_.phase(p.phase)));
    open(p.event, depth + 1);
  }
  pending_.clear();
}

bool TextLog::heading(const Game& g, const LogEntry& e) {
  switch (e.kind) {
    case LogKind::GameStarts:
      started_ = true;
      header(g);
      return true;
    case LogKind::RoundStarts:
      out_("");
      out_(w_.paint(Paint::Bold, rule(w_.say("第 {} 轮", "Round {}", e.n))));
      return true;
    case LogKind::TurnStarts:
      pending_turn_ = turn_heading(g, e);
      turn_event_ = e.event;
      return true;
    case LogKind::PhaseStarts:
      pending_.push_back({e.event, e.phase});
      return true;
    case LogKind::TurnEnds:
      return true;
    case LogKind::GameOver:
      ending(g);
      return true;
    default:
      return false;
  }
}

bool TextLog::goes_without_saying(const Game& g, const LogEntry& e) const {
  switch (e.kind) {
    case LogKind::Offset:
      return answered_ == e.event;  // right below the 闪 that offsets it
    case LogKind::TargetAdded:
    case LogKind::TargetCancelled:
      return e.a == turned_from_ || e.a == turned_to_;  // "turned from … to …"
    case LogKind::SkillLaunched:
      return before_its_move(g, e);
    default:
      return false;
  }
}

void TextLog::note_turned(const LogEntry& e) {
  if (e.kind == LogKind::TargetMoved) turned_from_ = e.a, turned_to_ = e.b;
  if (e.kind == LogKind::CardUsed) turned_from_ = turned_to_ = kNoSeat;
}

void TextLog::on_entry(const Game& g, const LogEntry& e) {
  close_finished(g);
  if (!started_ && e.kind != LogKind::GameStarts) return;  // the setup is told by the header
  if (heading(g, e)) return;
  std::string text = sentence(g, e, w_);
  const bool working = text.empty() && verbose_;
  if (working) text = working_sentence(g, e, w_);
  if (text.empty() || goes_without_saying(g, e)) return;
  flush_headings(g);
  // The parts of a move stand side by side.
  const int depth = depth_in(e.kind == LogKind::Moved ? g.event->outer : g.event);
  line(depth, working ? w_.paint(Paint::Dim, text) : text);
  if (working) return;
  const bool answers_a_use = e.kind == LogKind::CardUsed && g.event->kind == EventKind::Use;
  const Use* aim = answers_a_use ? static_cast<const Use*>(g.event)->answers_use : nullptr;
  answered_ = aim ? aim->id : 0;
  note_turned(e);
  open(e.event, depth + 1);
  // Skills that follow damage or a loss are inserted into it, not into the reduction of hp that it did.
  if (e.kind == LogKind::DamageDealt || e.kind == LogKind::HpLost) open(e.cause, depth + 1);
}

}  // namespace jiesuan::text
