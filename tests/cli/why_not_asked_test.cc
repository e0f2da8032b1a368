// Why somebody was not asked, where order and targets decide: from the engine to what programs and the page
// get.
#include <gtest/gtest.h>

#include <set>

#include "cli/judge.h"
#include "judge/scenario.h"

namespace jiesuan::cli {
namespace {

namespace json = boost::json;

// "seat skill: reason" of everything that was not offered in the play.
std::set<std::string> not_asked(const std::string& scenario) {
  const std::vector<judge::Scenario> all = judge::load_text(scenario, "x");
  const json::value v = json::parse(judged_json(all[0], {}));
  EXPECT_TRUE(v.at("passed").as_bool()) << json::serialize(v.at("differences"));
  std::set<std::string> out;
  for (const json::value& step : v.at("trace").as_array())
    if (const json::value* missed = step.as_object().if_contains("not_offered"))
      for (const json::value& m : missed->as_array()) {
        EXPECT_FALSE(m.at("text").at("zh").as_string().empty() || m.at("text").at("en").as_string().empty());
        EXPECT_FALSE(m.at("name").at("zh").as_string().empty() || m.at("name").at("en").as_string().empty());
        out.insert(std::to_string(m.at("seat").to_number<int>()) + " " +
                   std::string(m.at("skill").as_string()) + ": " + std::string(m.at("reason").as_string()));
      }
  return out;
}

// 荀彧's 节命 gives 蔡文姬 cards when the order has passed her: she can pay for 悲歌, and is not asked.
TEST(WhyNotAsked, ItBecamePossibleWhenTheOrderHadPassed) {
  const std::string scene =
      "seats:\n  A: {hand: [♠7 杀]}\n  蔡文姬: {}\n  荀彧: {}\n"
      "play: [A uses 杀 on 荀彧, 荀彧: 节命 → 蔡文姬]\nexpect: {never: [蔡文姬 asked 悲歌]}\n";
  const std::set<std::string> why = not_asked(scene);
  EXPECT_TRUE(why.contains("1 beige: nothing to choose")) << "when it was her turn";
  EXPECT_TRUE(why.contains("1 beige: order passed"));
}

// Who has declined has had its turn: nothing passed it by.
TEST(WhyNotAsked, WhoDeclinedWasAsked) {
  const std::set<std::string> why = not_asked(
      "seats:\n  A: {hand: [♠7 杀]}\n  蔡文姬: {hand: [♣9 any]}\n  荀彧: {}\n"
      "play: [A uses 杀 on 荀彧, 蔡文姬: no, 荀彧: 节命 → 荀彧]\nexpect: {order: [蔡文姬 asked 悲歌]}\n");
  EXPECT_FALSE(why.contains("1 beige: order passed"));
}

// A saves B; C, who comes later in the order and has a 桃, is not asked for it.
TEST(WhyNotAsked, SomebodyBeforeInOrderHasActed) {
  const std::set<std::string> why = not_asked(
      "seats:\n  A: {hand: [♠7 杀, ♥5 桃]}\n  B: {hp: 1/4}\n  C: {hand: [♥6 桃]}\n  D: {}\n"
      "play: [A uses 杀 on B, A: 桃]\nexpect: {asked: {桃: [A]}, end: [B hp 1]}\n");
  EXPECT_TRUE(why.contains("2 rule_rescue: not its turn"));
  EXPECT_FALSE(why.contains("3 rule_rescue: not its turn")) << "it has none to use";
}
TEST(WhyNotAsked, TheCardAtATimingHasBeenUsed) {
  const std::set<std::string> why = not_asked(
      "seats:\n  A: {hand: [无中生有]}\n  B: {hand: [♠J 无懈可击]}\n  C: {hand: [♣Q 无懈可击]}\n"
      "play: [A uses 无中生有, B: 无懈可击]\nexpect: [A hand 0]\n");
  EXPECT_TRUE(why.contains("2 rule_nullification: not its turn"));
}

// 流离 turns the 杀 away: 贞烈, for whoever has become its target, is not offered.
TEST(WhyNotAsked, TheTargetWasCancelled) {
  const std::set<std::string> why = not_asked(
      "seats:\n  A: {hand: [♠7 杀]}\n  大乔: {hand: [♥9 any], skills: [zhenlie]}\n  C: {}\n"
      "play: [A uses 杀 on 大乔, 大乔: 流离 ♥9 → C]\nexpect: [C hp 3]\n");
  EXPECT_TRUE(why.contains("1 zhenlie: target cancelled"));
}

}  // namespace
}  // namespace jiesuan::cli
