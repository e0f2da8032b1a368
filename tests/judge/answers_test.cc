// How a scripted answer is understood: vague cards, lists, the ways to say yes, and what is said when it fits
// no question.
#include "tests/judge/scene.h"

namespace jiesuan::judge {
namespace {

// ---- "any" is a card for which the rest of the answer is legal

TEST(Answers, AnyIsACardForWhichTheRestIsLegal) {
  // 火攻: only a card of the suit that was shown can be discarded.
  EXPECT_TRUE(holds(
      "seats:\n  A: {hand: [♥2 火攻, ♠4 any, ♥7 any]}\n  B: {hand: [♥5 any]}\nplay:\n  - A uses 火攻 on B\n"
      "  - A discards any\nexpect: {order: [A discards ♥7 any], end: [A holds ♠4 any]}\n"));
}

TEST(Answers, AnyTriesOtherCardsUntilTheCharactersAreLegal) {
  // By 赤兔 C is in 关羽's reach; 赤兔 itself as the 杀 would take the reach away (principles §5).
  const std::string scene =
      "seats:\n  关羽: {hand: [♥10 any], equipment: [♥5 赤兔]}\n  B: {}\n  C: {}\n  D: {}\n  E: {}\nplay:\n";
  EXPECT_TRUE(holds(scene + "  - refused: '关羽: 武圣 赤兔 as 杀 → C'\n  - 关羽: 武圣 red any as 杀 → C\n"
                            "expect: [关羽 wears 赤兔, C hp 3]\n"));
  // Nothing is cheaper than a weapon that nobody is in range without: 强袭 is paid with hp.
  EXPECT_TRUE(
      holds("seats:\n  典韦: {equipment: [方天画戟]}\n  B: {}\n  C: {}\n  D: {}\n  E: {}\nplay:\n"
            "  - refused: '典韦: 强袭 方天画戟 → C'\n  - 典韦: 强袭 → C\nexpect: [典韦 hp 3, C hp 3]\n"));
}

// ---- lists

TEST(Answers, ACommaKeepsTwoCardsApart) {
  const std::string scene =
      "seats:\n  A: {hand: [♠7 杀, ♠8 any], equipment: [贯石斧, 赤兔]}\n  B: {hand: [闪]}\nplay:\n"
      "  - A uses 杀 on B\n  - B: 闪\n";
  EXPECT_TRUE(holds(scene + "  - A: 贯石斧 ♠8, 赤兔\nexpect: [A wears no 赤兔, A hand empty, B hp 3]\n"));
  EXPECT_TRUE(holds(scene + "  - A: 贯石斧 ♠8 and 赤兔\nexpect: [A wears no 赤兔, B hp 3]\n"));
}

// ---- saying yes

const std::string kHurt =
    "seats:\n  A: {hand: [♠7 杀, ♠2 any, ♣3 any]}\n  夏侯惇: {}\npile: [♠9 any]\nplay:\n  - A uses 杀 on 夏侯惇\n";

TEST(Answers, ASkillIsLaunchedByItsNameOrByYes) {
  for (const char* yes : {"刚烈", "yes", "launches 刚烈"})
    EXPECT_TRUE(
        holds(kHurt + "  - 夏侯惇: " + yes + "\nexpect: {order: [夏侯惇 launches 刚烈, A takes 1 damage]}\n"))
        << yes;
}

TEST(Answers, TheSkillThatAsksMayBeNamedWithWhatItIsAnswered) {
  for (const char* paid : {"♠2 any, ♣3 any", "刚烈 ♠2 any, ♣3 any", "discards ♠2 any and ♣3 any", "yes"})
    EXPECT_TRUE(holds(kHurt + "  - 夏侯惇: 刚烈\n  - A: " + paid +
                      "\nexpect: {order: [A discards 2], end: [A hp 4]}\n"))
        << paid;
}

TEST(Answers, ABareCardPaysForTheOnlySkillOnOffer) {
  const std::string scene =
      "seats:\n  A: {hand: [♠7 杀]}\n  大乔: {hand: [♣9 any, ♣8 any]}\n  C: {}\nplay:\n  - A uses 杀 on 大乔\n";
  for (const char* answer : {"流离 ♣9 any → C", "♣9 any → C", "yes ♣9 any → C"})
    EXPECT_TRUE(holds(scene + "  - 大乔: " + answer + "\nexpect: [C hp 3, 大乔 holds ♣8 any]\n")) << answer;
}

TEST(Answers, YesIsNoAnswerWhereItMayMeanSeveralThings) {
  const std::string scene =
      "seats:\n  A: {hand: [♠7 杀]}\n  夏侯惇: {skills: [fankui]}\nplay:\n  - A uses 杀 on 夏侯惇\n  - 夏侯惇: yes\n";
  EXPECT_TRUE(has(
      error_of(
          "seats:\n  A: {hand: [♠7 杀, 闪]}\n  夏侯惇: {skills: [fankui]}\nplay:\n  - A uses 杀 on 夏侯惇\n  - 夏侯惇: yes\n"),
      "several things to say yes to"));
  EXPECT_TRUE(holds(scene + "expect: {order: [夏侯惇 launches 刚烈]}\n"))
      << "nothing to take: one skill is left";
}

// ---- what is said of a line that fits nothing

TEST(Answers, ALineThatDoesNotFitNamesTheQuestionThatOfferedIt) {
  const std::string far = error_of(
      "seats:\n  A: {hand: [♠7 杀]}\n  B: {hand: [闪]}\n  C: {}\n  D: {}\n  E: {}\nplay:\n  - A uses 杀 on C\n"
      "until: end of turn\n");
  EXPECT_TRUE(has(far, "A may act (idle point)")) << far;
  EXPECT_TRUE(has(far, "C cannot be chosen with ♠7 Slash: it is too far away")) << far;

  const std::string price = error_of(
      "seats:\n  典韦: {equipment: [方天画戟]}\n  B: {}\n  C: {}\n  D: {}\n  E: {}\nplay:\n"
      "  - 典韦: 强袭 方天画戟 → C\n  - 典韦: ends\n");
  EXPECT_TRUE(has(price, "'典韦: 强袭 方天画戟 → C' was never asked for in this form")) << price;
  EXPECT_TRUE(has(price, "C cannot be chosen with")) << price;
}

TEST(Answers, ALaterQuestionDoesNotHideTheOneThatOfferedIt) {
  const std::string wrong = error_of(
      "seats:\n  A: {hand: [♠7 杀]}\n  大乔: {hand: [♣9 any, 闪]}\n  C: {}\nplay:\n  - A uses 杀 on 大乔\n"
      "  - 大乔: 流离 ♣9 any → A\n");
  EXPECT_TRUE(has(wrong, "launch")) << "not the question for 闪 that comes after it: " << wrong;
  EXPECT_TRUE(has(wrong, "A cannot be chosen with ♣9")) << wrong;
}

TEST(Answers, ASkillThatWasNotOfferedSaysWhenAndWhy) {
  const std::string wrong = error_of(
      "seats:\n  A: {hand: [♠7 杀]}\n  司马懿: {}\nplay:\n  - A uses 杀 on 司马懿\n  - 司马懿: 反馈\n");
  EXPECT_TRUE(has(wrong, "at DamageTaken it is not offered")) << wrong;
  EXPECT_TRUE(has(wrong, "condition is not met")) << wrong;
}

TEST(Answers, ALockedSkillIsLaunchedWithoutAQuestionAndTheErrorSaysSo) {
  const std::string wrong =
      error_of("seats:\n  廖化: {}\n  B: {}\nphase: turn start\nplay:\n  - 廖化: 当先\n  - 廖化: ends\n");
  EXPECT_TRUE(has(wrong, "launched without a question")) << wrong;
}

TEST(Answers, ACardThatCannotBeUsedSaysWhy) {
  EXPECT_TRUE(
      has(error_of("seats:\n  A: {hand: [闪]}\n  B: {}\nplay: [A uses 闪]\n"), "nothing for this moment"));
  EXPECT_TRUE(has(error_of("seats:\n  A: {hand: [闪]}\n  B: {}\nplay: [A uses 桃]\n"), "A has no '桃'"));
  EXPECT_TRUE(has(
      error_of(
          "seats:\n  A: {hand: [♠7 杀]}\n  大乔: {hand: [♣9 any]}\n  C: {}\nplay:\n  - A uses 杀 on 大乔\n"
          "  - 大乔: 流离 桃 → C\n"),
      "大乔 has no '桃'"));
}

// ---- the turn a line is for

const std::string kTwoTurns = "seats:\n  A: {}\n  B: {hand: [♠7 杀]}\nplay:\n  - A: ends\n";

TEST(Answers, ALineIsForTheTurnInHand) {
  const std::string late = error_of(kTwoTurns + "  - B uses 杀 on A\n");
  EXPECT_TRUE(has(late, "never asked for")) << late;
  EXPECT_TRUE(has(late, "- turn of B")) << late;
}

TEST(Answers, ForALaterTurnItSaysSo) {
  const std::string hit = "  - B uses 杀 on A\nexpect: [A hp 3]\n";
  EXPECT_TRUE(holds(kTwoTurns + "  - turn of B\n" + hit));
  EXPECT_TRUE(holds(kTwoTurns + "  - next turn\n" + hit));
  EXPECT_TRUE(holds(kTwoTurns + hit + "until: 2 turns\n"));
  EXPECT_TRUE(has(error_of(kTwoTurns + "  - turn of A\n" + hit), "B uses 杀 on A")) << "that turn is past";
}

TEST(Answers, WhatStandsBeforeATurnIsLookedAtAsItBegins) {
  EXPECT_TRUE(
      holds(kTwoTurns + "  - expect: [B hand 1]\n  - turn of B\n  - expect: [B hand 3]\n  - B: ends\n"));
  EXPECT_FALSE(holds(kTwoTurns + "  - expect: [B hand 3]\n  - turn of B\n  - B: ends\n"));
}

TEST(Answers, ATurnThatNeverComesIsAnError) {
  EXPECT_TRUE(
      has(error_of("seats:\n  A: {}\n  B: {}\n  C: {dead: true}\nplay:\n  - turn of C\n  - C: ends\n"),
          "'turn of C' never came"));
}

// ---- answers that must be refused

const std::string kFar = "seats:\n  A: {hand: [♠7 杀, 闪]}\n  诸葛亮: {}\n  C: {}\n  D: {}\n  E: {}\nplay:\n";

TEST(Refused, IsAnAnswerTheOpenQuestionDoesNotTake) {
  EXPECT_TRUE(holds(kFar + "  - refused: A uses 杀 on C\n  - A: ends\n"));
  EXPECT_EQ(differences(verdict(kFar + "  - refused: A uses 杀 on E\n  - A: ends\n")),
            "refused: A uses 杀 on E | it is a legal answer\n");
  EXPECT_TRUE(holds(kFar + "  - refused: {A: 杀 → C}\n  - A: ends\n"));
}

TEST(Refused, MaySayWhy) {
  EXPECT_TRUE(
      holds(kFar +
            "  - refused: A uses 杀 on C because too far\n  - refused: A uses 杀 on 诸葛亮 because 空城\n"
            "  - refused: A uses 闪 because not now\n  - A: ends\n"));
  EXPECT_EQ(differences(verdict(kFar + "  - refused: A uses 杀 on C because 空城\n  - A: ends\n")),
            "refused: A uses 杀 on C | it is refused because it is too far away\n");
  EXPECT_TRUE(
      has(error_of(kFar + "  - refused: A uses 杀 on C because of pity\n"), "there is no reason 'of pity'"));
}

TEST(Refused, NamesTheReasonOfTheTargetEvenIfThereIsNoOther) {
  EXPECT_TRUE(holds(
      "seats:\n  A: {hand: [顺手牵羊]}\n  B: {}\n  C: {hand: [闪]}\n  D: {}\nplay:\n"
      "  - refused: A uses 顺手牵羊 on C because too far\n  - refused: A uses 顺手牵羊 because no target\n  - A: ends\n"));
}

TEST(Refused, NeedsSomebodyWhoIsAskedAndHasTheCard) {
  EXPECT_EQ(differences(verdict(kFar + "  - refused: C uses 杀 on D\n  - A: ends\n")),
            "refused: C uses 杀 on D | C is not asked anything\n");
  EXPECT_EQ(differences(verdict(kFar + "  - refused: A uses 桃\n  - A: ends\n")),
            "refused: A uses 桃 | A has no '桃', so that nothing is refused\n");
}

TEST(Refused, ASkillThatIsNotOnOfferAtItsTimingSaysWhy) {
  EXPECT_TRUE(
      holds("seats:\n  A: {hand: [♠7 杀]}\n  司马懿: {skills: [ganglie]}\nplay:\n  - A uses 杀 on 司马懿\n"
            "  - refused: '司马懿: 反馈 because condition'\n  - 司马懿: 刚烈\n"));
  EXPECT_TRUE(
      holds("seats:\n  孙权: {hand: [闪 x2]}\n  B: {}\nplay:\n  - 孙权: 制衡 闪\n"
            "  - refused: '孙权: 制衡 any because used up'\n  - 孙权: ends\n"));
}

TEST(Answers, WhatTheRulesOfAModeOfferIsCalledByItsName) {
  const std::string table =
      "mode: hegemony\nseats:\n  甲: {general: [曹操, 许褚], hand: [♠A 挟天子以令诸侯]}\n"
      "  乙: {general: [关羽, 张飞]}\n  丙: {general: [孙权, 甘宁]}\n";
  EXPECT_TRUE(holds(table + "play: [甲: 合纵 ♠A → 乙]\nexpect: [乙 holds 挟天子以令诸侯]\n"));
  EXPECT_TRUE(holds(table + "play: [甲: ends]\nexpect: [甲 holds 挟天子以令诸侯]\n"));
  EXPECT_TRUE(has(error_of("seats:\n  A: {hand: [杀]}\n  B: {}\nplay:\n  - A: 合纵 杀 → B\n"),
                  "'合纵' is not known"));
}

}  // namespace
}  // namespace jiesuan::judge
