// 无懈可击.
#include "tests/support/story.h"

namespace jiesuan::test {
namespace {

TEST(Nullification, OffsetsATrick) {
  Table t(3);
  t.seat(0).hand({card(kExNihilo)});
  t.seat(1).hand({card(kNullification)});
  t.start();
  t.use(0, kExNihilo);
  t.play(1, kNullification);
  EXPECT_EQ(t.hand(0), 0);
  EXPECT_TRUE(t.discarded(kExNihilo));
  EXPECT_TRUE(t.discarded(kNullification));
  EXPECT_EQ(t.opened(Timing::UseOffset), 1);
}

TEST(Nullification, CannotBeUsedAtAnIdlePoint) {
  Table t(3);
  t.seat(0).hand({card(kNullification)});
  t.start();
  EXPECT_FALSE(t.may_use(kNullification));
}

TEST(Nullification, IsAskedForInSeatOrderFromTheTurnCharacterTheUserIncluded) {  // C47, R004-11
  Table t(4);
  t.turn_of(2);
  for (Seat s = 0; s < 4; ++s) t.seat(s).hand({card(kNullification)});
  t.seat(2).hand({card(kNullification), card(kExNihilo)});
  t.start();
  t.use(2, kExNihilo);
  t.pass(2);
  t.pass(3);
  t.pass(0);
  t.pass(1);
  EXPECT_EQ(t.hand(2), 3);
}

TEST(Nullification, TheUserMayOffsetItsOwnTrick) {
  Table t(3);
  t.seat(0).hand({card(kExNihilo), card(kNullification)});
  t.start();
  t.use(0, kExNihilo);
  t.play(0, kNullification);
  EXPECT_EQ(t.hand(0), 0);
}

TEST(Nullification, OneCardByOneCharacterPerWindow) {  // R004-17
  Table t(4);
  t.seat(0).hand({card(kExNihilo)});
  t.seat(1).hand({card(kNullification), card(kNullification)});
  t.seat(2).hand({card(kNullification)});
  t.start();
  t.use(0, kExNihilo);
  t.play(1, kNullification);
  t.pass(1);  // the window of that nullification
  t.pass(2);
  EXPECT_TRUE(t.idle(0)) << t.question();
  EXPECT_EQ(t.hand(0), 0);
}

TEST(Nullification, ItsCounterIsAskedForInsideItAndACounteredOneDoesNotReopenTheWindow) {
  Table t(4);
  t.seat(0).hand({card(kExNihilo), card(kNullification)});
  t.seat(1).hand({card(kNullification)});
  t.seat(2).hand({card(kNullification)});
  t.start();
  t.use(0, kExNihilo);
  t.pass(0);
  t.play(1, kNullification);
  t.play(0, kNullification);  // counters it
  t.pass(2);                  // the window of the counter
  EXPECT_TRUE(t.idle(0)) << t.question();
  EXPECT_EQ(t.hand(0), 2) << "the trick took effect";
  EXPECT_EQ(t.hand(2), 1);
}

TEST(Nullification, TheCounterOfTheCounterRestoresTheFirst) {
  Table t(4);
  t.seat(0).hand({card(kExNihilo), card(kNullification)});
  t.seat(1).hand({card(kNullification)});
  t.seat(2).hand({card(kNullification)});
  t.start();
  t.use(0, kExNihilo);
  t.pass(0);
  t.play(1, kNullification);
  t.play(0, kNullification);
  t.play(2, kNullification);
  EXPECT_TRUE(t.idle(0));
  EXPECT_EQ(t.hand(0), 0);
}

TEST(Nullification, IsNoAnswerToBasicCards) {
  Table t(3);
  t.seat(0).hp(3, 4).hand({card(kSlash), card(kPeach), card(kAnaleptic)});
  t.seat(1).hand({card(kNullification)});
  t.start();
  t.use(0, kPeach);
  ASSERT_TRUE(t.idle(0));
  t.use(0, kAnaleptic);
  ASSERT_TRUE(t.idle(0));
  t.use(0, kSlash, {1});
  EXPECT_TRUE(t.idle(0));
}

TEST(Nullification, IsNoAnswerToEquipment) {
  Table t(3);
  t.seat(0).hand({card(kAxe)});
  t.seat(1).hand({card(kNullification)});
  t.start();
  t.use(0, kAxe);
  EXPECT_TRUE(t.idle(0));
  EXPECT_NE(t.worn(0, kAxe), kNoCard);
}

TEST(Nullification, ProtectsASingleTargetOfAMassTrick) {  // R000-37
  Table t(4);
  t.seat(0).hand({card(kSavageAssault)});
  t.seat(3).hand({card(kNullification)});
  t.start();
  t.use(0, kSavageAssault);
  t.pass(3);                  // for seat 1
  t.play(3, kNullification);  // for seat 2
  EXPECT_EQ(hits(t), (Hits{{1, 1}, {3, 1}}));
}

TEST(Nullification, EveryTargetOfAMassTrickHasAWindowOfItsOwn) {
  Table t(4);
  t.seat(0).hand({card(kArcheryAttack)});
  t.seat(1).hand({card(kNullification), card(kNullification)});
  t.start();
  t.use(0, kArcheryAttack);
  t.play(1, kNullification);
  t.pass(1);  // its own window: nobody wants to counter
  t.play(1, kNullification);
  EXPECT_EQ(hits(t), (Hits{{3, 1}}));
}

TEST(Nullification, IsNotAskedForWhenADelayedTrickIsLaid) {
  Table t(3);
  t.seat(0).hand({card(kIndulgence)});
  t.seat(1).hand({card(kNullification)});
  t.start();
  t.use(0, kIndulgence, {1});
  EXPECT_TRUE(t.idle(0));
  EXPECT_EQ(judging(t, 1), std::vector<CardName>{kIndulgence});
}

TEST(Nullification, StopsADelayedTrickInTheJudgePhaseAskedFromThePhaseOwnerOn) {
  Table t(3);
  t.turn_of(1, PhaseKind::Judge);
  t.seat(0).hand({card(kNullification)});
  t.seat(1).judging(card(kIndulgence)).hand({card(kNullification)});
  t.seat(2).hand({card(kNullification)});
  t.pile({card(kSlash), card(kSlash)});
  t.start();
  t.pass(1);
  t.play(2, kNullification);
  t.pass(1);
  t.pass(0);
  EXPECT_EQ(t.count(LogKind::JudgeTurned), 0);
  EXPECT_TRUE(t.discarded(kIndulgence));
  EXPECT_TRUE(t.idle(1)) << "the play phase is not skipped";
}

}  // namespace
}  // namespace jiesuan::test
