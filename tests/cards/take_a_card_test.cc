// 过河拆桥 and 顺手牵羊.
#include "tests/support/story.h"

namespace jiesuan::test {
namespace {

TEST(Dismantlement, DiscardsAnUnseenHandCard) {
  Table t(3);
  t.seat(0).hand({card(kDismantlement)});
  t.seat(1).hand({card(kJink), card(kSlash)});
  t.start();
  t.use(0, kDismantlement, {1});
  EXPECT_TRUE(t.idle(0)) << "there is nothing to choose between unseen cards";
  EXPECT_EQ(t.hand(1), 1);
  EXPECT_EQ(t.hand(0), 0);
}

TEST(Dismantlement, DiscardsAPieceOfEquipment) {
  Table t(3);
  t.seat(0).hand({card(kDismantlement)});
  t.seat(1).hand({card(kJink)}).wears({card(kAxe), card(kDilu)});
  t.start();
  t.use(0, kDismantlement, {1});
  t.choose_cards(0, {t.worn(1, kDilu)});
  EXPECT_TRUE(t.discarded(kDilu));
  EXPECT_NE(t.worn(1, kAxe), kNoCard);
  EXPECT_EQ(t.hand(1), 1);
}

TEST(Dismantlement, TheUserMayPreferAHandCardToEquipment) {
  Table t(3);
  t.seat(0).hand({card(kDismantlement)});
  t.seat(1).hand({card(kJink)}).wears({card(kAxe)});
  t.start();
  t.use(0, kDismantlement, {1});
  t.choose_hand_card(0);
  EXPECT_TRUE(t.discarded(kJink));
  EXPECT_NE(t.worn(1, kAxe), kNoCard);
}

TEST(Dismantlement, FreesAJudgingArea) {
  Table t(3);
  t.seat(0).hand({card(kDismantlement)});
  t.seat(1).judging(card(kIndulgence)).judging(card(kLightning));
  t.start();
  t.use(0, kDismantlement, {1});
  t.choose_cards(0, {t.game()[1].judging[0].card});
  EXPECT_EQ(judging(t, 1), std::vector<CardName>{kLightning});
  EXPECT_TRUE(t.discarded(kIndulgence));
}

TEST(Dismantlement, ReachesEveryOtherCharacterWithACard) {
  Table t(5);
  t.seat(0).hand({card(kDismantlement), card(kSlash)});
  t.seat(2).hand({card(kJink)});
  t.seat(3).judging(card(kIndulgence));
  t.seat(4).wears({card(kAxe)});
  t.start();
  EXPECT_EQ(t.targets_of(kDismantlement), seats({2, 3, 4})) << "neither seat 1, who has none, nor oneself";
}

TEST(Dismantlement, ATargetWhoseLastCardWentMeanwhileLosesNothing) {
  Table t(3);
  t.seat(0).hand({card(kDismantlement), card(kNullification)});
  t.seat(1).hand({card(kNullification)});
  t.start();
  t.use(0, kDismantlement, {1});
  t.pass(0);
  t.play(1, kNullification);
  t.play(0, kNullification);
  EXPECT_EQ(t.opened(Timing::UseAfterEffect), 2) << "the counter and the dismantlement itself";
  EXPECT_TRUE(t.idle(0));
}

TEST(Snatch, TakesAnUnseenHandCardWhichNobodyElseSees) {
  Table t(3);
  t.seat(0).hand({card(kSnatch)});
  t.seat(1).hand({card(kJink)});
  t.start();
  t.use(0, kSnatch, {1});
  EXPECT_NE(t.in_hand(0, kJink), kNoCard);
  EXPECT_EQ(t.hand(1), 0);
  LogEntry taken;
  for (const LogEntry& e : t.entries)
    if (e.kind == LogKind::Moved && e.from == Zone::Hand && e.to == Zone::Hand) taken = e;
  EXPECT_FALSE(taken.open);
  EXPECT_EQ(taken.visible_to, seats({0, 1}));
}

TEST(Snatch, TakesEquipmentIntoTheHand) {
  Table t(3);
  t.seat(0).hand({card(kSnatch)});
  t.seat(1).wears({card(kQinggangSword)});
  t.start();
  t.use(0, kSnatch, {1});
  EXPECT_NE(t.in_hand(0, kQinggangSword), kNoCard);
  EXPECT_EQ(t.worn(1, kQinggangSword), kNoCard);
}

TEST(Snatch, TakesACardFromAJudgingArea) {
  Table t(3);
  t.seat(0).hand({card(kSnatch)});
  t.seat(1).judging(card(kIndulgence)).hand({card(kJink)});
  t.start();
  t.use(0, kSnatch, {1});
  t.choose_cards(0, {t.game()[1].judging[0].card});
  EXPECT_NE(t.in_hand(0, kIndulgence), kNoCard);
  EXPECT_TRUE(judging(t, 1).empty());
}

void everybody_holds_a_card(Table& t) {
  for (Seat s = 1; s < 6; ++s) t.seat(s).hand({card(kJink)});
  t.seat(0).hand({card(kSnatch)});
}

TEST(Snatch, ReachesDistanceOne) {
  Table t(6);
  everybody_holds_a_card(t);
  t.start();
  EXPECT_EQ(t.targets_of(kSnatch), seats({1, 5}));
}

TEST(Snatch, AnOffensiveHorseReachesFartherAndADefensiveHorseKeepsItOff) {
  Table t(6);
  everybody_holds_a_card(t);
  t.seat(0).wears({card(kChitu)});
  t.seat(2).wears({card(kDilu)});
  t.start();
  EXPECT_EQ(t.targets_of(kSnatch), seats({1, 4, 5}));
}

TEST(Snatch, AWeaponsRangeDoesNotHelp) {
  Table t(6);
  everybody_holds_a_card(t);
  t.seat(0).wears({card(kKylinBow)});
  t.start();
  EXPECT_EQ(t.targets_of(kSnatch), seats({1, 5}));
}

TEST(Dismantlement, WithOneOpenCardAndNoHandThereIsNothingToAsk) {
  Table t(3);
  t.seat(0).hand({card(kDismantlement)});
  t.seat(1).judging(card(kIndulgence));
  t.start();
  t.use(0, kDismantlement, {1});
  EXPECT_TRUE(t.idle(0));
  EXPECT_TRUE(t.discarded(kIndulgence));
}

}  // namespace
}  // namespace jiesuan::test
