// 黄忠: 烈弓.
#include "tests/support/table.h"

namespace jiesuan::test {
namespace {

// R000-68, R000-73: settled after the designation; the damage comes only when the 杀 takes effect.
TEST(Liegong, ATargetWithAsManyHandCardsAsHisHpCannotDodge) {
  Table t(3);
  t.seat(0).general("huangzhong").hp(2, 4).hand({card(kSlash)});
  t.seat(1).hand({card(kJink), card(kJink)});
  t.start();
  t.forget();
  t.use(0, kSlash, {1});
  EXPECT_EQ(t.request().timing, Timing::UseTargeted);
  t.launch(0, "liegong");
  EXPECT_EQ(t.damages(1), std::vector<int>{1});
  EXPECT_EQ(t.hand(1), 2) << "not even asked";
  EXPECT_LT(t.position(Timing::UseEffect), t.position(Timing::DamageBeforeStart1));
}

TEST(Liegong, NorATargetWithAtMostAsManyAsHisRange) {
  Table t(3);
  t.seat(0).general("huangzhong").hand({card(kSlash)});
  t.seat(1).hand({card(kJink)});
  t.start();
  t.use(0, kSlash, {1});
  t.launch(0, "liegong");
  EXPECT_EQ(t.damages(1), std::vector<int>{1});
}

TEST(Liegong, AWeaponWidensIt) {
  for (const bool bow : {false, true}) {
    Table t(3);
    t.seat(0).general("huangzhong").hand({card(kSlash)});
    if (bow) t.seat(0).wears({card(kKylinBow)});
    t.seat(1).hand({card(kJink), card(kJink), card(kJink)});
    t.start();
    t.use(0, kSlash, {1});
    EXPECT_EQ(t.offers(0, "liegong"), bow) << "three cards: fewer than his hp, more than range 1";
    EXPECT_EQ(t.demands(1, kJink), !bow) << t.question();
  }
}

TEST(Liegong, MayBeDeclined) {
  Table t(3);
  t.seat(0).general("huangzhong").hand({card(kSlash)});
  t.seat(1).hand({card(kJink)});
  t.start();
  t.use(0, kSlash, {1});
  t.pass(0);
  t.play(1, kJink);
  EXPECT_TRUE(t.damages(1).empty());
}

TEST(Liegong, OnlyInHisOwnPlayPhase) {
  Table t(3);
  t.seat(0).hand({card(kCollateral)});
  t.seat(1).general("huangzhong").hand({card(kSlash)}).wears({card(kCrossbow)});
  t.seat(2).hand({card(kJink)});
  t.start();
  t.use(0, kCollateral, {1, 2});
  t.play(1, kSlash);
  EXPECT_TRUE(t.demands(2, kJink)) << t.question();
}

TEST(Liegong, EachTargetByItself) {
  Table t(4);
  t.seat(0).general("huangzhong").hand({card(kSlash)}).wears({card(kHalberd)});
  t.seat(1).hand({card(kJink)});
  t.seat(3).hand({card(kJink)});
  t.start();
  t.use(0, kSlash, {1, 3});
  t.launch(0, "liegong");  // against seat 1
  t.pass(0);               // not against seat 3
  EXPECT_EQ(t.damages(1), std::vector<int>{1});
  EXPECT_TRUE(t.demands(3, kJink)) << t.question();
}

}  // namespace
}  // namespace jiesuan::test
