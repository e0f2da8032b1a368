// 太史慈: 天义.
#include "tests/support/story.h"

namespace jiesuan::test {
namespace {

// Seat 0 pindians seat 1 with these 杀; it has two more, and a 决斗.
void compete(Table& t, const char* mine, const char* theirs) {
  t.seat(0).general("taishici").hand({card(kThunderSlash, mine), card(kSlash), card(kSlash), card(kDuel)});
  t.seat(1).hand({card(kSlash, theirs)});
  t.start();
  t.act(0, "tianyi", {}, {1});
  t.choose_cards(0, {t.in_hand(0, kThunderSlash)});
  t.choose_cards(1, {t.in_hand(1, kSlash)});
}

TEST(Tianyi, WonOneSlashMore) {
  Table t(4);
  compete(t, "S8", "C2");
  t.use(0, kSlash, {1});
  ASSERT_TRUE(t.may_use(kSlash));
  t.use(0, kSlash, {1});
  EXPECT_EQ(t.damages(1), (std::vector<int>{1, 1}));
}

TEST(Tianyi, WonNotTwoMore) {
  Table t(4);
  t.seat(0).general("taishici").hand({card(kDuel, "C"), card(kSlash), card(kSlash), card(kSlash)});
  t.seat(0).hand({card(kNullification, "S13"), card(kSlash), card(kSlash), card(kSlash)});
  t.seat(1).hand({card(kSlash, "C2")});
  t.start();
  t.act(0, "tianyi", {}, {1});
  t.choose_cards(0, {t.in_hand(0, kNullification)});
  t.choose_cards(1, {t.in_hand(1, kSlash)});
  t.use(0, kSlash, {1});
  t.use(0, kSlash, {1});
  EXPECT_FALSE(t.may_use(kSlash));
}

TEST(Tianyi, WonNoDistanceAndOneTargetMore) {
  Table t(6);
  compete(t, "S8", "C2");
  EXPECT_EQ(t.targets_of(kSlash), seats({1, 2, 3, 4, 5}));
  EXPECT_TRUE(accepts(t, kSlash, {3, 2}));
  EXPECT_FALSE(accepts(t, kSlash, {3, 2, 1}));
  t.use(0, kSlash, {3, 2});
  EXPECT_EQ(hits(t), (Hits{{2, 1}, {3, 1}}));
  EXPECT_EQ(t.targets_of(kDuel).size(), 5);
  EXPECT_FALSE(accepts(t, kDuel, {1, 2})) << "only for 杀";
}

TEST(Tianyi, NotWonHeCannotUseSlashThisTurn) {
  Table t(3);
  compete(t, "S4", "C9");
  ASSERT_TRUE(t.idle(0));
  EXPECT_FALSE(t.may_use(kSlash));
  EXPECT_TRUE(t.may_use(kDuel));
}

TEST(Tianyi, NotWonHeMayStillRespondASlash) {
  Table t(3);
  t.seat(0).general("taishici").hand({card(kThunderSlash, "S4"), card(kSlash), card(kDuel)});
  t.seat(1).hand({card(kSlash, "C9"), card(kSlash, "C10")});
  t.start();
  t.act(0, "tianyi", {}, {1});
  t.choose_cards(0, {t.in_hand(0, kThunderSlash)});
  t.choose_cards(1, {t.in_hand(1, kSlash)});
  t.use(0, kDuel, {1});
  t.play(1, kSlash);
  EXPECT_TRUE(t.demands(0, kSlash)) << t.question();
  t.play(0, kSlash);
  EXPECT_EQ(hits(t), (Hits{{1, 1}}));
}

TEST(Tianyi, ATieIsNotWon) {
  Table t(3);
  compete(t, "S8", "C8");
  EXPECT_FALSE(t.may_use(kSlash));
}

TEST(Tianyi, LastsForThisTurnOnly) {
  Table t(2);
  t.seat(0).general("taishici").hand({card(kThunderSlash, "S4"), card(kSlash)});
  t.seat(1).hand({card(kSlash, "C9")});
  t.start();
  t.act(0, "tianyi", {}, {1});
  t.choose_cards(0, {t.in_hand(0, kThunderSlash)});
  t.choose_cards(1, {t.in_hand(1, kSlash)});
  EXPECT_FALSE(t.may_use(kSlash));
  t.end_phase(0);
  t.end_phase(1);
  EXPECT_TRUE(t.idle(0)) << t.question();
  EXPECT_TRUE(t.may_use(kSlash));
}

TEST(Tianyi, OnceAPhaseAgainstSomebodyWithHandCards) {
  Table t(4);
  t.seat(0).general("taishici").hand({card(kThunderSlash, "S8"), card(kSlash)});
  t.seat(1).hand({card(kSlash, "C2"), card(kPeach)});
  t.seat(2).wears({card(kChitu)});
  t.start();
  EXPECT_EQ(t.seats_for("tianyi"), seats({1}));
  t.act(0, "tianyi", {}, {1});
  t.choose_cards(0, {t.in_hand(0, kThunderSlash)});
  t.choose_cards(1, {t.in_hand(1, kSlash)});
  EXPECT_FALSE(t.offers("tianyi"));
  Table u(3);
  u.seat(0).general("taishici").wears({card(kChitu)});
  u.seat(1).hand({card(kPeach)});
  u.start();
  EXPECT_FALSE(u.offers("tianyi"));
}

}  // namespace
}  // namespace jiesuan::test
