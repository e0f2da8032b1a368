// What the scenario language means: defaults, order of the script, what is compared and how a difference
// reads.
#include <cctype>

#include "judge/chronicle.h"
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

// What differs is said in both languages; only what the scenario's author has written is the same in both.
bool has_cjk(const std::string& s) {
  for (const char c : s)  // as UTF-8: 三字 and more bytes from U+3000 on
    if (static_cast<unsigned char>(c) >= 0xE3 && static_cast<unsigned char>(c) <= 0xE9) return true;
  return false;
}
bool has_words(const std::string& s) {
  int letters = 0;
  for (const char c : s) {
    letters = std::isalpha(static_cast<unsigned char>(c)) ? letters + 1 : 0;
    if (letters > 1) return true;  // a seat is called by one
  }
  return false;
}
std::string without(std::string s, const std::string& written) {
  for (std::size_t at = s.find(written); at != s.npos; at = s.find(written)) s.erase(at, written.size());
  return s;
}

TEST(Language, ADifferenceIsOfOneLanguageAtATime) {
  const std::string table =
      "seats:\n  A: {hand: [♠7 杀, ♥2 火攻], equipment: [青釭剑]}\n  B: {hand: [闪], judging: [乐不思蜀], hp: 3/4}\n"
      "  C: {general: 曹操}\nplay:\n  - refused: A uses 杀 on B\n  - refused: A uses 桃\n  - A uses 杀 on B\n"
      "expect:\n";
  int looked_at = 0;
  for (const char* claim : {"B hp 4",
                            "B max hp 3",
                            "A hand 4",
                            "A hand 闪",
                            "A holds 桃",
                            "B lacks 闪",
                            "A wears 藤甲",
                            "A wears nothing",
                            "B judging nothing",
                            "B judging 闪电",
                            "C has no 奸雄",
                            "A has 奸雄",
                            "A bears 裸衣",
                            "A chained",
                            "A not alive",
                            "A face down",
                            "A female",
                            "C force shu",
                            "turn of B",
                            "round 7",
                            "phase draw",
                            "phase not play",
                            "game over",
                            "pile 3",
                            "discards 9",
                            "winners are A",
                            "A distance to B 3",
                            "A attack range 5",
                            "A hand limit 9",
                            "A next seat C",
                            "B reaches A",
                            "B reaches nobody",
                            "B sees ♥2 火攻",
                            "nobody sees 青釭剑",
                            "闪 in discard",
                            "火攻 in equipment of B",
                            "A may use 桃",
                            "A may not use 火攻",
                            "A may choose B",
                            "A may decline",
                            "B may decline",
                            "A must discard 1",
                            "A asked nothing",
                            "B asked 闪",
                            "A not asked act",
                            "A targets of 火攻 are nobody",
                            "A keeps 华佗",
                            "C hidden 曹操",
                            "A tapped 1",
                            "A floor 3"}) {
    const Verdict v = verdict(table + "  end: ['" + claim + "']\n");
    for (const Difference& d : v.differences) {
      ++looked_at;
      const std::string& written = d.expected.en.starts_with("refused") ? d.expected.en.substr(9) : claim;
      EXPECT_FALSE(has_cjk(without(without(d.expected.en, written), "'桃'"))) << d.expected.en;
      EXPECT_FALSE(has_words(without(d.expected.zh, written))) << d.expected.zh;
      std::string found = without(without(d.found.en, "'桃'"), "'闪'");
      EXPECT_FALSE(has_cjk(found)) << claim << ": " << found;
      EXPECT_FALSE(has_words(without(d.found.zh, "“act”"))) << claim << ": " << d.found.zh;
      EXPECT_FALSE(d.found.zh.empty() || d.found.en.empty()) << claim;
    }
  }
  EXPECT_GT(looked_at, 120) << "each claim and the two refusals";
  for (const char* expect :
       {"{never: [A uses 杀]}", "{times: {A uses 杀: 2}}", "{damage: none}", "{asked: {闪: [A]}}",
        "{asked: {闪: []}}", "{turns: [A, B extra]}", "{order: [B takes 1 damage, A uses 杀]}"}) {
    const std::vector<Scenario> all = load_text(kHit + "expect: " + expect + "\n", "my.yaml");
    Chronicle both(all[0].seat_names);
    const Verdict v = judge(all[0], kEnglish, {{}, &both});
    ASSERT_EQ(v.differences.size(), 1u) << expect;
    EXPECT_FALSE(has_cjk(v.differences[0].found.en)) << v.differences[0].found.en;
    EXPECT_FALSE(has_words(v.differences[0].found.zh)) << v.differences[0].found.zh;
  }
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
  EXPECT_NE(json.find("\"expected\":{\"zh\":\"B hp 4\",\"en\":\"B hp 4\"}"), std::string::npos);
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
  EXPECT_NE(nobody.error.en, "") << "not for oneself";
}

}  // namespace
}  // namespace jiesuan::judge
