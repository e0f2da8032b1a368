// 君刘备: 章武, 授钺, 激诏.
#include "engine/query/distance.h"
#include "engine/rules/skills.h"
#include "tests/support/story.h"

namespace jiesuan::test {
namespace {

CardId lowest(Table& t) { return t.game().state.pile[0]; }
CardId find_card(Table& t, CardName name) {
  for (int c = 0; c < t.game().state.cards; ++c)
    if (printed_name(t.game(), static_cast<CardId>(c)) == name) return static_cast<CardId>(c);
  return kNoCard;
}

// ---- 章武

TEST(Zhangwu, HeObtainsDragonPhoenixFromTheDiscardPile) {
  Table t(4);
  t.mode("hegemony", {"hegemony.lords"});
  t.seat(0).generals("heg_lord_liubei", "heg_madai").hand({card(kDismantlement)});
  t.seat(1).wears({card(kDragonPhoenix)});
  t.start();
  t.use(0, kDismantlement, {1});
  EXPECT_NE(t.in_hand(0, kDragonPhoenix), kNoCard) << t.question();
}

TEST(Zhangwu, AndFromAnothersEquipmentZone) {
  Table t(4);
  t.mode("hegemony", {"hegemony.lords"});
  t.turn_of(1);
  t.seat(0).generals("heg_lord_liubei", "heg_madai");
  t.seat(1).hand({card(kDragonPhoenix)});
  t.start();
  t.use(1, kDragonPhoenix, {});
  EXPECT_NE(t.in_hand(0, kDragonPhoenix), kNoCard);
  EXPECT_TRUE(t.game()[1].equipped().empty());
}

TEST(Zhangwu, InsteadOfBeingLostItGoesUnderThePile) {
  Table t(4);
  t.mode("hegemony", {"hegemony.lords"});
  t.turn_of(1);
  t.seat(0).generals("heg_lord_liubei", "heg_madai").wears({card(kDragonPhoenix)});
  t.seat(1).hand({card(kSnatch)});
  t.start();
  const CardId sword = t.worn(0, kDragonPhoenix);
  t.use(1, kSnatch, {0});
  EXPECT_EQ(lowest(t), sword);
  EXPECT_EQ(t.where(sword), Zone::Pile);
  EXPECT_EQ(t.hand(0), 2);
  EXPECT_EQ(t.hand(1), 0);
  EXPECT_TRUE(t.idle(1)) << t.question();
}

TEST(Zhangwu, WhatElseIsLostWithItIsLost) {
  Table t(4);
  t.mode("hegemony", {"hegemony.lords"});
  t.seat(0).generals("heg_lord_liubei", "heg_madai").hp(1, 4);
  t.seat(0).hand({card(kDragonPhoenix), card(kPeach), card(kPeach)});
  t.start();
  t.end_phase(0);
  const CardId sword = find_card(t, kDragonPhoenix);
  t.choose_cards(0, {sword, t.in_hand(0, kPeach)});
  EXPECT_EQ(lowest(t), sword);
  EXPECT_TRUE(t.discarded(kPeach));
  EXPECT_EQ(t.hand(0), 3) << "he drew two";
}

TEST(Zhangwu, UsingItIsNoLoss) {
  Table t(4);
  t.mode("hegemony", {"hegemony.lords"});
  t.seat(0).generals("heg_lord_liubei", "heg_madai").hand({card(kDragonPhoenix)});
  t.start();
  t.use(0, kDragonPhoenix, {});
  EXPECT_NE(t.worn(0, kDragonPhoenix), kNoCard);
  EXPECT_EQ(t.hand(0), 0);
}

TEST(Zhangwu, AnotherWeaponInItsPlaceIsALoss) {
  Table t(4);
  t.mode("hegemony", {"hegemony.lords"});
  t.seat(0).generals("heg_lord_liubei", "heg_madai").wears({card(kDragonPhoenix)}).hand({card(kCrossbow)});
  t.start();
  const CardId sword = t.worn(0, kDragonPhoenix);
  t.use(0, kCrossbow, {});
  EXPECT_EQ(lowest(t), sword);
  EXPECT_NE(t.worn(0, kCrossbow), kNoCard);
  EXPECT_EQ(t.hand(0), 2);
}

// ---- 授钺

void raise_banner(Table& t) {
  t.mode("hegemony");
  t.turn_of(1);
  t.seat(0).generals("heg_lord_liubei", "heg_madai");
}

TEST(Shouyue, AnyCardIsASlashByWusheng) {
  Table t(4);
  raise_banner(t);
  t.seat(1).kingdom(Kingdom::Shu).skill("wusheng").hand({card(kSupplyShortage, "S")});
  t.start();
  t.convert(1, "wusheng", {t.in_hand(1, kSupplyShortage)}, {2});
  EXPECT_EQ(hits(t), (Hits{{2, 1}}));
}

TEST(Shouyue, NotForOtherForces) {
  Table t(4);
  raise_banner(t);
  t.seat(1).kingdom(Kingdom::Wei).skill("wusheng").hand({card(kSupplyShortage, "S")});
  t.start();
  EXPECT_FALSE(t.offers("wusheng"));
}

TEST(Shouyue, PaoxiaoMakesArmourVoid) {
  for (const bool shu : {true, false}) {
    Table t(4);
    raise_banner(t);
    t.seat(1).kingdom(shu ? Kingdom::Shu : Kingdom::Wei).skill("paoxiao").hand({card(kSlash, "S")});
    t.seat(2).wears({card(kNiohShield)});
    t.start();
    t.use(1, kSlash, {2});
    EXPECT_EQ(hits(t).size(), shu ? 1u : 0u);
  }
}

TEST(Shouyue, LongdanDrawsWhenUsedAndWhenResponded) {
  Table t(4);
  raise_banner(t);
  t.seat(1).kingdom(Kingdom::Shu).skill("longdan").hand({card(kJink), card(kSavageAssault)});
  t.start();
  t.convert(1, "longdan", {t.in_hand(1, kJink)}, {2});
  EXPECT_EQ(t.hand(1), 2) << "a card for the Slash";
  Table u(4);
  raise_banner(u);
  u.turn_of(2);
  u.seat(1).kingdom(Kingdom::Shu).skill("longdan").hand({card(kJink)});
  u.seat(2).hand({card(kSavageAssault)});
  u.start();
  u.use(2, kSavageAssault, {});
  while (u.asked() != 1 && !u.idle(2)) u.pass(u.asked());
  u.play_as(1, "longdan", {u.in_hand(1, kJink)});
  EXPECT_EQ(u.hand(1), 1);
}

TEST(Shouyue, LiegongHasOneMoreAttackRange) {
  Table t(4);
  raise_banner(t);
  t.seat(1).kingdom(Kingdom::Shu).skill("liegong");
  t.seat(2).kingdom(Kingdom::Wei).skill("liegong");
  t.start();
  EXPECT_EQ(attack_range(t.game(), 1), 2);
  EXPECT_EQ(attack_range(t.game(), 2), 1);
}

TEST(Shouyue, TieqiFailsWithSpadesAlone) {
  for (const bool club : {true, false}) {
    Table t(4);
    raise_banner(t);
    t.seat(1).kingdom(Kingdom::Shu).skill("tieqi").hand({card(kSlash)});
    t.seat(2).hand({card(kJink)});
    t.pile({card(kSlash, club ? "C" : "S")});
    t.start();
    t.use(1, kSlash, {2});
    t.launch(1, "tieqi");
    EXPECT_EQ(t.demands(2, kJink), !club) << t.question();
  }
}

TEST(Shouyue, TheBannerFallsWithTheLord) {
  Table t(5);
  raise_banner(t);
  t.seat(0).hp(1, 4);
  t.seat(1).kingdom(Kingdom::Shu).skill("liegong").hand({card(kDuel)});
  for (Seat s : {2, 3, 4}) t.seat(s).kingdom(Kingdom::Wei);
  t.start();
  EXPECT_EQ(attack_range(t.game(), 1), 2);
  t.use(1, kDuel, {0});
  while (!t.over() && t.alive(0)) t.pass(0);
  EXPECT_EQ(attack_range(t.game(), 1), 1);
}

// ---- 激诏

TEST(Jizhao, DyingHeDrawsRecoversAndGivesUpTheBannerForRende) {
  Table t(4);
  raise_banner(t);
  t.seat(0).hp(1, 4).hand({card(kPeach)});
  t.seat(1).kingdom(Kingdom::Wei).hand({card(kSlash)});
  t.start();
  t.use(1, kSlash, {0});
  t.launch(0, "jizhao");
  EXPECT_EQ(t.hand(0), 4);
  EXPECT_EQ(t.hp(0), 2);
  EXPECT_FALSE(has(t, 0, "shouyue"));
  EXPECT_TRUE(has(t, 0, "rende_heg"));
  EXPECT_TRUE(has(t, 0, "zhangwu"));
}

TEST(Jizhao, OnceAGame) {
  Table t(4);
  raise_banner(t);
  t.seat(0).hp(1, 4);
  t.seat(1).kingdom(Kingdom::Wei).wears({card(kCrossbow)});
  t.seat(1).hand({card(kSlash, "S"), card(kSlash, "S"), card(kSlash, "S")});
  t.pile({card(kSlash, "C"), card(kSlash, "C"), card(kSlash, "C"), card(kSlash, "C")});
  t.start();
  t.use(1, kSlash, {0});
  t.launch(0, "jizhao");
  t.use(1, kSlash, {0});
  t.use(1, kSlash, {0});
  EXPECT_EQ(t.launches("jizhao"), 1);
  EXPECT_FALSE(t.alive(0)) << t.question();
}

}  // namespace
}  // namespace jiesuan::test
