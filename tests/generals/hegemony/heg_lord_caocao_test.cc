// 君曹操: 建安, 挥鞭, 总御.
#include "engine/query/states.h"
#include "engine/rules/skills.h"
#include "tests/generals/hegemony/hidden.h"
#include "tests/support/naming.h"
#include "tests/support/story.h"

namespace jiesuan::test {
namespace {

struct Banner : Table {
  Banner() : Table(4) {
    mode("hegemony", {"hegemony.lords"});
    seat(0).generals("heg_lord_caocao", "heg_bianfuren");
    seat(1).generals("heg_xunyou", "heg_cuiyanmaojie").hand({card(kJink), card(kPeach)});
    seat(2).general("heg_masu");
    seat(3).general("heg_lingtong");
  }
};

TEST(Jianan, TurnsDownAGeneralForASkillUntilTheLordsNextTurn) {
  Banner t;
  t.turn_of(1, PhaseKind::Prepare);
  begin(t);
  t.launch(1, "jianan", {t.in_hand(1, kJink)});
  say(t, 1, "deputy");
  EXPECT_TRUE(t.game()[1].general[1].hidden);
  EXPECT_TRUE(can_name(t, "jieyue"));
  EXPECT_TRUE(can_name(t, "tuxi"));
  say(t, 1, "tuxi");
  EXPECT_TRUE(has(t, 1, "tuxi"));
  EXPECT_FALSE(may_reveal(t.game(), 1, 1)) << "under the banner it stays down";
  EXPECT_TRUE(may_reveal(t.game(), 2, 0));
  while (!t.idle(1)) t.pass(1);
  t.end_phase(1);
  for (const Seat s : {2, 3}) {
    while (!t.idle(s) && !t.over()) t.pass(t.asked());
    EXPECT_TRUE(has(t, 1, "tuxi"));
    t.end_phase(s);
  }
  while (!t.idle(0) && !t.over()) t.pass(t.asked());
  EXPECT_FALSE(has(t, 1, "tuxi")) << "the lord's turn has come";
  EXPECT_TRUE(may_reveal(t.game(), 1, 1));
}

TEST(Jianan, WithOneHiddenThatOneStaysSo) {
  Banner t;
  t.seat(1).hidden(0);
  t.turn_of(1, PhaseKind::Prepare);
  begin(t);
  t.launch(1, "jianan", {t.in_hand(1, kJink)});
  say(t, 1, "tuxi");
  EXPECT_TRUE(t.game()[1].general[0].hidden);
  EXPECT_FALSE(may_reveal(t.game(), 1, 0));
}

TEST(Jianan, WhatIsOnARevealedGeneralCannotBeChosen) {
  Banner t;
  t.seat(1).generals("heg_xunyou", "heg_yujin").hand({card(kJink), card(kPeach)});
  t.turn_of(1, PhaseKind::Prepare);
  begin(t);
  t.launch(1, "jianan", {t.in_hand(1, kJink)});
  say(t, 1, "head");
  EXPECT_TRUE(can_name(t, "tuxi")) << t.question();
  EXPECT_FALSE(can_name(t, "jieyue"));
}

TEST(Jianan, NotForOneWhollyHiddenNorForOthers) {
  Banner t;
  t.seat(1).hidden(0).hidden(1);
  t.turn_of(1, PhaseKind::Prepare);
  begin(t);
  EXPECT_FALSE(t.offers("jianan")) << t.question();
  Banner u;
  u.seat(2).hand({card(kJink)});
  u.turn_of(2, PhaseKind::Prepare);
  begin(u);
  EXPECT_FALSE(u.offers("jianan")) << u.question();
}

TEST(Jianan, TheLordTurnsDownHisDeputy) {
  Banner t;
  t.seat(0).hand({card(kJink)});
  t.turn_of(0, PhaseKind::Prepare);
  begin(t);
  t.launch(0, "jianan", {t.in_hand(0, kJink)});
  EXPECT_TRUE(t.game()[0].general[1].hidden) << "a lord card cannot be hidden: " << t.question();
  EXPECT_FALSE(t.game()[0].general[0].hidden);
}

TEST(Jianan, DiesWithTheLord) {
  Banner t;
  t.seat(0).hp(1, 3);
  t.seat(1).hand({card(kJink), card(kSlash)});
  t.turn_of(1, PhaseKind::Prepare);
  begin(t);
  t.launch(1, "jianan", {t.in_hand(1, kJink)});
  say(t, 1, "deputy");
  say(t, 1, "tuxi");
  while (!t.idle(1)) t.pass(1);
  t.use(1, kSlash, {0});
  EXPECT_FALSE(t.alive(0));
  EXPECT_FALSE(has(t, 1, "tuxi"));
  EXPECT_TRUE(may_reveal(t.game(), 1, 1));
}

TEST(Huibian, OneIsHurtAndDrawsAnotherRecovers) {
  Banner t;
  t.seat(0).hp(2, 3);
  t.seat(1).hand({}).hp(3, 3);
  begin(t);
  EXPECT_EQ(t.seats_for("huibian"), seats({1})) << "the only other one of Wei; he is the wounded one";
  t.act(0, "huibian", {}, {1, 0});
  t.pass(1);  // 智愚
  EXPECT_EQ(t.hp(1), 2);
  EXPECT_EQ(t.hand(1), 2);
  EXPECT_EQ(t.hp(0), 3);
}

TEST(Huibian, NotWithoutAWoundedOne) {
  Banner t;
  begin(t);
  EXPECT_FALSE(t.offers("huibian"));
}

TEST(Zongyu, SixDragonsBeforeAnotherAreExchangedForHisHorses) {
  Banner t;
  t.seat(0).wears({card(kChitu), card(kDilu)});
  t.seat(2).hand({card(kSixDragons)});
  t.turn_of(2);
  begin(t);
  t.use(2, kSixDragons);
  t.launch(0, "zongyu");
  EXPECT_NE(t.worn(0, kSixDragons), kNoCard);
  EXPECT_NE(t.worn(2, kChitu), kNoCard);
  EXPECT_NE(t.worn(2, kDilu), kNoCard);
  EXPECT_TRUE(t.idle(2)) << t.question();
}

TEST(Zongyu, NotWithoutAHorse) {
  Banner t;
  t.seat(2).hand({card(kSixDragons)});
  t.turn_of(2);
  begin(t);
  t.use(2, kSixDragons);
  EXPECT_TRUE(t.idle(2)) << t.question();
}

TEST(Zongyu, AnotherHorseBringsThemToHim) {
  Banner t;
  t.seat(0).hand({card(kDilu)}).wears({card(kJueying), card(kChitu)});
  t.seat(2).wears({card(kSixDragons)});
  begin(t);
  t.use(0, kDilu);
  t.launch(0, "zongyu");
  EXPECT_NE(t.worn(0, kSixDragons), kNoCard);
  EXPECT_EQ(t.worn(2, kSixDragons), kNoCard);
  EXPECT_TRUE(t.discarded(kDilu));
  EXPECT_TRUE(t.discarded(kJueying));
  EXPECT_TRUE(t.discarded(kChitu)) << "they fill both places";
  EXPECT_TRUE(t.idle(0)) << t.question();
}

TEST(Zongyu, HeMayUseTheHorseInstead) {
  Banner t;
  t.seat(0).hand({card(kDilu)});
  t.seat(2).wears({card(kSixDragons)});
  begin(t);
  t.use(0, kDilu);
  t.pass(0);
  EXPECT_NE(t.worn(0, kDilu), kNoCard);
}

}  // namespace
}  // namespace jiesuan::test
