// 张辽: 突袭.
#include "tests/support/table.h"

namespace jiesuan::test {
namespace {

TEST(Tuxi, GivesUpDrawingForAHandCardOfTwoOthers) {
  Table t(4);
  t.seat(0).general("zhangliao");
  t.seat(1).hand({card(kPeach)});
  t.seat(3).hand({card(kDuel)});
  t.turn_of(0, PhaseKind::Draw).start();
  t.launch(0, "tuxi", {}, {1, 3});
  EXPECT_TRUE(t.idle(0));
  EXPECT_EQ(t.hand(0), 2) << "no card was drawn";
  EXPECT_NE(t.in_hand(0, kPeach), kNoCard);
  EXPECT_NE(t.in_hand(0, kDuel), kNoCard);
}

// R004-12
TEST(Tuxi, TakesInTheOrderOfSeatsOneAfterTheOther) {
  Table t(4);
  t.seat(0).general("zhangliao");
  t.seat(1).hand({card(kPeach)});
  t.seat(3).hand({card(kDuel)});
  t.turn_of(0, PhaseKind::Draw).start();
  t.forget();
  t.launch(0, "tuxi", {}, {3, 1});
  ASSERT_EQ(t.count(LogKind::Moved), 2);
  EXPECT_EQ(t.nth(LogKind::Moved).a, 1);
  EXPECT_EQ(t.nth(LogKind::Moved, 1).a, 3);
  EXPECT_EQ(t.opened(Timing::MoveAfter2), 2) << "two moves";
}

TEST(Tuxi, MayBeForOneCharacterOnly) {
  Table t(4);
  t.seat(0).general("zhangliao");
  t.seat(1).hand({card(kPeach)});
  t.seat(3).hand({card(kDuel)});
  t.turn_of(0, PhaseKind::Draw).start();
  t.launch(0, "tuxi", {}, {3});
  EXPECT_EQ(t.hand(0), 1);
  EXPECT_EQ(t.hand(1), 1);
}

TEST(Tuxi, ChoosesAmongOthersWithHandCardsAtMostTwo) {
  Table t(5);
  t.seat(0).general("zhangliao").hand({card(kJink)});
  t.seat(1).hand({card(kPeach)});
  t.seat(2).wears({card(kChitu)});
  t.seat(3).hand({card(kDuel)});
  t.seat(4).hand({card(kSlash)});
  t.turn_of(0, PhaseKind::Draw).start();
  EXPECT_EQ(t.seats_for("tuxi"), seats({1, 3, 4}));
  EXPECT_TRUE(t.seats_for("tuxi", {}, {1, 3}).empty());
}

TEST(Tuxi, IsNotOfferedWhenNobodyElseHasHandCards) {
  Table t(3);
  t.seat(0).general("zhangliao").hand({card(kJink)});
  t.seat(1).wears({card(kChitu)});
  t.turn_of(0, PhaseKind::Draw).start();
  EXPECT_TRUE(t.idle(0)) << t.question();
  EXPECT_EQ(t.hand(0), 3);
}

TEST(Tuxi, DeclinedHeDrawsTwo) {
  Table t(3);
  t.seat(0).general("zhangliao");
  t.seat(1).hand({card(kPeach)});
  t.turn_of(0, PhaseKind::Draw).start();
  t.pass(0);
  EXPECT_EQ(t.hand(0), 2);
  EXPECT_EQ(t.hand(1), 1);
}

// R000-130, R000-131, principles §3.2: a rated draw of 0 cannot be altered.
TEST(Tuxi, ComesBeforeYingziWhichIsNotOfferedAfterIt) {
  Table t(3);
  t.seat(0).general("zhangliao").skill("yingzi");
  t.seat(1).hand({card(kPeach)});
  t.turn_of(0, PhaseKind::Draw).start();
  EXPECT_EQ(t.request().timing, Timing::DrawStart2);
  EXPECT_FALSE(t.offers("yingzi"));
  t.launch(0, "tuxi", {}, {1});
  EXPECT_TRUE(t.idle(0)) << t.question();
  EXPECT_EQ(t.hand(0), 1);
}

TEST(Tuxi, DeclinedLeavesYingzi) {
  Table t(3);
  t.seat(0).general("zhangliao").skill("yingzi");
  t.seat(1).hand({card(kPeach)});
  t.turn_of(0, PhaseKind::Draw).start();
  t.pass(0);
  t.launch(0, "yingzi");
  EXPECT_EQ(t.hand(0), 3);
}

TEST(Tuxi, IsNotOfferedInTheDrawPhaseOfOthers) {
  Table t(3);
  t.seat(0).hand({card(kPeach)});
  t.seat(1).general("zhangliao");
  t.turn_of(0, PhaseKind::Draw).start();
  EXPECT_TRUE(t.idle(0)) << t.question();
}

TEST(Tuxi, IsNotOfferedWhenTheDrawPhaseIsSkipped) {
  Table t(3);
  t.seat(0).general("zhangliao").judging(card(kSupplyShortage));
  t.seat(1).hand({card(kPeach)});
  t.pile({card(kSlash, "S7")});
  t.turn_of(0, PhaseKind::Judge).start();
  EXPECT_TRUE(t.idle(0)) << t.question();
  EXPECT_EQ(t.hand(0), 0);
}

TEST(Tuxi, TakingTheLastHandCardOfLuXunLetsHimDrawBeforeTheNextIsRobbed) {
  Table t(4);
  t.seat(0).general("zhangliao");
  t.seat(1).general("luxun").hand({card(kPeach)});
  t.seat(2).hand({card(kDuel)});
  t.turn_of(0, PhaseKind::Draw).start();
  t.launch(0, "tuxi", {}, {1, 2});
  EXPECT_TRUE(t.offers(1, "lianying"));
  EXPECT_EQ(t.hand(2), 1) << "not yet his turn";
  t.launch(1, "lianying");
  EXPECT_EQ(t.hand(1), 1);
  EXPECT_EQ(t.hand(0), 2);
}

}  // namespace
}  // namespace jiesuan::test
