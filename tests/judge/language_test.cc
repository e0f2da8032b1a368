// What the scenario language means: defaults, order of the script, what is compared and how a difference
// reads.
#include "judge/report.h"
#include "judge/trace.h"
#include "judge/verdict_json.h"
#include "tests/judge/scene.h"

namespace jiesuan::judge {
namespace {

const std::string kHit = "seats:\n  A: {hand: [♠7 杀]}\n  B: {hand: [闪]}\nplay:\n  - A uses 杀 on B\n";

TEST(Language, WhatIsNotScriptedIsDeclined) {
  EXPECT_TRUE(verdict(kHit + "expect: [B hp 3/4, B holds 闪]\n").passed());
  EXPECT_TRUE(verdict(kHit + "  - B: 闪\nexpect: [B hp 4/4, B hand empty, 闪 in discard]\n").passed());
}

TEST(Language, ADifferenceSaysWhatWasExpectedAndWhatIs) {
  EXPECT_EQ(differences(verdict(kHit + "expect: [B hp 4]\n")), "B hp 4 | B has hp 3/4\n");
  EXPECT_EQ(differences(verdict(kHit + "expect: {never: [B asked 闪]}\n")),
            "never: B asked 闪 | it happened: B is asked: use [Jink]? ([Slash])\n");
  EXPECT_EQ(differences(verdict(kHit + "expect: {asked: {闪: [A]}}\n")), "asked for 闪: A | B\n");
  EXPECT_EQ(differences(verdict(kHit + "expect: {times: {B asked 闪: 2}}\n")),
            "B asked 闪: 2 times | 1 times\n");
  EXPECT_EQ(differences(verdict(kHit + "expect: {damage: none}\n")),
            "damage: none | A deals 1 damage to B  ●●●○\n");
}

TEST(Language, AnOrderIsKeptButOtherThingsMayLieBetween) {
  EXPECT_TRUE(verdict(kHit + "expect: {order: [A uses 杀 on B, B takes 1 damage from A]}\n").passed());
  const std::string wrong = differences(verdict(kHit + "expect: {order: [B takes 1 damage, A uses 杀]}\n"));
  EXPECT_NE(wrong.find("A uses 杀 (after: B takes 1 damage)"), std::string::npos) << wrong;
  EXPECT_NE(wrong.find("but earlier"), std::string::npos) << wrong;
}

TEST(Language, ClaimsInThePlayAreLookedAtBeforeTheNextAnswer) {
  EXPECT_TRUE(verdict(kHit + "  - expect: [B asked 闪, B hp 4/4, 杀 in processing, turn of A]\n  - B: 闪\n")
                  .passed());
  EXPECT_EQ(differences(verdict(kHit + "  - expect: B hp 3\n  - B: 闪\n")), "B hp 3 | B has hp 4/4\n");
}

TEST(Language, ASeatCalledAfterGeneralsIsPlayedByThem) {
  const Scenario s = load_text("seats:\n  小乔-大乔: {}\n  曹操: {general: none}\n", "x")[0];
  EXPECT_EQ(s.setup.position->seats[0].generals, (std::vector<std::string>{"xiaoqiao", "daqiao"}));
  EXPECT_TRUE(s.setup.position->seats[1].generals.empty());
}

TEST(Language, NamesAreChineseIdsOrEnglish) {
  EXPECT_TRUE(
      verdict("seats:\n  Da Qiao: {hand: [Fire Slash, slash]}\n  B: {hand: [jink]}\nplay:\n"
              "  - Da Qiao uses Fire Slash on B\nexpect: {order: [Da Qiao uses 火杀, B asked Jink]}\n")
          .passed());
}

TEST(Language, CasesAreLaidOverWhatTheyShare) {
  const auto all = load_text(
      "seats:\n  A: {hand: [杀]}\n  B: {hp: 2/4, equipment: [仁王盾]}\nplay: [A uses 杀 on B]\n"
      "expect: [A hand empty]\ncases:\n"
      "  - {case: black, seats: {A: {hand: [♠7 杀]}}, expect: [B hp 2]}\n"
      "  - {case: red, seats: {A: {hand: [♥10 杀]}}, expect: [B hp 1]}\n",
      "x");
  ASSERT_EQ(all.size(), 2u);
  for (const Scenario& s : all) {
    const Verdict v = judge(s, kEnglish);
    EXPECT_TRUE(v.passed()) << v.variant << differences(v);
  }
}

TEST(Language, ExactCardsAreDealtBeforeVagueOnes) {
  EXPECT_TRUE(verdict("seats:\n  A: {hand: [杀 x3, any x2]}\n  B: {hand: [♠7 杀, ♣ any]}\n"
                      "expect: [A hand 5, B holds ♠7 杀, B hand 2]\n")
                  .passed());
}

TEST(Language, TurnsAreFollowedAsFarAsTheyAreListed) {
  EXPECT_TRUE(
      verdict("seats:\n  A: {skills: [lab_extra_turn]}\n  B: {}\n  C: {}\nplay: ['A: lab_extra_turn → C']\n"
              "expect: {turns: [C extra, B, C, A]}\n")
          .passed());
  EXPECT_FALSE(verdict("seats:\n  A: {}\n  B: {}\n  C: {}\nexpect: {turns: [C]}\n").passed());
}

TEST(Language, AGameWithoutRolesCannotBeWonButEndsWhenNobodyIsLeft) {
  const Verdict v = verdict(
      "seats:\n  A: {skills: [lab_lose_hp], hp: 1/4}\n  B: {hp: 1/4}\nuntil: game over\nplay:\n"
      "  - 'A: lab_lose_hp → B'\n  - 'A: lab_lose_hp → A'\nexpect: [A dead, B dead, game over]\n");
  EXPECT_TRUE(v.passed()) << differences(v);
}

TEST(Language, StartsWhereItIsTold) {
  EXPECT_TRUE(
      verdict("seats:\n  A: {}\n  B: {}\nphase: finish\nuntil: end of turn\n"
              "expect: {order: [timing FinishBeforeStart, timing TurnEnd1], never: [timing PlayStart, timing "
              "TurnStart9, B turn starts]}\n")
          .passed());
  EXPECT_TRUE(
      verdict("seats:\n  A: {}\n  B: {}\nphase: turn start\nuntil: end of turn\n"
              "expect: {order: [timing TurnStart1, timing 回合开始后-9, A prepare phase, A draw phase]}\n")
          .passed());
}

TEST(Trace, ShowsTheTreeWithQuestionsAndAnswers) {
  const Scenario s = load_text(kHit + "  - B: 闪\n", "x")[0];
  const Verdict v = judge(s, kEnglish);
  const std::string tree = trace(v.story, s.seat_names, kEnglish, {});
  for (const char* line : {"━━ A's turn\n", "? B is asked: use [Jink]? ([Slash])\n", "! use ♥2[Jink]\n",
                           "[Slash] is offset\n", "◆ UseBeforeEffect  [Slash] → B\n"})
    EXPECT_NE(tree.find(line), std::string::npos) << line << "\n" << tree;
  EXPECT_EQ(tree.find("↳"), std::string::npos);
  EXPECT_NE(trace(v.story, s.seat_names, kEnglish, {.explain = true}).find("↳"), std::string::npos);
}

TEST(Report, IsReadableByPeopleAndPrograms) {
  const Verdict good = verdict(kHit + "expect: [B hp 3]\n"), bad = verdict(kHit + "expect: [B hp 4 ]\n");
  EXPECT_EQ(text_of(good, kEnglish, true), "");
  EXPECT_NE(text_of(bad, kEnglish, true).find("my.yaml:6"), std::string::npos)
      << text_of(bad, kEnglish, true);
  const std::string json = serialize(verdict_json(good)) + serialize(verdict_json(bad));
  EXPECT_NE(json.find("\"passed\":true"), std::string::npos);
  EXPECT_NE(json.find("\"expected\":\"B hp 4\""), std::string::npos);
  const std::string junit = junit_of({good, bad});
  EXPECT_NE(junit.find("tests=\"2\" failures=\"1\""), std::string::npos);
  EXPECT_NE(junit.find("<failure"), std::string::npos);
}

TEST(Language, AnothersSkillIsLaunchedForTheOwnerThatIsNamed) {
  const std::string two =
      "seats:\n  张角: {role: lord}\n  袁术: {role: rebel}\n  C: {kingdom: qun, hand: [闪 x2]}\nturn: C\n";
  EXPECT_TRUE(verdict(two + "play: [C: 黄天 闪 → 袁术]\nexpect: [袁术 hand 1, 张角 hand empty]\n").passed());
  EXPECT_TRUE(verdict(two + "play: [C: 黄天 闪 → 张角]\nexpect: [张角 hand 1, 袁术 hand empty]\n").passed());
  const Verdict nobody = judge(load_text(two + "play: [C: 黄天 闪 → C]\n", "x")[0], kEnglish);
  EXPECT_NE(nobody.error, "") << "not for oneself";
}

}  // namespace
}  // namespace jiesuan::judge
