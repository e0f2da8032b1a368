// 董卓: 酒池, 肉林, 崩坏, 暴虐.
#include "tests/support/story.h"

namespace jiesuan::test {
namespace {

// ---- 酒池

TEST(Jiuchi, ASpadeIsAnAnaleptic) {
  Table t(3);
  t.seat(0).general("dongzhuo").hand({card(kSlash, "S7"), card(kSlash, "C7"), card(kDuel, "C1")});
  t.start();
  EXPECT_EQ(t.cards_for("jiuchi"), cards({t.in_hand(0, kSlash)})) << "only ♠";
  t.convert(0, "jiuchi", {t.in_hand(0, kSlash)});
  t.use(0, kSlash, {1});
  EXPECT_EQ(hits(t), (Hits{{1, 2}}));
}

TEST(Jiuchi, OnceATurnLikeAnyAnaleptic) {
  Table t(3);
  t.seat(0).general("dongzhuo").hand({card(kSlash, "S7"), card(kSlash, "S8"), card(kAnaleptic)});
  t.start();
  t.use(0, kAnaleptic);
  EXPECT_FALSE(t.offers("jiuchi"));
}

TEST(Jiuchi, NotFromTheEquipmentZone) {
  Table t(3);
  t.seat(0).general("dongzhuo").wears({card(kJueying, "S5")});
  t.start();
  EXPECT_FALSE(t.offers("jiuchi"));
}

TEST(Jiuchi, SavesHimselfAndNobodyElse) {
  Table t(3);
  t.seat(0).hand({card(kSlash), card(kDuel)});
  t.seat(1).general("dongzhuo").hp(1, 8).hand({card(kThunderSlash, "S4")});
  t.seat(2).hp(1, 4);
  t.start();
  t.use(0, kSlash, {1});
  t.play_as(1, "jiuchi", {t.in_hand(1, kThunderSlash)});
  EXPECT_TRUE(t.alive(1));
  EXPECT_EQ(t.hp(1), 1);
}

// ---- 肉林

TEST(Roulin, AWomanNeedsTwoJinksAgainstHim) {
  Table t(3);
  t.seat(0).general("dongzhuo").hand({card(kSlash)});
  t.seat(1).general("sunshangxiang").hand({card(kJink), card(kJink)});
  t.start();
  t.use(0, kSlash, {1});
  t.play(1, kJink);
  EXPECT_TRUE(t.demands(1, kJink)) << t.question();
  t.pass(1);
  EXPECT_EQ(hits(t), (Hits{{1, 1}}));
}

TEST(Roulin, AndHeAgainstAWoman) {
  Table t(3);
  t.seat(0).general("sunshangxiang").hand({card(kSlash)});
  t.seat(1).general("dongzhuo").hand({card(kJink), card(kJink)});
  t.start();
  t.use(0, kSlash, {1});
  t.play(1, kJink);
  t.play(1, kJink);
  EXPECT_EQ(hits(t), Hits{});
}

TEST(Roulin, NotBetweenMen) {
  Table t(3);
  t.seat(0).general("dongzhuo").hand({card(kSlash)});
  t.seat(1).general("machao").hand({card(kJink), card(kJink)});
  t.start();
  t.use(0, kSlash, {1});
  t.play(1, kJink);
  EXPECT_TRUE(t.idle(0)) << t.question();
}

// ---- 崩坏

TEST(Benghuai, HeLosesHpOrMaximum) {
  for (const int choice : {0, 1}) {
    Table t(3);
    t.seat(0).general("dongzhuo").hp(6, 8);
    t.start();
    t.end_phase(0);
    EXPECT_EQ(t.asked(), 0) << t.question();
    t.choose_option(0, choice);
    EXPECT_EQ(t.hp(0), choice == 0 ? 5 : 6);
    EXPECT_EQ(t.game()[0].max_hp, choice == 0 ? 8 : 7);
    EXPECT_EQ(t.launches("benghuai"), 1);
  }
}

TEST(Benghuai, LosingTheMaximumAtFullHpLowersBoth) {
  Table t(3);
  t.seat(0).general("dongzhuo");
  t.start();
  t.end_phase(0);
  t.choose_option(0, 1);
  EXPECT_EQ(t.hp(0), 7);
  EXPECT_EQ(t.game()[0].max_hp, 7);
}

TEST(Benghuai, NotWhenNobodyHasLess) {
  Table t(3);
  t.seat(0).general("dongzhuo").hp(4, 8);
  t.start();
  t.end_phase(0);
  EXPECT_TRUE(t.idle(1)) << "a tie is the lowest: " << t.question();
  EXPECT_EQ(t.hp(0), 4);
}

// ---- 暴虐

TEST(Baonue, AnotherQunCharacterMayJudgeAfterDealingDamage) {
  Table t(3);
  t.turn_of(1);
  t.seat(0).general("dongzhuo").hp(5, 8);
  t.seat(1).kingdom(Kingdom::Qun).hand({card(kSlash)});
  t.pile({card(kSlash, "S7")});
  t.start();
  t.use(1, kSlash, {2});
  EXPECT_EQ(t.request().timing, Timing::DamageCaused);
  EXPECT_TRUE(t.offers(1, "baonue")) << "the source decides: " << t.question();
  t.launch(1, "baonue");
  EXPECT_EQ(t.nth(LogKind::JudgeResult).a, 1);
  EXPECT_EQ(t.hp(0), 6);
}

TEST(Baonue, OnlyASpadeHealsAndItMayBeDeclined) {
  for (const bool judges : {true, false}) {
    Table t(3);
    t.turn_of(1);
    t.seat(0).general("dongzhuo").hp(5, 8);
    t.seat(1).kingdom(Kingdom::Qun).hand({card(kSlash)});
    t.pile({card(kSlash, "C7")});
    t.start();
    t.use(1, kSlash, {2});
    if (judges)
      t.launch(1, "baonue");
    else
      t.pass(1);
    EXPECT_EQ(t.hp(0), 5);
    EXPECT_EQ(t.count(LogKind::JudgeResult), judges ? 1 : 0);
  }
}

TEST(Baonue, NotForOtherKingdomsNorHisOwnDamage) {
  Table t(3);
  t.turn_of(1);
  t.seat(0).general("dongzhuo").hp(5, 8);
  t.seat(1).kingdom(Kingdom::Wei).hand({card(kSlash)});
  t.start();
  t.use(1, kSlash, {2});
  EXPECT_TRUE(t.idle(1)) << t.question();
  Table u(3);
  u.seat(0).general("dongzhuo").hp(5, 8).hand({card(kSlash)});
  u.start();
  u.use(0, kSlash, {1});
  EXPECT_TRUE(u.idle(0)) << u.question();
}

TEST(Baonue, IsALordSkill) {
  Table t(3);
  t.seat(0).kingdom(Kingdom::Qun).hand({card(kSlash)});
  t.seat(2).general("dongzhuo").hp(5, 8);
  t.start();
  t.use(0, kSlash, {1});
  EXPECT_TRUE(t.idle(0)) << t.question();
}

}  // namespace
}  // namespace jiesuan::test
