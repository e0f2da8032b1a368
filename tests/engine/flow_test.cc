// The order of timings of every flow (timings §§8–16), as it is opened when nobody interferes.
#include "generals/common.h"
#include "tests/engine/support.h"

namespace jiesuan::test {
namespace {

using Strings = std::vector<std::string>;

// The timings of these flows, in the order they were opened.
Strings in_range(const Table& t, Timing from, Timing to) {
  Strings list;
  for (Timing x : t.timings)
    if (x >= from && x <= to) list.emplace_back(timing_id(x));
  return list;
}

// ---- use

TEST(UseFlow, ATrickHasAWindowPerTarget) {
  Table t(3);
  t.seat(0).hand({card(kIronChain)});
  t.start();
  t.forget();
  t.use(0, kIronChain, {1, 2});
  EXPECT_EQ(in_range(t, Timing::UseDeclared, Timing::UseEnd3),
            ids({Timing::UseDeclared,       Timing::UseTargetsChosen, Timing::UseCardUsed,
                 Timing::UseTargeting,      Timing::UseTargeting,     Timing::UseBecomingTarget,
                 Timing::UseBecomingTarget, Timing::UseTargeted,      Timing::UseTargeted,
                 Timing::UseBecameTarget,   Timing::UseBecameTarget,  Timing::UseReady,
                 Timing::UseEffectStart,    Timing::UseBeforeEffect,  Timing::UseEffect,
                 Timing::UseAfterEffect,    Timing::UseEffectStart,   Timing::UseBeforeEffect,
                 Timing::UseEffect,         Timing::UseAfterEffect,   Timing::UseEnd1,
                 Timing::UseEnd2,           Timing::UseEnd3}));
}

TEST(UseFlow, TheCardMovesFirstAndIsCleanedUpLast) {
  // M1 before UseDeclared, M8 after UseEnd3.
  Table t(2);
  t.seat(0).hand({card(kIronChain)});
  t.start();
  t.forget();
  t.use(0, kIronChain, {1});
  EXPECT_EQ(only(t, {Timing::MoveFixed, Timing::MoveEnd, Timing::UseDeclared, Timing::UseEnd3}),
            ids({Timing::MoveFixed, Timing::MoveEnd, Timing::UseDeclared, Timing::UseEnd3, Timing::MoveFixed,
                 Timing::MoveEnd}));
  const auto moves = t.of(LogKind::Moved);
  ASSERT_EQ(moves.size(), 2u);
  EXPECT_EQ(moves[0].to, Zone::Processing);
  EXPECT_EQ(moves[0].reason, Reason::Use);
  EXPECT_EQ(moves[1].to, Zone::Discard);
}

TEST(UseFlow, EquipmentHasNoLoopAndNoEnd) {
  // D15, M3: the old card goes to the discard pile in the same move, reason replace (C44).
  Table t(2);
  t.seat(0).hand({card(kSpear)}).wears({card(kAxe)});
  t.start();
  t.forget();
  t.use(0, kSpear);
  EXPECT_EQ(in_range(t, Timing::UseDeclared, Timing::UseEnd3),
            ids({Timing::UseDeclared, Timing::UseTargetsChosen, Timing::UseCardUsed, Timing::UseTargeting,
                 Timing::UseBecomingTarget, Timing::UseTargeted, Timing::UseBecameTarget, Timing::UseReady}));
  EXPECT_EQ(t.opened(Timing::MoveEnd), 2) << "to the processing area; into the slot with the old one out";
  const auto moves = t.of(LogKind::Moved);
  ASSERT_EQ(moves.size(), 3u);
  EXPECT_EQ(moves[1].event, moves[2].event);
  EXPECT_TRUE(moves[1].reason == Reason::Replace || moves[2].reason == Reason::Replace);
  EXPECT_NE(t.worn(0, kSpear), kNoCard);
  EXPECT_TRUE(t.discarded(kAxe));
}

TEST(UseFlow, ADelayedTrickIsLaidDownWithoutAnEnd) {
  Table t(2);
  t.seat(0).hand({card(kIndulgence)});
  t.start();
  t.forget();
  t.use(0, kIndulgence, {1});
  EXPECT_EQ(in_range(t, Timing::UseReady, Timing::UseEnd3), ids({Timing::UseReady}));
  EXPECT_EQ(t.game()[1].judging.size(), 1);
}

TEST(UseFlow, ADelayedTrickInTheJudgePhaseHasOnePassFromAToB) {
  // Timings §9.5: no user, no UseEnd; the judgement is over before the effect.
  Table t(2);
  t.turn_of(0, PhaseKind::Judge);
  t.seat(0).judging(card(kLightning));
  t.pile({card(kSlash, "♠7")});
  t.start();
  EXPECT_EQ(only(t, {Timing::UseDeclared, Timing::UseCardUsed, Timing::UseTargeting, Timing::UseReady,
                     Timing::UseEffectStart, Timing::UseBeforeEffect, Timing::UseEffect,
                     Timing::UseAfterEffect, Timing::JudgeStart, Timing::JudgeEnd, Timing::DamageBeforeStart1,
                     Timing::DamageEnd, Timing::UseEnd1, Timing::JudgePhaseEnd}),
            ids({Timing::UseEffectStart, Timing::UseBeforeEffect, Timing::UseEffect, Timing::UseAfterEffect,
                 Timing::JudgeStart, Timing::JudgeEnd, Timing::DamageBeforeStart1, Timing::DamageEnd,
                 Timing::JudgePhaseEnd}));
  EXPECT_EQ(t.hp(0), 1);
  EXPECT_TRUE(t.discarded(kLightning));
}

TEST(UseFlow, DelayedTricksAreProcessedTheNewestFirst) {
  // Timings §7.2, T20.
  Table t(2);
  t.turn_of(0, PhaseKind::Judge);
  t.seat(0).judging(card(kIndulgence)).judging(card(kLightning)).judging(card(kSupplyShortage));
  t.pile({card(kSlash, "♣"), card(kSlash, "♣"), card(kPeach, "♥")});
  t.start();
  std::vector<CardName> order;
  for (const LogEntry& e : t.of(LogKind::JudgeTurned)) order.push_back(e.card);
  EXPECT_EQ(order, (std::vector<CardName>{kSupplyShortage, kLightning, kIndulgence}));
  EXPECT_EQ(t.game()[1].judging.size(), 1) << "闪电 passes on";
}

TEST(UseFlow, ACardWhoseTargetIsACardLacksTheStepsOfTargets) {
  // D3: steps 1, 2, 4–7 are absent; UseCardUsed is there.
  Table t(2);
  t.seat(0).hand({card(kSlash)});
  t.seat(1).hand({card(kJink)});
  t.start();
  t.use(0, kSlash, {1});
  t.forget();
  t.play(1, kJink);
  EXPECT_EQ(in_range(t, Timing::UseDeclared, Timing::UseEnd3),
            ids({Timing::UseCardUsed, Timing::UseReady, Timing::UseEffectStart, Timing::UseBeforeEffect,
                 Timing::UseEffect, Timing::UseAfterEffect, Timing::UseEnd1, Timing::UseEnd2, Timing::UseEnd3,
                 Timing::UseOffset, Timing::UseEnd1, Timing::UseEnd2, Timing::UseEnd3}));
}

TEST(NeedFlow, ADemandOpensItsThreeTimingsBeforeTheCardIsChosen) {
  Table t(2);
  t.seat(0).hand({card(kSlash)});
  t.seat(1).hand({card(kJink)});
  t.start();
  t.forget();
  t.use(0, kSlash, {1});
  ASSERT_TRUE(t.demands(1, kJink));
  EXPECT_EQ(t.timings.back(), Timing::NeedUse3);
  EXPECT_EQ(t.position(Timing::NeedRespond1), -1);
  t.pass(1);
  EXPECT_EQ(t.hp(1), 3);
}

// ---- respond

TEST(RespondFlow, HasTwoTimingsAndTheCardIsCleanedUpAtOnce) {
  // D1, M2, M8.
  Table t(2);
  t.seat(0).hand({card(kDuel)});
  t.seat(1).hand({card(kSlash)});
  t.start();
  t.use(0, kDuel, {1});
  ASSERT_TRUE(t.demands(1, kSlash));
  t.forget();
  t.play(1, kSlash);
  EXPECT_EQ(between(t, Timing::MoveFixed, Timing::DamageBeforeStart1),
            ids({Timing::MoveFixed, Timing::MoveBefore1, Timing::MoveBefore2, Timing::MoveAfter1,
                 Timing::MoveAfter2, Timing::MoveEnd, Timing::RespondPlayed, Timing::RespondEnd,
                 Timing::MoveFixed, Timing::MoveBefore1, Timing::MoveBefore2, Timing::MoveAfter1,
                 Timing::MoveAfter2, Timing::MoveEnd, Timing::DamageBeforeStart1}));
  EXPECT_EQ(t.hp(0), 3);
  EXPECT_EQ(t.game().state.history.responded(Span::Turn, 1, kSlash), 1);
}

// ---- judge

Task<> judge_self(Skill<Phase> s) {
  const Verdict v = co_await judge(s.game, s.owner, s.skill);
  if (v.red()) co_await draw(s.game, s.owner, 3);
}
const SkillDef judges({"test_flow_judge", "判"}, Listing::Nameless,
                      at<Timing::PlayIdle>().may().then(judge_self));

TEST(JudgeFlow, OpensItsTimingsInOrderAndDiscardsTheCard) {
  Table t(2);
  t.seat(0).skill("test_flow_judge");
  t.pile({card(kPeach, "♥")});
  t.start();
  t.forget();
  t.act(0, "test_flow_judge");
  EXPECT_EQ(in_range(t, Timing::JudgeStart, Timing::JudgeEnd),
            ids({Timing::JudgeStart, Timing::JudgeCardSet, Timing::JudgeBeforeResult, Timing::JudgeResult1,
                 Timing::JudgeResult2, Timing::JudgeEnd}));
  EXPECT_TRUE(t.discarded(kPeach));
  EXPECT_EQ(t.hand(0), 3);
  EXPECT_EQ(t.game().state.history.count(Span::Turn, Counter::Judged, 0), 1);
}

TEST(JudgeFlow, TheResultIsThatOfTheReplacedCard) {
  // R004-20: each once, by seat from the turn owner; the old card goes to the discard pile, reason judge.
  Table t(3);
  t.seat(0).skill("test_flow_judge");
  t.seat(1).skill("guicai").hand({card(kSlash, "♠"), card(kJink, "♦")});
  t.seat(2).skill("guicai").hand({card(kPeach, "♥"), card(kSlash, "♣")});
  t.pile({card(kSlash, "♠")});
  t.start();
  t.act(0, "test_flow_judge");
  t.launch(1, "guicai", {t.in_hand(1, kSlash)});
  t.launch(2, "guicai", {t.in_hand(2, kPeach)});
  EXPECT_TRUE(t.idle(0)) << "seat 1 is not asked again; " << t.question();
  EXPECT_EQ(t.hand(0), 3) << "red";
  int by_judge = 0;
  for (const LogEntry& e : t.of(LogKind::Moved))
    if (e.to == Zone::Discard && e.reason == Reason::Judge) ++by_judge;
  EXPECT_EQ(by_judge, 3);
  EXPECT_TRUE(t.game().state.processing.empty());
}

Task<> die_and_judge(Skill<Phase> s) {
  co_await lose_hp(s.game, s.owner, 9);
  co_await judge(s.game, s.owner, s.skill);
}
const SkillDef judges_dead({"test_flow_judge_dead", "亡判"}, Listing::Nameless,
                           at<Timing::PlayIdle>().may().then(die_and_judge));

TEST(JudgeFlow, IsNotStartedForADeadCharacter) {
  // Timings §2.
  Table t(4);
  t.turn_of(1);
  t.seat(1).skill("test_flow_judge_dead");
  t.start();
  t.act(1, "test_flow_judge_dead");
  EXPECT_EQ(t.opened(Timing::JudgeStart), 0);
}

// ---- pindian

// Not in the order of seats: the engine sorts them.
SeatList others_backwards(const Game& g, Seat s) {
  SeatList list;
  for (Seat t : others(g, s)) list.insert(0, t);
  return list;
}
Task<> compare(Skill<Phase> s) {
  const PindianResult r = co_await pindian(s.game, s.owner, others_backwards(s.game, s.owner), s.skill);
  for (Seat w : r.winners)
    if (w != kNoSeat) co_await draw(s.game, w, 1);
}
const SkillDef compares({"test_flow_pindian", "拼"}, Listing::Nameless,
                        at<Timing::PlayIdle>().may().then(compare));

TEST(PindianFlow, OpensItsTimingsOneResultPerTarget) {
  // Timings §11: equal numbers have no winner; targets are indexed by seat.
  Table t(4);
  t.turn_of(2);
  t.seat(2).skill("test_flow_pindian").hand({card(kSlash, "♠7")});
  t.seat(3).hand({card(kSlash, "♠8")});
  t.seat(0).hand({card(kDismantlement, "♠3")});
  t.seat(1).hand({card(kSavageAssault, "♠7")});
  t.start();
  t.forget();
  t.act(2, "test_flow_pindian");
  play_on(t, [&] { return t.idle(2); });
  EXPECT_EQ(in_range(t, Timing::PindianStart, Timing::PindianEnd),
            ids({Timing::PindianStart, Timing::PindianReveal, Timing::PindianResult, Timing::PindianResult,
                 Timing::PindianResult, Timing::PindianEnd}));
  std::vector<Seat> against, winners;
  for (const LogEntry& e : t.of(LogKind::PindianResult)) {
    against.push_back(e.b);
    winners.push_back(static_cast<Seat>(e.n));
  }
  EXPECT_EQ(against, (std::vector<Seat>{3, 0, 1})) << "counter-clockwise from the turn owner";
  EXPECT_EQ(winners, (std::vector<Seat>{3, 2, kNoSeat}));
  EXPECT_EQ(t.hand(2), 1);
  EXPECT_EQ(t.hand(3), 1);
  EXPECT_EQ(t.hand(0), 0);
  EXPECT_EQ(t.hand(1), 0);
  EXPECT_EQ(t.count(LogKind::Moved), 4 + 1 + 2) << "one part for each hand, one for M8, two draws";
  EXPECT_EQ(t.opened(Timing::MoveEnd), 1 + 1 + 2) << "all cards leave together (M7)";
}

bool pindian_target(const Skill<Pindian>& s) { return s.event.targets.has(s.owner); }
Task<> throw_hand_away(Skill<Pindian> s) { co_await discard(s.game, s.owner, s.game[s.owner].hand); }
const SkillDef empties({"test_flow_empties", "空手"}, Listing::Nameless,
                       at<Timing::PindianStart>().may().when(pindian_target).then(throw_hand_away));

TEST(PindianFlow, WhoHasLostItsLastHandCardByThenTakesNoPart) {
  Table t(3);
  t.seat(0).skill("test_flow_pindian").hand({card(kSlash, "♠7")});
  t.seat(1).hand({card(kSlash, "♠8")}).skill("test_flow_empties");
  t.seat(2).hand({card(kSlash, "♠9")});
  t.start();
  t.act(0, "test_flow_pindian");
  t.launch(1, "test_flow_empties");
  for (int n = 0; n < 4 && !t.idle(0); ++n) {
    ASSERT_NE(t.asked(), 1) << "nothing to choose from; " << t.question();
    decline(t);
  }
  EXPECT_TRUE(t.idle(0));
  EXPECT_EQ(t.count(LogKind::PindianResult), 1);
}

}  // namespace
}  // namespace jiesuan::test
