// 桃园结义.
#include "tests/support/story.h"

namespace jiesuan::test {
namespace {

TEST(GodSalvation, EverybodyWoundedRecoversOneInSeatOrder) {
  Table t(4);
  t.turn_of(1);
  t.seat(0).hp(1, 4);
  t.seat(1).hp(3, 4).hand({card(kGodSalvation)});
  t.seat(3).hp(2, 4);
  t.start();
  t.use(1, kGodSalvation);
  EXPECT_EQ(who(t, LogKind::HpRecovered), (Order{1, 3, 0}));
  EXPECT_EQ(t.hp(0), 2);
  EXPECT_EQ(t.hp(1), 4);
  EXPECT_EQ(t.hp(2), 4);
  EXPECT_EQ(t.hp(3), 3);
}

TEST(GodSalvation, ForTheUnwoundedItHasNoEffectAndNoNullificationIsAskedFor) {
  Table t(3);
  t.seat(0).hand({card(kGodSalvation)});
  t.seat(1).hp(2, 4);
  t.seat(2).hand({card(kNullification)});
  t.start();
  t.forget();
  t.use(0, kGodSalvation);
  t.pass(2);  // for seat 1
  EXPECT_TRUE(t.idle(0)) << t.question();
  EXPECT_EQ(t.hp(1), 3);
  EXPECT_EQ(t.opened(Timing::UseEffectStart), 3);
  EXPECT_EQ(t.opened(Timing::UseBeforeEffect), 1);
}

TEST(GodSalvation, CanBeNullifiedForOne) {
  Table t(3);
  t.seat(0).hp(3, 4).hand({card(kGodSalvation)});
  t.seat(1).hp(2, 4);
  t.seat(2).hand({card(kNullification)});
  t.start();
  t.use(0, kGodSalvation);
  t.pass(2);  // for seat 0
  t.play(2, kNullification);
  EXPECT_EQ(t.hp(0), 4);
  EXPECT_EQ(t.hp(1), 2);
}

}  // namespace
}  // namespace jiesuan::test
