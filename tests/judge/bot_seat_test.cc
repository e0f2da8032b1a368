// A bot in a scenario answers what the script does not.
#include "judge/report.h"
#include "tests/judge/scene.h"

namespace jiesuan::judge {
namespace {

const std::string kBlow =
    "seats:\n  A: {role: rebel, hand: [♠7 杀]}\n  B: {role: lord, hp: 1/4, hand: [闪], bot: steward}\n"
    "play:\n  - A uses 杀 on B\n";

TEST(BotSeat, AnswersWhereNothingIsScripted) {
  EXPECT_TRUE(verdict(kBlow + "expect: {order: [B uses 闪], end: [B hp 1/4]}\n").passed());
}

TEST(BotSeat, TheScriptComesFirst) {
  EXPECT_TRUE(verdict(kBlow + "  - B: decline 闪\nexpect: {never: [B uses 闪], end: [B dead]}\n").passed());
}

TEST(BotSeat, PlaysItsTurnToTheEnd) {
  const std::string turn =
      "seats:\n  A: {role: rebel, hand: [杀, 无中生有], bot: steward}\n  B: {role: lord}\n  C: {role: loyalist}\n";
  EXPECT_TRUE(verdict(turn + "expect: {order: [A uses 无中生有, A uses 杀 on B, A turn ends]}\n").passed());
}

TEST(BotSeat, AnUnknownBotIsRefusedWithASuggestion) {
  try {
    load_text("seats:\n  A: {bot: stewart}\n  B: {}\n", "my.yaml");
    FAIL();
  } catch (const ScenarioError& e) {
    EXPECT_NE(e.message().find("there is no bot 'stewart'"), std::string::npos) << e.message();
    EXPECT_NE(e.message().find("steward"), std::string::npos) << e.message();
  }
}

}  // namespace
}  // namespace jiesuan::judge
