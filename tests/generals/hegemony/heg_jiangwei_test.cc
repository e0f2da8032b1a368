// 姜维〔国战〕: 遗志, 天覆.
#include "tests/support/story.h"

namespace jiesuan::test {
namespace {

// ---- 遗志

TEST(Yizhi, AsDeputyHeHasGuanxing) {
  Table t(4);
  t.mode("hegemony");
  t.turn_of(0, PhaseKind::Prepare);
  t.seat(0).generals("heg_madai", "heg_jiangwei");
  t.start();
  while (t.asked() == 0 && !t.offers("guanxing") && !t.idle(0)) t.pass(0);
  EXPECT_TRUE(t.offers(0, "guanxing")) << t.question();
  Table u(4);
  u.mode("hegemony");
  u.turn_of(0, PhaseKind::Prepare);
  u.seat(0).generals("heg_jiangwei", "heg_madai");
  u.start();
  EXPECT_FALSE(u.offers("guanxing")) << "not as head";
}

TEST(Yizhi, NotWhileHeIsHidden) {
  Table t(4);
  t.mode("hegemony");
  t.seat(0).generals("heg_madai", "heg_jiangwei").hidden(1);
  t.start();
  t.choose_option(0, 0);  // he reveals nothing at the start of the turn
  t.end_phase(0);
  for (Seat s : {1, 2, 3}) t.end_phase(s);
  t.choose_option(0, 0);
  bool offered = false;
  while (t.asked() == 0 && !t.idle(0)) {
    offered = offered || t.offers("guanxing");
    t.pass(0);
  }
  EXPECT_FALSE(offered);
}

// The head has 观星: that one, and it looks at five cards.
TEST(Yizhi, TheHeadsGuanxingLooksAtFiveCards) {
  Table t(3);
  t.mode("hegemony");
  t.turn_of(0, PhaseKind::Prepare);
  t.seat(0).generals("heg_zhugeliang", "heg_jiangwei");
  t.start();
  ASSERT_TRUE(t.offers(0, "guanxing")) << t.question();
  t.launch(0, "guanxing");
  EXPECT_EQ(t.nth(LogKind::Looked).cards.size(), 5) << t.question();
}

// ---- 天覆: seats 0 and 1 stand in a queue.

void lay_out_queue(Table& t, Seat turn) {
  t.mode("hegemony");
  t.turn_of(turn);
  t.seat(0).generals("heg_jiangwei", "heg_madai").hand({card(kSlash, "S")});
  t.seat(1).kingdom(Kingdom::Shu).hand({card(kExNihilo)});
  t.seat(2).kingdom(Kingdom::Wei).hand({card(kExNihilo)});
  t.seat(3).kingdom(Kingdom::Wu);
}

TEST(Tianfu, InTheTurnOfTheQueueHeHasKanpo) {
  Table t(4);
  lay_out_queue(t, 1);
  t.start();
  t.use(1, kExNihilo, {});
  EXPECT_TRUE(t.demands(0, kNullification)) << t.question();
  t.play_as(0, "kanpo", {t.in_hand(0, kSlash)});
  EXPECT_EQ(t.hand(1), 0);
  EXPECT_TRUE(t.discarded(kSlash));
}

TEST(Tianfu, NotInTheTurnOfOthers) {
  Table t(4);
  lay_out_queue(t, 2);
  t.start();
  t.use(2, kExNihilo, {});
  EXPECT_TRUE(t.idle(2)) << t.question();
}

TEST(Tianfu, NotWithFewerThanFourNorOutsideOfAQueueNorAsDeputy) {
  Table t(4);
  lay_out_queue(t, 1);
  t.seat(3).dead();
  t.start();
  t.use(1, kExNihilo, {});
  EXPECT_TRUE(t.idle(1)) << t.question();
  Table u(5);
  lay_out_queue(u, 2);
  u.seat(1).kingdom(Kingdom::Wei);
  u.seat(2).kingdom(Kingdom::Shu);
  u.start();
  u.use(2, kExNihilo, {});
  EXPECT_TRUE(u.idle(2)) << u.question();
  Table v(4);
  lay_out_queue(v, 1);
  v.seat(0).generals("heg_madai", "heg_jiangwei");
  v.start();
  v.use(1, kExNihilo, {});
  EXPECT_TRUE(v.idle(1)) << v.question();
}

TEST(Tianfu, HiddenItIsVoid) {
  Table t(4);
  lay_out_queue(t, 1);
  t.seat(0).hidden(0);
  t.start();
  t.use(1, kExNihilo, {});
  EXPECT_TRUE(t.idle(1)) << t.question();
}

}  // namespace
}  // namespace jiesuan::test
