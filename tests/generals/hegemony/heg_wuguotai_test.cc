// 吴国太〔国〕: 甘露, 补益.
#include "tests/generals/hegemony/hidden.h"
#include "tests/generals/hegemony/orders.h"
#include "tests/support/story.h"

namespace jiesuan::test {
namespace {

struct Rescue : Table {
  explicit Rescue(const std::string& victim) : Table(4) {
    mode("hegemony");
    seat(0).general("heg_zhangxiu").hand({card(kSlash), card(kDuel)}).hp(4, 4);
    seat(1).general(victim).hp(1, 4).hand({card(kPeach), card(kPeach)});
    seat(2).generals("heg_wuguotai", "heg_lukang").hidden(0).hidden(1);
    seat(3).general("heg_yujin");
  }
};

TEST(BuyiHeg, TheSourceRefusesAndTheSavedOneRecovers) {
  Rescue t("heg_lingtong");
  begin(t);
  t.use(0, kSlash, {1});
  t.play(1, kPeach);
  EXPECT_TRUE(t.offers(2, "buyi_heg")) << t.question();
  t.launch(2, "buyi_heg");
  EXPECT_FALSE(t.game()[2].general[0].hidden);
  refuse(t, 2, 0);
  EXPECT_EQ(t.hp(1), 2);
  EXPECT_TRUE(t.idle(0)) << t.question();
}

TEST(BuyiHeg, IfItObeysNothingIsRecovered) {
  Rescue t("heg_lingtong");
  begin(t);
  t.use(0, kSlash, {1});
  t.play(1, kPeach);
  t.launch(2, "buyi_heg");
  obey(t, 2, 0);
  EXPECT_EQ(t.hp(1), 1);
}

TEST(BuyiHeg, OnceATurn) {
  Rescue t("heg_lingtong");
  t.seat(0).skill("paoxiao").hand({card(kSlash), card(kSlash), card(kSlash)});
  begin(t);
  t.use(0, kSlash, {1});
  t.play(1, kPeach);
  t.launch(2, "buyi_heg");
  refuse(t, 2, 0);
  t.use(0, kSlash, {1});
  t.use(0, kSlash, {1});
  t.play(1, kPeach);
  EXPECT_EQ(t.hp(1), 1) << "saved a second time";
  EXPECT_TRUE(t.idle(0)) << t.question();
}

TEST(BuyiHeg, NotForAnotherForceNorForTheDead) {
  Rescue t("heg_masu");
  begin(t);
  t.use(0, kSlash, {1});
  t.play(1, kPeach);
  EXPECT_TRUE(t.idle(0)) << t.question();
  Rescue u("heg_lingtong");
  u.seat(1).hand({});
  begin(u);
  u.use(0, kSlash, {1});
  EXPECT_FALSE(u.alive(1));
  EXPECT_TRUE(u.idle(0)) << u.question();
}

TEST(BuyiHeg, NotForDyingWithoutDamage) {
  Rescue t("heg_lingtong");
  t.seat(1).skill("kurou");
  t.turn_of(1);
  begin(t);
  t.act(1, "kurou");
  t.play(1, kPeach);
  EXPECT_TRUE(t.idle(1)) << t.question();
}

TEST(HegWuguotai, HasGanlu) {
  Table t(3);
  t.mode("hegemony");
  t.seat(0).general("heg_wuguotai").wears({card(kChitu)}).hp(2, 3);
  t.seat(1).general("heg_masu");
  begin(t);
  EXPECT_TRUE(t.offers("ganlu"));
}

}  // namespace
}  // namespace jiesuan::test
