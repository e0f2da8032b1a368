// 张飞: 咆哮.
#include "tests/support/table.h"

namespace jiesuan::test {
namespace {

// R004-03
TEST(Paoxiao, UsesAnyNumberOfSlashesOfAnyKind) {
  Table t(3);
  t.seat(0).general("zhangfei").hand({card(kSlash), card(kFireSlash), card(kThunderSlash)});
  t.start();
  t.use(0, kSlash, {1});
  t.use(0, kFireSlash, {1});
  t.use(0, kThunderSlash, {2});
  EXPECT_EQ(t.damages(1), (std::vector<int>{1, 1}));
  EXPECT_EQ(t.damages(2), std::vector<int>{1});
}

TEST(Paoxiao, AlsoConvertedOnes) {
  Table t(3);
  t.seat(0).general("zhangfei").wears({card(kSpear)}).hand({card(kSlash), card(kJink), card(kJink)});
  t.start();
  t.use(0, kSlash, {1});
  t.convert(0, "spear", {t.in_hand(0, kJink), t.in_hand(0, kJink, 1)}, {1});
  EXPECT_EQ(t.damages(1), (std::vector<int>{1, 1}));
}

TEST(Paoxiao, LetsOthersKeepTheirLimit) {
  Table t(3);
  t.seat(0).hand({card(kSlash), card(kSlash)});
  t.seat(1).general("zhangfei");
  t.start();
  t.use(0, kSlash, {1});
  EXPECT_FALSE(t.may_use(kSlash));
}

TEST(Paoxiao, DoesNotLiftTheLimitOfAnaleptic) {
  Table t(3);
  t.seat(0).general("zhangfei").hand({card(kAnaleptic), card(kAnaleptic)});
  t.start();
  t.use(0, kAnaleptic);
  EXPECT_FALSE(t.may_use(kAnaleptic));
}

TEST(Paoxiao, IsAStateAndNeverAsked) {
  Table t(3);
  t.seat(0).general("zhangfei").hand({card(kSlash), card(kSlash)});
  t.start();
  t.use(0, kSlash, {1});
  EXPECT_TRUE(t.idle(0));
  EXPECT_FALSE(t.offers("paoxiao"));
  EXPECT_EQ(t.launches("paoxiao"), 0);
}

}  // namespace
}  // namespace jiesuan::test
