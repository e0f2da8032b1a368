// 孙尚香: 结姻, 枭姬.
#include "tests/support/table.h"

namespace jiesuan::test {
namespace {

// ---- 结姻

TEST(Jieyin, SheAndAWoundedManRecover) {
  Table t(3);
  t.seat(0).general("sunshangxiang").hp(2, 3).hand({card(kJink), card(kSlash)});
  t.seat(1).general("guanyu").hp(1, 4);
  t.start();
  t.act(0, "jieyin", {t.in_hand(0, kJink), t.in_hand(0, kSlash)}, {1});
  EXPECT_EQ(t.hp(0), 3);
  EXPECT_EQ(t.hp(1), 2);
  EXPECT_EQ(t.nth(LogKind::HpRecovered).a, 0) << "she first: it is her turn";
  EXPECT_TRUE(t.discarded(kJink));
  EXPECT_EQ(t.hand(0), 0);
}

TEST(Jieyin, SheNeedNotBeWounded) {
  Table t(3);
  t.seat(0).general("sunshangxiang").hand({card(kJink), card(kSlash)});
  t.seat(1).general("guanyu").hp(1, 4);
  t.start();
  t.act(0, "jieyin", {t.in_hand(0, kJink), t.in_hand(0, kSlash)}, {1});
  EXPECT_EQ(t.hp(1), 2);
  EXPECT_EQ(t.count(LogKind::HpRecovered), 1);
}

TEST(Jieyin, ChoosesAmongOtherWoundedMen) {
  Table t(5);
  t.seat(0).general("sunshangxiang").hp(1, 3).hand({card(kJink), card(kSlash)}).wears({card(kChitu)});
  t.seat(1).general("guanyu").hp(1, 4);
  t.seat(2).general("zhangfei");
  t.seat(3).general("zhenji").hp(1, 3);
  t.seat(4).general("zhaoyun").hp(3, 4);
  t.start();
  const CardId jink = t.in_hand(0, kJink), slash = t.in_hand(0, kSlash);
  EXPECT_EQ(t.cards_for("jieyin"), cards({jink, slash})) << "hand cards only";
  EXPECT_EQ(t.seats_for("jieyin", {jink, slash}), seats({1, 4}));
}

TEST(Jieyin, NeedsTwoHandCardsAndAWoundedMan) {
  Table t(3);
  t.seat(0).general("sunshangxiang").hp(1, 3).hand({card(kJink)}).wears({card(kChitu)});
  t.seat(1).general("guanyu").hp(1, 4);
  t.start();
  EXPECT_FALSE(t.offers("jieyin"));
  Table u(3);
  u.seat(0).general("sunshangxiang").hp(1, 3).hand({card(kJink), card(kSlash)});
  u.seat(1).general("guanyu");
  u.start();
  EXPECT_FALSE(u.offers("jieyin"));
}

TEST(Jieyin, OnlyOnceInAPlayPhase) {
  Table t(3);
  t.seat(0).general("sunshangxiang");
  t.seat(0).hand({card(kJink), card(kSlash), card(kDuel), card(kExNihilo)});
  t.seat(1).general("guanyu").hp(1, 4);
  t.start();
  t.act(0, "jieyin", {t.in_hand(0, kJink), t.in_hand(0, kSlash)}, {1});
  ASSERT_TRUE(t.idle(0));
  EXPECT_FALSE(t.offers("jieyin"));
}

// ---- 枭姬

TEST(Xiaoji, DrawsTwoForALostEquipment) {
  Table t(3);
  t.seat(0).hand({card(kDismantlement)});
  t.seat(1).general("sunshangxiang").wears({card(kChitu)});
  t.start();
  t.use(0, kDismantlement, {1});
  EXPECT_EQ(t.request().timing, Timing::MoveAfter2);
  t.launch(1, "xiaoji");
  EXPECT_EQ(t.hand(1), 2);
}

TEST(Xiaoji, MayBeDeclined) {
  Table t(3);
  t.seat(0).hand({card(kDismantlement)});
  t.seat(1).general("sunshangxiang").wears({card(kChitu)});
  t.start();
  t.use(0, kDismantlement, {1});
  t.pass(1);
  EXPECT_EQ(t.hand(1), 0);
}

TEST(Xiaoji, IsForEachCardOfOneMove) {
  Table t(3);
  t.seat(0).general("sunshangxiang").skill("zhiheng").wears({card(kChitu), card(kVine)});
  t.start();
  t.act(0, "zhiheng", {t.worn(0, kChitu), t.worn(0, kVine)});
  t.launch(0, "xiaoji");
  EXPECT_EQ(t.hand(0), 2);
  t.launch(0, "xiaoji");
  EXPECT_EQ(t.hand(0), 6) << "two for each, and two for 制衡";
  EXPECT_TRUE(t.idle(0)) << t.question();
}

TEST(Xiaoji, DecliningGivesUpTheOtherCards) {
  Table t(3);
  t.seat(0).general("sunshangxiang").skill("zhiheng").wears({card(kChitu), card(kVine)});
  t.start();
  t.act(0, "zhiheng", {t.worn(0, kChitu), t.worn(0, kVine)});
  t.pass(0);
  EXPECT_TRUE(t.idle(0)) << t.question();
  EXPECT_EQ(t.hand(0), 2);
}

TEST(Xiaoji, ReplacingEquipmentIsLosingIt) {
  Table t(3);
  t.seat(0).general("sunshangxiang").hand({card(kSpear)}).wears({card(kCrossbow)});
  t.start();
  t.use(0, kSpear);
  t.launch(0, "xiaoji");
  EXPECT_EQ(t.hand(0), 2);
  EXPECT_NE(t.worn(0, kSpear), kNoCard);
  EXPECT_TRUE(t.discarded(kCrossbow));
}

TEST(Xiaoji, EquippingAndLosingHandCardsIsNot) {
  Table t(3);
  t.seat(0).general("sunshangxiang").hand({card(kSpear), card(kExNihilo)});
  t.start();
  t.use(0, kSpear);
  t.use(0, kExNihilo);
  EXPECT_TRUE(t.idle(0)) << t.question();
}

TEST(Xiaoji, IsNotForTheEquipmentOfOthers) {
  Table t(3);
  t.seat(0).general("sunshangxiang").hand({card(kDismantlement)});
  t.seat(1).wears({card(kChitu)});
  t.start();
  t.use(0, kDismantlement, {1});
  EXPECT_TRUE(t.idle(0)) << t.question();
}

// R000-149, R004-37: the general skill first, then the armour.
TEST(Xiaoji, ComesBeforeTheRecoveryOfSilverLion) {
  Table t(3);
  t.seat(0).hand({card(kDismantlement)});
  t.seat(1).general("sunshangxiang").hp(2, 3).wears({card(kSilverLion)});
  t.start();
  t.use(0, kDismantlement, {1});
  EXPECT_EQ(t.hp(1), 2);
  t.launch(1, "xiaoji");
  EXPECT_EQ(t.hp(1), 3);
  EXPECT_EQ(t.hand(1), 2);
  int drawn = -1, healed = -1;
  for (int i = 0; i < static_cast<int>(t.entries.size()); ++i) {
    if (t.entries[i].kind == LogKind::Moved && t.entries[i].reason == Reason::Draw) drawn = i;
    if (t.entries[i].kind == LogKind::HpRecovered) healed = i;
  }
  EXPECT_LT(drawn, healed);
}

TEST(Xiaoji, AlsoWhenAnEquipmentCardIsUsedAsAnother) {
  Table t(3);
  t.seat(0).general("sunshangxiang").skill("wusheng").wears({card(kChitu)});
  t.seat(1).hand({card(kJink)});
  t.start();
  t.convert(0, "wusheng", {t.worn(0, kChitu)}, {1});
  t.launch(0, "xiaoji");
  EXPECT_EQ(t.hand(0), 2) << "before the 杀 does anything";
  EXPECT_TRUE(t.demands(1, kJink));
}

TEST(Xiaoji, IsPossibleInTheMiddleOfTheOthersSkill) {
  Table t(3);
  t.seat(0).general("sunshangxiang").hand({card(kSlash)}).wears({card(kChitu)});
  t.seat(1).general("simayi");
  t.start();
  t.use(0, kSlash, {1});
  t.launch(1, "fankui");
  t.launch(0, "xiaoji");
  EXPECT_EQ(t.hand(0), 2);
  EXPECT_NE(t.in_hand(1, kChitu), kNoCard);
}

}  // namespace
}  // namespace jiesuan::test
