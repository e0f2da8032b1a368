// 王平: 将略.
#include "tests/generals/hegemony/hidden.h"
#include "tests/generals/hegemony/orders.h"
#include "tests/support/story.h"

namespace jiesuan::test {
namespace {

struct Camp : Table {
  Camp() : Table(5) {
    mode("hegemony");
    seat(0).generals("heg_wangping", "heg_fazheng").hidden(1).hp(2, 3);
    seat(1).generals("heg_masu", "heg_shamoke").hidden(0).hidden(1).hp(3, 3);
    seat(2).general("heg_lingtong");
    seat(3).general("heg_yujin");
    seat(4).generals("heg_lvfan", "heg_lukang").hidden(0).hidden(1);
  }
};

TEST(Jianglue, CallsHisForceTogetherAndGivesAllOneCommand) {
  Camp t;
  begin(t);
  t.act(0, "jianglue");
  const int which = order(t, 0);
  t.choose_option(1, 1);  // reveals its head general
  EXPECT_EQ(t.game()[1].kingdom, Kingdom::Shu);
  const int before = t.hp(1);
  t.choose_option(1, 0);  // obeys
  EXPECT_GE(which, 2) << "a command that asks nothing";
  EXPECT_TRUE(t.idle(0)) << t.question();
  EXPECT_EQ(t.game()[0].max_hp, 4);
  EXPECT_EQ(t.game()[1].max_hp, 4);
  EXPECT_EQ(t.hp(0), 3);
  if (which == 2) {
    EXPECT_EQ(t.hp(1), before) << "lost one, recovered one";
  }
  const int recovered = which == 4 ? 1 : 2;  // turned over it cannot recover
  EXPECT_EQ(t.hand(0), recovered);
  EXPECT_FALSE(t.offers("jianglue"));
}

TEST(Jianglue, WhoRefusesGainsNothing) {
  Camp t;
  begin(t);
  t.act(0, "jianglue");
  order(t, 0);
  t.choose_option(1, 2);
  t.pass(1);
  EXPECT_EQ(t.game()[1].max_hp, 3);
  EXPECT_EQ(t.hp(0), 3);
  EXPECT_EQ(t.hand(0), 1) << "he alone recovered";
}

TEST(Jianglue, WhoStaysHiddenIsNotCommanded) {
  Camp t;
  t.seat(0).hidden(0);
  begin(t);
  t.act(0, "jianglue");
  EXPECT_EQ(t.game()[0].kingdom, Kingdom::Shu) << "revealed by it";
  order(t, 0);
  t.choose_option(1, 0);
  EXPECT_TRUE(t.idle(0)) << t.question();
}

}  // namespace
}  // namespace jiesuan::test
