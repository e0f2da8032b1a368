// 廖化: 当先, 伏枥.
#include "generals/common.h"
#include "tests/engine/support.h"

namespace jiesuan::test {
namespace {

// ---- 当先

// C62: inside TurnStart9, with all its timings, before the prepare phase.
TEST(Dangxian, PerformsAPlayPhaseBeforeTheOthers) {
  Table t(3);
  t.seat(0).general("liaohua").hand({card(kDuel)});
  t.pile({card(kJink), card(kJink)});
  t.turn_of(0, PhaseKind::Prepare).start();
  EXPECT_TRUE(t.idle(0));
  EXPECT_EQ(t.opened(Timing::PlayBeforeStart), 1);
  EXPECT_EQ(t.opened(Timing::PrepareBeforeStart), 0);
  EXPECT_EQ(t.hand(0), 1) << "nothing drawn yet";
  t.end_phase(0);
  EXPECT_TRUE(t.idle(0));
  EXPECT_EQ(t.hand(0), 3);
  using P = PhaseKind;
  EXPECT_EQ(phases(t), (std::vector<P>{P::Play, P::Prepare, P::Judge, P::Draw, P::Play}));
}

TEST(Dangxian, EachPhaseHasItsOwnLimitOfSlashes) {
  Table t(3);
  t.seat(0).general("liaohua").hand({card(kSlash), card(kSlash)});
  t.pile({card(kJink), card(kJink)});
  t.turn_of(0, PhaseKind::Prepare).start();
  t.use(0, kSlash, {1});
  EXPECT_FALSE(t.may_use(kSlash));
  t.end_phase(0);
  EXPECT_TRUE(t.may_use(kSlash)) << t.question();
}

TEST(Dangxian, NotInTheTurnOfAnother) {
  Table t(3);
  t.seat(1).general("liaohua");
  t.turn_of(0, PhaseKind::Prepare).start();
  EXPECT_EQ(t.launches("dangxian"), 0);
}

const SkillDef ninth({"test_dangxian_ninth", "九"}, Listing::Nameless,
                     at<Timing::TurnStart9>().may().then(nothing));

// R001-11: afterwards the same timing goes on.
TEST(Dangxian, AfterItTheTimingGoesOn) {
  Table t(5);
  t.seat(0).general("liaohua").skill("test_dangxian_ninth").hand({card(kCollateral)});
  t.seat(2).hp(1, 4);
  t.seat(4).hand({card(kSlash)}).wears({card(kAxe)});
  t.turn_of(0, PhaseKind::Prepare).start();
  ASSERT_TRUE(t.offers(0, "dangxian") && t.offers(0, "test_dangxian_ninth")) << t.question();
  t.launch(0, "dangxian");
  t.use(0, kCollateral, {4, 2});
  t.play(4, kSlash);
  EXPECT_FALSE(t.alive(2));
  EXPECT_EQ(t.game().state.history.count(Span::Turn, Counter::Killed, 4), 1);
  t.end_phase(0);
  EXPECT_TRUE(t.offers(0, "test_dangxian_ninth")) << t.question();
  EXPECT_EQ(t.opened(Timing::PrepareBeforeStart), 0);
  t.launch(0, "test_dangxian_ninth");
  EXPECT_EQ(t.opened(Timing::PrepareBeforeStart), 1);
  EXPECT_EQ(t.game().state.history.count(Span::Turn, Counter::Killed, 4), 1) << "still this turn";
}

// C24: of a turn whose owner died nothing but its end is left.
TEST(Dangxian, WhoDiesInItHasNoFurtherPhase) {
  Table t(4);
  t.seat(1).hand({card(kSlash)});
  t.seat(2).skill("dangxian").hp(1, 4).hand({card(kDuel)});
  t.turn_of(2, PhaseKind::Prepare).start();
  t.use(2, kDuel, {1});
  t.play(1, kSlash);
  EXPECT_FALSE(t.alive(2));
  EXPECT_EQ(t.nth(LogKind::TurnStarts, -1).a, 3) << t.question();
  for (const LogEntry& e : t.of(LogKind::PhaseStarts))
    if (e.a == 2) EXPECT_EQ(e.phase, PhaseKind::Play);
}

// R001-10: a face-down turn is over before TurnStart9.
TEST(Dangxian, NotInALostTurn) {
  Table t(3);
  t.seat(0).general("liaohua").flipped();
  t.turn_of(0, PhaseKind::Prepare).start();
  EXPECT_EQ(t.launches("dangxian"), 0);
  EXPECT_EQ(t.asked(), 1);
}

// ---- 伏枥

TEST(Fuli, RecoversToTheNumberOfKingdomsAndTurnsOver) {
  Table t(4);
  t.seat(0).hand({card(kDuel)}).kingdom(Kingdom::Wei);
  t.seat(1).general("liaohua").hp(1, 4);
  t.seat(2).kingdom(Kingdom::Wei);
  t.seat(3).kingdom(Kingdom::Wu);
  t.start();
  t.use(0, kDuel, {1});
  t.launch(1, "fuli");
  EXPECT_EQ(t.hp(1), 3);
  EXPECT_TRUE(t.game()[1].flipped);
  EXPECT_TRUE(t.idle(0)) << t.question();
}

TEST(Fuli, CountsTheLivingAndFromBelow) {
  Table t(5);
  t.seat(0).hand({card(kSlash), card(kAnaleptic)}).kingdom(Kingdom::Wei);
  t.seat(1).general("liaohua").hp(1, 4);
  t.seat(2).kingdom(Kingdom::Wu).dead();
  t.start();
  t.use(0, kAnaleptic);
  t.use(0, kSlash, {1});
  EXPECT_EQ(t.hp(1), -1);
  t.launch(1, "fuli");
  EXPECT_EQ(t.hp(1), 2);
  EXPECT_EQ(t.nth(LogKind::HpRecovered).n, 3);
}

TEST(Fuli, OnlyOnceInAGameAndOnlyForHimself) {
  Table t(5);
  t.seat(0).hand({card(kDuel), card(kDuel), card(kDuel)});
  t.seat(1).general("liaohua").hp(1, 1);
  t.seat(2).hp(1, 4).role(Role::Renegade);
  t.start();
  t.use(0, kDuel, {2});
  EXPECT_FALSE(t.alive(2)) << t.question();
  t.use(0, kDuel, {1});
  t.launch(1, "fuli");
  EXPECT_EQ(t.hp(1), 1);
  t.use(0, kDuel, {1});
  EXPECT_FALSE(t.alive(1)) << t.question();
}

TEST(Fuli, DeclinedHeMayStillUseAPeach) {
  Table t(3);
  t.seat(0).hand({card(kDuel)});
  t.seat(1).general("liaohua").hp(1, 4).hand({card(kPeach)});
  t.start();
  t.use(0, kDuel, {1});
  t.pass(1);
  t.play(1, kPeach);
  EXPECT_EQ(t.hp(1), 1);
  EXPECT_FALSE(t.game()[1].flipped);
}

}  // namespace
}  // namespace jiesuan::test
