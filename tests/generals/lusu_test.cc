// 鲁肃: 好施, 缔盟.
#include "generals/common.h"
#include "tests/support/story.h"

namespace jiesuan::test {
namespace {

std::vector<Face> some(int n) { return std::vector<Face>(static_cast<std::size_t>(n), card(kSlash)); }

TEST(Haoshi, DrawsTwoMore) {
  Table t(3);
  t.seat(0).general("lusu").hand(some(1));
  t.turn_of(0, PhaseKind::Draw).start();
  t.launch(0, "haoshi");
  EXPECT_EQ(t.hand(0), 5) << "five are not too many";
  EXPECT_TRUE(t.idle(0)) << t.question();
}

TEST(Haoshi, WithMoreThanFiveGivesHalfToOneOfThePoorest) {
  Table t(4);
  t.seat(0).general("lusu").hand(some(3));
  t.seat(1).hand(some(2));
  t.turn_of(0, PhaseKind::Draw).start();
  t.launch(0, "haoshi");
  EXPECT_EQ(t.request().timing, Timing::None);
  EXPECT_EQ(t.request().options[0].seats, seats({2, 3})) << t.question();
  t.choose_seats(0, {3});
  EXPECT_EQ(t.request().options[0].min_cards, 3) << "half of seven";
  const CardSet hand = t.game()[0].hand;
  t.choose_cards(0, {hand.nth(0), hand.nth(1), hand.nth(2)});
  EXPECT_EQ(t.hand(0), 4);
  EXPECT_EQ(t.hand(3), 3);
}

TEST(Haoshi, DeclinedNothingIsGiven) {
  Table t(2);
  t.seat(0).general("lusu").hp(3, 3).hand(some(6));
  t.turn_of(0, PhaseKind::Draw).start();
  t.pass(0);
  EXPECT_EQ(t.hand(0), 8);
  EXPECT_TRUE(t.idle(0)) << t.question();
}

TEST(Dimeng, SwapsTwoHandsForTheDifference) {
  Table t(4);
  t.seat(0).general("lusu").hand({card(kJink), card(kPeach)}).wears({card(kChitu)});
  t.seat(1).hand({card(kDuel)});
  t.seat(2).hand({card(kSlash), card(kSlash), card(kSlash)});
  t.start();
  t.act(0, "dimeng", {t.in_hand(0, kJink), t.worn(0, kChitu)}, {1, 2});
  EXPECT_EQ(t.hand(1), 3);
  EXPECT_NE(t.in_hand(2, kDuel), kNoCard);
  EXPECT_EQ(t.hand(0), 1);
  EXPECT_FALSE(t.offers("dimeng")) << "once a phase";
}

TEST(Dimeng, ThePriceIsExactlyTheDifference) {
  Table t(4);
  t.seat(0).general("lusu").hand({card(kJink), card(kPeach)});
  t.seat(1).hand({card(kDuel)});
  t.seat(2).hand({card(kSlash), card(kSlash), card(kSlash)});
  t.start();
  const CardId jink = t.in_hand(0, kJink), peach = t.in_hand(0, kPeach);
  EXPECT_EQ(t.seats_for("dimeng"), SeatSet{}) << "nobody's hands are equal but empty ones";
  EXPECT_EQ(t.seats_for("dimeng", {jink}), seats({1, 3}));
  EXPECT_EQ(t.seats_for("dimeng", {jink, peach}), seats({1, 2}));
  EXPECT_EQ(t.seats_for("dimeng", {jink, peach}, {1}), seats({2})) << "seats 2 and 3 differ by three";
}

TEST(Dimeng, EqualHandsCostNothing) {
  Table t(3);
  t.seat(0).general("lusu");
  t.seat(1).hand({card(kDuel)});
  t.seat(2).hand({card(kSlash)});
  t.start();
  t.act(0, "dimeng", {}, {2, 1});
  EXPECT_NE(t.in_hand(2, kDuel), kNoCard);
  EXPECT_NE(t.in_hand(1, kSlash), kNoCard);
}

TEST(Dimeng, NotForTwoEmptyHandsNorWithoutThePrice) {
  Table t(3);
  t.seat(0).general("lusu").hand(some(1));
  t.start();
  EXPECT_FALSE(t.offers("dimeng")) << "both are empty";
  Table u(3);
  u.seat(0).general("lusu").hand(some(1));
  u.seat(1).hand(some(2));
  u.start();
  EXPECT_FALSE(u.offers("dimeng")) << "two cards too many";
}

TEST(Dimeng, NobodyElseSeesTheCards) {
  Table t(3);
  t.seat(0).general("lusu");
  t.seat(1).hand({card(kDuel)});
  t.seat(2).hand({card(kSlash)});
  t.start();
  t.act(0, "dimeng", {}, {1, 2});
  for (const LogEntry& e : t.of(LogKind::Moved)) EXPECT_FALSE(e.open);
}

}  // namespace
}  // namespace jiesuan::test
