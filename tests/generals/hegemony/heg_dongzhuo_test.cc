// 董卓〔国战〕: 横征, 暴凌.
#include "engine/rules/skills.h"
#include "tests/support/story.h"

namespace jiesuan::test {
namespace {

// ---- 横征

TEST(Hengzheng, WithoutHandCardsHeTakesOneOfEverybodyInsteadOfDrawing) {
  Table t(4);
  t.mode("hegemony");
  t.turn_of(0, PhaseKind::Draw);
  t.seat(0).generals("heg_dongzhuo", "heg_yuji");
  t.seat(1).hand({card(kSlash)});
  t.seat(2).judging(card(kIndulgence));
  t.start();
  t.launch(0, "hengzheng");
  EXPECT_EQ(t.hand(0), 2);
  EXPECT_NE(t.in_hand(0, kSlash), kNoCard);
  EXPECT_NE(t.in_hand(0, kIndulgence), kNoCard);
}

TEST(Hengzheng, AlsoWithOneHp) {
  Table t(4);
  t.mode("hegemony");
  t.turn_of(0, PhaseKind::Draw);
  t.seat(0).generals("heg_dongzhuo", "heg_yuji").hp(1, 3).hand({card(kPeach)});
  t.seat(1).hand({card(kSlash)});
  t.start();
  t.launch(0, "hengzheng");
  EXPECT_EQ(t.hand(0), 2);
}

TEST(Hengzheng, NotOtherwiseNorWhenNobodyHasACard) {
  Table t(4);
  t.mode("hegemony");
  t.turn_of(0, PhaseKind::Draw);
  t.seat(0).generals("heg_dongzhuo", "heg_yuji").hand({card(kPeach)});
  t.seat(1).hand({card(kSlash)});
  t.start();
  EXPECT_TRUE(t.idle(0)) << t.question();
  EXPECT_EQ(t.hand(0), 3);
  Table u(4);
  u.mode("hegemony");
  u.turn_of(0, PhaseKind::Draw);
  u.seat(0).generals("heg_dongzhuo", "heg_yuji");
  u.start();
  EXPECT_TRUE(u.idle(0)) << u.question();
}

TEST(Hengzheng, HiddenHeRevealsHimselfForIt) {
  Table t(4);
  t.mode("hegemony");
  t.turn_of(0, PhaseKind::Draw);
  t.seat(0).generals("heg_dongzhuo", "heg_yuji").hidden(0).hidden(1);
  t.seat(1).hand({card(kSlash)});
  t.start();
  t.choose_option(0, 0);  // he reveals nothing at the start of the turn
  t.launch(0, "hengzheng");
  EXPECT_FALSE(t.game()[0].general[0].hidden);
  EXPECT_EQ(t.hand(0), 1);
}

// ---- 暴凌

TEST(Baoling, TheDeputyGoesAndHeGrows) {
  Table t(4);
  t.mode("hegemony");
  t.seat(0).generals("heg_dongzhuo", "heg_yuji").hp(1, 3);
  t.start();
  t.end_phase(0);
  EXPECT_TRUE(t.game()[0].general[1].is_soldier());
  EXPECT_EQ(t.game()[0].max_hp, 6);
  EXPECT_EQ(t.launches("benghuai"), 0) << "nobody has less than 4";
  EXPECT_EQ(t.hp(0), 4);
  EXPECT_TRUE(has_skill(t.game(), 0, *Catalogue::get().find_skill("benghuai")));
}

TEST(Baoling, AHiddenDeputyIsRevealedFirst) {
  Table t(4);
  t.mode("hegemony");
  t.seat(0).generals("heg_dongzhuo", "heg_yuji").hidden(1).hp(3, 3);
  t.start();
  t.choose_option(0, 0);  // he reveals nothing at the start of the turn
  t.end_phase(0);
  EXPECT_EQ(t.nth(LogKind::GeneralRevealed).n, 1);
  EXPECT_TRUE(t.game()[0].general[1].is_soldier());
}

TEST(Baoling, NotWhileHeIsHidden) {
  Table t(4);
  t.mode("hegemony");
  t.seat(0).generals("heg_dongzhuo", "heg_yuji").hidden(0).hp(3, 3);
  t.start();
  t.choose_option(0, 0);  // he reveals nothing at the start of the turn
  t.end_phase(0);
  EXPECT_TRUE(t.idle(1)) << t.question();
  EXPECT_EQ(t.game()[0].max_hp, 3);
}

TEST(Baoling, NotAsDeputy) {
  Table t(4);
  t.mode("hegemony");
  t.seat(0).generals("heg_yuji", "heg_dongzhuo").hp(3, 3);
  t.start();
  t.end_phase(0);
  EXPECT_TRUE(t.idle(1)) << t.question();
  EXPECT_EQ(t.game()[0].max_hp, 3);
}

TEST(Baoling, NotASecondTimeWithASoldierAsDeputy) {
  Table t(4);
  t.mode("hegemony");
  t.seat(0).generals("heg_dongzhuo", "heg_yuji").hp(3, 3);
  t.start();
  t.end_phase(0);
  t.choose_option(0, 0);  // 崩坏
  for (Seat s : {1, 2, 3}) t.end_phase(s);
  t.pass(0);  // 横征
  t.end_phase(0);
  EXPECT_EQ(t.request().skill, Catalogue::get().find_skill("benghuai")->number) << t.question();
  EXPECT_EQ(t.launches("baoling"), 1);
}

}  // namespace
}  // namespace jiesuan::test
