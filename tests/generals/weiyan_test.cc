// 魏延: 狂骨.
#include "tests/support/story.h"

namespace jiesuan::test {
namespace {

TEST(Kuanggu, HealsHimForDamageAtDistanceOne) {
  Table t(3);
  t.seat(0).general("weiyan").hp(2, 4).hand({card(kSlash)});
  t.start();
  t.use(0, kSlash, {1});
  EXPECT_EQ(t.hp(0), 3);
  EXPECT_TRUE(t.idle(0)) << "locked: nobody is asked; " << t.question();
}

TEST(Kuanggu, ForEachPoint) {
  Table t(3);
  t.seat(0).general("weiyan").hp(1, 4).hand({card(kSlash), card(kAnaleptic)});
  t.start();
  t.use(0, kAnaleptic);
  t.use(0, kSlash, {1});
  EXPECT_EQ(t.hp(0), 3);
  EXPECT_EQ(t.launches("kuanggu"), 2);
}

TEST(Kuanggu, StopsWhenHeIsWell) {
  Table t(3);
  t.seat(0).general("weiyan").hp(3, 4).hand({card(kSlash), card(kAnaleptic)});
  t.start();
  t.use(0, kAnaleptic);
  t.use(0, kSlash, {1});
  EXPECT_EQ(t.hp(0), 4);
  EXPECT_EQ(t.launches("kuanggu"), 1) << "an effect that cannot be executed is not launched";
}

TEST(Kuanggu, NotAtADistance) {
  Table t(4);
  t.seat(0).general("weiyan").hp(2, 4).hand({card(kDuel)});
  t.start();
  t.use(0, kDuel, {2});
  EXPECT_EQ(t.damages(2), std::vector<int>{1});
  EXPECT_EQ(t.hp(0), 2);
}

TEST(Kuanggu, NotForDamageOfOthersOrToHim) {
  Table t(3);
  t.seat(0).hand({card(kSlash)});
  t.seat(1).general("weiyan").hp(2, 4);
  t.start();
  t.use(0, kSlash, {1});
  EXPECT_EQ(t.hp(1), 1);
}

// The distance counts as it was before hp was reduced: the victim may be dead by now.
TEST(Kuanggu, AlsoForWhomHeKilled) {
  Table t(4);
  t.seat(0).general("weiyan").hp(2, 4).hand({card(kSlash)});
  t.seat(3).hp(1, 4);
  t.start();
  t.use(0, kSlash, {3});
  EXPECT_FALSE(t.alive(3));
  EXPECT_EQ(t.hp(0), 3);
}

// Conducted damage is damage he deals, also to himself.
TEST(Kuanggu, ForEveryDamageAlongTheChain) {
  Table t(5);
  t.seat(0).general("weiyan").hp(2, 4).hand({card(kFireSlash)});
  t.seat(1).chained();
  t.seat(2).chained();
  t.start();
  t.use(0, kFireSlash, {1});
  EXPECT_EQ(hits(t), (Hits{{1, 1}, {2, 1}}));
  EXPECT_EQ(t.hp(0), 3) << "seat 2 is at distance 2";
}

// C48: the source's skills before the victim's.
TEST(Kuanggu, ComesBeforeTheSkillsOfTheVictim) {
  Table t(3);
  t.seat(0).general("weiyan").hp(2, 4).hand({card(kSlash)}).wears({card(kChitu)});
  t.seat(1).general("simayi");
  t.start();
  t.use(0, kSlash, {1});
  EXPECT_TRUE(t.offers(1, "fankui"));
  EXPECT_EQ(t.hp(0), 3);
}

}  // namespace
}  // namespace jiesuan::test
