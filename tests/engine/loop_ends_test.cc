// The loop at one timing, continued: its early end, insertion, the dead, the anchor, foreign launchers.
#include "generals/common.h"
#include "tests/engine/support.h"

namespace jiesuan::test {
namespace {

using Strings = std::vector<std::string>;

// ---- this timing is over

Task<> end_it(Skill<Phase> s) {
  s.event.end_timing();
  co_await draw(s.game, s.owner, 1);  // the effect that ended the timing runs to its own end
}
const SkillDef ends({"test_ends_it", "止"}, Listing::Nameless, at<Timing::FinishStart>().may().then(end_it));
const SkillDef trace({"test_ends_trace", "迹"}, Listing::Nameless, at<Timing::FinishStart>().then(nothing));
const SkillDef trace_after({"test_ends_after", "后"}, Listing::Nameless,
                           at<Timing::FinishBody>().then(nothing));

TEST(Loop, ATimingThatIsEndedEarlyIsOverForEverybody) {
  // Timings §1 "timing ended early"; the flow goes on with its next timing.
  Table t(3);
  t.turn_of(0, PhaseKind::Finish);
  t.seat(0).skill("test_ends_trace");
  t.seat(1).skill("test_ends_it").skill("test_ends_after");
  t.seat(2).skill("test_ends_trace");
  pause_after_turns(t, 0);
  t.start();
  t.launch(1, "test_ends_it");
  EXPECT_EQ(launches(t), (Strings{"0:test_ends_trace", "1:test_ends_it", "1:test_ends_after"}));
  EXPECT_EQ(t.hand(1), 1) << "the effect that ended it finishes";
}

TEST(Loop, AnEndedTimingDoesNotEndTheNextOne) {
  Table t(2);
  t.turn_of(0, PhaseKind::Finish);
  t.seat(0).skill("test_ends_it");
  t.start();
  t.launch(0, "test_ends_it");
  play_to_turn(t, 3);  // seat 0 again
  play_to_offer(t, 0, "test_ends_it");
  EXPECT_EQ(t.request().timing, Timing::FinishStart);
}

// ---- insertion

Task<> lose_one(Skill<Phase> s) { co_await lose_hp(s.game, s.owner, 1); }
const SkillDef pays({"test_ends_pays", "付"}, Listing::Nameless,
                    at<Timing::FinishStart>().may().then(lose_one));
const SkillDef also({"test_ends_also", "亦"}, Listing::Nameless,
                    at<Timing::FinishStart>().may().then(nothing));
bool lost_some(const Skill<HpLoss>& s) { return s.event.seat == s.owner; }
const SkillDef on_loss({"test_ends_on_loss", "应"}, Listing::Nameless,
                       at<Timing::LoseHpAfter>().may().when(lost_some).then(nothing));

TEST(Loop, WhatIsInsertedFinishesFirstAndTheSameTimingGoesOn) {
  // R004-06: 刚烈 first, its damage provokes 遗计, then back to 节命.
  Table t(2);
  t.turn_of(0, PhaseKind::Finish);
  t.seat(0).skill("test_ends_pays").skill("test_ends_also").skill("test_ends_on_loss");
  t.start();
  t.launch(0, "test_ends_pays");
  ASSERT_TRUE(t.offers("test_ends_on_loss"));
  EXPECT_EQ(t.request().timing, Timing::LoseHpAfter);
  t.launch(0, "test_ends_on_loss");
  ASSERT_TRUE(t.offers("test_ends_also")) << t.question();
  EXPECT_EQ(t.request().timing, Timing::FinishStart);
  EXPECT_FALSE(t.offers("test_ends_pays"));
  EXPECT_EQ(t.opened(Timing::FinishStart), 1) << "the same timing, not a new one";
}

// ---- the dead

bool own_death(const Skill<Death>& s) { return s.event.seat == s.owner; }
const SkillDef last_words({"test_ends_last_words", "遗"}, Listing::Nameless,
                          at<Timing::DeathBeforeReveal>().when(own_death).then(nothing),
                          at<Timing::DeathWhen>().when(own_death).then(nothing),
                          at<Timing::DeathAfter>().when(own_death).then(nothing));
const SkillDef any_death({"test_ends_any_death", "闻"}, Listing::Nameless,
                         at<Timing::DeathWhen>().then(nothing));

TEST(Loop, TheDeadActOnlyInTheFirstHalfOfTheirOwnDeath) {
  // Principles §2.2: DeathBeforeReveal and DeathWhen, at their own seat.
  Table t(4);
  t.seat(0).hand({card(kSlash)}).skill("test_ends_any_death");
  t.seat(1).hp(1, 4).skill("test_ends_last_words");
  t.seat(2).skill("test_ends_any_death");
  t.start();
  t.use(0, kSlash, {1});
  EXPECT_FALSE(t.alive(1));
  EXPECT_EQ(launches(t), (Strings{"1:test_ends_last_words", "0:test_ends_any_death", "1:test_ends_last_words",
                                  "2:test_ends_any_death"}));
}

Task<> kill_next(Skill<Phase> s) { co_await lose_hp(s.game, next_living(s.game, s.owner), 9); }
const SkillDef kills_next({"test_ends_kill_next", "杀次"}, Listing::Nameless,
                          at<Timing::FinishStart>().then(kill_next));
const SkillDef hears_death({"test_ends_hears", "聆"}, Listing::Nameless,
                           at<Timing::DeathWhen>().then(nothing));

TEST(Loop, ACharacterThatIsDeadWhenItsSeatIsReachedIsPassedOver) {
  Table t(4);
  t.turn_of(0, PhaseKind::Finish);
  t.seat(0).skill("test_ends_kill_next");
  t.seat(1).skill("test_ends_trace").skill("test_ends_hears");
  t.seat(2).skill("test_ends_trace");
  t.start();
  EXPECT_EQ(launches(t), (Strings{"0:test_ends_kill_next", "1:test_ends_hears", "2:test_ends_trace"}));
}

TEST(Loop, ADeadCharacterDoesNotActAtAnothersDeath) {
  Table t(5);
  t.turn_of(0, PhaseKind::Finish);
  t.seat(0).skill("test_ends_kill_next").skill("test_ends_kill_next");
  t.seat(1).skill("test_ends_hears");
  t.seat(2).skill("test_ends_hears");
  t.start();
  t.launch(0, "test_ends_kill_next");
  EXPECT_FALSE(t.alive(1));
  EXPECT_FALSE(t.alive(2));
  EXPECT_EQ(launches(t), (Strings{"0:test_ends_kill_next", "1:test_ends_hears", "2:test_ends_hears",
                                  "0:test_ends_kill_next", "2:test_ends_hears"}));
}

// ---- the anchor after the turn owner's death

Task<> die_here(Skill<Phase> s) { co_await lose_hp(s.game, s.game.turn().owner, 9); }
const SkillDef kills_turn({"test_ends_kill_turn", "弑"}, Listing::Nameless,
                          at<Timing::FinishStart>().may().then(die_here));
const SkillDef at_turn_end({"test_ends_turn_end", "终"}, Listing::Nameless,
                           at<Timing::TurnEnd1>().then(nothing));

TEST(Loop, AfterTheTurnOwnersDeathTheOrderStartsAtTheFormerNextSeat) {
  // R004-25.
  Table t(5);
  t.turn_of(2, PhaseKind::Finish);
  t.seat(3).skill("test_ends_kill_turn");
  for (Seat s = 0; s < 5; ++s) t.seat(s).skill("test_ends_turn_end");
  t.start();
  t.launch(3, "test_ends_kill_turn");
  EXPECT_EQ(launches(t), (Strings{"3:test_ends_kill_turn", "3:test_ends_turn_end", "4:test_ends_turn_end",
                                  "0:test_ends_turn_end", "1:test_ends_turn_end"}));
}

TEST(Loop, AfterTheTurnOwnersDeathTheDyingIsAskedAboutFromTheFormerNextSeat) {
  // R004-26: 刘禅 A B 夏侯惇 C D, B acts and dies during his 南蛮入侵; C dying: 夏侯惇 is asked first.
  Table t(6);
  t.turn_of(2);
  t.seat(0).hand({card(kPeach), card(kSlash)});
  t.seat(1).hand({card(kPeach), card(kSlash)});
  t.seat(2).hp(1, 4).hand({card(kSavageAssault)}).role(Role::Loyalist);
  t.seat(3).general("xiahoudun").hand({card(kPeach)}).role(Role::Rebel);
  t.seat(4).hp(1, 4).role(Role::Rebel);
  t.pile({card(kSlash, "♠")});
  t.start();
  t.use(2, kSavageAssault);
  t.launch(3, "ganglie");
  t.pass(3);  // the peach for B
  play_on(t, [&] { return !t.alive(2); });
  play_on(t, [&] { return t.count(LogKind::DyingStarts) == 2; });
  EXPECT_EQ(t.asked(), 3) << t.question();
}

// ---- units that others than the owner launch

bool not_owner(const Skill<Phase>& s) { return s.actor != s.owner; }
const SkillDef foreign({"test_ends_foreign", "制霸"}, Listing::Nameless,
                       at<Timing::FinishStart>().may().by_anybody().when(not_owner).then(nothing));
Task<> foreign_draw(Skill<Phase> s) { co_await draw(s.game, s.actor, 1); }
const SkillDef foreign_idle({"test_ends_foreign_idle", "黄天"}, Listing::Nameless,
                            at<Timing::PlayIdle>().may().by_anybody().once_per_phase().then(foreign_draw));

TEST(Loop, OthersLaunchASkillThatNamesThemAsLaunchersEachInItsOwnVisit) {
  // Principles §3.1: the launcher is the first subject of the text; each launcher decides for itself.
  Table t(3);
  t.turn_of(0, PhaseKind::Finish);
  t.seat(1).skill("test_ends_foreign");
  t.start();
  ASSERT_EQ(t.asked(), 0);
  t.pass(0);
  ASSERT_EQ(t.asked(), 2) << "one launcher's no is not another's; " << t.question();
  t.launch(2, "test_ends_foreign");
  EXPECT_EQ(launches(t), (Strings{"2:test_ends_foreign"}));
}

TEST(Loop, EveryLauncherMayLaunchAForeignSkillOnceAtATiming) {
  // R004-19: "each character can choose the same skill only once".
  Table t(3);
  t.turn_of(0, PhaseKind::Finish);
  t.seat(1).skill("test_ends_foreign");
  t.start();
  t.launch(0, "test_ends_foreign");
  ASSERT_EQ(t.asked(), 2) << t.question();
  t.launch(2, "test_ends_foreign");
  EXPECT_EQ(launches(t), (Strings{"0:test_ends_foreign", "2:test_ends_foreign"}));
}

TEST(Loop, AtAnIdlePointOnlyThePhaseOwnerLaunchesAnothersSkill) {
  Table t(3);
  t.seat(0).skill("test_ends_foreign_idle");
  t.seat(1).skill("test_ends_foreign_idle");
  t.start();
  int offered = 0;
  for (const Option& o : t.request().options) offered += o.kind == OptionKind::Skill ? 1 : 0;
  EXPECT_EQ(offered, 1) << "not its own";
  t.act(0, "test_ends_foreign_idle");
  EXPECT_EQ(t.hand(0), 1);
  EXPECT_FALSE(t.offers("test_ends_foreign_idle")) << "once in this phase";
  t.end_phase(0);
  play_on(t, [&] { return t.idle(1); });
  EXPECT_TRUE(t.offers("test_ends_foreign_idle"));
}

// ---- idle points

const SkillDef idle_once({"test_ends_idle_once", "限"}, Listing::Nameless,
                         at<Timing::PlayIdle>().may().once_per_phase().then(nothing));
const SkillDef idle_often({"test_ends_idle_often", "常"}, Listing::Nameless,
                          at<Timing::PlayIdle>().may().then(nothing));
const SkillDef limited({"test_ends_limited", "限定"}, Listing::Nameless, Tag::Limited,
                       at<Timing::PlayIdle>().may().then(nothing));

TEST(Loop, EveryIdlePointIsATimingOfItsOwn) {
  Table t(2);
  t.seat(0).skill("test_ends_idle_once").skill("test_ends_idle_often").skill("test_ends_limited");
  t.start();
  const int before = t.opened(Timing::PlayIdle);
  t.act(0, "test_ends_idle_once");
  t.act(0, "test_ends_idle_often");
  t.act(0, "test_ends_limited");
  EXPECT_EQ(t.opened(Timing::PlayIdle), before + 3);
  EXPECT_FALSE(t.offers("test_ends_idle_once"));
  EXPECT_TRUE(t.offers("test_ends_idle_often"));
  EXPECT_FALSE(t.offers("test_ends_limited"));
  t.end_phase(0);
  play_to_turn(t, 3);
  play_on(t, [&] { return t.idle(0); });
  EXPECT_TRUE(t.offers("test_ends_idle_once")) << "a new phase";
  EXPECT_FALSE(t.offers("test_ends_limited")) << "once in a game";
}

// ---- void and hidden

TEST(Loop, AVoidSkillCannotBeLaunched) {
  Table t(2);
  t.seat(0).skill("test_ends_idle_often").hand({card(kExNihilo)});
  t.start();
  EXPECT_TRUE(t.offers("test_ends_idle_often"));
  Game& g = t.game();
  g.state.instance[g[0].instances[0]].is_void = true;
  t.use(0, kExNihilo);
  EXPECT_FALSE(t.offers("test_ends_idle_often"));
}

}  // namespace
}  // namespace jiesuan::test
