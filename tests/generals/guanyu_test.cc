// 关羽: 武圣.
#include "tests/support/table.h"

namespace jiesuan::test {
namespace {

// R000-56, timings §8
TEST(Wusheng, UsesARedCardAsASlashOfItsSuit) {
  Table t(3);
  t.seat(0).general("guanyu").hand({card(kPeach, "H3")});
  t.start();
  t.convert(0, "wusheng", {t.in_hand(0, kPeach)}, {1});
  EXPECT_EQ(t.damages(1), std::vector<int>{1});
  EXPECT_EQ(t.nth(LogKind::CardUsed).card, kSlash);
  EXPECT_EQ(t.nth(LogKind::CardUsed).suit, Suit::Heart);
  EXPECT_TRUE(t.discarded(kPeach));
}

TEST(Wusheng, PassesANiohShieldSinceItIsRed) {
  Table t(3);
  t.seat(0).general("guanyu").hand({card(kJink, "D2")});
  t.seat(1).wears({card(kNiohShield)});
  t.start();
  t.convert(0, "wusheng", {t.in_hand(0, kJink)}, {1});
  EXPECT_EQ(t.damages(1), std::vector<int>{1});
}

TEST(Wusheng, TakesRedCardsOfHandAndEquipmentOnly) {
  Table t(3);
  t.seat(0).general("guanyu").hand({card(kPeach), card(kDuel, "S1")});
  t.seat(0).wears({card(kChitu), card(kDilu, "C5")});
  t.start();
  EXPECT_EQ(t.cards_for("wusheng"), cards({t.in_hand(0, kPeach), t.worn(0, kChitu)}));
}

TEST(Wusheng, RespondsInADuel) {
  Table t(3);
  t.seat(0).general("guanyu").hand({card(kDuel, "S1"), card(kExNihilo)}).wears({card(kHualiu)});
  t.seat(1).hand({card(kSlash), card(kSlash)});
  t.start();
  t.use(0, kDuel, {1});
  t.play(1, kSlash);
  t.play_as(0, "wusheng", {t.in_hand(0, kExNihilo)});
  t.play(1, kSlash);
  t.play_as(0, "wusheng", {t.worn(0, kHualiu)});
  EXPECT_EQ(t.damages(1), std::vector<int>{1});
}

TEST(Wusheng, AFireSlashUsedThroughItIsANormalSlash) {
  Table t(3);
  t.seat(0).general("guanyu").hand({card(kFireSlash)});
  t.seat(1).wears({card(kVine)});
  t.start();
  t.convert(0, "wusheng", {t.in_hand(0, kFireSlash)}, {1});
  EXPECT_TRUE(t.damages(1).empty()) << "藤甲 stops a normal 杀";
}

TEST(Wusheng, CountsForTheLimit) {
  Table t(3);
  t.seat(0).general("guanyu").hand({card(kPeach), card(kJink)});
  t.start();
  t.convert(0, "wusheng", {t.in_hand(0, kPeach)}, {1});
  ASSERT_TRUE(t.idle(0));
  EXPECT_FALSE(t.offers("wusheng"));
}

TEST(Wusheng, IsNotOfferedWithoutARedCard) {
  Table t(3);
  t.seat(0).general("guanyu").hand({card(kDuel, "S1")}).wears({card(kDilu, "C5")});
  t.start();
  EXPECT_FALSE(t.offers("wusheng"));
}

// Principles §5: a card that is being used does not give range or distance to the same use.
TEST(Wusheng, TheWeaponItselfDoesNotReachAsFarAsItsRange) {
  Table t(5);
  t.seat(0).general("guanyu").hand({card(kPeach)}).wears({card(kKylinBow)});
  t.start();
  EXPECT_EQ(t.seats_for("wusheng", {t.in_hand(0, kPeach)}), seats({1, 2, 3, 4}));
  EXPECT_EQ(t.seats_for("wusheng", {t.worn(0, kKylinBow)}), seats({1, 4}));
}

TEST(Wusheng, TheHorseItselfDoesNotShortenTheDistance) {
  Table t(5);
  t.seat(0).general("guanyu").hand({card(kPeach)}).wears({card(kChitu)});
  t.start();
  EXPECT_EQ(t.seats_for("wusheng", {t.in_hand(0, kPeach)}), seats({1, 2, 3, 4}));
  EXPECT_EQ(t.seats_for("wusheng", {t.worn(0, kChitu)}), seats({1, 4}));
}

// Principles §5: no 武圣 with the 诸葛连弩 that grants the extra 杀.
TEST(Wusheng, TheCrossbowItselfCannotBeTheSecondSlash) {
  Table t(3);
  t.seat(0).general("guanyu").hand({card(kPeach), card(kJink)}).wears({card(kCrossbow, "D1")});
  t.start();
  EXPECT_TRUE(t.cards_for("wusheng").has(t.worn(0, kCrossbow))) << "as the first it can";
  t.convert(0, "wusheng", {t.in_hand(0, kPeach)}, {1});
  ASSERT_TRUE(t.idle(0));
  EXPECT_EQ(t.cards_for("wusheng"), CardSet(t.in_hand(0, kJink)));
}

TEST(Wusheng, WithTheLastHandCardAHalberdGivesMoreTargets) {
  Table t(4);
  t.seat(0).general("guanyu").hand({card(kPeach)}).wears({card(kHalberd)});
  t.start();
  t.convert(0, "wusheng", {t.in_hand(0, kPeach)}, {1, 2, 3});
  EXPECT_EQ(t.damages(1), std::vector<int>{1});
  EXPECT_EQ(t.damages(3), std::vector<int>{1});
}

TEST(Wusheng, AnswersCollateralEvenWithTheWeaponThatIsDemanded) {
  Table t(3);
  t.seat(0).hand({card(kCollateral)});
  t.seat(1).general("guanyu").wears({card(kAxe)});
  t.start();
  t.use(0, kCollateral, {1, 2});
  t.play_as(1, "wusheng", {t.worn(1, kAxe)});
  EXPECT_EQ(t.damages(2), std::vector<int>{1});
  EXPECT_TRUE(t.discarded(kAxe));
}

}  // namespace
}  // namespace jiesuan::test
