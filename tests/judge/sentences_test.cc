// The sentences of the language, each with a scenario in which it is true and one in which it is not.
#include "judge/report.h"
#include "judge/verdict_json.h"
#include "tests/judge/scene.h"

namespace jiesuan::judge {
namespace {

// ---- moves are counted whole

const std::string kPenalty =
    "seats:\n  A: {role: lord, hand: [♠7 杀, 闪 x2], equipment: [青釭剑, 赤兔, 白银狮子]}\n"
    "  B: {role: loyalist, hp: 1/4}\n  C: {role: rebel}\nplay:\n  - A uses 杀 on B\n";

TEST(Moves, ANumberCountsOneMoveFromAllZones) {
  EXPECT_TRUE(holds(kPenalty + "expect: {order: [B dies by A, A discards 5], times: {A discards 5: 1}}\n"));
  EXPECT_TRUE(holds(kPenalty + "expect: {order: [A discards 5 in one move]}\n"));
  EXPECT_FALSE(holds(kPenalty + "expect: {order: [A discards 2]}\n"))
      << "the part from the hand is no move of its own";
}

TEST(Moves, CardsThatAreNamedTogetherGoInOneMove) {
  EXPECT_TRUE(holds(kPenalty + "expect: {order: [A discards 闪 and 闪 and 青釭剑, 白银狮子 to discard]}\n"));
  EXPECT_TRUE(holds(kPenalty + "expect: {order: [闪 and 青釭剑 to discard in one move]}\n"));
  EXPECT_FALSE(holds(kPenalty + "expect: {order: [杀 and 青釭剑 to discard in one move]}\n"));
  EXPECT_FALSE(holds(kPenalty + "expect: {order: [A discards 闪 and 闪 and 闪]}\n")) << "there are two";
}

TEST(Moves, TwoMovesAreNotOne) {
  const std::string scene =
      "seats:\n  A: {skills: [lab_draw]}\n  B: {}\nplay:\n  - A: lab_draw → A\n  - A: lab_draw → A\n";
  EXPECT_TRUE(holds(scene + "expect: {times: {A draws 1: 2, A draws 2: 0}}\n"));
}

// ---- names

TEST(Names, AnEffectIsNotTheSkillThatLeftIt) {
  const std::string luoyi = "seats:\n  A: {}\n  许褚: {}\nturn: 许褚\nphase: draw\nplay: [许褚: 裸衣]\n";
  EXPECT_TRUE(holds(luoyi + "expect: [许褚 has 裸衣, 许褚 bears 裸衣, A bears no 裸衣]\n"));
  EXPECT_FALSE(holds(luoyi + "expect: [A bears 裸衣]\n"));
  const std::string tianyi =
      "seats:\n  太史慈: {hand: [♠K any]}\n  B: {hand: [♠2 any], skills: [wushuang]}\nplay: [太史慈: 天义 ♠K any → B]\n";
  EXPECT_TRUE(holds(tianyi + "expect: [B lacks 天义, 太史慈 has 天义, 太史慈 bears 天义]\n"));
  EXPECT_TRUE(holds("seats:\n  A: {skills: [裸衣]}\n  B: {}\nexpect: [A has 裸衣]\n"))
      << "one skill is called so";
}

TEST(Names, APlainSeatHasNoGenderUnlessItIsGivenOne) {
  const std::string lijian =
      "seats:\n  貂蝉: {hand: [any]}\n  B: {}\n  C: {gender: male}\n  D: {gender: 男}\nplay:\n";
  EXPECT_TRUE(holds(lijian + "  - expect: [C is male, C not female, B not male, 貂蝉 is female]\n"
                             "  - refused: '貂蝉: 离间 any → B, C'\n  - 貂蝉: 离间 any → C, D\n"
                             "expect: {order: [貂蝉 launches 离间]}\n"));
  EXPECT_FALSE(holds(lijian + "  - expect: [B is male]\n"));
  EXPECT_TRUE(has(error_of("seats:\n  A: {gender: femal}\n  B: {}\n"),
                  "there is no gender 'femal' (did you mean 'female'?)"));
}

// ---- distance, range, hand limit

TEST(Table, SaysDistanceAndAttackRange) {
  const std::string five =
      "seats:\n  A: {equipment: [青釭剑]}\n  B: {equipment: [的卢]}\n  C: {}\n  D: {}\n  E: {}\n";
  EXPECT_TRUE(
      holds(five +
            "expect: [A distance to B 2, A distance to E 1, distance from B to A is 1, A attack range 2,\n"
            "  B range 1, A reaches B and C, A reaches only B C D E, B does not reach D, B reaches no E]\n"));
  EXPECT_EQ(differences(verdict(five + "expect: [A distance to B 1]\n")),
            "A distance to B 1 | the distance from A to B is 2\n");
  EXPECT_EQ(differences(verdict(five + "expect: [A attack range 1]\n")),
            "A attack range 1 | the attack range of A is 2\n");
  EXPECT_EQ(differences(verdict(five + "expect: [B reaches D]\n")), "B reaches D | B reaches A, C\n");
}

TEST(Table, SaysTheHandLimit) {
  EXPECT_TRUE(holds("seats:\n  A: {hp: 2/4}\n  B: {}\nexpect: [A hand limit 2]\n"));
  EXPECT_EQ(differences(verdict("seats:\n  A: {hp: 2/4}\n  B: {}\nexpect: [A hand limit 4]\n")),
            "A hand limit 4 | the hand limit of A is 2\n");
}

// ---- who sees a card

TEST(Sight, SaysWhoSeesACard) {
  const std::string table =
      "seats:\n  A: {hand: [♥2 火攻]}\n  B: {equipment: [青釭剑]}\ndiscard: [闪电]\npile: [♠A 决斗]\n";
  EXPECT_TRUE(
      holds(table +
            "expect: [A sees ♥2 火攻, B does not see ♥2 火攻, only A sees ♥2 火攻, everybody sees 青釭剑,\n"
            "  everybody sees 闪电, nobody sees ♠A 决斗, B sees no ♥2 火攻]\n"));
  EXPECT_EQ(differences(verdict(table + "expect: [B sees ♥2 火攻]\n")),
            "B sees ♥2 火攻 | it is seen: ♥2 Fire Attack by A;\n");
  EXPECT_EQ(differences(verdict(table + "expect: [only A sees 青釭剑]\n")),
            "only A sees 青釭剑 | it is seen: ♠6 Qinggang Sword by everybody;\n");
  EXPECT_EQ(differences(verdict(table + "expect: [everybody sees ♠A 决斗]\n")),
            "everybody sees ♠A 决斗 | nobody sees it\n");
}

TEST(Sight, SaysWhoSawACardMoveOrShown) {
  const std::string given =
      "seats:\n  刘备: {hand: [♥9 any]}\n  B: {}\n  C: {}\nplay: [刘备: 仁德 ♥9 any → B]\n";
  EXPECT_TRUE(holds(given + "expect: {order: [刘备 gives ♥9 any to B seen by 刘备 and B]}\n"));
  EXPECT_TRUE(holds(given + "expect: {order: [刘备 gives 1 to B not seen by C]}\n"));
  EXPECT_FALSE(holds(given + "expect: {order: [刘备 gives 1 to B seen by everybody]}\n"));
  const std::string shown =
      "seats:\n  A: {hand: [♥2 火攻]}\n  B: {hand: [♥5 any]}\n  C: {}\nplay: [A uses 火攻 on B]\n";
  EXPECT_TRUE(
      holds(shown + "expect: {order: [B shows ♥5 any seen by everybody], end: [A does not see ♥5 any]}\n"));
  EXPECT_FALSE(holds(shown + "expect: {order: [B shows ♥5 any seen by A]}\n")) << "C saw it as well";
}

// ---- what there is to choose from

TEST(Choices, AreListedWhole) {
  const std::string moukui =
      "seats:\n  伏完: {hand: [♠7 杀]}\n  B: {hand: [♣9 any]}\nplay:\n  - 伏完 uses 杀 on B\n  - 伏完: 谋溃\n";
  EXPECT_TRUE(holds(moukui + "  - expect: 伏完 asked 谋溃 with choices draw, discard\n  - 伏完: draw\n"));
  EXPECT_FALSE(holds(moukui + "  - expect: 伏完 asked 谋溃 with choices discard\n  - 伏完: draw\n"));
  EXPECT_TRUE(
      holds(moukui + "  - 伏完: draw\nexpect: {order: [伏完 asked 谋溃 with choices draw and discard]}\n"));
  EXPECT_FALSE(holds(moukui + "  - 伏完: draw\nexpect: {order: [伏完 asked 谋溃 with choices draw]}\n"));
}

TEST(Choices, MayBeCharactersOrCards) {
  const std::string grace =
      "seats:\n  A: {hand: [五谷丰登]}\n  B: {}\npile: [♥5 any, ♣9 any]\nplay: [A uses 五谷丰登]\n";
  EXPECT_TRUE(holds(grace + "expect: {order: [A asked 五谷丰登 with choices ♥5 any and ♣9 any]}\n"));
  EXPECT_FALSE(holds(grace + "expect: {order: [A asked anything with choices ♥5 any]}\n"));
  const std::string jieming =
      "seats:\n  A: {hand: [♠7 杀]}\n  荀彧: {}\n  C: {dead: true}\nplay: [A uses 杀 on 荀彧]\n";
  EXPECT_TRUE(holds(jieming + "expect: {order: [荀彧 asked 节命 with choices A and 荀彧]}\n"));
  EXPECT_FALSE(holds(jieming + "expect: {order: [荀彧 asked 节命 with choices A and C]}\n"));
}

// ---- where the play stops, where it starts

TEST(Until, EndOfPhaseStopsBeforeTheNextOne) {
  const std::string scene = "seats:\n  A: {hand: [any x6]}\n  B: {}\nuntil: end of phase\n";
  EXPECT_TRUE(
      holds(scene +
            "expect: {order: [timing PlayAfterEnd], never: [timing DiscardBeforeStart], end: [A hand 6]}\n"));
  EXPECT_TRUE(
      holds(scene + "phase: draw\nexpect: {order: [A draws 2], never: [A asked act], end: [A hand 8]}\n"));
  EXPECT_TRUE(
      has(error_of("seats:\n  A: {}\n  B: {}\nuntil: end of phse\n"), "did you mean 'end of phase'?"));
}

TEST(Phases, StartAndEndAndAreNotAnother) {
  const std::string scene =
      "seats:\n  A: {}\n  B: {}\nuntil: end of turn\nplay:\n  - expect: [phase play, phase not draw]\n  - A: ends\n";
  EXPECT_TRUE(holds(
      scene +
      "expect: {order: [A play phase, A play phase ends, A discard phase starts], never: [B play phase ends]}\n"));
  EXPECT_FALSE(holds(scene + "expect: {order: [A discard phase, A play phase ends]}\n"));
  EXPECT_EQ(differences(verdict("seats:\n  A: {}\n  B: {}\nexpect: [phase not play]\n")),
            "phase not play | it is that phase\n");
}

TEST(Start, BeforeTheFirstTurnTheSetupTimingsComeToPass) {
  const std::string start =
      "seats:\n  A: {}\n  左慈: {}\nphase: game start\ngeneral pile: [诸葛亮, 华佗]\nplay:\n";
  EXPECT_TRUE(holds(
      start +
      "  - expect: [timing 展示武将后, turn of nobody, 左慈 keeps 诸葛亮 and 华佗, round 0]\n  - 左慈: 华佗\n"
      "  - 左慈: 急救\n  - turn of A\n  - expect: [左慈 has 急救]\n  - A: ends\nexpect:\n"
      "  order: [timing 展示武将后, 左慈 gets skill 急救, timing 分配手牌时, A turn starts, round 1]\n"));
}

TEST(Start, TheFirstTurnIsWholeAndIsListedAmongTheTurns) {
  EXPECT_TRUE(holds("seats:\n  A: {}\n  B: {}\nphase: game start\nexpect: {turns: [A, B]}\n"));
  EXPECT_TRUE(holds(
      "seats:\n  A: {}\n  B: {}\nphase: game start\nexpect: {order: [timing TurnStart3, A draws 2]}\n"));
  EXPECT_FALSE(holds("seats:\n  A: {}\n  B: {}\nexpect: {order: [timing TurnStart3]}\n"));
}

// ---- bare events

TEST(Lab, APhaseIsGainedBeforeOrAfterAnother) {
  const std::string scene =
      "seats:\n  A: {skills: [lab_phase_before, lab_phase_after]}\n  B: {}\nuntil: end of turn\nplay:\n";
  EXPECT_TRUE(holds(scene +
                    "  - A: lab_phase_before\n  - A: draw\n  - A: discard\n  - A: ends\n"
                    "expect: {order: [A play phase, A draw phase, A discard phase, A finish phase]}\n"));
  EXPECT_TRUE(holds(scene +
                    "  - A: lab_phase_after\n  - A: draw\n  - A: discard\n  - A: ends\n"
                    "expect: {order: [A play phase, A discard phase, A draw phase, A finish phase]}\n"));
}

TEST(Lab, AnEndFromInsideANestedFlowDropsIt) {
  const std::string scene =
      "seats:\n  A: {hand: [万箭齐发]}\n  B: {skills: [lab_end_phase_when_hurt, lab_end_turn_when_hurt]}\n  C: {}\n"
      "until: end of turn\nplay:\n  - A uses 万箭齐发\n";
  EXPECT_TRUE(holds(
      scene +
      "  - B: lab_end_phase_when_hurt\nexpect: {damage: [B takes 1], order: [timing PlayEnd, A finish phase]}\n"));
  EXPECT_TRUE(holds(
      scene +
      "  - B: lab_end_turn_when_hurt\nexpect: {damage: [B takes 1], order: [timing TurnEnd1], never: [timing PlayEnd]}\n"));
  EXPECT_TRUE(holds(scene + "expect: {damage: [B takes 1, C takes 1]}\n"));
}

// ---- lists in brackets, seats of cases

TEST(Brackets, ACommaStartsANewItemAndTheErrorSaysSo) {
  for (const char* wrong : {"play: [A uses 杀 on B, C]\n", "expect: {never: [A uses 杀 on B, C]}\n",
                            "expect: [B hand is 闪, 桃]\n"})
    EXPECT_TRUE(has(error_of(std::string("seats:\n  A: {hand: [杀]}\n  B: {}\n  C: {}\n") + wrong),
                    "in brackets a comma starts a new item"))
        << wrong << error_of(std::string("seats:\n  A: {hand: [杀]}\n  B: {}\n  C: {}\n") + wrong);
  EXPECT_FALSE(has(error_of("seats:\n  A: {}\n  B: {}\nplay:\n  - A\n"), "in brackets"));
}

TEST(Cases, MayAddASeatBehindTheOthers) {
  const auto all = load_text(
      "seats:\n  A: {}\n  B: {}\ncases:\n  - {case: two, expect: [A next B, B next A]}\n"
      "  - {case: three, seats: {C: {hp: 2}}, expect: [B next C, C next A, C hp 2]}\n",
      "x");
  ASSERT_EQ(all.size(), 2u);
  for (const Scenario& s : all) EXPECT_TRUE(judge(s, kEnglish).passed()) << s.variant;
}

TEST(Cases, ASeatThatIsNearlyCalledLikeAnotherIsASlipUnlessItIsAGeneral) {
  const std::string base = "seats:\n  Attacker: {}\n  曹操: {}\ncases:\n";
  EXPECT_TRUE(has(error_of(base + "  - {case: x, seats: {Atacker: {}}}\n"), "did you mean 'Attacker'?"));
  EXPECT_EQ(error_of(base + "  - {case: x, seats: {曹丕: {}}, expect: [曹丕 alive]}\n"), "");
}

// ---- scenarios that show nothing

std::vector<std::string> warnings(const std::string& text) {
  std::vector<std::string> out;
  for (const Warning& w : verdict(text).warnings) out.push_back(std::to_string(w.spot.line) + ": " + w.text);
  return out;
}
using Texts = std::vector<std::string>;

const std::string kBareHit = "seats:\n  A: {hand: [♠7 杀]}\n  B: {}\nplay:\n  - A uses 杀 on B\n";

TEST(Warnings, AScenarioThatExpectsNothing) {
  EXPECT_EQ(warnings(kBareHit), (Texts{"1: nothing is expected, so nothing is shown"}));
  EXPECT_EQ(warnings(kBareHit + "expect: [B hp 3]\n"), Texts{});
  EXPECT_EQ(warnings(kBareHit + "  - expect: B hp 3\n"), Texts{});
}

TEST(Warnings, ANeverAboutASkillThatNobodyHas) {
  EXPECT_EQ(warnings(kBareHit + "expect:\n  never: [B asked 刚烈]\n"),
            (Texts{"7: 'B asked 刚烈' cannot happen: nobody at the table has 刚烈"}));
  EXPECT_EQ(warnings(kBareHit + "expect:\n  asked: {刚烈: []}\n").size(), 1u);
  EXPECT_EQ(warnings(kBareHit + "expect:\n  times: {B launches 刚烈: 0}\n").size(), 1u);
  EXPECT_EQ(warnings(kBareHit + "expect:\n  never: [B asked 闪, B asked 八卦阵]\n"), Texts{})
      << "cards come and go";
  EXPECT_EQ(warnings(kBareHit + "expect:\n  never: [B gets skill 刚烈]\n"), Texts{})
      << "that is what it says";
  EXPECT_EQ(warnings("seats:\n  A: {hand: [♠7 杀]}\n  夏侯惇: {}\nexpect:\n  never: [夏侯惇 asked 刚烈]\n"),
            Texts{});
}

TEST(Warnings, ArePrintedButNothingFails) {
  const Verdict v = verdict(kBareHit);
  EXPECT_TRUE(v.passed());
  EXPECT_TRUE(has(text_of(v, kEnglish, true), "my.yaml:1: warning: nothing is expected"))
      << text_of(v, kEnglish, true);
  const std::string json = boost::json::serialize(verdict_json(v));
  EXPECT_TRUE(has(json, "\"warnings\":[{\"line\":1,")) << json;
}

}  // namespace
}  // namespace jiesuan::judge
