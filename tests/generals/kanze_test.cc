// 阚泽: 下书, 宽释.
#include "tests/engine/support.h"
#include "tests/support/naming.h"

namespace jiesuan::test {
namespace {

// ---- 下书

struct Letter : Table {
  Letter() : Table(3) {
    seat(0).general("kanze").hand({card(kJink, "D2"), card(kPeach, "H3")});
    seat(1).hand({card(kSlash)});
    start();
  }
};

TEST(Xiashu, GivesTheWholeHandAndTakesWhatWasShown) {
  Letter t;
  EXPECT_EQ(t.request().timing, Timing::PlayStart);
  EXPECT_EQ(t.seats_for("xiashu"), seats({1, 2}));
  t.launch(0, "xiashu", {}, {1});
  EXPECT_EQ(t.hand(0), 0);
  t.choose_cards(1, {t.in_hand(1, kPeach)});
  EXPECT_EQ(t.nth(LogKind::Shown).a, 1);
  EXPECT_EQ(t.hand(1), 3) << "shown cards stay in the hand";
  say(t, 0, "shown");
  EXPECT_NE(t.in_hand(0, kPeach), kNoCard);
  EXPECT_EQ(t.hand(0), 1);
  EXPECT_EQ(t.hand(1), 2);
}

TEST(Xiashu, OrWhatWasNotShown) {
  Letter t;
  t.launch(0, "xiashu", {}, {1});
  t.choose_cards(1, {t.in_hand(1, kPeach)});
  say(t, 0, "unshown");
  EXPECT_NE(t.in_hand(0, kSlash), kNoCard);
  EXPECT_NE(t.in_hand(0, kJink), kNoCard);
  EXPECT_EQ(t.hand(1), 1);
}

TEST(Xiashu, WithEverythingShownThereIsNothingElseToTake) {
  Letter t;
  t.launch(0, "xiashu", {}, {1});
  t.choose_cards(1, {t.in_hand(1, kPeach), t.in_hand(1, kJink), t.in_hand(1, kSlash)});
  EXPECT_EQ(t.hand(0), 3);
  EXPECT_TRUE(t.idle(0)) << t.question();
}

TEST(Xiashu, NotWithoutHandCardsAndNotForOthers) {
  Table t(2);
  t.seat(0).general("kanze");
  t.start();
  EXPECT_TRUE(t.idle(0)) << t.question();
  Table u(2);
  u.seat(0).hand({card(kJink)});
  u.seat(1).general("kanze").hand({card(kJink)});
  u.start();
  EXPECT_TRUE(u.idle(0)) << u.question();
}

// ---- 宽释

// 阚泽 (seat 0) has chosen seat 1; seat 1 has the turn, seat 2 the next.
struct Forgiven : Table {
  explicit Forgiven(Seat whom, int hp = 3) : Table(3) {
    seat(0).general("kanze").hp(hp, 3);
    seat(1).hand({card(kSlash, "S7"), card(kAnaleptic), card(kPeach)});
    seat(2).hand({card(kSlash, "S8"), card(kAnaleptic), card(kJink), card(kDuel)});
    turn_of(0, PhaseKind::Finish).start();
    launch(0, "kuanshi");
    choose_seats(0, {whom});
  }
};

TEST(Kuanshi, PreventsTheFirstDamageOfMoreThanOne) {
  Forgiven t(2);
  t.use(1, kAnaleptic);
  t.use(1, kSlash, {2});
  t.pass(2);  // 闪
  EXPECT_EQ(t.hp(2), 4);
  EXPECT_EQ(t.count(LogKind::DamagePrevented), 1);
}

TEST(Kuanshi, LetsASinglePointPass) {
  Forgiven t(2);
  t.use(1, kSlash, {2});
  t.pass(2);
  EXPECT_EQ(t.hp(2), 3);
}

TEST(Kuanshi, OnlyTheFirstTime) {
  Forgiven t(0);
  t.use(1, kAnaleptic);
  t.use(1, kSlash, {0});
  EXPECT_EQ(t.hp(0), 3);
  play_on(t, [&] { return t.idle(2); });
  t.use(2, kAnaleptic);
  t.use(2, kSlash, {0});
  EXPECT_EQ(t.hp(0), 1);
}

TEST(Kuanshi, EndsWithHisNextTurnAndCostsNothingIfNothingWasPrevented) {
  Forgiven t(2);
  play_on(t, [&] { return turns(t).back() == 0 && t.opened(Timing::DrawBody) == 3; });
  EXPECT_EQ(t.count(LogKind::PhaseSkipped), 0);
  EXPECT_EQ(t.game().state.effects, 0);
}

TEST(Kuanshi, AfterwardsHeSkipsHisDrawPhaseOnce) {
  Forgiven t(2);
  t.use(1, kAnaleptic);
  t.use(1, kSlash, {2});
  t.pass(2);
  play_on(t, [&] { return t.idle(2); });
  t.forget();
  play_on(t, [&] { return t.idle(0); });
  EXPECT_EQ(t.count(LogKind::PhaseSkipped), 1);
  EXPECT_EQ(t.nth(LogKind::PhaseSkipped).phase, PhaseKind::Draw);
  t.forget();
  play_on(t, [&] { return t.idle(1); });
  play_on(t, [&] { return t.idle(0); });
  EXPECT_EQ(t.count(LogKind::PhaseSkipped), 0) << "the turn after that is an ordinary one";
}

TEST(Kuanshi, TheChoiceIsASecret) {
  Forgiven t(2);
  for (const LogEntry& e : t.entries) {
    if (e.kind == LogKind::SkillLaunched) EXPECT_TRUE(e.seats.empty());
    if (e.kind == LogKind::Answer) EXPECT_FALSE(told(e, e.a == 1 ? Seat{2} : Seat{1}));
  }
}

// R004-05: "cannot become void" beats "becomes void".
TEST(Kuanshi, ItsSecondPartWorksUnderChanyuanAndHisOtherSkillsDoNot) {
  for (const bool cursed : {false, true}) {
    Table t(3);
    t.seat(0).general("kanze").hp(1, 3).hand({card(kJink)});
    t.seat(1).hand({card(kSlash, "S7"), card(kAnaleptic)});
    t.turn_of(0, PhaseKind::Finish).start();
    t.launch(0, "kuanshi");
    t.choose_seats(0, {2});
    if (cursed) gain_skill(t.game(), 0, *Catalogue::get().find_skill("chanyuan"));
    t.use(1, kAnaleptic);
    t.use(1, kSlash, {2});
    EXPECT_EQ(t.hp(2), 4) << "what was set up does not depend on the skill any more";
    play_on(t, [&] { return t.asked() == 0 && (t.idle(0) || t.offers("xiashu")); });
    EXPECT_EQ(t.count(LogKind::PhaseSkipped), 1) << "宽释②";
    EXPECT_EQ(t.offers("xiashu"), !cursed);
    if (t.offers("xiashu")) t.pass(0);
    t.end_phase(0);
    EXPECT_EQ(t.offers("kuanshi"), !cursed) << "宽释①";
  }
}

}  // namespace
}  // namespace jiesuan::test
