// 杀, 火杀, 雷杀 and 闪.
#include "tests/support/story.h"

namespace jiesuan::test {
namespace {

TEST(Slash, DealsOneDamageUnlessTheTargetUsesAJink) {
  Table t(3);
  t.seat(0).hand({card(kSlash), card(kSlash)});
  t.seat(1).hand({card(kJink)});
  t.start();
  t.use(0, kSlash, {1});
  t.play(1, kJink);
  EXPECT_EQ(t.hp(1), 4);
  EXPECT_TRUE(t.discarded(kJink));
  EXPECT_TRUE(t.discarded(kSlash));
}

TEST(Slash, ATargetWithoutAJinkIsNotAsked) {
  Table t(3);
  t.seat(0).hand({card(kSlash), card(kPeach)});
  t.start();
  t.use(0, kSlash, {1});
  EXPECT_EQ(t.damages(1), std::vector<int>{1});
}

TEST(Slash, OnlyOnceInAPlayPhase) {
  Table t(3);
  t.seat(0).hand({card(kSlash), card(kFireSlash), card(kExNihilo)});
  t.start();
  t.use(0, kSlash, {1});
  ASSERT_TRUE(t.idle(0));
  EXPECT_FALSE(t.may_use(kFireSlash)) << "all kinds of slash share the limit";
}

TEST(Slash, NeedsATargetInAttackRange) {
  Table t(5);
  t.seat(0).hand({card(kSlash)});
  t.start();
  SeatSet near;
  near.add(1);
  near.add(4);
  EXPECT_EQ(t.targets_of(kSlash), near);
}

TEST(Slash, OpensItsTimingsInTheOrderOfTheTable) {
  Table t(2);
  t.seat(0).hand({card(kSlash), card(kExNihilo)});
  t.start();
  t.forget();
  t.use(0, kSlash, {1});
  const Timing order[] = {Timing::UseDeclared,
                          Timing::UseTargetsChosen,
                          Timing::UseCardUsed,
                          Timing::UseTargeting,
                          Timing::UseBecomingTarget,
                          Timing::UseTargeted,
                          Timing::UseBecameTarget,
                          Timing::UseReady,
                          Timing::UseEffectStart,
                          Timing::UseBeforeEffect,
                          Timing::UseEffect,
                          Timing::UseAfterEffect,
                          Timing::DamageBeforeStart1,
                          Timing::DamageCausing1,
                          Timing::DamageTaking3,
                          Timing::ReduceHpBefore,
                          Timing::ReduceHpEnd,
                          Timing::DamageCaused,
                          Timing::DamageTaken,
                          Timing::DamageEnd,
                          Timing::UseEnd1,
                          Timing::UseEnd2,
                          Timing::UseEnd3};
  int last = -1;
  for (Timing x : order) {
    EXPECT_GT(t.position(x), last) << timing_id(x);
    last = t.position(x);
  }
}

TEST(Slash, OffsetByAJinkItEndsWithoutAnyDamageTiming) {  // R000-81
  Table t(3);
  t.seat(0).hand({card(kSlash)});
  t.seat(1).hand({card(kJink)});
  t.start();
  t.use(0, kSlash, {1});
  t.play(1, kJink);
  EXPECT_EQ(t.opened(Timing::DamageBeforeStart1), 0);
  EXPECT_EQ(t.opened(Timing::UseEffect), 1) << "only the jink took effect";
  EXPECT_TRUE(t.idle(0));
}

TEST(Slash, TheTargetMayKeepItsJink) {
  Table t(3);
  t.seat(0).hand({card(kSlash)});
  t.seat(1).hand({card(kJink)});
  t.start();
  t.use(0, kSlash, {1});
  t.pass(1);
  EXPECT_EQ(t.hp(1), 3);
  EXPECT_NE(t.in_hand(1, kJink), kNoCard);
  EXPECT_EQ(source_of_last_damage(t), 0);
}

TEST(Slash, OnlyTheTargetIsAskedForAJink) {
  Table t(3);
  t.seat(0).hand({card(kSlash), card(kJink)});
  t.seat(1).hand({card(kJink)});
  t.seat(2).hand({card(kJink)});
  t.start();
  t.use(0, kSlash, {1});
  t.pass(1);
  EXPECT_TRUE(t.idle(0));
}

TEST(Slash, IsNeverUsedOnOneself) {
  Table t(2);
  t.seat(0).hand({card(kSlash)});
  t.start();
  EXPECT_EQ(t.targets_of(kSlash), seats({1}));
}

TEST(Slash, HasOneTarget) {
  Table t(3);
  t.seat(0).hand({card(kSlash)});
  t.start();
  EXPECT_TRUE(accepts(t, kSlash, {1}));
  EXPECT_FALSE(accepts(t, kSlash, {}));
  EXPECT_FALSE(accepts(t, kSlash, {1, 2}));
}

TEST(Slash, MayBeUsedAgainInTheNextTurn) {
  Table t(2);
  t.seat(0).hand({card(kSlash), card(kSlash)});
  t.pile({card(kPeach), card(kPeach), card(kPeach), card(kPeach)});
  t.start();
  t.use(0, kSlash, {1});
  t.end_phase(0);
  t.end_phase(1);
  ASSERT_TRUE(t.idle(0));
  EXPECT_TRUE(t.may_use(kSlash));
}

TEST(FireSlash, DealsFireDamageAndIsDodgedLikeAnySlash) {
  Table t(3);
  t.seat(0).hand({card(kFireSlash), card(kFireSlash)}).wears({card(kCrossbow)});
  t.seat(1).hand({card(kJink)});
  t.start();
  t.use(0, kFireSlash, {1});
  t.play(1, kJink);
  t.use(0, kFireSlash, {1});
  EXPECT_EQ(t.damages(1), std::vector<int>{1});
  EXPECT_EQ(last(t, LogKind::DamageDealt).element, Element::Fire);
}

TEST(ThunderSlash, DealsThunderDamage) {
  Table t(3);
  t.seat(0).hand({card(kThunderSlash)});
  t.start();
  t.use(0, kThunderSlash, {1});
  EXPECT_EQ(t.damages(1), std::vector<int>{1});
  EXPECT_EQ(last(t, LogKind::DamageDealt).element, Element::Thunder);
}

}  // namespace
}  // namespace jiesuan::test
