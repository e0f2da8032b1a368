// What a card that kills brings its user, and what becomes of the dead one's cards.
#include "tests/support/story.h"

namespace jiesuan::test {
namespace {

TEST(Death, WhoKillsARebelDrawsThree) {
  Table t(5);
  t.seat(0).hand({card(kSlash)});
  t.seat(1).hp(1, 4);
  t.start();
  t.use(0, kSlash, {1});
  EXPECT_EQ(t.hand(0), 3);
  EXPECT_EQ(last(t, LogKind::AllegianceShown).a, 1);
}

TEST(Death, EvenIfItIsARebelItself) {
  Table t(5);
  t.turn_of(4);
  t.seat(4).hand({card(kSlash)}).wears({card(kAxe)});
  t.seat(1).hp(1, 4);
  t.start();
  t.use(4, kSlash, {1});
  EXPECT_EQ(t.hand(4), 3);
}

TEST(Death, ALordWhoKillsALoyalistDiscardsEverythingInOneMove) {
  Table t(4);
  t.seat(0).hand({card(kSlash), card(kJink), card(kPeach)}).wears({card(kBlade), card(kDilu)});
  t.seat(0).judging(card(kIndulgence));
  t.seat(2).hp(1, 4);
  t.start();
  t.forget();
  t.use(0, kSlash, {2});
  t.pass(0);  // no 桃
  EXPECT_FALSE(t.alive(2));
  EXPECT_EQ(t.hand(0), 0);
  EXPECT_TRUE(t.game()[0].equipped().empty());
  EXPECT_EQ(judging(t, 0), std::vector<CardName>{kIndulgence}) << "hand and equipment only";
  EventId move = 0;
  for (const LogEntry& e : t.entries) {
    if (e.kind != LogKind::Moved || e.a != 0 || e.reason != Reason::Discard) continue;
    if (move == 0) move = e.event;
    EXPECT_EQ(e.event, move);
  }
  EXPECT_NE(move, 0u);
}

TEST(Death, NobodyElseIsPunishedForALoyalist) {
  Table t(5);
  t.turn_of(1);
  t.seat(1).hand({card(kSlash), card(kJink)});
  t.seat(2).hp(1, 4);
  t.start();
  t.use(1, kSlash, {2});
  EXPECT_FALSE(t.alive(2));
  EXPECT_EQ(t.hand(1), 1);
}

TEST(Death, ARenegadeBringsNothing) {
  Table t(5);
  t.seat(0).hand({card(kSlash), card(kJink)}).wears({card(kBlade)});
  t.seat(3).hp(1, 4);
  t.start();
  t.use(0, kSlash, {3});
  EXPECT_FALSE(t.alive(3));
  EXPECT_EQ(t.hand(0), 1);
}

TEST(Death, TheDeadOnesCardsOfEveryZoneAreDiscardedBeforeTheReward) {  // R000-26
  Table t(5);
  t.seat(0).hand({card(kSlash)});
  t.seat(1).hp(1, 4).hand({card(kDuel)}).wears({card(kAxe)}).judging(card(kIndulgence));
  t.start();
  t.forget();
  t.use(0, kSlash, {1});
  EXPECT_TRUE(t.discarded(kDuel));
  EXPECT_TRUE(t.discarded(kAxe));
  EXPECT_TRUE(t.discarded(kIndulgence));
  int left = -1, reward = -1;
  for (int i = 0; i < static_cast<int>(t.entries.size()); ++i) {
    const LogEntry& e = t.entries[i];
    if (e.kind == LogKind::Moved && e.a == 1 && e.to == Zone::Discard) left = i;
    if (e.kind == LogKind::Moved && e.reason == Reason::Draw) reward = i;
  }
  EXPECT_GE(left, 0);
  EXPECT_LT(left, reward);
  EXPECT_LT(t.position(Timing::DeathWhen), t.position(Timing::DeathAfter));
}

TEST(Death, IsInsideTheDyingAndBeforeTheEndOfTheDamage) {  // D16
  Table t(5);
  t.seat(0).hand({card(kSlash)});
  t.seat(1).hp(1, 4);
  t.start();
  t.use(0, kSlash, {1});
  EXPECT_LT(t.position(Timing::DyingAsk), t.position(Timing::DeathBeforeReveal));
  EXPECT_LT(t.position(Timing::DeathEnd), t.position(Timing::DyingEnd));
  EXPECT_LT(t.position(Timing::DyingEnd), t.position(Timing::DamageCaused));
  EXPECT_LT(t.position(Timing::DamageEnd), t.position(Timing::UseEnd1));
}

TEST(Death, OfTheLastRebelAndRenegadeIsVictoryForTheLordAtOnce) {  // R000-03
  Table t(3);
  t.seat(0).hand({card(kSlash)});
  t.seat(1).hp(1, 4);
  t.start();
  t.use(0, kSlash, {1});
  EXPECT_TRUE(t.over());
  EXPECT_EQ(t.game().state.winners, seats({0, 2}));
  EXPECT_EQ(t.hand(0), 0) << "no reward any more";
  EXPECT_EQ(t.opened(Timing::DeathWhen), 0);
}

}  // namespace
}  // namespace jiesuan::test
