// 田丰 of 国战: 死谏, 随势.
#include "tests/generals/hegemony/hidden.h"
#include "tests/support/story.h"

namespace jiesuan::test {
namespace {

// ---- 死谏: Tian Feng in seat 0

class LastCard : public Table {
 public:
  LastCard() : Table(4) {
    mode("hegemony");
    seat(0).generals("heg_tianfeng", "heg_jiaxu").hand({card(kSlash)});
    seat(1).kingdom(Kingdom::Wei);
    seat(2).kingdom(Kingdom::Wei).wears({card(kVine)}).hand({card(kJink)});
    seat(3).kingdom(Kingdom::Shu);
  }
};

TEST(Sijian, UsingHisLastHandCardHeMayDiscardACardOfAnother) {
  LastCard t;
  t.start();
  t.use(0, kSlash, {1});
  ASSERT_TRUE(t.offers(0, "sijian")) << t.question();
  EXPECT_EQ(t.seats_for("sijian"), seats({2})) << "only somebody with cards";
  t.launch(0, "sijian", {}, {2});
  t.choose_cards(0, {t.worn(2, kVine)});
  EXPECT_TRUE(t.discarded(kVine));
  EXPECT_EQ(hits(t), (Hits{{1, 1}})) << "then the 杀 goes on";
}

TEST(Sijian, OrAHandCardUnseen) {
  LastCard t;
  t.start();
  t.use(0, kSlash, {1});
  t.launch(0, "sijian", {}, {2});
  t.choose_hand_card(0);
  EXPECT_TRUE(t.discarded(kJink));
}

TEST(Sijian, NotWhileHeHasAnotherHandCard) {
  LastCard t;
  t.seat(0).hand({card(kSlash), card(kPeach)});
  t.start();
  t.use(0, kSlash, {1});
  EXPECT_TRUE(t.idle(0)) << t.question();
}

TEST(Sijian, NotIfNobodyElseHasACard) {
  LastCard t;
  t.seat(2).hand({}).wears({});
  t.start();
  t.use(0, kSlash, {1});
  EXPECT_EQ(t.launches("sijian"), 0);
  EXPECT_TRUE(t.idle(0)) << t.question();
}

TEST(Sijian, HiddenHeRevealsHimselfForIt) {
  LastCard t;
  t.seat(0).hidden(0).hidden(1);
  start_unrevealed(t);
  t.use(0, kSlash, {1});
  t.launch(0, "sijian", {}, {2});
  t.choose_hand_card(0);
  EXPECT_FALSE(t.game()[0].general[0].hidden);
  EXPECT_EQ(t.opened(Timing::GeneralRevealed), 1) << "after the whole use";
  EXPECT_TRUE(t.idle(0));
}

// ---- 随势: Tian Feng in seat 2, it is seat 0's turn

class Tide : public Table {
 public:
  Tide() : Table(5) {
    mode("hegemony");
    seat(0).kingdom(Kingdom::Qun).hand({card(kSlash)});
    seat(1).kingdom(Kingdom::Wei).hp(1, 4).hand({card(kPeach)});
    seat(2).generals("heg_tianfeng", "heg_jiaxu");
    seat(3).kingdom(Kingdom::Wei);
    seat(4).kingdom(Kingdom::Shu);
  }
};

TEST(Suishi, WhenSomebodyOfHisForceFellsAnotherHeDraws) {
  Tide t;
  t.start();
  t.use(0, kSlash, {1});
  EXPECT_EQ(t.hand(2), 1) << "before anybody is asked for a 桃";
  EXPECT_TRUE(t.demands(1, kPeach)) << t.question();
}

TEST(Suishi, NotIfTheSourceIsOfAnotherForceOrThereIsNone) {
  Tide t;
  t.seat(0).kingdom(Kingdom::Shu);
  t.start();
  t.use(0, kSlash, {1});
  EXPECT_EQ(t.hand(2), 0);
  Tide u;
  u.turn_of(1);
  u.seat(1).skill("kurou");
  u.start();
  u.act(1, "kurou");
  EXPECT_EQ(u.hand(2), 0);
}

TEST(Suishi, HisOwnDamageCountsToo) {
  Tide t;
  t.turn_of(2);
  t.seat(2).hand({card(kSlash), card(kPeach)});
  t.start();
  t.use(2, kSlash, {1});
  EXPECT_EQ(t.launches("suishi"), 1);
}

TEST(Suishi, WhenAnotherOfHisForceDiesHeLosesHp) {
  Tide t;
  t.turn_of(3);
  t.seat(0).hp(1, 4).hand({});
  t.seat(1).hand({});
  t.seat(3).hand({card(kSlash)}).wears({card(kSpear)});
  t.start();
  t.use(3, kSlash, {0});
  EXPECT_FALSE(t.alive(0));
  EXPECT_EQ(t.hp(2), 2);
  EXPECT_EQ(t.hand(2), 0) << "the source is of another force";
}

TEST(Suishi, NotWhenSomebodyOfAnotherForceDies) {
  Tide t;
  t.seat(1).hand({});
  t.start();
  t.use(0, kSlash, {1});
  EXPECT_FALSE(t.alive(1));
  EXPECT_EQ(t.hp(2), 3);
}

TEST(Suishi, AHiddenDeadOneIsTurnedUpFirstSoItsForceIsKnown) {
  Tide t;
  t.turn_of(3);
  t.seat(0).kingdom(Kingdom::None).generals("heg_pangde", "heg_mateng").hidden(0).hidden(1).hp(1, 4).hand({});
  t.seat(1).hand({});
  t.seat(3).hand({card(kSlash)}).wears({card(kSpear)});
  t.start();
  t.use(3, kSlash, {0});
  EXPECT_EQ(t.game()[0].kingdom, Kingdom::Qun);
  EXPECT_EQ(t.hp(2), 2);
}

TEST(Suishi, HiddenHeIsOfTheForceHeWillHaveAndMayDecline) {
  for (const bool reveals : {true, false}) {
    Tide t;
    t.seat(2).hidden(0).hidden(1);
    t.start();
    t.use(0, kSlash, {1});
    ASSERT_TRUE(t.offers(2, "suishi")) << t.question();
    if (reveals)
      t.launch(2, "suishi");
    else
      t.pass(2);
    EXPECT_EQ(t.hand(2), reveals ? 1 : 0);
    EXPECT_EQ(t.game()[2].kingdom, reveals ? Kingdom::Qun : Kingdom::None);
  }
}

TEST(Suishi, HiddenHeMayKeepOutOfTheDeathOfOneOfHisForce) {
  Tide t;
  t.turn_of(3);
  t.seat(0).hp(1, 4).hand({});
  t.seat(2).hidden(0).hidden(1);
  t.seat(1).hand({});
  t.seat(3).hand({card(kSlash)}).wears({card(kSpear)});
  t.start();
  t.use(3, kSlash, {0});
  ASSERT_TRUE(t.offers(2, "suishi")) << t.question();
  t.pass(2);
  EXPECT_EQ(t.hp(2), 3);
}

}  // namespace
}  // namespace jiesuan::test
