// 何太后〔国战〕: 戚乱, once however many died.
#include "tests/support/story.h"

namespace jiesuan::test {
namespace {

TEST(QiluanHeg, ThreeCardsHoweverManySheKilled) {
  Table t(5);
  t.mode("hegemony");
  t.seat(0).generals("heg_hetaihou", "heg_yuji").kingdom(Kingdom::Ambitionist).hand({card(kSavageAssault)});
  t.seat(1).kingdom(Kingdom::Wei).hp(1, 4);
  t.seat(2).kingdom(Kingdom::Shu).hp(1, 4);
  t.seat(3).kingdom(Kingdom::Wu);
  t.seat(4).kingdom(Kingdom::Wu);
  t.start();
  t.use(0, kSavageAssault, {});
  ASSERT_FALSE(t.alive(1));
  ASSERT_FALSE(t.alive(2));
  const int before = t.hand(0);
  t.end_phase(0);
  while (t.asked() == 0 && !t.offers("qiluan_heg") && !t.idle(0)) {
    std::vector<CardId> rest;  // down to the hand limit
    for (CardId c : t.game()[0].hand)
      if (static_cast<int>(rest.size()) < t.request().options[0].min_cards) rest.push_back(c);
    t.choose_cards(0, rest);
  }
  const int kept = t.hand(0);
  EXPECT_LE(kept, before);
  t.launch(0, "qiluan_heg");
  EXPECT_EQ(t.hand(0), kept + 3);
}

TEST(QiluanHeg, NotInATurnWithoutAKillOfHers) {
  Table t(4);
  t.mode("hegemony");
  t.seat(0).generals("heg_hetaihou", "heg_yuji");
  t.start();
  t.end_phase(0);
  EXPECT_EQ(t.launches("qiluan_heg"), 0);
  EXPECT_TRUE(t.idle(1) || t.offers(0, "zhendu")) << t.question();
}

TEST(QiluanHeg, HiddenSheRevealsHerself) {
  Table t(5);
  t.mode("hegemony");
  t.seat(0).generals("heg_hetaihou", "heg_yuji").hidden(0).hidden(1).hand({card(kSlash)});
  t.seat(1).kingdom(Kingdom::Wei).hp(1, 4);
  for (Seat s = 2; s < 5; ++s) t.seat(s).kingdom(Kingdom::Wu);
  t.start();
  t.choose_option(0, 0);  // he reveals nothing at the start of the turn
  t.use(0, kSlash, {1});
  ASSERT_FALSE(t.alive(1));
  t.end_phase(0);
  t.launch(0, "qiluan_heg");
  EXPECT_EQ(t.hand(0), 3) << "without a force she was not rewarded for the kill";
  EXPECT_FALSE(t.game()[0].general[0].hidden);
}

}  // namespace
}  // namespace jiesuan::test
