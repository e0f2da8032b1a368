// Flows of hit points, dying, death, moves and state changes (timings §§12–17).
#include "engine/query/distance.h"
#include "generals/common.h"
#include "tests/engine/support.h"

namespace jiesuan::test {
namespace {

using Strings = std::vector<std::string>;

Strings in_range(const Table& t, Timing from, Timing to) {
  Strings list;
  for (Timing x : t.timings)
    if (x >= from && x <= to) list.emplace_back(timing_id(x));
  return list;
}

// Skills that do one thing to seat 1.
Task<> hit(Skill<Phase> s) {
  const Damage d = damage_from(s, Seat{1}, 1);
  co_await deal_damage(s.game, d);
}
Task<> drain(Skill<Phase> s) { co_await lose_hp(s.game, Seat{1}, 1); }
Task<> heal_three(Skill<Phase> s) {
  const Recovery r = recovery_from(s, Seat{1}, 3);
  co_await recover(s.game, r);
}
Task<> shrink(Skill<Phase> s) { co_await change_max_hp(s.game, Seat{1}, -1); }
Task<> grow(Skill<Phase> s) { co_await change_max_hp(s.game, Seat{1}, 2); }
Task<> turn_over(Skill<Phase> s) { co_await flip(s.game, Seat{1}); }
Task<> chain_one(Skill<Phase> s) { co_await chain(s.game, Seat{1}); }
Task<> restore_one(Skill<Phase> s) { co_await restore(s.game, Seat{1}); }
const SkillDef hits({"test_hp_hit", "伤"}, Listing::Nameless, at<Timing::PlayIdle>().may().then(hit));
const SkillDef drains_hp({"test_hp_drain", "失"}, Listing::Nameless,
                         at<Timing::PlayIdle>().may().then(drain));
const SkillDef heals({"test_hp_heal", "愈"}, Listing::Nameless,
                     at<Timing::PlayIdle>().may().then(heal_three));
const SkillDef shrinks({"test_hp_shrink", "减限"}, Listing::Nameless,
                       at<Timing::PlayIdle>().may().then(shrink));
const SkillDef grows({"test_hp_grow", "加限"}, Listing::Nameless, at<Timing::PlayIdle>().may().then(grow));
const SkillDef flips({"test_hp_flip", "翻"}, Listing::Nameless, at<Timing::PlayIdle>().may().then(turn_over));
const SkillDef chains({"test_hp_chain", "横"}, Listing::Nameless,
                      at<Timing::PlayIdle>().may().then(chain_one));
const SkillDef restores({"test_hp_restore", "复"}, Listing::Nameless,
                        at<Timing::PlayIdle>().may().then(restore_one));

TEST(DamageFlow, OpensItsTimingsInOrder) {
  Table t(2);
  t.seat(0).skill("test_hp_hit");
  t.start();
  t.forget();
  t.act(0, "test_hp_hit");
  t.timings.pop_back();  // the next idle point
  EXPECT_EQ(ids(t.timings),
            ids({Timing::DamageBeforeStart1, Timing::DamageBeforeStart2, Timing::DamageCausing1,
                 Timing::DamageCausing2, Timing::DamageTaking1, Timing::DamageTaking2, Timing::DamageTaking3,
                 Timing::ReduceHpBefore, Timing::ReduceHpWhen, Timing::ReduceHpAfter, Timing::ReduceHpEnd,
                 Timing::DamageCaused, Timing::DamageTaken, Timing::DamageEnd}));
  EXPECT_EQ(t.hp(1), 3);
}

TEST(HpLossFlow, OpensItsTimingsInOrderAndIsNoDamage) {
  Table t(2);
  t.seat(0).skill("test_hp_drain");
  t.start();
  t.forget();
  t.act(0, "test_hp_drain");
  t.timings.pop_back();
  EXPECT_EQ(ids(t.timings),
            ids({Timing::LoseHpBefore, Timing::ReduceHpBefore, Timing::ReduceHpWhen, Timing::ReduceHpAfter,
                 Timing::ReduceHpEnd, Timing::LoseHpAfter, Timing::LoseHpEnd}));
  const History& h = t.game().state.history;
  EXPECT_EQ(h.count(Span::Turn, Counter::LostHp, 1), 1);
  EXPECT_EQ(h.count(Span::Turn, Counter::TookDamage, 1), 0);
}

TEST(RecoverFlow, StopsAtTheMaximumAndIsImpossibleUnhurt) {
  Table t(2);
  t.seat(0).skill("test_hp_heal");
  t.seat(1).hp(3, 4);
  t.start();
  t.forget();
  t.act(0, "test_hp_heal");
  EXPECT_EQ(in_range(t, Timing::RecoverBefore, Timing::RecoverEnd),
            ids({Timing::RecoverBefore, Timing::RecoverAfter, Timing::RecoverEnd}));
  EXPECT_EQ(t.hp(1), 4);
  EXPECT_EQ(t.game().state.history.count(Span::Turn, Counter::Recovered, 1), 1);
  t.forget();
  t.act(0, "test_hp_heal");
  EXPECT_EQ(t.opened(Timing::RecoverBefore), 0);
}

TEST(RecoverFlow, CountsFromNegativeHp) {
  // D12: hp −2, a peach brings it to −1, three points to 1.
  Table t(2);
  t.seat(0).skill("test_hp_hit").hand({card(kPeach), card(kPeach)});
  t.seat(1).skill("test_hp_double").hp(1, 4);
  t.start();
  t.act(0, "test_hp_hit");
  EXPECT_EQ(t.hp(1), -1);
  t.play(0, kPeach);
  EXPECT_EQ(t.hp(1), 0);
  ASSERT_TRUE(t.demands(0, kPeach)) << "each peach opens a new DyingAsk (C46); " << t.question();
  t.play(0, kPeach);
  EXPECT_EQ(t.hp(1), 1);
  EXPECT_TRUE(t.idle(0));
}
Task<> plus_one(Skill<Damage> s) {
  ++s.event.amount;
  co_return;
}
const SkillDef doubles({"test_hp_double", "加"}, Listing::Nameless,
                       at<Timing::DamageTaking2>().when(owner_is_victim).then(plus_one));

TEST(MaxHpFlow, HpFollowsTheMaximumDownButNotUp) {
  Table t(2);
  t.seat(0).skill("test_hp_shrink").skill("test_hp_grow");
  t.start();
  t.forget();
  t.act(0, "test_hp_shrink");
  EXPECT_EQ(in_range(t, Timing::MaxHpBefore, Timing::MaxHpEnd),
            ids({Timing::MaxHpBefore, Timing::MaxHpAfter, Timing::MaxHpEnd}));
  EXPECT_EQ(t.hp(1), 3);
  t.act(0, "test_hp_grow");
  EXPECT_EQ(t.hp(1), 3);
  EXPECT_EQ(t.game()[1].max_hp, 5);
}

TEST(MaxHpFlow, WithoutAMaximumOneDiesAtOnceWithoutAKiller) {
  Table t(3);
  t.seat(0).skill("test_hp_shrink").hand({card(kPeach)});
  t.seat(1).hp(1, 1).role(Role::Renegade);
  t.seat(2).role(Role::Rebel);
  t.start();
  t.act(0, "test_hp_shrink");
  EXPECT_FALSE(t.alive(1));
  EXPECT_EQ(t.opened(Timing::DyingEnter) + t.opened(Timing::MaxHpAfter), 0);
  EXPECT_EQ(t.of(LogKind::Died)[0].b, kNoSeat);
  EXPECT_EQ(t.opened(Timing::DeathEnd), 1);
}

// ---- dying and death

TEST(DyingFlow, OpensItsTimingsWithDeathInside) {
  // D16: DyingEnd after the death.
  Table t(4);
  t.seat(0).skill("test_hp_hit");
  t.seat(1).hp(1, 4).role(Role::Renegade).hand({card(kJink)});
  t.start();
  t.forget();
  t.act(0, "test_hp_hit");
  EXPECT_EQ(in_range(t, Timing::DyingEnter, Timing::DeathEnd),
            ids({Timing::DyingEnter, Timing::DyingEntered, Timing::DyingAsk, Timing::DeathBeforeReveal,
                 Timing::DeathWhen, Timing::DeathAfter, Timing::DeathEnd, Timing::DyingEnd}));
  EXPECT_LT(t.position(Timing::DyingEnd), t.position(Timing::ReduceHpEnd));
  EXPECT_LT(t.position(Timing::DeathWhen), t.position(Timing::MoveFixed)) << "leaving comes after DeathWhen";
  EXPECT_LT(t.position(Timing::MoveEnd), t.position(Timing::DeathAfter));
  EXPECT_TRUE(t.game()[1].left);
  EXPECT_EQ(t.opened(Timing::DamageTaken), 1) << "generated although the victim is dead (timings §2)";
}

TEST(DyingFlow, ARescuedCharacterIsNotAskedAboutAgainButTheFlowIsClosed) {
  Table t(3);
  t.seat(0).skill("test_hp_hit").hand({card(kPeach)});
  t.seat(1).hp(1, 4).hand({card(kPeach)});
  t.start();
  t.act(0, "test_hp_hit");
  t.play(0, kPeach);
  EXPECT_TRUE(t.idle(0));
  EXPECT_EQ(t.opened(Timing::DyingAsk), 1);
  EXPECT_EQ(t.opened(Timing::DyingEnd), 1);
  EXPECT_EQ(t.count(LogKind::DyingSaved), 1);
}

TEST(DyingFlow, AfterAnInsufficientPeachTheAskingGoesOnFromTheHelper) {
  // Timings §13 row 3: earlier seats are not asked again.
  Table t(3);
  t.seat(0).skill("test_hp_hit").hand({card(kPeach)});
  t.seat(1).hp(1, 4).skill("test_hp_double").hand({card(kPeach), card(kAnaleptic)});
  t.seat(2).hand({card(kPeach)});
  t.start();
  t.act(0, "test_hp_hit");
  t.pass(0);
  ASSERT_EQ(t.asked(), 1) << t.question();
  EXPECT_TRUE(t.demands(1, kAnaleptic)) << "for oneself 酒 will do";
  t.play(1, kPeach);
  ASSERT_EQ(t.asked(), 1) << "from the helper on, not from seat 0; " << t.question();
  t.pass(1);
  ASSERT_EQ(t.asked(), 2);
  t.play(2, kPeach);
  EXPECT_EQ(t.hp(1), 1);
  EXPECT_EQ(t.opened(Timing::DyingAsk), 2);
}

bool dying_self(const Skill<Dying>& s) { return s.event.seat == s.owner; }
const SkillDef struggles({"test_hp_struggle", "挣扎"}, Listing::Nameless,
                         at<Timing::DyingAsk>().may().when(dying_self).then(nothing));

TEST(DyingFlow, ASkillIsOfferedOnlyTheFirstTimeItsOwnerIsAsked) {
  // C69: cards each time, skills once.
  Table t(2);
  t.seat(0).skill("test_hp_hit");
  t.seat(1).hp(1, 4).skill("test_hp_struggle").hand({card(kPeach)});
  t.start();
  t.act(0, "test_hp_hit");
  ASSERT_TRUE(t.offers("test_hp_struggle"));
  t.launch(1, "test_hp_struggle");
  ASSERT_TRUE(t.demands(1, kPeach)) << t.question();
  EXPECT_FALSE(t.offers("test_hp_struggle"));
  t.play(1, kPeach);
  EXPECT_EQ(t.hp(1), 1);
}

bool another_dies(const Skill<Dying>& s) { return s.event.seat == 1; }
Task<> hurt_more(Skill<Dying> s) { co_await lose_hp(s.game, s.event.seat, 1); }
const SkillDef kicks({"test_hp_kick", "落井"}, Listing::Nameless,
                     at<Timing::DyingEntered>().may().when(another_dies).then(hurt_more));

TEST(DyingFlow, SomebodyAlreadyDyingDoesNotDieTwice) {
  // Timings §12.2 row 3: it simply sees the lower hp.
  Table t(3);
  t.seat(0).skill("test_hp_hit").skill("test_hp_kick").hand({card(kPeach), card(kPeach)});
  t.seat(1).hp(1, 4);
  t.start();
  t.act(0, "test_hp_hit");
  t.launch(0, "test_hp_kick");
  EXPECT_EQ(t.count(LogKind::DyingStarts), 1);
  EXPECT_EQ(t.hp(1), -1);
  t.play(0, kPeach);
  t.play(0, kPeach);
  EXPECT_TRUE(t.alive(1));
}

TEST(DeathFlow, TheKillerOfARebelDrawsThreeAfterTheDeadHasLeft) {
  Table t(3);
  t.seat(0).hand({card(kSlash)});
  t.seat(1).hp(1, 4).hand({card(kJink), card(kPeach)}).wears({card(kAxe)});
  t.seat(2).role(Role::Renegade);
  t.start();
  t.use(0, kSlash, {1});
  t.pass(1);
  if (t.demands(1, kPeach)) t.pass(1);
  EXPECT_EQ(t.hand(0), 3);
  EXPECT_TRUE(t.game()[1].all_cards().empty());
  EXPECT_TRUE(t.discarded(kAxe));
  EXPECT_TRUE(t.game()[1].allegiance_shown);
  EXPECT_TRUE(t.game()[1].instances.empty());
}

// ---- moves

TEST(MoveFlow, OpensItsTimingsOncePerOperation) {
  Table t(2);
  t.seat(0).hand({card(kExNihilo)});
  t.start();
  t.use(0, kExNihilo);
  const std::size_t effect = static_cast<std::size_t>(t.position(Timing::UseAfterEffect));
  const std::vector<Timing> rest(t.timings.begin() + static_cast<long>(effect) + 1, t.timings.end());
  t.timings = rest;
  EXPECT_EQ(between(t, Timing::MoveFixed, Timing::UseEnd1),
            ids({Timing::MoveFixed, Timing::MoveBefore1, Timing::MoveBefore2, Timing::MoveAfter1,
                 Timing::MoveAfter2, Timing::MoveEnd, Timing::UseEnd1}))
      << "two cards drawn are one move";
}

bool own_draw(const Skill<Move>& s) {
  for (const MovePart& p : s.event.parts)
    if (p.reason == Reason::Draw && p.to_seat == s.owner) return true;
  return false;
}
Task<> prevent_move(Skill<Move> s) {
  s.event.terminate();
  co_return;
}
Task<> cancel_all(Skill<Move> s) {
  for (MovePart& p : s.event.parts) p.cards.clear();
  co_return;
}
Task<> cancel_one(Skill<Move> s) {
  MovePart& p = s.event.parts[0];
  p.cards.remove(p.cards.first());
  co_return;
}
const SkillDef prevents_move({"test_hp_prevent_move", "止移"}, Listing::Nameless,
                             at<Timing::MoveBefore1>().may().when(own_draw).then(prevent_move));
const SkillDef cancels_all({"test_hp_cancel_all", "尽消"}, Listing::Nameless,
                           at<Timing::MoveBefore2>().may().when(own_draw).then(cancel_all));
const SkillDef cancels_one({"test_hp_cancel_one", "消一"}, Listing::Nameless,
                           at<Timing::MoveBefore2>().may().when(own_draw).then(cancel_one));

TEST(PreventMove, NothingMovesAndNothingFurtherIsGenerated) {
  Table t(2);
  t.seat(0).hand({card(kExNihilo)}).skill("test_hp_prevent_move");
  t.start();
  t.use(0, kExNihilo);
  t.forget();
  t.launch(0, "test_hp_prevent_move");
  EXPECT_EQ(t.hand(0), 0);
  EXPECT_EQ(t.game().state.history.count(Span::Turn, Counter::Drew, 0), 0);
  EXPECT_EQ(between(t, t.timings[0], Timing::UseEnd1).size(), 1u) << "straight to the end of the use";
}

TEST(PreventMove, ACancelledCardDropsOutAndTheRestMoves) {
  Table t(2);
  t.seat(0).hand({card(kExNihilo)}).skill("test_hp_cancel_one");
  t.start();
  t.use(0, kExNihilo);
  t.launch(0, "test_hp_cancel_one");
  EXPECT_EQ(t.hand(0), 1);
  EXPECT_EQ(t.game().state.history.count(Span::Turn, Counter::Drew, 0), 1);
}

TEST(PreventMove, WhenEveryCardIsCancelledTheMoveIsOver) {
  // Timings §1: "ends the timing only if all cards are cancelled", as a prevention.
  Table t(2);
  t.seat(0).hand({card(kExNihilo)}).skill("test_hp_cancel_all");
  t.start();
  t.use(0, kExNihilo);
  t.forget();
  t.launch(0, "test_hp_cancel_all");
  EXPECT_EQ(t.hand(0), 0);
  EXPECT_EQ(between(t, t.timings[0], Timing::UseEnd1).size(), 1u) << "no MoveAfter1 … MoveEnd";
}

// ---- states of general cards

bool own_change(const Skill<StateChange>& s) { return s.event.seat == s.owner; }
Task<> prevent_change(Skill<StateChange> s) {
  s.event.terminate();
  co_return;
}
const SkillDef steady({"test_hp_steady", "谦节"}, Listing::Nameless,
                      at<Timing::StateBefore1>().may().when(own_change).then(prevent_change));

TEST(StateFlow, OpensItsTimingsAndCannotChangeNothing) {
  Table t(2);
  t.seat(0).skill("test_hp_chain");
  t.start();
  t.forget();
  t.act(0, "test_hp_chain");
  EXPECT_EQ(in_range(t, Timing::StateBefore1, Timing::StateEnd),
            ids({Timing::StateBefore1, Timing::StateBefore2, Timing::StateAfter, Timing::StateEnd}));
  EXPECT_TRUE(t.chained(1));
  t.forget();
  t.act(0, "test_hp_chain");
  EXPECT_EQ(t.opened(Timing::StateBefore1), 0) << "already chained";
}

TEST(StateFlow, APreventedChangeGeneratesNothingFurther) {
  Table t(2);
  t.seat(0).skill("test_hp_flip");
  t.seat(1).skill("test_hp_steady");
  t.start();
  t.act(0, "test_hp_flip");
  t.launch(1, "test_hp_steady");
  EXPECT_FALSE(t.game()[1].flipped);
  EXPECT_EQ(t.opened(Timing::StateBefore2) + t.opened(Timing::StateAfter) + t.opened(Timing::StateEnd), 0);
}

TEST(StateFlow, RestoringIsTwoChangesFirstTheChain) {
  // R003-21.
  Table t(2);
  t.seat(0).skill("test_hp_restore");
  t.seat(1).chained().flipped();
  t.start();
  t.forget();
  t.act(0, "test_hp_restore");
  EXPECT_EQ(t.opened(Timing::StateAfter), 2);
  EXPECT_FALSE(t.chained(1) || t.game()[1].flipped);
  std::vector<LogKind> kinds;
  for (const LogEntry& e : t.entries)
    if (e.kind == LogKind::Unchained || e.kind == LogKind::Flipped) kinds.push_back(e.kind);
  EXPECT_EQ(kinds, (std::vector<LogKind>{LogKind::Unchained, LogKind::Flipped}));
}

}  // namespace
}  // namespace jiesuan::test
