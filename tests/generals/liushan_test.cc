// 刘禅: 享乐 (old and new), 放权, 若愚.
#include "generals/common.h"
#include "tests/engine/support.h"
#include "tests/support/story.h"

namespace jiesuan::test {
namespace {

// ---- 享乐

TEST(Xiangle, WithoutABasicCardTheSlashHasNoEffect) {
  for (const char* who : {"liushan", "liushan_new"}) {
    Table t(3);
    t.seat(0).hand({card(kSlash), card(kDuel)}).wears({card(kChitu)});
    t.seat(1).general(who).hand({card(kJink)});
    t.start();
    t.use(0, kSlash, {1});
    EXPECT_TRUE(t.idle(0)) << "neither is asked: " << t.question();
    EXPECT_TRUE(t.damages(1).empty());
    EXPECT_EQ(t.hand(1), 1);
    EXPECT_EQ(t.count(LogKind::NoEffect), 1);
    EXPECT_EQ(t.opened(Timing::UseEnd1), 1) << "it was used all the same";
  }
}

TEST(Xiangle, ABasicCardPaysForTheSlash) {
  for (const char* who : {"liushan", "liushan_new"}) {
    Table t(3);
    t.seat(0).hand({card(kSlash), card(kPeach), card(kDuel)});
    t.seat(1).general(who);
    t.start();
    t.use(0, kSlash, {1});
    ASSERT_EQ(t.asked(), 0);
    EXPECT_EQ(t.request().options[0].cards, CardSet(t.in_hand(0, kPeach))) << "basic cards only";
    t.choose_cards(0, {t.in_hand(0, kPeach)});
    EXPECT_TRUE(t.discarded(kPeach));
    EXPECT_EQ(t.damages(1), std::vector<int>{1});
  }
}

TEST(Xiangle, TheUserMayKeepItsCards) {
  Table t(3);
  t.seat(0).hand({card(kSlash), card(kPeach)});
  t.seat(1).general("liushan");
  t.start();
  t.use(0, kSlash, {1});
  t.pass(0);
  EXPECT_TRUE(t.damages(1).empty());
  EXPECT_EQ(t.hand(0), 1);
}

TEST(Xiangle, IsNotForOtherCards) {
  Table t(3);
  t.seat(0).hand({card(kDuel), card(kPeach)});
  t.seat(1).general("liushan");
  t.start();
  t.use(0, kDuel, {1});
  EXPECT_EQ(t.damages(1), std::vector<int>{1}) << t.question();
}

// R000-64, C10: the old one when becoming a target, the new one after having become it.
TEST(Xiangle, TheVersionsDifferInTheirTiming) {
  for (const bool fresh : {false, true}) {
    Table t(3);
    t.seat(0).general("machao").hand({card(kSlash), card(kPeach)});
    t.seat(1).general(fresh ? "liushan_new" : "liushan");
    t.start();
    t.use(0, kSlash, {1});
    if (fresh) t.pass(0);  // 铁骑 comes before it
    ASSERT_FALSE(t.offers("tieqi"));
    EXPECT_EQ(t.opened(Timing::UseTargeted), fresh ? 1 : 0);
    EXPECT_EQ(t.opened(Timing::UseBecameTarget), fresh ? 1 : 0);
    t.choose_cards(0, {t.in_hand(0, kPeach)});
    EXPECT_EQ(t.offers(0, "tieqi"), !fresh) << t.question();
  }
}

TEST(Xiangle, ConcernsHimAloneAmongSeveralTargets) {
  Table t(4);
  t.seat(0).hand({card(kSlash)}).wears({card(kHalberd)});
  t.seat(1).general("liushan");
  t.start();
  t.use(0, kSlash, {1, 3});
  EXPECT_TRUE(t.damages(1).empty());
  EXPECT_EQ(t.damages(3), std::vector<int>{1});
}

// C10: they compete only in one character, who orders them as it likes.
TEST(Xiangle, FallsAwayWhenTheSlashWasRedirectedBefore) {
  Table t(4);
  t.seat(0).hand({card(kSlash)});
  t.seat(1).general("liushan").skill("liuli").hand({card(kPeach)});
  t.start();
  t.use(0, kSlash, {1});
  ASSERT_TRUE(t.offers(1, "liuli") && t.offers(1, "xiangle")) << t.question();
  t.launch(1, "liuli", {t.in_hand(1, kPeach)}, {2});
  EXPECT_EQ(t.launches("xiangle"), 0);
  EXPECT_EQ(t.damages(2), std::vector<int>{1});
}

// ---- 放权

// The table of the cases R001-07 … R001-10: 刘禅, A, B, C.
struct Court : Table {
  Court() : Table(4) { seat(0).general("liushan").hand({card(kDuel)}); }
};
void appoint(Table& t, Seat who) {
  t.launch(0, "fangquan");
  ASSERT_TRUE(t.offers(0, "state_fangquan")) << t.question();
  t.launch(0, "state_fangquan", {t.in_hand(0, kDuel)}, {who});
}
using Seats = std::vector<Seat>;

TEST(Fangquan, SkipsThePlayPhaseForAnExtraTurnOfAnother) {
  Table t(4);
  t.seat(0).general("liushan").hand({card(kDuel)});
  t.start();
  EXPECT_TRUE(t.offers(0, "fangquan"));
  EXPECT_EQ(t.request().timing, Timing::PlayBeforeStart);
  t.launch(0, "fangquan");
  EXPECT_EQ(t.opened(Timing::PlayStart), 0);
  EXPECT_EQ(t.opened(Timing::DiscardBeforeStart), 1);
  ASSERT_TRUE(t.offers(0, "state_fangquan")) << t.question();
  EXPECT_EQ(t.request().timing, Timing::TurnEnd1);
  EXPECT_EQ(t.seats_for("state_fangquan", {t.in_hand(0, kDuel)}), seats({1, 2, 3}));
  t.launch(0, "state_fangquan", {t.in_hand(0, kDuel)}, {2});
  EXPECT_TRUE(t.discarded(kDuel));
  EXPECT_EQ(t.nth(LogKind::TurnStarts, -1).a, 2);
  EXPECT_EQ(t.nth(LogKind::TurnStarts, -1).n, 1) << "an extra turn";
}

TEST(Fangquan, MayBeDeclined) {
  Court t;
  t.start();
  t.pass(0);
  EXPECT_TRUE(t.idle(0));
  t.end_phase(0);
  EXPECT_EQ(turns(t), (Seats{0, 1})) << t.question();
}

TEST(Fangquan, TheExtraTurnNeedsAHandCardAndMayBeDeclined) {
  Table t(4);
  t.seat(0).general("liushan").wears({card(kChitu)});
  t.start();
  t.launch(0, "fangquan");
  EXPECT_EQ(turns(t), (Seats{0, 1})) << t.question();
  Court u;
  u.start();
  u.launch(0, "fangquan");
  u.pass(0);
  EXPECT_EQ(turns(u), (Seats{0, 1})) << u.question();
}

TEST(Fangquan, IsNotOfferedInTheTurnOfAnother) {
  Court t;
  t.turn_of(1).start();
  EXPECT_TRUE(t.idle(1)) << t.question();
}

TEST(Fangquan, R001_07_LightningPassesToTheNextSeatOfTheExtraTurn) {
  Court t;
  t.seat(2).judging(card(kLightning));
  t.pile({card(kJink, "H2"), card(kJink), card(kJink)});
  t.start();
  appoint(t, 2);
  EXPECT_TRUE(t.idle(2)) << t.question();
  EXPECT_EQ(judging(t, 3), std::vector<CardName>{kLightning});
  EXPECT_TRUE(judging(t, 1).empty());
}

TEST(Fangquan, R001_08_TheNextSeatTakesTwoTurnsInARow) {
  Court t;
  t.start();
  appoint(t, 1);
  play_to_turn(t, 5);
  EXPECT_EQ(turns(t), (Seats{0, 1, 1, 2, 3}));
}

TEST(Fangquan, R001_09_AfterTheExtraTurnTheOrderGoesOn) {
  Court t;
  t.start();
  appoint(t, 2);
  play_to_turn(t, 5);
  EXPECT_EQ(turns(t), (Seats{0, 2, 1, 2, 3}));
}

TEST(Fangquan, R001_10_TheExtraTurnOfAFaceDownCharacterIsOnlyItsTurningUp) {
  Court t;
  t.seat(2).flipped();
  t.start();
  t.launch(0, "fangquan");
  t.forget();
  t.launch(0, "state_fangquan", {t.in_hand(0, kDuel)}, {2});
  EXPECT_EQ(turns(t), (Seats{2, 1}));
  EXPECT_FALSE(t.game()[2].flipped);
  EXPECT_EQ(t.opened(Timing::TurnStart5), 2);
  EXPECT_EQ(t.opened(Timing::TurnStart6), 1) << "of the turn after it";
  EXPECT_EQ(t.opened(Timing::TurnEnd2), 1) << "of 刘禅's turn";
  play_to_turn(t, 3);
  t.forget();
  EXPECT_TRUE(t.idle(2)) << "its own turn is played in full: " << t.question();
}

// R001-12: also after an extra play phase; R001-13 … R001-15: the last gained extra turn goes first.
Task<> gain_a_turn(Skill<Turn> s) {
  gain_extra_turn(s.game, s.owner);
  co_return;
}
bool killed_this_turn(const Skill<Turn>& s) {
  return s.game.state.history.count(Span::Turn, Counter::Killed, s.owner) > 0;
}
const SkillDef in_a_row({"test_fangquan_row", "连"}, Listing::Nameless,
                        at<Timing::TurnEnd1>().may().when(killed_this_turn).then(gain_a_turn));

TEST(Fangquan, R001_12_to_15_AfterAnExtraPlayPhaseAndWithAnotherExtraTurn) {
  Table t(5);
  t.seat(0).general("liushan").skill("dangxian").hand({card(kCollateral), card(kDuel)});
  t.seat(2).hp(1, 4);  // a loyalist: its death decides nothing
  t.seat(4).skill("test_fangquan_row").hand({card(kSlash)}).wears({card(kAxe)});
  t.pile({card(kJink), card(kJink)});
  t.turn_of(0, PhaseKind::Prepare).start();
  t.pass(0);  // 放权 in the extra play phase
  t.use(0, kCollateral, {4, 2});
  t.play(4, kSlash);
  EXPECT_FALSE(t.alive(2));
  t.end_phase(0);
  EXPECT_TRUE(t.offers(0, "fangquan")) << "the ordinary play phase has not been skipped: " << t.question();
  t.launch(0, "fangquan");
  EXPECT_EQ(t.opened(Timing::PlayStart), 1) << "only that of the extra phase";
  t.launch(0, "state_fangquan", {t.in_hand(0, kDuel)}, {1});
  EXPECT_TRUE(t.offers(4, "test_fangquan_row")) << "it has killed in this turn: " << t.question();
  t.launch(4, "test_fangquan_row");
  play_to_turn(t, 6);
  EXPECT_EQ(turns(t), (Seats{0, 4, 1, 1, 3, 4}));
}

TEST(Fangquan, R001_30_WithDrawAndPlayBothSkippedThereIsNoTimingForIt) {
  Court t;
  t.seat(0).judging(card(kIndulgence)).judging(card(kSupplyShortage));
  t.pile({card(kSlash, "S7"), card(kSlash, "S8")});
  t.turn_of(0, PhaseKind::Judge).start();
  EXPECT_EQ(t.nth(LogKind::TurnStarts, -1).a, 1) << t.question();
  const auto end = static_cast<std::size_t>(t.position(Timing::TurnEnd1));
  t.timings.resize(end);
  EXPECT_EQ(t.opened(Timing::DrawBeforeStart), 1);
  EXPECT_EQ(t.opened(Timing::PlayBeforeStart), 0);
  EXPECT_EQ(t.opened(Timing::DiscardBeforeStart), 1);
  EXPECT_EQ(t.launches("fangquan"), 0);
}

TEST(Fangquan, R001_32_APhaseAlreadySkippedCannotPayForIt) {
  Court t;
  t.seat(0).judging(card(kIndulgence));
  t.pile({card(kSlash, "S7"), card(kJink), card(kJink)});
  t.turn_of(0, PhaseKind::Judge).start();
  EXPECT_EQ(turns(t), (Seats{0, 1})) << t.question();
  EXPECT_GE(t.opened(Timing::PlayBeforeStart), 1);
  EXPECT_EQ(t.launches("fangquan"), 0);
  EXPECT_EQ(t.launches("state_fangquan"), 0);
}

TEST(Fangquan, R004_26_InTheExtraTurnOfADeadCharacterTheOrderStartsBehindIt) {
  Table t(6);
  t.seat(0).general("liushan").hand({card(kDuel), card(kPeach)});
  t.seat(1).hand({card(kPeach)});
  t.seat(2).hp(1, 4).hand({card(kSavageAssault)});
  t.seat(3).general("xiahoudun").hand({card(kPeach)}).role(Role::Renegade);
  t.seat(4).hp(1, 4).hand({card(kPeach)});
  t.seat(5).hand({card(kPeach)});
  t.pile({card(kDismantlement), card(kDismantlement), card(kSlash, "S7")});
  t.start();
  appoint(t, 2);
  t.use(2, kSavageAssault);
  t.launch(3, "ganglie");
  t.pass(2);  // keeps its two cards
  for (Seat s : {3, 4, 5, 0, 1}) t.pass(s);
  EXPECT_FALSE(t.alive(2));
  EXPECT_EQ(t.damages(4), std::vector<int>{1});
  EXPECT_EQ(source_of_last_damage(t), kNoSeat);
  for (Seat s : {3, 4, 5, 0, 1}) {
    EXPECT_TRUE(t.demands(s, kPeach)) << t.question();
    t.pass(s);
  }
  EXPECT_FALSE(t.alive(4));
}

// ---- 若愚

TEST(Ruoyu, TheWeakestLordAwakens) {
  Table t(3);
  t.seat(0).general("liushan").hp(2, 3);
  t.seat(1).hp(2, 4);
  t.seat(2).kingdom(Kingdom::Shu).hand({card(kSlash)});
  t.pile({card(kJink), card(kJink)});
  t.turn_of(0, PhaseKind::Prepare).start();
  EXPECT_EQ(t.game()[0].max_hp, 4);
  EXPECT_EQ(t.hp(0), 3);
  t.pass(0);  // 放权
  EXPECT_TRUE(t.offers(0, "jijiang")) << t.question();
  t.act(0, "jijiang", {}, {1});
  t.play(2, kSlash);
  EXPECT_EQ(t.damages(1), std::vector<int>{1});
}

TEST(Ruoyu, NotWhileSomebodyIsWeaker) {
  Table t(3);
  t.seat(0).general("liushan").hp(2, 3);
  t.seat(1).hp(1, 4);
  t.turn_of(0, PhaseKind::Prepare).start();
  EXPECT_EQ(t.launches("ruoyu"), 0);
  EXPECT_EQ(t.hp(0), 2);
}

TEST(Ruoyu, OnlyInHisOwnPreparePhaseAndOnlyOfALord) {
  Table t(3);
  t.seat(0).general("liushan").hp(1, 3);
  t.turn_of(1, PhaseKind::Prepare).start();
  EXPECT_EQ(t.launches("ruoyu"), 0);
  Table u(3);
  u.seat(1).general("liushan").hp(1, 3);
  u.turn_of(1, PhaseKind::Prepare).start();
  EXPECT_EQ(u.launches("ruoyu"), 0);
}

TEST(Ruoyu, OnlyOnce) {
  Table t(2);
  t.seat(0).general("liushan").hp(1, 3);
  t.turn_of(0, PhaseKind::Prepare).start();
  play_to_turn(t, 4);
  EXPECT_EQ(t.launches("ruoyu"), 1);
  EXPECT_EQ(t.game()[0].max_hp, 4);
}

}  // namespace
}  // namespace jiesuan::test
