// 杀, 火杀, 雷杀 and 闪.
#include "tests/support/table.h"

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

}  // namespace
}  // namespace jiesuan::test
