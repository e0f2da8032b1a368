// 朱然: 胆守 in two printings.
#include "tests/support/story.h"

namespace jiesuan::test {
namespace {

std::vector<CardId> first_of_hand(Table& t, Seat s, int n) {
  std::vector<CardId> picked;
  for (int i = 0; i < n; ++i) picked.push_back(t.game()[s].hand.nth(i));
  return picked;
}

// ---- 胆守

TEST(Danshou, OneTwoThreeFourCardsForFourThings) {
  Table t(2);
  t.seat(0).general("zhuran").hand(std::vector<Face>(10, card(kSlash)));
  t.seat(1).hand({card(kPeach), card(kPeach)}).wears({card(kCrossbow)});
  t.start();
  t.act(0, "danshou", first_of_hand(t, 0, 1), {1});
  t.choose_cards(0, {t.worn(1, kCrossbow)});
  EXPECT_TRUE(t.discarded(kCrossbow)) << "he discards a card of it";
  t.act(0, "danshou", first_of_hand(t, 0, 2), {1});
  t.choose_cards(1, {t.in_hand(1, kPeach)});
  EXPECT_NE(t.in_hand(0, kPeach), kNoCard) << "it gives him one of its choice";
  EXPECT_EQ(t.hand(0), 8);
  t.act(0, "danshou", first_of_hand(t, 0, 3), {1});
  EXPECT_EQ(hits(t), (Hits{{1, 1}}));
  t.act(0, "danshou", first_of_hand(t, 0, 4), {1});
  EXPECT_EQ(t.hand(0), 3);
  EXPECT_EQ(t.hand(1), 3);
}

TEST(Danshou, AsManyCardsAsTheTimesInThisPhase) {
  Table t(2);
  t.seat(0).general("zhuran").hand({card(kSlash), card(kPeach)});
  t.start();
  t.act(0, "danshou", first_of_hand(t, 0, 1), {1});
  EXPECT_FALSE(t.offers("danshou")) << "the second takes two";
}

TEST(Danshou, WhatIsDiscardedLendsNoRange) {
  Table t(5);
  t.seat(0).general("zhuran").hand({card(kPeach)}).wears({card(kBlade)});
  t.start();
  EXPECT_EQ(t.seats_for("danshou", {t.in_hand(0, kPeach)}), seats({1, 2, 3, 4}));
  EXPECT_EQ(t.seats_for("danshou", {t.worn(0, kBlade)}), seats({1, 4}));
}

TEST(Danshou, NoPriceThatLeavesNobodyInRange) {
  Table t(2);
  t.seat(0).general("zhuran").hand({card(kPeach), card(kPeach)}).wears({card(kChitu)});
  t.seat(1).hand({card(kJink)}).wears({card(kJueying)});
  t.start();
  EXPECT_EQ(t.cards_for("danshou"), t.game()[0].hand) << "not the horse by which alone it is in range";
  t.act(0, "danshou", first_of_hand(t, 0, 1), {1});
  t.choose_hand_card(0);
  EXPECT_FALSE(t.offers("danshou")) << "two cards would have to be the peach and the horse";
}

TEST(Danshou, OfAPriceOfTwoOneMayBeTheHorse) {
  Table t(2);
  t.seat(0)
      .general("zhuran")
      .hand({card(kPeach), card(kPeach), card(kPeach)})
      .wears({card(kChitu), card(kQinggangSword)});
  t.seat(1).hand({card(kJink), card(kJink)}).wears({card(kJueying)});
  t.start();
  t.act(0, "danshou", first_of_hand(t, 0, 1), {1});
  t.choose_hand_card(0);
  const CardId horse = t.worn(0, kChitu), sword = t.worn(0, kQinggangSword);
  EXPECT_TRUE(t.cards_for("danshou").has(horse));
  EXPECT_TRUE(t.cards_for("danshou").has(sword));
  EXPECT_TRUE(t.seats_for("danshou", {horse, sword}).empty()) << "not both of them";
  EXPECT_EQ(t.seats_for("danshou", {horse, t.in_hand(0, kPeach)}), seats({1}));
}

TEST(Danshou, StartsAnewInTheNextPhase) {
  Table t(2);
  t.seat(0).general("zhuran").hand({card(kSlash), card(kSlash), card(kSlash)});
  t.start();
  t.act(0, "danshou", first_of_hand(t, 0, 1), {1});
  t.end_phase(0);
  t.end_phase(1);
  ASSERT_TRUE(t.idle(0)) << t.question();
  t.act(0, "danshou", first_of_hand(t, 0, 1), {1});
  EXPECT_EQ(t.launches("danshou"), 2);
}

// ---- 胆守〔旧〕

TEST(DanshouOld, DrawsACardAndEndsTheTurn) {
  Table t(2);
  t.seat(0).general("zhuran_old").hp(1, 4).hand({card(kSlash), card(kPeach), card(kPeach)});
  t.start();
  t.use(0, kSlash, {1});
  t.launch(0, "danshou_old");
  EXPECT_TRUE(t.idle(1)) << t.question();
  EXPECT_EQ(t.hand(0), 3) << "there is no discard phase any more";
  EXPECT_TRUE(t.discarded(kSlash)) << "what was being used goes to the discard pile";
  EXPECT_EQ(t.opened(Timing::UseEnd1), 0);
}

TEST(DanshouOld, AlsoTheTurnOfAnother) {
  Table t(3);
  t.seat(0).hand({card(kDuel), card(kPeach)});
  t.seat(1).general("zhuran_old").hand({card(kSlash)});
  t.start();
  t.use(0, kDuel, {1});
  t.play(1, kSlash);
  t.launch(1, "danshou_old");
  EXPECT_TRUE(t.idle(1)) << t.question();
  EXPECT_EQ(t.hand(1), 3) << "one for the skill, two in the draw phase";
}

TEST(DanshouOld, TheOthersAreSparedWhatWasAimedAtThem) {
  Table t(3);
  t.seat(0).general("zhuran_old").hand({card(kArcheryAttack)});
  t.start();
  t.use(0, kArcheryAttack);
  t.launch(0, "danshou_old");
  EXPECT_EQ(hits(t), (Hits{{1, 1}}));
  EXPECT_TRUE(t.idle(1)) << t.question();
}

TEST(DanshouOld, NothingIsConductedAnyMore) {
  Table t(3);
  t.seat(0).general("zhuran_old").hand({card(kFireSlash)});
  t.seat(1).chained();
  t.seat(2).chained();
  t.start();
  t.use(0, kFireSlash, {1});
  t.launch(0, "danshou_old");
  EXPECT_EQ(hits(t), (Hits{{1, 1}}));
  EXPECT_TRUE(t.chained(2));
}

TEST(DanshouOld, NotForDamageHeTakes) {
  Table t(2);
  t.seat(0).hand({card(kSlash)});
  t.seat(1).general("zhuran_old");
  t.start();
  t.use(0, kSlash, {1});
  EXPECT_TRUE(t.idle(0)) << t.question();
}

}  // namespace
}  // namespace jiesuan::test
