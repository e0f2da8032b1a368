// 乐不思蜀, 兵粮寸断 and 闪电.
#include "tests/support/story.h"

namespace jiesuan::test {
namespace {

bool had_phase(const Table& t, Seat s, PhaseKind phase) {
  for (const LogEntry& e : t.entries)
    if (e.kind == LogKind::PhaseStarts && e.a == s && e.phase == phase) return true;
  return false;
}

std::vector<CardName> judged_for(const Table& t) {
  std::vector<CardName> names;
  for (const LogEntry& e : t.entries)
    if (e.kind == LogKind::JudgeTurned) names.push_back(e.card);
  return names;
}

// ---- 乐不思蜀

TEST(Indulgence, LiesBeforeTheTargetAtAnyDistance) {
  Table t(6);
  t.seat(0).hand({card(kIndulgence)});
  t.start();
  EXPECT_EQ(t.targets_of(kIndulgence), seats({1, 2, 3, 4, 5}));
  t.use(0, kIndulgence, {3});
  EXPECT_EQ(judging(t, 3), std::vector<CardName>{kIndulgence});
  EXPECT_EQ(t.opened(Timing::UseEnd1), 0) << "D15";
}

TEST(Indulgence, UnlessTheJudgementIsAHeartThePlayPhaseIsSkipped) {
  for (const char* suit : {"S", "C", "D"}) {
    Table t(3);
    t.turn_of(1, PhaseKind::Judge);
    t.seat(1).judging(card(kIndulgence));
    t.pile({card(kSlash, suit), card(kPeach), card(kPeach)});
    t.start();
    EXPECT_TRUE(t.idle(2)) << suit;
    EXPECT_TRUE(had_phase(t, 1, PhaseKind::Draw));
    EXPECT_FALSE(had_phase(t, 1, PhaseKind::Play));
    EXPECT_TRUE(had_phase(t, 1, PhaseKind::Discard));
    EXPECT_EQ(t.hand(1), 2);
    EXPECT_TRUE(t.discarded(kIndulgence));
  }
}

TEST(Indulgence, AHeartSparesTheHolder) {
  Table t(3);
  t.turn_of(1, PhaseKind::Judge);
  t.seat(1).judging(card(kIndulgence));
  t.pile({card(kSlash, "H")});
  t.start();
  EXPECT_TRUE(t.idle(1));
  EXPECT_TRUE(t.discarded(kIndulgence));
}

TEST(Indulgence, ASecondOneCannotLieBeforeTheSameCharacter) {
  Table t(3);
  t.seat(0).hand({card(kIndulgence, "S6")});
  t.seat(1).judging(card(kIndulgence, "H6"));
  t.seat(2).judging(card(kLightning));
  t.start();
  EXPECT_EQ(t.targets_of(kIndulgence), seats({2}));
}

TEST(Indulgence, TheJudgementIsOverBeforeTheTrickActs) {
  Table t(3);
  t.turn_of(1, PhaseKind::Judge);
  t.seat(1).judging(card(kIndulgence));
  t.pile({card(kSlash, "S"), card(kPeach), card(kPeach)});
  t.start();
  EXPECT_LT(t.position(Timing::UseAfterEffect), t.position(Timing::JudgeStart));
  EXPECT_LT(t.position(Timing::JudgeEnd), t.position(Timing::DrawBeforeStart));
  EXPECT_EQ(t.opened(Timing::UseEnd1), 0);
}

// ---- 兵粮寸断

TEST(SupplyShortage, ReachesDistanceOneOnly) {
  Table t(6);
  t.seat(0).hand({card(kSupplyShortage)});
  t.seat(1).wears({card(kDilu)});
  t.start();
  EXPECT_EQ(t.targets_of(kSupplyShortage), seats({5}));
}

TEST(SupplyShortage, UnlessTheJudgementIsAClubTheDrawPhaseIsSkipped) {
  for (const char* suit : {"S", "H", "D"}) {
    Table t(3);
    t.turn_of(1, PhaseKind::Judge);
    t.seat(1).judging(card(kSupplyShortage));
    t.pile({card(kSlash, suit)});
    t.start();
    EXPECT_TRUE(t.idle(1)) << suit;
    EXPECT_FALSE(had_phase(t, 1, PhaseKind::Draw));
    EXPECT_EQ(t.hand(1), 0);
  }
}

TEST(SupplyShortage, AClubSparesTheHolder) {
  Table t(3);
  t.turn_of(1, PhaseKind::Judge);
  t.seat(1).judging(card(kSupplyShortage));
  t.pile({card(kSlash, "C")});
  t.start();
  EXPECT_TRUE(t.idle(1));
  EXPECT_EQ(t.hand(1), 2);
}

TEST(SupplyShortage, WithIndulgenceItMakesOneRunOfSkippedPhases) {  // T9, R001-29, R001-30
  Table t(3);
  t.turn_of(1, PhaseKind::Judge);
  t.seat(1).judging(card(kIndulgence)).judging(card(kSupplyShortage));
  // Asked in its own judge phase: there we look at what the turn before had.
  t.seat(2).judging(card(kLightning)).hand({card(kNullification)});
  t.pile({card(kSlash, "S7"), card(kSlash, "S8")});
  t.start();
  t.pass(2);
  t.pass(2);
  ASSERT_EQ(t.asked(), 2);
  ASSERT_EQ(t.game().turn().owner, 2);
  EXPECT_EQ(t.opened(Timing::DrawBeforeStart), 1);
  EXPECT_EQ(t.opened(Timing::DrawStart1), 0);
  EXPECT_EQ(t.opened(Timing::PlayBeforeStart), 0);
  EXPECT_EQ(t.opened(Timing::PlayStart), 0);
  EXPECT_EQ(t.opened(Timing::PlayEnd), 0);
  EXPECT_EQ(t.opened(Timing::DiscardBeforeStart), 1);
}

TEST(Indulgence, AloneItLeavesThePlayPhasesBeforeStart) {  // R001-28
  Table t(3);
  t.turn_of(1, PhaseKind::Judge);
  t.seat(1).judging(card(kIndulgence));
  t.seat(2).judging(card(kLightning)).hand({card(kNullification)});
  t.pile({card(kSlash, "S7"), card(kPeach), card(kPeach)});
  t.start();
  t.pass(2);
  ASSERT_EQ(t.game().turn().owner, 2);
  EXPECT_EQ(t.opened(Timing::DrawStart1), 1);
  EXPECT_EQ(t.opened(Timing::PlayBeforeStart), 1);
  EXPECT_EQ(t.opened(Timing::PlayStart), 0);
}

// ---- order

TEST(DelayedTricks, AreJudgedNewestFirstAndACounteredNullificationClosesTheWindow) {  // T20
  Table t(4);
  t.turn_of(1, PhaseKind::Judge);
  t.seat(1).judging(card(kIndulgence)).judging(card(kLightning)).judging(card(kSupplyShortage));
  t.seat(2).hand({card(kNullification)});
  t.seat(3).hand({card(kNullification), card(kNullification)});
  t.pile({card(kSlash, "C2"), card(kSlash, "C3"), card(kSlash, "H10")});
  t.start();
  t.pass(2);  // 兵粮寸断
  t.pass(3);
  t.play(2, kNullification);  // 闪电
  t.play(3, kNullification);  // counters it
  t.pass(3);                  // the counter's own window
  t.pass(3);                  // 乐不思蜀; 闪电 has been judged without another question
  EXPECT_EQ(judged_for(t), (std::vector<CardName>{kSupplyShortage, kLightning, kIndulgence}));
  EXPECT_EQ(judging(t, 2), std::vector<CardName>{kLightning});
}

// ---- 闪电

TEST(Lightning, LiesBeforeItsUser) {
  Table t(3);
  t.seat(0).hand({card(kLightning, "S1"), card(kLightning, "H12")});
  t.start();
  t.use(0, kLightning);
  EXPECT_EQ(judging(t, 0), std::vector<CardName>{kLightning});
  EXPECT_FALSE(t.may_use(kLightning)) << "there is one already";
}

// Seat 1's lightning is judged with this card.
void judge_lightning(Table& t, Face judge_card) {
  t.turn_of(1, PhaseKind::Judge);
  t.seat(1).judging(card(kLightning, "H12"));
  t.pile({judge_card, card(kPeach), card(kPeach)});
  t.start();
}

TEST(Lightning, SpadeTwoToNineStrikesForThreeThunderWithoutASource) {
  for (const Face& f : {card(kDoubleSwords, "S2"), card(kSlash, "S9")}) {
    Table t(4);
    judge_lightning(t, f);
    EXPECT_EQ(hits(t), (Hits{{1, 3}}));
    EXPECT_EQ(source_of_last_damage(t), kNoSeat);
    EXPECT_EQ(last(t, LogKind::DamageDealt).element, Element::Thunder);
    EXPECT_TRUE(t.discarded(kLightning));
    EXPECT_TRUE(t.idle(1));
  }
}

TEST(Lightning, EverythingElseSendsItToTheNextSeat) {
  for (const Face& f : {card(kDuel, "S1"), card(kSlash, "S10"), card(kSlash, "C5"), card(kChitu, "H5")}) {
    Table t(4);
    judge_lightning(t, f);
    EXPECT_EQ(t.hp(1), 4);
    EXPECT_TRUE(judging(t, 1).empty());
    EXPECT_EQ(judging(t, 2), std::vector<CardName>{kLightning});
  }
}

TEST(Lightning, PassesOverWhoHasOneAlready) {
  Table t(4);
  t.seat(2).judging(card(kLightning, "S1"));
  judge_lightning(t, card(kSlash, "C5"));
  EXPECT_EQ(judging(t, 2), std::vector<CardName>{kLightning});
  EXPECT_EQ(judging(t, 3), std::vector<CardName>{kLightning});
}

TEST(Lightning, WithNobodyToGoToItStaysAndIsNotJudgedAgainThisPhase) {
  Table t(2);
  t.seat(0).judging(card(kLightning, "S1"));
  judge_lightning(t, card(kSlash, "C5"));
  EXPECT_EQ(judging(t, 1), std::vector<CardName>{kLightning});
  EXPECT_EQ(t.count(LogKind::JudgeTurned), 1);
  EXPECT_TRUE(t.idle(1));
}

TEST(Lightning, NullifiedItPassesOnAsWell) {
  Table t(4);
  t.seat(3).hand({card(kNullification)});
  judge_lightning(t, card(kBlade, "S5"));
  t.play(3, kNullification);
  EXPECT_EQ(t.count(LogKind::JudgeTurned), 0);
  EXPECT_EQ(judging(t, 2), std::vector<CardName>{kLightning});
  EXPECT_EQ(t.hp(1), 4);
}

TEST(Lightning, PassesTheDead) {
  Table t(5);
  t.seat(2).dead();
  judge_lightning(t, card(kSlash, "C5"));
  EXPECT_EQ(judging(t, 3), std::vector<CardName>{kLightning});
}

TEST(Lightning, NobodyIsRewardedForWhomItKills) {
  Table t(5);
  t.seat(1).hp(3, 4);  // a rebel
  judge_lightning(t, card(kSlash, "S8"));
  EXPECT_FALSE(t.alive(1));
  EXPECT_EQ(last(t, LogKind::Died).b, kNoSeat);
  EXPECT_TRUE(t.idle(2)) << "the next turn";
  EXPECT_EQ(t.hand(0) + t.hand(3) + t.hand(4), 0);
}

TEST(Lightning, WhomItKillsIsNotJudgedFurther) {  // C24
  Table t(5);
  t.turn_of(1, PhaseKind::Judge);
  t.seat(1).hp(3, 4).judging(card(kIndulgence)).judging(card(kLightning));
  t.pile({card(kSlash, "S8")});
  t.start();
  EXPECT_FALSE(t.alive(1));
  EXPECT_EQ(judged_for(t), std::vector<CardName>{kLightning});
  EXPECT_TRUE(t.discarded(kIndulgence));
  EXPECT_FALSE(had_phase(t, 1, PhaseKind::Draw));
}

TEST(Lightning, GoesRoundTheTableUntilItStrikes) {
  Table t(2);
  t.seat(0).hand({card(kLightning)});
  t.pile({card(kPeach), card(kPeach),                        // seat 1 draws
          card(kSlash, "C2"), card(kJink), card(kJink),      // seat 0: passes on
          card(kSlash, "S7"), card(kPeach), card(kPeach)});  // seat 1: strikes
  t.start();
  t.use(0, kLightning);
  t.end_phase(0);
  t.end_phase(1);
  ASSERT_TRUE(t.idle(0));
  EXPECT_EQ(judging(t, 1), std::vector<CardName>{kLightning});
  t.end_phase(0);
  EXPECT_EQ(hits(t), (Hits{{1, 3}}));
}

TEST(Indulgence, TheHolderStillDiscardsDownToItsHp) {
  Table t(3);
  t.turn_of(1, PhaseKind::Judge);
  t.seat(1).hp(2, 4).judging(card(kIndulgence)).hand({card(kJink), card(kJink)});
  t.pile({card(kSlash, "S7"), card(kPeach), card(kPeach)});
  t.start();
  t.choose_cards(1, {t.in_hand(1, kJink, 0), t.in_hand(1, kJink, 1)});
  EXPECT_EQ(t.hand(1), 2);
  EXPECT_TRUE(t.idle(2));
}

TEST(Indulgence, TakenAwayBeforeTheJudgePhaseItIsForgotten) {
  Table t(3);
  t.seat(0).hand({card(kDismantlement)});
  t.seat(1).judging(card(kIndulgence));
  t.pile({card(kPeach), card(kPeach)});
  t.start();
  t.use(0, kDismantlement, {1});
  t.end_phase(0);
  EXPECT_TRUE(t.idle(1));
  EXPECT_EQ(t.count(LogKind::JudgeTurned), 0);
}

}  // namespace
}  // namespace jiesuan::test
