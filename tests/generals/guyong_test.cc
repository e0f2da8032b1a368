// 顾雍: 慎行, 秉壹.
#include "tests/support/story.h"

namespace jiesuan::test {
namespace {

TEST(Shenxing, TwoCardsForOneAsOftenAsHeLikes) {
  Table t(2);
  t.seat(0).general("guyong").hand({card(kSlash), card(kSlash), card(kPeach)}).wears({card(kCrossbow)});
  t.start();
  t.act(0, "shenxing", {t.in_hand(0, kSlash), t.worn(0, kCrossbow)});
  EXPECT_EQ(t.hand(0), 3);
  EXPECT_TRUE(t.discarded(kCrossbow));
  t.act(0, "shenxing", {t.game()[0].hand.nth(0), t.game()[0].hand.nth(1)});
  EXPECT_EQ(t.hand(0), 2);
  EXPECT_TRUE(t.offers("shenxing"));
}

TEST(Shenxing, NotWithASingleCard) {
  Table t(2);
  t.seat(0).general("guyong").hand({card(kSlash)});
  t.start();
  EXPECT_FALSE(t.offers("shenxing"));
}

TEST(Bingyi, AHandOfOneColourLetsAsManyDraw) {
  Table t(4);
  t.seat(0).general("guyong").hand({card(kSlash, "S7"), card(kSlash, "C2")});
  t.turn_of(0, PhaseKind::Finish).start();
  t.launch(0, "bingyi");
  EXPECT_EQ(t.count(LogKind::Shown), 1);
  t.choose_seats(0, {3, 1});
  EXPECT_EQ(t.hand(1), 3) << "one, and two of its draw phase";
  EXPECT_EQ(t.hand(3), 1);
  EXPECT_EQ(t.hand(2), 0);
}

TEST(Bingyi, NoMoreThanHeHasCards) {
  Table t(4);
  t.seat(0).general("guyong").hand({card(kSlash, "S7"), card(kSlash, "C2")});
  t.turn_of(0, PhaseKind::Finish).start();
  t.launch(0, "bingyi");
  EXPECT_EQ(t.request().options[0].max_seats, 2);
  EXPECT_EQ(t.request().options[0].seats, seats({0, 1, 2, 3})) << "himself too";
  t.choose_seats(0, {0});
  EXPECT_EQ(t.hand(0), 3);
}

TEST(Bingyi, TwoColoursAreOnlyShown) {
  Table t(2);
  t.seat(0).general("guyong").hand({card(kSlash, "S7"), card(kPeach, "H3")});
  t.turn_of(0, PhaseKind::Finish).start();
  t.launch(0, "bingyi");
  EXPECT_EQ(t.count(LogKind::Shown), 1);
  EXPECT_TRUE(t.idle(1)) << t.question();
  EXPECT_EQ(t.hand(0), 2);
}

TEST(Bingyi, NotWithAnEmptyHand) {
  Table t(2);
  t.seat(0).general("guyong");
  t.turn_of(0, PhaseKind::Finish).start();
  EXPECT_TRUE(t.idle(1)) << t.question();
}

TEST(Bingyi, TheColourOfACardIsThatOfHisCard) {
  Table t(2);
  t.seat(0).generals("guyong", "xiaoqiao").hand({card(kSlash, "S7"), card(kPeach, "H3")});
  t.turn_of(0, PhaseKind::Finish).start();
  t.launch(0, "bingyi");
  ASSERT_EQ(t.asked(), 0) << "his ♠ is ♥: " << t.question();
  t.choose_seats(0, {0, 1});
  EXPECT_EQ(t.hand(0), 3);
}

}  // namespace
}  // namespace jiesuan::test
