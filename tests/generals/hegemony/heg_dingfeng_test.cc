// 丁奉 of 国战: 短兵, 奋迅.
#include "engine/query/distance.h"
#include "tests/generals/hegemony/hidden.h"
#include "tests/support/story.h"

namespace jiesuan::test {
namespace {

// Ding Feng in seat 0 of five: 1 and 4 at distance 1, 2 and 3 at distance 2.
class Five : public Table {
 public:
  Five() : Table(5) {
    mode("hegemony");
    seat(0).generals("heg_dingfeng", "heg_lvmeng").hand({card(kSlash), card(kPeach)});
    for (Seat s = 1; s < 5; ++s) seat(s).kingdom(s < 3 ? Kingdom::Wei : Kingdom::Shu);
  }
};

// ---- 短兵

TEST(Duanbing, AddsOneAtDistanceOneToTheTargets) {
  Five t;
  t.start();
  t.use(0, kSlash, {1});
  EXPECT_EQ(t.request().timing, Timing::UseTargetsChosen);
  EXPECT_EQ(t.seats_for("duanbing"), seats({4})) << "no target of it yet, and near enough";
  t.launch(0, "duanbing", {}, {4});
  EXPECT_EQ(hits(t), (Hits{{1, 1}, {4, 1}}));
}

TEST(Duanbing, HeNeedNot) {
  Five t;
  t.start();
  t.use(0, kSlash, {1});
  t.pass(0);
  EXPECT_EQ(hits(t), (Hits{{1, 1}}));
}

TEST(Duanbing, AlsoForASlashAtADistance) {
  Five t;
  t.seat(0).wears({card(kSpear)});
  t.start();
  t.use(0, kSlash, {2});
  EXPECT_EQ(t.seats_for("duanbing"), seats({1, 4}));
  t.launch(0, "duanbing", {}, {1});
  EXPECT_EQ(hits(t), (Hits{{1, 1}, {2, 1}}));
}

TEST(Duanbing, NotForWhomTheSlashCannotTarget) {
  Five t;
  t.seat(4).skill("kongcheng");
  t.start();
  t.use(0, kSlash, {1});
  EXPECT_EQ(hits(t), (Hits{{1, 1}})) << "nobody to add: " << t.question();
}

TEST(Duanbing, NotForAnothersSlash) {
  Five t;
  t.turn_of(1);
  t.seat(1).hand({card(kSlash)});
  t.start();
  t.use(1, kSlash, {2});
  EXPECT_EQ(hits(t), (Hits{{2, 1}})) << t.question();
}

TEST(Duanbing, AHiddenDingFengRevealsHimselfForIt) {
  Five t;
  t.seat(0).hidden(0).hidden(1);
  start_unrevealed(t);
  t.use(0, kSlash, {1});
  t.launch(0, "duanbing", {}, {4});
  EXPECT_FALSE(t.game()[0].general[0].hidden);
  EXPECT_EQ(t.game()[0].kingdom, Kingdom::Wu);
  EXPECT_EQ(hits(t), (Hits{{1, 1}, {4, 1}}));
}

// ---- 奋迅

TEST(Fenxun, HisDistanceToItIsOneThisTurn) {
  Five t;
  t.seat(2).wears({card(kDilu)});
  t.start();
  ASSERT_EQ(distance(t.game(), 0, 2), 3);
  t.act(0, "fenxun", {t.in_hand(0, kPeach)}, {2});
  EXPECT_EQ(distance(t.game(), 0, 2), 1) << "horses do not change it";
  EXPECT_EQ(distance(t.game(), 2, 0), 2) << "one direction only";
  EXPECT_EQ(distance(t.game(), 0, 3), 2);
  EXPECT_FALSE(t.offers("fenxun"));
  t.use(0, kSlash, {2});
  EXPECT_EQ(t.seats_for("duanbing"), seats({1, 4}));
  t.pass(0);
  t.end_phase(0);
  EXPECT_TRUE(t.idle(1)) << t.question();
  EXPECT_EQ(distance(t.game(), 0, 2), 3);
}

TEST(Fenxun, WithItSomebodyFarCanBeAddedByDuanbing) {
  Five t;
  t.start();
  t.act(0, "fenxun", {t.in_hand(0, kPeach)}, {2});
  t.use(0, kSlash, {1});
  EXPECT_EQ(t.seats_for("duanbing"), seats({2, 4}));
}

TEST(Fenxun, NeedsACard) {
  Five t;
  t.seat(0).hand({});
  t.start();
  EXPECT_FALSE(t.offers("fenxun"));
}

TEST(Fenxun, MayBePaidWithEquipmentByAHiddenDingFeng) {
  Five t;
  t.seat(0).hidden(0).hidden(1).wears({card(kSpear)});
  start_unrevealed(t);
  t.act(0, "fenxun", {t.worn(0, kSpear)}, {3});
  EXPECT_FALSE(t.game()[0].general[0].hidden);
  EXPECT_TRUE(t.discarded(kSpear));
  EXPECT_EQ(t.targets_of(kSlash), seats({1, 3, 4}));
}

}  // namespace
}  // namespace jiesuan::test
