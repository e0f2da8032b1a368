// 马腾 of 国战: 雄异.
#include "tests/generals/hegemony/hidden.h"
#include "tests/support/story.h"

namespace jiesuan::test {
namespace {

// Ma Teng in seat 0 and another of his force in seat 3; two of Wei, one without a force.
class Allies : public Table {
 public:
  Allies() : Table(6) {
    mode("hegemony");
    seat(0).generals("heg_mateng", "heg_jiaxu").hp(2, 3);
    seat(1).kingdom(Kingdom::Wei);
    seat(2).kingdom(Kingdom::Wei);
    seat(3).kingdom(Kingdom::Qun);
    seat(4).kingdom(Kingdom::Wei);
  }
};

TEST(Xiongyi, EverybodyOfHisForceDrawsThree) {
  Allies t;
  t.start();
  t.act(0, "xiongyi");
  EXPECT_EQ(t.hand(0), 3);
  EXPECT_EQ(t.hand(3), 3);
  EXPECT_EQ(t.hand(1) + t.hand(2) + t.hand(4) + t.hand(5), 0);
  EXPECT_FALSE(t.offers("xiongyi")) << "once in the game";
}

TEST(Xiongyi, HeRecoversIfNoForceHasFewerMembers) {
  Allies t;
  t.start();
  t.act(0, "xiongyi");
  EXPECT_EQ(t.hp(0), 3) << "two against three of Wei";
  Allies u;
  u.seat(4).kingdom(Kingdom::Shu);
  u.start();
  u.act(0, "xiongyi");
  EXPECT_EQ(u.hp(0), 2) << "Shu has one";
}

TEST(Xiongyi, AnAmbitionistIsAForceOfOne) {
  Allies t;
  t.seat(5).kingdom(Kingdom::Ambitionist);
  t.start();
  t.act(0, "xiongyi");
  EXPECT_EQ(t.hp(0), 2);
}

TEST(Xiongyi, TheDeadAreNotCounted) {
  Allies t;
  t.seat(2).dead().kingdom(Kingdom::Wei);
  t.start();
  t.act(0, "xiongyi");
  EXPECT_EQ(t.hp(0), 3) << "two each";
}

TEST(Xiongyi, HiddenHeActsForTheForceHeHasThen) {
  Allies t;
  t.seat(0).hidden(0).hidden(1);
  start_unrevealed(t);
  t.act(0, "xiongyi");
  EXPECT_EQ(t.game()[0].kingdom, Kingdom::Qun);
  EXPECT_EQ(t.hand(3), 3);
}

TEST(Xiongyi, AsAnAmbitionistHeIsAlone) {
  Allies t;
  t.seat(0).hidden(0).hidden(1);
  t.seat(4).kingdom(Kingdom::Qun);
  t.seat(5).kingdom(Kingdom::Qun);
  start_unrevealed(t);
  t.act(0, "xiongyi");
  EXPECT_EQ(t.game()[0].kingdom, Kingdom::Ambitionist) << "three of six are Qun already";
  EXPECT_EQ(t.hand(0), 3);
  EXPECT_EQ(t.hand(3) + t.hand(4) + t.hand(5), 0);
  EXPECT_EQ(t.hp(0), 3);
}

}  // namespace
}  // namespace jiesuan::test
