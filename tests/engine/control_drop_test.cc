// Control words (timings §1): ending a phase or a turn drops every open resolution.
#include "engine/view/view.h"
#include "generals/common.h"
#include "tests/engine/support.h"

namespace jiesuan::test {
namespace {

using Strings = std::vector<std::string>;

// ---- end the phase, end the turn

Task<> end_play(Skill<Damage> s) {
  co_await end_phase(s.game, PhaseKind::Play);
  co_await draw(s.game, s.owner, 1);  // reached only if there was no play phase to end
}
Task<> end_this_turn(Skill<Damage> s) { co_await end_turn(s.game); }
const SkillDef ends_play({"test_drop_phase", "止阶"}, Listing::Nameless,
                         at<Timing::DamageTaken>().may().when(owner_is_victim).then(end_play));
const SkillDef ends_turn({"test_drop_turn", "止合"}, Listing::Nameless,
                         at<Timing::DamageTaken>().may().when(owner_is_victim).then(end_this_turn));

TEST(EndPhase, OpenResolutionsAreDroppedAndThePhaseEndsProperly) {
  // R001-36: straight to PlayEnd, then PlayAfterEnd and the other phases.
  Table t(3);
  t.seat(0).hand({card(kArcheryAttack), card(kPeach)});
  t.seat(1).skill("test_drop_phase");
  pause_after_turns(t, 2);
  t.start();
  t.use(0, kArcheryAttack);
  t.launch(1, "test_drop_phase");
  ASSERT_TRUE(paused(t)) << t.question();
  EXPECT_EQ(t.hp(1), 3);
  EXPECT_EQ(t.hp(2), 4) << "the second target is not resolved any more";
  EXPECT_EQ(t.hand(1), 0);
  EXPECT_EQ(t.opened(Timing::DamageEnd) + t.opened(Timing::UseEnd1), 0);
  EXPECT_EQ(only(t, {Timing::PlayEnd, Timing::PlayAfterEnd, Timing::DiscardBeforeStart, Timing::FinishEnd,
                     Timing::TurnEnd1}),
            ids({Timing::PlayEnd, Timing::PlayAfterEnd, Timing::DiscardBeforeStart, Timing::FinishEnd,
                 Timing::TurnEnd1}));
  EXPECT_TRUE(t.discarded(kArcheryAttack)) << "the processing area is cleaned before the end timing";
  EXPECT_LT(t.position(Timing::MoveEnd), t.position(Timing::PlayEnd));
}

TEST(EndPhase, WithoutSuchAPhaseItCannotBeExecuted) {
  Table t(2);
  t.turn_of(0, PhaseKind::Judge);
  t.seat(0).judging(card(kLightning)).skill("test_drop_phase");
  t.pile({card(kSlash, "♠7")});
  t.start();
  t.launch(0, "test_drop_phase");
  EXPECT_EQ(t.hp(0), 1);
  EXPECT_TRUE(t.idle(0));
  EXPECT_EQ(t.hand(0), 3) << "the rest of the effect goes on, and the turn as well";
}

TEST(EndTurn, OpenResolutionsAndRemainingPhasesAreDropped) {
  // R001-37: straight to TurnEnd1.
  Table t(3);
  t.seat(0).hand({card(kArcheryAttack)});
  t.seat(1).skill("test_drop_turn");
  pause_after_turns(t, 2);
  t.start();
  t.use(0, kArcheryAttack);
  t.launch(1, "test_drop_turn");
  ASSERT_TRUE(paused(t));
  for (Timing x :
       {Timing::PlayEnd, Timing::PlayAfterEnd, Timing::DiscardBeforeStart, Timing::FinishBeforeStart})
    EXPECT_EQ(t.opened(x), 0) << timing_id(x);
  EXPECT_EQ(only(t, {Timing::TurnEnd1, Timing::TurnEnd2, Timing::TurnEnd7, Timing::TurnGap}),
            ids({Timing::TurnEnd1, Timing::TurnEnd2, Timing::TurnEnd7, Timing::TurnGap}));
  EXPECT_TRUE(t.discarded(kArcheryAttack));
  EXPECT_EQ(t.hp(2), 4);
}

// ---- a dying resolution that was dropped starts anew

Task<> end_play_at_death_door(Skill<Dying> s) { co_await end_phase(s.game, PhaseKind::Play); }
bool another_dying(const Skill<Dying>& s) { return s.event.seat != s.owner; }
const SkillDef ends_at_dying(
    {"test_drop_dying", "止濒"}, Listing::Nameless, Tag::Limited,
    at<Timing::DyingEntered>().may().when(another_dying).then(end_play_at_death_door));

TEST(EndPhase, ADroppedDyingResolutionStartsAnew) {
  Table t(3);
  t.seat(0).hand({card(kSlash), card(kPeach)});
  t.seat(1).hp(1, 4);
  t.seat(2).skill("test_drop_dying");
  t.start();
  t.use(0, kSlash, {1});
  t.launch(2, "test_drop_dying");
  EXPECT_EQ(t.count(LogKind::DyingStarts), 2);
  EXPECT_EQ(t.opened(Timing::PlayEnd), 0) << "before the end timing";
  t.play(0, kPeach);
  EXPECT_EQ(t.hp(1), 1);
  EXPECT_TRUE(t.alive(1));
  EXPECT_EQ(t.opened(Timing::PlayEnd), 1);
}

// ---- what was bound to a dropped flow ends with it

TEST(EndTurn, VoidArmourIsValidAgainWhenTheUseThatVoidedItIsDropped) {
  // 青釭剑's span is the use (C41); principles §8.
  Table t(2);
  t.seat(0).hand({card(kSlash, "♠")}).wears({card(kQinggangSword)});
  t.seat(1).skill("test_drop_turn").wears({card(kNiohShield)});
  pause_after_turns(t, 0);
  t.start();
  t.use(0, kSlash, {1});
  t.launch(1, "test_drop_turn");
  ASSERT_TRUE(paused(t));
  EXPECT_FALSE(armour_void(t.game(), 1));
}

const SkillDef phase_state({"test_drop_phase_state", "阶态"}, Listing::Nameless,
                           state(StateKind::HandLimit, 5));
Task<> leave_phase_state(Skill<Phase> s) {
  leave_effect(s.game, s.owner, phase_state, Scope::Phase, s.owner);
  co_return;
}
const SkillDef leaves_phase_state({"test_drop_leave_phase", "留阶"}, Listing::Nameless,
                                  at<Timing::PlayIdle>().may().then(leave_phase_state));
Task<> hit_next(Skill<Phase> s) {
  const Damage d = damage_from(s, next_living(s.game, s.owner));
  co_await deal_damage(s.game, d);
}
const SkillDef hits_next({"test_drop_hit", "击"}, Listing::Nameless,
                         at<Timing::PlayIdle>().may().then(hit_next));

TEST(EndTurn, AStateOfThePhaseEndsWithThePhaseThatWasCutOff) {
  // Principles §3.4: "in this phase" is over when the phase is.
  Table t(2);
  t.seat(0).skill("test_drop_leave_phase").skill("test_drop_hit");
  t.seat(1).skill("test_drop_turn");
  pause_after_turns(t, 0);
  t.start();
  t.act(0, "test_drop_leave_phase");
  EXPECT_EQ(hand_limit(t.game(), 0), 9);
  t.act(0, "test_drop_hit");
  t.launch(1, "test_drop_turn");
  ASSERT_TRUE(paused(t));
  EXPECT_EQ(hand_limit(t.game(), 0), 4);
}

// ---- pindian dropped in the middle: its cards do not stay face down

Task<> duel_of_numbers(Skill<Phase> s) {
  SeatList with;
  with.push_back(next_living(s.game, s.owner));
  co_await pindian(s.game, s.owner, with, s.skill);
}
const SkillDef pindians({"test_drop_pindian", "拼"}, Listing::Nameless,
                        at<Timing::PlayIdle>().may().then(duel_of_numbers));
bool lost_by_pindian(const Skill<Move>& s) {
  for (const MovePart& p : s.event.parts)
    if (p.reason == Reason::Pindian && p.from_seat == s.owner) return true;
  return false;
}
Task<> end_turn_at_move(Skill<Move> s) { co_await end_turn(s.game); }
const SkillDef ends_at_pindian({"test_drop_at_pindian", "止拼"}, Listing::Nameless,
                               at<Timing::MoveAfter2>().may().when(lost_by_pindian).then(end_turn_at_move));

TEST(EndTurn, CardsOfADroppedPindianLieOpenInTheDiscardPile) {
  // Principles §9: the discard pile is face up.
  Table t(2);
  t.seat(0).hand({card(kSlash)}).skill("test_drop_pindian");
  t.seat(1).hand({card(kJink)}).skill("test_drop_at_pindian");
  pause_after_turns(t, 0);
  t.start();
  const CardId slash = t.in_hand(0, kSlash), jink = t.in_hand(1, kJink);
  t.act(0, "test_drop_pindian");
  t.choose_cards(0, {slash});
  t.choose_cards(1, {jink});
  t.launch(1, "test_drop_at_pindian");
  ASSERT_TRUE(paused(t));
  EXPECT_EQ(t.where(slash), Zone::Discard);
  EXPECT_TRUE(can_see(t.game(), kSpectator, slash));
  EXPECT_TRUE(can_see(t.game(), kSpectator, jink));
}

// ---- performed phases and what is around them

Task<> perform_draw(Skill<Phase> s) { co_await perform_phase(s.game, s.owner, PhaseKind::Draw); }
const SkillDef performs_draw({"test_drop_perform", "执"}, Listing::Nameless,
                             at<Timing::PlayIdle>().may().once_per_phase().then(perform_draw));
bool draws_in_play(const Skill<Phase>& s) {
  return owners_phase(s) && s.event.outer && s.event.outer->kind == EventKind::Skill;
}
Task<> end_outer_play(Skill<Phase> s) { co_await end_phase(s.game, PhaseKind::Play); }
const SkillDef ends_outer({"test_drop_outer", "止外"}, Listing::Nameless,
                          at<Timing::DrawEnd>().may().when(draws_in_play).then(end_outer_play));

TEST(EndPhase, EndingTheOuterPhaseFromInsideAPerformedOneKeepsTheRestOfTheTurn) {
  // Timings §1: everything open in the play phase is dropped, the performed phase as well; Discard follows.
  Table t(2);
  t.seat(0).skill("test_drop_perform").skill("test_drop_outer");
  pause_after_turns(t, 1);
  t.start();
  t.act(0, "test_drop_perform");
  t.launch(0, "test_drop_outer");
  ASSERT_TRUE(paused(t)) << t.question();
  EXPECT_EQ(phases(t), (std::vector<PhaseKind>{PhaseKind::Play, PhaseKind::Draw, PhaseKind::Discard,
                                               PhaseKind::Finish}));
}

TEST(PerformedPhase, TheCountersOfThePhaseAroundItGoOn) {
  // The play phase around it is still the same phase: once is once, and the slash limit is used up.
  Table t(2);
  t.seat(0).skill("test_drop_perform").hand({card(kSlash), card(kSlash), card(kExNihilo)});
  t.pile({card(kJink), card(kJink)});
  t.start();
  t.use(0, kSlash, {1});
  EXPECT_FALSE(t.may_use(kSlash));
  t.act(0, "test_drop_perform");
  ASSERT_TRUE(t.idle(0));
  EXPECT_FALSE(t.offers("test_drop_perform")) << "once per phase";
  EXPECT_FALSE(t.may_use(kSlash)) << "one slash per play phase";
  EXPECT_EQ(t.game().state.history.used(Span::Phase, 0, kSlash), 1);
}

}  // namespace
}  // namespace jiesuan::test
