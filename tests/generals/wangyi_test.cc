// 王异: 贞烈, 秘计.
#include "tests/support/story.h"

namespace jiesuan::test {
namespace {

TEST(Zhenlie, ForOneHpTheSlashHasNoEffectAndItsUserLosesACard) {
  Table t(3);
  t.seat(0).hand({card(kSlash), card(kPeach)});
  t.seat(1).general("wangyi").hand({card(kJink)});
  t.start();
  t.use(0, kSlash, {1});
  t.launch(1, "zhenlie");
  EXPECT_EQ(t.hp(1), 2);
  EXPECT_TRUE(t.discarded(kPeach)) << "his only card, so nobody was asked";
  EXPECT_TRUE(t.idle(0)) << "no 闪 was asked for: " << t.question();
  EXPECT_TRUE(hits(t).empty());
}

TEST(Zhenlie, ChoosesAmongHandAndEquipment) {
  Table t(3);
  t.seat(0).hand({card(kSlash), card(kPeach)}).wears({card(kCrossbow)});
  t.seat(1).general("wangyi");
  t.start();
  t.use(0, kSlash, {1});
  t.launch(1, "zhenlie");
  t.choose_cards(1, {t.worn(0, kCrossbow)});
  EXPECT_EQ(t.worn(0, kCrossbow), kNoCard);
  EXPECT_EQ(t.hand(0), 1);
}

TEST(Zhenlie, OfATrickWithSeveralTargetsOnlySheIsSpared) {
  Table t(3);
  t.seat(0).hand({card(kArcheryAttack)});
  t.seat(1).general("wangyi");
  t.start();
  t.use(0, kArcheryAttack);
  t.launch(1, "zhenlie");
  EXPECT_EQ(hits(t), (Hits{{2, 1}}));
}

TEST(Zhenlie, ComesBeforeAnyNullification) {
  Table t(3);
  t.seat(0).hand({card(kDuel)});
  t.seat(1).general("wangyi");
  t.seat(2).hand({card(kNullification)});
  t.start();
  t.use(0, kDuel, {1});
  t.launch(1, "zhenlie");
  EXPECT_TRUE(t.idle(0)) << "and there is no window for a card without effect: " << t.question();
}

TEST(Zhenlie, NotForDelayedTricksNorForHerOwnCards) {
  Table t(3);
  t.seat(0).hand({card(kIndulgence)});
  t.seat(1).general("wangyi").hand({card(kGodSalvation)});
  t.start();
  t.use(0, kIndulgence, {1});
  EXPECT_TRUE(t.idle(0)) << t.question();

  Table own(3);
  own.seat(0).general("wangyi").hp(2, 3).hand({card(kGodSalvation)});
  own.start();
  own.use(0, kGodSalvation);
  EXPECT_TRUE(own.idle(0)) << own.question();
  EXPECT_EQ(own.hp(0), 3);
}

TEST(Zhenlie, IfShePaysWithHerLifeTheUserKeepsHisCards) {
  Table t(3);
  t.seat(0).hand({card(kSlash), card(kPeach)});
  t.seat(1).general("wangyi").hp(1, 3);
  t.start();
  t.use(0, kSlash, {1});
  t.launch(1, "zhenlie");
  t.pass(0);  // no 桃 for her
  EXPECT_FALSE(t.alive(1));
  EXPECT_NE(t.in_hand(0, kPeach), kNoCard);
}

// ---- 秘计

TEST(Miji, DrawsAsManyAsSheLikesUpToHerLostHpAndGivesThatMany) {
  Table t(3);
  t.seat(0).general("wangyi").hp(1, 3).hand({card(kJink)});
  t.turn_of(0, PhaseKind::Finish).start();
  t.launch(0, "miji");
  EXPECT_EQ(t.request().options.size(), 2);
  t.choose_option(0, 1);
  EXPECT_EQ(t.hand(0), 3);
  t.choose_cards(0, {t.in_hand(0, kJink)}, {1});
  const CardId other = t.request().options[0].cards.first();
  EXPECT_EQ(t.request().options[0].max_cards, 1) << "one is left to give";
  t.choose_cards(0, {other}, {2});
  EXPECT_EQ(t.hand(0), 1);
  EXPECT_NE(t.in_hand(1, kJink), kNoCard);
  EXPECT_TRUE(t.game()[2].hand.has(other));
}

TEST(Miji, DrawingOneMeansGivingOne) {
  Table t(3);
  t.seat(0).general("wangyi").hp(1, 3);
  t.turn_of(0, PhaseKind::Finish).start();
  t.launch(0, "miji");
  t.choose_option(0, 0);
  t.choose_cards(0, {t.game()[0].hand.first()}, {2});
  EXPECT_EQ(t.hand(0), 0);
  EXPECT_EQ(t.hand(2), 1);
}

TEST(Miji, MayGiveAllToOneInOneMove) {
  Table t(3);
  t.seat(0).general("wangyi").hp(1, 3);
  t.turn_of(0, PhaseKind::Finish).start();
  t.launch(0, "miji");
  t.choose_option(0, 1);
  t.forget();
  const CardSet hand = t.game()[0].hand;
  t.choose_cards(0, {hand.nth(0), hand.nth(1)}, {2});
  ASSERT_GE(t.count(LogKind::Moved), 1);
  EXPECT_EQ(t.nth(LogKind::Moved).n, 2);
  EXPECT_EQ(t.hand(2), 2);
}

TEST(Miji, WithOneLostHpNobodyIsAskedHowMany) {
  Table t(3);
  t.seat(0).general("wangyi").hp(2, 3);
  t.turn_of(0, PhaseKind::Finish).start();
  t.launch(0, "miji");
  EXPECT_EQ(t.request().ask, Ask::OwnCards);
  EXPECT_EQ(t.hand(0), 1);
}

TEST(Miji, IsNotOfferedUnhurt) {
  Table t(2);
  t.seat(0).general("wangyi");
  t.turn_of(0, PhaseKind::Finish).start();
  EXPECT_TRUE(t.idle(1)) << t.question();
}

// R004-33
TEST(Miji, HerPositionHasPassedWhenXiaoguoWoundsHer) {
  Table t(3);
  t.seat(0).general("wangyi");
  t.seat(1).general("yuejin").hand({card(kJink)});
  t.turn_of(0, PhaseKind::Finish).start();
  EXPECT_TRUE(t.offers(1, "xiaoguo")) << "she was passed over unhurt";
  t.launch(1, "xiaoguo", {t.in_hand(1, kJink)});
  EXPECT_EQ(t.damages(0), std::vector<int>{1});
  EXPECT_TRUE(t.idle(1)) << t.question();
  EXPECT_EQ(t.launches("miji"), 0);
}

// R004-33, the derived contrast
TEST(Miji, HurtBeforeSheIsAskedBeforeXiaoguo) {
  Table t(3);
  t.seat(0).general("wangyi").hp(2, 3);
  t.seat(1).general("yuejin").hand({card(kJink)});
  t.turn_of(0, PhaseKind::Finish).start();
  EXPECT_TRUE(t.offers(0, "miji"));
  t.pass(0);
  EXPECT_TRUE(t.offers(1, "xiaoguo"));
}

}  // namespace
}  // namespace jiesuan::test
