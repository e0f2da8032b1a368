// 潘璋马忠: 夺刀, 暗箭.
#include "tests/support/story.h"

namespace jiesuan::test {
namespace {

// ---- 夺刀

TEST(Duodao, ForACardTheWeaponOfTheSource) {
  Table t(2);
  t.seat(0).hand({card(kSlash)}).wears({card(kQinggangSword), card(kSilverLion)});
  t.seat(1).general("panzhangmazhong").hand({card(kPeach)});
  t.start();
  t.use(0, kSlash, {1});
  t.launch(1, "duodao", {t.in_hand(1, kPeach)});
  EXPECT_TRUE(t.discarded(kPeach));
  EXPECT_NE(t.in_hand(1, kQinggangSword), kNoCard);
  EXPECT_NE(t.worn(0, kSilverLion), kNoCard) << "the weapon, nothing else";
}

TEST(Duodao, OnceForADamageOfTwoPoints) {
  Table t(2);
  t.seat(0).hand({card(kAnaleptic), card(kSlash)}).wears({card(kCrossbow)});
  t.seat(1).general("panzhangmazhong").hand({card(kPeach), card(kPeach)});
  t.start();
  t.use(0, kAnaleptic);
  t.use(0, kSlash, {1});
  t.launch(1, "duodao", {t.in_hand(1, kPeach)});
  EXPECT_EQ(t.hp(1), 2);
  EXPECT_TRUE(t.idle(0)) << t.question();
}

TEST(Duodao, AgainstTheUnarmedOnlyThePriceIsPaid) {
  Table t(2);
  t.seat(0).hand({card(kSlash)});
  t.seat(1).general("panzhangmazhong").hp(3, 4).wears({card(kSilverLion)});
  t.start();
  t.use(0, kSlash, {1});
  t.launch(1, "duodao", {t.worn(1, kSilverLion)});
  EXPECT_EQ(t.hp(1), 3) << "2 after the hit, and the lion heals on leaving";
  EXPECT_EQ(t.hand(1), 0);
}

TEST(Duodao, NotForOtherDamageAndNotWithoutACard) {
  Table t(2);
  t.seat(0).hand({card(kDuel)}).wears({card(kCrossbow)});
  t.seat(1).general("panzhangmazhong").hand({card(kPeach)});
  t.start();
  t.use(0, kDuel, {1});
  EXPECT_EQ(t.hp(1), 3);
  EXPECT_TRUE(t.idle(0)) << t.question();

  Table bare(2);
  bare.seat(0).hand({card(kSlash)}).wears({card(kCrossbow)});
  bare.seat(1).general("panzhangmazhong");
  bare.start();
  bare.use(0, kSlash, {1});
  EXPECT_EQ(bare.hp(1), 3);
  EXPECT_TRUE(bare.idle(0)) << bare.question();
}

TEST(Duodao, NotFromTheDead) {
  Table t(3);
  t.seat(0).role(Role::Renegade).hp(1, 4).hand({card(kSlash)}).wears({card(kCrossbow)});
  t.seat(1).role(Role::Lord).generals("panzhangmazhong", "xiahoudun").hand({card(kDuel)});
  t.seat(2).role(Role::Rebel);
  t.pile({card(kSlash, "S7")});
  t.start();
  t.use(0, kSlash, {1});
  ASSERT_TRUE(t.offers(1, "duodao")) << t.question();
  t.launch(1, "ganglie");
  EXPECT_FALSE(t.alive(0));
  EXPECT_FALSE(t.offers("duodao")) << t.question();
  EXPECT_EQ(t.launches("duodao"), 0);
}

// ---- 暗箭

TEST(Anjian, OneMoreAgainstWhoeverCannotReachHim) {
  Table t(4);
  t.seat(0).general("panzhangmazhong").hand({card(kSlash)}).wears({card(kBlade)});
  t.start();
  t.use(0, kSlash, {2});
  EXPECT_EQ(hits(t), (Hits{{2, 2}}));
}

TEST(Anjian, NotAgainstOneWhoReachesHim) {
  Table t(4);
  t.seat(0).general("panzhangmazhong").hand({card(kSlash)}).wears({card(kBlade)});
  t.seat(2).wears({card(kQinggangSword)});
  t.start();
  t.use(0, kSlash, {2});
  EXPECT_EQ(hits(t), (Hits{{2, 1}}));
}

TEST(Anjian, HisHorseKeepsEvenANeighbourAway) {
  Table t(4);
  t.seat(0).general("panzhangmazhong").hand({card(kSlash)}).wears({card(kJueying)});
  t.start();
  t.use(0, kSlash, {1});
  EXPECT_EQ(hits(t), (Hits{{1, 2}}));
}

TEST(Anjian, NotOnceMoreForWhatTheChainConducts) {
  Table t(6);
  t.seat(0).general("panzhangmazhong").hand({card(kFireSlash)}).wears({card(kBlade)});
  t.seat(2).chained();
  t.seat(4).chained();
  t.start();
  t.use(0, kFireSlash, {2});
  EXPECT_EQ(hits(t), (Hits{{2, 2}, {4, 2}}));
}

TEST(Anjian, NotForADuel) {
  Table t(4);
  t.seat(0).general("panzhangmazhong").hand({card(kDuel)});
  t.start();
  t.use(0, kDuel, {2});
  EXPECT_EQ(hits(t), (Hits{{2, 1}}));
}

}  // namespace
}  // namespace jiesuan::test
