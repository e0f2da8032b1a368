// 铁索连环, the card; what the chained state does is in chain_test.cc.
#include "tests/support/story.h"

namespace jiesuan::test {
namespace {

TEST(IronChain, ChainsTheUprightAndResetsTheChained) {  // R003-01 … R003-03
  Table t(4);
  t.seat(0).hand({card(kIronChain)});
  t.seat(2).chained();
  t.start();
  t.use(0, kIronChain, {1, 2});
  EXPECT_TRUE(t.chained(1));
  EXPECT_FALSE(t.chained(2));
}

TEST(IronChain, OneOrTwoCharactersAnywhereOneselfIncluded) {
  Table t(6);
  t.seat(0).hand({card(kIronChain)});
  t.start();
  EXPECT_TRUE(accepts(t, kIronChain, {3}));
  EXPECT_TRUE(accepts(t, kIronChain, {0}));
  EXPECT_TRUE(accepts(t, kIronChain, {3, 0}));
  EXPECT_FALSE(accepts(t, kIronChain, {}));
  EXPECT_FALSE(accepts(t, kIronChain, {1, 2, 3}));
  EXPECT_FALSE(accepts(t, kIronChain, {1, 1}));
}

TEST(IronChain, ItsTargetsAreChainedInSeatOrderHoweverTheyWereChosen) {
  Table t(4);
  t.seat(0).hand({card(kIronChain)});
  t.start();
  t.use(0, kIronChain, {3, 1});
  EXPECT_EQ(who(t, LogKind::Chained), (Order{1, 3}));
}

TEST(IronChain, CanBeNullifiedForOneOfTheTwo) {
  Table t(4);
  t.seat(0).hand({card(kIronChain)});
  t.seat(3).hand({card(kNullification)});
  t.start();
  t.use(0, kIronChain, {1, 2});
  t.play(3, kNullification);
  EXPECT_FALSE(t.chained(1));
  EXPECT_TRUE(t.chained(2));
}

TEST(IronChain, RecastItIsDiscardedForACardAndIsNotUsed) {
  Table t(3);
  t.seat(0).hand({card(kIronChain)});
  t.seat(1).hand({card(kNullification)});
  t.pile({card(kPeach)});
  t.start();
  t.recast(0, kIronChain);
  EXPECT_TRUE(t.idle(0)) << "no nullification is asked for";
  EXPECT_TRUE(t.discarded(kIronChain));
  EXPECT_NE(t.in_hand(0, kPeach), kNoCard);
  EXPECT_EQ(t.count(LogKind::CardUsed), 0);
}

}  // namespace
}  // namespace jiesuan::test
