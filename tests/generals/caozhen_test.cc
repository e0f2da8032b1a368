// 曹真: 司敌.
#include "tests/support/story.h"

namespace jiesuan::test {
namespace {

CardSet stock_of(Table& t, Seat s) {
  return cards_on_general(t.game(), s, Catalogue::get().find_skill("sidi")->number);
}

TEST(Sidi, HisOwnJinkBringsACard) {
  Table t(2);
  t.seat(0).hand({card(kSlash)});
  t.seat(1).general("caozhen").hand({card(kJink)});
  t.pile({card(kPeach, "H3")});
  t.start();
  t.use(0, kSlash, {1});
  t.play(1, kJink);
  EXPECT_EQ(t.request().timing, Timing::UseCardUsed);
  t.launch(1, "sidi");
  ASSERT_EQ(stock_of(t, 1).size(), 1);
  EXPECT_EQ(printed_name(t.game(), stock_of(t, 1).first()), kPeach);
}

TEST(Sidi, AnothersJinkOnlyInHisTurn) {
  Table t(3);
  t.seat(0).general("caozhen").hand({card(kSlash)});
  t.seat(1).hand({card(kJink)});
  t.start();
  t.use(0, kSlash, {1});
  t.play(1, kJink);
  t.launch(0, "sidi");
  EXPECT_EQ(stock_of(t, 0).size(), 1);

  Table other(3);
  other.seat(0).hand({card(kSlash)});
  other.seat(1).hand({card(kJink)});
  other.seat(2).general("caozhen");
  other.start();
  other.use(0, kSlash, {1});
  other.play(1, kJink);
  EXPECT_TRUE(other.idle(0)) << other.question();
}

TEST(Sidi, TheJinkOfTheDiagramCountsAResponseDoesNot) {
  Table t(2);
  t.seat(0).hand({card(kSlash), card(kArcheryAttack)});
  t.seat(1).general("caozhen").hand({card(kJink)}).wears({card(kEightDiagram)});
  t.pile({card(kPeach, "H3")});
  t.start();
  t.use(0, kSlash, {1});
  t.launch(1, "eight_diagram");
  t.launch(1, "sidi");
  EXPECT_EQ(stock_of(t, 1).size(), 1);
  t.use(0, kArcheryAttack);
  t.pass(1);
  t.play(1, kJink);
  EXPECT_TRUE(t.idle(0)) << "responded, not used: " << t.question();
}

TEST(Sidi, ForACardAnotherMayUseOneSlashLessInThisPhase) {
  Table t(2);
  t.seat(0).hand({card(kSlash), card(kPeach)});
  t.seat(1).general("caozhen").lies_on_general(card(kJink), "sidi");
  t.start();
  const CardId stock = stock_of(t, 1).first();
  t.launch(1, "sidi", {stock});
  EXPECT_EQ(t.where(stock), Zone::Discard);
  ASSERT_TRUE(t.idle(0));
  EXPECT_FALSE(t.may_use(kSlash));
}

TEST(Sidi, WithACrossbowThatDoesNotMatter) {
  Table t(2);
  t.seat(0).hand({card(kSlash)}).wears({card(kCrossbow)});
  t.seat(1).general("caozhen").lies_on_general(card(kJink), "sidi");
  t.start();
  t.launch(1, "sidi", {stock_of(t, 1).first()});
  EXPECT_TRUE(t.may_use(kSlash));
}

TEST(Sidi, OneCardAPhaseAndNotInHisOwn) {
  Table t(2);
  t.seat(0).hand({card(kSlash)});
  t.seat(1).general("caozhen").lies_on_general(card(kJink), "sidi").lies_on_general(card(kPeach), "sidi");
  t.start();
  t.launch(1, "sidi", {stock_of(t, 1).first()});
  ASSERT_TRUE(t.idle(0)) << t.question();
  t.end_phase(0);
  EXPECT_TRUE(t.idle(1)) << t.question();
  EXPECT_EQ(stock_of(t, 1).size(), 1);
}

TEST(Sidi, LastsOnlyAsLongAsHeLives) {
  Table t(4);
  t.seat(0).hand({card(kSlash), card(kDuel)});
  t.seat(1).general("caozhen").hp(1, 4).lies_on_general(card(kJink), "sidi");
  t.start();
  t.launch(1, "sidi", {stock_of(t, 1).first()});
  EXPECT_FALSE(t.may_use(kSlash));
  t.use(0, kDuel, {1});
  ASSERT_FALSE(t.alive(1));
  EXPECT_TRUE(t.may_use(kSlash)) << t.question();
}

}  // namespace
}  // namespace jiesuan::test
