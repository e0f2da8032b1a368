// 邹氏 of 国战: 祸水, 倾城.
#include "tests/generals/hegemony/hidden.h"
#include "tests/support/story.h"

namespace jiesuan::test {
namespace {

constexpr int kHead = 0, kDeputy = 1;

// ---- 祸水: Lady Zou in seat 0; Guan Yu's like in seat 1 lie hidden.

class Trouble : public Table {
 public:
  Trouble() : Table(4) {
    mode("hegemony");
    seat(0).generals("heg_zoushi", "heg_jiling").hand({card(kSlash, "C")});
    seat(1).generals("heg_daqiao", "heg_lvmeng").hidden(0).hidden(1).hand({card(kPeach)});
    seat(2).kingdom(Kingdom::Wei);
    seat(3).kingdom(Kingdom::Shu);
  }
};

TEST(Huoshui, InHerTurnOthersCannotLaunchSkillsOfHiddenGenerals) {
  Trouble t;
  t.start();
  t.pass(0);  // 双刃
  t.use(0, kSlash, {1});
  EXPECT_EQ(hits(t), (Hits{{1, 1}})) << "流离 is not offered: " << t.question();
}

TEST(Huoshui, OnlyWhileSheIsRevealed) {
  Trouble t;
  t.seat(0).hidden(0);
  start_unrevealed(t);
  t.pass(0);
  t.use(0, kSlash, {1});
  EXPECT_TRUE(t.offers(1, "liuli")) << t.question();
}

TEST(Huoshui, NotInTheTurnsOfOthers) {
  Trouble t;
  t.turn_of(2);
  t.seat(2).hand({card(kSlash)});
  t.start();
  t.use(2, kSlash, {1});
  EXPECT_TRUE(t.offers(1, "liuli")) << t.question();
}

TEST(Huoshui, InHerPlayPhaseSheMayRevealHerself) {
  Trouble t;
  t.seat(0).hidden(0).hidden(1);
  start_unrevealed(t);
  t.pass(0);
  ASSERT_TRUE(t.offers("huoshui")) << t.question();
  t.act(0, "huoshui");
  EXPECT_FALSE(t.game()[0].general[kHead].hidden);
  EXPECT_TRUE(t.game()[0].general[kDeputy].hidden);
  EXPECT_TRUE(t.idle(0));
  EXPECT_FALSE(t.offers("huoshui")) << "she is revealed";
  t.use(0, kSlash, {1});
  EXPECT_EQ(hits(t), (Hits{{1, 1}})) << t.question();
}

TEST(Huoshui, SheHerselfMayRevealHerOtherGeneral) {
  Trouble t;
  t.seat(0).hidden(1);
  start_unrevealed(t);
  EXPECT_TRUE(t.offers(0, "shuangren")) << t.question();
}

// ---- 倾城

const General a_lord({.id = "test_qingcheng_lord",
                      .zh = "试君主",
                      .en = "Qingcheng lord",
                      .set = "test",
                      .kingdom = Kingdom::Wu,
                      .hp = 4,
                      .replaces = "heg_sunquan"});

class Beauty : public Table {
 public:
  Beauty() : Table(4) {
    mode("hegemony");
    seat(0).generals("heg_zoushi", "heg_lvbu").hand({card(kCrossbow), card(kPeach)}).wears({card(kVine)});
    seat(1).generals("heg_zhoutai", "heg_lvmeng");
    seat(2).generals("heg_ganning", "heg_taishici").hidden(1);
    seat(3).kingdom(Kingdom::Shu);
  }
};

TEST(Qingcheng, ForAnEquipmentCardSheHidesAGeneralOfSomebodyWhoHidesNone) {
  Beauty t;
  t.start();
  EXPECT_EQ(t.cards_for("qingcheng"), cards({t.in_hand(0, kCrossbow), t.worn(0, kVine)}));
  EXPECT_EQ(t.seats_for("qingcheng", {t.worn(0, kVine)}), seats({1}));
  t.act(0, "qingcheng", {t.worn(0, kVine)}, {1});
  t.choose_option(0, kDeputy);
  EXPECT_TRUE(t.discarded(kVine));
  EXPECT_TRUE(t.game()[1].general[kDeputy].hidden);
  EXPECT_FALSE(t.game()[1].general[kHead].hidden);
  EXPECT_EQ(t.game()[1].kingdom, Kingdom::Wu) << "the force stays";
}

TEST(Qingcheng, AsOftenAsSheCanPay) {
  Beauty t;
  t.seat(2).generals("heg_ganning", "heg_taishici");
  t.start();
  t.game()[2].general[1].hidden = false;
  t.act(0, "qingcheng", {t.worn(0, kVine)}, {1});
  t.choose_option(0, kHead);
  t.act(0, "qingcheng", {t.in_hand(0, kCrossbow)}, {2});
  t.choose_option(0, kHead);
  EXPECT_TRUE(t.game()[1].general[kHead].hidden);
  EXPECT_TRUE(t.game()[2].general[kHead].hidden);
}

TEST(Qingcheng, TheCardsOnThatGeneralGoToTheDiscardPile) {
  Beauty t;
  t.seat(1).lies_on_general(card(kJink, "D8"), "buqu_new");
  t.start();
  t.act(0, "qingcheng", {t.worn(0, kVine)}, {1});
  t.choose_option(0, kHead);
  EXPECT_TRUE(t.discarded(kJink));
}

TEST(Qingcheng, ASoldierIsNoChoice) {
  Beauty t;
  t.start();
  t.game()[1].general[kHead] = {};
  t.game()[1].general[kHead].soldier = Gender::Male;
  t.act(0, "qingcheng", {t.worn(0, kVine)}, {1});
  EXPECT_TRUE(t.idle(0)) << "only the deputy is left: " << t.question();
  EXPECT_TRUE(t.game()[1].general[kDeputy].hidden);
}

TEST(Qingcheng, ALordCannotBeHidden) {
  Beauty t;
  t.seat(1).generals("test_qingcheng_lord", "heg_lvmeng");
  t.start();
  t.act(0, "qingcheng", {t.worn(0, kVine)}, {1});
  EXPECT_TRUE(t.idle(0)) << "only the deputy can be: " << t.question();
  EXPECT_TRUE(t.game()[1].general[kDeputy].hidden);
}

TEST(Qingcheng, HiddenSheRevealsHerselfForIt) {
  Beauty t;
  t.seat(0).hidden(0).hidden(1);
  start_unrevealed(t);
  t.act(0, "qingcheng", {t.worn(0, kVine)}, {1});
  EXPECT_FALSE(t.game()[0].general[kHead].hidden);
  t.choose_option(0, kDeputy);
  EXPECT_TRUE(t.game()[1].general[kDeputy].hidden);
}

}  // namespace
}  // namespace jiesuan::test
