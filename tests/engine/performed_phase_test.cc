// A performed phase (C62) and the schedule of the turn around it.
#include "generals/common.h"
#include "tests/engine/support.h"

namespace jiesuan::test {
namespace {

using Phases = std::vector<PhaseKind>;

bool own_turn(const Skill<Turn>& s) { return s.event.owner == s.owner; }
Task<> perform_play(Skill<Turn> s) { co_await perform_phase(s.game, s.owner, PhaseKind::Play); }
const SkillDef leads({"test_performed_play", "先"}, Listing::Nameless,
                     at<Timing::TurnStart9>().when(own_turn).then(perform_play));
Task<> perform_finish(Skill<Phase> s) { co_await perform_phase(s.game, s.owner, PhaseKind::Finish); }
const SkillDef finishes({"test_performed_finish", "收"}, Listing::Nameless,
                        at<Timing::PlayIdle>().once_per_phase().then(perform_finish));

template <PhaseKind kind>
Task<> skip(Skill<Phase> s) {
  skip_phase(s.game, kind);
  co_return;
}
const SkillDef skips_draw({"test_performed_skip_draw", "略摸"}, Listing::Nameless,
                          at<Timing::PlayIdle>().once_per_phase().then(skip<PhaseKind::Draw>));
const SkillDef skips_play({"test_performed_skip_play", "略出"}, Listing::Nameless,
                          at<Timing::PlayIdle>().once_per_phase().then(skip<PhaseKind::Play>));
const SkillDef skips_prepare({"test_performed_skip_prepare", "略备"}, Listing::Nameless,
                             at<Timing::PlayBeforeStart>().may().then(skip<PhaseKind::Prepare>));
const SkillDef skips_this({"test_performed_skip_this", "略此"}, Listing::Nameless,
                          at<Timing::PlayBeforeStart>().may().then(skip<PhaseKind::Play>));
const SkillDef skips_discard({"test_performed_skip_discard", "略弃"}, Listing::Nameless,
                             at<Timing::FinishStart>().may().then(skip<PhaseKind::Discard>));

TEST(PerformedPhase, WhatIsSkippedInItStaysSkipped) {
  Table t(2);
  t.turn_of(0, PhaseKind::Prepare);
  t.seat(0).skill("test_performed_play").skill("test_performed_skip_draw");
  pause_after_turns(t, 1);
  t.start();
  t.act(0, "test_performed_skip_draw");
  t.end_phase(0);
  play_to_pause(t);
  EXPECT_EQ(phases(t), (Phases{PhaseKind::Play, PhaseKind::Prepare, PhaseKind::Judge, PhaseKind::Play,
                               PhaseKind::Discard, PhaseKind::Finish}));
}

TEST(PerformedPhase, FromInsideOnlyThePhasesOfItsKindStillToComeAreSkipped) {  // timings §7.0
  Table t(2);
  t.turn_of(0, PhaseKind::Prepare);
  t.seat(0).skill("test_performed_play").skill("test_performed_skip_play");
  pause_after_turns(t, 1);
  t.start();
  t.act(0, "test_performed_skip_play");
  ASSERT_TRUE(t.idle(0)) << "it has begun";
  t.end_phase(0);
  play_to_pause(t);
  EXPECT_EQ(phases(t), (Phases{PhaseKind::Play, PhaseKind::Prepare, PhaseKind::Judge, PhaseKind::Draw,
                               PhaseKind::Discard, PhaseKind::Finish}));
}

TEST(PerformedPhase, SkippedItselfItTakesNoNeighbourAlong) {  // C29: each stands for itself
  Table t(2);
  t.turn_of(0, PhaseKind::Prepare);
  t.seat(0)
      .skill("test_performed_play")
      .skill("test_performed_skip_prepare")
      .skill("test_performed_skip_this");
  pause_after_turns(t, 1);
  t.start();
  t.launch(0, "test_performed_skip_prepare");
  t.launch(0, "test_performed_skip_this");
  ASSERT_TRUE(t.offers("test_performed_skip_this")) << "the ordinary play phase is another; " << t.question();
  t.pass(0);
  ASSERT_TRUE(t.idle(0)) << t.question();
  EXPECT_EQ(t.opened(Timing::PrepareBeforeStart), 1) << "a run of its own";
  EXPECT_EQ(phases(t), (Phases{PhaseKind::Judge, PhaseKind::Draw, PhaseKind::Play}));
}

TEST(PerformedPhase, InsideAnotherPhaseItSkipsWhatComesAfterThatOne) {
  Table t(2);
  t.seat(0).skill("test_performed_finish").skill("test_performed_skip_discard");
  pause_after_turns(t, 1);
  t.start();
  t.act(0, "test_performed_finish");
  t.launch(0, "test_performed_skip_discard");
  ASSERT_TRUE(t.idle(0)) << "the play phase goes on; " << t.question();
  t.end_phase(0);
  play_to_pause(t);
  EXPECT_EQ(phases(t), (Phases{PhaseKind::Play, PhaseKind::Finish, PhaseKind::Finish}));
}

Task<> gain_judge_after_draw(Skill<Phase> s) {
  gain_phase_after(s.game, PhaseKind::Judge, PhaseKind::Draw);
  co_return;
}
const SkillDef gains({"test_performed_gain", "得判"}, Listing::Nameless,
                     at<Timing::PlayIdle>().once_per_phase().then(gain_judge_after_draw));

TEST(PerformedPhase, WhatIsGainedInItComesInItsPlace) {
  Table t(2);
  t.turn_of(0, PhaseKind::Prepare);
  t.seat(0).skill("test_performed_play").skill("test_performed_gain");
  t.start();
  t.act(0, "test_performed_gain");
  t.end_phase(0);
  ASSERT_TRUE(t.idle(0)) << t.question();
  EXPECT_EQ(phases(t), (Phases{PhaseKind::Play, PhaseKind::Prepare, PhaseKind::Judge, PhaseKind::Draw,
                               PhaseKind::Judge, PhaseKind::Play}));
}

}  // namespace
}  // namespace jiesuan::test
