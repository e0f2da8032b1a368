// 甄姬: 洛神, 倾国.
#include "tests/support/table.h"

namespace jiesuan::test {
namespace {

// ---- 洛神

TEST(Luoshen, ObtainsEachBlackCardBeforeSheIsAskedAgain) {
  Table t(3);
  t.seat(0).general("zhenji");
  t.pile({card(kDuel, "S1"), card(kSlash, "C2"), card(kPeach, "H3"), card(kJink), card(kJink)});
  t.turn_of(0, PhaseKind::Prepare).start();
  EXPECT_EQ(t.request().timing, Timing::PrepareStart);
  t.launch(0, "luoshen");
  EXPECT_NE(t.in_hand(0, kDuel), kNoCard) << "already in hand when she is asked again";
  t.choose_option(0, 0);
  EXPECT_EQ(t.hand(0), 2);
  t.choose_option(0, 0);
  EXPECT_TRUE(t.discarded(kPeach)) << "red: not hers, and the end of it";
  EXPECT_TRUE(t.idle(0)) << t.question();
  EXPECT_EQ(t.hand(0), 4);
}

TEST(Luoshen, TheFirstRedCardEndsIt) {
  Table t(3);
  t.seat(0).general("zhenji");
  t.pile({card(kPeach, "H3"), card(kJink), card(kJink)});
  t.turn_of(0, PhaseKind::Prepare).start();
  t.launch(0, "luoshen");
  EXPECT_TRUE(t.idle(0)) << t.question();
  EXPECT_EQ(t.in_hand(0, kPeach), kNoCard);
}

TEST(Luoshen, SheMayStopAfterABlackCard) {
  Table t(3);
  t.seat(0).general("zhenji");
  t.pile({card(kDuel, "S1"), card(kJink), card(kJink)});
  t.turn_of(0, PhaseKind::Prepare).start();
  t.launch(0, "luoshen");
  t.pass(0);
  EXPECT_TRUE(t.idle(0)) << t.question();
  EXPECT_EQ(t.count(LogKind::JudgeTurned), 1);
}

TEST(Luoshen, MayBeDeclined) {
  Table t(3);
  t.seat(0).general("zhenji");
  t.turn_of(0, PhaseKind::Prepare).start();
  t.pass(0);
  EXPECT_TRUE(t.idle(0));
  EXPECT_EQ(t.count(LogKind::JudgeTurned), 0);
}

TEST(Luoshen, IsNotOfferedInThePreparePhaseOfOthers) {
  Table t(3);
  t.seat(1).general("zhenji");
  t.turn_of(0, PhaseKind::Prepare).start();
  EXPECT_TRUE(t.idle(0)) << t.question();
}

// R000-126
TEST(Luoshen, ComesBeforeTheDelayedTricks) {
  Table t(3);
  t.seat(0).general("zhenji").judging(card(kIndulgence));
  t.pile({card(kDuel, "S1"), card(kPeach, "H3"), card(kJink), card(kJink)});
  t.turn_of(0, PhaseKind::Prepare).start();
  t.launch(0, "luoshen");
  EXPECT_EQ(t.position(Timing::JudgePhaseStart), -1);
  t.pass(0);
  EXPECT_TRUE(t.idle(0)) << "the next card was left to 乐不思蜀";
}

TEST(Luoshen, TheResultCountsAsGuicaiLeftIt) {
  Table t(3);
  t.seat(0).general("zhenji");
  t.seat(1).general("simayi").hand({card(kPeach, "H3")});
  t.pile({card(kDuel, "S1"), card(kJink), card(kJink)});
  t.turn_of(0, PhaseKind::Prepare).start();
  t.launch(0, "luoshen");
  t.launch(1, "guicai", {t.in_hand(1, kPeach)});
  EXPECT_TRUE(t.idle(0)) << t.question();
  EXPECT_TRUE(t.discarded(kDuel));
  EXPECT_TRUE(t.discarded(kPeach));
}

TEST(Luoshen, ObtainsTheBlackCardThatGuicaiPutThere) {
  Table t(3);
  t.seat(0).general("zhenji");
  t.seat(1).general("simayi").hand({card(kDuel, "S1")});
  t.pile({card(kPeach, "H3"), card(kJink), card(kJink)});
  t.turn_of(0, PhaseKind::Prepare).start();
  t.launch(0, "luoshen");
  t.launch(1, "guicai", {t.in_hand(1, kDuel)});
  EXPECT_NE(t.in_hand(0, kDuel), kNoCard);
  t.pass(0);
  EXPECT_TRUE(t.idle(0));
}

TEST(Luoshen, DoesNotTakeTheCardsOfOtherJudgements) {
  Table t(3);
  t.seat(0).general("zhenji").judging(card(kIndulgence));
  t.pile({card(kDuel, "S1"), card(kJink), card(kJink)});
  t.turn_of(0, PhaseKind::Judge).start();
  EXPECT_TRUE(t.discarded(kDuel));
}

// ---- 倾国

// R000-74, timings §8: the virtual card has the suit of its one physical card.
TEST(Qingguo, UsesABlackHandCardAsJink) {
  Table t(3);
  t.seat(0).hand({card(kSlash)});
  t.seat(1).general("zhenji").hand({card(kDuel, "S1")});
  t.start();
  t.use(0, kSlash, {1});
  t.play_as(1, "qingguo", {t.in_hand(1, kDuel)});
  EXPECT_TRUE(t.damages(1).empty());
  EXPECT_EQ(t.nth(LogKind::CardUsed, -1).card, kJink);
  EXPECT_EQ(t.nth(LogKind::CardUsed, -1).suit, Suit::Spade);
  EXPECT_TRUE(t.discarded(kDuel));
}

TEST(Qingguo, RespondsToArcheryAttack) {
  Table t(3);
  t.seat(0).hand({card(kArcheryAttack)});
  t.seat(1).general("zhenji").hand({card(kSlash, "C2")});
  t.start();
  t.use(0, kArcheryAttack);
  t.play_as(1, "qingguo", {t.in_hand(1, kSlash)});
  EXPECT_TRUE(t.damages(1).empty());
}

TEST(Qingguo, TakesNeitherRedCardsNorEquipment) {
  Table t(3);
  t.seat(0).hand({card(kSlash)});
  t.seat(1).general("zhenji").hand({card(kDuel, "S1"), card(kPeach)}).wears({card(kDayuan, "S13")});
  t.start();
  t.use(0, kSlash, {1});
  EXPECT_EQ(t.cards_for("qingguo"), CardSet(t.in_hand(1, kDuel)));
}

TEST(Qingguo, IsNotOfferedWithoutABlackHandCard) {
  Table t(3);
  t.seat(0).hand({card(kSlash)});
  t.seat(1).general("zhenji").hand({card(kPeach)}).wears({card(kDayuan, "S13")});
  t.start();
  t.use(0, kSlash, {1});
  EXPECT_EQ(t.damages(1), std::vector<int>{1}) << t.question();
}

TEST(Qingguo, StandsBesideTheJinkInHand) {
  Table t(3);
  t.seat(0).hand({card(kSlash)});
  t.seat(1).general("zhenji").hand({card(kDuel, "S1"), card(kJink)});
  t.start();
  t.use(0, kSlash, {1});
  EXPECT_TRUE(t.offers(1, "qingguo"));
  t.play(1, kJink);
  EXPECT_NE(t.in_hand(1, kDuel), kNoCard);
}

}  // namespace
}  // namespace jiesuan::test
