// 吴懿: 奔袭.
#include "engine/query/distance.h"
#include "tests/support/story.h"

namespace jiesuan::test {
namespace {

TEST(Benxi, EachResolvedCardBringsEverybodyNearer) {
  Table t(7);
  t.seat(0).general("wuyi").hand({card(kExNihilo), card(kJueying)});
  t.start();
  EXPECT_EQ(distance(t.game(), 0, 3), 3);
  t.use(0, kExNihilo);
  EXPECT_EQ(distance(t.game(), 0, 3), 2);
  t.use(0, kJueying);
  EXPECT_EQ(distance(t.game(), 0, 3), 1) << "equipment counts";
  EXPECT_EQ(distance(t.game(), 3, 0), 4) << "only his own distance";
}

TEST(Benxi, NotTheCardThatIsStillBeingResolved) {
  Table t(7);
  t.seat(0).general("wuyi").hand({card(kDuel)});
  t.seat(1).hand({card(kSlash)});
  t.start();
  t.use(0, kDuel, {1});
  ASSERT_TRUE(t.demands(1, kSlash)) << t.question();
  EXPECT_EQ(distance(t.game(), 0, 3), 3);
  t.pass(1);
  EXPECT_EQ(distance(t.game(), 0, 3), 2);
}

TEST(Benxi, OnlyInHisTurn) {
  Table t(5);
  t.seat(0).hand({card(kDuel)});
  t.seat(1).general("wuyi").hand({card(kNullification)});
  t.start();
  t.use(0, kDuel, {1});
  t.play(1, kNullification);
  EXPECT_EQ(distance(t.game(), 1, 3), 2);
}

TEST(Benxi, ACardOfTheTurnBeforeIsForgotten) {
  Table t(5);
  t.seat(0).general("wuyi").hand({card(kExNihilo)});
  t.start();
  t.use(0, kExNihilo);
  t.end_phase(0);
  for (Seat s = 1; s < 5; ++s) t.end_phase(s);
  ASSERT_TRUE(t.idle(0)) << t.question();
  EXPECT_EQ(distance(t.game(), 0, 2), 2);
}

TEST(Benxi, NextToEverybodyHisSlashHasOneTargetMore) {
  Table t(4);
  t.seat(0).general("wuyi").hand({card(kSlash), card(kExNihilo)});
  t.start();
  EXPECT_FALSE(accepts(t, kSlash, {1, 3}));
  t.use(0, kExNihilo);
  EXPECT_TRUE(accepts(t, kSlash, {1, 2}));
  EXPECT_FALSE(accepts(t, kSlash, {1, 2, 3}));
  t.use(0, kSlash, {1, 2});
  EXPECT_EQ(hits(t), (Hits{{1, 1}, {2, 1}}));
}

TEST(Benxi, NextToEverybodyHeIgnoresArmour) {
  Table t(2);
  t.seat(0).general("wuyi").hand({card(kSlash, "S7"), card(kSavageAssault)});
  t.seat(1).wears({card(kVine)});
  t.start();
  t.use(0, kSlash, {1});
  EXPECT_EQ(hits(t), (Hits{{1, 1}}));
  t.use(0, kSavageAssault);
  EXPECT_EQ(hits(t), (Hits{{1, 1}, {1, 1}}));
}

TEST(Benxi, NotWhileSomebodyIsFartherAway) {
  Table t(4);
  t.seat(0).general("wuyi").hand({card(kSlash, "S7")});
  t.seat(1).wears({card(kNiohShield)});
  t.start();
  t.use(0, kSlash, {1});
  EXPECT_TRUE(hits(t).empty());
}

TEST(Benxi, TheArmourStillWorksAgainstOthers) {
  Table t(2);
  t.seat(0).general("wuyi");
  t.seat(1).hand({card(kSlash)}).wears({card(kNiohShield)});
  t.start();
  EXPECT_FALSE(armour_void(t.game(), 1)) << "nothing of his is being resolved";
}

TEST(Benxi, TheOwnHorseThatIsUsedUpLendsNothing) {
  Table t(4);
  t.seat(0).generals("wuyi", "guanyu").wears({card(kChitu)}).hand({card(kSlash, "S7")});
  t.start();
  EXPECT_TRUE(accepts(t, kSlash, {1, 2})) << "with the horse everybody is at distance 1";
  EXPECT_TRUE(t.seats_for("wusheng", {t.worn(0, kChitu)}, {1}).empty()) << "made of the horse: one target";
}

}  // namespace
}  // namespace jiesuan::test
