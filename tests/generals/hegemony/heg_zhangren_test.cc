// 张任: 穿心, 锋矢.
#include "tests/support/story.h"

namespace jiesuan::test {
namespace {

constexpr int kGear = 0, kDeputyGoes = 1;

// ---- 穿心

void lay_out(Table& t) {
  t.mode("hegemony");
  t.seat(0).generals("heg_zhangren", "heg_yuji").hand({card(kSlash, "S"), card(kDuel)});
  t.seat(1).generals("heg_madai", "heg_jiangwanfeiyi");
}

TEST(Chuanxin, WithoutEquipmentTheDeputyGoes) {
  Table t(4);
  lay_out(t);
  t.start();
  t.use(0, kSlash, {1});
  t.launch(0, "chuanxin");
  EXPECT_EQ(hits(t), Hits{});
  EXPECT_TRUE(t.game()[1].general[1].is_soldier());
  EXPECT_FALSE(t.game()[1].general[0].is_soldier());
  t.use(0, kDuel, {1});
  EXPECT_FALSE(t.offers(0, "chuanxin")) << "a soldier is no deputy";
}

TEST(Chuanxin, OrAllEquipmentAndOneHp) {
  Table t(4);
  lay_out(t);
  t.seat(1).wears({card(kCrossbow), card(kDilu)});
  t.start();
  t.use(0, kDuel, {1});
  t.launch(0, "chuanxin");
  t.choose_option(1, kGear);
  EXPECT_TRUE(t.game()[1].equipped().empty());
  EXPECT_EQ(t.hp(1), t.game()[1].max_hp - 1);
  EXPECT_FALSE(t.game()[1].general[1].is_soldier());
  EXPECT_EQ(hits(t), Hits{});
}

TEST(Chuanxin, TheVictimMayChooseTheDeputyAllTheSame) {
  Table t(4);
  lay_out(t);
  t.seat(1).wears({card(kCrossbow)});
  t.start();
  t.use(0, kSlash, {1});
  t.launch(0, "chuanxin");
  t.choose_option(1, kDeputyGoes);
  EXPECT_NE(t.worn(1, kCrossbow), kNoCard);
  EXPECT_TRUE(t.game()[1].general[1].is_soldier());
}

TEST(Chuanxin, NotAgainstHisOwnForceNorWithoutForce) {
  Table t(4);
  lay_out(t);
  t.seat(1).generals("heg_dongzhuo", "heg_hetaihou");
  t.start();
  t.use(0, kSlash, {1});
  EXPECT_EQ(t.launches("chuanxin"), 0);
  EXPECT_EQ(t.damages(1), std::vector<int>{1});
  Table u(4);
  lay_out(u);
  u.seat(1).hidden(0).hidden(1);
  u.start();
  u.use(0, kSlash, {1});
  EXPECT_EQ(u.damages(1), std::vector<int>{1});
}

TEST(Chuanxin, HiddenHeKnowsTheForceHeWillHave) {
  Table t(4);
  lay_out(t);
  t.seat(0).hidden(0).hidden(1);
  t.start();
  t.choose_option(0, 0);  // he reveals nothing at the start of the turn
  t.use(0, kSlash, {1});
  t.launch(0, "chuanxin");
  EXPECT_EQ(t.game()[0].kingdom, Kingdom::Qun);
  EXPECT_TRUE(t.game()[1].general[1].is_soldier());
}

TEST(Chuanxin, OnlyInHisPlayPhase) {
  Table t(4);
  lay_out(t);
  t.turn_of(1);
  t.seat(1).hand({card(kDuel)});
  t.start();
  t.use(1, kDuel, {0});
  t.play(0, kSlash);
  EXPECT_EQ(t.launches("chuanxin"), 0) << "a Duel of the other, outside his turn";
  EXPECT_EQ(t.damages(1), std::vector<int>{1});
}

// ---- 锋矢: seats 0 and 2 besiege seat 1.

void lay_out_siege(Table& t) {
  t.mode("hegemony");
  t.seat(0).kingdom(Kingdom::Qun).hand({card(kSlash, "S")});
  t.seat(1).kingdom(Kingdom::Wei).wears({card(kCrossbow), card(kChitu)});
  t.seat(2).generals("heg_zhangren", "heg_yuji");
  t.seat(3).kingdom(Kingdom::Shu);
}

TEST(Fengshi, TheBesiegedDiscardsEquipmentOfItsChoice) {
  Table t(4);
  lay_out_siege(t);
  t.start();
  t.use(0, kSlash, {1});
  t.choose_cards(1, {t.worn(1, kChitu)});
  EXPECT_TRUE(t.discarded(kChitu));
  EXPECT_NE(t.worn(1, kCrossbow), kNoCard);
}

TEST(Fengshi, NothingToDiscardNothingHappens) {
  Table t(4);
  lay_out_siege(t);
  t.seat(1).wears({}).hand({card(kPeach)});
  t.start();
  t.use(0, kSlash, {1});
  EXPECT_EQ(t.launches("fengshi"), 0);
  EXPECT_EQ(t.hand(1), 1);
}

TEST(Fengshi, NotWithFewerThanFourCharactersNorHidden) {
  Table t(4);
  lay_out_siege(t);
  t.seat(3).dead();
  t.start();
  t.use(0, kSlash, {1});
  EXPECT_EQ(t.launches("fengshi"), 0);
  Table u(4);
  lay_out_siege(u);
  u.seat(2).hidden(0).hidden(1);
  u.start();
  u.use(0, kSlash, {1});
  EXPECT_EQ(u.launches("fengshi"), 0) << "without a force he besieges nobody";
}

}  // namespace
}  // namespace jiesuan::test
