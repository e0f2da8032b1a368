#include "text/table.h"

#include <algorithm>
#include <vector>

#include "engine/content/catalogue.h"
#include "engine/event/request.h"
#include "text/questions.h"

namespace jiesuan::text {
namespace {

using Row = std::vector<std::string>;

std::string in_columns(const std::vector<Row>& rows) {
  std::vector<int> widths;
  for (const Row& row : rows)
    for (std::size_t i = 0; i < row.size(); ++i) {
      if (i >= widths.size()) widths.push_back(0);
      widths[i] = std::max(widths[i], width(row[i]));
    }
  std::string out;
  for (const Row& row : rows) {
    std::string line = "  ";
    for (std::size_t i = 0; i < row.size(); ++i)
      line += i + 1 < row.size() ? padded(row[i], widths[i] + 2) : row[i];
    out += line.substr(0, line.find_last_not_of(' ') + 1) + '\n';
  }
  return out;
}

std::string skills_of(const Game& g, Seat s, const Words& w) {
  std::string out;
  for (InstanceId id : g[s].instances) {
    const Instance& i = g.state.instance[id];
    if (i.cls == PriorityClass::General && i.slot != 0xFF) out += (out.empty() ? "" : " ") + w.skill(i.skill);
  }
  return out;
}

std::string situation(const Game& g, const Words& w) {
  const TurnState& t = g.turn();
  std::string out = w.say("第 {} 轮", "round {}", g.state.round);
  if (t.owner != kNoSeat) out += w.say("，{}的回合", ", {}'s turn", w.seat(g, t.owner));
  if (t.owner != kNoSeat && t.in_phase) out += w.say("，{}", ", {}", w.phase(t.phase));
  return out + w.say("；牌堆 {} 张，弃牌堆 {} 张", "; {} cards in the pile, {} discarded",
                     static_cast<int>(g.state.pile_size), g.state.discard.size());
}

}  // namespace

std::string seats_with_skills(const Game& g, const Words& w) {
  const auto players = static_cast<Seat>(g.players());
  std::vector<Row> rows;
  rows.reserve(players);
  for (Seat s = 0; s < players; ++s)
    rows.push_back({w.seat(g, s), w.allegiance(g, g[s].allegiance), std::string(w.kingdom(g[s].kingdom)),
                    w.hp(g[s]), skills_of(g, s, w)});
  return in_columns(rows);
}

std::string belongings(const Game& g, Seat s, const Words& w) {
  const Character& c = g[s];
  std::string out = w.say("手牌 {}", "hand {}", c.hand.size());
  if (!c.equipped().empty()) out += w.say("  装备 {}", "  equipment {}", w.cards(g, c.equipped()));
  if (!c.judging.empty()) {
    out += w.say("  判定区", "  judging area");
    for (const DelayedTrick& t : c.judging) {
      out += ' ' + w.card(g, t.card);
      if (g.state.face[t.card].name != t.name) out += w.say("当{}", " as {}", w.name(t.name));
    }
  }
  int beside = 0;
  for (const Place& p : g.state.place) beside += p.zone == Zone::Beside && p.seat == s ? 1 : 0;
  if (beside > 0) out += w.say("  旁置 {}", "  set aside {}", beside);
  for (const MarkCount& m : c.marks) out += w.say("  {} {}", "  {} {}", w.mark(m.skill), int{m.n});
  CardSet laid;
  for (int n = 0; n < g.state.cards; ++n)
    if (g.state.place[n].zone == Zone::OnGeneral && g.state.place[n].seat == s)
      laid.add(static_cast<CardId>(n));
  if (!laid.empty()) out += w.say("  武将牌上 {}", "  on the general {}", w.cards(g, laid));
  if (!c.spare.empty()) out += w.say("  化身牌 {}", "  incarnations {}", c.spare.size());
  if (c.shown != GeneralId::None) out += w.say("（{}）", " ({})", w.general(c.shown));
  if (c.chained) out += w.say("  横置", "  chained");
  if (c.flipped) out += w.say("  翻面", "  face down");
  return out;
}

std::string table_text(const Game& g, const Words& w) {
  const auto players = static_cast<Seat>(g.players());
  std::vector<Row> rows;
  rows.reserve(players);
  for (Seat s = 0; s < players; ++s) {
    const Character& c = g[s];
    rows.push_back({w.seat(g, s), w.allegiance(g, c.allegiance), c.alive ? w.hp(c) : w.say("阵亡", "dead"),
                    c.alive ? belongings(g, s, w) : ""});
  }
  return situation(g, w) + '\n' + in_columns(rows) + question_text(g, w) + '\n';
}

std::string question_text(const Game& g, const Words& w) {
  if (g.run.over) return w.say("游戏结束", "the game is over");
  const Request& r = *g.request;
  std::string out = w.say("问题 {}：{}", "question {}: {}", r.id, asked_sentence(g, w));
  if (r.timing != Timing::None)
    out += fmt::format(" ({})", w.zh() ? timing_zh(r.timing) : timing_id(r.timing));
  return out + w.say("；选项 {} 个", "; options: {}", r.options.size());
}

std::string answer_text(const Game& g, const Words& w) {
  return w.say("回答 {}：{}", "answer {}: {}", g.answer->request, answered_sentence(g, w));
}

}  // namespace jiesuan::text
