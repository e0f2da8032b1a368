// 孙策〔国战〕: 鹰扬, 魂殇.
#include "engine/rules/skills.h"
#include "tests/support/story.h"

namespace jiesuan::test {
namespace {

constexpr int kHigher = 0, kLower = 1;

// ---- 鹰扬: 天义 makes the pindian.

void lay_out_pindian(Table& t, const char* his_card, const char* other_card) {
  t.mode("hegemony");
  t.seat(0).skill("tianyi").kingdom(Kingdom::Wu).hand({card(kSlash, other_card)});
  t.seat(1).generals("heg_sunce", "heg_jiangqin").hand({card(kSlash, his_card)});
}
Seat winner_of(const Table& t) { return static_cast<Seat>(t.nth(LogKind::PindianResult).n); }

void lay_down_cards(Table& t) {
  t.act(0, "tianyi", {}, {1});
  t.choose_cards(0, {t.in_hand(0, kSlash)});
  t.choose_cards(1, {t.in_hand(1, kSlash)});
}

TEST(Yingyang, ThreeMoreTurnTheResult) {
  Table t(4);
  lay_out_pindian(t, "S7", "S9");
  t.start();
  lay_down_cards(t);
  t.launch(1, "yingyang");
  t.choose_option(1, kHigher);
  EXPECT_EQ(winner_of(t), 1);
}

TEST(Yingyang, OrThreeLess) {
  Table t(4);
  lay_out_pindian(t, "S10", "S9");
  t.start();
  lay_down_cards(t);
  t.launch(1, "yingyang");
  t.choose_option(1, kLower);
  EXPECT_EQ(winner_of(t), 0);
}

TEST(Yingyang, NoNumberIsLowerThanOne) {
  Table t(4);
  lay_out_pindian(t, "C2", "S4");
  t.start();
  lay_down_cards(t);
  t.launch(1, "yingyang");
  t.choose_option(1, kHigher);
  EXPECT_EQ(winner_of(t), 1) << "5 against 4";
}

TEST(Yingyang, HiddenHeRevealsHimselfForIt) {
  Table t(4);
  lay_out_pindian(t, "S7", "S9");
  t.seat(1).hidden(0).hidden(1);
  t.start();
  lay_down_cards(t);
  t.launch(1, "yingyang");
  t.choose_option(1, kHigher);
  EXPECT_FALSE(t.game()[1].general[0].hidden);
  EXPECT_EQ(winner_of(t), 1);
}

TEST(Yingyang, NotInAPindianOfOthers) {
  Table t(4);
  lay_out_pindian(t, "S7", "S9");
  t.seat(2).hand({card(kJink)});
  t.start();
  t.act(0, "tianyi", {}, {2});
  t.choose_cards(0, {t.in_hand(0, kSlash)});
  t.choose_cards(2, {t.in_hand(2, kJink)});
  EXPECT_EQ(t.launches("yingyang"), 0);
  EXPECT_TRUE(t.idle(0)) << t.question();
}

// ---- 魂殇

bool has(Table& t, const char* skill) { return has_skill(t.game(), 0, *Catalogue::get().find_skill(skill)); }

TEST(Hunshang, WithOneHpHeHasYingziAndYinghunInHisTurn) {
  Table t(4);
  t.mode("hegemony");
  t.turn_of(0, PhaseKind::Prepare);
  t.seat(0).generals("heg_jiangqin", "heg_sunce").hp(1, 3);
  t.start();
  t.launch(0, "yinghun", {}, {1});
  t.choose_option(0, 0);
  t.choose_cards(1, {t.game()[1].hand.first()});
  EXPECT_TRUE(has(t, "yinghun"));
  t.launch(0, "yingzi");
  EXPECT_EQ(t.hand(0), 3);
  t.end_phase(0);
  t.choose_cards(0, {t.game()[0].hand.nth(0), t.game()[0].hand.nth(1)});
  ASSERT_TRUE(t.idle(1)) << t.question();
  EXPECT_FALSE(has(t, "yinghun"));
  EXPECT_FALSE(has(t, "yingzi"));
}

TEST(Hunshang, NotWithMoreHpNorAsHead) {
  Table t(4);
  t.mode("hegemony");
  t.turn_of(0, PhaseKind::Prepare);
  t.seat(0).generals("heg_jiangqin", "heg_sunce").hp(2, 3);
  t.start();
  EXPECT_TRUE(t.idle(0)) << t.question();
  EXPECT_FALSE(has(t, "yinghun"));
  Table u(4);
  u.mode("hegemony");
  u.turn_of(0, PhaseKind::Prepare);
  u.seat(0).generals("heg_sunce", "heg_jiangqin").hp(1, 3);
  u.start();
  EXPECT_TRUE(u.idle(0)) << u.question();
}

TEST(Hunshang, HalfASymbolLessAsDeputy) {
  Table t(4);
  t.mode("hegemony");
  t.seat(0).generals("heg_jiangqin", "heg_sunce");
  t.seat(1).generals("heg_sunce", "heg_chenwudongxi");
  t.start();
  EXPECT_EQ(t.game()[0].max_hp, 3);
  EXPECT_EQ(t.game()[1].max_hp, 4);
}

}  // namespace
}  // namespace jiesuan::test
