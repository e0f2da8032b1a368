// 黄盖: 苦肉.
#include "tests/support/table.h"

namespace jiesuan::test {
namespace {

TEST(Kurou, LosesOneHpAndDrawsTwoAsOftenAsHeLikes) {
  Table t(2);
  t.seat(0).general("huanggai");
  t.pile({card(kJink), card(kJink), card(kJink), card(kJink)});
  t.start();
  t.act(0, "kurou");
  EXPECT_EQ(t.hp(0), 3);
  EXPECT_EQ(t.hand(0), 2);
  t.act(0, "kurou");
  EXPECT_EQ(t.hp(0), 2);
  EXPECT_EQ(t.hand(0), 4);
}

// R000-05: no damage, no source.
TEST(Kurou, TheLossIsNoDamage) {
  Table t(2);
  t.seat(0).general("huanggai").skill("yiji").skill("jianxiong");
  t.start();
  t.act(0, "kurou");
  EXPECT_TRUE(t.idle(0)) << t.question();
  EXPECT_EQ(t.count(LogKind::DamageDealt), 0);
  EXPECT_EQ(t.opened(Timing::DamageTaken), 0);
}

TEST(Kurou, DyingComesBeforeTheDraw) {
  Table t(2);
  t.seat(0).general("huanggai").hp(1, 4).hand({card(kPeach)});
  t.pile({card(kJink), card(kJink)});
  t.start();
  t.act(0, "kurou");
  ASSERT_TRUE(t.demands(0, kPeach));
  EXPECT_EQ(t.hand(0), 1) << "nothing drawn yet";
  t.play(0, kPeach);
  EXPECT_EQ(t.hp(0), 1);
  EXPECT_EQ(t.hand(0), 2);
}

TEST(Kurou, DeadHeDrawsNothingAndNobodyKilledHim) {
  Table t(4);
  t.seat(1).general("huanggai").hp(1, 4);
  t.seat(3).role(Role::Rebel);
  t.turn_of(1).start();
  t.act(1, "kurou");
  EXPECT_FALSE(t.alive(1));
  EXPECT_EQ(t.nth(LogKind::Died).b, kNoSeat);
  EXPECT_EQ(t.hand(1), 0);
  EXPECT_TRUE(t.idle(2)) << "the next turn: " << t.question();
}

TEST(Kurou, AnotherMaySaveHim) {
  Table t(3);
  t.seat(0).general("huanggai").hp(1, 4);
  t.seat(2).hand({card(kPeach)});
  t.pile({card(kJink), card(kJink)});
  t.start();
  t.act(0, "kurou");
  t.play(2, kPeach);
  EXPECT_EQ(t.hp(0), 1);
  EXPECT_EQ(t.hand(0), 2);
}

TEST(Kurou, IsForHisOwnPlayPhaseOnly) {
  Table t(2);
  t.seat(1).general("huanggai");
  t.start();
  EXPECT_FALSE(t.offers("kurou"));
}

}  // namespace
}  // namespace jiesuan::test
