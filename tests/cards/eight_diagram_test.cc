// 八卦阵.
#include "tests/support/story.h"

namespace jiesuan::test {
namespace {

void slash_at_the_diagram(Table& t, std::vector<Face> hand, Face judge_card) {
  t.seat(0).hand({card(kSlash)});
  t.seat(1).hand(std::move(hand)).wears({card(kEightDiagram)});
  t.pile({judge_card});
  t.start();
  t.use(0, kSlash, {1});
}

TEST(EightDiagram, ARedJudgementIsAJink) {  // R004-28
  Table t(3);
  slash_at_the_diagram(t, {}, card(kPeach));
  t.launch(1, "eight_diagram");
  EXPECT_EQ(t.hp(1), 4);
  EXPECT_EQ(t.opened(Timing::UseOffset), 1);
  EXPECT_EQ(last(t, LogKind::CardUsed).card, kJink);
  EXPECT_EQ(last(t, LogKind::CardUsed).suit, Suit::None) << "neither suit nor card of its own";
  EXPECT_TRUE(t.discarded(kPeach)) << "the judge card";
}

TEST(EightDiagram, ABlackOneIsNone) {
  Table t(3);
  slash_at_the_diagram(t, {}, card(kSlash, "S7"));
  t.launch(1, "eight_diagram");
  EXPECT_EQ(hits(t), (Hits{{1, 1}}));
}

TEST(EightDiagram, AfterABlackOneAJinkMayStillBeGivenFromTheHand) {  // R004-28
  Table t(3);
  slash_at_the_diagram(t, {card(kJink)}, card(kSlash, "S7"));
  t.launch(1, "eight_diagram");
  t.play(1, kJink);
  EXPECT_EQ(t.hp(1), 4);
}

TEST(EightDiagram, IsAskedBeforeTheHandAndOncePerDemand) {  // R004-27, R004-29
  Table t(3);
  slash_at_the_diagram(t, {card(kJink)}, card(kPeach));
  EXPECT_TRUE(t.offers("eight_diagram"));
  t.pass(1);
  EXPECT_FALSE(t.offers("eight_diagram"));
  t.play(1, kJink);
  EXPECT_EQ(t.count(LogKind::JudgeTurned), 0);
  EXPECT_EQ(t.hp(1), 4);
}

TEST(EightDiagram, ASecondDemandIsASecondChance) {  // C46
  Table t(3);
  t.seat(0).hand({card(kSlash)}).skill("wushuang");
  t.seat(1).wears({card(kEightDiagram)});
  t.pile({card(kPeach), card(kPeach)});
  t.start();
  t.use(0, kSlash, {1});
  t.launch(1, "eight_diagram");
  t.launch(1, "eight_diagram");
  EXPECT_EQ(t.hp(1), 4);
}

TEST(EightDiagram, AnswersAnArcheryAttack) {
  Table t(3);
  t.seat(0).hand({card(kArcheryAttack)});
  t.seat(1).wears({card(kEightDiagram)});
  t.pile({card(kPeach)});
  t.start();
  t.use(0, kArcheryAttack);
  t.launch(1, "eight_diagram");
  EXPECT_EQ(t.hp(1), 4);
  EXPECT_EQ(last(t, LogKind::CardResponded).card, kJink) << "responded, not used";
}

TEST(EightDiagram, IsNoHelpAgainstASavageAssault) {
  Table t(3);
  t.seat(0).hand({card(kSavageAssault)});
  t.seat(1).wears({card(kEightDiagram)});
  t.start();
  t.use(0, kSavageAssault);
  EXPECT_EQ(t.hp(1), 3);
}

TEST(EightDiagram, IsNotAskedWhenNoJinkMayBeUsed) {  // R000-73
  Table t(3);
  t.seat(0).skill("tieqi").hand({card(kSlash)});
  t.seat(1).wears({card(kEightDiagram)});
  t.pile({card(kPeach)});
  t.start();
  t.use(0, kSlash, {1});
  t.launch(0, "tieqi");
  EXPECT_EQ(hits(t), (Hits{{1, 1}}));
}

}  // namespace
}  // namespace jiesuan::test
