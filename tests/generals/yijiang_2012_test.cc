// 于禁 (毅重), 曹彰 (将驰), 刘表 (自守, 宗室), 华雄 (恃勇), 步练师 (安恤, 追忆), 韩当 (弓骑, 解烦), 钟会
// (权计, 自立, 排异).
#include "engine/query/distance.h"
#include "generals/common.h"
#include "tests/support/story.h"

namespace jiesuan::test {
namespace {

// ---- 毅重

TEST(Yizhong, ABlackSlashHasNoEffectWithoutArmour) {
  Table t(2);
  t.seat(0).hand({card(kSlash, "S7")}).wears({card(kQinggangSword)});
  t.seat(1).general("yujin").hand({card(kJink)});
  t.start();
  t.use(0, kSlash, {1});
  EXPECT_TRUE(hits(t).empty()) << "it is no armour, so 青釭剑 does not help";
  EXPECT_TRUE(t.idle(0)) << "no 闪 is asked for: " << t.question();
}

TEST(Yizhong, NotARedOneNorWithArmour) {
  Table t(2);
  t.seat(0).hand({card(kSlash, "H10")});
  t.seat(1).general("yujin");
  t.start();
  t.use(0, kSlash, {1});
  EXPECT_EQ(hits(t), (Hits{{1, 1}}));
  Table u(2);
  u.seat(0).hand({card(kSlash, "S7")});
  u.seat(1).general("yujin").wears({card(kSilverLion)});
  u.start();
  u.use(0, kSlash, {1});
  EXPECT_EQ(hits(u), (Hits{{1, 1}}));
}

// ---- 将驰

TEST(Jiangchi, OneCardMoreAndNoSlash) {
  Table t(2);
  t.seat(0).general("caozhang").hand({card(kSlash)});
  t.turn_of(0, PhaseKind::Draw).start();
  t.launch(0, "jiangchi");
  t.choose_option(0, 0);
  EXPECT_EQ(t.hand(0), 4);
  EXPECT_FALSE(t.may_use(kSlash));
}

TEST(Jiangchi, OneCardFewerAndTwoSlashesAnywhere) {
  Table t(5);
  t.seat(0).general("caozhang").hand({card(kSlash), card(kSlash)});
  t.pile({card(kPeach), card(kPeach)});
  t.turn_of(0, PhaseKind::Draw).start();
  t.launch(0, "jiangchi");
  t.choose_option(0, 1);
  EXPECT_EQ(t.hand(0), 3);
  t.use(0, kSlash, {2});
  t.use(0, kSlash, {3});
  EXPECT_EQ(hits(t), (Hits{{2, 1}, {3, 1}}));
}

// ---- 自守, 宗室

TEST(Zishou, DrawsMoreAndSkipsPlaying) {
  Table t(2);
  t.seat(0).general("liubiao").hp(2, 4);
  t.turn_of(0, PhaseKind::Draw).start();
  t.launch(0, "zishou");
  EXPECT_EQ(t.hand(0), 4);
  EXPECT_TRUE(t.asked() == 1 || t.request().ask == Ask::OwnCards) << t.question();
  EXPECT_EQ(t.opened(Timing::PlayStart), t.asked() == 1 ? 1 : 0) << "his own play phase was skipped";
}

TEST(Zongshi, OneMoreForEachKingdom) {
  Table t(4);
  t.seat(0).general("liubiao").hp(2, 4);
  t.seat(1).kingdom(Kingdom::Wei);
  t.seat(2).kingdom(Kingdom::Wei);
  t.seat(3).kingdom(Kingdom::Shu);
  t.start();
  EXPECT_EQ(hand_limit(t.game(), 0), 5);
}

// ---- 恃勇

TEST(Shiyong, ARedSlashCostsMaximumHp) {
  Table t(2);
  t.seat(0).hand({card(kSlash, "H10")});
  t.seat(1).general("huaxiong");
  t.start();
  t.use(0, kSlash, {1});
  EXPECT_EQ(t.game()[1].max_hp, 5);
  EXPECT_EQ(t.hp(1), 5);
}

TEST(Shiyong, SoDoesADrunkenOneOnce) {
  Table t(2);
  t.seat(0).hand({card(kAnaleptic), card(kSlash, "H10")});
  t.seat(1).general("huaxiong");
  t.start();
  t.use(0, kAnaleptic);
  t.use(0, kSlash, {1});
  EXPECT_EQ(t.game()[1].max_hp, 5) << "red and drunken is still once";
  Table u(2);
  u.seat(0).hand({card(kSlash, "S7")});
  u.seat(1).general("huaxiong");
  u.start();
  u.use(0, kSlash, {1});
  EXPECT_EQ(u.game()[1].max_hp, 6);
}

// ---- 安恤, 追忆

TEST(Anxu, ThePoorerTakesACardOfTheRicherAndShowsIt) {
  Table t(3);
  t.seat(0).general("bulianshi");
  t.seat(1).hand({card(kPeach, "H3")});
  t.start();
  t.act(0, "anxu", {}, {1, 2});
  EXPECT_NE(t.in_hand(2, kPeach), kNoCard);
  EXPECT_EQ(t.count(LogKind::Shown), 1);
  EXPECT_EQ(t.hand(0), 1) << "no spade";
}

TEST(Anxu, ForASpadeSheDrawsNothing) {
  Table t(3);
  t.seat(0).general("bulianshi");
  t.seat(1).hand({card(kSlash, "S7")});
  t.start();
  t.act(0, "anxu", {}, {2, 1});
  EXPECT_NE(t.in_hand(2, kSlash), kNoCard);
  EXPECT_EQ(t.hand(0), 0);
}

TEST(Anxu, NotOnEqualHands) {
  Table t(3);
  t.seat(0).general("bulianshi");
  t.seat(1).hand({card(kSlash)});
  t.seat(2).hand({card(kSlash)});
  t.start();
  EXPECT_FALSE(t.offers("anxu"));
}

TEST(Zhuiyi, DyingSheGivesToAnotherThanHerKiller) {
  Table t(4);
  t.seat(0).hand({card(kSlash)});
  t.seat(1).general("bulianshi").hp(1, 3);
  t.seat(2).hp(2, 4);
  t.start();
  t.use(0, kSlash, {1});
  EXPECT_EQ(t.seats_for("zhuiyi"), seats({2, 3})) << t.question();
  t.launch(1, "zhuiyi", {}, {2});
  EXPECT_EQ(t.hand(2), 3);
  EXPECT_EQ(t.hp(2), 3);
}

// ---- 弓骑, 解烦

TEST(Gongqi, EverybodyIsInRangeThisTurn) {
  Table t(6);
  t.seat(0).general("handang").hand({card(kJink), card(kSlash)});
  t.start();
  EXPECT_EQ(t.targets_of(kSlash), seats({1, 5}));
  t.act(0, "gongqi", {t.in_hand(0, kJink)});
  EXPECT_EQ(t.targets_of(kSlash), seats({1, 2, 3, 4, 5}));
  EXPECT_FALSE(t.offers("gongqi"));
}

TEST(Gongqi, ForEquipmentHeMayDiscardACardOfAnother) {
  Table t(3);
  t.seat(0).general("handang").wears({card(kChitu)});
  t.seat(1).hand({card(kPeach)});
  t.start();
  t.act(0, "gongqi", {t.worn(0, kChitu)});
  t.choose_seats(0, {1});
  EXPECT_TRUE(t.discarded(kPeach));
}

TEST(Jiefan, EverybodyWithItInRangeDiscardsAWeaponOrLetsItDraw) {
  Table t(4);
  t.seat(0).general("handang");
  t.seat(1).hand({card(kBlade)});
  t.start();
  t.act(0, "jiefan", {}, {2});
  t.choose_cards(1, {t.in_hand(1, kBlade)});
  EXPECT_TRUE(t.discarded(kBlade));
  EXPECT_EQ(t.hand(2), 1) << "seat 3 has no weapon; he himself does not reach it";
  EXPECT_FALSE(t.offers("jiefan")) << "once a game";
}

// ---- 权计, 自立, 排异

TEST(Quanji, ForEachPointADrawAndAPower) {
  Table t(2);
  t.seat(0).hand({card(kAnaleptic), card(kSlash)});
  t.seat(1).general("zhonghui");
  t.start();
  t.use(0, kAnaleptic);
  t.use(0, kSlash, {1});
  t.launch(1, "quanji");
  t.launch(1, "quanji");
  EXPECT_EQ(t.hand(1), 0);
  EXPECT_EQ(hand_limit(t.game(), 1), 4) << "2 hp and two powers";
}

TEST(Zili, WithThreePowersHeAwakens) {
  Table t(2);
  t.seat(0).general("zhonghui").hp(2, 4);
  for (const char* face : {"S7", "S8", "S9"}) t.seat(0).lies_on_general(card(kSlash, face), "quanji");
  t.turn_of(0, PhaseKind::Prepare).start();
  t.choose_option(0, 0);
  EXPECT_EQ(t.hp(0), 3);
  EXPECT_EQ(t.game()[0].max_hp, 3);
  EXPECT_TRUE(t.offers("paiyi")) << t.question();
}

TEST(Paiyi, TwoCardsAndABlowForWhoHoldsMore) {
  Table t(2);
  t.seat(0).general("zhonghui").skill("paiyi").lies_on_general(card(kSlash, "S7"), "quanji");
  t.start();
  const CardId power = t.cards_for("paiyi").first();
  t.act(0, "paiyi", {power}, {1});
  EXPECT_EQ(t.hand(1), 2);
  EXPECT_EQ(hits(t), (Hits{{1, 1}}));
  EXPECT_TRUE(t.discarded(kSlash));
}

TEST(Paiyi, NotForHimself) {
  Table t(2);
  t.seat(0).general("zhonghui").skill("paiyi").lies_on_general(card(kSlash, "S7"), "quanji");
  t.start();
  t.act(0, "paiyi", {t.cards_for("paiyi").first()}, {0});
  EXPECT_EQ(t.hand(0), 2);
  EXPECT_TRUE(hits(t).empty());
}

}  // namespace
}  // namespace jiesuan::test
