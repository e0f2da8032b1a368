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

std::string skills_of(const SeatView& s, const Words& w) {
  std::string out;
  for (SkillId id : s.skills) out += (out.empty() ? "" : " ") + w.skill(id);
  return out;
}

std::string situation(const View& v, const Words& w) {
  std::string out = w.say("第 {} 轮", "round {}", v.round);
  if (v.turn != kNoSeat) out += w.say("，{}的回合", ", {}'s turn", w.seat(names_of(v), v.turn));
  if (v.turn != kNoSeat && v.in_phase) out += w.say("，{}", ", {}", w.phase(v.phase));
  return out + w.say("；牌堆 {} 张，弃牌堆 {} 张", "; {} cards in the pile, {} discarded", v.pile_size,
                     v.discard.size());
}

std::string tricks_before(const SeatView& s, const Words& w) {
  std::string out;
  for (const auto& [card, as] : s.judging) {
    out += ' ' + w.face(card);
    if (card.name != as) out += w.say("当{}", " as {}", w.name(as));
  }
  return out;
}

}  // namespace

std::string seats_with_skills(const View& v, const Words& w) {
  const Names names = names_of(v);
  std::vector<Row> rows;
  for (Seat i = 0; i < v.seats.size(); ++i) {
    const SeatView& s = v.seats[i];
    rows.push_back({w.seat(names, i), w.allegiance(names, s.allegiance), std::string(w.kingdom(s.kingdom)),
                    w.hp(s.hp, s.max_hp), skills_of(s, w)});
  }
  return in_columns(rows);
}

std::string belongings(const SeatView& s, const Words& w) {
  std::string out = w.say("手牌 {}", "hand {}", s.hand_size);
  if (!s.equipment.empty()) out += w.say("  装备 {}", "  equipment {}", w.faces(s.equipment));
  if (!s.judging.empty()) out += w.say("  判定区{}", "  judging area{}", tricks_before(s, w));
  int beside = 0;
  std::vector<SeenCard> laid;
  for (const LaidCard& c : s.laid) {
    if (c.beside)
      ++beside;
    else
      laid.push_back(c.face);
  }
  if (beside > 0) out += w.say("  旁置 {}", "  set aside {}", beside);
  for (const MarkCount& m : s.marks) out += w.say("  {} {}", "  {} {}", w.mark(m.skill), int{m.n});
  if (!laid.empty()) out += w.say("  武将牌上 {}", "  on the general {}", w.faces(laid));
  if (s.spare > 0) out += w.say("  化身牌 {}", "  incarnations {}", s.spare);
  if (s.shown != GeneralId::None) out += w.say("（{}）", " ({})", w.general(s.shown));
  if (s.chained) out += w.say("  横置", "  chained");
  if (s.flipped) out += w.say("  翻面", "  face down");
  return out;
}

std::string table_text(const View& v, const Words& w) {
  const Names names = names_of(v);
  std::vector<Row> rows;
  for (Seat i = 0; i < v.seats.size(); ++i) {
    const SeatView& s = v.seats[i];
    rows.push_back({w.seat(names, i), w.allegiance(names, s.allegiance),
                    s.alive ? w.hp(s.hp, s.max_hp) : w.say("阵亡", "dead"), s.alive ? belongings(s, w) : ""});
  }
  return situation(v, w) + '\n' + in_columns(rows);
}

std::string question_text(const Question& q, const Words& w) {
  const jiesuan::Asked& r = q.asked();
  std::string out = w.say("问题 {}：{}", "question {}: {}", r.id, asked_sentence(q, w));
  if (r.timing != Timing::None)
    out += fmt::format(" ({})", w.zh() ? timing_zh(r.timing) : timing_id(r.timing));
  return out + w.say("；选项 {} 个", "; options: {}", r.options.size());
}

std::string answer_text(const Question& q, const Words& w) {
  return w.say("回答 {}：{}", "answer {}: {}", q.asked().id, answered_sentence(q, w));
}

}  // namespace jiesuan::text
