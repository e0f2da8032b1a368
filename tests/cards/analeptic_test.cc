// 酒, before a 杀 and for the dying.
#include "tests/support/story.h"

namespace jiesuan::test {
namespace {

TEST(Analeptic, TheNextSlashDealsOneMore) {
  Table t(3);
  t.seat(0).hand({card(kAnaleptic), card(kSlash)});
  t.start();
  t.use(0, kAnaleptic);
  t.use(0, kSlash, {1});
  EXPECT_EQ(t.damages(1), std::vector<int>{2});
}

TEST(Analeptic, WorksOnSlashesOfEveryKind) {
  for (CardName slash : {kFireSlash, kThunderSlash}) {
    Table t(3);
    t.seat(0).hand({card(kAnaleptic), card(slash)});
    t.start();
    t.use(0, kAnaleptic);
    t.use(0, slash, {1});
    EXPECT_EQ(t.damages(1), std::vector<int>{2});
  }
}

TEST(Analeptic, OnceATurn) {
  Table t(2);
  t.seat(0).hand({card(kAnaleptic), card(kAnaleptic)});
  t.pile({card(kJink), card(kJink), card(kJink), card(kJink)});
  t.start();
  t.use(0, kAnaleptic);
  EXPECT_FALSE(t.may_use(kAnaleptic));
  t.end_phase(0);
  t.end_phase(1);
  ASSERT_TRUE(t.idle(0));
  EXPECT_TRUE(t.may_use(kAnaleptic));
}

TEST(Analeptic, IsSpentWhenTheSlashIsUsedEvenIfItIsOffset) {
  Table t(3);
  t.seat(0).hand({card(kAnaleptic), card(kSlash), card(kSlash)}).wears({card(kCrossbow)});
  t.seat(1).hand({card(kJink)});
  t.start();
  t.use(0, kAnaleptic);
  t.use(0, kSlash, {1});
  t.play(1, kJink);
  t.use(0, kSlash, {1});
  EXPECT_EQ(t.damages(1), std::vector<int>{1});
}

TEST(Analeptic, IsSpentOnASlashWithoutEffect) {
  Table t(3);
  t.seat(0).hand({card(kAnaleptic), card(kSlash, "S7"), card(kFireSlash)}).wears({card(kCrossbow)});
  t.seat(1).wears({card(kNiohShield)});
  t.start();
  t.use(0, kAnaleptic);
  t.use(0, kSlash, {1});
  t.use(0, kFireSlash, {1});
  EXPECT_EQ(t.damages(1), std::vector<int>{1});
}

TEST(Analeptic, IsForgottenAtTheEndOfTheTurn) {
  Table t(2);
  t.seat(0).hand({card(kAnaleptic), card(kSlash)});
  t.pile({card(kPeach), card(kPeach), card(kPeach), card(kPeach)});
  t.start();
  t.use(0, kAnaleptic);
  t.end_phase(0);
  t.end_phase(1);
  t.use(0, kSlash, {1});
  EXPECT_EQ(hits(t), (Hits{{1, 1}}));
}

TEST(Analeptic, CountsForEveryTargetOfTheSlash) {
  Table t(4);
  t.seat(0).hand({card(kAnaleptic), card(kSlash)}).wears({card(kHalberd)});
  t.start();
  t.use(0, kAnaleptic);
  t.use(0, kSlash, {1, 2, 3});
  EXPECT_EQ(hits(t), (Hits{{1, 2}, {2, 2}, {3, 2}}));
}

TEST(Analeptic, ARespondedSlashDoesNotSpendIt) {
  Table t(3);
  t.seat(0).hand({card(kAnaleptic), card(kDuel), card(kSlash), card(kFireSlash)});
  t.seat(1).hand({card(kSlash)});
  t.start();
  t.use(0, kAnaleptic);
  t.use(0, kDuel, {1});
  t.play(1, kSlash);
  t.play(0, kSlash);
  EXPECT_EQ(t.damages(1), std::vector<int>{1}) << "a duel is no slash";
  t.use(0, kFireSlash, {1});
  EXPECT_EQ(t.damages(1), (std::vector<int>{1, 2}));
}

TEST(Analeptic, SavesTheDyingDrinkerOnly) {
  Table t(5);
  t.seat(0).hand({card(kSlash), card(kAnaleptic)});
  t.seat(1).hp(1, 4).hand({card(kAnaleptic)});
  t.seat(2).hand({card(kAnaleptic)});
  t.start();
  t.use(0, kSlash, {1});
  t.play(1, kAnaleptic);  // seat 0 was not asked
  EXPECT_EQ(t.hp(1), 1);
  EXPECT_TRUE(t.idle(0));
}

TEST(Analeptic, AnotherOnesIsNoHelp) {
  Table t(5);
  t.seat(0).hand({card(kSlash), card(kAnaleptic)});
  t.seat(1).hp(1, 4);
  t.seat(2).hand({card(kAnaleptic)});
  t.start();
  t.use(0, kSlash, {1});
  EXPECT_FALSE(t.alive(1));
}

TEST(Analeptic, PeachAndAnalepticTogetherSaveAtMinusOne) {
  Table t(5);
  t.seat(0).hand({card(kAnaleptic), card(kSlash)});
  t.seat(1).hp(1, 4).hand({card(kAnaleptic), card(kPeach)});
  t.start();
  t.use(0, kAnaleptic);
  t.use(0, kSlash, {1});
  t.play(1, kAnaleptic);
  t.play(1, kPeach);
  EXPECT_EQ(t.hp(1), 1);
  EXPECT_TRUE(t.alive(1));
}

// Seat 0 loses its own duel at hp 1 and drinks.
void drink_when_dying(Table& t) {
  t.seat(0).hp(1, 4).hand({card(kDuel), card(kAnaleptic), card(kAnaleptic), card(kFireSlash)});
  t.seat(1).hand({card(kSlash)});
  t.start();
  t.use(0, kDuel, {1});
  t.play(1, kSlash);
  t.pass(0);
  t.play(0, kAnaleptic);
}

TEST(Analeptic, SavingOneselfDoesNotCountForTheOnceATurn) {
  Table t(3);
  drink_when_dying(t);
  ASSERT_TRUE(t.idle(0));
  EXPECT_EQ(t.hp(0), 1);
  EXPECT_TRUE(t.may_use(kAnaleptic));
}

TEST(Analeptic, SavingOneselfMakesNoSlashStronger) {
  Table t(3);
  drink_when_dying(t);
  t.use(0, kFireSlash, {1});
  EXPECT_EQ(t.damages(1), std::vector<int>{1});
}

}  // namespace
}  // namespace jiesuan::test
