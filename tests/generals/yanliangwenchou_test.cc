// 颜良文丑: 双雄.
#include "tests/engine/support.h"
#include "tests/support/story.h"

namespace jiesuan::test {
namespace {

// Asked in his draw phase; the judge card is the one given.
void lay_out(Table& t, Face judged) {
  t.turn_of(0, PhaseKind::Draw);
  t.seat(0).general("yanliangwenchou").hand({card(kPeach, "H3"), card(kSlash, "S7"), card(kJink, "D2")});
  t.pile({judged});
  t.start();
  ASSERT_TRUE(t.offers(0, "shuangxiong")) << t.question();
  EXPECT_EQ(t.request().timing, Timing::DrawStart2);  // R000-130
}

TEST(Shuangxiong, HeObtainsTheJudgeCardInsteadOfDrawing) {
  Table t(3);
  lay_out(t, card(kSlash, "C7"));
  const int before = t.game().state.pile_size;
  t.launch(0, "shuangxiong");
  ASSERT_TRUE(t.idle(0)) << t.question();
  EXPECT_EQ(t.hand(0), 4) << "the judge card and nothing else";
  EXPECT_EQ(t.game().state.pile_size, before - 1);
  EXPECT_EQ(t.count(LogKind::JudgeResult), 1);
}

TEST(Shuangxiong, AfterABlackOneRedHandCardsAreDuels) {
  Table t(3);
  lay_out(t, card(kSlash, "C7"));
  t.launch(0, "shuangxiong");
  EXPECT_EQ(t.cards_for("state_shuangxiong_red"), cards({t.in_hand(0, kPeach), t.in_hand(0, kJink)}));
  EXPECT_FALSE(t.offers("state_shuangxiong_black"));
  t.convert(0, "state_shuangxiong_red", {t.in_hand(0, kPeach)}, {1});
  EXPECT_EQ(hits(t), (Hits{{1, 1}}));
  EXPECT_EQ(last(t, LogKind::DamageDealt).card, kDuel);
  t.convert(0, "state_shuangxiong_red", {t.in_hand(0, kJink)}, {2});
  EXPECT_EQ(hits(t), (Hits{{1, 1}, {2, 1}})) << "as often as he has cards";
}

TEST(Shuangxiong, AfterARedOneBlackHandCards) {
  Table t(3);
  lay_out(t, card(kJink, "D7"));
  t.launch(0, "shuangxiong");
  EXPECT_EQ(t.cards_for("state_shuangxiong_black"), cards({t.in_hand(0, kSlash)}));
  EXPECT_FALSE(t.offers("state_shuangxiong_red"));
}

TEST(Shuangxiong, OnlyInThisTurn) {
  Table t(2);
  lay_out(t, card(kJink, "D7"));
  t.launch(0, "shuangxiong");
  play_to_turn(t, 3);
  play_on(t, [&] { return t.asked() == 0; });
  ASSERT_TRUE(t.offers("shuangxiong")) << t.question();
  t.pass(0);
  ASSERT_TRUE(t.idle(0));
  EXPECT_FALSE(t.offers("state_shuangxiong_black"));
}

TEST(Shuangxiong, NotTheEquipment) {
  Table t(3);
  t.turn_of(0, PhaseKind::Draw);
  t.seat(0).general("yanliangwenchou").wears({card(kJueying, "S5")});
  t.pile({card(kJink, "D7")});
  t.start();
  t.launch(0, "shuangxiong");
  EXPECT_FALSE(t.offers("state_shuangxiong_black"));
}

TEST(Shuangxiong, DeclinedHeDraws) {
  Table t(3);
  lay_out(t, card(kJink, "D7"));
  t.pass(0);
  ASSERT_TRUE(t.idle(0)) << t.question();
  EXPECT_EQ(t.hand(0), 5);
  EXPECT_EQ(t.count(LogKind::JudgeResult), 0);
}

TEST(Shuangxiong, WhatReplacesTheJudgeCardDecidesAndIsObtained) {
  Table t(3);
  t.seat(1).skill("guicai").hand({card(kPeach, "H4")});
  lay_out(t, card(kSlash, "C7"));
  const CardId peach = t.in_hand(1, kPeach);
  t.launch(0, "shuangxiong");
  t.launch(1, "guicai", {peach});
  EXPECT_TRUE(t.game()[0].hand.has(peach));
  EXPECT_TRUE(t.offers("state_shuangxiong_black")) << "♥ was the result";
  EXPECT_FALSE(t.offers("state_shuangxiong_red"));
}

TEST(Shuangxiong, WhoDoesNotDrawHasNothingToGiveUp) {  // R000-130
  Table t(3);
  t.turn_of(0, PhaseKind::Draw);
  t.seat(0).general("yanliangwenchou").skill("tuxi");
  t.seat(1).hand({card(kPeach)});
  t.start();
  ASSERT_TRUE(t.offers("tuxi") && t.offers("shuangxiong")) << t.question();
  t.launch(0, "tuxi", {}, {1});
  EXPECT_TRUE(t.idle(0)) << t.question();
  EXPECT_EQ(t.hand(0), 1);
}

}  // namespace
}  // namespace jiesuan::test
