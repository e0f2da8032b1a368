// 卞夫人: 挽危, 约俭.
#include "engine/query/distance.h"
#include "tests/generals/hegemony/hidden.h"
#include "tests/support/story.h"

namespace jiesuan::test {
namespace {

TEST(Wanwei, SheChoosesWhatAnotherTakes) {
  Table t(3);
  t.mode("hegemony");
  t.seat(0).general("heg_masu").hand({card(kSnatch)});
  t.seat(1).generals("heg_bianfuren", "heg_yujin").hidden(0).hidden(1).hand({card(kPeach), card(kJink)});
  t.seat(1).wears({card(kChitu)});
  begin(t);
  const CardId jink = t.in_hand(1, kJink);
  t.use(0, kSnatch, {1});
  t.choose_cards(0, {t.worn(1, kChitu)});
  t.launch(1, "wanwei", {jink});
  EXPECT_TRUE(t.game()[0].hand.has(jink));
  EXPECT_NE(t.worn(1, kChitu), kNoCard);
  EXPECT_FALSE(t.game()[1].general[0].hidden);
}

TEST(Wanwei, AlsoWhatAnotherDiscardsAndAsManyCards) {
  Table t(3);
  t.mode("hegemony");
  t.seat(0).general("heg_masu").hand({card(kSlash)}).wears({card(kIceSword)});
  t.seat(1).general("heg_bianfuren").hand({card(kPeach), card(kJink)}).wears({card(kChitu)});
  begin(t);
  const CardId peach = t.in_hand(1, kPeach);
  t.use(0, kSlash, {1});
  t.pass(1);
  t.pass(0);  // 制蛮
  t.launch(0, "ice_sword");
  t.choose_cards(0, {t.worn(1, kChitu)});
  t.launch(1, "wanwei", {t.in_hand(1, kJink)});
  EXPECT_NE(t.worn(1, kChitu), kNoCard);
  t.choose_cards(0, {t.worn(1, kChitu)});
  t.pass(1);
  EXPECT_EQ(t.worn(1, kChitu), kNoCard);
  EXPECT_TRUE(t.game()[1].hand.has(peach));
}

TEST(Wanwei, NotIfThereIsNothingElseNorForWhatSheDiscardsHerself) {
  Table t(3);
  t.mode("hegemony");
  t.seat(0).general("heg_masu").hand({card(kSnatch)});
  t.seat(1).general("heg_bianfuren").hand({card(kPeach)});
  begin(t);
  t.use(0, kSnatch, {1});
  EXPECT_TRUE(t.idle(0)) << t.question();
  EXPECT_EQ(t.hand(1), 0);
}

// 卞夫人 at seat 1; seat 0, of this general, comes to its discard phase after what it did.
struct Thrift : Table {
  explicit Thrift(const std::string& ally) : Table(4) {
    mode("hegemony");
    seat(0).general(ally).hp(2, 4).hand({card(kSlash), card(kJink), card(kJink), card(kJink)});
    seat(1).general("heg_bianfuren");
    seat(2).general("heg_masu");
    seat(3).general("heg_lingtong");
  }
};

TEST(Yuejian, WhoHarmedNobodyKeepsAsManyCardsAsMaximumHp) {
  Thrift t("heg_yujin");
  begin(t);
  t.end_phase(0);
  EXPECT_EQ(t.hand(0), 4);
  EXPECT_EQ(t.launches("yuejian"), 1);
}

TEST(Yuejian, NotAfterACardOnAnotherForce) {
  Thrift t("heg_yujin");
  begin(t);
  t.use(0, kSlash, {3});
  t.end_phase(0);
  EXPECT_EQ(t.launches("yuejian"), 0);
  EXPECT_EQ(hand_limit(t.game(), 0), 2);
}

TEST(Yuejian, NorOnOneWithoutForceButOnItsOwnIsNoHarm) {
  Thrift t("heg_yujin");
  t.seat(3).generals("heg_lingtong", "heg_lvfan").hidden(0).hidden(1);
  begin(t);
  t.use(0, kSlash, {3});
  t.end_phase(0);
  EXPECT_EQ(t.launches("yuejian"), 0);
  Thrift u("heg_yujin");
  begin(u);
  u.use(0, kSlash, {1});
  u.end_phase(0);
  EXPECT_EQ(u.launches("yuejian"), 1);
}

TEST(Yuejian, NotForAnotherForce) {
  Thrift t("heg_lingtong");
  begin(t);
  t.end_phase(0);
  EXPECT_EQ(t.launches("yuejian"), 0);
}

TEST(Yuejian, HiddenSheMayRevealHerselfForIt) {
  Thrift t("heg_yujin");
  t.seat(1).general("heg_cuiyanmaojie").hidden(0).hidden(1);
  begin(t);
  t.end_phase(0);
  t.launch(1, "yuejian");
  EXPECT_FALSE(t.game()[1].general[0].hidden);
  EXPECT_EQ(t.hand(0), 4);
}

}  // namespace
}  // namespace jiesuan::test
