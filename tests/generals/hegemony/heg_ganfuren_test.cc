// 甘夫人 of 国战: 淑慎. 神智 is the one of her SP card.
#include "generals/common.h"
#include "tests/generals/hegemony/hidden.h"
#include "tests/support/table.h"

namespace jiesuan::test {
namespace {

void lay_out(Table& t) {
  t.mode("hegemony");
  t.seat(1).kingdom(Kingdom::Shu);
  t.seat(2).kingdom(Kingdom::Wei);
  t.seat(3).kingdom(Kingdom::None);
}

TEST(ShushenHeg, AnotherOfHerForceDrawsACard) {
  Table t(6);
  lay_out(t);
  t.seat(0).generals("heg_ganfuren", "heg_liubei").hp(2, 3).hand({card(kPeach)});
  t.start();
  t.use(0, kPeach);
  EXPECT_EQ(t.seats_for("shushen_heg"), seats({1})) << "not herself, not the undecided";
  t.launch(0, "shushen_heg", {}, {1});
  EXPECT_EQ(t.hand(1), 1);
  EXPECT_TRUE(t.idle(0)) << t.question();
}

Task<> heal_two(Skill<Phase> s) { co_await recover(s.game, recovery_from(s, s.owner, 2)); }
const SkillDef heals({"test_shushen_heg_heal", "愈"}, Listing::Nameless,
                     at<Timing::PlayIdle>().then(heal_two));

TEST(ShushenHeg, ForEachPoint) {
  Table t(6);
  lay_out(t);
  t.seat(0).generals("heg_ganfuren", "heg_liubei").skill("test_shushen_heg_heal").hp(1, 3);
  t.seat(4).kingdom(Kingdom::Shu);
  t.start();
  t.act(0, "test_shushen_heg_heal");
  t.launch(0, "shushen_heg", {}, {1});
  t.launch(0, "shushen_heg", {}, {4});
  EXPECT_EQ(t.hand(1), 1);
  EXPECT_EQ(t.hand(4), 1);
  EXPECT_TRUE(t.idle(0)) << t.question();
}

TEST(ShushenHeg, MayBeDeclinedAndNeedsSomebody) {
  Table t(6);
  lay_out(t);
  t.seat(0).generals("heg_ganfuren", "heg_liubei").hp(2, 3).hand({card(kPeach)});
  t.start();
  t.use(0, kPeach);
  t.pass(0);
  EXPECT_EQ(t.hand(1), 0);
  Table u(6);
  lay_out(u);
  u.seat(1).kingdom(Kingdom::Wei);
  u.seat(0).generals("heg_ganfuren", "heg_liubei").hp(2, 3).hand({card(kPeach)});
  u.start();
  u.use(0, kPeach);
  EXPECT_TRUE(u.idle(0)) << u.question();
}

// hegemony §13 on §3: hidden, she tests it with the force she will have.
TEST(ShushenHeg, HiddenSheAlreadyKnowsHerOwn) {
  Table t(6);
  lay_out(t);
  t.seat(0).generals("heg_ganfuren", "heg_liubei").hidden(0).hidden(1).hp(2, 3).hand({card(kPeach)});
  start_unrevealed(t);
  t.use(0, kPeach);
  EXPECT_EQ(t.seats_for("shushen_heg"), seats({1}));
  t.launch(0, "shushen_heg", {}, {1});
  EXPECT_EQ(t.game()[0].kingdom, Kingdom::Shu);
  EXPECT_EQ(t.hand(1), 1);
}

TEST(ShushenHeg, WhoWouldBecomeAnAmbitionistHasNobodyToComfort) {
  Table t(4);
  lay_out(t);
  t.seat(3).kingdom(Kingdom::Shu);
  t.seat(0).generals("heg_ganfuren", "heg_liubei").hidden(0).hidden(1).hp(2, 3).hand({card(kPeach)});
  start_unrevealed(t);
  t.use(0, kPeach);
  EXPECT_TRUE(t.idle(0)) << t.question();
}

}  // namespace
}  // namespace jiesuan::test
