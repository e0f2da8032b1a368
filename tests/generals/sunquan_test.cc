// 孙权: 制衡, 救援.
#include "tests/support/table.h"

namespace jiesuan::test {
namespace {

// ---- 制衡

TEST(Zhiheng, DiscardsAnyNumberOfCardsAndDrawsAsMany) {
  Table t(3);
  t.seat(0).general("sunquan").hand({card(kPeach), card(kJink), card(kDuel)}).wears({card(kChitu)});
  t.pile({card(kSlash), card(kSlash), card(kSlash)});
  t.start();
  t.act(0, "zhiheng", {t.in_hand(0, kPeach), t.in_hand(0, kDuel), t.worn(0, kChitu)});
  EXPECT_EQ(t.hand(0), 4);
  EXPECT_TRUE(t.discarded(kPeach));
  EXPECT_TRUE(t.discarded(kChitu));
  EXPECT_EQ(t.worn(0, kChitu), kNoCard);
}

TEST(Zhiheng, OnlyOnceInAPlayPhase) {
  Table t(3);
  t.seat(0).general("sunquan").hand({card(kPeach), card(kJink)});
  t.start();
  t.act(0, "zhiheng", {t.in_hand(0, kPeach)});
  ASSERT_TRUE(t.idle(0));
  EXPECT_FALSE(t.offers("zhiheng"));
}

TEST(Zhiheng, AgainInTheNextTurn) {
  Table t(2);
  t.seat(0).general("sunquan").hand({card(kPeach)});
  t.start();
  t.act(0, "zhiheng", {t.in_hand(0, kPeach)});
  t.end_phase(0);
  t.end_phase(1);
  ASSERT_TRUE(t.idle(0));
  EXPECT_TRUE(t.offers("zhiheng"));
}

TEST(Zhiheng, NeedsACard) {
  Table t(3);
  t.seat(0).general("sunquan").judging(card(kLightning));
  t.start();
  EXPECT_FALSE(t.offers("zhiheng")) << "the judging area is not his cards";
}

// R000-25: one move of discarding, finished before he draws.
TEST(Zhiheng, TheDiscardIsOneMoveBeforeTheDraw) {
  Table t(3);
  t.seat(0).general("sunquan").skill("lianying").hand({card(kPeach), card(kJink)});
  t.start();
  t.forget();
  t.act(0, "zhiheng", {t.in_hand(0, kPeach), t.in_hand(0, kJink)});
  EXPECT_TRUE(t.offers(0, "lianying"));
  ASSERT_EQ(t.count(LogKind::Moved), 1);
  EXPECT_EQ(t.nth(LogKind::Moved).n, 2);
  t.pass(0);
  EXPECT_EQ(t.hand(0), 2);
}

// ---- 救援

TEST(Jiuyuan, ThePeachOfAnotherWuCharacterHealsOneMore) {
  Table t(4);
  t.seat(0).general("sunquan").hp(1, 4);
  t.seat(1).hand({card(kSlash)});
  t.seat(2).kingdom(Kingdom::Wu).hand({card(kPeach)});
  t.turn_of(1).start();
  t.use(1, kSlash, {0});
  t.play(2, kPeach);
  EXPECT_EQ(t.hp(0), 2) << "locked: nobody is asked; " << t.question();
  EXPECT_EQ(t.nth(LogKind::HpRecovered).n, 2);
}

TEST(Jiuyuan, NotThePeachOfAnotherKingdomNorHisOwn) {
  for (const Seat helper : {0, 2}) {
    Table t(4);
    t.seat(0).general("sunquan").hp(1, 4);
    t.seat(1).hand({card(kSlash)});
    t.seat(2).kingdom(Kingdom::Qun);
    t.seat(helper).hand({card(kPeach)});
    t.turn_of(1).start();
    t.use(1, kSlash, {0});
    t.play(helper, kPeach);
    EXPECT_EQ(t.hp(0), 1);
  }
}

TEST(Jiuyuan, OnlyWhileHeIsDying) {
  Table t(4);
  t.seat(0).general("sunquan").hp(2, 4).hand({card(kPeach)});
  t.seat(1).kingdom(Kingdom::Wu).hand({card(kGodSalvation)});
  t.turn_of(1).start();
  t.use(1, kGodSalvation);
  EXPECT_EQ(t.hp(0), 3);
}

TEST(Jiuyuan, IsOnlyALordsSkill) {
  Table t(4);
  t.seat(0).hand({card(kSlash)});
  t.seat(1).general("sunquan").hp(1, 4);
  t.seat(2).kingdom(Kingdom::Wu).hand({card(kPeach)});
  t.start();
  t.use(0, kSlash, {1});
  t.play(2, kPeach);
  EXPECT_EQ(t.hp(1), 1);
}

TEST(Jiuyuan, AConvertedPeachIsAPeach) {
  Table t(4);
  t.seat(0).general("sunquan").hp(1, 4);
  t.seat(1).hand({card(kSlash)});
  t.seat(2).general("huatuo").kingdom(Kingdom::Wu).hand({card(kJink)});
  t.turn_of(1).start();
  t.use(1, kSlash, {0});
  t.play_as(2, "jijiu", {t.in_hand(2, kJink)});
  EXPECT_EQ(t.hp(0), 2);
}

TEST(Jiuyuan, CountsFromNegativeHp) {
  Table t(4);
  t.seat(0).general("sunquan").hp(1, 4);
  t.seat(1).hand({card(kSlash), card(kAnaleptic)});
  t.seat(2).kingdom(Kingdom::Wu).hand({card(kPeach), card(kPeach)});
  t.turn_of(1).start();
  t.use(1, kAnaleptic);
  t.use(1, kSlash, {0});
  EXPECT_EQ(t.hp(0), -1);
  t.play(2, kPeach);
  EXPECT_EQ(t.hp(0), 1) << "one 桃 is enough";
  EXPECT_TRUE(t.idle(1)) << t.question();
}

// D12: no more than up to the maximum.
TEST(Jiuyuan, DoesNotHealBeyondTheMaximum) {
  Table t(4);
  t.seat(0).general("sunquan").hp(1, 1);
  t.seat(1).hand({card(kSlash)});
  t.seat(2).kingdom(Kingdom::Wu).hand({card(kPeach)});
  t.turn_of(1).start();
  t.use(1, kSlash, {0});
  t.play(2, kPeach);
  EXPECT_EQ(t.hp(0), 1);
}

}  // namespace
}  // namespace jiesuan::test
