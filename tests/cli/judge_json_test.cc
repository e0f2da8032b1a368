// What programs get of the judge: docs/judge.schema.json, all legal answers, and other answers tried.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <set>

#include "cli/judge.h"
#include "engine/query/selection.h"
#include "judge/chronicle.h"
#include "judge/phrasebook.h"
#include "judge/verdict_json.h"
#include "tests/server/schema.h"

namespace jiesuan::cli {
namespace {

namespace json = boost::json;
using judge::Instead;
using judge::Scenario;

std::string text_of(const std::string& path) {
  std::ifstream in(path);
  return {std::istreambuf_iterator<char>(in), {}};
}
const server::test::Schema& schema() {
  static const server::test::Schema all(json::parse(text_of("docs/judge.schema.json")));
  return all;
}
json::value judged(const Scenario& s, const std::vector<Instead>& instead = {}) {
  return json::parse(judged_json(s, instead));
}
std::vector<std::string> names_of(const json::value& question) {
  std::vector<std::string> names;
  for (const json::value& a : question.at("answers").as_array()) names.emplace_back(a.at("name").as_string());
  return names;
}
std::vector<json::value> questions_of(const json::value& scenario) {
  std::vector<json::value> all;
  for (const json::value& step : scenario.at("trace").as_array())
    if (const json::value* q = step.as_object().if_contains("question")) all.push_back(*q);
  return all;
}

TEST(JudgeJson, EveryRulingFitsTheSchema) {
  int scenarios = 0;
  std::set<std::string> why_not_asked, why_not_allowed;
  for (const auto& entry : std::filesystem::directory_iterator("rulings")) {
    const std::string name = entry.path().filename().string();
    if (!name.starts_with("R") || entry.path().extension() != ".yaml") continue;
    const std::vector<Scenario> cases = judge::load_file(entry.path().string());
    const json::value v = judged(cases[0]);
    EXPECT_EQ(schema().misfit(v, "scenario"), "") << name;
    EXPECT_EQ(server::test::Schema::protocol().misfit(v.at("view"), "view"), "") << name;
    EXPECT_TRUE(v.at("passed").as_bool()) << name;
    for (const json::value& step : v.at("trace").as_array())
      if (const json::value* missed = step.as_object().if_contains("not_offered"))
        for (const json::value& m : missed->as_array()) why_not_asked.emplace(m.at("reason").as_string());
    for (const json::value& q : questions_of(v)) {
      for (const json::value& n : q.at("not_allowed").as_array())
        why_not_allowed.emplace(n.at("reason").as_string());
      const std::vector<std::string> offered = names_of(q);
      EXPECT_EQ(std::set<std::string>(offered.begin(), offered.end()).size(), offered.size()) << name;
      if (!q.at("given").is_null() && q.at("all").as_bool())
        EXPECT_NE(std::find(offered.begin(), offered.end(), q.at("given").as_string()), offered.end())
            << name;
    }
    ++scenarios;
  }
  EXPECT_GT(scenarios, 150);
  for (const char* why : {"condition", "nothing to choose", "used up", "class passed", "void"})
    EXPECT_TRUE(why_not_asked.contains(why)) << why;
  for (const char* why :
       {"too far", "card text", "not now", "no target", "not wanted", "forbidden", "limit reached"})
    EXPECT_TRUE(why_not_allowed.contains(why)) << why;
}

TEST(JudgeJson, ErrorsSayWhereAndWhatWasMeant) {
  try {
    judge::load_text("seats:\n  A: {hand: [♠7 杀]}\n  B: {equipmnt: [仁王盾]}\n", "x.yaml");
    FAIL() << "'equipmnt' is no key";
  } catch (const judge::ScenarioError& e) {
    judge::Verdict v;
    v.error = judge::told(e);
    v.error_spot = e.spot();
    const json::value error = judge::verdict_json(v).at("error");
    EXPECT_EQ(error.at("line").as_int64(), 3);
    EXPECT_EQ(error.at("column").as_int64(), 7);
    EXPECT_EQ(error.at("suggestion").as_string(), "equipment");
  }
}

TEST(JudgeJson, ExpectationsAreMetOrDifferOrWereNotReached) {
  const json::value v =
      judged(judge::load_text("seats:\n  A: {hand: [♠7 杀]}\n  B: {}\n"
                              "play: [A uses 杀 on B]\n"
                              "expect:\n  order: [B loses 1 hp, B dies]\n  end: [B hp 3]\n",
                              "x")[0]);
  const json::array& all = v.at("expectations").as_array();
  ASSERT_EQ(all.size(), 3u);
  EXPECT_EQ(all[0].at("state").as_string(), "differs");
  EXPECT_EQ(all[0].at("found").at("en").as_string(), "it never happened");
  EXPECT_EQ(all[1].at("state").as_string(), "open");
  EXPECT_EQ(all[2].at("state").as_string(), "met");
}

TEST(JudgeJson, SaysWhyASkillWasNotOffered) {
  const json::value v =
      judged(judge::load_text("seats:\n  A: {hand: [♠7 杀]}\n  大乔: {}\n"
                              "play: [A uses 杀 on 大乔]\nexpect: [大乔 hp 2]\n",
                              "x")[0]);
  std::set<std::string> reasons;
  for (const json::value& step : v.at("trace").as_array())
    if (const json::value* missed = step.as_object().if_contains("not_offered"))
      for (const json::value& m : missed->as_array())
        if (m.at("skill").as_string() == "liuli") reasons.emplace(m.at("reason").as_string());
  EXPECT_TRUE(reasons.contains("nothing to choose") || reasons.contains("condition")) << reasons.size();
}

// As many as can sit down, each with a general, a full hand and equipment, all played by bots for a while.
TEST(JudgeJson, TwelveSeatsWithEverythingAreABoundedRun) {
  const char* const generals[] = {"刘备", "关羽", "张飞", "诸葛亮", "曹操", "司马懿",
                                  "孙权", "周瑜", "吕布", "貂蝉",   "华佗", "张角"};
  std::string seats = "mode: hegemony\nseats:\n";
  for (const char* g : generals) seats += std::string("  ") + g + ": {hand: 4, chained: true, bot: random}\n";
  const std::string until = "until: 3 turns\n", text = seats + until;
  const json::value v = judged(judge::load_text(text, "x")[0]);
  EXPECT_EQ(schema().misfit(v, "scenario"), "");
  EXPECT_EQ(v.at("seats").as_array().size(), 12u);
  EXPECT_GT(v.at("trace").as_array().size(), 20u);
  EXPECT_THROW(judge::load_text(seats + "  X: {}\n" + until, "x"), judge::ScenarioError);
}

TEST(JudgeJson, SaysWhatIsWrongInBothLanguages) {
  const json::value v = judged(judge::load_text("seats: {A: {}, B: {}}\nplay: [A uses 杀 on B]\n", "x")[0]);
  const json::value& e = v.at("error");
  EXPECT_EQ(schema().misfit(v, "scenario"), "");
  EXPECT_EQ(e.at("text").at("en"), e.at("message"));
  EXPECT_NE(std::string(e.at("text").at("zh").as_string()).find("没有"), std::string::npos) << e;
}

// Of the first question of a seat: "CARD on SEAT: reason".
std::set<std::string> not_allowed_of(const std::string& scenario, int seat) {
  const json::value v = judged(judge::load_text(scenario, "x")[0]);
  EXPECT_EQ(schema().misfit(v, "scenario"), "");
  std::set<std::string> out;
  for (const json::value& q : questions_of(v)) {
    if (q.at("seat").as_int64() != seat) continue;
    for (const json::value& n : q.at("not_allowed").as_array()) {
      EXPECT_FALSE(n.at("text").at("zh").as_string().empty() || n.at("text").at("en").as_string().empty());
      const std::string on = n.at("on").is_null() ? "" : " on " + std::to_string(n.at("on").as_int64());
      out.insert(std::string(n.at("card").at("zh").as_string()) + on + ": " +
                 std::string(n.at("reason").as_string()));
    }
    break;
  }
  return out;
}
using Reasons = std::set<std::string>;

TEST(JudgeJson, SaysWhyACardCannotBeUsedOrOnWhom) {
  // Two seats away is too far; 空城 forbids it; a 闪 is nothing for an idle point.
  EXPECT_EQ(not_allowed_of("seats:\n  A: {hand: [♠7 杀, ♦2 闪]}\n  诸葛亮: {}\n  C: {}\n  D: {}\n"
                           "expect: [A hp 4]\n",
                           0),
            (Reasons{"♠7【杀】 on 1: forbidden", "♠7【杀】 on 2: too far", "♦2【闪】: not now"}));
  // A second delayed trick of the name.
  EXPECT_TRUE(not_allowed_of("seats:\n  A: {hand: [♥6 乐不思蜀]}\n  B: {judging: [♠6 乐不思蜀]}\n  C: {}\n"
                             "expect: [A hp 4]\n",
                             0)
                  .contains("♥6【乐不思蜀】 on 1: same trick"));
  // Nobody has anything to take: the card's own text.
  EXPECT_TRUE(
      not_allowed_of("seats:\n  A: {hand: [♠3 过河拆桥]}\n  B: {}\n  C: {hand: 1}\nexpect: [A hp 4]\n", 0)
          .contains("♠3【过河拆桥】 on 1: card text"));
  // Asked for a 闪, another card will not do.
  EXPECT_EQ(not_allowed_of("seats:\n  A: {hand: [♠7 杀]}\n  B: {hand: [♦2 闪, ♥5 桃]}\n"
                           "play: [A uses 杀 on B]\nexpect: [B hp 3]\n",
                           1),
            Reasons{"♥5【桃】: not wanted"});
}

TEST(JudgeJson, SaysThatACardHasBeenUsedAsOftenAsItMayBe) {
  const json::value v =
      judged(judge::load_text("seats:\n  A: {hand: [♠7 杀, ♠8 杀]}\n  B: {}\n"
                              "play: [A uses ♠7 杀 on B]\nuntil: next question\n"
                              "expect: [B hp 3]\n",
                              "x")[0]);
  const json::value last = questions_of(v).back();
  EXPECT_EQ(last.at("not_allowed").as_array().at(0).at("reason").as_string(), "limit reached");
}

// Holds what is offered against every selection of at most one card and one character, by the gate.
class Checker : public judge::Chronicle {
 public:
  using Chronicle::Chronicle;
  void on_question(const Match& m, int number) override {
    Chronicle::on_question(m, number);
    const Game& g = m.game();
    const Request& r = m.request();
    std::set<std::string> offered, legal;
    for (const Selection& s : judge::legal_answers(g, r, 10'000).picks) {
      std::string why;
      EXPECT_TRUE(legal_selection(g, r, s, &why)) << why;
      if (s.cards.size() <= 1 && s.seats.size() <= 1) offered.insert(judge::answer_name(g, r, s));
    }
    for (int o = 0; o < r.options.size(); ++o)
      for (int c = -1; c < kMaxCards; ++c)
        for (int t = -1; t < g.players(); ++t) {
          Selection s;
          s.option = static_cast<std::uint8_t>(o);
          if (c >= 0) s.cards.push_back(static_cast<CardId>(c));
          if (t >= 0) s.seats.push_back(static_cast<Seat>(t));
          if (legal_selection(g, r, s, nullptr)) legal.insert(judge::answer_name(g, r, s));
        }
    EXPECT_EQ(offered, legal) << "question " << number;
    ++questions;
  }
  int questions = 0;
};

class WhatIf : public testing::TestWithParam<const char*> {};
INSTANTIATE_TEST_SUITE_P(Rulings, WhatIf, testing::Values("rulings/R003-09.yaml", "rulings/R000-146.yaml"));

TEST_P(WhatIf, OffersExactlyTheLegalAnswers) {
  for (const Scenario& s : judge::load_file(GetParam())) {
    Checker checker(s.seat_names);
    EXPECT_TRUE(judge::judge(s, Words(Lang::En), {{}, &checker}).passed());
    EXPECT_GT(checker.questions, 2) << s.variant;
  }
}

TEST_P(WhatIf, EveryBranchEnds) {
  int branches = 0;
  for (const Scenario& s : judge::load_file(GetParam()))
    for (const json::value& q : questions_of(judged(s))) {
      const int number = static_cast<int>(q.at("number").as_int64());
      EXPECT_TRUE(q.at("all").as_bool());
      for (const std::string& name : names_of(q)) {
        const judge::Verdict v =
            judge::judge(s, Words(Lang::En), {{{number, *judge::answer_named(name)}}, nullptr});
        EXPECT_EQ(v.error.en, "") << s.variant << " " << number << " " << name;
        EXPECT_TRUE(v.branched);
        EXPECT_GE(v.questions, number);
        EXPECT_LT(v.questions, 200);
        if (!q.at("given").is_null() && q.at("given").as_string() == name &&
            !q.at("given").as_string().empty())
          EXPECT_EQ(v.differences.size(), 0u) << "the same answer: " << s.variant << " " << number;
        ++branches;
      }
    }
  EXPECT_GT(branches, 40);
}

TEST(WhatIf, ALaterLineIsUsedWhereItStillFits) {
  const Scenario s = judge::load_text(
      "seats:\n  A: {hand: [♠7 杀, ♠8 杀], skills: [咆哮]}\n  B: {hand: [闪, 闪]}\n"
      "play: [A uses ♠7 杀 on B, 'B: decline 闪', A uses ♠8 杀 on B, 'B: 闪']\n"
      "expect: [B hp 3]\n",
      "x")[0];
  const json::value told = judged(s);
  const std::vector<json::value> questions = questions_of(told);
  ASSERT_GT(questions.size(), 2u);
  const std::vector<std::string> answers = names_of(questions[1]);
  ASSERT_GT(answers.size(), 1u);
  for (const std::string& other : answers) {
    if (other == questions[1].at("given").as_string()) continue;
    const judge::Verdict v = judge::judge(s, Words(Lang::En), {{{2, *judge::answer_named(other)}}, nullptr});
    EXPECT_EQ(v.error.en, "");
    ASSERT_EQ(v.differences.size(), 1u) << "he is not hurt now";
    EXPECT_EQ(v.differences[0].found.en, "B has hp 4/4");
    EXPECT_EQ(v.differences[0].found.zh, "B的体力是 4/4");
  }
}

TEST(WhatIf, WhatIsNoAnswerIsAnError) {
  const Scenario s = judge::load_text(
      "seats:\n  A: {hand: [♠7 杀]}\n  B: {}\nplay: [A uses 杀 on B]\n"
      "expect: [B hp 3]\n",
      "x")[0];
  const auto error = [&](int question, const char* name) {
    return judge::judge(s, Words(Lang::En), {{{question, *judge::answer_named(name)}}, nullptr}).error.en;
  };
  EXPECT_EQ(error(1, "77//"), "question 1 has no such answer: there is no such option");
  EXPECT_EQ(error(40, "0//"), "question 40 never comes: the play has 2");
  for (const char* odd : {"", "0", "0/", "/0/", "a//", "0/300/", "0/1./", "0/1,2/", "-1//", "1.2//"})
    EXPECT_FALSE(judge::answer_named(odd)) << odd;
}

}  // namespace
}  // namespace jiesuan::cli
