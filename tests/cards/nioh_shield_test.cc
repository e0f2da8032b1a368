// 仁王盾.
#include "tests/support/story.h"

namespace jiesuan::test {
namespace {

TEST(NiohShield, ABlackSlashHasNoEffectAndNobodyIsAskedForAJink) {  // R000-72
  Table t(3);
  t.seat(0).hand({card(kSlash, "C5")});
  t.seat(1).hand({card(kJink)}).wears({card(kNiohShield)});
  t.start();
  t.forget();
  t.use(0, kSlash, {1});
  EXPECT_TRUE(t.idle(0));
  EXPECT_TRUE(hits(t).empty());
  EXPECT_EQ(t.opened(Timing::UseEffectStart), 1);
  EXPECT_EQ(t.opened(Timing::UseBeforeEffect), 0);
  EXPECT_EQ(t.opened(Timing::UseEnd1), 1);
}

TEST(NiohShield, ABlackThunderSlashIsBlackToo) {
  Table t(3);
  t.seat(0).hand({card(kThunderSlash)});
  t.seat(1).wears({card(kNiohShield)});
  t.start();
  t.use(0, kThunderSlash, {1});
  EXPECT_TRUE(hits(t).empty());
}

TEST(NiohShield, RedSlashesHit) {
  Table t(3);
  t.seat(0).hand({card(kSlash, "D6"), card(kFireSlash)}).wears({card(kCrossbow)});
  t.seat(1).wears({card(kNiohShield)});
  t.start();
  t.use(0, kSlash, {1});
  t.use(0, kFireSlash, {1});
  EXPECT_EQ(hits(t), (Hits{{1, 1}, {1, 1}}));
}

TEST(NiohShield, BlackTricksHit) {
  Table t(3);
  t.seat(0).hand({card(kSavageAssault, "S7")});
  t.seat(1).wears({card(kNiohShield)});
  t.start();
  t.use(0, kSavageAssault);
  EXPECT_EQ(hits(t), (Hits{{1, 1}, {2, 1}}));
}

}  // namespace
}  // namespace jiesuan::test
