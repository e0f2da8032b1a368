// 凌统〔国〕: 旋略, 勇进.
#include "tests/generals/hegemony/hidden.h"
#include "tests/support/story.h"

namespace jiesuan::test {
namespace {

TEST(Xuanlue, AfterALossOfEquipmentHeDiscardsACardOfAnother) {
  Table t(3);
  t.mode("hegemony");
  t.seat(0).general("heg_lingtong").hand({card(kCrossbow)}).wears({card(kSpear)});
  t.seat(1).general("heg_masu").hand({card(kJink)});
  begin(t);
  t.use(0, kCrossbow);
  EXPECT_EQ(t.seats_for("xuanlue"), seats({1}));
  t.launch(0, "xuanlue", {}, {1});
  EXPECT_EQ(t.hand(1), 0);
}

TEST(Xuanlue, OnceForAllThatIsLostTogether) {
  Table t(3);
  t.mode("hegemony");
  t.turn_of(1);
  t.seat(0).generals("heg_lvfan", "heg_lingtong").hidden(1).hidden(0).wears({card(kSpear), card(kChitu)});
  t.seat(1).general("heg_masu").hand({card(kSnatch), card(kJink), card(kJink)});
  begin(t);
  t.use(1, kSnatch, {0});
  t.choose_cards(1, {t.worn(0, kSpear)});
  t.launch(0, "xuanlue", {}, {1});
  EXPECT_FALSE(t.game()[0].general[1].hidden);
  EXPECT_EQ(t.hand(1), 2);
  EXPECT_TRUE(t.idle(1)) << t.question();
}

// Equipment at two places.
struct Charge : Table {
  Charge() : Table(3) {
    mode("hegemony");
    seat(0).generals("heg_lingtong", "heg_lvfan").hidden(0).hidden(1);
    seat(1).general("heg_masu").wears({card(kSpear), card(kChitu)});
    seat(2).general("heg_yujin").wears({card(kCrossbow)});
  }
};

TEST(Yongjin, MovesUpToThreeEquipmentCardsOneAfterTheOther) {
  Charge t;
  begin(t);
  const CardId spear = t.worn(1, kSpear), crossbow = t.worn(2, kCrossbow);
  t.act(0, "yongjin");
  EXPECT_FALSE(t.game()[0].general[0].hidden);
  t.choose_cards(0, {spear}, {0});  // seat 2 has a weapon: nothing is replaced
  t.choose_cards(0, {crossbow}, {1});
  t.choose_cards(0, {spear}, {2});  // the same card again; he loses it
  EXPECT_TRUE(t.offers(0, "xuanlue"));
  t.pass(0);
  EXPECT_EQ(t.worn(2, kSpear), spear);
  EXPECT_EQ(t.worn(1, kCrossbow), crossbow);
  EXPECT_TRUE(t.idle(0)) << t.question();
  EXPECT_FALSE(t.offers("yongjin")) << "once a game";
}

TEST(Yongjin, HeMustMoveOneAndMayStopThen) {
  Charge t;
  begin(t);
  t.act(0, "yongjin");
  EXPECT_FALSE(t.request().may_pass);
  t.choose_cards(0, {t.worn(1, kChitu)}, {2});
  t.pass(0);
  EXPECT_TRUE(t.idle(0));
}

TEST(Yongjin, DelayedTricksAreNoEquipment) {
  Table t(2);
  t.mode("hegemony");
  t.seat(0).general("heg_lingtong").judging(card(kIndulgence));
  t.seat(1).general("heg_masu");
  begin(t);
  EXPECT_FALSE(t.offers("yongjin"));
}

}  // namespace
}  // namespace jiesuan::test
