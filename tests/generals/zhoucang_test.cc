// 周仓: 忠勇.
#include "tests/support/story.h"

namespace jiesuan::test {
namespace {

TEST(Zhongyong, AnotherGetsTheJinkAndHeStrikesAgain) {
  Table t(5);
  t.seat(0).general("zhoucang").hand({card(kSlash), card(kSlash)}).wears({card(kBlade)});
  t.seat(2).hand({card(kJink)});
  t.start();
  const CardId jink = t.in_hand(2, kJink);
  t.use(0, kSlash, {2});
  t.play(2, kJink);
  EXPECT_EQ(t.seats_for("zhongyong"), seats({0, 1, 3, 4})) << "anybody but the target";
  t.launch(0, "zhongyong", {}, {3});
  EXPECT_TRUE(t.game()[3].hand.has(jink));
  t.play(0, kSlash);
  EXPECT_EQ(hits(t), (Hits{{2, 1}}));
}

TEST(Zhongyong, TheSecondSlashReachesAnyDistanceButNobodyElse) {
  Table t(5);
  t.seat(0).generals("zhoucang", "guanyu").hand({card(kSlash, "S7")}).wears({card(kChitu)});
  t.seat(2).hand({card(kJink)});
  t.start();
  t.use(0, kSlash, {2});
  t.play(2, kJink);
  t.launch(0, "zhongyong", {}, {1});
  t.play_as(0, "wusheng", {t.worn(0, kChitu)});
  EXPECT_EQ(hits(t), (Hits{{2, 1}})) << "made of the horse by which alone it was in range";
}

TEST(Zhongyong, KeepingTheJinkHimselfHeStrikesNoMore) {
  Table t(2);
  t.seat(0).general("zhoucang").hand({card(kSlash), card(kSlash)});
  t.seat(1).hand({card(kJink)});
  t.start();
  t.use(0, kSlash, {1});
  t.play(1, kJink);
  t.launch(0, "zhongyong", {}, {0});
  EXPECT_NE(t.in_hand(0, kJink), kNoCard);
  EXPECT_TRUE(t.idle(0)) << t.question();
}

TEST(Zhongyong, ADodgedSecondSlashMayGoOn) {
  Table t(3);
  t.seat(0).general("zhoucang").hand({card(kSlash), card(kSlash), card(kSlash)});
  t.seat(1).hand({card(kJink), card(kJink)});
  t.start();
  t.use(0, kSlash, {1});
  t.play(1, kJink);
  t.launch(0, "zhongyong", {}, {2});
  t.play(0, kSlash);
  t.play(1, kJink);
  t.launch(0, "zhongyong", {}, {2});
  t.play(0, kSlash);
  EXPECT_EQ(t.hand(2), 2);
  EXPECT_EQ(hits(t), (Hits{{1, 1}}));
}

TEST(Zhongyong, NotForAJinkWithoutACard) {
  Table t(2);
  t.seat(0).general("zhoucang").hand({card(kSlash)});
  t.seat(1).wears({card(kEightDiagram)});
  t.pile({card(kPeach, "H3")});
  t.start();
  t.use(0, kSlash, {1});
  t.launch(1, "eight_diagram");
  EXPECT_TRUE(t.idle(0)) << t.question();
  EXPECT_TRUE(hits(t).empty());
}

TEST(Zhongyong, OnlyInHisPlayPhase) {
  Table t(2);
  t.seat(0).hand({card(kCollateral), card(kJink)});
  t.seat(1).general("zhoucang").hand({card(kSlash)}).wears({card(kCrossbow)});
  t.start();
  t.use(0, kCollateral, {1, 0});
  t.play(1, kSlash);
  t.play(0, kJink);
  EXPECT_TRUE(t.idle(0)) << t.question();
}

TEST(Zhongyong, BothJinksOfADoubleDemand) {
  Table t(3);
  t.seat(0).generals("zhoucang", "lvbu").hand({card(kSlash)});
  t.seat(1).hand({card(kJink), card(kJink)});
  t.start();
  t.use(0, kSlash, {1});
  t.play(1, kJink);
  t.play(1, kJink);
  t.launch(0, "zhongyong", {}, {2});
  EXPECT_EQ(t.hand(2), 2);
}

TEST(Zhongyong, WhatTheTargetLostToItIsItsOwnJinkNotThatOfAnotherTarget) {
  Table t(3);
  t.seat(0).general("zhoucang").hand({card(kSlash)}).wears({card(kHalberd)});
  t.seat(1).hand({card(kJink, "D2")});
  t.seat(2).hand({card(kJink, "D3")});
  t.start();
  const CardId first = t.in_hand(1, kJink), second = t.in_hand(2, kJink);
  t.use(0, kSlash, {1, 2});
  t.play(1, kJink);
  t.pass(0);
  t.play(2, kJink);
  t.launch(0, "zhongyong", {}, {0});
  EXPECT_TRUE(t.game()[0].hand.has(second));
  EXPECT_EQ(t.where(first), Zone::Discard);
}

}  // namespace
}  // namespace jiesuan::test
