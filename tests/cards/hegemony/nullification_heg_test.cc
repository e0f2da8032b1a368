// 无懈可击·国: for one target, or for its force.
#include "tests/cards/hegemony/forces.h"

namespace jiesuan::test {
namespace {

constexpr int kForOne = 0, kForForce = 1;

TEST(NullificationHeg, IsANullification) {
  Forces t{kWei, kShu};
  t.seat(0).hand({card(kDismantlement)});
  t.seat(1).hand({card(kNullificationHeg)});
  t.start();
  t.use(0, kDismantlement, {1});
  t.play(1, kNullificationHeg);
  EXPECT_TRUE(t.idle(0)) << "with a single target there is nothing to say: " << t.question();
  EXPECT_EQ(t.hand(1), 0);
  EXPECT_TRUE(t.discarded(kNullificationHeg));
}

TEST(NullificationHeg, CountsForOneTargetIfItsUserSaysSo) {
  Forces t{kWei, kShu, kShu, kWu};
  t.seat(0).hand({card(kSavageAssault)});
  t.seat(3).hand({card(kNullificationHeg)});
  t.start();
  t.use(0, kSavageAssault);
  t.play(3, kNullificationHeg);
  t.choose_option(3, kForOne);
  EXPECT_EQ(hits(t), (Hits{{2, 1}, {3, 1}}));
}

TEST(NullificationHeg, OrForAllOfThatForceWhoseTurnHasNotCome) {
  Forces t{kWei, kShu, kWu, kShu, kShu};
  t.seat(0).hand({card(kSavageAssault)});
  t.seat(2).hand({card(kNullificationHeg), card(kNullification, "S11")});
  t.start();
  t.use(0, kSavageAssault);
  t.pass(2);  // seat 1 is left to it
  EXPECT_EQ(hits(t), (Hits{{1, 1}}));
  t.pass(2);
  EXPECT_EQ(hits(t), (Hits{{1, 1}, {2, 1}}));
  t.play(2, kNullificationHeg);
  t.choose_option(2, kForForce);
  t.pass(2);  // it does not answer its own
  EXPECT_TRUE(t.idle(0)) << "nobody is asked again for those who are covered: " << t.question();
  EXPECT_EQ(hits(t), (Hits{{1, 1}, {2, 1}}));
}

TEST(NullificationHeg, ACounterStopsAllOfIt) {
  Forces t{kWei, kShu, kWu, kShu};
  t.seat(0).hand({card(kSavageAssault), card(kNullification, "S11")});
  t.seat(2).hand({card(kNullificationHeg)});
  t.start();
  t.use(0, kSavageAssault);
  t.pass(0);
  t.play(2, kNullificationHeg);
  t.choose_option(2, kForForce);
  t.play(0, kNullification);
  EXPECT_EQ(hits(t), (Hits{{1, 1}, {2, 1}, {3, 1}}));
}

TEST(NullificationHeg, AgainstAnotherNullificationThereIsNothingToSay) {
  Forces t{kWei, kShu, kWu, kShu};
  t.seat(0).hand({card(kSavageAssault), card(kNullificationHeg)});
  t.seat(2).hand({card(kNullification, "S11")});
  t.start();
  t.use(0, kSavageAssault);
  t.pass(0);
  t.play(2, kNullification);
  t.play(0, kNullificationHeg);
  EXPECT_EQ(hits(t), (Hits{{1, 1}, {2, 1}, {3, 1}})) << t.question();
}

TEST(NullificationHeg, WhoHasNoForceIsAloneInIt) {
  for (const Kingdom k : {kUndecided, kLoner}) {
    Forces t{kWei, k, k, kWu};
    t.seat(0).hand({card(kSavageAssault)});
    t.seat(3).hand({card(kNullificationHeg)});
    t.start();
    t.use(0, kSavageAssault);
    t.play(3, kNullificationHeg);
    EXPECT_EQ(hits(t), (Hits{{2, 1}, {3, 1}})) << t.question();
  }
}

}  // namespace
}  // namespace jiesuan::test
