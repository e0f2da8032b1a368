// 臧霸: 横江.
#include "engine/query/distance.h"
#include "tests/support/story.h"

namespace jiesuan::test {
namespace {

void facing_zangba(Table& t) {
  t.mode("hegemony");
  t.turn_of(1);
  t.seat(0).generals("heg_zangba", "heg_caohong");
  t.seat(1).kingdom(Kingdom::Shu);
}

TEST(Hengjiang, LowersTheHandLimitForThisTurn) {
  Table t(4);
  facing_zangba(t);
  t.seat(1).hand({card(kSlash), card(kPeach), card(kPeach), card(kPeach), card(kPeach)});
  t.start();
  t.use(1, kSlash, {0});
  t.launch(0, "hengjiang");
  EXPECT_EQ(hand_limit(t.game(), 1), 3);
  t.end_phase(1);
  t.choose_cards(1, {t.in_hand(1, kPeach)});
  EXPECT_EQ(t.hand(0), 0) << "the other has discarded: no card";
  EXPECT_EQ(hand_limit(t.game(), 1), 4) << t.question();
}

TEST(Hengjiang, HeDrawsIfNothingWasDiscarded) {
  Table t(4);
  facing_zangba(t);
  t.seat(1).hand({card(kSlash)});
  t.start();
  t.use(1, kSlash, {0});
  t.launch(0, "hengjiang");
  t.end_phase(1);
  EXPECT_EQ(t.hand(0), 1);
}

TEST(Hengjiang, ForEachPointButOneDrawATurn) {
  Table t(4);
  facing_zangba(t);
  t.seat(1).hand({card(kAnaleptic), card(kSlash)});
  t.start();
  t.use(1, kAnaleptic, {});
  t.use(1, kSlash, {0});
  t.launch(0, "hengjiang");
  t.launch(0, "hengjiang");
  EXPECT_EQ(hand_limit(t.game(), 1), 2);
  t.end_phase(1);
  EXPECT_EQ(t.hand(0), 1);
}

TEST(Hengjiang, HiddenHeRevealsHimselfForIt) {
  Table t(4);
  facing_zangba(t);
  t.seat(0).hidden(0).hidden(1);
  t.seat(1).hand({card(kSlash)});
  t.start();
  t.use(1, kSlash, {0});
  t.launch(0, "hengjiang");
  EXPECT_FALSE(t.game()[0].general[0].hidden);
  EXPECT_EQ(hand_limit(t.game(), 1), 3);
}

}  // namespace
}  // namespace jiesuan::test
