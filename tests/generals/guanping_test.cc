// 关平: 龙吟.
#include "tests/support/story.h"

namespace jiesuan::test {
namespace {

TEST(Longyin, TheSlashDoesNotCount) {
  Table t(2);
  t.seat(0).hand({card(kSlash, "S7"), card(kSlash, "S8")});
  t.seat(1).general("guanping").hand({card(kDuel)});
  t.start();
  t.use(0, kSlash, {1});
  t.launch(1, "longyin", {t.in_hand(1, kDuel)});
  EXPECT_EQ(t.hand(1), 0) << "a black one: nothing is drawn";
  EXPECT_TRUE(t.may_use(kSlash)) << t.question();
  t.use(0, kSlash, {1});
  EXPECT_FALSE(t.may_use(kSlash));
}

TEST(Longyin, ForARedOneHeDraws) {
  Table t(2);
  t.seat(0).hand({card(kSlash, "H10")});
  t.seat(1).general("guanping").wears({card(kChitu)});
  t.start();
  t.use(0, kSlash, {1});
  t.launch(1, "longyin", {t.worn(1, kChitu)});
  EXPECT_EQ(t.hand(1), 1);
}

TEST(Longyin, HisOwnToo) {
  Table t(2);
  t.seat(0).general("guanping").hand({card(kSlash, "H10"), card(kSlash, "S8"), card(kDuel)});
  t.start();
  t.use(0, kSlash, {1});
  t.launch(0, "longyin", {t.in_hand(0, kDuel)});
  EXPECT_TRUE(t.may_use(kSlash));
}

TEST(Longyin, AlsoWhereNoLimitHolds) {
  Table t(2);
  t.seat(0).general("zhangfei").hand({card(kSlash, "S7"), card(kSlash, "S8"), card(kSlash, "S9")});
  t.seat(1).general("guanping").hand({card(kDuel)});
  t.start();
  t.use(0, kSlash, {1});
  t.pass(1);
  t.use(0, kSlash, {1});
  EXPECT_TRUE(t.offers(1, "longyin")) << t.question();
  t.launch(1, "longyin", {t.in_hand(1, kDuel)});
  EXPECT_TRUE(t.may_use(kSlash));
}

TEST(Longyin, OnlyInThePlayPhaseOfItsUser) {
  Table t(3);
  t.seat(0).hand({card(kCollateral)});
  t.seat(1).wears({card(kQinggangSword)}).hand({card(kSlash)});
  t.seat(2).general("guanping").hand({card(kDuel)});
  t.start();
  t.use(0, kCollateral, {1, 2});
  t.play(1, kSlash);
  EXPECT_EQ(hits(t), (Hits{{2, 1}}));
  EXPECT_EQ(t.launches("longyin"), 0);
}

TEST(Longyin, NotWithoutACard) {
  Table t(2);
  t.seat(0).hand({card(kSlash)});
  t.seat(1).general("guanping");
  t.start();
  t.use(0, kSlash, {1});
  EXPECT_TRUE(t.idle(0)) << t.question();
  EXPECT_EQ(hits(t), (Hits{{1, 1}}));
}

TEST(Longyin, TwoOfThemTakeOneSlashOffTheCountOnce) {
  Table t(3);
  t.seat(0).hand({card(kSlash, "S7"), card(kSlash, "S8"), card(kSlash, "S9")});
  t.seat(1).skill("longyin").hand({card(kDuel)});
  t.seat(2).skill("longyin").hand({card(kDuel)});
  t.start();
  t.use(0, kSlash, {1});
  t.launch(1, "longyin", {t.in_hand(1, kDuel)});
  t.launch(2, "longyin", {t.in_hand(2, kDuel)});
  t.use(0, kSlash, {1});
  EXPECT_FALSE(t.may_use(kSlash)) << "the second counts";
}

}  // namespace
}  // namespace jiesuan::test
