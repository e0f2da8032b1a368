// 张绣: 附敌, 从谏.
#include "tests/generals/hegemony/hidden.h"
#include "tests/support/story.h"

namespace jiesuan::test {
namespace {

struct Grudge : Table {
  Grudge() : Table(4) {
    mode("hegemony");
    seat(0).general("heg_yujin").hand({card(kSlash), card(kFireAttack)}).hp(2, 4);
    seat(1).generals("heg_zhangxiu", "heg_yuanshu").hidden(1).hand({card(kJink)}).hp(4, 4);
    seat(2).general("heg_cuiyanmaojie").hp(3, 3);
    seat(3).general("heg_masu").hp(3, 3);
  }
};

TEST(Fudi, GivesACardAndHitsTheStrongestOfThatForce) {
  Grudge t;
  begin(t);
  t.use(0, kSlash, {1});
  t.pass(1);
  t.launch(1, "fudi", {t.in_hand(1, kJink)});
  EXPECT_EQ(t.hand(0), 2);
  EXPECT_EQ(hits(t), (Hits{{1, 1}, {2, 2}})) << "outside his turn 从谏 adds one";
  EXPECT_EQ(source_of_last_damage(t), 1);
}

TEST(Fudi, OnlyIfItHasNoLessHpThanHe) {
  Grudge t;
  t.seat(2).hp(2, 3);
  begin(t);
  t.use(0, kSlash, {1});
  t.pass(1);
  t.launch(1, "fudi", {t.in_hand(1, kJink)});
  EXPECT_EQ(hits(t), (Hits{{1, 1}})) << "he has 3, they have 2";
  EXPECT_EQ(t.hand(0), 2) << "the card is given all the same";
}

TEST(Fudi, ASourceWithoutForceStandsAlone) {
  Grudge t;
  t.seat(0).general("heg_bianfuren").hidden(0).hidden(1).hp(4, 4);
  t.seat(1).hidden(0);
  begin(t);
  t.use(0, kSlash, {1});
  t.pass(1);
  t.launch(1, "fudi", {t.in_hand(1, kJink)});
  EXPECT_EQ(t.game()[1].kingdom, Kingdom::Qun);
  EXPECT_EQ(hits(t), (Hits{{1, 1}, {0, 2}})) << "revealed by 附敌, 从谏 works at once";
}

TEST(Congjian, DamageInHisOwnTurnIsOneMore) {
  Table t(3);
  t.mode("hegemony");
  t.seat(0).general("heg_zhangxiu").hand({card(kDuel)});
  t.seat(1).general("heg_masu").hand({card(kSlash)});
  begin(t);
  t.use(0, kDuel, {1});
  t.play(1, kSlash);
  t.pass(1);  // 制蛮
  EXPECT_EQ(hits(t), (Hits{{0, 2}})) << t.question();
}

TEST(Congjian, InHisTurnWhatHeDealsIsAsItIs) {
  Table t(3);
  t.mode("hegemony");
  t.seat(0).general("heg_zhangxiu").hand({card(kSlash)});
  t.seat(1).general("heg_yujin");
  begin(t);
  t.use(0, kSlash, {1});
  EXPECT_EQ(hits(t), (Hits{{1, 1}}));
}

TEST(Congjian, HiddenItNeedNotBeLaunched) {
  Table t(3);
  t.mode("hegemony");
  t.seat(0).generals("heg_zhangxiu", "heg_yuanshu").hidden(0).hidden(1).hand({card(kDuel)});
  t.seat(1).general("heg_yujin").hand({card(kSlash)});
  begin(t);
  t.use(0, kDuel, {1});
  t.play(1, kSlash);
  EXPECT_TRUE(t.offers(0, "congjian"));
  t.pass(0);
  EXPECT_EQ(hits(t), (Hits{{0, 1}}));
  EXPECT_TRUE(t.game()[0].general[0].hidden);
}

}  // namespace
}  // namespace jiesuan::test
