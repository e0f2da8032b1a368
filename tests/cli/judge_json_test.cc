// What programs get of the judge: docs/judge.schema.json, all legal answers, and other answers tried.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <set>

#include "cli/judge.h"
#include "engine/query/selection.h"
#include "judge/chronicle.h"
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
  for (const auto& entry : std::filesystem::directory_iterator("rulings")) {
    const std::string name = entry.path().filename().string();
    if (!name.starts_with("R") || entry.path().extension() != ".yaml") continue;
    const std::vector<Scenario> cases = judge::load_file(entry.path().string());
    const json::value v = judged(cases[0]);
    EXPECT_EQ(schema().misfit(v, "scenario"), "") << name;
    EXPECT_EQ(server::test::Schema::protocol().misfit(v.at("view"), "view"), "") << name;
    EXPECT_TRUE(v.at("passed").as_bool()) << name;
    for (const json::value& q : questions_of(v)) {
      const std::vector<std::string> offered = names_of(q);
      EXPECT_EQ(std::set<std::string>(offered.begin(), offered.end()).size(), offered.size()) << name;
      if (!q.at("given").is_null() && q.at("all").as_bool())
        EXPECT_NE(std::find(offered.begin(), offered.end(), q.at("given").as_string()), offered.end())
            << name;
    }
    ++scenarios;
  }
  EXPECT_GT(scenarios, 150);
}

TEST(JudgeJson, ErrorsSayWhereAndWhatWasMeant) {
  try {
    judge::load_text("seats:\n  A: {hand: [♠7 杀]}\n  B: {equipmnt: [仁王盾]}\n", "x.yaml");
    FAIL() << "'equipmnt' is no key";
  } catch (const judge::ScenarioError& e) {
    judge::Verdict v;
    v.error = e.message();
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
  EXPECT_EQ(all[0].at("found").as_string(), "it never happened");
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
        EXPECT_EQ(v.error, "") << s.variant << " " << number << " " << name;
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
    EXPECT_EQ(v.error, "");
    ASSERT_EQ(v.differences.size(), 1u) << "he is not hurt now";
    EXPECT_EQ(v.differences[0].found, "B has hp 4/4");
  }
}

TEST(WhatIf, WhatIsNoAnswerIsAnError) {
  const Scenario s = judge::load_text(
      "seats:\n  A: {hand: [♠7 杀]}\n  B: {}\nplay: [A uses 杀 on B]\n"
      "expect: [B hp 3]\n",
      "x")[0];
  const auto error = [&](int question, const char* name) {
    return judge::judge(s, Words(Lang::En), {{{question, *judge::answer_named(name)}}, nullptr}).error;
  };
  EXPECT_EQ(error(1, "77//"), "question 1 has no such answer: there is no such option");
  EXPECT_EQ(error(40, "0//"), "question 40 never comes: the play has 2");
  for (const char* odd : {"", "0", "0/", "/0/", "a//", "0/300/", "0/1./", "0/1,2/", "-1//", "1.2//"})
    EXPECT_FALSE(judge::answer_named(odd)) << odd;
}

}  // namespace
}  // namespace jiesuan::cli
