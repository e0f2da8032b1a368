// Turns, rounds, extra turns, phases and extra phases (timings §§5–7).
#include "generals/common.h"
#include "tests/engine/support.h"

namespace jiesuan::test {
namespace {

using Strings = std::vector<std::string>;
using Seats = std::vector<Seat>;

// ---- the order of a turn

TEST(Turn, OpensEveryTimingOnceInOrder) {
  // Timings §6, §7; the first turn of the game has TurnStart3 and 4.
  Table t(2);
  t.turn_of(0, PhaseKind::Prepare);
  pause_after_turns(t, 1);
  t.start();
  play_to_pause(t);
  std::vector<Timing> moves_left_out;
  for (Timing x : t.timings)
    if (x < Timing::MoveFixed) moves_left_out.push_back(x);
  EXPECT_EQ(ids(moves_left_out), ids({Timing::TurnStart1,
                                      Timing::TurnStart3,
                                      Timing::TurnStart4,
                                      Timing::TurnStart5,
                                      Timing::TurnStart6,
                                      Timing::TurnStart7,
                                      Timing::TurnStart8,
                                      Timing::TurnStart9,
                                      Timing::PrepareBeforeStart,
                                      Timing::PrepareStart,
                                      Timing::PrepareBody,
                                      Timing::PrepareEnd,
                                      Timing::PrepareAfterEnd,
                                      Timing::JudgePhaseBeforeStart,
                                      Timing::JudgePhaseStart,
                                      Timing::JudgePhaseBody,
                                      Timing::JudgePhaseEnd,
                                      Timing::JudgePhaseAfterEnd,
                                      Timing::DrawBeforeStart,
                                      Timing::DrawStart1,
                                      Timing::DrawStart2,
                                      Timing::DrawBody,
                                      Timing::DrawEnd,
                                      Timing::DrawAfterEnd,
                                      Timing::PlayBeforeStart,
                                      Timing::PlayStart,
                                      Timing::PlayIdle,
                                      Timing::PlayEnd,
                                      Timing::PlayAfterEnd,
                                      Timing::DiscardBeforeStart,
                                      Timing::DiscardStart,
                                      Timing::DiscardBody,
                                      Timing::DiscardEnd,
                                      Timing::DiscardAfterEnd,
                                      Timing::FinishBeforeStart,
                                      Timing::FinishStart,
                                      Timing::FinishBody,
                                      Timing::FinishEnd,
                                      Timing::FinishAfterEnd,
                                      Timing::TurnEnd1,
                                      Timing::TurnEnd2,
                                      Timing::TurnEnd3,
                                      Timing::TurnEnd4,
                                      Timing::TurnEnd5,
                                      Timing::TurnEnd6,
                                      Timing::TurnEnd7,
                                      Timing::TurnGap}));
}

TEST(Turn, OnlyTheFirstTurnOfARoundHasTheRoundTiming) {
  Table t(2);
  t.start();
  play_to_turn(t, 3);
  EXPECT_EQ(t.opened(Timing::TurnStart3), 1) << "the game starts once";
  EXPECT_EQ(t.opened(Timing::TurnStart4), 2) << "two rounds have started";
  EXPECT_EQ(t.opened(Timing::TurnStart5), 3);
}

TEST(Turn, IsSomebodysOnlyFromTurnStart6ToTurnEnd7) {
  Table t(2);
  t.turn_of(0, PhaseKind::Finish);
  t.seat(0)
      .skill("test_turn_start5")
      .skill("test_turn_start7")
      .skill("test_turn_end6")
      .skill("test_turn_gap");
  t.start();
  ASSERT_TRUE(t.offers("test_turn_start5"));
  EXPECT_FALSE(t.game().in_turn_of(0));
  t.pass(0);
  ASSERT_TRUE(t.offers("test_turn_start7"));
  EXPECT_TRUE(t.game().in_turn_of(0));
  t.pass(0);
  ASSERT_TRUE(t.offers("test_turn_end6"));
  EXPECT_TRUE(t.game().in_turn_of(0));
  t.pass(0);
  ASSERT_TRUE(t.offers("test_turn_gap"));
  EXPECT_FALSE(t.game().in_turn_of(0)) << "between two turns it is nobody's turn";
  EXPECT_EQ(anchor(t.game()), 0) << "but the order starts from the seat just over";
}
const SkillDef start5({"test_turn_start5", "五"}, Listing::Nameless,
                      at<Timing::TurnStart5>().may().then(nothing));
const SkillDef start7({"test_turn_start7", "七"}, Listing::Nameless,
                      at<Timing::TurnStart7>().may().then(nothing));
const SkillDef end6({"test_turn_end6", "六"}, Listing::Nameless, at<Timing::TurnEnd6>().may().then(nothing));
const SkillDef gap({"test_turn_gap", "隙"}, Listing::Nameless, at<Timing::TurnGap>().may().then(nothing));

// ---- rounds

TEST(Round, CountsUpWhenTheSeatsStartAgain) {
  Table t(3);
  t.start();
  EXPECT_EQ(t.game().state.round, 1);
  play_to_turn(t, 3);
  EXPECT_EQ(t.game().state.round, 1);
  play_to_turn(t, 4);
  EXPECT_EQ(t.game().state.round, 2);
  play_to_turn(t, 7);
  EXPECT_EQ(t.game().state.round, 3);
}

// ---- extra turns

Task<> give_extra_turn(Skill<Phase> s) {
  gain_extra_turn(s.game, s.seat());
  co_return;
}
bool choose_anybody(const Skill<Phase>& s, Option& o) { return pick_seats(o, living(s.game)); }
const SkillDef grants({"test_turn_grant", "放权"}, Listing::Nameless,
                      at<Timing::PlayIdle>().may().choose(choose_anybody).then(give_extra_turn));

TEST(ExtraTurn, IsTakenAfterTheCurrentTurnAndTheNormalOrderGoesOn) {
  // R001-01 …: A B C D E, A is acting, E gains one: E B C D E A.
  Table t(5);
  t.seat(0).skill("test_turn_grant");
  t.start();
  t.act(0, "test_turn_grant", {}, {4});
  play_to_turn(t, 7);
  EXPECT_EQ(turns(t), (Seats{0, 4, 1, 2, 3, 4, 0}));
}

TEST(ExtraTurn, TheLastGainedIsTakenFirst) {
  // D13: then D gains one: D E B C D E A.
  Table t(5);
  t.seat(0).skill("test_turn_grant");
  t.start();
  t.act(0, "test_turn_grant", {}, {4});
  t.act(0, "test_turn_grant", {}, {3});
  play_to_turn(t, 8);
  EXPECT_EQ(turns(t), (Seats{0, 3, 4, 1, 2, 3, 4, 0}));
}

TEST(ExtraTurn, OneGainedInAnExtraTurnGoesOnTopOfTheWaitingOnes) {
  // 〖放权〗 for A, then 〖连破〗: 神司马懿, A, A … (timings §5).
  Table t(4);
  t.seat(0).skill("test_turn_grant");
  t.seat(2).skill("test_turn_grant");
  t.start();
  t.act(0, "test_turn_grant", {}, {1});
  t.act(0, "test_turn_grant", {}, {2});
  t.end_phase(0);
  play_on(t, [&] { return t.idle(2); });
  t.act(2, "test_turn_grant", {}, {3});
  play_to_turn(t, 8);
  EXPECT_EQ(turns(t), (Seats{0, 2, 3, 1, 1, 2, 3, 0}));
}

TEST(ExtraTurn, BelongsToTheRoundItIsTakenIn) {
  Table t(3);
  t.turn_of(2);
  t.seat(2).skill("test_turn_grant");
  t.start();
  t.act(2, "test_turn_grant", {}, {0});
  play_to_turn(t, 2);
  EXPECT_EQ(turns(t), (Seats{2, 0}));
  EXPECT_EQ(t.game().state.round, 1);
  EXPECT_TRUE(t.game().turn().extra);
  play_to_turn(t, 3);
  EXPECT_EQ(turns(t).back(), 0);
  EXPECT_EQ(t.game().state.round, 2);
}

TEST(ExtraTurn, OfADeadCharacterIsLeftOut) {
  Table t(4);
  t.seat(0).skill("test_turn_grant").skill("test_turn_kill");
  t.start();
  t.act(0, "test_turn_grant", {}, {2});
  t.act(0, "test_turn_grant", {}, {3});
  t.act(0, "test_turn_kill", {}, {3});
  play_to_turn(t, 3);
  EXPECT_EQ(turns(t), (Seats{0, 2, 1}));
}
Task<> kill_one(Skill<Phase> s) { co_await lose_hp(s.game, s.seat(), 9); }
const SkillDef kills_in_turn({"test_turn_kill", "诛"}, Listing::Nameless,
                             at<Timing::PlayIdle>().may().choose(choose_anybody).then(kill_one));

TEST(ExtraTurn, AFaceDownCharacterSpendsItOnTurningUp) {
  // Timings §5: face-down B's extra turn is consumed at TurnStart5.
  Table t(3);
  t.seat(0).skill("test_turn_grant");
  t.seat(1).flipped();
  t.start();
  t.act(0, "test_turn_grant", {}, {1});
  t.end_phase(0);
  ASSERT_TRUE(t.idle(1)) << t.question();
  EXPECT_EQ(turns(t), (Seats{0, 1, 1})) << "the extra one was lost, the normal one follows";
  EXPECT_FALSE(t.game().turn().extra);
}

// ---- extra phases

bool own_turn(const Skill<Turn>& s) { return s.event.owner == s.owner; }
Task<> gain_play_before_draw(Skill<Turn> s) {
  gain_phase_before(s.game, PhaseKind::Play, PhaseKind::Draw);
  co_return;
}
Task<> gain_draw_after_finish(Skill<Turn> s) {
  gain_phase_after(s.game, PhaseKind::Draw, PhaseKind::Finish);
  co_return;
}
Task<> gain_draw_and_play_after_play(Skill<Phase> s) {
  gain_phase_after(s.game, PhaseKind::Play, PhaseKind::Play);
  gain_phase_after(s.game, PhaseKind::Draw, PhaseKind::Discard);
  co_return;
}
Task<> perform_play(Skill<Turn> s) { co_await perform_phase(s.game, s.owner, PhaseKind::Play); }
const SkillDef before_draw({"test_turn_before_draw", "额前"}, Listing::Nameless,
                           at<Timing::TurnStart9>().may().when(own_turn).then(gain_play_before_draw));
const SkillDef after_finish({"test_turn_after_finish", "额后"}, Listing::Nameless,
                            at<Timing::TurnEnd1>().may().when(own_turn).then(gain_draw_after_finish));
const SkillDef after_play({"test_turn_after_play", "额中"}, Listing::Nameless,
                          at<Timing::PlayIdle>().may().once_per_phase().then(gain_draw_and_play_after_play));
const SkillDef rushes({"test_turn_perform", "当先"}, Listing::Nameless,
                      at<Timing::TurnStart9>().may().when(own_turn).then(perform_play));
const SkillDef start9({"test_turn_start9", "九"}, Listing::Nameless,
                      at<Timing::TurnStart9>().may().when(own_turn).then(nothing));

TEST(ExtraPhase, GainedBeforeAPhaseComesAfterThePredecessorIsOver) {
  // R001-26: after the predecessor's AfterEnd the whole frame, then DrawBeforeStart.
  Table t(2);
  t.turn_of(0, PhaseKind::Prepare);
  t.seat(0).skill("test_turn_before_draw");
  t.start();
  t.launch(0, "test_turn_before_draw");
  ASSERT_TRUE(t.idle(0));
  EXPECT_EQ(t.opened(Timing::DrawBeforeStart), 0);
  EXPECT_EQ(t.hand(0), 0);
  t.end_phase(0);
  ASSERT_TRUE(t.idle(0));
  EXPECT_EQ(phases(t), (std::vector<PhaseKind>{PhaseKind::Prepare, PhaseKind::Judge, PhaseKind::Play,
                                               PhaseKind::Draw, PhaseKind::Play}));
  EXPECT_EQ(only(t, {Timing::JudgePhaseAfterEnd, Timing::PlayAfterEnd, Timing::DrawBeforeStart}),
            ids({Timing::JudgePhaseAfterEnd, Timing::PlayAfterEnd, Timing::DrawBeforeStart}));
}

Task<> gain_finish_before_prepare(Skill<Turn> s) {
  gain_phase_before(s.game, PhaseKind::Finish, PhaseKind::Prepare);
  co_return;
}
const SkillDef before_prepare({"test_turn_before_prepare", "额首"}, Listing::Nameless,
                              at<Timing::TurnStart9>().may().when(own_turn).then(gain_finish_before_prepare));

TEST(ExtraPhase, GainedBeforeTheFirstOneComesAfterTurnStart9) {
  // R001-26: 回合开始后-9, the whole frame of the gained phase, only then 准备阶段开始前.
  Table t(2);
  t.turn_of(0, PhaseKind::Prepare);
  t.seat(0).skill("test_turn_before_prepare");
  t.start();
  t.launch(0, "test_turn_before_prepare");
  EXPECT_EQ(between(t, Timing::TurnStart9, Timing::PrepareBeforeStart),
            ids({Timing::TurnStart9, Timing::FinishBeforeStart, Timing::FinishStart, Timing::FinishBody,
                 Timing::FinishEnd, Timing::FinishAfterEnd, Timing::PrepareBeforeStart}));
  ASSERT_TRUE(t.idle(0)) << "and all six phases follow; " << t.question();
  EXPECT_EQ(phases(t), (std::vector<PhaseKind>{PhaseKind::Finish, PhaseKind::Prepare, PhaseKind::Judge,
                                               PhaseKind::Draw, PhaseKind::Play}));
}

Task<> gain_finish_after_judge(Skill<Phase> s) {
  gain_phase_after(s.game, PhaseKind::Finish, PhaseKind::Judge);
  co_return;
}
const SkillDef after_judge({"test_turn_after_judge", "额次"}, Listing::Nameless,
                           at<Timing::PrepareStart>().may().when(owners_phase).then(gain_finish_after_judge));

TEST(ExtraPhase, GainedAfterAPhaseComesAfterItsAfterEndAndBeforeTheNextBeforeStart) {
  // R001-27: 判定阶段结束后, the whole frame of the gained phase, only then 摸牌阶段开始前.
  Table t(2);
  t.turn_of(0, PhaseKind::Prepare);
  t.seat(0).skill("test_turn_after_judge");
  t.start();
  t.launch(0, "test_turn_after_judge");
  EXPECT_EQ(between(t, Timing::JudgePhaseAfterEnd, Timing::DrawBeforeStart),
            ids({Timing::JudgePhaseAfterEnd, Timing::FinishBeforeStart, Timing::FinishStart,
                 Timing::FinishBody, Timing::FinishEnd, Timing::FinishAfterEnd, Timing::DrawBeforeStart}));
  EXPECT_EQ(t.opened(Timing::JudgePhaseAfterEnd), 1);
  EXPECT_EQ(phases(t), (std::vector<PhaseKind>{PhaseKind::Prepare, PhaseKind::Judge, PhaseKind::Finish,
                                               PhaseKind::Draw, PhaseKind::Play}));
}

TEST(ExtraPhase, GainedAfterTheLastOneComesBetweenTurnEnd1AndTurnEnd2) {
  // R001-27, the branch of 回合结束前-1.
  Table t(2);
  t.turn_of(0, PhaseKind::Finish);
  t.seat(0).skill("test_turn_after_finish");
  pause_after_turns(t, 1);
  t.start();
  t.launch(0, "test_turn_after_finish");
  ASSERT_TRUE(paused(t));
  EXPECT_EQ(t.hand(0), 2);
  EXPECT_EQ(only(t, {Timing::TurnEnd1, Timing::DrawBeforeStart, Timing::DrawAfterEnd, Timing::TurnEnd2}),
            ids({Timing::TurnEnd1, Timing::DrawBeforeStart, Timing::DrawAfterEnd, Timing::TurnEnd2}));
}

TEST(ExtraPhase, SeveralStandOnTheScheduleLikeOrdinaryOnes) {
  Table t(2);
  t.seat(0).skill("test_turn_after_play");
  pause_after_turns(t, 1);
  t.start();
  t.act(0, "test_turn_after_play");
  play_to_pause(t);
  EXPECT_EQ(phases(t), (std::vector<PhaseKind>{PhaseKind::Play, PhaseKind::Play, PhaseKind::Discard,
                                               PhaseKind::Draw, PhaseKind::Finish}));
}

TEST(ExtraPhase, PerformedItRunsAtOnceAndTheSameTimingGoesOn) {
  // R001-11, C62, T8: 当先, then 化身② at the same TurnStart9.
  Table t(2);
  t.turn_of(0, PhaseKind::Prepare);
  t.seat(0).skill("test_turn_perform").skill("test_turn_start9");
  t.start();
  t.launch(0, "test_turn_perform");
  ASSERT_TRUE(t.idle(0));
  EXPECT_EQ(phases(t), (std::vector<PhaseKind>{PhaseKind::Play}));
  EXPECT_EQ(only(t, {Timing::PlayBeforeStart, Timing::PlayStart, Timing::PrepareBeforeStart}),
            ids({Timing::PlayBeforeStart, Timing::PlayStart}));
  t.end_phase(0);
  ASSERT_TRUE(t.offers("test_turn_start9")) << t.question();
  EXPECT_EQ(t.opened(Timing::PlayAfterEnd), 1);
  EXPECT_EQ(t.opened(Timing::TurnStart9), 1);
  t.pass(0);
  ASSERT_TRUE(t.idle(0));
  EXPECT_EQ(t.hand(0), 2) << "all six phases follow";
}

TEST(ExtraPhase, OneGainedBeforeAPhaseThatIsAlreadyStartingDoesNotDisturbTheSchedule) {
  // Too late for it (R001-26: before its BeforeStart); in any case no phase may run twice for it.
  Table t(2);
  t.turn_of(0, PhaseKind::Draw);
  t.seat(0).skill("test_turn_too_late");
  pause_after_turns(t, 1);
  t.start();
  play_to_pause(t);
  int draws = 0;
  for (PhaseKind p : phases(t)) draws += p == PhaseKind::Draw ? 1 : 0;
  EXPECT_EQ(draws, 1);
}
Task<> gain_discard_before_draw(Skill<Phase> s) {
  gain_phase_before(s.game, PhaseKind::Discard, PhaseKind::Draw);
  co_return;
}
const SkillDef too_late({"test_turn_too_late", "迟额"}, Listing::Nameless,
                        at<Timing::DrawBeforeStart>().when(owners_phase).then(gain_discard_before_draw));

TEST(ExtraPhase, OneGainedAfterAPhaseThatIsOverDoesNotDisturbTheSchedule) {
  Table t(2);
  t.turn_of(0, PhaseKind::Draw);
  t.seat(0).skill("test_turn_after_past");
  pause_after_turns(t, 1);
  t.start();
  play_to_pause(t);
  int plays = 0;
  for (PhaseKind p : phases(t)) plays += p == PhaseKind::Play ? 1 : 0;
  EXPECT_EQ(plays, 1);
}
Task<> gain_judge_after_prepare(Skill<Phase> s) {
  gain_phase_after(s.game, PhaseKind::Judge, PhaseKind::Prepare);
  co_return;
}
const SkillDef after_past({"test_turn_after_past", "已过"}, Listing::Nameless,
                          at<Timing::PlayStart>().when(owners_phase).then(gain_judge_after_prepare));

}  // namespace
}  // namespace jiesuan::test
