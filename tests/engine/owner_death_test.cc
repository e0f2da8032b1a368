// The death of the character whose turn it is (C24, timings §2).
#include "generals/common.h"
#include "tests/engine/support.h"

namespace jiesuan::test {
namespace {

using Strings = std::vector<std::string>;

bool owners_turn(const Skill<Turn>& s) { return s.event.owner == s.owner; }
Task<> die_by_loss(Skill<Phase> s) { co_await lose_hp(s.game, s.owner, 9); }
Task<> die_at_turn(Skill<Turn> s) { co_await lose_hp(s.game, s.owner, 9); }
const SkillDef dies({"test_owner_dies", "自尽"}, Listing::Nameless,
                    at<Timing::PlayIdle>().may().then(die_by_loss));
const SkillDef dies_early({"test_owner_dies_early", "早死"}, Listing::Nameless,
                          at<Timing::TurnStart7>().may().when(owners_turn).then(die_at_turn));
const SkillDef end1({"test_owner_end1", "连破"}, Listing::Nameless, at<Timing::TurnEnd1>().then(nothing));

constexpr Timing kEndOfTurn[] = {Timing::TurnEnd1, Timing::TurnEnd2, Timing::TurnEnd3, Timing::TurnEnd4,
                                 Timing::TurnEnd5, Timing::TurnEnd6, Timing::TurnEnd7, Timing::TurnGap};

TEST(OwnersDeath, PhasesStopAndTheTurnRunsOutFromTurnEnd1) {
  Table t(4);
  t.turn_of(1);
  t.seat(1).skill("test_owner_dies");
  t.seat(2).skill("test_owner_end1");
  pause_after_turns(t, 0);
  t.start();
  t.forget();
  t.act(1, "test_owner_dies");
  ASSERT_TRUE(paused(t)) << t.question();
  for (Timing x : {Timing::PlayIdle, Timing::PlayEnd, Timing::PlayAfterEnd, Timing::DiscardBeforeStart,
                   Timing::FinishBeforeStart})
    EXPECT_EQ(t.opened(x), 0) << timing_id(x);
  for (Timing x : kEndOfTurn) EXPECT_EQ(t.opened(x), 1) << timing_id(x);
  EXPECT_EQ(launches(t).back(), "2:test_owner_end1");
}

TEST(OwnersDeath, BeforeThePhasesLeadsStraightToTurnEnd1) {
  // Timings §6 row 10: TurnEnd1 is the target of "end the turn" and of the owner's death.
  Table t(4);
  t.turn_of(1);
  t.seat(1).skill("test_owner_dies_early");
  pause_after_turns(t, 0);
  t.start();
  t.launch(1, "test_owner_dies_early");
  ASSERT_TRUE(paused(t));
  for (Timing x : {Timing::TurnStart8, Timing::TurnStart9, Timing::PlayBeforeStart})
    EXPECT_EQ(t.opened(x), 0) << timing_id(x);
  for (Timing x : kEndOfTurn) EXPECT_EQ(t.opened(x), 1) << timing_id(x);
}

TEST(OwnersDeath, WhatIsOpenIsFinishedWithoutASource) {
  // R004-26, R000-40: 南蛮入侵 goes on; the later damage has no source and no killer.
  Table t(4);
  t.turn_of(1);
  t.seat(1).hp(1, 4).hand({card(kSavageAssault)}).role(Role::Loyalist);
  t.seat(2).general("xiahoudun").role(Role::Renegade);
  t.seat(3).hp(1, 4).role(Role::Rebel);
  t.pile({card(kSlash, "♠")});
  pause_after_turns(t, 0);
  t.start();
  t.use(1, kSavageAssault);
  t.launch(2, "ganglie");
  EXPECT_FALSE(t.alive(1));
  EXPECT_FALSE(t.alive(3)) << "reached after the user's death";
  for (const LogEntry& e : t.of(LogKind::Died))
    if (e.a == 3) EXPECT_EQ(e.b, kNoSeat);
  EXPECT_EQ(t.opened(Timing::UseEnd3), 1);
}

// ---- lasting states and delayed effects

const SkillDef lasting({"test_owner_lasting", "持"}, Listing::Nameless, state(StateKind::HandLimit, 3));
const SkillDef waiting({"test_owner_waiting", "候"}, Listing::Nameless, at<Timing::TurnEnd1>().then(nothing));
Task<> leave_both(Skill<Phase> s) {
  leave_effect(s.game, Seat{2}, lasting, Scope::Turn, Seat{3});
  leave_delayed_effect(s.game, Seat{2}, waiting, Seat{3});
  co_return;
}
const SkillDef leaves({"test_owner_leaves", "留"}, Listing::Nameless,
                      at<Timing::PlayIdle>().may().then(leave_both));

TEST(OwnersDeath, LastingStatesOfTheTurnAreGoneAndDelayedEffectsWait) {
  // C24 (i).
  Table t(4);
  t.turn_of(1);
  t.seat(1).skill("test_owner_leaves").skill("test_owner_dies_then_pause");
  t.seat(0).skill("test_owner_after_death");
  t.start();
  t.act(1, "test_owner_leaves");
  EXPECT_EQ(hand_limit(t.game(), 2), 7);
  t.act(1, "test_owner_dies_then_pause");
  ASSERT_TRUE(t.offers("test_owner_after_death")) << t.question();
  EXPECT_EQ(hand_limit(t.game(), 2), 4) << "from DeathBegin on";
  EXPECT_FALSE(t.game().in_turn_of(1));
  for (Seat s = 0; s < 4; ++s) EXPECT_FALSE(t.game().in_turn_of(s)) << "everybody is outside its turn";
  EXPECT_EQ(t.game().state.history.count(Span::Turn, Counter::LostHp, 1), 9) << "this turn's history stays";
  t.forget();
  t.pass(0);
  EXPECT_EQ(launches(t), (Strings{"2:test_owner_waiting"}));
}
const SkillDef dies_then({"test_owner_dies_then_pause", "亡"}, Listing::Nameless,
                         at<Timing::PlayIdle>().may().then(die_by_loss));
const SkillDef after_death({"test_owner_after_death", "哀"}, Listing::Nameless,
                           at<Timing::DeathAfter>().may().then(nothing));

TEST(LastingState, EndsWithTheDeathOfItsCreatorOrItsBearer) {
  // C67; a delayed effect needs only its performer (principles §3.1).
  for (const Seat victim : {Seat{2}, Seat{3}}) {
    Table t(5);
    t.turn_of(1);
    t.seat(1).skill("test_owner_leaves").skill("test_owner_kill");
    t.start();
    t.act(1, "test_owner_leaves");
    EXPECT_EQ(t.game().state.effects, 2);
    t.act(1, "test_owner_kill", {}, {victim});
    EXPECT_EQ(has_skill(t.game(), 2, lasting), false);
    EXPECT_EQ(has_skill(t.game(), 2, waiting), victim == 3);
  }
}
bool anybody(const Skill<Phase>& s, Option& o) { return pick_seats(o, living(s.game)); }
Task<> kill_chosen(Skill<Phase> s) { co_await lose_hp(s.game, s.seat(), 9); }
const SkillDef kills({"test_owner_kill", "诛"}, Listing::Nameless,
                     at<Timing::PlayIdle>().may().choose(anybody).then(kill_chosen));

Task<> leave_for_turn(Skill<Turn> s) {
  leave_effect(s.game, s.owner, lasting, Scope::Turn, s.owner);
  co_return;
}
bool turn_owner_dead(const Skill<Turn>& s) { return !s.game.alive(s.event.owner); }
const SkillDef late_state({"test_owner_late_state", "智迟"}, Listing::Nameless,
                          at<Timing::TurnEnd1>().when(turn_owner_dead).then(leave_for_turn));
const SkillDef end2({"test_owner_end2", "二"}, Listing::Nameless, at<Timing::TurnEnd2>().may().then(nothing));
const SkillDef gap_state({"test_owner_gap_state", "隙态"}, Listing::Nameless,
                         at<Timing::TurnGap>().then(leave_for_turn));

TEST(LastingState, OfThisTurnHasNoEffectWhenItIsNobodysTurn) {
  // R000-29, R000-146, principles §3.4: 智迟 after the current character's death.
  Table t(4);
  t.turn_of(1);
  t.seat(1).skill("test_owner_dies");
  t.seat(2).skill("test_owner_late_state").skill("test_owner_end2");
  t.start();
  t.act(1, "test_owner_dies");
  ASSERT_TRUE(t.offers("test_owner_end2"));
  EXPECT_EQ(launches(t).back(), "2:test_owner_late_state");
  EXPECT_EQ(hand_limit(t.game(), 2), 4);
}

TEST(LastingState, OfThisTurnLeftBetweenTwoTurnsDoesNotLastThroughTheNext) {
  Table t(2);
  t.turn_of(0, PhaseKind::Finish);
  t.seat(0).skill("test_owner_gap_state");
  t.start();
  ASSERT_TRUE(t.idle(1));
  EXPECT_EQ(hand_limit(t.game(), 0), 4);
}

const SkillDef early_state({"test_owner_early_state", "早态"}, Listing::Nameless,
                           at<Timing::TurnStart4>().then(leave_for_turn));

TEST(LastingState, OfThisTurnLeftAtItsVeryStartLastsToItsEnd) {
  // Principles §3.4: live from TurnStart6 on.
  Table t(2);
  t.seat(0).skill("test_owner_early_state");
  t.start();
  EXPECT_EQ(hand_limit(t.game(), 0), 7);
  t.end_phase(0);
  ASSERT_TRUE(t.idle(1));
  EXPECT_EQ(hand_limit(t.game(), 0), 4);
}

Task<> die_at_start(Skill<Turn> s) { co_await lose_hp(s.game, s.event.owner, 9); }
const SkillDef dies_first({"test_owner_dies_first", "夭"}, Listing::Nameless,
                          at<Timing::TurnStart4>().then(die_at_start));

TEST(OwnersDeath, AtTheVeryStartLeadsStraightToTurnEnd1Too) {
  Table t(4);
  t.turn_of(1);
  t.seat(2).skill("test_owner_dies_first");
  pause_after_turns(t, 0);
  t.start();
  ASSERT_TRUE(paused(t)) << t.question();
  for (Timing x : {Timing::TurnStart5, Timing::TurnStart6, Timing::PlayBeforeStart})
    EXPECT_EQ(t.opened(x), 0) << timing_id(x);
  for (Timing x : kEndOfTurn) EXPECT_EQ(t.opened(x), 1) << timing_id(x);
}

TEST(OwnersDeath, AfterTurnEnd1TheTurnJustGoesOn) {
  Table t(4);
  t.turn_of(1, PhaseKind::Finish);
  t.seat(1).skill("test_owner_dies_late");
  pause_after_turns(t, 0);
  t.start();
  t.launch(1, "test_owner_dies_late");
  ASSERT_TRUE(paused(t));
  for (Timing x : kEndOfTurn) EXPECT_EQ(t.opened(x), 1) << timing_id(x);
}
const SkillDef dies_late({"test_owner_dies_late", "晚死"}, Listing::Nameless,
                         at<Timing::TurnEnd2>().may().when(owners_turn).then(die_at_turn));

TEST(OwnersDeath, AllOthersStillActAtTheTimingInWhichItDied) {
  // C24 (iii).
  Table t(4);
  t.turn_of(1, PhaseKind::Finish);
  t.seat(1).skill("test_owner_dies_finish").skill("test_owner_finish");
  t.seat(2).skill("test_owner_finish");
  t.seat(3).skill("test_owner_finish");
  pause_after_turns(t, 0);
  t.start();
  t.launch(1, "test_owner_dies_finish");
  ASSERT_TRUE(paused(t));
  EXPECT_EQ(launches(t), (Strings{"1:test_owner_dies_finish", "2:test_owner_finish", "3:test_owner_finish"}));
  EXPECT_EQ(t.opened(Timing::FinishBody) + t.opened(Timing::FinishEnd), 0);
}
const SkillDef dies_finish({"test_owner_dies_finish", "终死"}, Listing::Nameless,
                           at<Timing::FinishStart>().when(owners_phase).then(die_by_loss));
const SkillDef finish({"test_owner_finish", "仍"}, Listing::Nameless,
                      at<Timing::FinishStart>().then(nothing));

}  // namespace
}  // namespace jiesuan::test
