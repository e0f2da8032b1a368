// 曹洪: 护援, 鹤翼; and with it, skills that are granted while something holds.
#include "engine/query/distance.h"
#include "engine/rules/skills.h"
#include "engine/view/view.h"
#include "tests/support/story.h"

namespace jiesuan::test {
namespace {

// ---- 护援

TEST(Huyuan, PutsEquipmentBeforeACharacterAndDiscardsBesideIt) {
  Table t(5);
  t.mode("hegemony");
  t.seat(0).generals("heg_caohong", "heg_zangba").hand({card(kDilu), card(kPeach)});
  t.seat(1).wears({card(kJueying)});
  t.seat(3).hand({card(kSlash)});
  t.start();
  t.end_phase(0);
  EXPECT_EQ(t.seats_for("huyuan", {t.in_hand(0, kDilu)}), seats({0, 2, 3, 4})) << "not where a horse stands";
  t.launch(0, "huyuan", {t.in_hand(0, kDilu)}, {2});
  EXPECT_NE(t.worn(2, kDilu), kNoCard);
  EXPECT_EQ(t.request().options[0].seats, seats({3})) << "the horse keeps seat 1 away";
  t.choose_seats(0, {3});
  EXPECT_EQ(t.hand(3), 0);
}

TEST(Huyuan, HisOwnEquipmentGoesToOthersOnly) {
  Table t(4);
  t.mode("hegemony");
  t.seat(0).generals("heg_caohong", "heg_zangba").wears({card(kDilu)});
  t.start();
  t.end_phase(0);
  EXPECT_EQ(t.seats_for("huyuan", {t.worn(0, kDilu)}), seats({1, 2, 3}));
}

TEST(Huyuan, HeNeedNotDiscardAndMayDiscardHisOwn) {
  Table t(4);
  t.mode("hegemony");
  t.seat(0).generals("heg_caohong", "heg_zangba").hand({card(kDilu), card(kPeach)});
  t.seat(2).hand({card(kSlash)});
  t.start();
  t.end_phase(0);
  t.launch(0, "huyuan", {t.in_hand(0, kDilu)}, {1});
  EXPECT_EQ(t.request().options[0].seats, seats({0, 2})) << t.question();
  t.choose_seats(0, {0});
  EXPECT_EQ(t.hand(0), 0);
  Table u(4);
  u.mode("hegemony");
  u.seat(0).generals("heg_caohong", "heg_zangba").hand({card(kDilu), card(kPeach)});
  u.start();
  u.end_phase(0);
  u.launch(0, "huyuan", {u.in_hand(0, kDilu)}, {1});
  u.pass(0);
  EXPECT_EQ(u.hand(0), 1);
}

TEST(Huyuan, HiddenHeRevealsHimselfForIt) {
  Table t(4);
  t.mode("hegemony");
  t.seat(0).generals("heg_caohong", "heg_zangba").hidden(0).hidden(1).hand({card(kDilu)});
  t.start();
  t.choose_option(0, 0);  // he reveals nothing at the start of the turn
  t.end_phase(0);
  t.launch(0, "huyuan", {t.in_hand(0, kDilu)}, {0});
  EXPECT_FALSE(t.game()[0].general[0].hidden);
  EXPECT_NE(t.worn(0, kDilu), kNoCard);
}

// ---- 鹤翼: seats 0, 1 and 2 stand in a queue.

void lay_out_queue(Table& t) {
  t.mode("hegemony");
  t.seat(0).kingdom(Kingdom::Wei);
  t.seat(1).generals("heg_caohong", "heg_zangba");
  t.seat(2).kingdom(Kingdom::Wei);
  t.seat(3).kingdom(Kingdom::Shu);
  t.seat(4).kingdom(Kingdom::Wu);
}
bool told_of_feiying(Table& t, Seat viewer, Seat of) {
  const View view = view_of(t.game(), viewer);
  for (SkillId id : view.seats[of].skills)
    if (def(id).id == std::string("feiying")) return true;
  return false;
}

TEST(Heyi, TheOthersOfTheQueueAreFartherAway) {
  Table t(5);
  lay_out_queue(t);
  t.start();
  EXPECT_EQ(distance(t.game(), 3, 2), 2);
  EXPECT_EQ(distance(t.game(), 4, 0), 2);
  EXPECT_EQ(distance(t.game(), 3, 1), 2) << "he himself is not";
  EXPECT_EQ(distance(t.game(), 4, 3), 1) << "nor is who stands outside";
  EXPECT_TRUE(told_of_feiying(t, 3, 2));
  EXPECT_FALSE(told_of_feiying(t, 3, 1));
}

TEST(Heyi, NotWhenTheQueueIsBroken) {
  Table t(5);
  lay_out_queue(t);
  t.seat(2).kingdom(Kingdom::Shu);
  t.seat(3).kingdom(Kingdom::Wei);
  t.start();
  EXPECT_EQ(distance(t.game(), 4, 0), 2);
  EXPECT_EQ(distance(t.game(), 4, 3), 1) << "of the force, but in no queue";
}

TEST(Heyi, NotWithFewerThanFourCharacters) {
  Table t(5);
  lay_out_queue(t);
  t.turn_of(1);
  t.seat(0).dead();
  t.seat(3).dead();
  t.start();
  EXPECT_EQ(distance(t.game(), 4, 2), 1);
}

TEST(Heyi, HiddenItDoesNothingAndNobodyIsToldOfIt) {
  Table t(5);
  lay_out_queue(t);
  t.seat(1).hidden(0);
  t.start();
  EXPECT_EQ(distance(t.game(), 3, 2), 1);
  for (Seat viewer = 0; viewer < 5; ++viewer) EXPECT_FALSE(told_of_feiying(t, viewer, 2));
  EXPECT_FALSE(has_skill(t.game(), 2, *Catalogue::get().find_skill("feiying")));
}

TEST(Heyi, ItGoesWithItsOwner) {
  Table t(5);
  lay_out_queue(t);
  t.turn_of(4);
  t.seat(1).hp(1, 4);
  t.seat(4).hand({card(kDuel)});
  t.start();
  EXPECT_EQ(distance(t.game(), 3, 2), 2);
  t.use(4, kDuel, {1});
  ASSERT_FALSE(t.alive(1));
  EXPECT_EQ(distance(t.game(), 3, 2), 1);
}

}  // namespace
}  // namespace jiesuan::test
