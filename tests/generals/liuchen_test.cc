// 刘谌: 战绝, 勤王.
#include "generals/common.h"
#include "tests/support/story.h"

namespace jiesuan::test {
namespace {

// ---- 战绝

TEST(Zhanjue, HeAndWhoWasHurtDrawACard) {
  Table t(3);
  t.seat(0).general("liuchen").hand({card(kJink), card(kPeach)});
  t.start();
  t.convert(0, "zhanjue", {t.in_hand(0, kJink), t.in_hand(0, kPeach)}, {1});
  EXPECT_EQ(hits(t), (Hits{{1, 1}}));
  EXPECT_EQ(t.hand(0), 1);
  EXPECT_EQ(t.hand(1), 1);
  EXPECT_EQ(t.hand(2), 0);
}

TEST(Zhanjue, HimselfHurtHeDrawsTwoAndTheSkillIsSpent) {
  Table t(3);
  t.seat(0).general("liuchen").hand({card(kJink)});
  t.seat(1).hand({card(kSlash)});
  t.start();
  t.convert(0, "zhanjue", {t.in_hand(0, kJink)}, {1});
  t.play(1, kSlash);
  EXPECT_EQ(hits(t), (Hits{{0, 1}}));
  EXPECT_EQ(t.hand(0), 2);
  EXPECT_EQ(t.hand(1), 0);
  EXPECT_FALSE(t.offers("zhanjue")) << "two cards drawn in this phase";
}

TEST(Zhanjue, AfterTwoDuelsItIsVoidUntilTheTurnEnds) {
  Table t(3);
  t.seat(0).general("liuchen").hand({card(kJink)});
  t.pile({card(kPeach), card(kJink), card(kPeach), card(kJink)});
  t.start();
  t.convert(0, "zhanjue", {t.in_hand(0, kJink)}, {1});
  ASSERT_TRUE(t.offers("zhanjue")) << "one card so far";
  t.convert(0, "zhanjue", {t.game()[0].hand.first()}, {1});
  EXPECT_EQ(t.hand(0), 1);
  EXPECT_FALSE(t.offers("zhanjue"));
}

TEST(Zhanjue, HeDrawsAlthoughNobodyWasHurt) {
  Table t(3);
  t.seat(0).general("liuchen").hand({card(kJink)});
  t.seat(1).hand({card(kNullification)});
  t.start();
  t.convert(0, "zhanjue", {t.in_hand(0, kJink)}, {1});
  t.play(1, kNullification);
  EXPECT_TRUE(hits(t).empty());
  EXPECT_EQ(t.hand(0), 1);
  EXPECT_EQ(t.hand(1), 0);
}

TEST(Zhanjue, WhoeverTookTheDamageInTheEndDraws) {
  Table t(3);
  t.seat(0).general("liuchen").hand({card(kPeach)});
  t.seat(1).general("xiaoqiao").hand({card(kJink, "H2")});
  t.start();
  t.convert(0, "zhanjue", {t.in_hand(0, kPeach)}, {1});
  t.launch(1, "tianxiang", {t.in_hand(1, kJink)}, {2});
  EXPECT_EQ(hits(t), (Hits{{2, 1}}));
  EXPECT_EQ(t.hand(1), 0);
  EXPECT_EQ(t.hand(2), 2) << "one by 天香, one by 战绝";
}

TEST(Zhanjue, AllHandCardsAndAtLeastOne) {
  Table t(3);
  t.seat(0).general("liuchen").wears({card(kChitu)});
  t.start();
  EXPECT_FALSE(t.offers("zhanjue"));
  Table u(3);
  u.seat(0).general("liuchen").hand({card(kJink), card(kPeach)}).wears({card(kChitu)});
  u.start();
  EXPECT_EQ(u.cards_for("zhanjue"), u.game()[0].hand);
}

TEST(Zhanjue, AnOrdinaryDuelDrawsNothing) {
  Table t(3);
  t.seat(0).general("liuchen").hand({card(kDuel)});
  t.start();
  t.use(0, kDuel, {1});
  EXPECT_EQ(hits(t), (Hits{{1, 1}}));
  EXPECT_EQ(t.hand(0), 0);
  EXPECT_EQ(t.hand(1), 0);
}

TEST(Zhanjue, TheDeadDrawNothing) {
  Table t(4);
  t.seat(0).general("liuchen").hand({card(kJink)});
  t.seat(1).hp(1, 4);
  t.start();
  t.convert(0, "zhanjue", {t.in_hand(0, kJink)}, {1});
  ASSERT_FALSE(t.alive(1));
  EXPECT_EQ(t.hand(0), 4) << "three for the rebel, one for 战绝";
}

// ---- 勤王

TEST(Qinwang, ForACardTheOthersOfShuAreAsked) {
  Table t(4);
  t.seat(0).general("liuchen").hand({card(kPeach), card(kJink)});
  t.seat(1).kingdom(Kingdom::Shu).hand({card(kSlash, "S7")});
  t.start();
  t.act(0, "qinwang", {t.in_hand(0, kJink)}, {3});
  EXPECT_TRUE(t.discarded(kJink)) << "paid before anybody answers";
  t.play(1, kSlash);
  EXPECT_EQ(hits(t), (Hits{{3, 1}}));
  EXPECT_EQ(t.nth(LogKind::CardUsed).a, 0);
  EXPECT_EQ(t.hand(1), 1) << "who responded draws";
}

TEST(Qinwang, NobodyAnsweringThePriceIsLost) {
  Table t(4);
  t.seat(0).general("liuchen").hand({card(kJink)});
  t.seat(1).kingdom(Kingdom::Shu).hand({card(kSlash)});
  t.start();
  t.act(0, "qinwang", {t.in_hand(0, kJink)}, {3});
  t.pass(1);
  EXPECT_TRUE(t.discarded(kJink));
  EXPECT_TRUE(hits(t).empty());
  EXPECT_EQ(t.hand(1), 1);
  EXPECT_TRUE(t.idle(0));
}

TEST(Qinwang, RespondsToADuelAsWell) {
  Table t(3);
  t.turn_of(1);
  t.seat(0).general("liuchen").wears({card(kChitu)});
  t.seat(1).hand({card(kDuel)});
  t.seat(2).kingdom(Kingdom::Shu).hand({card(kSlash)});
  t.start();
  t.use(1, kDuel, {0});
  t.launch(0, "qinwang", {t.worn(0, kChitu)});
  t.play(2, kSlash);
  EXPECT_EQ(t.hand(2), 1);
  EXPECT_EQ(hits(t), (Hits{{1, 1}}));
}

TEST(Qinwang, NeedsAnotherOfShuACardAndTheLordship) {
  Table t(3);
  t.seat(0).general("liuchen").hand({card(kJink)});
  t.start();
  EXPECT_FALSE(t.offers("qinwang")) << "nobody else of Shu";
  Table u(3);
  u.seat(0).general("liuchen");
  u.seat(1).kingdom(Kingdom::Shu);
  u.start();
  EXPECT_FALSE(u.offers("qinwang")) << "nothing to discard";
  Table v(3);
  v.turn_of(1);
  v.seat(1).general("liuchen").hand({card(kJink)});
  v.seat(2).kingdom(Kingdom::Shu);
  v.start();
  EXPECT_FALSE(v.offers("qinwang")) << "no lord";
}

// Principles §5: the price serves the use no more.
TEST(Qinwang, TheWeaponPaidWithGivesNoReach) {
  Table t(6);
  t.seat(0).general("liuchen").wears({card(kBlade)});
  t.seat(2).kingdom(Kingdom::Shu);
  t.start();
  EXPECT_EQ(t.seats_for("qinwang", {t.worn(0, kBlade)}), seats({1, 5}));
}

}  // namespace
}  // namespace jiesuan::test
