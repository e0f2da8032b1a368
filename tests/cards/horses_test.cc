// The seven horses.
#include "engine/query/distance.h"
#include "tests/support/story.h"

namespace jiesuan::test {
namespace {

TEST(Horses, ADefensiveHorseKeepsOthersFartherAwayAndNotItsRider) {
  for (CardName horse : {kJueying, kDilu, kZhuahuangfeidian, kHualiu}) {
    Table t(6);
    t.seat(0).wears({card(horse)});
    t.start();
    EXPECT_EQ(distance(t.game(), 1, 0), 2) << def(horse).en;
    EXPECT_EQ(distance(t.game(), 3, 0), 4);
    EXPECT_EQ(distance(t.game(), 0, 1), 1);
    EXPECT_EQ(distance(t.game(), 0, 3), 3);
  }
}

TEST(Horses, AnOffensiveHorseBringsItsRiderNearerAndNobodyElse) {
  for (CardName horse : {kChitu, kDayuan, kZixing}) {
    Table t(6);
    t.seat(0).wears({card(horse)});
    t.start();
    EXPECT_EQ(distance(t.game(), 0, 3), 2) << def(horse).en;
    EXPECT_EQ(distance(t.game(), 0, 1), 1) << "never below 1";
    EXPECT_EQ(distance(t.game(), 3, 0), 3);
  }
}

TEST(Horses, OfBothKindsAddUp) {
  Table t(6);
  t.seat(0).wears({card(kChitu), card(kDilu)});
  t.seat(2).wears({card(kJueying)});
  t.start();
  EXPECT_EQ(distance(t.game(), 0, 2), 2);
  EXPECT_EQ(distance(t.game(), 2, 0), 3);
  EXPECT_EQ(distance(t.game(), 1, 2), 2);
}

TEST(Horses, DecideWhomASlashReaches) {
  Table t(5);
  t.seat(0).hand({card(kSlash), card(kChitu)});
  t.seat(1).wears({card(kDilu)});
  t.start();
  EXPECT_EQ(t.targets_of(kSlash), seats({4}));
  t.use(0, kChitu);
  EXPECT_EQ(t.targets_of(kSlash), seats({1, 2, 3, 4}));
}

TEST(Horses, ASecondOneOfTheKindReplacesTheFirst) {
  Table t(4);
  t.seat(0).hand({card(kHualiu)}).wears({card(kDilu), card(kChitu)});
  t.start();
  t.use(0, kHualiu);
  EXPECT_TRUE(t.discarded(kDilu));
  EXPECT_NE(t.worn(0, kChitu), kNoCard);
  EXPECT_EQ(distance(t.game(), 1, 0), 2);
}

TEST(Horses, TheDeadDoNotCountForDistance) {
  Table t(5);
  t.seat(0).hand({card(kSlash)});
  t.seat(1).hp(1, 4);
  t.start();
  EXPECT_EQ(distance(t.game(), 0, 2), 2);
  t.use(0, kSlash, {1});
  EXPECT_EQ(distance(t.game(), 0, 2), 1);
}

}  // namespace
}  // namespace jiesuan::test
