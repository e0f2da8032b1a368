// 神关羽: 武神, 武魂.
#include "engine/rules/vocabulary.h"
#include "tests/support/story.h"

namespace jiesuan::test {
namespace {

// ---- 武神

// R000-55
TEST(Wushen, AHeartPeachIsOnlyASlash) {
  Table t(3);
  t.seat(0).general("shen_guanyu").hp(3, 5).hand({card(kPeach, "H3")});
  t.start();
  EXPECT_FALSE(t.may_use(kPeach)) << "wounded as he is";
  ASSERT_TRUE(t.may_use(kSlash)) << t.question();
  t.use(0, kSlash, {1});
  EXPECT_EQ(t.damages(1), std::vector<int>{1});
  EXPECT_TRUE(t.discarded(kPeach));
  EXPECT_FALSE(t.offers("wushen")) << "it is a state, nothing to choose";
}

TEST(Wushen, CardsOfOtherSuitsAreWhatTheyAre) {
  Table t(3);
  t.seat(0).general("shen_guanyu").hp(3, 5).hand({card(kPeach, "D12"), card(kChitu)});
  t.start();
  EXPECT_TRUE(t.may_use(kPeach));
}

// ♥ equipment in hand cannot be put on; what he wears stays what it is.
TEST(Wushen, HeartEquipmentInHandIsASlashInTheZoneItIsNot) {
  Table t(5);
  t.seat(0).general("shen_guanyu").hand({card(kChitu, "H5")}).wears({card(kKylinBow, "H5")});
  t.start();
  EXPECT_FALSE(t.may_use(kChitu));
  EXPECT_TRUE(t.may_use(kSlash));
  EXPECT_EQ(attack_range(t.game(), 0), 5);
}

TEST(Wushen, HeartSlashesHaveNoDistanceOthersDo) {
  Table t(6);
  t.seat(0).general("shen_guanyu").hand({card(kJink, "H2")});
  t.start();
  EXPECT_EQ(t.targets_of(kSlash), seats({1, 2, 3, 4, 5}));
  Table black(6);
  black.seat(0).general("shen_guanyu").hand({card(kSlash, "S7")});
  black.start();
  EXPECT_EQ(black.targets_of(kSlash), seats({1, 5}));
}

TEST(Wushen, AHeartJinkDoesNotOffsetButAnswersADuel) {
  Table t(3);
  t.seat(0).hand({card(kSlash), card(kDuel)});
  t.seat(1).general("shen_guanyu").hand({card(kJink, "H2")});
  t.start();
  t.use(0, kSlash, {1});
  EXPECT_EQ(t.damages(1), std::vector<int>{1}) << t.question();
  t.use(0, kDuel, {1});
  ASSERT_TRUE(t.demands(1, kSlash)) << t.question();
  t.play(1, kSlash);
  EXPECT_EQ(t.damages(0), std::vector<int>{1});
}

TEST(Wushen, DyingHisHeartPeachDoesNotSaveHim) {
  Table t(4);
  t.seat(0).hand({card(kSlash)});
  t.seat(1).general("shen_guanyu").hp(1, 5).hand({card(kPeach, "H3")});
  t.start();
  t.use(0, kSlash, {1});
  EXPECT_FALSE(t.alive(1)) << t.question();
}

TEST(Wushen, AHeartFireSlashIsAPlainSlash) {
  Table t(3);
  t.seat(0).general("shen_guanyu").hand({card(kFireSlash, "H")});
  t.start();
  t.use(0, kSlash, {1});
  EXPECT_EQ(t.nth(LogKind::DamageDealt).element, Element::Normal);
}

TEST(Wushen, TheSlashesCountForTheLimit) {
  Table t(3);
  t.seat(0).general("shen_guanyu").hand({card(kPeach, "H3"), card(kJink, "H2")});
  t.start();
  t.use(0, kSlash, {1});
  EXPECT_FALSE(t.may_use(kSlash));
}

// 龙胆 sees the card as his: a ♥闪 is a 杀 and may serve as 闪 through it.
TEST(Wushen, OtherConversionsStartFromWhatTheCardIs) {
  Table t(3);
  t.seat(0).hand({card(kSlash)});
  t.seat(1).general("shen_guanyu").skill("longdan").hand({card(kJink, "H2")});
  t.start();
  t.use(0, kSlash, {1});
  ASSERT_TRUE(t.offers(1, "longdan")) << t.question();
  t.play_as(1, "longdan", {t.in_hand(1, kJink)});
  EXPECT_TRUE(t.damages(1).empty());
}

// ---- 武魂

TEST(Wuhun, EachPointOfDamageGivesTheSourceANightmare) {
  Table t(3);
  t.seat(0).hand({card(kAnaleptic), card(kSlash)});
  t.seat(1).general("shen_guanyu");
  t.start();
  t.use(0, kAnaleptic);
  t.use(0, kSlash, {1});
  EXPECT_EQ(t.damages(1), std::vector<int>{2});
  EXPECT_EQ(t.marks(0, "wuhun"), 2);
  EXPECT_EQ(t.count(LogKind::Marked), 2);
}

TEST(Wuhun, DamageWithoutASourceOrByHimselfGivesNone) {
  Table t(3);
  t.seat(0).general("shen_guanyu").chained().hand({card(kFireSlash, "D")});
  t.seat(1).chained();
  t.start();
  t.use(0, kFireSlash, {1});
  EXPECT_EQ(t.damages(0), std::vector<int>{1});
  EXPECT_EQ(t.count(LogKind::Marked), 0);
}

// He is a loyalist at seat 1; the death of a rebel does not end the game either.
void set_r000_100(Table& t, Face judge_card) {
  t.seat(0).role(Role::Rebel).hand({card(kSlash)});
  t.seat(1).general("shen_guanyu").role(Role::Loyalist).hp(1, 5).hand({card(kAxe)});
  t.seat(2).role(Role::Lord);
  t.seat(3).role(Role::Rebel);
  t.pile({judge_card});
  t.start();
  t.use(0, kSlash, {1});
}

// R000-100, C18: the mark is given before the death is judged.
TEST(Wuhun, WhoKillsHimGetsTheMarkFirstAndIsJudgedForIt) {
  Table t(4);
  set_r000_100(t, card(kDuel, "S1"));
  EXPECT_FALSE(t.alive(1));
  EXPECT_FALSE(t.alive(0)) << "neither 桃 nor 桃园结义";
  ASSERT_EQ(t.count(LogKind::Marked), 1) << "no second one for the same damage";
  EXPECT_EQ(t.nth(LogKind::Marked).a, 0);
  std::vector<LogKind> order;
  for (const LogEntry& e : t.entries)
    if (e.kind == LogKind::Marked || e.kind == LogKind::JudgeResult || e.kind == LogKind::AllegianceShown)
      order.push_back(e.kind);
  EXPECT_EQ(order, (std::vector<LogKind>{LogKind::Marked, LogKind::AllegianceShown, LogKind::JudgeResult,
                                         LogKind::AllegianceShown}));
  EXPECT_EQ(t.nth(LogKind::Died, 1).b, kNoSeat) << "that death has no killer";
  EXPECT_EQ(t.hand(2) + t.hand(3), 2) << "nobody was rewarded: only the two cards of the next turn are drawn";
}

TEST(Wuhun, PeachSavesTheHaunted) {
  Table t(4);
  set_r000_100(t, card(kPeach, "H3"));
  EXPECT_FALSE(t.alive(1));
  EXPECT_TRUE(t.alive(0)) << t.question();
  EXPECT_EQ(t.marks(0, "wuhun"), 1);
}

TEST(Wuhun, GodSalvationSavesTheHaunted) {
  Table t(4);
  set_r000_100(t, card(kGodSalvation));
  EXPECT_TRUE(t.alive(0)) << t.question();
}

TEST(Wuhun, TheMostHauntedIsJudgedNotTheKiller) {
  Table t(5);
  t.seat(0).role(Role::Rebel).hand({card(kSlash)});
  t.seat(1).general("shen_guanyu").role(Role::Loyalist).hp(1, 5);
  t.seat(2).role(Role::Lord).marks("wuhun", 1);
  t.seat(3).role(Role::Rebel).marks("wuhun", 2);
  t.seat(4).role(Role::Renegade);
  t.pile({card(kDuel, "S1")});
  t.start();
  t.use(0, kSlash, {1});
  EXPECT_TRUE(t.alive(0));
  EXPECT_TRUE(t.alive(2));
  EXPECT_FALSE(t.alive(3)) << t.question();
}

TEST(Wuhun, AmongEqualsHeChoosesThoughDead) {
  Table t(5);
  t.seat(0).role(Role::Rebel).hand({card(kSlash)});
  t.seat(1).general("shen_guanyu").role(Role::Loyalist).hp(1, 5);
  t.seat(2).role(Role::Lord).marks("wuhun", 1);
  t.seat(3).role(Role::Rebel);
  t.seat(4).role(Role::Renegade).marks("wuhun", 1);
  t.pile({card(kDuel, "S1")});
  t.start();
  t.use(0, kSlash, {1});
  ASSERT_TRUE(t.offers(1, "wuhun")) << t.question();
  EXPECT_EQ(t.seats_for("wuhun"), seats({0, 2, 4}));
  EXPECT_FALSE(t.request().may_pass);
  t.launch(1, "wuhun", {}, {4});
  EXPECT_FALSE(t.alive(4));
  EXPECT_TRUE(t.alive(0));
}

TEST(Wuhun, NobodyHauntedNobodyJudged) {
  Table t(4);
  t.seat(0).role(Role::Lord);
  t.seat(1).general("shen_guanyu").role(Role::Loyalist).hp(1, 5).judging(card(kLightning));
  t.seat(2).role(Role::Rebel);
  t.pile({card(kSlash, "S7")});
  t.turn_of(1, PhaseKind::Judge).start();
  EXPECT_FALSE(t.alive(1)) << t.question();
  EXPECT_EQ(t.count(LogKind::JudgeResult), 1) << "the 闪电 only";
}

// R000-121: the same with damage that is no 杀's.
TEST(Wuhun, MarksFirstForAnyDamageHeDiesOf) {
  Table t(4);
  t.seat(0).role(Role::Rebel).hand({card(kSavageAssault)});
  t.seat(1).general("shen_guanyu").role(Role::Loyalist).hp(1, 5);
  t.seat(2).role(Role::Lord);
  t.seat(3).role(Role::Rebel);
  t.pile({card(kDuel, "S1")});
  t.start();
  t.use(0, kSavageAssault);
  EXPECT_FALSE(t.alive(1));
  EXPECT_FALSE(t.alive(0)) << t.question();
}

}  // namespace
}  // namespace jiesuan::test
