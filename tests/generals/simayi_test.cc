// 司马懿: 反馈, 鬼才.
#include "tests/support/table.h"

namespace jiesuan::test {
namespace {

// ---- 反馈

TEST(Fankui, TakesAHandCardOfTheSource) {
  Table t(3);
  t.seat(0).hand({card(kSlash), card(kPeach)});
  t.seat(1).general("simayi");
  t.start();
  t.use(0, kSlash, {1});
  t.launch(1, "fankui");
  EXPECT_NE(t.in_hand(1, kPeach), kNoCard);
  EXPECT_EQ(t.hand(0), 0);
}

TEST(Fankui, ChoosesBetweenTheEquipmentAndAnUnseenHandCard) {
  for (const bool equipment : {true, false}) {
    Table t(3);
    t.seat(0).hand({card(kSlash), card(kPeach)}).wears({card(kChitu)});
    t.seat(1).general("simayi");
    t.start();
    t.use(0, kSlash, {1});
    t.launch(1, "fankui");
    if (equipment)
      t.choose_cards(1, {t.worn(0, kChitu)});
    else
      t.choose_hand_card(1);
    EXPECT_NE(t.in_hand(1, equipment ? kChitu : kPeach), kNoCard);
  }
}

TEST(Fankui, DoesNotReachTheJudgingAreaOfTheSource) {
  Table t(3);
  t.seat(0).hand({card(kSlash)}).judging(card(kLightning));
  t.seat(1).general("simayi");
  t.start();
  t.use(0, kSlash, {1});
  EXPECT_EQ(t.damages(1), std::vector<int>{1});
  EXPECT_TRUE(t.idle(0)) << "a source without hand and equipment has no card: " << t.question();
}

TEST(Fankui, IsOfferedOncePerDamageAndMayBeDeclined) {
  Table t(3);
  t.seat(0).hand({card(kSlash), card(kAnaleptic), card(kPeach)});
  t.seat(1).general("simayi");
  t.start();
  t.use(0, kAnaleptic);
  t.use(0, kSlash, {1});
  t.pass(1);
  EXPECT_EQ(t.damages(1), std::vector<int>{2});
  EXPECT_TRUE(t.idle(0)) << t.question();
}

TEST(Fankui, IsNotOfferedForDamageWithoutASource) {
  Table t(3);
  t.seat(1).general("simayi").hp(3, 3).judging(card(kLightning)).wears({card(kSilverLion)});
  t.pile({card(kSlash, "S7"), card(kJink), card(kJink)});
  t.turn_of(1, PhaseKind::Judge).start();
  EXPECT_EQ(t.damages(1), std::vector<int>{1});
  EXPECT_TRUE(t.idle(1)) << t.question();
}

// C60: a source that died meanwhile is none.
TEST(Fankui, IsNotOfferedAgainstADeadSource) {
  Table t(4);
  t.seat(0).general("xiahoudun");
  t.seat(1).hp(1, 4).hand({card(kSavageAssault)}).wears({card(kChitu)}).role(Role::Renegade);
  t.seat(2).general("simayi");
  t.seat(3).role(Role::Rebel);
  t.pile({card(kSlash, "S7")});
  t.turn_of(1).start();
  t.use(1, kSavageAssault);
  t.pass(2);  // 反馈 while the source still lives
  t.launch(0, "ganglie");
  EXPECT_FALSE(t.alive(1));
  EXPECT_EQ(t.launches("fankui"), 0);
}

// The own hand is nowhere to take from; the own equipment is.
TEST(Fankui, OfHimselfTakesOnlyEquipment) {
  Table t(3);
  t.seat(0).general("simayi").chained().hand({card(kFireSlash), card(kPeach)});
  t.seat(0).wears({card(kChitu)});
  t.seat(1).chained();
  t.start();
  t.use(0, kFireSlash, {1});
  EXPECT_EQ(t.damages(0), std::vector<int>{1}) << "conducted, and he is its source";
  t.launch(0, "fankui");
  EXPECT_NE(t.in_hand(0, kChitu), kNoCard);
}

TEST(Fankui, OfHimselfIsNotOfferedWithoutEquipment) {
  Table t(3);
  t.seat(0).general("simayi").chained().hand({card(kFireSlash), card(kPeach)});
  t.seat(1).chained();
  t.start();
  t.use(0, kFireSlash, {1});
  EXPECT_EQ(t.damages(0), std::vector<int>{1});
  EXPECT_TRUE(t.idle(0)) << t.question();
}

// ---- 鬼才

// R000-150: after the card was turned up, before the result.
TEST(Guicai, ReplacesTheJudgeCardOfAnybodyBeforeTheResult) {
  Table t(3);
  t.seat(0).judging(card(kIndulgence));
  t.seat(1).general("simayi").hand({card(kPeach, "H3")});
  t.pile({card(kSlash, "S7"), card(kJink), card(kJink)});
  t.turn_of(0, PhaseKind::Judge).start();
  EXPECT_EQ(t.request().timing, Timing::JudgeBeforeResult);
  EXPECT_EQ(t.count(LogKind::JudgeTurned), 1);
  EXPECT_EQ(t.count(LogKind::JudgeResult), 0);
  t.launch(1, "guicai", {t.in_hand(1, kPeach)});
  EXPECT_TRUE(t.discarded(kSlash)) << "the old judge card";
  EXPECT_TRUE(t.discarded(kPeach)) << "the new one, after the judgement";
  EXPECT_TRUE(t.idle(0)) << "♥: the play phase is not skipped";
}

TEST(Guicai, IsAResponseWithAHandCard) {
  Table t(3);
  t.seat(0).judging(card(kIndulgence));
  t.seat(1).general("simayi").hand({card(kPeach, "H3")}).wears({card(kChitu)});
  t.pile({card(kSlash, "S7")});
  t.turn_of(0, PhaseKind::Judge).start();
  EXPECT_EQ(t.cards_for("guicai"), CardSet(t.in_hand(1, kPeach)));
  t.launch(1, "guicai", {t.in_hand(1, kPeach)});
  ASSERT_EQ(t.count(LogKind::CardResponded), 1);
  EXPECT_EQ(t.nth(LogKind::CardResponded).a, 1);
  EXPECT_EQ(t.opened(Timing::RespondPlayed), 1);
}

TEST(Guicai, IsNotOfferedWithoutHandCardsAndMayBeDeclined) {
  Table t(3);
  t.seat(0).judging(card(kIndulgence));
  t.seat(1).general("simayi").hand({card(kPeach, "H3")});
  t.seat(2).general("simayi").wears({card(kChitu)});
  t.pile({card(kSlash, "S7"), card(kJink), card(kJink)});
  t.turn_of(0, PhaseKind::Judge).start();
  t.pass(1);
  EXPECT_TRUE(t.discarded(kSlash));
  EXPECT_EQ(t.count(LogKind::PhaseSkipped), 1) << "it was black: no play phase";
}

// R004-20
TEST(Guicai, OnlyOnceInOneJudgement) {
  Table t(3);
  t.seat(0).judging(card(kIndulgence));
  t.seat(1).general("simayi").hand({card(kPeach, "H3"), card(kDuel, "S1")});
  t.pile({card(kSlash, "S7"), card(kJink), card(kJink)});
  t.turn_of(0, PhaseKind::Judge).start();
  t.launch(1, "guicai", {t.in_hand(1, kDuel)});
  EXPECT_EQ(t.launches("guicai"), 1);
  EXPECT_EQ(t.count(LogKind::JudgeResult), 1) << t.question();
}

// R004-20, R004-21 and principles T18: seat order from the turn's character, and no way back.
TEST(Guicai, OfTwoOwnersTheLaterSeatHasTheLastWord) {
  Table t(4);
  t.seat(0).general("simayi").hand({card(kExNihilo, "H7"), card(kPeach, "H3")});
  t.seat(1).judging(card(kIndulgence));
  t.seat(2).general("simayi").hand({card(kDuel, "S1")});
  t.pile({card(kJink, "D2"), card(kJink), card(kJink)});
  t.turn_of(1, PhaseKind::Judge).start();
  t.launch(2, "guicai", {t.in_hand(2, kDuel)});
  t.launch(0, "guicai", {t.in_hand(0, kExNihilo)});
  EXPECT_TRUE(t.idle(1)) << "♥ stands: " << t.question();
}

TEST(Guicai, TheEarlierSeatIsNotAskedAgainAfterTheLaterReplaced) {
  Table t(4);
  t.seat(0).general("simayi").hand({card(kExNihilo, "H7"), card(kPeach, "H3")});
  t.seat(0).judging(card(kIndulgence));
  t.seat(2).general("simayi").hand({card(kDuel, "S1")});
  t.pile({card(kJink, "D2"), card(kJink), card(kJink)});
  t.turn_of(0, PhaseKind::Judge).start();
  t.launch(0, "guicai", {t.in_hand(0, kExNihilo)});
  t.launch(2, "guicai", {t.in_hand(2, kDuel)});
  EXPECT_EQ(t.launches("guicai"), 2);
  ASSERT_EQ(t.count(LogKind::JudgeResult), 1);
  EXPECT_EQ(t.nth(LogKind::JudgeResult).suit, Suit::Spade);
}

// The response is a move of its own, finished before the result is fixed.
TEST(Guicai, WithHisLastHandCardLianyingComesBeforeTheResult) {
  Table t(3);
  t.seat(0).judging(card(kIndulgence));
  t.seat(1).general("simayi").skill("lianying").hand({card(kPeach, "H3")});
  t.pile({card(kSlash, "S7"), card(kJink)});
  t.turn_of(0, PhaseKind::Judge).start();
  t.launch(1, "guicai", {t.in_hand(1, kPeach)});
  EXPECT_TRUE(t.offers(1, "lianying"));
  EXPECT_EQ(t.count(LogKind::JudgeResult), 0);
  t.launch(1, "lianying");
  EXPECT_EQ(t.count(LogKind::JudgeResult), 1) << "and no second 鬼才 with the drawn card";
  EXPECT_NE(t.in_hand(1, kJink), kNoCard);
}

TEST(Guicai, SavesHimselfThroughHisOwnEightDiagram) {
  Table t(3);
  t.seat(0).hand({card(kSlash)});
  t.seat(1).general("simayi").hand({card(kPeach, "H3")}).wears({card(kEightDiagram)});
  t.pile({card(kDuel, "S1")});
  t.start();
  t.use(0, kSlash, {1});
  t.launch(1, "eight_diagram");
  t.launch(1, "guicai", {t.in_hand(1, kPeach)});
  EXPECT_TRUE(t.damages(1).empty());
}

}  // namespace
}  // namespace jiesuan::test
