// 借刀杀人.
#include "tests/support/story.h"

namespace jiesuan::test {
namespace {

// Seat 1 is armed and seat 2 is to be slain.
void lend(Table& t, std::vector<Face> hand_of_the_armed) {
  t.seat(0).hand({card(kCollateral)});
  t.seat(1).wears({card(kSpear)}).hand(std::move(hand_of_the_armed));
  t.start();
  t.use(0, kCollateral, {1, 2});
}

TEST(Collateral, TheArmedOneUsesASlashOnTheVictimAndKeepsTheWeapon) {
  Table t(4);
  lend(t, {card(kSlash)});
  t.play(1, kSlash);
  EXPECT_EQ(hits(t), (Hits{{2, 1}}));
  EXPECT_EQ(source_of_last_damage(t), 1);
  EXPECT_NE(t.worn(1, kSpear), kNoCard);
  EXPECT_TRUE(t.idle(0));
}

TEST(Collateral, WhoRefusesHandsOverTheWeapon) {
  Table t(4);
  lend(t, {card(kSlash)});
  t.pass(1);
  EXPECT_EQ(t.worn(1, kSpear), kNoCard);
  EXPECT_NE(t.in_hand(0, kSpear), kNoCard);
  EXPECT_TRUE(hits(t).empty());
}

TEST(Collateral, WhoHasNoSlashIsNotAsked) {
  Table t(4);
  lend(t, {card(kJink)});
  EXPECT_NE(t.in_hand(0, kSpear), kNoCard);
  EXPECT_TRUE(t.idle(0));
}

TEST(Collateral, TheWeaponsOwnSkillMayMakeTheSlash) {
  Table t(4);
  lend(t, {card(kJink), card(kPeach)});
  t.play_as(1, "spear", {t.in_hand(1, kJink), t.in_hand(1, kPeach)});
  EXPECT_EQ(hits(t), (Hits{{2, 1}}));
  EXPECT_NE(t.worn(1, kSpear), kNoCard);
}

TEST(Collateral, ADodgedSlashIsObedienceToo) {
  Table t(4);
  t.seat(2).hand({card(kJink)});
  lend(t, {card(kSlash)});
  t.play(1, kSlash);
  t.play(2, kJink);
  EXPECT_TRUE(hits(t).empty());
  EXPECT_NE(t.worn(1, kSpear), kNoCard);
}

TEST(Collateral, ItsSlashCountsForNoLimit) {
  Table t(4);
  lend(t, {card(kSlash)});
  t.play(1, kSlash);
  EXPECT_EQ(t.game().state.history.counted(Span::Turn, 1, kSlash), 0);
}

TEST(Collateral, TheVictimMayBeTheUser) {
  Table t(4);
  t.seat(0).hand({card(kCollateral)});
  t.seat(1).wears({card(kCrossbow)}).hand({card(kSlash)});
  t.start();
  t.use(0, kCollateral, {1, 0});
  t.play(1, kSlash);
  EXPECT_EQ(hits(t), (Hits{{0, 1}}));
}

TEST(Collateral, NeedsAWeaponAndAVictimInItsRange) {
  Table t(6);
  t.seat(0).hand({card(kCollateral)}).wears({card(kAxe)});
  t.seat(1).wears({card(kVine)});
  t.seat(2).wears({card(kCrossbow)});
  t.start();
  EXPECT_EQ(t.targets_of(kCollateral), seats({2}));
  EXPECT_TRUE(accepts(t, kCollateral, {2, 1}));
  EXPECT_TRUE(accepts(t, kCollateral, {2, 3}));
  EXPECT_FALSE(accepts(t, kCollateral, {2, 0})) << "out of the crossbow's range";
  EXPECT_FALSE(accepts(t, kCollateral, {2, 2}));
  EXPECT_FALSE(accepts(t, kCollateral, {2}));
}

TEST(Collateral, AVictimThatIsNoLegalTargetOfASlashCannotBeNamed) {
  Table t(4);
  t.seat(0).hand({card(kCollateral)});
  t.seat(1).wears({card(kCrossbow)});
  t.seat(2).skill("kongcheng");  // and no hand cards
  t.start();
  EXPECT_FALSE(accepts(t, kCollateral, {1, 2}));
  EXPECT_TRUE(accepts(t, kCollateral, {1, 0}));
}

TEST(Collateral, OnlyTheArmedOneIsItsTarget) {  // R000-17
  Table t(4);
  lend(t, {});
  EXPECT_EQ(t.opened(Timing::UseBecameTarget), 1);
  EXPECT_EQ(last(t, LogKind::CardUsed).seats, seats({1}));
}

TEST(Collateral, NullifiedItLeavesTheWeaponWhereItIs) {
  Table t(4);
  t.seat(3).hand({card(kNullification)});
  lend(t, {card(kSlash)});
  t.play(3, kNullification);
  EXPECT_NE(t.worn(1, kSpear), kNoCard);
  EXPECT_TRUE(t.idle(0));
}

TEST(Collateral, WeaponSkillsWorkForTheOneWhoUsesTheSlash) {
  Table t(4);
  t.seat(0).hand({card(kCollateral)});
  t.seat(1).wears({card(kBlade)}).hand({card(kSlash), card(kFireSlash)});
  t.seat(2).hand({card(kJink)});
  t.start();
  t.use(0, kCollateral, {1, 2});
  t.play(1, kSlash);
  t.play(2, kJink);
  t.play(1, kFireSlash);  // 青龙偃月刀
  EXPECT_EQ(hits(t), (Hits{{2, 1}}));
  EXPECT_NE(t.worn(1, kBlade), kNoCard);
}

TEST(Collateral, TheWeaponItselfIsNoSlashBeyondTheBareRange) {  // principles §5, double use of equipment
  Table t(5);
  t.seat(0).hand({card(kCollateral)});
  t.seat(1).skill("wusheng").wears({card(kAxe, "D5")});
  t.start();
  t.use(0, kCollateral, {1, 3});
  EXPECT_TRUE(t.idle(0)) << "at distance 2 it cannot be that slash: nobody is asked";
  EXPECT_NE(t.in_hand(0, kAxe), kNoCard);
}

TEST(Collateral, WhoUsesTheWeaponItselfAsTheSlashHasNothingLeftToHandOver) {
  Table t(5);
  t.seat(0).hand({card(kCollateral)});
  t.seat(1).skill("wusheng").wears({card(kAxe, "D5")});
  t.start();
  t.use(0, kCollateral, {1, 2});
  t.play_as(1, "wusheng", {t.worn(1, kAxe)});
  EXPECT_EQ(hits(t), (Hits{{2, 1}}));
  EXPECT_EQ(t.hand(0), 0);
  EXPECT_TRUE(t.discarded(kAxe));
}

TEST(Collateral, AHalberdMayTakeFurtherTargetsAlongInTheOrderOfTheTurnCharacter) {
  Table t(5);
  t.seat(0).hand({card(kCollateral)});
  t.seat(2).wears({card(kHalberd)}).hand({card(kSlash)});
  t.start();
  t.use(0, kCollateral, {2, 3});
  t.play(2, kSlash, {1, 0});
  EXPECT_EQ(hits(t), (Hits{{0, 1}, {1, 1}, {3, 1}}));
}

TEST(Collateral, AUserSlainByTheSlashGetsNothing) {
  Table t(5);
  t.turn_of(4);
  t.seat(4).hp(1, 4).hand({card(kCollateral)});
  t.seat(3).wears({card(kAxe)}).hand({card(kSlash)});
  t.start();
  t.use(4, kCollateral, {3, 4});
  t.play(3, kSlash);
  EXPECT_FALSE(t.alive(4));
  EXPECT_NE(t.worn(3, kAxe), kNoCard);
  EXPECT_EQ(t.hand(3), 3) << "a rebel's death";
}

}  // namespace
}  // namespace jiesuan::test
