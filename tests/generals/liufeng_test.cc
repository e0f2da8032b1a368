// 刘封: 陷嗣.
#include "tests/support/story.h"

namespace jiesuan::test {
namespace {

CardSet rebellion_on(Table& t, Seat s) {
  return cards_on_general(t.game(), s, Catalogue::get().find_skill("xiansi")->number);
}
std::vector<CardId> first_two(const CardSet& set) { return {set.nth(0), set.nth(1)}; }

// ---- laying the cards

TEST(Xiansi, LaysACardOfEachOnTheGeneral) {
  Table t(3);
  t.seat(0).general("liufeng");
  t.seat(1).hand({card(kPeach)});
  t.seat(2).wears({card(kVine)});
  t.turn_of(0, PhaseKind::Prepare).start();
  EXPECT_EQ(t.seats_for("xiansi"), seats({1, 2})) << "those with cards";
  t.launch(0, "xiansi", {}, {1, 2});
  EXPECT_EQ(rebellion_on(t, 0).size(), 2);
  EXPECT_EQ(t.hand(1), 0);
  EXPECT_EQ(t.worn(2, kVine), kNoCard);
}

TEST(Xiansi, HisOwnCardWillDo) {
  Table t(2);
  t.seat(0).general("liufeng").hand({card(kPeach), card(kJink)});
  t.turn_of(0, PhaseKind::Prepare).start();
  t.launch(0, "xiansi", {}, {0});
  const CardId jink = t.in_hand(0, kJink);
  t.choose_cards(0, {jink});
  EXPECT_EQ(rebellion_on(t, 0), CardSet(jink));
}

// ---- the 杀 of others

TEST(Xiansi, AnotherMaySpendTwoForASlashOnHim) {
  Table t(3);
  t.seat(0);
  t.seat(1)
      .general("liufeng")
      .lies_on_general(card(kPeach), "xiansi")
      .lies_on_general(card(kJink), "xiansi")
      .lies_on_general(card(kDuel), "xiansi");
  t.start();
  const std::vector<CardId> price = first_two(rebellion_on(t, 1));
  EXPECT_EQ(t.seats_for("xiansi", price), seats({1})) << "nobody else";
  t.act_as(0, "xiansi", kSlash, price, {1});
  EXPECT_EQ(hits(t), (Hits{{1, 1}}));
  EXPECT_EQ(rebellion_on(t, 1).size(), 1);
  EXPECT_EQ(t.where(price[0]), Zone::Discard);
  EXPECT_FALSE(t.offers("xiansi")) << "one card left, and the one 杀 of the phase is used";
}

TEST(Xiansi, ItIsTheOneSlashOfThePhase) {
  Table t(2);
  t.seat(0).hand({card(kSlash)});
  t.seat(1).general("liufeng").lies_on_general(card(kPeach), "xiansi").lies_on_general(card(kJink), "xiansi");
  t.start();
  t.use(0, kSlash, {1});
  EXPECT_FALSE(t.offers("xiansi")) << t.question();
  Table u(2);
  u.seat(0).hand({card(kSlash)});
  u.seat(1).general("liufeng").lies_on_general(card(kPeach), "xiansi").lies_on_general(card(kJink), "xiansi");
  u.start();
  u.act_as(0, "xiansi", kSlash, first_two(rebellion_on(u, 1)), {1});
  EXPECT_FALSE(u.may_use(kSlash)) << "and counts as such";
}

TEST(Xiansi, HeMustBeInRange) {
  Table t(5);
  t.seat(2).general("liufeng").lies_on_general(card(kPeach), "xiansi").lies_on_general(card(kJink), "xiansi");
  t.start();
  EXPECT_FALSE(t.offers("xiansi"));
}

TEST(Xiansi, NotHeHimself) {
  Table t(2);
  t.seat(0).general("liufeng").lies_on_general(card(kPeach), "xiansi").lies_on_general(card(kJink), "xiansi");
  t.start();
  EXPECT_FALSE(t.offers("xiansi"));
}

TEST(Xiansi, AnswersTheDemandForASlashOnHim) {
  Table t(3);
  t.seat(0).hand({card(kCollateral)});
  t.seat(1).wears({card(kQinggangSword)});
  t.seat(2).general("liufeng").lies_on_general(card(kPeach), "xiansi").lies_on_general(card(kJink), "xiansi");
  t.start();
  t.use(0, kCollateral, {1, 2});
  t.launch_as(1, "xiansi", kSlash, first_two(rebellion_on(t, 2)));
  EXPECT_EQ(hits(t), (Hits{{2, 1}}));
  EXPECT_NE(t.worn(1, kQinggangSword), kNoCard);
}

TEST(Xiansi, NotTheDemandForOneOnAnother) {
  Table t(3);
  t.seat(0).hand({card(kCollateral)});
  t.seat(1).wears({card(kQinggangSword)});
  t.seat(2).general("liufeng").lies_on_general(card(kPeach), "xiansi").lies_on_general(card(kJink), "xiansi");
  t.start();
  t.use(0, kCollateral, {1, 0});
  EXPECT_NE(t.in_hand(0, kQinggangSword), kNoCard) << "he is no target of it: " << t.question();
}

TEST(Xiansi, NotToRespondASlash) {
  Table t(2);
  t.seat(0).hand({card(kDuel)});
  t.seat(1)
      .general("liufeng")
      .lies_on_general(card(kPeach), "xiansi")
      .lies_on_general(card(kJink), "xiansi")
      .hand({card(kSlash)});
  t.start();
  t.use(0, kDuel, {1});
  t.play(1, kSlash);
  EXPECT_EQ(hits(t), (Hits{{0, 1}})) << t.question();
}

TEST(Xiansi, WithMoreTargetsAllowedHeIsOneOfThem) {
  Table t(4);
  t.seat(0).general("taishici").hand({card(kSlash, "D13")});
  t.seat(1).hand({card(kDuel, "S1")});
  t.seat(2).general("liufeng").lies_on_general(card(kPeach), "xiansi").lies_on_general(card(kJink), "xiansi");
  t.start();
  t.act(0, "tianyi", {}, {1});
  t.choose_cards(0, {t.in_hand(0, kSlash)});
  t.choose_cards(1, {t.in_hand(1, kDuel)});
  const std::vector<CardId> price = first_two(rebellion_on(t, 2));
  EXPECT_EQ(t.seats_for("xiansi", price), seats({2})) << "he first";
  t.act_as(0, "xiansi", kSlash, price, {2, 3});
  EXPECT_EQ(hits(t), (Hits{{2, 1}, {3, 1}}));
}

TEST(Xiansi, TheSlashHasNoColour) {
  Table t(2);
  t.seat(1)
      .general("liufeng")
      .wears({card(kNiohShield)})
      .lies_on_general(card(kSlash, "S7"), "xiansi")
      .lies_on_general(card(kSlash, "S8"), "xiansi");
  t.start();
  t.act_as(0, "xiansi", kSlash, first_two(rebellion_on(t, 1)), {1});
  EXPECT_EQ(hits(t), (Hits{{1, 1}}));
}

}  // namespace
}  // namespace jiesuan::test
