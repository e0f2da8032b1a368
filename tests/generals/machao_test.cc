// 马超: 马术, 铁骑.
#include "tests/support/table.h"

namespace jiesuan::test {
namespace {

// ---- 马术

TEST(Mashu, HisDistanceToOthersIsOneLower) {
  Table t(6);
  t.seat(0).general("machao").hand({card(kSlash), card(kSnatch)});
  for (Seat s = 1; s < 6; ++s) t.seat(s).hand({card(kJink)});
  t.start();
  EXPECT_EQ(t.targets_of(kSlash), seats({1, 2, 4, 5}));
  EXPECT_EQ(t.targets_of(kSnatch), seats({1, 2, 4, 5}));
}

TEST(Mashu, AddsToAHorse) {
  Table t(6);
  t.seat(0).general("machao").hand({card(kSlash)}).wears({card(kChitu)});
  t.start();
  EXPECT_EQ(t.targets_of(kSlash), seats({1, 2, 3, 4, 5}));
}

TEST(Mashu, LeavesTheDistanceOfOthersToHim) {
  Table t(4);
  t.seat(0).hand({card(kSlash)});
  t.seat(2).general("machao");
  t.start();
  EXPECT_EQ(t.targets_of(kSlash), seats({1, 3}));
}

// ---- 铁骑

// R000-73: the judgement after the designation, the damage only when the 杀 takes effect.
TEST(Tieqi, RedTheTargetCannotUseJink) {
  Table t(3);
  t.seat(0).general("machao").hand({card(kSlash)});
  t.seat(1).hand({card(kJink)});
  t.pile({card(kPeach, "H3")});
  t.start();
  t.forget();
  t.use(0, kSlash, {1});
  EXPECT_EQ(t.request().timing, Timing::UseTargeted);
  t.launch(0, "tieqi");
  EXPECT_EQ(t.damages(1), std::vector<int>{1});
  EXPECT_EQ(t.hand(1), 1) << "not even asked";
  EXPECT_LT(t.position(Timing::JudgeResult1), t.position(Timing::UseEffect));
  EXPECT_LT(t.position(Timing::UseEffect), t.position(Timing::DamageBeforeStart1));
}

TEST(Tieqi, BlackTheTargetMayUseJink) {
  Table t(3);
  t.seat(0).general("machao").hand({card(kSlash)});
  t.seat(1).hand({card(kJink)});
  t.pile({card(kDuel, "S1")});
  t.start();
  t.use(0, kSlash, {1});
  t.launch(0, "tieqi");
  t.play(1, kJink);
  EXPECT_TRUE(t.damages(1).empty());
}

TEST(Tieqi, MayBeDeclined) {
  Table t(3);
  t.seat(0).general("machao").hand({card(kSlash)});
  t.seat(1).hand({card(kJink)});
  t.start();
  t.use(0, kSlash, {1});
  t.pass(0);
  EXPECT_EQ(t.count(LogKind::JudgeTurned), 0);
  EXPECT_TRUE(t.demands(1, kJink));
}

// Principles §8: no need event is opened at all.
TEST(Tieqi, NeitherDoesEightDiagramHelp) {
  Table t(3);
  t.seat(0).general("machao").hand({card(kSlash)});
  t.seat(1).wears({card(kEightDiagram)});
  t.pile({card(kPeach, "H3")});
  t.start();
  t.use(0, kSlash, {1});
  t.launch(0, "tieqi");
  EXPECT_EQ(t.damages(1), std::vector<int>{1}) << t.question();
}

// C11, R004-27: a general skill comes before the weapon.
TEST(Tieqi, ComesBeforeDoubleSwords) {
  Table t(3);
  t.seat(0).general("machao").hand({card(kSlash)}).wears({card(kDoubleSwords)});
  t.seat(1).general("zhenji").hand({card(kJink)});
  t.pile({card(kPeach, "H3")});
  t.start();
  t.use(0, kSlash, {1});
  EXPECT_FALSE(t.offers("double_swords"));
  t.launch(0, "tieqi");
  t.launch(0, "double_swords");
  t.choose_cards(1, {t.in_hand(1, kJink)});
  EXPECT_EQ(t.damages(1), std::vector<int>{1});
}

TEST(Tieqi, DoubleSwordsBeforeItIsNotPossibleAndItIsPastOnceDeclined) {
  Table t(3);
  t.seat(0).general("machao").hand({card(kSlash)}).wears({card(kDoubleSwords)});
  t.seat(1).general("zhenji").hand({card(kJink)});
  t.start();
  t.use(0, kSlash, {1});
  t.pass(0);
  t.launch(0, "double_swords");
  t.pass(1);
  EXPECT_TRUE(t.demands(1, kJink)) << t.question();
}

TEST(Tieqi, ComesBeforeQinggangSwordWhichIsNotAsked) {
  Table t(3);
  t.seat(0).general("machao").hand({card(kSlash)}).wears({card(kQinggangSword)});
  t.seat(1).wears({card(kEightDiagram)}).hand({card(kJink)});
  t.pile({card(kDuel, "S1")});
  t.start();
  t.use(0, kSlash, {1});
  EXPECT_EQ(t.launches("qinggang_sword"), 0);
  t.launch(0, "tieqi");
  EXPECT_EQ(t.launches("qinggang_sword"), 1);
  EXPECT_TRUE(t.demands(1, kJink)) << "the armour is void: " << t.question();
}

TEST(Tieqi, IsForEachTargetOfTheSlash) {
  Table t(4);
  t.seat(0).general("machao").hand({card(kSlash)}).wears({card(kHalberd)});
  t.seat(1).hand({card(kJink)});
  t.seat(2).hand({card(kJink)});
  t.pile({card(kPeach, "H3"), card(kDuel, "S1")});
  t.start();
  t.use(0, kSlash, {2, 1});
  t.launch(0, "tieqi");  // for seat 1
  t.launch(0, "tieqi");  // for seat 2
  EXPECT_EQ(t.damages(1), std::vector<int>{1});
  t.play(2, kJink);
  EXPECT_TRUE(t.damages(2).empty());
}

TEST(Tieqi, IsNotForTheSlashOfOthersNorForADuel) {
  Table t(3);
  t.seat(0).general("machao").hand({card(kDuel)});
  t.seat(1).hand({card(kSlash)});
  t.start();
  t.use(0, kDuel, {1});
  EXPECT_TRUE(t.demands(1, kSlash));
  t.pass(1);
  t.end_phase(0);
  t.use(1, kSlash, {0});
  EXPECT_EQ(t.launches("tieqi"), 0);
  EXPECT_EQ(t.damages(0), std::vector<int>{1}) << t.question();
}

TEST(Tieqi, AlsoForASlashInTheTurnOfAnother) {
  Table t(3);
  t.seat(0).hand({card(kCollateral)});
  t.seat(1).general("machao").hand({card(kSlash)}).wears({card(kCrossbow)});
  t.seat(2).hand({card(kJink)});
  t.pile({card(kPeach, "H3")});
  t.start();
  t.use(0, kCollateral, {1, 2});
  t.play(1, kSlash);
  t.launch(1, "tieqi");
  EXPECT_EQ(t.damages(2), std::vector<int>{1});
}

TEST(Tieqi, GuicaiMayTurnTheJudgement) {
  Table t(3);
  t.seat(0).general("machao").hand({card(kSlash)});
  t.seat(1).general("simayi").hand({card(kJink), card(kDuel, "S1")});
  t.pile({card(kPeach, "H3")});
  t.start();
  t.use(0, kSlash, {1});
  t.launch(0, "tieqi");
  t.launch(1, "guicai", {t.in_hand(1, kDuel)});
  t.play(1, kJink);
  EXPECT_TRUE(t.damages(1).empty());
}

// Timings §9.1: 流离 comes two steps earlier, so the judgement is for the new target.
TEST(Tieqi, IsForTheOneToWhomLiuliMovedTheSlash) {
  Table t(4);
  t.seat(0).general("machao").hand({card(kSlash)});
  t.seat(1).general("daqiao").hand({card(kPeach)});
  t.seat(2).hand({card(kJink)});
  t.pile({card(kPeach, "H4")});
  t.start();
  t.use(0, kSlash, {1});
  t.launch(1, "liuli", {t.in_hand(1, kPeach)}, {2});
  t.launch(0, "tieqi");
  EXPECT_EQ(t.damages(2), std::vector<int>{1});
  EXPECT_EQ(t.count(LogKind::JudgeTurned), 1);
}

}  // namespace
}  // namespace jiesuan::test
