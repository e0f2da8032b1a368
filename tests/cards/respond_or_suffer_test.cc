// 南蛮入侵 and 万箭齐发.
#include "tests/support/story.h"

namespace jiesuan::test {
namespace {

TEST(SavageAssault, AllOthersRespondASlashInOrderOrAreDealtDamage) {  // R004-10
  Table t(4);
  t.turn_of(2);
  t.seat(0).hand({card(kThunderSlash)});
  t.seat(1).hand({card(kSlash)});
  t.seat(2).hand({card(kSavageAssault), card(kSlash)});
  t.seat(3).hand({card(kSlash)});
  t.start();
  t.use(2, kSavageAssault);
  t.play(3, kSlash);
  t.play(0, kThunderSlash);
  t.pass(1);
  EXPECT_EQ(hits(t), (Hits{{1, 1}}));
  EXPECT_EQ(source_of_last_damage(t), 2);
  EXPECT_TRUE(t.idle(2)) << "its user is no target";
}

TEST(SavageAssault, TheSlashesAreRespondedNotUsed) {
  Table t(3);
  t.seat(0).hand({card(kSavageAssault)});
  t.seat(1).hand({card(kSlash)});
  t.start();
  t.forget();
  t.use(0, kSavageAssault);
  t.play(1, kSlash);
  EXPECT_EQ(t.opened(Timing::RespondPlayed), 1);
  EXPECT_EQ(t.opened(Timing::UseCardUsed), 1);
}

TEST(SavageAssault, TwoHandCardsAsASlashAnswerItToo) {
  Table t(3);
  t.seat(0).hand({card(kSavageAssault)});
  t.seat(1).wears({card(kSpear)}).hand({card(kJink), card(kJink)});
  t.start();
  t.use(0, kSavageAssault);
  t.play_as(1, "spear", {t.in_hand(1, kJink, 0), t.in_hand(1, kJink, 1)});
  EXPECT_EQ(t.hp(1), 4);
  EXPECT_EQ(t.hand(1), 0);
}

TEST(ArcheryAttack, AllOthersRespondAJinkInOrderOrAreDealtDamage) {  // R000-38
  Table t(4);
  t.seat(0).hand({card(kArcheryAttack)});
  t.seat(1).hand({card(kJink)});
  t.seat(2).hand({card(kJink)});
  t.seat(3).hand({card(kJink)});
  t.start();
  t.use(0, kArcheryAttack);
  t.play(1, kJink);
  t.pass(2);
  EXPECT_EQ(hits(t), (Hits{{2, 1}})) << "settled before the next is asked";
  t.play(3, kJink);
  EXPECT_EQ(t.hp(3), 4);
  EXPECT_EQ(t.count(LogKind::CardResponded), 2);
}

TEST(ArcheryAttack, ADyingTargetIsSettledBeforeTheNextIsAsked) {  // R000-39
  Table t(5);
  t.seat(0).hand({card(kArcheryAttack), card(kPeach)});
  t.seat(1).hp(1, 4);
  t.seat(2).hand({card(kJink), card(kPeach)});
  t.start();
  t.use(0, kArcheryAttack);
  t.pass(0);
  t.play(2, kPeach);
  EXPECT_EQ(t.hp(1), 1);
  t.play(2, kJink);
  EXPECT_EQ(t.hp(2), 4);
}

TEST(ArcheryAttack, HasNoDistance) {
  Table t(8);
  t.seat(0).hand({card(kArcheryAttack)});
  t.start();
  t.use(0, kArcheryAttack);
  EXPECT_EQ(t.count(LogKind::DamageDealt), 7);
}

// Seat 0 (a rebel, hp 1) uses the trick and dies of seat 1's 刚烈 in the middle of it.
void die_of_it(Table& t, CardName trick) {
  t.seat(0).role(Role::Rebel).hp(1, 4).hand({card(trick)});
  t.seat(1).role(Role::Lord).skill("ganglie").hand({card(kPeach)});
  t.seat(2).role(Role::Loyalist).hp(1, 4).hand({card(kPeach)});
  t.seat(3).role(Role::Rebel).hand({card(kPeach)});
  t.pile({card(kDuel, "S1"), card(kVine), card(kVine), card(kLightning)});  // the judgement, the reward
  t.start();
  t.use(0, trick);
  t.launch(1, "ganglie");
  t.pass(1);  // 桃 for seat 0
  t.pass(2);
  t.pass(3);
}

TEST(ArcheryAttack, GoesOnToTheEndWithoutSourceWhenItsUserHasDied) {  // R000-40, C60
  Table t(4);
  die_of_it(t, kArcheryAttack);
  ASSERT_FALSE(t.alive(0));
  EXPECT_EQ(last(t, LogKind::DamageDealt).b, 2);
  EXPECT_EQ(source_of_last_damage(t), kNoSeat);
  t.pass(1);
  t.play(2, kPeach);
  EXPECT_EQ(hits(t), (Hits{{1, 1}, {0, 1}, {2, 1}, {3, 1}}));
  EXPECT_EQ(source_of_last_damage(t), kNoSeat);
}

TEST(SavageAssault, AfterItsUsersDeathTheOrderStartsWithTheFormerNextSeat) {  // R004-25, R004-26
  Table t(4);
  die_of_it(t, kSavageAssault);
  t.pass(1);
  t.pass(2);
  t.pass(3);
  EXPECT_FALSE(t.alive(2));
  EXPECT_EQ(last(t, LogKind::Died).b, kNoSeat) << "nobody has killed it";
}

TEST(SavageAssault, TheGameEndsInTheMiddleOfItWhenTheLordDies) {  // R000-03
  Table t(4);
  t.turn_of(1);
  t.seat(0).hp(1, 4);
  t.seat(1).hand({card(kSavageAssault)});
  t.seat(2).hp(4, 4);
  t.start();
  t.use(1, kSavageAssault);
  EXPECT_TRUE(t.over());
  EXPECT_EQ(hits(t), (Hits{{2, 1}, {3, 1}, {0, 1}}));
  EXPECT_EQ(t.opened(Timing::DeathWhen), 0);
  EXPECT_EQ(t.opened(Timing::UseEnd1), 0);
}

TEST(ArcheryAttack, CanStillBeNullifiedWhenItsUserHasDied) {
  Table t(4);
  t.seat(0).role(Role::Rebel).hp(1, 4).hand({card(kArcheryAttack)});
  t.seat(1).role(Role::Lord).skill("ganglie");
  t.seat(2).role(Role::Loyalist);
  t.seat(3).role(Role::Rebel).hand({card(kNullification)});
  t.pile({card(kDuel, "S1"), card(kVine), card(kVine), card(kLightning)});
  t.start();
  t.use(0, kArcheryAttack);
  t.pass(3);  // for seat 1
  t.launch(1, "ganglie");
  ASSERT_FALSE(t.alive(0));
  t.play(3, kNullification);  // for seat 2
  EXPECT_EQ(hits(t), (Hits{{1, 1}, {0, 1}, {3, 1}}));
}

TEST(ArcheryAttack, WhenItsUserHasDiedTheTurnIsOverAfterIt) {  // C24
  Table t(4);
  die_of_it(t, kArcheryAttack);
  t.pass(1);
  t.play(2, kPeach);
  EXPECT_TRUE(t.idle(1));
  EXPECT_EQ(t.opened(Timing::PlayEnd), 0);
  EXPECT_EQ(t.opened(Timing::DiscardBeforeStart), 0);
  EXPECT_EQ(t.opened(Timing::TurnEnd1), 1);
}

}  // namespace
}  // namespace jiesuan::test
