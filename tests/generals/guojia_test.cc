// 郭嘉: 天妒, 遗计.
#include "engine/view/view.h"
#include "tests/support/table.h"

namespace jiesuan::test {
namespace {

// ---- 天妒

TEST(Tiandu, TakesTheJudgeCardOfHisOwnJudgement) {
  Table t(3);
  t.seat(0).general("guojia").judging(card(kIndulgence));
  t.pile({card(kDuel, "S1")});
  t.turn_of(0, PhaseKind::Judge).start();
  EXPECT_EQ(t.request().timing, Timing::JudgeResult2);
  t.launch(0, "tiandu");
  EXPECT_NE(t.in_hand(0, kDuel), kNoCard);
  EXPECT_EQ(t.count(LogKind::PhaseSkipped), 1) << "the result stands";
}

TEST(Tiandu, MayBeDeclined) {
  Table t(3);
  t.seat(0).general("guojia").judging(card(kIndulgence));
  t.pile({card(kPeach, "H3"), card(kJink), card(kJink)});
  t.turn_of(0, PhaseKind::Judge).start();
  t.pass(0);
  EXPECT_TRUE(t.discarded(kPeach));
  EXPECT_EQ(t.in_hand(0, kPeach), kNoCard);
}

TEST(Tiandu, IsNotForTheJudgementsOfOthers) {
  Table t(3);
  t.seat(0).judging(card(kIndulgence));
  t.seat(1).general("guojia");
  t.pile({card(kPeach, "H3")});
  t.turn_of(0, PhaseKind::Judge).start();
  EXPECT_TRUE(t.idle(0)) << t.question();
}

TEST(Tiandu, AfterGuicaiTakesTheFinalJudgeCard) {
  Table t(3);
  t.seat(0).general("guojia").judging(card(kIndulgence));
  t.seat(1).general("simayi").hand({card(kPeach, "H3")});
  t.pile({card(kDuel, "S1"), card(kJink), card(kJink)});
  t.turn_of(0, PhaseKind::Judge).start();
  t.launch(1, "guicai", {t.in_hand(1, kPeach)});
  t.launch(0, "tiandu");
  EXPECT_NE(t.in_hand(0, kPeach), kNoCard);
  EXPECT_TRUE(t.discarded(kDuel));
}

TEST(Tiandu, TakesTheCardOfHisEightDiagram) {
  Table t(3);
  t.seat(0).hand({card(kSlash)});
  t.seat(1).general("guojia").wears({card(kEightDiagram)});
  t.pile({card(kPeach, "H3")});
  t.start();
  t.use(0, kSlash, {1});
  t.launch(1, "eight_diagram");
  t.launch(1, "tiandu");
  EXPECT_NE(t.in_hand(1, kPeach), kNoCard);
  EXPECT_TRUE(t.damages(1).empty());
}

// Timings §11: 洛神 takes the black card at JudgeResult1, before 天妒's timing.
TEST(Tiandu, FindsNothingLeftWhereLuoshenTookTheCard) {
  Table t(3);
  t.seat(0).general("guojia").skill("luoshen");
  t.pile({card(kDuel, "S1"), card(kPeach, "H3"), card(kJink), card(kJink)});
  t.turn_of(0, PhaseKind::Prepare).start();
  t.launch(0, "luoshen");
  EXPECT_FALSE(t.offers("tiandu"));
  EXPECT_NE(t.in_hand(0, kDuel), kNoCard);
  t.choose_option(0, 0);  // again
  t.launch(0, "tiandu");
  EXPECT_NE(t.in_hand(0, kPeach), kNoCard) << "the red one is left to 天妒";
}

// ---- 遗计

void take_both(Table& t, Seat s, Seat to) {
  const CardSet seen = t.request().looking_at;
  t.choose_cards(s, {seen.nth(0), seen.nth(1)}, {to});
}

TEST(Yiji, LooksAtTwoCardsAndKeepsThem) {
  Table t(3);
  t.seat(0).hand({card(kSlash)});
  t.seat(1).general("guojia");
  t.pile({card(kPeach), card(kDuel)});
  t.start();
  t.use(0, kSlash, {1});
  t.launch(1, "yiji");
  take_both(t, 1, 1);
  EXPECT_NE(t.in_hand(1, kPeach), kNoCard);
  EXPECT_NE(t.in_hand(1, kDuel), kNoCard);
  EXPECT_TRUE(t.idle(0));
}

TEST(Yiji, SplitsTheCardsBetweenCharacters) {
  Table t(3);
  t.seat(0).hand({card(kSlash)});
  t.seat(1).general("guojia");
  t.pile({card(kPeach), card(kDuel)});
  t.start();
  t.use(0, kSlash, {1});
  t.launch(1, "yiji");
  const CardSet seen = t.request().looking_at;
  t.choose_cards(1, {seen.nth(0)}, {2});
  EXPECT_EQ(t.request().looking_at, CardSet(seen.nth(1)));
  t.choose_cards(1, {seen.nth(1)}, {0});
  EXPECT_TRUE(t.game()[2].hand.has(seen.nth(0)));
  EXPECT_TRUE(t.game()[0].hand.has(seen.nth(1)));
  EXPECT_EQ(t.hand(1), 0);
}

TEST(Yiji, OffersItselfOncePerPoint) {
  Table t(3);
  t.seat(0).hand({card(kSlash), card(kAnaleptic)});
  t.seat(1).general("guojia");
  t.pile({card(kPeach), card(kDuel), card(kJink), card(kJink)});
  t.start();
  t.use(0, kAnaleptic);
  t.use(0, kSlash, {1});
  EXPECT_EQ(t.damages(1), std::vector<int>{2});
  t.launch(1, "yiji");
  take_both(t, 1, 1);
  EXPECT_EQ(t.hand(1), 2);
  t.launch(1, "yiji");
  take_both(t, 1, 2);
  EXPECT_TRUE(t.idle(0)) << t.question();
  EXPECT_EQ(t.hand(2), 2);
}

// Principles §2.3: declining gives up the remaining units.
TEST(Yiji, DecliningGivesUpTheOtherPoints) {
  Table t(3);
  t.seat(0).hand({card(kSlash), card(kAnaleptic)});
  t.seat(1).general("guojia");
  t.start();
  t.use(0, kAnaleptic);
  t.use(0, kSlash, {1});
  t.pass(1);
  EXPECT_TRUE(t.idle(0)) << t.question();
  EXPECT_EQ(t.hand(1), 0);
}

TEST(Yiji, NobodyElseSeesTheCards) {
  Table t(3);
  t.seat(0).hand({card(kSlash)});
  t.seat(1).general("guojia");
  t.start();
  t.use(0, kSlash, {1});
  t.launch(1, "yiji");
  ASSERT_EQ(t.request().looking_at.size(), 2);
  for (CardId c : t.request().looking_at) {
    EXPECT_TRUE(can_see(t.game(), 1, c));
    EXPECT_FALSE(can_see(t.game(), 0, c));
    EXPECT_FALSE(can_see(t.game(), 2, c));
  }
}

TEST(Yiji, IsNotForTheLossOfHp) {
  Table t(2);
  t.seat(0).general("guojia").skill("kurou");
  t.start();
  t.act(0, "kurou");
  EXPECT_EQ(t.hp(0), 2);
  EXPECT_TRUE(t.idle(0)) << t.question();
}

TEST(Yiji, ComesAfterHeWasSaved) {
  Table t(3);
  t.seat(0).hand({card(kSlash)});
  t.seat(1).general("guojia").hp(1, 3).hand({card(kPeach)});
  t.pile({card(kJink), card(kJink)});
  t.start();
  t.use(0, kSlash, {1});
  t.play(1, kPeach);
  t.launch(1, "yiji");
  take_both(t, 1, 1);
  EXPECT_EQ(t.hand(1), 2);
}

}  // namespace
}  // namespace jiesuan::test
