// 全琮: 振赡.
#include "generals/common.h"
#include "tests/support/story.h"

namespace jiesuan::test {
namespace {

TEST(Zhenshan, ExchangesHandsAndStandsForASlash) {
  Table t(4);
  t.seat(0).general("quancong").hand({card(kDuel), card(kPeach)});
  t.seat(1).hand({card(kJink)});
  t.seat(2).hand({card(kJink), card(kJink)});
  t.start();
  EXPECT_TRUE(t.offers_as("zhenshan", kFireSlash)) << "of every kind";
  t.act_as(0, "zhenshan", kThunderSlash, {}, {3});
  EXPECT_EQ(t.request().options[0].seats, seats({1, 3})) << "who holds fewer; none is fewer too";
  t.choose_seats(0, {1});
  EXPECT_NE(t.in_hand(0, kJink), kNoCard);
  EXPECT_EQ(t.hand(1), 2);
  EXPECT_EQ(hits(t), (Hits{{3, 1}}));
  EXPECT_EQ(t.nth(LogKind::CardUsed).suit, Suit::None);
  EXPECT_FALSE(t.offers("zhenshan")) << "once a turn";
}

TEST(Zhenshan, IsASlashWithinTheLimit) {
  Table t(3);
  t.seat(0).general("quancong").hand({card(kSlash), card(kDuel)});
  t.start();
  t.use(0, kSlash, {1});
  EXPECT_FALSE(t.offers_as("zhenshan", kSlash));
  EXPECT_TRUE(t.offers_as("zhenshan", kAnaleptic));
}

TEST(Zhenshan, StandsForAJinkInAnothersTurn) {
  Table t(2);
  t.seat(0).hand({card(kSlash)});
  t.seat(1).general("quancong").hand({card(kPeach)});
  t.start();
  t.use(0, kSlash, {1});
  t.launch_as(1, "zhenshan", kJink);
  EXPECT_TRUE(hits(t).empty());
  EXPECT_NE(t.in_hand(0, kPeach), kNoCard);
  EXPECT_EQ(t.hand(1), 0);
}

TEST(Zhenshan, RespondsASlashToADuel) {
  Table t(3);
  t.seat(0).hand({card(kDuel)});
  t.seat(1).general("quancong").hand({card(kPeach)});
  t.start();
  t.use(0, kDuel, {1});
  t.launch_as(1, "zhenshan", kSlash);
  t.choose_seats(1, {2});
  EXPECT_EQ(hits(t), (Hits{{0, 1}}));
  EXPECT_EQ(t.nth(LogKind::CardResponded).a, 1);
}

TEST(Zhenshan, UsedOnceItIsNotOfferedAgainInThatTurnForAResponse) {
  Table t(3);
  t.seat(0).hand({card(kSlash), card(kDuel)});
  t.seat(1).general("quancong").hand({card(kPeach), card(kPeach)});
  t.seat(2).hand({card(kDuel)});
  t.start();
  t.use(0, kSlash, {1});
  t.launch_as(1, "zhenshan", kJink);
  t.choose_seats(1, {2});
  ASSERT_EQ(t.hand(1), 1);
  t.use(0, kDuel, {1});
  EXPECT_EQ(hits(t), (Hits{{1, 1}})) << t.question();
}

TEST(Zhenshan, SavesTheDying) {
  Table t(3);
  t.seat(0).hand({card(kSlash)});
  t.seat(1).hp(1, 4);
  t.seat(2).general("quancong").hand({card(kJink)});
  t.start();
  t.use(0, kSlash, {1});
  t.launch_as(2, "zhenshan", kPeach);
  t.choose_seats(2, {1});
  EXPECT_EQ(t.hp(1), 1);
  EXPECT_NE(t.in_hand(1, kJink), kNoCard);
}

TEST(Zhenshan, NotWithoutSomebodyPoorer) {
  Table t(2);
  t.seat(0).general("quancong").hand({card(kDuel)});
  t.seat(1).hand({card(kJink)});
  t.start();
  EXPECT_FALSE(t.offers("zhenshan")) << "equally many is not fewer";
}

}  // namespace
}  // namespace jiesuan::test
