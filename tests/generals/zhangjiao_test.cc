// 张角: 雷击, 鬼道, 黄天.
#include "tests/support/story.h"

namespace jiesuan::test {
namespace {

// ---- 雷击

// R000-75: when he uses the 闪, before it offsets the 杀.
TEST(Leiji, ASpadeStrikesWhomHeChose) {
  Table t(4);
  t.seat(0).hand({card(kSlash, "S")});
  t.seat(1).general("zhangjiao").hand({card(kJink)});
  t.pile({card(kSavageAssault, "S7")});
  t.start();
  t.use(0, kSlash, {1});
  t.play(1, kJink);
  EXPECT_EQ(t.request().timing, Timing::UseCardUsed);
  EXPECT_EQ(t.seats_for("leiji"), seats({0, 1, 2, 3})) << "himself too";
  EXPECT_EQ(t.count(LogKind::Offset), 0);
  t.launch(1, "leiji", {}, {2});
  EXPECT_EQ(hits(t), (Hits{{2, 2}}));
  EXPECT_EQ(t.nth(LogKind::DamageDealt).a, 1);
  EXPECT_EQ(t.nth(LogKind::DamageDealt).element, Element::Thunder);
  EXPECT_EQ(t.nth(LogKind::JudgeResult).a, 2) << "the chosen one judges";
  EXPECT_EQ(t.count(LogKind::Offset), 1);
}

TEST(Leiji, AnotherSuitDoesNothing) {
  Table t(3);
  t.seat(0).hand({card(kSlash, "S")});
  t.seat(1).general("zhangjiao").hand({card(kJink)});
  t.pile({card(kSlash, "C")});
  t.start();
  t.use(0, kSlash, {1});
  t.play(1, kJink);
  t.launch(1, "leiji", {}, {0});
  EXPECT_TRUE(hits(t).empty());
  EXPECT_TRUE(t.idle(0));
}

TEST(Leiji, AlsoWhenHeRespondsAJink) {
  Table t(3);
  t.seat(0).hand({card(kArcheryAttack)});
  t.seat(1).general("zhangjiao").hand({card(kJink)});
  t.pile({card(kSavageAssault, "S7")});
  t.start();
  t.use(0, kArcheryAttack);
  t.play(1, kJink);
  EXPECT_EQ(t.request().timing, Timing::RespondPlayed);
  t.launch(1, "leiji", {}, {0});
  EXPECT_EQ(t.damages(0), std::vector<int>{2});
}

TEST(Leiji, AlsoForTheJinkOfHisEightDiagram) {
  Table t(3);
  t.seat(0).hand({card(kSlash, "S")});
  t.seat(1).general("zhangjiao").wears({card(kEightDiagram)});
  t.pile({card(kJink, "D2"), card(kSavageAssault, "S7")});
  t.start();
  t.use(0, kSlash, {1});
  t.launch(1, "eight_diagram");
  if (t.offers(1, "guidao")) t.pass(1);
  t.launch(1, "leiji", {}, {0});
  if (t.offers(1, "guidao")) t.pass(1);
  EXPECT_EQ(t.damages(0), std::vector<int>{2});
  EXPECT_TRUE(t.damages(1).empty());
}

TEST(Leiji, NotForTheJinkOfAnotherAndMayBeDeclined) {
  Table t(3);
  t.seat(0).general("zhangjiao").hand({card(kSlash, "H")});
  t.seat(1).hand({card(kJink)});
  t.start();
  t.use(0, kSlash, {1});
  t.play(1, kJink);
  EXPECT_TRUE(t.idle(0)) << t.question();
  Table u(3);
  u.seat(0).hand({card(kSlash, "H")});
  u.seat(1).general("zhangjiao").hand({card(kJink)});
  u.start();
  u.use(0, kSlash, {1});
  u.play(1, kJink);
  u.pass(1);
  EXPECT_EQ(u.count(LogKind::JudgeTurned), 0);
  EXPECT_EQ(u.count(LogKind::Offset), 1);
}

// ---- 鬼道

// R000-150
TEST(Guidao, ABlackCardReplacesTheJudgeCardWhichHeObtains) {
  Table t(3);
  t.seat(0).judging(card(kIndulgence));
  t.seat(1).general("zhangjiao").hand({card(kDuel, "S1"), card(kJink, "D2")}).wears({card(kCrossbow, "C1")});
  t.pile({card(kPeach, "H3"), card(kJink), card(kJink)});
  t.turn_of(0, PhaseKind::Judge).start();
  EXPECT_EQ(t.request().timing, Timing::JudgeBeforeResult);
  EXPECT_EQ(t.cards_for("guidao"), cards({t.in_hand(1, kDuel), t.worn(1, kCrossbow)}));
  t.launch(1, "guidao", {t.in_hand(1, kDuel)});
  EXPECT_NE(t.in_hand(1, kPeach), kNoCard);
  EXPECT_TRUE(t.discarded(kDuel)) << "after the judgement";
  EXPECT_EQ(t.nth(LogKind::JudgeResult).suit, Suit::Spade);
  EXPECT_EQ(t.count(LogKind::CardResponded), 1);
  EXPECT_EQ(t.count(LogKind::PhaseSkipped), 1);
}

TEST(Guidao, EquipmentWillDo) {
  Table t(3);
  t.seat(0).judging(card(kIndulgence));
  t.seat(1).general("zhangjiao").wears({card(kCrossbow, "C1")});
  t.pile({card(kPeach, "H3"), card(kJink), card(kJink)});
  t.turn_of(0, PhaseKind::Judge).start();
  t.launch(1, "guidao", {t.worn(1, kCrossbow)});
  EXPECT_EQ(t.worn(1, kCrossbow), kNoCard);
  EXPECT_EQ(t.nth(LogKind::JudgeResult).suit, Suit::Club);
}

TEST(Guidao, NotWithoutABlackCard) {
  Table t(3);
  t.seat(0).judging(card(kIndulgence));
  t.seat(1).general("zhangjiao").hand({card(kJink, "D2")});
  t.pile({card(kPeach, "H3"), card(kJink), card(kJink)});
  t.turn_of(0, PhaseKind::Judge).start();
  EXPECT_TRUE(t.idle(0)) << t.question();
}

TEST(Guidao, R004_20_SimaYiIsNotAskedAgainAfterHim) {
  Table t(3);
  t.seat(0).judging(card(kIndulgence));
  t.seat(1).general("simayi").hand({card(kJink, "D2"), card(kJink, "D3"), card(kPeach, "H4")});
  t.seat(2).general("zhangjiao").hand({card(kDuel, "S1")});
  t.pile({card(kPeach, "H3"), card(kSlash), card(kSlash)});
  t.turn_of(0, PhaseKind::Judge).start();
  const CardId his = t.in_hand(1, kJink);
  t.launch(1, "guicai", {his});
  t.launch(2, "guidao", {t.in_hand(2, kDuel)});
  EXPECT_EQ(t.count(LogKind::JudgeResult), 1) << t.question();
  EXPECT_EQ(t.nth(LogKind::JudgeResult).suit, Suit::Spade);
  EXPECT_TRUE(t.game()[2].hand.has(his)) << "he obtains the card 司马懿 had played";
}

TEST(Guidao, R004_21_HeIsNotAskedAgainAfterSimaYi) {
  Table t(3);
  t.seat(0).judging(card(kIndulgence));
  t.seat(1).general("zhangjiao").hand({card(kDuel, "S1"), card(kSlash, "S7"), card(kSlash, "S8")});
  t.seat(2).general("simayi").hand({card(kJink, "D2")});
  t.pile({card(kPeach, "H3"), card(kSlash), card(kSlash)});
  t.turn_of(0, PhaseKind::Judge).start();
  t.launch(1, "guidao", {t.in_hand(1, kDuel)});
  EXPECT_NE(t.in_hand(1, kPeach), kNoCard);
  t.launch(2, "guicai", {t.in_hand(2, kJink)});
  EXPECT_EQ(t.count(LogKind::JudgeResult), 1) << t.question();
  EXPECT_EQ(t.nth(LogKind::JudgeResult).suit, Suit::Diamond);
  EXPECT_TRUE(t.discarded(kDuel));
}

// ---- 黄天

TEST(Huangtian, AnotherOfQunGivesHimAJinkOrLightningOnceInItsPlayPhase) {
  Table t(3);
  t.seat(0).general("zhangjiao");
  t.seat(1).kingdom(Kingdom::Qun).hand({card(kJink), card(kLightning), card(kSlash)});
  t.turn_of(1).start();
  EXPECT_EQ(t.cards_for("huangtian"), cards({t.in_hand(1, kJink), t.in_hand(1, kLightning)}));
  t.act(1, "huangtian", {t.in_hand(1, kJink)});
  EXPECT_NE(t.in_hand(0, kJink), kNoCard);
  ASSERT_TRUE(t.idle(1));
  EXPECT_FALSE(t.offers("huangtian"));
}

TEST(Huangtian, NotByOtherKingdomsNorByHimself) {
  Table t(3);
  t.seat(0).general("zhangjiao").hand({card(kJink)});
  t.seat(1).kingdom(Kingdom::Wei).hand({card(kJink)});
  t.turn_of(1).start();
  EXPECT_FALSE(t.offers("huangtian"));
  Table u(3);
  u.seat(0).general("zhangjiao").hand({card(kJink)});
  u.start();
  EXPECT_FALSE(u.offers("huangtian"));
}

TEST(Huangtian, OnlyForALord) {
  Table t(3);
  t.seat(1).kingdom(Kingdom::Qun).hand({card(kJink)});
  t.seat(2).general("zhangjiao");
  t.turn_of(1).start();
  EXPECT_FALSE(t.offers("huangtian"));
}

}  // namespace
}  // namespace jiesuan::test
