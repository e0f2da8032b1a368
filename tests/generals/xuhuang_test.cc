// 徐晃: 断粮, and cards that reach farther than they say.
#include "generals/common.h"
#include "tests/support/story.h"

namespace jiesuan::test {
namespace {

TEST(Duanliang, UsesABlackBasicOrEquipmentCardAsSupplyShortage) {
  Table t(3);
  t.seat(0).general("xuhuang").hand(
      {card(kSlash, "S7"), card(kJink, "H2"), card(kDismantlement, "S3"), card(kBlade)});
  t.seat(0).wears({card(kDilu)});
  t.start();
  EXPECT_EQ(t.cards_for("duanliang"), cards({t.in_hand(0, kSlash), t.in_hand(0, kBlade), t.worn(0, kDilu)}))
      << "no red card and no trick";
  t.convert(0, "duanliang", {t.in_hand(0, kSlash)}, {1});
  EXPECT_EQ(judging(t, 1), std::vector<CardName>{kSupplyShortage});
}

TEST(Duanliang, ReachesDistanceTwo) {
  Table t(7);
  t.seat(0).general("xuhuang").hand({card(kSlash, "S7")});
  t.start();
  EXPECT_EQ(t.seats_for("duanliang", {t.in_hand(0, kSlash)}), seats({1, 2, 5, 6}));
}

TEST(Duanliang, SoDoesARealSupplyShortage) {
  Table t(7);
  t.seat(0).general("xuhuang").hand({card(kSupplyShortage)});
  t.seat(1).judging(card(kSupplyShortage));
  t.start();
  EXPECT_EQ(t.targets_of(kSupplyShortage), seats({2, 5, 6})) << "one of the name lies before seat 1";
}

TEST(Duanliang, NothingElseOfHisReachesFarther) {
  Table t(7);
  t.seat(0).general("xuhuang").hand({card(kSnatch), card(kSlash)});
  t.seat(1).hand({card(kJink)});
  t.seat(2).hand({card(kJink)});
  t.start();
  EXPECT_EQ(t.targets_of(kSnatch), seats({1}));
  EXPECT_EQ(t.targets_of(kSlash), seats({1, 6}));
}

// The −1 horse that is the material gives no reach.
TEST(Duanliang, AHorseUsedForItBringsNobodyNearer) {
  Table t(7);
  t.seat(0).general("xuhuang").hand({card(kSlash, "S7")}).wears({card(kDayuan)});
  t.start();
  EXPECT_EQ(t.seats_for("duanliang", {t.in_hand(0, kSlash)}), seats({1, 2, 3, 4, 5, 6}));
  EXPECT_EQ(t.seats_for("duanliang", {t.worn(0, kDayuan)}), seats({1, 2, 5, 6}));
}

}  // namespace
}  // namespace jiesuan::test
