// 决斗.
#include "tests/support/story.h"

namespace jiesuan::test {
namespace {

TEST(Duel, TheTargetStartsAndTheSidesTakeTurns) {
  Table t(5);
  t.seat(0).hand({card(kDuel), card(kSlash), card(kSlash)});
  t.seat(2).hand({card(kSlash), card(kThunderSlash), card(kFireSlash)});
  t.start();
  t.use(0, kDuel, {2});
  t.play(2, kSlash);
  t.play(0, kSlash);
  t.play(2, kThunderSlash);
  t.play(0, kSlash);
  t.pass(2);
  EXPECT_EQ(hits(t), (Hits{{2, 1}}));
  EXPECT_EQ(source_of_last_damage(t), 0);
  EXPECT_EQ(who(t, LogKind::CardResponded), (Order{2, 0, 2, 0}));
}

TEST(Duel, ATargetWithoutASlashIsDealtTheDamageAtOnce) {
  Table t(3);
  t.seat(0).hand({card(kDuel)});
  t.start();
  t.use(0, kDuel, {1});
  EXPECT_EQ(hits(t), (Hits{{1, 1}}));
  EXPECT_EQ(last(t, LogKind::DamageDealt).element, Element::Normal);
}

TEST(Duel, AUserWhoFailsIsDealtDamageByTheTarget) {
  Table t(3);
  t.seat(0).hand({card(kDuel)});
  t.seat(1).hand({card(kSlash)});
  t.start();
  t.use(0, kDuel, {1});
  t.play(1, kSlash);
  EXPECT_EQ(hits(t), (Hits{{0, 1}}));
  EXPECT_EQ(source_of_last_damage(t), 1);
}

TEST(Duel, ItsSlashesAreRespondedAndDoNotCountForTheLimit) {
  Table t(3);
  t.seat(0).hand({card(kDuel), card(kSlash), card(kFireSlash)});
  t.seat(1).hand({card(kSlash)});
  t.start();
  t.use(0, kDuel, {1});
  t.play(1, kSlash);
  t.play(0, kSlash);
  EXPECT_TRUE(t.may_use(kFireSlash));
}

TEST(Duel, KnowsNoDistance) {
  Table t(6);
  t.seat(0).hand({card(kDuel)});
  t.start();
  EXPECT_EQ(t.targets_of(kDuel), seats({1, 2, 3, 4, 5}));
}

TEST(Duel, ArmourAgainstSlashesIsNoArmourAgainstIt) {
  Table t(3);
  t.seat(0).hand({card(kDuel, "S1"), card(kDuel, "C1")});
  t.seat(1).wears({card(kNiohShield)});
  t.seat(2).wears({card(kVine)});
  t.start();
  t.use(0, kDuel, {1});
  t.use(0, kDuel, {2});
  EXPECT_EQ(hits(t), (Hits{{1, 1}, {2, 1}}));
}

TEST(Duel, TheTargetThatKillsTheUserIsTheKiller) {
  Table t(5);
  t.turn_of(1);  // a rebel, and not the last one
  t.seat(1).hp(1, 4).hand({card(kDuel)});
  t.seat(2).hand({card(kSlash)});
  t.pile({card(kJink), card(kJink), card(kJink)});
  t.start();
  t.use(1, kDuel, {2});
  t.play(2, kSlash);
  EXPECT_FALSE(t.alive(1));
  EXPECT_EQ(last(t, LogKind::Died).b, 2);
  EXPECT_NE(t.in_hand(2, kJink, 2), kNoCard) << "three cards for a rebel";
}

TEST(Duel, ASideThatNeedsTwoAndPlaysOneFailsAndHasSpentIt) {
  Table t(3);
  t.seat(0).hand({card(kDuel)}).skill("wushuang");
  t.seat(1).hand({card(kSlash), card(kFireSlash)});
  t.start();
  t.use(0, kDuel, {1});
  t.play(1, kSlash);
  t.pass(1);
  EXPECT_EQ(hits(t), (Hits{{1, 1}}));
  EXPECT_EQ(t.hand(1), 1);
}

TEST(Duel, TheResponsesGoToTheDiscardPileAtOnce) {  // D1
  Table t(3);
  t.seat(0).hand({card(kDuel), card(kSlash)});
  t.seat(1).hand({card(kSlash)});
  t.start();
  t.use(0, kDuel, {1});
  const CardId played = t.in_hand(1, kSlash);
  t.play(1, kSlash);
  ASSERT_EQ(t.asked(), 0);
  EXPECT_EQ(t.where(played), Zone::Discard);
}

TEST(Duel, TheTurnOfAUserWhoDiesInItIsOver) {  // C24
  Table t(5);
  t.turn_of(1);
  t.seat(1).hp(1, 4).hand({card(kDuel), card(kJink)});
  t.seat(2).hand({card(kSlash)});
  t.start();
  t.use(1, kDuel, {2});
  t.play(2, kSlash);
  EXPECT_TRUE(t.idle(2));
  EXPECT_TRUE(t.discarded(kDuel));
  EXPECT_TRUE(t.discarded(kJink));
  EXPECT_EQ(t.opened(Timing::TurnEnd1), 1);
}

}  // namespace
}  // namespace jiesuan::test
