// The workshop's generals of no kingdom: 鹿鸣, 灯下客, 沙陀铃, 野火.
#include "generals/common.h"
#include "modules/variant002/words.h"
#include "tests/support/variant_table.h"

namespace jiesuan::test {
namespace {

// ---- 鹿鸣: 逐鹿

TEST(Zhulu, DrawsThree) {
  VariantTable t(2);
  t.turn_of(0, PhaseKind::Draw);
  t.seat(0).general("luming");
  t.start();
  ASSERT_TRUE(t.idle(0)) << t.question();
  EXPECT_EQ(t.hand(0), 3);
}

TEST(Zhulu, GoesToWhoeverDealsHimDamage) {
  VariantTable t(2);
  t.seat(0).hand({card(kSlash)});
  t.seat(1).general("luming");
  t.start();
  t.use(0, kSlash, {1});
  EXPECT_TRUE(t.has(0, "zhulu"));
  EXPECT_FALSE(t.has(1, "zhulu"));
  t.end_phase(0);
  ASSERT_TRUE(t.idle(1)) << t.question();
  EXPECT_EQ(t.hand(1), 2) << "he draws two again";
  t.end_phase(1);
  ASSERT_TRUE(t.idle(0)) << t.question();
  EXPECT_EQ(t.hand(0), 3);
}

// ---- 鹿鸣: 呦鸣

TEST(Youming, ACrowdedHandIsDiscardedToTheHp) {
  VariantTable t(3);
  t.seat(0).general("luming");
  t.seat(1).hp(1, 4).hand({card(kPeach), card(kJink), card(kJink)});
  t.seat(2).hp(2, 4).hand({card(kJink), card(kJink)});
  t.start();
  EXPECT_EQ(t.seats_for("youming"), seats({1})) << "two cards at 2 hp are not too many";
  t.act(0, "youming", {}, {1});
  t.choose_cards(1, {t.in_hand(1, kJink, 0), t.in_hand(1, kJink, 1)});
  EXPECT_EQ(t.hand(1), 1);
  EXPECT_NE(t.in_hand(1, kPeach), kNoCard);
}

// ---- 灯下客: 掌灯

TEST(Zhangdeng, ALanternIsLitByDamageAndBlownOutToBeVeiled) {
  VariantTable t(3);
  t.seat(0).hand({card(kSlash), card(kDuel)});
  t.seat(1).general("dengxiake").hp(3, 4);
  t.start();
  t.use(0, kSlash, {1});
  EXPECT_EQ(t.marks(1, "zhangdeng"), 1);
  t.use(0, kDuel, {1});
  t.launch(1, "zhangdeng");
  EXPECT_EQ(t.marks(1, "zhangdeng"), 0);
  EXPECT_TRUE(is_veiled(t.game(), 1));
  EXPECT_EQ(t.hp(1), 2) << "the 决斗 takes no hp of the veiled";
}

TEST(Zhangdeng, TheFirstWoundLightsNone) {
  VariantTable t(2);
  t.seat(0).hand({card(kSlash)});
  t.seat(1).general("dengxiake");
  t.start();
  t.use(0, kSlash, {1});
  EXPECT_EQ(t.hp(1), 2);
  EXPECT_EQ(t.marks(1, "zhangdeng"), 0);
}

TEST(Zhangdeng, LanternsAreFilledToTheNumberAndNotAbove) {
  VariantTable t(2);
  t.seat(0).hand({card(kSlash)});
  t.seat(1).general("dengxiake").hp(2, 4).marks("zhangdeng", 1);
  t.start();
  t.use(0, kSlash, {1});
  t.pass(1);
  EXPECT_EQ(t.hp(1), 1);
  EXPECT_EQ(t.marks(1, "zhangdeng"), 2) << "one more, not two";
}

// ---- 灯下客: 夜行

TEST(Yexing, StrikesTheAbnormalWhereverTheySit) {
  VariantTable t(4);
  t.seat(0).general("dengxiake").hand({card(kDismantlement, "S")});
  t.seat(2).chained();
  t.start();
  const CardId black = t.in_hand(0, kDismantlement);
  EXPECT_EQ(t.seats_for("yexing", {black}), seats({2}));
  t.act(0, "yexing", {black}, {2});
  EXPECT_EQ(hits(t), (Hits{{2, 1}}));
  EXPECT_TRUE(t.discarded(kDismantlement));
}

TEST(Yexing, NeedsSomebodyAbnormal) {
  VariantTable t(2);
  t.seat(0).general("dengxiake").hand({card(kDismantlement, "S")});
  t.start();
  ASSERT_TRUE(t.idle(0));
  EXPECT_FALSE(t.offers("yexing"));
}

// ---- 沙陀铃: 惊铃

TEST(Jingling, TheOtherOpensItsHand) {
  VariantTable t(2);
  t.seat(0).general("shatuoling");
  t.seat(1).hand({card(kPeach), card(kJink)});
  t.start();
  t.act(0, "jingling", {}, {1});
  t.choose_option(1, 0);
  EXPECT_EQ(open_hand(t.game(), 1).size(), 2);
  EXPECT_TRUE(is_abnormal(t.game(), 1));
  EXPECT_FALSE(t.offers("jingling"));
}

TEST(Jingling, OrDiscardsACard) {
  VariantTable t(2);
  t.seat(0).general("shatuoling");
  t.seat(1).hand({card(kPeach), card(kJink)});
  t.start();
  t.act(0, "jingling", {}, {1});
  t.choose_option(1, 1);
  t.choose_cards(1, {t.in_hand(1, kPeach)});
  EXPECT_EQ(t.hand(1), 1);
  EXPECT_TRUE(open_hand(t.game(), 1).empty());
}

TEST(Jingling, IsNotForAHandThatLiesOpen) {
  VariantTable t(2);
  t.seat(0).general("shatuoling");
  t.opens(1, {card(kPeach)});
  t.start();
  ASSERT_TRUE(t.idle(0));
  EXPECT_FALSE(t.offers("jingling"));
}

// ---- 沙陀铃: 听声

TEST(Tingsheng, DrawsWhenTheTargetIsAbnormal) {
  VariantTable t(2);
  t.seat(0).general("shatuoling").hand({card(kSlash)});
  t.seat(1).chained();
  t.start();
  t.use(0, kSlash, {1});
  t.launch(0, "tingsheng");
  EXPECT_EQ(t.hand(0), 1);
}

TEST(Tingsheng, AndOnlyThen) {
  VariantTable t(2);
  t.seat(0).general("shatuoling").hand({card(kSlash)});
  t.start();
  t.use(0, kSlash, {1});
  EXPECT_EQ(hits(t), (Hits{{1, 1}})) << t.question();
}

// ---- 野火: 燎原

TEST(Liaoyuan, IsASlashMoreWithinReach) {
  VariantTable t(4);
  t.seat(0).general("yehuo").hand({card(kPeach), card(kSlash)});
  t.start();
  t.act(0, "liaoyuan", {t.in_hand(0, kPeach)});
  t.choose_seats(0, {3});
  EXPECT_EQ(hits(t), (Hits{{3, 1}}));
  EXPECT_FALSE(t.offers("liaoyuan"));
  EXPECT_TRUE(t.may_use(kSlash)) << "it counts for no limit";
}

TEST(Liaoyuan, DrawsACardForItsOwnDamageAndForNoOther) {
  VariantTable t(2);
  t.seat(0).general("yehuo").hand({card(kPeach), card(kSlash)});
  t.start();
  t.act(0, "liaoyuan", {t.in_hand(0, kPeach)});
  t.choose_seats(0, {1});
  EXPECT_EQ(t.hand(0), 2);
  t.use(0, kSlash, {1});
  EXPECT_EQ(hits(t), (Hits{{1, 1}, {1, 1}}));
  EXPECT_EQ(t.hand(0), 1);
}

TEST(Liaoyuan, DistanceHolds) {
  VariantTable t(4);
  t.seat(0).general("yehuo").hand({card(kPeach)});
  t.start();
  t.act(0, "liaoyuan", {t.in_hand(0, kPeach)});
  Selection nobody_yet;
  EXPECT_EQ(next_pick(t.game(), t.request(), nobody_yet).seats, seats({1, 3}));
}

// ---- 野火: 残烬

TEST(Canjin, GivesLiaoyuanAwayToLiveOn) {
  VariantTable t(4);
  t.seat(0).hand({card(kSlash), card(kSlash)}).wears({card(kCrossbow)});
  t.seat(1).general("yehuo").hp(1, 4);
  t.start();
  t.use(0, kSlash, {1});
  t.launch(1, "canjin", {}, {2});
  EXPECT_EQ(t.hp(1), 1);
  EXPECT_FALSE(t.has(1, "liaoyuan"));
  EXPECT_TRUE(t.has(2, "liaoyuan"));
  EXPECT_FALSE(t.has(2, "canjin"));
  t.use(0, kSlash, {1});
  EXPECT_FALSE(t.alive(1)) << "there is nothing left to give: " << t.question();
}

}  // namespace
}  // namespace jiesuan::test
