// 神赵云: 绝境, 龙魂.
#include "engine/query/distance.h"
#include "tests/support/story.h"

namespace jiesuan::test {
namespace {

TEST(Juejing, DrawsOneMoreForEveryPointLost) {
  Table t(2);
  t.seat(0).general("shen_zhaoyun").hp(1, 2);
  t.turn_of(0, PhaseKind::Draw).start();
  EXPECT_EQ(t.hand(0), 3);
}

TEST(Juejing, UnhurtHeDrawsTwo) {
  Table t(2);
  t.seat(0).general("shen_zhaoyun");
  t.turn_of(0, PhaseKind::Draw).start();
  EXPECT_EQ(t.hand(0), 2);
  EXPECT_EQ(t.launches("juejing"), 0);
}

TEST(Juejing, HisHandLimitIsTwoHigher) {
  Table t(2);
  t.seat(0).general("shen_zhaoyun").hp(1, 2);
  t.start();
  EXPECT_EQ(hand_limit(t.game(), 0), 3);
}

// ---- 龙魂

TEST(Longhun, WithTwoHpItTakesTwoCardsOfTheSuit) {
  Table t(2);
  t.seat(0).general("shen_zhaoyun").hand({card(kJink, "D2"), card(kJink, "D3"), card(kSlash, "C2")});
  t.start();
  const CardId a = t.in_hand(0, kJink), b = t.in_hand(0, kJink, 1);
  EXPECT_TRUE(t.offers_as("longhun", kFireSlash));
  t.convert_as(0, "longhun", kFireSlash, {a, b}, {1});
  EXPECT_EQ(hits(t), (Hits{{1, 1}}));
  EXPECT_EQ(last(t, LogKind::DamageDealt).element, Element::Fire);
}

TEST(Longhun, OneHeartIsNoPeachWithTwoHp) {
  Table t(2);
  t.seat(0).general("shen_zhaoyun").hp(2, 3).hand({card(kJink, "H2"), card(kJink, "D2")});
  t.start();
  EXPECT_FALSE(t.offers("longhun")) << t.question();
}

TEST(Longhun, WithOneHpOneHeartIs) {
  Table t(2);
  t.seat(0).general("shen_zhaoyun").hp(1, 2).hand({card(kJink, "H2")});
  t.start();
  t.convert_as(0, "longhun", kPeach, {t.in_hand(0, kJink)});
  EXPECT_EQ(t.hp(0), 2);
}

TEST(Longhun, DyingHeStillNeedsOneCard) {
  Table t(2);
  t.seat(0).hand({card(kSlash)});
  t.seat(1).general("shen_zhaoyun").hp(1, 2).hand({card(kJink, "H2")});
  t.start();
  t.use(0, kSlash, {1});
  t.pass(1);  // no 闪 of this hand card
  EXPECT_EQ(t.hp(1), 0);
  t.play_as(1, "longhun", {t.in_hand(1, kJink)});
  EXPECT_EQ(t.hp(1), 1);
}

TEST(Longhun, ClubsDodge) {
  Table t(2);
  t.seat(0).hand({card(kSlash)});
  t.seat(1).general("shen_zhaoyun").hand({card(kSlash, "C2")}).wears({card(kSilverLion)});
  t.start();
  t.use(0, kSlash, {1});
  t.play_as(1, "longhun", {t.in_hand(1, kSlash), t.worn(1, kSilverLion)});
  EXPECT_TRUE(hits(t).empty());
  EXPECT_TRUE(t.discarded(kSilverLion));
}

TEST(Longhun, SpadesNullify) {
  Table t(2);
  t.seat(0).hand({card(kDismantlement)});
  t.seat(1).general("shen_zhaoyun").hp(1, 2).hand({card(kSlash, "S7"), card(kPeach)});
  t.start();
  t.use(0, kDismantlement, {1});
  t.play_as(1, "longhun", {t.in_hand(1, kSlash)});
  EXPECT_NE(t.in_hand(1, kPeach), kNoCard);
  EXPECT_TRUE(t.idle(0)) << t.question();
}

TEST(Longhun, RespondsADuelWithDiamonds) {
  Table t(2);
  t.seat(0).hand({card(kDuel)});
  t.seat(1).general("shen_zhaoyun").hand({card(kJink, "D2"), card(kJink, "D3")});
  t.start();
  t.use(0, kDuel, {1});
  t.play_as(1, "longhun", {t.in_hand(1, kJink), t.in_hand(1, kJink, 1)});
  EXPECT_EQ(hits(t), (Hits{{0, 1}}));
}

TEST(Longhun, OneCardKeepsItsSuitTwoDoNot) {
  Table t(2);
  t.seat(0).general("shen_zhaoyun").hp(1, 2).hand({card(kJink, "D2")});
  t.start();
  t.convert_as(0, "longhun", kFireSlash, {t.in_hand(0, kJink)}, {1});
  EXPECT_EQ(t.nth(LogKind::CardUsed).suit, Suit::Diamond);
  Table u(2);
  u.seat(0).general("shen_zhaoyun").hand({card(kJink, "D2"), card(kJink, "D3")});
  u.start();
  u.convert_as(0, "longhun", kFireSlash, {u.in_hand(0, kJink), u.in_hand(0, kJink, 1)}, {1});
  EXPECT_EQ(u.nth(LogKind::CardUsed).suit, Suit::None);
}

// ---- 龙魂 and equipment: what a card is made of does not serve its use.

TEST(Longhun, TheWeaponItIsMadeOfLendsNoRange) {
  Table t(6);
  t.seat(0).general("shen_zhaoyun").wears({card(kAxe, "D5")}).hand({card(kJink, "D2"), card(kJink, "D3")});
  t.start();
  const CardId a = t.in_hand(0, kJink), b = t.in_hand(0, kJink, 1), axe = t.worn(0, kAxe);
  EXPECT_EQ(t.cards_for("longhun"), cards({a, b, axe}));
  EXPECT_EQ(t.seats_for("longhun", {a, b}), seats({1, 2, 3, 4, 5}));
  EXPECT_EQ(t.seats_for("longhun", {a, axe}), seats({1, 5}));
}

TEST(Longhun, NoCardIsOfferedThatLeavesNobodyToStrike) {
  Table t(4);
  t.seat(0).general("shen_zhaoyun").wears({card(kAxe, "D5")}).hand({card(kJink, "D2"), card(kJink, "D3")});
  t.seat(1).wears({card(kDilu)});
  t.seat(3).wears({card(kJueying)});
  t.start();
  const CardId a = t.in_hand(0, kJink), b = t.in_hand(0, kJink, 1);
  EXPECT_EQ(t.cards_for("longhun"), cards({a, b})) << "without the axe nobody is in range";
  Table u(4);
  u.seat(0).general("shen_zhaoyun").wears({card(kAxe, "D5")}).hand({card(kJink, "D2")});
  u.seat(1).wears({card(kDilu)});
  u.seat(3).wears({card(kJueying)});
  u.start();
  EXPECT_FALSE(u.offers("longhun")) << u.question();
}

TEST(Longhun, TheCrossbowCannotPayForTheSlashItAllows) {
  Table t(2);
  t.seat(0)
      .general("shen_zhaoyun")
      .wears({card(kCrossbow, "D1")})
      .hand({card(kSlash, "S7"), card(kJink, "D2"), card(kJink, "D3")});
  t.start();
  EXPECT_TRUE(t.cards_for("longhun").has(t.worn(0, kCrossbow)));
  t.use(0, kSlash, {1});
  EXPECT_EQ(t.cards_for("longhun"), cards({t.in_hand(0, kJink), t.in_hand(0, kJink, 1)}));
}

}  // namespace
}  // namespace jiesuan::test
