// 郭淮: 精策.
#include "tests/support/story.h"

namespace jiesuan::test {
namespace {

TEST(Jingce, DrawsTwoAfterUsingAsManyCardsAsHeHasHp) {
  Table t(2);
  t.seat(0).general("guohuai").hp(2, 4).hand({card(kSlash), card(kChitu)});
  t.start();
  t.use(0, kChitu);
  t.use(0, kSlash, {1});
  t.end_phase(0);
  t.launch(0, "jingce");
  EXPECT_EQ(t.hand(0), 2);
}

TEST(Jingce, NotWithOneCardTooFew) {
  Table t(2);
  t.seat(0).general("guohuai").hp(2, 4).hand({card(kSlash)});
  t.start();
  t.use(0, kSlash, {1});
  t.end_phase(0);
  EXPECT_TRUE(t.idle(1)) << t.question();
}

TEST(Jingce, ItIsHisHpAtTheEndThatCounts) {
  Table t(2);
  t.seat(0).general("guohuai").hp(2, 4).hand({card(kDuel)});
  t.seat(1).hand({card(kSlash)});
  t.start();
  t.use(0, kDuel, {1});
  t.play(1, kSlash);
  EXPECT_EQ(t.hp(0), 1);
  t.end_phase(0);
  EXPECT_TRUE(t.offers(0, "jingce")) << t.question();
}

TEST(Jingce, UsedInResponseCountsRespondedDoesNot) {
  Table t(2);
  t.seat(0).general("guohuai").hp(2, 4).hand({card(kDismantlement), card(kNullification)});
  t.seat(1).hand({card(kNullification), card(kPeach)});
  t.start();
  t.use(0, kDismantlement, {1});
  t.pass(0);
  t.play(1, kNullification);
  t.play(0, kNullification);
  t.end_phase(0);
  EXPECT_TRUE(t.offers(0, "jingce")) << "无懈可击 is used: " << t.question();
  Table u(2);
  u.seat(0).general("guohuai").hp(2, 4).hand({card(kDuel), card(kSlash)});
  u.seat(1).hand({card(kSlash)});
  u.start();
  u.use(0, kDuel, {1});
  u.play(1, kSlash);
  u.play(0, kSlash);
  EXPECT_EQ(hits(u), (Hits{{1, 1}}));
  u.end_phase(0);
  EXPECT_TRUE(u.idle(1)) << "the 杀 of the duel was responded: " << u.question();
}

TEST(Jingce, ARecastCardIsNotUsed) {
  Table t(2);
  t.seat(0).general("guohuai").hp(1, 4).hand({card(kIronChain)});
  t.start();
  t.recast(0, kIronChain);
  t.end_phase(0);
  EXPECT_TRUE(t.idle(1)) << t.question();
}

}  // namespace
}  // namespace jiesuan::test
