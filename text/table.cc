#include "text/table.h"

#include <algorithm>
#include <vector>

#include "engine/api/request.h"
#include "engine/content/catalogue.h"

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
    const Instance& i = g.facts.instance[id];
    if (i.cls == Class::General && i.slot != 0xFF) out += (out.empty() ? "" : " ") + w.skill(i.skill);
  }
  return out;
}

std::string_view ask_word(const Request& r, const Words& w) {
  switch (r.ask) {
    case Ask::Act:
      return w.zh() ? "出牌阶段的行动" : "what to do in the play phase";
    case Ask::Launch:
      return w.zh() ? "是否发动" : "whether to launch";
    case Ask::Card:
      if (r.to_use) return w.zh() ? "是否使用牌" : "to use a card";
      return w.zh() ? "是否打出牌" : "to respond with a card";
    case Ask::OwnCards:
      return w.zh() ? "选择自己的牌" : "to choose own cards";
    case Ask::CardsOf:
      return w.zh() ? "选择一张牌" : "to choose a card";
    case Ask::Seats:
      return w.zh() ? "选择角色" : "to choose characters";
    case Ask::Choice:
      return w.zh() ? "选择一项" : "to choose one of several things";
    case Ask::Arrange:
      return w.zh() ? "排列牌的顺序" : "to arrange cards";
    case Ask::General:
      return w.zh() ? "选择武将" : "to choose a general";
  }
  return "";
}

std::string option_word(const Option& o, const Words& w) {
  switch (o.kind) {
    case OptionKind::Pass:
      return w.say("不", "no");
    case OptionKind::Use:
      return w.say("使用", "use");
    case OptionKind::Convert:
      return w.say("以{}当{}", "by {} as {}", w.skill(o.skill), w.name(o.as));
    case OptionKind::Skill:
      if (o.as != CardName::None)
        return w.say("发动{}视为使用{}", "launch {} as {}", w.skill(o.skill), w.name(o.as));
      return w.say("发动{}", "launch {}", w.skill(o.skill));
    case OptionKind::Recast:
      return w.say("重铸", "recast");
    case OptionKind::EndPhase:
      return w.say("结束阶段", "end the phase");
    case OptionKind::Cards:
      return w.say("选牌", "cards");
    case OptionKind::HandCard:
      return w.say("一张手牌", "a hand card");
    case OptionKind::Seats:
      return w.say("选角色", "characters");
    case OptionKind::Suit:
      return w.suit(static_cast<Suit>(o.value));
    case OptionKind::Number:
      if (o.skill == SkillId::None) return w.say("数 {}", "number {}", static_cast<int>(o.value));
      return w.zh() ? def(o.skill).choices[o.value].zh : def(o.skill).choices[o.value].en;
    case OptionKind::Yes:
      return w.say("是", "yes");
    case OptionKind::General:
      return w.general(o.general);
    case OptionKind::CardName:
      return w.name(o.as);
    case OptionKind::SkillName:
      return w.skill(o.skill);
    case OptionKind::Kingdom:
      return std::string(w.kingdom(static_cast<Kingdom>(o.value)));
  }
  return "";
}

std::string situation(const Game& g, const Words& w) {
  const TurnState& t = g.turn();
  std::string out = w.say("第 {} 轮", "round {}", g.facts.round);
  if (t.owner != kNoSeat) out += w.say("，{}的回合", ", {}'s turn", w.seat(g, t.owner));
  if (t.owner != kNoSeat && t.in_phase) out += w.say("，{}", ", {}", w.phase(t.phase));
  return out + w.say("；牌堆 {} 张，弃牌堆 {} 张", "; {} cards in the pile, {} discarded",
                     static_cast<int>(g.facts.pile_size), g.facts.discard.size());
}

}  // namespace

std::string seats_with_skills(const Game& g, const Words& w) {
  const auto players = static_cast<Seat>(g.players());
  std::vector<Row> rows;
  rows.reserve(players);
  for (Seat s = 0; s < players; ++s)
    rows.push_back({w.seat(g, s), w.role(g[s].role), std::string(w.kingdom(g[s].kingdom)), w.hp(g[s]),
                    skills_of(g, s, w)});
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
      if (g.facts.face[t.card].name != t.name) out += w.say("当{}", " as {}", w.name(t.name));
    }
  }
  int beside = 0;
  for (const Place& p : g.facts.place) beside += p.zone == Zone::Beside && p.seat == s ? 1 : 0;
  if (beside > 0) out += w.say("  旁置 {}", "  set aside {}", beside);
  for (const MarkCount& m : c.marks) out += w.say("  {} {}", "  {} {}", w.mark(m.skill), int{m.n});
  CardSet laid;
  for (int n = 0; n < g.facts.cards; ++n)
    if (g.facts.place[n].zone == Zone::OnGeneral && g.facts.place[n].seat == s)
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
    rows.push_back({w.seat(g, s), w.role(c.role), c.alive ? w.hp(c) : w.say("阵亡", "dead"),
                    c.alive ? belongings(g, s, w) : ""});
  }
  return situation(g, w) + '\n' + in_columns(rows) + question_text(g, w) + '\n';
}

std::string question_text(const Game& g, const Words& w) {
  if (g.run.over) return w.say("游戏结束", "the game is over");
  const Request& r = *g.request;
  std::string out =
      w.say("问题 {}：{}，{}", "question {}: {} is asked {}", r.id, w.seat(g, r.seat), ask_word(r, w));
  if (r.skill != SkillId::None) out += w.say("，{}", ", {}", w.skill(r.skill));
  if (r.card != CardName::None) out += w.say("，{}", ", {}", w.name(r.card));
  if (r.about != kNoSeat && r.about != r.seat) out += w.say("，关于{}", ", about {}", w.seat(g, r.about));
  if (r.timing != Timing::None)
    out += fmt::format(" ({})", w.zh() ? timing_zh(r.timing) : timing_id(r.timing));
  return out + w.say("；选项 {} 个", "; options: {}", r.options.size());
}

std::string answer_text(const Game& g, const Words& w) {
  const Selection& pick = g.answer->pick;
  std::string out = w.say("回答 {}：{}", "answer {}: {}", g.answer->request,
                          option_word(g.request->options[pick.option], w));
  for (CardId c : pick.cards) out += ' ' + w.card(g, c);
  for (Seat s : pick.seats) out += " → " + w.seat(g, s);
  return out;
}

}  // namespace jiesuan::text
