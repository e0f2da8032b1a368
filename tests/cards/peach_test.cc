// 桃, in the own play phase and for the dying.
#include "tests/support/story.h"

namespace jiesuan::test {
namespace {

TEST(Peach, HealsOneInTheOwnPlayPhaseAnyNumberOfTimes) {
  Table t(2);
  t.seat(0).hp(2, 4).hand({card(kPeach), card(kPeach), card(kPeach)});
  t.start();
  t.use(0, kPeach);
  EXPECT_EQ(t.hp(0), 3);
  t.use(0, kPeach);
  EXPECT_EQ(t.hp(0), 4);
  EXPECT_FALSE(t.may_use(kPeach)) << "unwounded";
}

TEST(Peach, IsNoCureForOthersOutsideDying) {
  Table t(2);
  t.seat(0).hand({card(kPeach)});
  t.seat(1).hp(1, 4);
  t.start();
  EXPECT_FALSE(t.may_use(kPeach));
}

// Seat 0 strikes seat 1 (hp 1 unless told otherwise); everybody holds a 桃.
void strike_the_weak(Table& t, int hp = 1) {
  t.seat(0).hand({card(kSlash), card(kPeach)});
  t.seat(1).hp(hp, 4).hand({card(kPeach)});
  t.seat(2).hand({card(kPeach)});
  t.seat(3).hand({card(kPeach)});
  t.seat(4).hand({card(kPeach)});
  t.start();
  t.use(0, kSlash, {1});
}

TEST(Peach, IsAskedForFromTheCurrentTurnCharacterOnInSeatOrder) {  // R004-11, R004-13
  Table t(5);
  strike_the_weak(t);
  t.pass(0);
  t.pass(1);
  t.pass(2);
  t.pass(3);
  EXPECT_TRUE(t.alive(1));
  t.pass(4);
  EXPECT_FALSE(t.alive(1));
}

TEST(Peach, TheFirstOneThatSavesEndsTheAsking) {
  Table t(5);
  strike_the_weak(t);
  t.pass(0);
  t.pass(1);
  t.play(2, kPeach);
  EXPECT_TRUE(t.idle(0));
  EXPECT_EQ(t.hp(1), 1);
  EXPECT_EQ(t.hand(3), 1);
  EXPECT_EQ(t.opened(Timing::DyingEnd), 1) << "generated after a rescue as well";
  EXPECT_EQ(t.opened(Timing::DeathBeforeReveal), 0);
}

TEST(Peach, TheOneWhoMadeTheWoundMayHealIt) {
  Table t(5);
  strike_the_weak(t);
  t.play(0, kPeach);
  EXPECT_TRUE(t.alive(1));
  EXPECT_TRUE(t.idle(0));
}

TEST(Peach, TheDyingMaySaveItself) {
  Table t(5);
  strike_the_weak(t);
  t.pass(0);
  t.play(1, kPeach);
  EXPECT_TRUE(t.alive(1));
  EXPECT_EQ(t.hand(1), 0);
}

TEST(Peach, WhoHasNoneIsNotAsked) {
  Table t(5);
  t.seat(0).hand({card(kSlash), card(kJink)});
  t.seat(1).hp(1, 4);
  t.seat(2).hand({card(kSlash)});
  t.seat(3).hand({card(kPeach)});
  t.start();
  t.use(0, kSlash, {1});
  EXPECT_EQ(t.asked(), 3);
}

TEST(Peach, TwoAreNeededAtMinusOneAndTheSecondIsAskedForFromTheHelperOn) {
  Table t(5);
  t.seat(0).hand({card(kAnaleptic), card(kSlash), card(kPeach)});
  t.seat(1).hp(1, 4);
  t.seat(2).hand({card(kPeach), card(kPeach)});
  t.seat(3).hand({card(kPeach)});
  t.start();
  t.use(0, kAnaleptic);
  t.use(0, kSlash, {1});
  ASSERT_EQ(t.hp(1), -1);
  t.pass(0);
  t.play(2, kPeach);
  EXPECT_EQ(t.hp(1), 0);
  EXPECT_EQ(t.asked(), 2) << "the helper again, not seat 0";
  t.pass(2);
  t.play(3, kPeach);
  EXPECT_EQ(t.hp(1), 1);
  EXPECT_TRUE(t.idle(0));
}

TEST(Peach, OneIsNotEnoughAtMinusOne) {
  Table t(5);
  t.seat(0).hand({card(kAnaleptic), card(kSlash), card(kPeach)});
  t.seat(1).hp(1, 4);
  t.seat(2).hand({card(kPeach)});
  t.start();
  t.use(0, kAnaleptic);
  t.use(0, kSlash, {1});
  t.pass(0);
  t.play(2, kPeach);
  EXPECT_FALSE(t.alive(1));
  EXPECT_TRUE(t.discarded(kPeach));
}

TEST(Peach, ForTheDyingItIsAFullUseWithTheDyingAsTarget) {
  Table t(5);
  strike_the_weak(t);
  t.pass(0);
  t.pass(1);
  t.forget();
  t.play(2, kPeach);
  EXPECT_EQ(t.opened(Timing::UseDeclared), 1);
  EXPECT_EQ(t.opened(Timing::UseTargeted), 1);
  EXPECT_EQ(last(t, LogKind::CardUsed).a, 2);
  EXPECT_EQ(last(t, LogKind::CardUsed).seats, seats({1}));
}

TEST(Peach, TheDamageGoesOnAfterTheRescue) {  // R004-07
  Table t(5);
  strike_the_weak(t);
  t.play(0, kPeach);
  EXPECT_LT(t.position(Timing::DyingEnd), t.position(Timing::DamageCaused));
  EXPECT_LT(t.position(Timing::DamageCaused), t.position(Timing::DamageTaken));
}

TEST(Peach, OneHelperMayGiveBoth) {
  Table t(5);
  t.seat(0).hand({card(kAnaleptic), card(kSlash), card(kPeach), card(kPeach)});
  t.seat(1).hp(1, 4);
  t.start();
  t.use(0, kAnaleptic);
  t.use(0, kSlash, {1});
  t.play(0, kPeach);
  EXPECT_EQ(t.hp(1), 0);
  t.play(0, kPeach);
  EXPECT_EQ(t.hp(1), 1);
  EXPECT_TRUE(t.idle(0));
  EXPECT_EQ(t.opened(Timing::DyingAsk), 2) << "a new instance of the timing for the second (C46)";
}

TEST(Peach, TheOrderStartsWithTheTurnCharacterNotWithTheSource) {
  Table t(6);
  t.turn_of(4);
  t.seat(4).hand({card(kCollateral), card(kPeach)});
  t.seat(1).wears({card(kAxe)}).hand({card(kSlash), card(kPeach)});
  t.seat(2).hp(1, 4).hand({card(kPeach)});
  t.seat(5).hand({card(kPeach)});
  t.start();
  t.use(4, kCollateral, {1, 2});
  t.play(1, kSlash);
  t.pass(4);
  t.pass(5);
  t.pass(1);
  t.play(2, kPeach);
  EXPECT_EQ(t.hp(2), 1);
}

}  // namespace
}  // namespace jiesuan::test
