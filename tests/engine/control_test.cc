// Control words (timings §1): skipping, ending and terminating flows, phases and turns; the game's end.
#include "generals/common.h"
#include "tests/engine/support.h"

namespace jiesuan::test {
namespace {

using Strings = std::vector<std::string>;

constexpr Timing kBeforeStarts[] = {Timing::PrepareBeforeStart, Timing::JudgePhaseBeforeStart,
                                    Timing::DrawBeforeStart,    Timing::PlayBeforeStart,
                                    Timing::DiscardBeforeStart, Timing::FinishBeforeStart};
std::vector<Timing> before_starts() { return {std::begin(kBeforeStarts), std::end(kBeforeStarts)}; }

// ---- skip

TEST(Skip, TwoSkippedPhasesInARowHaveOneBeforeStart) {
  // R001-29, R001-30, T9: 兵粮寸断 and 乐不思蜀 both hit.
  Table t(2);
  t.turn_of(0, PhaseKind::Prepare);
  t.seat(0).judging(card(kIndulgence)).judging(card(kSupplyShortage));
  t.pile({card(kSlash, "♠"), card(kSlash, "♠")});
  pause_after_turns(t, 1);
  t.start();
  ASSERT_TRUE(paused(t));
  EXPECT_EQ(only(t, before_starts()),
            ids({Timing::PrepareBeforeStart, Timing::JudgePhaseBeforeStart, Timing::DrawBeforeStart,
                 Timing::DiscardBeforeStart, Timing::FinishBeforeStart}));
  for (Timing x : {Timing::DrawStart1, Timing::DrawStart2, Timing::DrawBody, Timing::DrawEnd,
                   Timing::DrawAfterEnd, Timing::PlayStart, Timing::PlayIdle, Timing::PlayEnd})
    EXPECT_EQ(t.opened(x), 0) << timing_id(x);
  EXPECT_EQ(t.opened(Timing::PlayAfterEnd), 1) << "the anchor of the last skipped phase (C68)";
  EXPECT_EQ(t.hand(0), 0);
}

TEST(Skip, ASkippedPhaseAloneKeepsItsBeforeStartAndTheNextOne) {
  Table t(2);
  t.turn_of(0, PhaseKind::Prepare);
  t.seat(0).judging(card(kSupplyShortage));
  t.pile({card(kSlash, "♠")});
  t.start();
  EXPECT_TRUE(t.idle(0));
  EXPECT_EQ(only(t, before_starts()), ids({Timing::PrepareBeforeStart, Timing::JudgePhaseBeforeStart,
                                           Timing::DrawBeforeStart, Timing::PlayBeforeStart}));
  EXPECT_EQ(t.opened(Timing::DrawBody), 0);
}

bool own_and_skippable(const Skill<Phase>& s) {
  return owners_phase(s) && can_skip_phase(s.game, s.event.phase);
}
Task<> skip_it(Skill<Phase> s) {
  skip_phase(s.game, s.event.phase);
  co_return;
}
const SkillDef skips_play({"test_control_skip_play", "神速"}, Listing::Nameless,
                          at<Timing::PlayBeforeStart>().may().when(own_and_skippable).then(skip_it));
const SkillDef skips_play_too({"test_control_skip_play2", "巧变"}, Listing::Nameless,
                              at<Timing::PlayBeforeStart>().may().when(own_and_skippable).then(skip_it));
const SkillDef before_play(
    {"test_control_before_play", "仍"}, Listing::Nameless,
    at<Timing::PlayBeforeStart>().cls(PriorityClass::Equipment).when(owners_phase).then(nothing));
bool plays_next(const Skill<Phase>& s) { return owners_phase(s) && can_skip_phase(s.game, PhaseKind::Play); }
Task<> skip_play(Skill<Phase> s) {
  skip_phase(s.game, PhaseKind::Play);
  co_return;
}
const SkillDef skips_at_draw({"test_control_skip_at_draw", "巧变二"}, Listing::Nameless,
                             at<Timing::DrawBeforeStart>().may().when(plays_next).then(skip_play));

TEST(Skip, APhaseCannotBeSkippedTwice) {
  // R001-31, R001-38, R001-39: after the skip one is still at the same timing, but cannot pay it again.
  Table t(2);
  t.turn_of(0, PhaseKind::Play);
  t.seat(0)
      .skill("test_control_skip_play")
      .skill("test_control_skip_play2")
      .skill("test_control_before_play");
  pause_after_turns(t, 1);
  t.start();
  t.launch(0, "test_control_skip_play");
  EXPECT_EQ(launches(t), (Strings{"0:test_control_skip_play", "0:test_control_before_play"}));
  EXPECT_EQ(t.opened(Timing::PlayStart), 0);
  EXPECT_EQ(t.opened(Timing::DiscardStart), 1);
}

TEST(Skip, ASkipDecidedEarlierMakesTheCostUnpayable) {
  // R001-32: 乐不思蜀 hit, so 放权 cannot skip the play phase. Here Draw is not skipped, so PlayBeforeStart
  // is.
  Table t(2);
  t.turn_of(0, PhaseKind::Judge);
  t.seat(0).judging(card(kIndulgence)).skill("test_control_skip_play");
  t.pile({card(kSlash, "♠")});
  pause_after_turns(t, 1);
  t.start();
  EXPECT_TRUE(launches(t).empty());
  EXPECT_EQ(t.opened(Timing::PlayBeforeStart), 1);
  EXPECT_EQ(t.opened(Timing::PlayStart), 0);
}

TEST(Skip, ASkipDecidedEarlierJoinsTheRun) {
  // Timings §7.0: 乐不思蜀 hit and Draw skipped at its BeforeStart: one run, no PlayBeforeStart.
  Table t(2);
  t.turn_of(0, PhaseKind::Draw);
  t.seat(0).skill("test_control_skip_at_draw").skill("test_control_skip_draw");
  pause_after_turns(t, 1);
  t.start();
  t.launch(0, "test_control_skip_at_draw");
  t.launch(0, "test_control_skip_draw");
  EXPECT_EQ(t.opened(Timing::PlayBeforeStart), 0);
  EXPECT_EQ(t.opened(Timing::DiscardBeforeStart), 1);
}
const SkillDef skips_draw({"test_control_skip_draw", "巧变三"}, Listing::Nameless,
                          at<Timing::DrawBeforeStart>().may().when(own_and_skippable).then(skip_it));

Task<> gain_play_before(Skill<Turn> s) {
  gain_phase_before(s.game, PhaseKind::Play, PhaseKind::Draw);
  co_return;
}
bool own_turn(const Skill<Turn>& s) { return s.event.owner == s.owner; }
const SkillDef extra_play({"test_control_extra_play", "额"}, Listing::Nameless,
                          at<Timing::TurnStart9>().when(own_turn).then(gain_play_before));

TEST(Skip, SkippingAtBeforeStartConcernsThisInstanceOnly) {
  // C29, R001-12: an extra play phase skipped, the ordinary one not, and the other way round.
  Table t(2);
  t.turn_of(0, PhaseKind::Prepare);
  t.seat(0).skill("test_control_extra_play").skill("test_control_skip_play");
  t.start();
  t.launch(0, "test_control_skip_play");
  ASSERT_TRUE(t.offers("test_control_skip_play")) << "the ordinary play phase can be skipped as well";
  t.pass(0);
  EXPECT_TRUE(t.idle(0));
  EXPECT_EQ(t.opened(Timing::PlayStart), 1);
}

TEST(Skip, SkippingDecidedEarlierConcernsEverySuchPhaseOnTheSchedule) {
  // Timings §7.0 R: "skip your P" flags every P already scheduled.
  Table t(2);
  t.turn_of(0, PhaseKind::Prepare);
  t.seat(0).judging(card(kIndulgence)).skill("test_control_extra_play");
  t.pile({card(kSlash, "♠")});
  pause_after_turns(t, 1);
  t.start();
  play_to_pause(t);
  EXPECT_EQ(phases(t), (std::vector<PhaseKind>{PhaseKind::Prepare, PhaseKind::Judge, PhaseKind::Draw,
                                               PhaseKind::Discard, PhaseKind::Finish}));
}

bool play_not_skipped(const Skill<Phase>& s) { return can_skip_phase(s.game, PhaseKind::Play); }
const SkillDef skips_running({"test_control_skip_running", "迟"}, Listing::Nameless,
                             at<Timing::PlayIdle>().may().when(play_not_skipped).then(skip_play));

TEST(Skip, APhaseThatHasBegunCannotBeSkippedAnyMore) {
  // R001-28, C25: a skip must exist before the phase starts.
  Table t(2);
  t.seat(0).skill("test_control_skip_running");
  t.start();
  EXPECT_FALSE(t.offers("test_control_skip_running"));
}

// ---- terminate a flow

Task<> terminate_use(Skill<Use> s) {
  s.event.terminate();
  co_await draw(s.game, s.owner, 1);
}
bool anothers_use(const Skill<Use>& s) { return s.event.user != s.owner; }
const SkillDef stops_use({"test_control_stop_use", "终用"}, Listing::Nameless,
                         at<Timing::UseTargeted>().may().when(anothers_use).then(terminate_use));
const SkillDef stops_effect({"test_control_stop_effect", "终效"}, Listing::Nameless,
                            at<Timing::UseEffect>().may().when(anothers_use).then(terminate_use));

TEST(Terminate, AUseThatIsTerminatedHasNoClosingTimings) {
  // R001-33: no later timing of that flow, closing ones included; the effect finishes; the outer flow goes
  // on.
  Table t(3);
  t.seat(0).hand({card(kSlash)});
  t.seat(1).skill("test_control_stop_use");
  t.start();
  t.use(0, kSlash, {1});
  t.launch(1, "test_control_stop_use");
  EXPECT_EQ(t.hand(1), 1) << "the effect that caused it runs to its end";
  for (Timing x : {Timing::UseBecameTarget, Timing::UseReady, Timing::UseEffectStart, Timing::UseEnd1,
                   Timing::UseEnd2, Timing::UseEnd3})
    EXPECT_EQ(t.opened(x), 0) << timing_id(x);
  EXPECT_TRUE(t.discarded(kSlash)) << "M8 still cleans up";
  EXPECT_EQ(t.hp(1), 4);
  EXPECT_TRUE(t.idle(0));
}

TEST(Terminate, AUseCanBeTerminatedInTheLoopOverItsTargets) {
  // R001-33 holds at every timing of the flow.
  Table t(3);
  t.seat(0).hand({card(kArcheryAttack)});
  t.seat(1).skill("test_control_stop_effect");
  t.start();
  t.use(0, kArcheryAttack);
  t.launch(1, "test_control_stop_effect");
  EXPECT_TRUE(t.idle(0)) << t.question();
  EXPECT_EQ(t.opened(Timing::UseAfterEffect), 0);
  EXPECT_EQ(t.opened(Timing::UseEffectStart), 1) << "the other target is not resolved";
  EXPECT_EQ(t.opened(Timing::UseEnd1), 0);
  EXPECT_EQ(t.hp(1), 4);
  EXPECT_EQ(t.hp(2), 4);
  EXPECT_TRUE(t.discarded(kArcheryAttack));
}

Task<> terminate_loss(Skill<HpLoss> s) {
  s.event.terminate();
  co_return;
}
bool own_loss(const Skill<HpLoss>& s) { return s.event.seat == s.owner; }
Task<> lose_two(Skill<Phase> s) { co_await lose_hp(s.game, s.owner, 2); }
const SkillDef loses_two({"test_control_lose_two", "苦肉"}, Listing::Nameless,
                         at<Timing::PlayIdle>().may().then(lose_two));
const SkillDef stops_after_loss({"test_control_stop_after_loss", "诈降"}, Listing::Nameless,
                                at<Timing::LoseHpAfter>().when(own_loss).then(terminate_loss));
const SkillDef stops_loss({"test_control_stop_loss", "天兵"}, Listing::Nameless,
                          at<Timing::LoseHpBefore>().may().when(own_loss).then(terminate_loss));

TEST(Terminate, AFlowTerminatedAtItsLastButOneTimingDoesNotOpenTheLast) {
  Table t(2);
  t.seat(0).skill("test_control_lose_two").skill("test_control_stop_after_loss");
  t.start();
  t.act(0, "test_control_lose_two");
  EXPECT_EQ(t.hp(0), 2);
  EXPECT_EQ(t.opened(Timing::LoseHpEnd), 0);
}

TEST(Prevent, PreventedHpLossWasNeverLost) {
  Table t(2);
  t.seat(0).skill("test_control_lose_two").skill("test_control_stop_loss");
  t.start();
  t.act(0, "test_control_lose_two");
  t.launch(0, "test_control_stop_loss");
  EXPECT_EQ(t.hp(0), 4);
  EXPECT_EQ(t.game().state.history.count(Span::Turn, Counter::LostHp, 0), 0);
  for (Timing x : {Timing::ReduceHpBefore, Timing::ReduceHpEnd, Timing::LoseHpAfter, Timing::LoseHpEnd})
    EXPECT_EQ(t.opened(x), 0) << timing_id(x);
  EXPECT_TRUE(t.idle(0));
}

// ---- terminate the turn

TEST(Terminate, AFlippedCharacterTurnsUpAndLosesTheWholeTurn) {
  // R001-10, R001-34, C23.
  Table t(3);
  t.seat(1).flipped();
  pause_after_turns(t, 0);
  t.start();
  t.end_phase(0);
  ASSERT_TRUE(paused(t));
  t.forget();
  t.pass(0);
  ASSERT_TRUE(t.idle(2)) << "no TurnGap after a turn that was cut off (timings §6 row 16); " << t.question();
  EXPECT_EQ(turns(t), (std::vector<Seat>{1, 2}));
  EXPECT_FALSE(t.game()[1].flipped);
  EXPECT_EQ(t.count(LogKind::Flipped), 1) << "turned up once";
  EXPECT_EQ(t.opened(Timing::TurnEnd1) + t.opened(Timing::TurnEnd7), 0);
  EXPECT_EQ(only(t, {Timing::TurnStart1, Timing::TurnStart5, Timing::TurnStart6, Timing::StateBefore1,
                     Timing::StateAfter, Timing::PrepareBeforeStart}),
            ids({Timing::TurnStart1, Timing::TurnStart5, Timing::StateBefore1, Timing::StateAfter,
                 Timing::TurnStart1, Timing::TurnStart5, Timing::TurnStart6, Timing::PrepareBeforeStart}));
}

// ---- the end of the game

const SkillDef hears({"test_control_hears", "闻死"}, Listing::Nameless,
                     at<Timing::DeathWhen>().then(nothing));
const SkillDef epilogue({"test_control_epilogue", "兴棹"}, Listing::Nameless,
                        at<Timing::GameEnd>().then(nothing));

TEST(GameEnd, NothingIsGeneratedAfterADecisionButTheEnd) {
  // Timings §18, R000-03: the check comes after DeathBeforeReveal.
  Table t(2);
  t.seat(0).hand({card(kSlash)}).skill("test_control_hears").skill("test_control_epilogue");
  t.seat(1).hp(1, 4);
  t.start();
  t.use(0, kSlash, {1});
  ASSERT_TRUE(t.over());
  ASSERT_GE(t.timings.size(), 2u);
  EXPECT_EQ(t.timings.back(), Timing::GameEnd);
  EXPECT_EQ(t.timings[t.timings.size() - 2], Timing::DeathBeforeReveal);
  EXPECT_EQ(launches(t), (Strings{"0:test_control_epilogue"}));
  EXPECT_EQ(t.game().state.winners, SeatSet(0));
  EXPECT_EQ(t.count(LogKind::GameOver), 1);
}

TEST(GameEnd, EverythingOpenIsDropped) {
  // The lord dies in the middle of his own 南蛮入侵: nobody else is asked about it.
  Table t(4);
  t.turn_of(1);
  t.seat(0).hp(1, 4);
  t.seat(1).hand({card(kSavageAssault)});
  t.seat(2).hand({card(kJink)});
  t.seat(3).hand({card(kSlash)});
  t.start();
  t.use(1, kSavageAssault);
  t.pass(3);
  EXPECT_TRUE(t.over());
  EXPECT_EQ(t.opened(Timing::UseEnd1), 0);
  EXPECT_EQ(t.game().state.winners, SeatSet(1));
}

}  // namespace
}  // namespace jiesuan::test
