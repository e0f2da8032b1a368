// The loop at one timing (principles §2.3, R004-16): seats, classes, choices, conditions.
#include "tests/engine/support.h"

namespace jiesuan::test {
namespace {

using Strings = std::vector<std::string>;

// ---- skills that only leave a trace

const SkillDef forced_g({"test_loop_g", "甲"}, Listing::Nameless, at<Timing::FinishStart>().then(nothing));
const SkillDef forced_g2({"test_loop_g2", "乙"}, Listing::Nameless, at<Timing::FinishStart>().then(nothing));
const SkillDef optional_g({"test_loop_may", "丙"}, Listing::Nameless,
                          at<Timing::FinishStart>().may().then(nothing));
const SkillDef optional_g2({"test_loop_may2", "丁"}, Listing::Nameless,
                           at<Timing::FinishStart>().may().then(nothing));
const SkillDef forced_e({"test_loop_e", "装"}, Listing::Nameless,
                        at<Timing::FinishStart>().cls(PriorityClass::Equipment).then(nothing));
const SkillDef forced_c({"test_loop_c", "牌"}, Listing::Nameless,
                        at<Timing::FinishStart>().cls(PriorityClass::Card).then(nothing));
const SkillDef forced_f({"test_loop_f", "流"}, Listing::Nameless,
                        at<Timing::FinishStart>().cls(PriorityClass::Flow).then(nothing));

TEST(Loop, SeatsActOnceEachFromTheTurnOwnerCounterClockwise) {
  // R004-16, R004-24: next = the following seat.
  Table t(4);
  t.turn_of(2, PhaseKind::Finish);
  for (Seat s = 0; s < 4; ++s) t.seat(s).skill("test_loop_g");
  t.start();
  EXPECT_EQ(launches(t), (Strings{"2:test_loop_g", "3:test_loop_g", "0:test_loop_g", "1:test_loop_g"}));
}

TEST(Loop, ClassesGoFromGeneralOverEquipmentAndCardToFlow) {
  // R004-27: whatever the order in which the skills were gained.
  Table t(2);
  t.turn_of(0, PhaseKind::Finish);
  t.seat(0).skill("test_loop_f").skill("test_loop_c").skill("test_loop_e").skill("test_loop_g");
  t.seat(1).skill("test_loop_g");
  t.start();
  EXPECT_EQ(launches(t),
            (Strings{"0:test_loop_g", "0:test_loop_e", "0:test_loop_c", "0:test_loop_f", "1:test_loop_g"}));
}

TEST(Loop, WithinAClassTheCharacterChoosesTheOrder) {
  for (const bool second_first : {false, true}) {
    Table t(2);
    t.turn_of(0, PhaseKind::Finish);
    t.seat(0).skill("test_loop_may").skill("test_loop_may2");
    t.start();
    ASSERT_EQ(t.asked(), 0);
    EXPECT_TRUE(t.offers("test_loop_may") && t.offers("test_loop_may2"));
    t.launch(0, second_first ? "test_loop_may2" : "test_loop_may");
    t.launch(0, second_first ? "test_loop_may" : "test_loop_may2");
    EXPECT_EQ(launches(t), second_first ? (Strings{"0:test_loop_may2", "0:test_loop_may"})
                                        : (Strings{"0:test_loop_may", "0:test_loop_may2"}));
    EXPECT_NE(t.request().timing, Timing::FinishStart);
  }
}

TEST(Loop, AnOptionThatWasDeclinedIsUsedUp) {
  Table t(2);
  t.turn_of(0, PhaseKind::Finish);
  t.seat(0).skill("test_loop_may");
  t.seat(1).skill("test_loop_may");
  t.start();
  t.pass(0);
  ASSERT_EQ(t.asked(), 1) << "the same skill of another owner is another skill";
  t.pass(1);
  EXPECT_TRUE(launches(t).empty());
  EXPECT_EQ(t.opened(Timing::FinishEnd), 1);
}

TEST(Loop, ForcedOptionsCanBeOrderedButNotDeclined) {
  Table t(2);
  t.turn_of(0, PhaseKind::Finish);
  t.seat(0).skill("test_loop_g").skill("test_loop_g2");
  t.start();
  ASSERT_EQ(t.asked(), 0);
  EXPECT_FALSE(t.request().may_pass);
  for (const Option& o : t.request().options) EXPECT_NE(o.kind, OptionKind::Pass);
  t.launch(0, "test_loop_g2");
  EXPECT_EQ(launches(t), (Strings{"0:test_loop_g2", "0:test_loop_g"})) << "the last one needs no question";
}

TEST(Loop, ADeclinedOptionalOneDoesNotCarryAForcedOneAway) {
  // A mixed choice cannot be declined as a whole; when the forced one is done the other may be.
  Table t(2);
  t.turn_of(0, PhaseKind::Finish);
  t.seat(0).skill("test_loop_g").skill("test_loop_may");
  t.start();
  EXPECT_FALSE(t.request().may_pass);
  t.launch(0, "test_loop_g");
  ASSERT_TRUE(t.offers("test_loop_may"));
  t.pass(0);
  EXPECT_EQ(launches(t), (Strings{"0:test_loop_g"}));
}

// ---- a rule's option is every character's own: one seat's no says nothing about the next seat (R004-11)

TEST(Loop, EverySeatIsAskedForAPeachThoughAnotherSaidNo) {
  Table t(4);
  t.seat(0).hand({card(kSlash), card(kPeach)});
  t.seat(1).hp(1, 4);
  t.seat(2).hand({card(kPeach)});
  t.seat(3).hand({card(kPeach)});
  t.start();
  t.use(0, kSlash, {1});
  t.pass(0);
  ASSERT_EQ(t.asked(), 2) << t.question();
  t.pass(2);
  ASSERT_EQ(t.asked(), 3) << t.question();
  t.play(3, kPeach);
  EXPECT_EQ(t.hp(1), 1);
}

TEST(Loop, EverySeatMayNullifyUntilOneDoes) {
  // R004-17: at most one card by one character in one window.
  Table t(4);
  t.seat(0).hand({card(kExNihilo)});
  for (Seat s = 1; s < 4; ++s) t.seat(s).hand({card(kNullification)});
  t.start();
  t.use(0, kExNihilo);
  t.pass(1);
  ASSERT_EQ(t.asked(), 2) << t.question();
  t.play(2, kNullification);
  // Only the counter is asked now, inside the first one.
  t.pass(1);
  ASSERT_EQ(t.asked(), 3) << t.question();
  t.pass(3);
  EXPECT_EQ(t.hand(0), 0) << "offset, and the window of 无中生有 is closed";
  EXPECT_TRUE(t.idle(0)) << t.question();
}

// ---- counted skills

int three(const Skill<Phase>&) { return 3; }
const SkillDef counted({"test_loop_counted", "数"}, Listing::Nameless,
                       at<Timing::FinishStart>().may().times(three).then(nothing));

TEST(Loop, ASkillPerUnitMayBeChosenThatOftenWithOthersBetween) {
  // R004-19, R004-23.
  Table t(2);
  t.turn_of(0, PhaseKind::Finish);
  t.seat(0).skill("test_loop_counted").skill("test_loop_may");
  t.start();
  t.launch(0, "test_loop_counted");
  t.launch(0, "test_loop_may");
  t.launch(0, "test_loop_counted");
  t.launch(0, "test_loop_counted");
  EXPECT_EQ(launches(t), (Strings{"0:test_loop_counted", "0:test_loop_may", "0:test_loop_counted",
                                  "0:test_loop_counted"}));
  EXPECT_EQ(t.opened(Timing::FinishEnd), 1) << "three times are enough";
}

TEST(Loop, DecliningASkillPerUnitGivesUpTheRemainingUnits) {
  Table t(2);
  t.turn_of(0, PhaseKind::Finish);
  t.seat(0).skill("test_loop_counted");
  t.start();
  t.launch(0, "test_loop_counted");
  t.pass(0);
  EXPECT_EQ(launches(t), (Strings{"0:test_loop_counted"}));
  EXPECT_EQ(t.opened(Timing::FinishEnd), 1);
}

TEST(Loop, OneMoveOfTwoCardsOffersASkillPerCardTwice) {
  // 枭姬 per equipment card: two horses discarded in one move.
  Table t(2);
  t.seat(0).general("sunshangxiang").hand({card(kSlash)}).wears({card(kJueying), card(kChitu)});
  t.seat(0).skill("test_loop_strip");
  t.start();
  t.act(0, "test_loop_strip");
  ASSERT_TRUE(t.offers("xiaoji"));
  t.launch(0, "xiaoji");
  ASSERT_TRUE(t.offers("xiaoji"));
  t.launch(0, "xiaoji");
  EXPECT_EQ(t.hand(0), 5);
  EXPECT_TRUE(t.idle(0));
}
Task<> strip(Skill<Phase> s) { co_await discard(s.game, s.owner, s.game[s.owner].equipped()); }
const SkillDef stripper({"test_loop_strip", "脱"}, Listing::Nameless,
                        at<Timing::PlayIdle>().may().then(strip));

// ---- conditions are looked at when it is the character's turn to decide

bool is_hurt(const Skill<Phase>& s) { return s.game[s.owner].wounded(); }
const SkillDef when_hurt({"test_loop_hurt", "伤"}, Listing::Nameless,
                         at<Timing::FinishStart>().may().when(is_hurt).then(nothing));
Task<> hurt_owner_of_turn(Skill<Phase> s) { co_await lose_hp(s.game, s.game.turn().owner, 1); }
Task<> hurt_next(Skill<Phase> s) { co_await lose_hp(s.game, next_living(s.game, s.owner), 1); }
const SkillDef hurts_turn({"test_loop_hurt_turn", "骁"}, Listing::Nameless,
                          at<Timing::FinishStart>().may().then(hurt_owner_of_turn));
const SkillDef hurts_next({"test_loop_hurt_next", "次"}, Listing::Nameless,
                          at<Timing::FinishStart>().may().then(hurt_next));

TEST(Loop, AConditionThatComesTrueAfterTheVisitIsTooLate) {
  // 王异 unhurt at her own visit; 〖骁果〗 wounds her later: no 〖秘计〗 (principles §10 T15).
  Table t(2);
  t.turn_of(0, PhaseKind::Finish);
  t.seat(0).skill("test_loop_hurt");
  t.seat(1).skill("test_loop_hurt_turn");
  t.start();
  ASSERT_EQ(t.asked(), 1);
  t.launch(1, "test_loop_hurt_turn");
  EXPECT_EQ(t.hp(0), 3);
  EXPECT_EQ(launches(t), (Strings{"1:test_loop_hurt_turn"}));
  EXPECT_EQ(t.opened(Timing::FinishEnd), 1);
}

TEST(Loop, AConditionThatComesTrueBeforeTheVisitIsInTime) {
  Table t(2);
  t.turn_of(0, PhaseKind::Finish);
  t.seat(0).skill("test_loop_hurt_next");
  t.seat(1).skill("test_loop_hurt");
  t.start();
  t.launch(0, "test_loop_hurt_next");
  ASSERT_EQ(t.asked(), 1);
  EXPECT_TRUE(t.offers("test_loop_hurt"));
}

TEST(Loop, AConditionMayComeTrueInTheMiddleOfTheVisit) {
  Table t(2);
  t.turn_of(0, PhaseKind::Finish);
  t.seat(0).skill("test_loop_hurt").skill("test_loop_hurt_turn");
  t.start();
  EXPECT_FALSE(t.offers("test_loop_hurt"));
  t.launch(0, "test_loop_hurt_turn");
  EXPECT_EQ(t.asked(), 0);
  EXPECT_TRUE(t.offers("test_loop_hurt"));
}

// ---- never back up to a higher class

bool marked(const Skill<Phase>& s) { return s.game[s.owner].chained; }
const SkillDef when_chained({"test_loop_chained", "连"}, Listing::Nameless,
                            at<Timing::FinishStart>().when(marked).then(nothing));
Task<> chain_self(Skill<Phase> s) { co_await chain(s.game, s.owner); }
const SkillDef e_chains({"test_loop_e_chains", "锁"}, Listing::Nameless,
                        at<Timing::FinishStart>().cls(PriorityClass::Equipment).then(chain_self));

TEST(Loop, AGeneralSkillThatBecomesPossibleAfterAnEquipmentSkillIsTooLate) {
  Table t(2);
  t.turn_of(0, PhaseKind::Finish);
  t.seat(0).skill("test_loop_chained").skill("test_loop_e_chains").skill("test_loop_c");
  t.start();
  EXPECT_TRUE(t.chained(0));
  EXPECT_EQ(launches(t), (Strings{"0:test_loop_e_chains", "0:test_loop_c"}));
}

TEST(Loop, DecliningAGeneralSkillForEquipmentForfeitsIt) {
  // 曹操 who takes 〖八卦阵〗 has forfeited 〖护驾〗 (principles §10 T13).
  Table t(2);
  t.turn_of(0, PhaseKind::Finish);
  t.seat(0).skill("test_loop_may").skill("test_loop_e").skill("test_loop_g");
  t.start();
  t.launch(0, "test_loop_g");
  t.pass(0);
  EXPECT_EQ(launches(t), (Strings{"0:test_loop_g", "0:test_loop_e"}));
}

// ---- skills gained and lost at the running timing

Task<> gain_g2(Skill<Phase> s) {
  gain_skill(s.game, s.owner, forced_g2);
  co_return;
}
Task<> gain_g2_for_turn_owner(Skill<Phase> s) {
  gain_skill(s.game, s.game.turn().owner, forced_g2);
  co_return;
}
Task<> gain_g2_for_next(Skill<Phase> s) {
  gain_skill(s.game, next_living(s.game, s.owner), forced_g2);
  co_return;
}
Task<> lose_may(Skill<Phase> s) { co_await lose_skill(s.game, s.owner, optional_g); }
Task<> lose_and_regain_may(Skill<Phase> s) {
  co_await lose_skill(s.game, s.owner, optional_g);
  gain_skill(s.game, s.owner, optional_g);
}
const SkillDef gains({"test_loop_gain", "志继"}, Listing::Nameless, at<Timing::FinishStart>().then(gain_g2));
const SkillDef gains_e({"test_loop_gain_e", "志装"}, Listing::Nameless,
                       at<Timing::FinishStart>().cls(PriorityClass::Equipment).then(gain_g2));
const SkillDef gains_for_turn({"test_loop_gain_turn", "授前"}, Listing::Nameless,
                              at<Timing::FinishStart>().then(gain_g2_for_turn_owner));
const SkillDef gains_for_next({"test_loop_gain_next", "授后"}, Listing::Nameless,
                              at<Timing::FinishStart>().then(gain_g2_for_next));
const SkillDef loses({"test_loop_lose", "失"}, Listing::Nameless,
                     at<Timing::FinishStart>().may().then(lose_may));
const SkillDef renews({"test_loop_renew", "更"}, Listing::Nameless,
                      at<Timing::FinishStart>().may().then(lose_and_regain_may));

TEST(Loop, ASkillGainedDuringTheOwnersVisitWorksAtOnce) {
  Table t(2);
  t.turn_of(0, PhaseKind::Finish);
  t.seat(0).skill("test_loop_gain");
  t.start();
  EXPECT_EQ(launches(t), (Strings{"0:test_loop_gain", "0:test_loop_g2"}));  // 志继 → 观星
}

TEST(Loop, ASkillGainedBelowItsClassIsTooLate) {
  Table t(2);
  t.turn_of(0, PhaseKind::Finish);
  t.seat(0).skill("test_loop_gain_e");
  t.start();
  EXPECT_EQ(launches(t), (Strings{"0:test_loop_gain_e"}));
}

TEST(Loop, ASkillGainedAfterTheVisitIsTooLateAndBeforeItIsNot) {
  Table late(2);
  late.turn_of(0, PhaseKind::Finish);
  late.seat(1).skill("test_loop_gain_turn");
  late.start();
  EXPECT_EQ(launches(late), (Strings{"1:test_loop_gain_turn"}));

  Table early(2);
  early.turn_of(0, PhaseKind::Finish);
  early.seat(0).skill("test_loop_gain_next");
  early.start();
  EXPECT_EQ(launches(early), (Strings{"0:test_loop_gain_next", "1:test_loop_g2"}));
}

TEST(Loop, ASkillLostDuringTheVisitIsNoLongerOffered) {
  // 左慈 uses 〖连破〗 before 〖化身②〗 drops it, or not at all (R004-31).
  Table t(2);
  t.turn_of(0, PhaseKind::Finish);
  t.seat(0).skill("test_loop_may").skill("test_loop_lose");
  t.start();
  t.launch(0, "test_loop_lose");
  EXPECT_EQ(t.opened(Timing::FinishEnd), 1);
  EXPECT_EQ(launches(t), (Strings{"0:test_loop_lose"}));
}

TEST(Loop, ASkillLostAndRegainedIsAnotherSkill) {
  // Timings §15: its count at this timing starts anew.
  Table t(2);
  t.turn_of(0, PhaseKind::Finish);
  t.seat(0).skill("test_loop_may").skill("test_loop_renew");
  t.start();
  t.launch(0, "test_loop_may");
  t.launch(0, "test_loop_renew");
  ASSERT_TRUE(t.offers("test_loop_may"));
  t.launch(0, "test_loop_may");
  EXPECT_EQ(launches(t), (Strings{"0:test_loop_may", "0:test_loop_renew", "0:test_loop_may"}));
}

TEST(Loop, TwoSkillsOfTheSameNameAreTwoSkills) {
  Table t(2);
  t.turn_of(0, PhaseKind::Finish);
  t.seat(0).skill("test_loop_may").skill("test_loop_may");
  t.start();
  EXPECT_EQ(t.request().options.size(), 3);  // both, and no
  t.launch(0, "test_loop_may");
  t.launch(0, "test_loop_may");
  EXPECT_EQ(launches(t).size(), 2u);
}

}  // namespace
}  // namespace jiesuan::test
