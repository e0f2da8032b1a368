// 蒋琬费祎: 生息, 守成.
#include "tests/support/story.h"

namespace jiesuan::test {
namespace {

// ---- 生息

TEST(Shengxi, DrawsTwoAfterAPlayPhaseWithoutDamage) {
  Table t(3);
  t.mode("hegemony");
  t.seat(0).generals("heg_jiangwanfeiyi", "heg_madai");
  t.start();
  t.end_phase(0);
  t.launch(0, "shengxi");
  EXPECT_EQ(t.hand(0), 2);
}

TEST(Shengxi, NotIfHeDealtDamageInThePhase) {
  Table t(3);
  t.mode("hegemony");
  t.seat(0).generals("heg_jiangwanfeiyi", "heg_madai").hand({card(kSlash)});
  t.start();
  t.use(0, kSlash, {1});
  t.end_phase(0);
  EXPECT_TRUE(t.idle(1)) << t.question();
  EXPECT_EQ(t.launches("shengxi"), 0);
}

TEST(Shengxi, LaunchedWhileHiddenItRevealsHisCardAlone) {
  Table t(3);
  t.mode("hegemony");
  t.seat(0).generals("heg_madai", "heg_jiangwanfeiyi").hidden(0).hidden(1);
  t.start();
  t.choose_option(0, 0);  // he reveals nothing at the start of the turn
  t.end_phase(0);
  t.launch(0, "shengxi");
  EXPECT_FALSE(t.game()[0].general[1].hidden);
  EXPECT_TRUE(t.game()[0].general[0].hidden);
  EXPECT_EQ(t.game()[0].kingdom, Kingdom::Shu);
  EXPECT_EQ(t.hand(0), 2);
}

// ---- 守成

void lay_out_slash(Table& t, Kingdom of_the_target) {
  t.mode("hegemony");
  t.turn_of(1);
  t.seat(0).generals("heg_jiangwanfeiyi", "heg_madai");
  t.seat(1).kingdom(Kingdom::Wei).hand({card(kSlash)});
  t.seat(2).kingdom(of_the_target).hand({card(kJink)});
}

TEST(Shoucheng, LetsOneOfHisForceDrawWhenItsHandIsGone) {
  Table t(4);
  lay_out_slash(t, Kingdom::Shu);
  t.start();
  t.use(1, kSlash, {2});
  t.play(2, kJink);
  EXPECT_EQ(t.seats_for("shoucheng"), seats({2})) << t.question();
  t.launch(0, "shoucheng", {}, {2});
  EXPECT_EQ(t.hand(2), 1);
  EXPECT_TRUE(t.idle(1)) << "once for the event";
}

TEST(Shoucheng, AlsoHimself) {
  Table t(4);
  lay_out_slash(t, Kingdom::Wei);
  t.seat(0).hand({card(kJink)});
  t.start();
  t.use(1, kSlash, {0});
  t.play(0, kJink);
  t.launch(0, "shoucheng", {}, {0});
  EXPECT_EQ(t.hand(0), 1);
}

TEST(Shoucheng, NotForAnotherForceNorForOneWithoutForce) {
  for (const Kingdom k : {Kingdom::Wei, Kingdom::None}) {
    Table t(4);
    lay_out_slash(t, k);
    t.start();
    t.use(1, kSlash, {2});
    t.play(2, kJink);
    EXPECT_TRUE(t.idle(1)) << t.question();
  }
}

TEST(Shoucheng, NotInTheTurnOfWhoeverLostTheCards) {
  Table t(4);
  t.mode("hegemony");
  t.turn_of(1);
  t.seat(0).generals("heg_jiangwanfeiyi", "heg_madai");
  t.seat(1).kingdom(Kingdom::Shu).hand({card(kSlash)});
  t.start();
  t.use(1, kSlash, {2});
  EXPECT_EQ(t.launches("shoucheng"), 0);
  EXPECT_TRUE(t.idle(1)) << t.question();
}

TEST(Shoucheng, HiddenHeKnowsTheForceHeWillHave) {
  Table t(4);
  lay_out_slash(t, Kingdom::Shu);
  t.seat(0).hidden(0).hidden(1);
  t.start();
  t.use(1, kSlash, {2});
  t.play(2, kJink);
  t.launch(0, "shoucheng", {}, {2});
  EXPECT_EQ(t.game()[0].kingdom, Kingdom::Shu);
  EXPECT_EQ(t.hand(2), 1);
}

}  // namespace
}  // namespace jiesuan::test
