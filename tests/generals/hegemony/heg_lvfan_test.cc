// 吕范: 调度, 典财.
#include "tests/generals/hegemony/hidden.h"
#include "tests/support/naming.h"
#include "tests/support/story.h"

namespace jiesuan::test {
namespace {

struct Supplies : Table {
  Supplies() : Table(4) {
    mode("hegemony");
    seat(0).generals("heg_lvfan", "heg_lukang").hidden(1);
    seat(1).general("heg_lingtong").wears({card(kSpear)});
    seat(2).general("heg_masu").wears({card(kCrossbow)});
    seat(3).general("heg_yujin");
    turn_of(0, PhaseKind::Draw);
  }
};

TEST(Diaodu, TakesAnAllysEquipmentAndMayPassItOn) {
  Supplies t;
  begin(t);
  EXPECT_EQ(t.seats_for("diaodu"), seats({1}));
  t.launch(0, "diaodu", {}, {1});
  t.pass(1);  // 旋略
  EXPECT_EQ(t.request().options[0].seats, seats({2, 3})) << "not its former owner: " << t.question();
  t.choose_seats(0, {3});
  EXPECT_NE(t.in_hand(3, kSpear), kNoCard);
}

TEST(Diaodu, OfAnAllyHeMayKeepIt) {
  Supplies t;
  begin(t);
  t.launch(0, "diaodu", {}, {1});
  t.pass(1);
  t.pass(0);
  EXPECT_NE(t.in_hand(0, kSpear), kNoCard);
}

TEST(Diaodu, HisOwnHeMustGiveAway) {
  Supplies t;
  t.seat(0).wears({card(kChitu)});
  begin(t);
  t.launch(0, "diaodu", {}, {0});
  EXPECT_FALSE(t.request().may_pass);
  t.choose_seats(0, {2});
  EXPECT_NE(t.in_hand(2, kChitu), kNoCard);
}

TEST(Diaodu, AnAllyThatUsesEquipmentMayDrawACard) {
  Table t(3);
  t.mode("hegemony");
  t.seat(0).general("heg_lingtong").hand({card(kSpear)});
  t.seat(1).general("heg_lvfan");
  t.seat(2).general("heg_masu");
  begin(t);
  t.use(0, kSpear);
  t.launch(0, "diaodu");
  EXPECT_EQ(t.hand(0), 1);
  Table u(3);
  u.mode("hegemony");
  u.seat(0).general("heg_masu").hand({card(kSpear)});
  u.seat(1).general("heg_lvfan");
  u.seat(2).general("heg_yujin");
  begin(u);
  u.use(0, kSpear);
  EXPECT_TRUE(u.idle(0)) << "another force: " << u.question();
}

TEST(Diaodu, HiddenHeServesHimselfOnly) {
  Table t(3);
  t.mode("hegemony");
  t.seat(0).general("heg_lingtong").hand({card(kSpear)});
  t.seat(1).generals("heg_lvfan", "heg_lukang").hidden(0).hidden(1);
  t.seat(2).general("heg_masu");
  begin(t);
  t.use(0, kSpear);
  EXPECT_TRUE(t.idle(0)) << t.question();
  Table u(3);
  u.mode("hegemony");
  u.seat(0).generals("heg_lvfan", "heg_lukang").hidden(0).hidden(1).hand({card(kSpear)});
  u.seat(1).general("heg_lingtong");
  u.seat(2).general("heg_masu");
  begin(u);
  u.use(0, kSpear);
  u.launch(0, "diaodu");
  EXPECT_FALSE(u.game()[0].general[0].hidden);
  EXPECT_EQ(u.hand(0), 1);
}

// Seat 1 takes two cards of 吕范's, hidden, in its play phase.
struct Losses : Table {
  explicit Losses(int hp) : Table(3) {
    mode("hegemony");
    seat(0).general("heg_masu").hand({card(kDismantlement), card(kDismantlement)});
    seat(1)
        .generals("heg_lvfan", "heg_lukang")
        .hidden(0)
        .hidden(1)
        .hp(hp, 3)
        .hand({card(kPeach), card(kPeach)});
    seat(2).general("heg_yujin");
    begin(*this);
    use(0, kDismantlement, {1});
    use(0, kDismantlement, {1});
    end_phase(0);
  }
};

TEST(Diancai, AsManyCardsLostAsHpInAnothersPlayPhase) {
  Losses t(2);
  t.launch(1, "diancai");
  EXPECT_EQ(t.hand(1), 3) << "up to the maximum hp";
  EXPECT_FALSE(t.game()[1].general[0].hidden);
  t.choose_option(1, 0);  // change the deputy
  EXPECT_FALSE(t.game()[1].general[1].hidden);
  if (t.asked() == 1) t.choose_option(1, 0);
  EXPECT_EQ(def(t.game()[1].general[1].general).kingdom, Kingdom::Wu);
  EXPECT_NE(std::string(def(t.game()[1].general[1].general).id), "heg_lukang");
}

TEST(Diancai, NotWithFewer) {
  Losses t(3);
  EXPECT_FALSE(t.offers("diancai")) << t.question();
}

}  // namespace
}  // namespace jiesuan::test
