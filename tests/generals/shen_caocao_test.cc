// 神曹操: 归心, 飞影.
#include "engine/query/distance.h"
#include "tests/support/story.h"

namespace jiesuan::test {
namespace {

// Who lost a card to him, in order.
Order robbed(const Table& t) {
  Order all;
  for (const LogEntry& e : t.entries)
    if (e.kind == LogKind::Moved && e.reason == Reason::Gain) all.push_back(e.a);
  return all;
}

// ---- 归心 (without 飞影, so that he is in reach)

TEST(Guixin, ACardOfEveryOtherInTheOrderOfSeatsThenHeTurnsOver) {  // R000-101, R004-14
  Table t(4);
  t.turn_of(2);
  t.seat(0).hand({card(kPeach)});
  t.seat(1).skill("guixin");
  t.seat(2).hand({card(kSlash), card(kJink)});
  t.seat(3).hand({card(kDuel)});
  t.start();
  t.use(2, kSlash, {1});
  EXPECT_EQ(t.request().timing, Timing::DamageTaken);
  t.launch(1, "guixin");
  EXPECT_EQ(robbed(t), (Order{2, 3, 0})) << "from the character whose turn it is on";
  EXPECT_EQ(t.hand(1), 3);
  EXPECT_TRUE(t.game()[1].flipped);
}

TEST(Guixin, AlsoEquipmentAndDelayedTricksAsHeChooses) {
  Table t(3);
  t.seat(0).hand({card(kSlash), card(kPeach)}).wears({card(kAxe)});
  t.seat(1).skill("guixin");
  t.seat(2).judging(card(kIndulgence));
  t.start();
  t.use(0, kSlash, {1});
  t.launch(1, "guixin");
  ASSERT_EQ(t.asked(), 1) << t.question();
  t.choose_cards(1, {t.worn(0, kAxe)});
  EXPECT_NE(t.in_hand(1, kAxe), kNoCard);
  EXPECT_NE(t.in_hand(1, kIndulgence), kNoCard) << "the only card of seat 2: nothing to choose";
  EXPECT_EQ(t.hand(0), 1);
}

TEST(Guixin, IsOfferedForEachPoint) {
  Table t(3);
  t.seat(0).hand({card(kAnaleptic), card(kSlash), card(kJink), card(kDuel)});
  t.seat(1).skill("guixin");
  t.start();
  t.use(0, kAnaleptic);
  t.use(0, kSlash, {1});
  t.launch(1, "guixin");
  EXPECT_TRUE(t.game()[1].flipped);
  t.launch(1, "guixin");
  EXPECT_FALSE(t.game()[1].flipped) << "back again";
  EXPECT_EQ(t.hand(1), 2);
  EXPECT_TRUE(t.idle(0)) << t.question();
}

TEST(Guixin, DeclinedForOnePointIsDeclinedForAll) {
  Table t(3);
  t.seat(0).hand({card(kAnaleptic), card(kSlash), card(kJink)});
  t.seat(1).skill("guixin");
  t.start();
  t.use(0, kAnaleptic);
  t.use(0, kSlash, {1});
  t.pass(1);
  EXPECT_TRUE(t.idle(0)) << t.question();
  EXPECT_EQ(t.hand(1), 0);
  EXPECT_FALSE(t.game()[1].flipped);
}

TEST(Guixin, WhoHasNoCardIsPassedOverAndWithNobodyHavingOneHeOnlyTurnsOver) {
  Table t(4);
  t.seat(0).hand({card(kSlash)});
  t.seat(1).skill("guixin");
  t.seat(3).hand({card(kPeach)});
  t.start();
  t.use(0, kSlash, {1});
  t.launch(1, "guixin");
  EXPECT_EQ(robbed(t), (Order{3}));
  Table none(3);
  none.seat(0).hand({card(kSlash)});
  none.seat(1).skill("guixin").flipped();
  none.start();
  none.use(0, kSlash, {1});
  none.launch(1, "guixin");
  EXPECT_FALSE(none.game()[1].flipped);
}

TEST(Guixin, NotForDamageToOthersNorForLostHp) {
  Table t(3);
  t.seat(0).hand({card(kSlash)}).skill("lab_lose_hp");
  t.seat(1).skill("guixin");
  t.start();
  t.act(0, "lab_lose_hp", {}, {1});
  EXPECT_TRUE(t.idle(0)) << t.question();
  t.use(0, kSlash, {2});
  EXPECT_TRUE(t.idle(0)) << t.question();
}

// What somebody does about the loss comes before the next one loses a card (R004-14, principles §2.1).
TEST(Guixin, WhatALossBringsAboutIsDoneBeforeTheNextCardIsTaken) {
  Table t(3);
  t.seat(0).hand({card(kSlash)});
  t.seat(1).skill("guixin");
  t.seat(2).general("sunshangxiang").wears({card(kAxe)});
  t.turn_of(0);
  t.start();
  t.use(0, kSlash, {1});
  t.launch(1, "guixin");
  ASSERT_TRUE(t.offers(2, "xiaoji")) << t.question();
  EXPECT_FALSE(t.game()[1].flipped) << "turning over is the last";
  t.launch(2, "xiaoji");
  EXPECT_EQ(t.hand(2), 2);
  EXPECT_TRUE(t.game()[1].flipped);
}

// ---- 飞影

TEST(Feiying, OthersAreOneFurtherFromHimAndHeIsNotFromThem) {
  Table t(3);
  t.seat(0).hand({card(kSlash)});
  t.seat(1).general("shen_caocao");
  t.start();
  EXPECT_EQ(distance(t.game(), 0, 1), 2);
  EXPECT_EQ(distance(t.game(), 1, 0), 1);
  EXPECT_EQ(t.targets_of(kSlash), seats({2})) << "out of reach without a weapon";
}

TEST(Feiying, AddsToAHorse) {
  Table t(3);
  t.seat(0).hand({card(kSlash)}).wears({card(kDoubleSwords)});
  t.seat(1).general("shen_caocao").wears({card(kJueying)});
  t.start();
  EXPECT_EQ(distance(t.game(), 0, 1), 3);
  EXPECT_EQ(t.targets_of(kSlash), seats({2}));
}

}  // namespace
}  // namespace jiesuan::test
