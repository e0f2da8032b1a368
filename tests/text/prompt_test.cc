// Every question says to whoever is asked what it is about, and what no means.
#include "text/prompt.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>

#include "bots/random.h"
#include "tests/support/pool.h"
#include "tests/support/table.h"

namespace jiesuan::test {
namespace {

using text::Lang;
using text::Prompt;
using text::Words;

bool may_decline(const Request& r) {
  for (const Option& o : r.options)
    if (o.kind == OptionKind::Pass || o.kind == OptionKind::EndPhase) return true;
  return false;
}

// Latin letters, but for the ranks of cards, the X of a card's text and names that have some
// (袁术〔标准EX〕).
bool has_letters(std::string text) {
  std::vector<std::string_view> names;
  for (const General* g : Catalogue::get().generals()) names.emplace_back(g->zh);
  // 袁术〔标准EX〕 before 袁术, which would leave its letters behind.
  std::sort(names.begin(), names.end(), [](auto a, auto b) { return a.size() > b.size(); });
  for (std::string_view name : names)
    for (std::size_t at = text.find(name); at != text.npos; at = text.find(name)) text.erase(at, name.size());
  for (char c : text)
    if (((c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z')) &&
        std::string("AJQKX").find(c) == std::string::npos)
      return true;
  return false;
}

// Chinese characters or punctuation: U+3000 and up.
bool has_chinese(const std::string& text) {
  for (char c : text)
    if (const auto byte = static_cast<unsigned char>(c); byte >= 0xE3 && byte <= 0xEF) return true;
  return false;
}

// What is wrong with a text a player is shown; empty if nothing.
std::string fault(const std::string& text, const Words& w) {
  if (text.empty()) return "it is empty";
  for (const char* bad : {"{", "}", "none", "nobody", "无人", "无身份", "〖〗", "<>", "【】", "[]", "【?】",
                          "：：", ": :", "  ", "（）", "()", "?]"})
    if (text.find(bad) != text.npos) return std::string("it has ") + bad;
  for (const char* bad : {"：", ": ", "，", " "})
    if (text.starts_with(bad) || text.ends_with(bad)) return std::string("it begins or ends with ") + bad;
  if (w.zh() && has_letters(text)) return "English in the Chinese";
  if (!w.zh() && has_chinese(text)) return "Chinese in the English";
  return "";
}

class Prompts : public testing::TestWithParam<int> {
 protected:
  void look_at(Match& m, const Words& w) {
    const Request& r = m.request();
    const Question q(m.game());
    const Prompt p = text::prompt(q, w);
    ASSERT_EQ(fault(p.ask, w), "") << p.ask;
    ASSERT_EQ(p.no.empty(), !may_decline(r)) << p.ask << " / " << p.no;
    if (!p.no.empty()) ASSERT_EQ(fault(p.no, w), "") << p.ask << " / " << p.no;
    std::set<std::string> labels;
    for (const Option& o : r.options) {
      const std::string label = text::option_label(q, o, w);
      ASSERT_EQ(fault(label, w), "") << p.ask << " / " << label;
      labels.insert(label);
      kinds_.insert(o.kind);
    }
    asks_.insert(r.ask);
    texts_.insert(p.ask);
    // Options of one name differ in what goes with them; without that, in their names.
    if (r.ask == Ask::Choice) ASSERT_EQ(static_cast<int>(labels.size()), r.options.size()) << p.ask;
    Snapshot before;
    m.save(before);
    m.redeal_hidden(r.seat, r.id);
    const Prompt twin = text::prompt(Question(m.game()), w);
    ASSERT_EQ(twin.ask + twin.no, p.ask + p.no) << "it tells what the seat cannot see";
    m.restore(before);
  }

  std::set<Ask> asks_;
  std::set<OptionKind> kinds_;
  std::set<std::string> texts_;
};

// 9 numbers of players × 40 games = 360 games.
TEST_P(Prompts, SayWhatIsAskedAndWhatNoMeansInBothLanguages) {
  const Words zh(Lang::Zh), en(Lang::En);
  for (std::uint64_t i = 0; i < 40; ++i) {
    jiesuan::Setup s;
    s.players = GetParam();
    s.seed = static_cast<std::uint64_t>(GetParam()) * 1000 + 500 + i;
    if (i % 4 == 3) {  // at the lab table of tests/modules
      s.mode = "lab";
      s.modules = some_of_002(s.seed);
    } else {
      s.generals = every_general();
    }
    Match m;
    std::string error;
    ASSERT_TRUE(m.start(s, &error)) << error;
    Rng rng(i);
    Answer a;
    while (!m.over()) {
      look_at(m, zh);
      look_at(m, en);
      if (HasFatalFailure()) FAIL() << "seed " << s.seed << ", decision " << m.request().id;
      random_answer(m.game(), m.request(), rng, a);
      ASSERT_TRUE(m.answer(a, &error)) << error;
    }
  }
  EXPECT_GE(asks_.size(), 8u) << "all kinds of questions but, perhaps, one";
  EXPECT_GE(kinds_.size(), 13u);
  EXPECT_GT(texts_.size(), 300u);
}

INSTANTIATE_TEST_SUITE_P(Players, Prompts, testing::Range(2, 11));

// ---- by hand

Prompt zh(Table& t) { return text::prompt(Question(t.game()), Words(Lang::Zh)); }
Prompt en(Table& t) { return text::prompt(Question(t.game()), Words(Lang::En)); }
std::string label(Table& t, int option) {
  return text::option_label(Question(t.game()), t.request().options[option], Words(Lang::Zh));
}

TEST(Prompt, PlayPhase) {
  Table t(2);
  t.seat(0).general("liubei").hand({card(kSlash)});
  t.start();
  EXPECT_EQ(zh(t).ask, "出牌阶段：使用牌、发动技能，或结束");
  EXPECT_EQ(zh(t).no, "结束：出牌阶段结束");
  EXPECT_EQ(en(t).ask, "Play phase: use cards, launch skills, or end it");
  EXPECT_EQ(label(t, t.request().options.size() - 1), "结束出牌");
}

TEST(Prompt, AJinkAgainstASlash) {
  Table t(2);
  t.seat(0).general("caocao").hand({card(kSlash)});
  t.seat(1).hand({card(kJink)});
  t.start();
  t.use(0, kSlash, {1});
  EXPECT_EQ(zh(t).ask, "①曹操对你使用【杀】：是否使用【闪】抵消？");
  EXPECT_EQ(zh(t).no, "不：此【杀】生效");
  EXPECT_EQ(en(t).ask, "①Cao Cao used [Slash] on you: use [Jink] to offset it?");
  EXPECT_EQ(en(t).no, "No: [Slash] takes effect");
  EXPECT_EQ(label(t, 0), "使用【闪】");
  EXPECT_EQ(label(t, 1), "不使用");
}

TEST(Prompt, TwoJinksAgainstLvBu) {
  Table t(2);
  t.seat(0).general("lvbu").hand({card(kSlash)});
  t.seat(1).hand({card(kJink), card(kJink)});
  t.start();
  t.use(0, kSlash, {1});
  EXPECT_EQ(zh(t).ask, "①吕布对你使用【杀】（共需 2 张）：是否使用【闪】抵消？");
}

TEST(Prompt, ANullificationAgainstATrickAndAgainstANullification) {
  Table t(2);
  t.seat(0).general("liubei").hand({card(kExNihilo), card(kNullification)});
  t.seat(1).general("sunquan").hand({card(kNullification)});
  t.start();
  t.use(0, kExNihilo);
  t.pass(0);
  EXPECT_EQ(zh(t).ask, "①刘备的【无中生有】即将对①刘备生效：是否使用【无懈可击】抵消？");
  EXPECT_EQ(zh(t).no, "不：若未被抵消，【无中生有】生效");
  t.play(1, kNullification);
  EXPECT_EQ(zh(t).ask, "②孙权的【无懈可击】即将抵消你的【无中生有】：是否使用【无懈可击】抵消？");
  EXPECT_EQ(en(t).no, "No: [Nullification] takes effect unless it is offset");
}

TEST(Prompt, RescueOfAnotherAndOfOneself) {
  Table t(2);
  t.seat(0).hand({card(kSlash), card(kPeach)});
  t.seat(1).general("sunquan").hp(1, 4).hand({card(kAnaleptic)});
  t.start();
  t.use(0, kSlash, {1});
  EXPECT_EQ(zh(t).ask, "②孙权濒死，需回复 1 点体力：是否对其使用【桃】？");
  EXPECT_EQ(zh(t).no, "不：不救②孙权");
  t.pass(0);
  EXPECT_EQ(zh(t).ask, "你濒死，需回复 1 点体力：是否使用【桃】或【酒】自救？");
  EXPECT_EQ(en(t).no, "No: you do not save yourself");
}

TEST(Prompt, ASkillInPlaceOfACard) {
  Table t(2);
  t.seat(0).general("caocao").hand({card(kSlash)});
  t.seat(1).wears({card(kEightDiagram)});
  t.start();
  t.use(0, kSlash, {1});
  EXPECT_EQ(zh(t).ask, "①曹操对你使用【杀】，你可使用【闪】：是否发动〖八卦阵〗？");
  EXPECT_EQ(en(t).ask, "①Cao Cao used [Slash] on you; you may use [Jink]: launch <Eight Diagram>?");
}

TEST(Prompt, DiscardPhase) {
  Table t(2);
  t.seat(0).hp(1, 4).hand({card(kJink), card(kJink), card(kJink)});
  t.start();
  t.end_phase(0);
  EXPECT_EQ(zh(t).ask, "弃牌阶段：弃置 2 张手牌（手牌上限 1）");
  EXPECT_EQ(zh(t).no, "");
  EXPECT_EQ(label(t, 0), "弃置");
}

TEST(Prompt, ASkillAfterDamageAndThePriceOfAnother) {
  Table t(2);
  t.seat(0).general("caocao").hand({card(kSlash), card(kJink), card(kJink)});
  t.seat(1).general("xiahoudun");
  t.pile({card(kSlash, "♠7")});
  t.start();
  t.use(0, kSlash, {1});
  EXPECT_EQ(zh(t).ask, "①曹操对你造成了 1 点伤害：是否发动〖刚烈〗？");
  EXPECT_EQ(zh(t).no, "不：不发动〖刚烈〗");
  EXPECT_EQ(en(t).ask, "①Cao Cao dealt you 1 damage: launch <Ganglie>?");
  t.launch(1, "ganglie");
  EXPECT_EQ(zh(t).ask, "②夏侯惇的〖刚烈〗：是否弃置 2 张手牌？");
  EXPECT_EQ(zh(t).no, "不：受到 1 点伤害");
  EXPECT_EQ(en(t).ask, "②Xiahou Dun's <Ganglie>: discard 2 hand cards?");
}

TEST(Prompt, CardsToGiveAway) {
  Table t(2);
  t.seat(0).hand({card(kSlash)});
  t.seat(1).general("guojia");
  t.start();
  t.use(0, kSlash, {1});
  t.launch(1, "yiji");
  EXPECT_EQ(zh(t).ask, "〖遗计〗：选择要交出的牌（1–2 张）和角色");
  EXPECT_EQ(en(t).ask, "<Yiji>: choose which cards to give (1–2) and to whom");
}

TEST(Prompt, ACardOfAnother) {
  Table t(2);
  t.seat(0).hand({card(kDismantlement)});
  t.seat(1).general("sunquan").hand({card(kJink)}).wears({card(kAxe)});
  t.start();
  t.use(0, kDismantlement, {1});
  EXPECT_EQ(zh(t).ask, "【过河拆桥】：弃置②孙权的 1 张牌");
  EXPECT_EQ(en(t).ask, "[Dismantlement]: discard 1 card of ②Sun Quan");
  EXPECT_EQ(label(t, 0), "一张手牌");
  EXPECT_EQ(label(t, 1), "场上的牌");
}

TEST(Prompt, RespondOrSuffer) {
  Table t(2);
  t.seat(0).general("caocao").hand({card(kDuel)});
  t.seat(1).hand({card(kSlash)});
  t.start();
  t.use(0, kDuel, {1});
  EXPECT_EQ(zh(t).ask, "①曹操对你使用【决斗】：是否打出【杀】？");
  EXPECT_EQ(zh(t).no, "不：输掉决斗，受到伤害");
  EXPECT_EQ(label(t, 1), "不打出");
}

}  // namespace
}  // namespace jiesuan::test
