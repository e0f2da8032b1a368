// 糜夫人: 闺秀, 存嗣, 勇决.
#include "engine/rules/skills.h"
#include "tests/support/story.h"

namespace jiesuan::test {
namespace {

// ---- 闺秀, 存嗣

TEST(Cunsi, HiddenSheMayRevealHerselfAndDrawsForIt) {
  Table t(4);
  t.mode("hegemony");
  t.seat(0).generals("heg_mifuren", "heg_madai").hidden(0).hidden(1);
  t.start();
  t.choose_option(0, 0);  // he reveals nothing at the start of the turn
  EXPECT_TRUE(t.seats_for("cunsi").empty()) << "hidden, she can only be revealed";
  t.act(0, "cunsi");
  EXPECT_FALSE(t.game()[0].general[0].hidden);
  t.launch(0, "guixiu");
  EXPECT_EQ(t.hand(0), 2);
  EXPECT_EQ(t.seats_for("cunsi"), seats({0, 1, 2, 3})) << t.question();
}

TEST(Cunsi, SheIsRemovedAndAnotherGainsYongjueAndTwoCards) {
  Table t(4);
  t.mode("hegemony");
  t.seat(0).generals("heg_mifuren", "heg_madai").hp(2, 3);
  t.start();
  t.act(0, "cunsi", {}, {2});
  t.launch(0, "state_guixiu");
  EXPECT_EQ(t.hp(0), 3);
  EXPECT_TRUE(t.game()[0].general[0].is_soldier());
  EXPECT_FALSE(has(t, 0, "guixiu"));
  EXPECT_TRUE(has(t, 2, "yongjue"));
  EXPECT_EQ(t.hand(2), 2);
  EXPECT_FALSE(t.offers("cunsi"));
}

TEST(Cunsi, ForHerselfWithoutCards) {
  Table t(4);
  t.mode("hegemony");
  t.seat(0).generals("heg_mifuren", "heg_madai");
  t.start();
  t.act(0, "cunsi", {}, {0});
  EXPECT_TRUE(t.idle(0)) << "unwounded she is not asked whether to recover; " << t.question();
  EXPECT_TRUE(has(t, 0, "yongjue"));
  EXPECT_EQ(t.hand(0), 0);
}

TEST(Guixiu, AnyRemovalCounts) {
  Table t(4);
  t.mode("hegemony");
  t.turn_of(1);
  t.seat(0).generals("heg_madai", "heg_mifuren").hp(1, 3);
  t.seat(1).generals("heg_zhangren", "heg_yuji").hand({card(kSlash)});
  t.start();
  t.use(1, kSlash, {0});
  t.launch(1, "chuanxin");
  t.launch(0, "state_guixiu");
  EXPECT_EQ(t.hp(0), 2);
  EXPECT_TRUE(t.game()[0].general[1].is_soldier());
}

TEST(Guixiu, NotForTheCardBesideHers) {
  Table t(4);
  t.mode("hegemony");
  t.turn_of(1);
  t.seat(0).generals("heg_mifuren", "heg_madai").hp(1, 3);
  t.seat(1).generals("heg_zhangren", "heg_yuji").hand({card(kSlash)});
  t.start();
  t.use(1, kSlash, {0});
  t.launch(1, "chuanxin");
  EXPECT_TRUE(t.idle(1)) << t.question();
  EXPECT_EQ(t.hp(0), 1);
}

// ---- 勇决

TEST(Yongjue, TheFirstSlashOfThePhaseComesBack) {
  Table t(4);
  t.mode("hegemony");
  t.seat(0).kingdom(Kingdom::Shu).skill("yongjue").hand({card(kSlash), card(kPeach)});
  t.start();
  t.use(0, kSlash, {1});
  t.launch(0, "yongjue");
  EXPECT_EQ(t.hand(0), 2);
}

TEST(Yongjue, OneOfTheForceDecidesForItself) {
  Table t(4);
  t.mode("hegemony");
  t.turn_of(1);
  t.seat(0).kingdom(Kingdom::Shu).skill("yongjue");
  t.seat(1).kingdom(Kingdom::Shu).hand({card(kSlash)});
  t.start();
  t.use(1, kSlash, {2});
  t.launch(1, "yongjue");
  EXPECT_EQ(t.hand(1), 1);
}

TEST(Yongjue, NotForASecondCard) {
  Table t(4);
  t.mode("hegemony");
  t.seat(0).kingdom(Kingdom::Shu).skill("yongjue").hp(3, 4).hand({card(kSlash), card(kPeach)});
  t.start();
  t.use(0, kPeach, {});
  t.use(0, kSlash, {1});
  EXPECT_TRUE(t.idle(0)) << t.question();
}

// R003-29 … R003-31: given to somebody whose generals lie face down it is no skill of a card.
TEST(Yongjue, WithoutAForceItWorksForItsOwnerAloneAndRevealsNothing) {
  Table t(4);
  t.mode("hegemony");
  t.seat(0).generals("heg_madai", "heg_jiangwanfeiyi").hidden(0).hidden(1).skill("yongjue");
  t.seat(0).hand({card(kSlash)});
  t.start();
  t.choose_option(0, 0);  // he reveals nothing at the start of the turn
  t.use(0, kSlash, {1});
  t.launch(0, "yongjue");
  EXPECT_EQ(t.hand(0), 1);
  EXPECT_TRUE(t.game()[0].general[0].hidden && t.game()[0].general[1].hidden);
  Table u(4);
  u.mode("hegemony");
  u.turn_of(1);
  u.seat(0).generals("heg_madai", "heg_jiangwanfeiyi").hidden(0).hidden(1).skill("yongjue");
  u.seat(1).kingdom(Kingdom::Shu).hand({card(kSlash)});
  u.start();
  u.use(1, kSlash, {2});
  EXPECT_TRUE(u.idle(1)) << u.question();
}

}  // namespace
}  // namespace jiesuan::test
