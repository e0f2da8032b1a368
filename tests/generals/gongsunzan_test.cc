// 公孙瓒 of SP: 义从, the skill of 公孙瓒〔标准EX〕 (standard_ex_test.cc has its rulings).
#include "engine/query/distance.h"
#include "tests/support/story.h"

namespace jiesuan::test {
namespace {

TEST(YicongOfSp, ReachesOneFartherWithMoreThanTwoHp) {
  Table t(5);
  t.seat(0).general("gongsunzan").hand({card(kSlash)});
  t.start();
  EXPECT_EQ(t.targets_of(kSlash), seats({1, 2, 3, 4}));
}

TEST(YicongOfSp, WithTwoHpHeIsFartherAway) {
  Table t(4);
  t.seat(0).hand({card(kSlash)});
  t.seat(1).general("gongsunzan").hp(2, 4);
  t.start();
  EXPECT_EQ(t.targets_of(kSlash), seats({3}));
}

// The charge is over in the middle of the turn: what the distance is follows his hp at once.
TEST(YicongOfSp, ChangesWithTheLossOfHp) {
  Table t(5);
  t.seat(0).general("gongsunzan").hp(3, 4).hand({card(kDuel), card(kSlash)});
  t.seat(1).hand({card(kSlash)});
  t.start();
  EXPECT_TRUE(t.targets_of(kSlash).has(2));
  t.use(0, kDuel, {1});
  t.play(1, kSlash);
  t.pass(0);
  EXPECT_EQ(t.hp(0), 2);
  EXPECT_EQ(t.targets_of(kSlash), seats({1, 4}));
  EXPECT_EQ(distance(t.game(), 1, 0), 2);
}

TEST(YicongOfSp, HasNoOtherSkill) {
  const General* g = Catalogue::get().find_general("gongsunzan");
  ASSERT_TRUE(g);
  ASSERT_EQ(g->skills.size(), 1u);
  EXPECT_STREQ(g->skills[0]->id, "yicong");
  EXPECT_EQ(g->who(), Catalogue::get().find_general("st_gongsunzan")->who());
}

}  // namespace
}  // namespace jiesuan::test
