// 许褚: 裸衣.
#include "tests/support/table.h"

namespace jiesuan::test {
namespace {

// R000-131, R000-95
TEST(Luoyi, DrawsOneFewerAndTheSlashOfThisTurnHitsHarder) {
  Table t(3);
  t.seat(0).general("xuchu").hand({card(kSlash)});
  t.pile({card(kJink)});
  t.turn_of(0, PhaseKind::Draw).start();
  EXPECT_EQ(t.request().timing, Timing::DrawBody);
  t.launch(0, "luoyi");
  EXPECT_EQ(t.hand(0), 2);
  t.use(0, kSlash, {1});
  EXPECT_EQ(t.damages(1), std::vector<int>{2});
}

TEST(Luoyi, DeclinedChangesNothing) {
  Table t(3);
  t.seat(0).general("xuchu").hand({card(kSlash)});
  t.pile({card(kJink), card(kJink)});
  t.turn_of(0, PhaseKind::Draw).start();
  t.pass(0);
  EXPECT_EQ(t.hand(0), 3);
  t.use(0, kSlash, {1});
  EXPECT_EQ(t.damages(1), std::vector<int>{1});
}

TEST(Luoyi, AlsoADuelHeUsesAndWins) {
  Table t(3);
  t.seat(0).general("xuchu").hand({card(kDuel)});
  t.pile({card(kJink)});
  t.turn_of(0, PhaseKind::Draw).start();
  t.launch(0, "luoyi");
  t.use(0, kDuel, {1});
  EXPECT_EQ(t.damages(1), std::vector<int>{2});
}

TEST(Luoyi, NotADuelHeLoses) {
  Table t(3);
  t.seat(0).general("xuchu").hand({card(kDuel)});
  t.seat(1).hand({card(kSlash)});
  t.pile({card(kJink)});
  t.turn_of(0, PhaseKind::Draw).start();
  t.launch(0, "luoyi");
  t.use(0, kDuel, {1});
  t.play(1, kSlash);
  EXPECT_EQ(t.damages(0), std::vector<int>{1});
}

TEST(Luoyi, NotTheDamageOfOtherCards) {
  Table t(3);
  t.seat(0).general("xuchu").hand({card(kSavageAssault)});
  t.pile({card(kJink)});
  t.turn_of(0, PhaseKind::Draw).start();
  t.launch(0, "luoyi");
  t.use(0, kSavageAssault);
  EXPECT_EQ(t.damages(1), std::vector<int>{1});
}

TEST(Luoyi, NotTheSlashOfAnotherInTheSameTurn) {
  Table t(3);
  t.seat(0).general("xuchu").hand({card(kCollateral)});
  t.seat(1).wears({card(kCrossbow)}).hand({card(kSlash)});
  t.pile({card(kJink)});
  t.turn_of(0, PhaseKind::Draw).start();
  t.launch(0, "luoyi");
  t.use(0, kCollateral, {1, 2});
  t.play(1, kSlash);
  EXPECT_EQ(t.damages(2), std::vector<int>{1});
}

// R003-10: 1 + 酒 + 裸衣.
TEST(Luoyi, AddsToAnaleptic) {
  Table t(3);
  t.seat(0).general("xuchu").hand({card(kFireSlash), card(kAnaleptic)});
  t.pile({card(kJink)});
  t.turn_of(0, PhaseKind::Draw).start();
  t.launch(0, "luoyi");
  t.use(0, kAnaleptic);
  t.use(0, kFireSlash, {1});
  EXPECT_EQ(t.damages(1), std::vector<int>{3});
}

// C03, C05: a conducted copy starts from the value and gets no bonus of the card again.
TEST(Luoyi, IsNotAddedAgainToConductedDamage) {
  Table t(3);
  t.seat(0).general("xuchu").hand({card(kFireSlash)});
  t.seat(1).chained();
  t.seat(2).chained();
  t.pile({card(kJink)});
  t.turn_of(0, PhaseKind::Draw).start();
  t.launch(0, "luoyi");
  t.use(0, kFireSlash, {1});
  EXPECT_EQ(t.damages(1), std::vector<int>{2});
  EXPECT_EQ(t.damages(2), std::vector<int>{2});
}

TEST(Luoyi, EndsWithTheTurn) {
  Table t(3);
  t.seat(0).general("xuchu").hand({card(kSlash)}).wears({card(kCrossbow)});
  t.seat(1).hand({card(kCollateral)});
  t.pile({card(kJink), card(kPeach), card(kPeach)});
  t.turn_of(0, PhaseKind::Draw).start();
  t.launch(0, "luoyi");
  t.end_phase(0);
  t.use(1, kCollateral, {0, 2});
  t.play(0, kSlash);
  EXPECT_EQ(t.damages(2), std::vector<int>{1});
}

TEST(Luoyi, IsNotOfferedWhenTheDrawWasGivenUp) {
  Table t(3);
  t.seat(0).general("xuchu").skill("tuxi").hand({card(kSlash)});
  t.seat(1).hand({card(kPeach)});
  t.turn_of(0, PhaseKind::Draw).start();
  t.launch(0, "tuxi", {}, {1});
  EXPECT_TRUE(t.idle(0)) << t.question();
}

TEST(Luoyi, StandsBesideYingziInEitherOrder) {
  Table t(3);
  t.seat(0).general("xuchu").skill("yingzi");
  t.turn_of(0, PhaseKind::Draw).start();
  EXPECT_TRUE(t.offers("yingzi"));
  t.launch(0, "luoyi");
  t.launch(0, "yingzi");
  EXPECT_EQ(t.hand(0), 2);
}

}  // namespace
}  // namespace jiesuan::test
