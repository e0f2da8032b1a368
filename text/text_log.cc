#include "text/text_log.h"

#include <algorithm>

#include "engine/api/question.h"
#include "engine/content/mode.h"
#include "text/sentences.h"
#include "text/table.h"

namespace jiesuan::text {
namespace {

// Equipment that is about to leave (白银狮子) takes note of it first; it does something only afterwards.
bool before_its_move(const LogEntry& e) {
  return e.of_equipment && e.outer() && e.outer()->kind == EventKind::Move;
}

// Timings, questions and answers (for --verbose).
std::string internal_sentence(const Game& g, const LogEntry& e, const Words& w) {
  switch (e.kind) {
    case LogKind::Timing:
      return fmt::format("· {}", w.zh() ? timing_zh(e.timing) : timing_id(e.timing));
    case LogKind::Question:
      return "? " + question_text(Question(g, true), w);
    case LogKind::Answer:
      return "! " + answer_text(Question(g, true), w);
    default:
      return "";
  }
}

std::string rule(std::string_view text) {
  constexpr int kColumns = 64;
  std::string out = fmt::format("━━ {} ", text);
  for (int n = width(out); n < kColumns; ++n) out += "━";
  return out;
}

}  // namespace

void TextLog::close_finished(const LogEntry& e) {
  std::erase_if(opened_, [&](const Opened& o) { return !e.inside(o.event); });
  std::erase_if(pending_, [&](const PendingPhase& p) { return !e.inside(p.event); });
}

// How deep something stands that is inserted into the running events from there outwards.
int TextLog::depth_in(const LogEntry& e, std::size_t from) const {
  for (std::size_t i = from; i < e.nesting.size(); ++i)
    for (const Opened& o : opened_)
      if (o.event == e.nesting[i].id) return o.inside;
  return 0;
}

// The first sentence about an event is the one its insertions stand under.
void TextLog::open(EventId id, int inside) {
  for (const Opened& o : opened_)
    if (o.event == id) return;
  opened_.push_back({id, inside});
}

void TextLog::header(const View& v) {
  out_(w_.paint(Paint::Bold, rule(w_.say("{} · {} 人", "{} · {} players", w_.zh() ? v.mode->zh : v.mode->en,
                                         v.seats.size()))));
  std::string table = seats_with_skills(v, w_);
  table.pop_back();  // the last line ends by itself
  out_(table);
}

void TextLog::ending(const View& v) {
  out_("");
  out_(w_.paint(Paint::Bold, rule(w_.say("游戏结束 · 第 {} 轮", "Game over · round {}", v.round))));
  if (v.outcome == Outcome::Draw) {
    out_(w_.say("平局", "A draw"));
    return;
  }
  std::string winners;
  for (Seat s : v.winners)
    winners += fmt::format("{}{} ({}{})",
                           winners.empty() ? ""
                           : w_.zh()       ? "、"
                                           : ", ",
                           w_.seat(names_of(v), s), w_.allegiance(names_of(v), v.seats[s].allegiance),
                           v.seats[s].alive ? "" : w_.say("，已阵亡", ", dead"));
  out_(w_.say("胜者：{}", "Winners: {}", winners));
}

// As the table is before the turn; it is printed with the first thing that happens in it.
std::string TextLog::turn_heading(const View& v, const LogEntry& e) const {
  std::string text = w_.say("▶ {}的回合", "▶ {}'s turn", w_.seat(e.names, e.a));
  if (e.n != 0) text += w_.say("（额外）", " (extra)");
  return fmt::format("{}  {}  {}", w_.paint(Paint::Bold, text), w_.hp(e.hp, e.max_hp),
                     belongings(v.seats[e.a], w_));
}

void TextLog::flush_headings(const LogEntry& e) {
  if (!pending_turn_.empty()) {
    out_("");
    out_(pending_turn_);
    open(turn_event_, 1);
    pending_turn_.clear();
  }
  for (const PendingPhase& p : pending_) {
    std::size_t at = 0;
    while (at < e.nesting.size() && e.nesting[at].id != p.event) ++at;
    const int depth = depth_in(e, at + 1);
    line(depth, w_.paint(Paint::Dim, w_.phase(p.phase)));
    open(p.event, depth + 1);
  }
  pending_.clear();
}

bool TextLog::heading(const Game& g, const LogEntry& e) {
  switch (e.kind) {
    case LogKind::GameStarts:
      started_ = true;
      header(view_of(g, kAllSeeing));
      return true;
    case LogKind::RoundStarts:
      out_("");
      out_(w_.paint(Paint::Bold, rule(w_.say("第 {} 轮", "Round {}", e.n))));
      return true;
    case LogKind::TurnStarts:
      pending_turn_ = turn_heading(view_of(g, kAllSeeing), e);
      turn_event_ = e.event;
      return true;
    case LogKind::PhaseStarts:
      pending_.push_back({e.event, e.phase});
      return true;
    case LogKind::TurnEnds:
      return true;
    case LogKind::GameOver:
      ending(view_of(g, kAllSeeing));
      return true;
    default:
      return false;
  }
}

bool TextLog::goes_without_saying(const LogEntry& e) const {
  switch (e.kind) {
    case LogKind::Offset:
      return answered_ == e.event;  // right below the 闪 that offsets it
    case LogKind::TargetAdded:
    case LogKind::TargetCancelled:
      return e.a == turned_from_ || e.a == turned_to_;  // "turned from … to …"
    case LogKind::SkillLaunched:
      return before_its_move(e);
    default:
      return false;
  }
}

void TextLog::note_turned(const LogEntry& e) {
  if (e.kind == LogKind::TargetMoved) turned_from_ = e.a, turned_to_ = e.b;
  if (e.kind == LogKind::CardUsed) turned_from_ = turned_to_ = kNoSeat;
}

void TextLog::on_entry(const Game& g, const LogEntry& e) {
  if (e.kind == LogKind::Timing && !verbose_) return;
  close_finished(e);
  if (!started_ && e.kind != LogKind::GameStarts) return;  // the setup is told by the header
  if (heading(g, e)) return;
  std::string text = sentence(e, w_);
  const bool internal = text.empty() && verbose_;
  if (internal) text = internal_sentence(g, e, w_);
  if (text.empty() || goes_without_saying(e)) return;
  flush_headings(e);
  // The parts of a move stand side by side.
  const int depth = depth_in(e, e.kind == LogKind::Moved ? 1 : 0);
  line(depth, internal ? w_.paint(Paint::Dim, text) : text);
  if (internal) return;
  answered_ = e.answers;
  note_turned(e);
  open(e.event, depth + 1);
  // Skills that follow damage or a loss are inserted into it, not into the reduction of hp that it did.
  if (e.kind == LogKind::DamageDealt || e.kind == LogKind::HpLost) open(e.cause, depth + 1);
}

}  // namespace jiesuan::text
