// 典韦: 强袭.
#include "tests/support/story.h"

namespace jiesuan::test {
namespace {

TEST(Qiangxi, LosesHpToHurtSomebodyInRange) {
  Table t(5);
  t.seat(0).general("dianwei");
  t.start();
  EXPECT_EQ(t.seats_for("qiangxi"), seats({1, 4}));
  t.act(0, "qiangxi", {}, {1});
  EXPECT_EQ(t.hp(0), 3);
  EXPECT_EQ(hits(t), (Hits{{1, 1}}));
  EXPECT_EQ(source_of_last_damage(t), 0);
}

TEST(Qiangxi, DiscardsAWeaponCardOfHandOrZoneInstead) {
  Table t(5);
  t.seat(0).general("dianwei").hand({card(kCrossbow), card(kVine)}).wears({card(kAxe)});
  t.start();
  EXPECT_EQ(t.cards_for("qiangxi"), cards({t.in_hand(0, kCrossbow), t.worn(0, kAxe)}));
  t.act(0, "qiangxi", {t.in_hand(0, kCrossbow)}, {2});
  EXPECT_EQ(t.hp(0), 4);
  EXPECT_EQ(hits(t), (Hits{{2, 1}}));
}

TEST(Qiangxi, TheRangeIsLookedAtWithoutTheWeaponThatPays) {
  Table t(5);
  t.seat(0).general("dianwei").wears({card(kAxe)});
  t.start();
  EXPECT_EQ(t.seats_for("qiangxi"), seats({1, 2, 3, 4}));
  EXPECT_EQ(t.seats_for("qiangxi", {t.worn(0, kAxe)}), seats({1, 4}));
}

TEST(Qiangxi, AWeaponWithoutWhichNobodyIsInRangeCannotPay) {
  Table t(3);
  t.seat(0).general("dianwei").wears({card(kAxe)});
  t.seat(1).wears({card(kJueying)});
  t.seat(2).wears({card(kDilu)});
  t.start();
  EXPECT_TRUE(t.cards_for("qiangxi").empty());
  EXPECT_EQ(t.seats_for("qiangxi"), seats({1, 2}));
}

TEST(Qiangxi, IsNotOfferedWithNobodyInRange) {
  Table t(3);
  t.seat(0).general("dianwei").hand({card(kAxe)});
  t.seat(1).wears({card(kJueying)});
  t.seat(2).wears({card(kDilu)});
  t.start();
  EXPECT_FALSE(t.offers("qiangxi"));
}

TEST(Qiangxi, OnceInAPhase) {
  Table t(3);
  t.seat(0).general("dianwei").hand({card(kAxe)});
  t.start();
  t.act(0, "qiangxi", {}, {1});
  EXPECT_TRUE(t.idle(0));
  EXPECT_FALSE(t.offers("qiangxi"));
}

TEST(Qiangxi, DyingOfThePriceComesBeforeTheDamage) {
  Table t(3);
  t.seat(0).general("dianwei").hp(1, 4).hand({card(kPeach)});
  t.start();
  t.act(0, "qiangxi", {}, {1});
  EXPECT_TRUE(t.demands(0, kPeach));
  EXPECT_TRUE(hits(t).empty());
  t.play(0, kPeach);
  EXPECT_EQ(hits(t), (Hits{{1, 1}}));
}

// Principles §6: the launched skill goes on; the damage of the dead has no source.
TEST(Qiangxi, IfHeDiesOfThePriceTheDamageHasNoSource) {
  Table t(3);
  t.seat(0).role(Role::Loyalist).general("dianwei").hp(1, 4);
  t.seat(2).role(Role::Lord);
  t.start();
  t.act(0, "qiangxi", {}, {1});
  EXPECT_FALSE(t.alive(0));
  EXPECT_EQ(hits(t), (Hits{{1, 1}}));
  EXPECT_EQ(source_of_last_damage(t), kNoSeat);
}

}  // namespace
}  // namespace jiesuan::test
