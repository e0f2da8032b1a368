// 吕布: 无双.
#include "tests/support/table.h"

namespace jiesuan::test {
namespace {

TEST(Wushuang, ItTakesTwoJinksToOffsetHisSlash) {
  Table t(3);
  t.seat(0).general("lvbu").hand({card(kSlash)});
  t.seat(1).hand({card(kJink), card(kJink)});
  t.start();
  t.use(0, kSlash, {1});
  t.play(1, kJink);
  EXPECT_EQ(t.count(LogKind::Offset), 0) << "one only counts one";
  t.play(1, kJink);
  EXPECT_TRUE(t.damages(1).empty());
  EXPECT_EQ(t.opened(Timing::UseOffset), 1);
}

// Timings §9.4: spent cards stay spent.
TEST(Wushuang, ASingleJinkIsSpentInVain) {
  Table t(3);
  t.seat(0).general("lvbu").hand({card(kSlash)});
  t.seat(1).hand({card(kJink)});
  t.start();
  t.use(0, kSlash, {1});
  t.play(1, kJink);
  EXPECT_EQ(t.damages(1), std::vector<int>{1});
  EXPECT_TRUE(t.discarded(kJink));
  EXPECT_EQ(t.opened(Timing::UseOffset), 0);
}

TEST(Wushuang, WhoGivesNoFirstJinkIsNotAskedForASecond) {
  Table t(3);
  t.seat(0).general("lvbu").hand({card(kSlash)});
  t.seat(1).hand({card(kJink), card(kJink)});
  t.start();
  t.use(0, kSlash, {1});
  t.pass(1);
  EXPECT_EQ(t.damages(1), std::vector<int>{1}) << t.question();
  EXPECT_EQ(t.hand(1), 2);
}

TEST(Wushuang, EightDiagramMayBeConsultedInEachWindow) {
  Table t(3);
  t.seat(0).general("lvbu").hand({card(kSlash)});
  t.seat(1).wears({card(kEightDiagram)});
  t.pile({card(kPeach, "H3"), card(kJink, "D2")});
  t.start();
  t.use(0, kSlash, {1});
  t.launch(1, "eight_diagram");
  t.launch(1, "eight_diagram");
  EXPECT_TRUE(t.damages(1).empty());
  EXPECT_EQ(t.count(LogKind::JudgeResult), 2);
}

TEST(Wushuang, EightDiagramOnceAndAJinkOnce) {
  Table t(3);
  t.seat(0).general("lvbu").hand({card(kSlash)});
  t.seat(1).wears({card(kEightDiagram)}).hand({card(kJink)});
  t.pile({card(kPeach, "H3"), card(kDuel, "S1")});
  t.start();
  t.use(0, kSlash, {1});
  t.launch(1, "eight_diagram");
  t.launch(1, "eight_diagram");
  t.play(1, kJink);
  EXPECT_TRUE(t.damages(1).empty());
}

TEST(Wushuang, HoldsForEachTargetOfTheSlash) {
  Table t(4);
  t.seat(0).general("lvbu").hand({card(kSlash)}).wears({card(kHalberd)});
  t.seat(1).hand({card(kJink)});
  t.seat(2).hand({card(kJink), card(kJink)});
  t.start();
  t.use(0, kSlash, {1, 2});
  t.play(1, kJink);
  EXPECT_EQ(t.damages(1), std::vector<int>{1});
  t.play(2, kJink);
  t.play(2, kJink);
  EXPECT_TRUE(t.damages(2).empty());
}

TEST(Wushuang, IsLockedAndNeverAsked) {
  Table t(3);
  t.seat(0).general("lvbu").hand({card(kSlash)});
  t.start();
  t.use(0, kSlash, {1});
  EXPECT_TRUE(t.idle(0)) << t.question();
  EXPECT_EQ(t.launches("wushuang"), 1);
}

TEST(Wushuang, DoesNotConcernTheSlashesOfOthers) {
  Table t(3);
  t.seat(0).hand({card(kSlash)});
  t.seat(1).general("lvbu").hand({card(kJink)});
  t.start();
  t.use(0, kSlash, {1});
  t.play(1, kJink);
  EXPECT_TRUE(t.damages(1).empty());
}

TEST(Wushuang, InHisDuelTheTargetNeedsTwoSlashesEachTime) {
  Table t(3);
  t.seat(0).general("lvbu").hand({card(kDuel), card(kSlash)});
  t.seat(1).hand({card(kSlash), card(kSlash), card(kSlash)});
  t.start();
  t.use(0, kDuel, {1});
  t.play(1, kSlash);
  t.play(1, kSlash);
  t.play(0, kSlash);  // one is enough for him
  t.play(1, kSlash);
  EXPECT_EQ(t.damages(1), std::vector<int>{1}) << "the lone third is spent in vain; " << t.question();
  EXPECT_EQ(t.hand(1), 0);
}

TEST(Wushuang, WhoChallengesHimNeedsTwoSlashesEachTime) {
  Table t(3);
  t.seat(0).hand({card(kDuel), card(kSlash), card(kSlash)});
  t.seat(1).general("lvbu").hand({card(kSlash), card(kSlash)});
  t.start();
  t.use(0, kDuel, {1});
  t.play(1, kSlash);
  t.play(0, kSlash);
  t.play(0, kSlash);
  t.play(1, kSlash);
  EXPECT_EQ(t.damages(0), std::vector<int>{1});
}

TEST(Wushuang, InADuelWhoGivesNoFirstSlashIsNotAskedForASecond) {
  Table t(3);
  t.seat(0).general("lvbu").hand({card(kDuel)});
  t.seat(1).hand({card(kSlash), card(kSlash)});
  t.start();
  t.use(0, kDuel, {1});
  t.pass(1);
  EXPECT_EQ(t.damages(1), std::vector<int>{1}) << t.question();
}

TEST(Wushuang, HoldsInTheDuelThatLijianMadeHimUse) {
  Table t(4);
  t.seat(0).general("diaochan").hand({card(kPeach)});
  t.seat(1).general("guanyu").hand({card(kSlash)});
  t.seat(2).general("lvbu");
  t.start();
  t.act(0, "lijian", {t.in_hand(0, kPeach)}, {1, 2});
  t.play(1, kSlash);
  EXPECT_EQ(t.damages(1), std::vector<int>{1});
  EXPECT_EQ(t.nth(LogKind::DamageDealt).a, 2);
}

TEST(Wushuang, OfTwoBothSidesNeedTwo) {
  Table t(3);
  t.seat(0).general("lvbu").hand({card(kDuel), card(kSlash)});
  t.seat(1).skill("wushuang").hand({card(kSlash), card(kSlash)});
  t.start();
  t.use(0, kDuel, {1});
  t.play(1, kSlash);
  t.play(1, kSlash);
  t.play(0, kSlash);
  EXPECT_EQ(t.damages(0), std::vector<int>{1});
}

TEST(Wushuang, ARedTieqiLeavesNoWindowAtAll) {
  Table t(3);
  t.seat(0).general("lvbu").skill("tieqi").hand({card(kSlash)});
  t.seat(1).hand({card(kJink), card(kJink)});
  t.pile({card(kPeach, "H3")});
  t.start();
  t.use(0, kSlash, {1});
  if (t.offers(0, "wushuang")) t.launch(0, "wushuang");  // the same class: his order
  t.launch(0, "tieqi");
  EXPECT_EQ(t.damages(1), std::vector<int>{1}) << t.question();
}

// R000-78: 贯石斧 after the second 闪 only.
TEST(Wushuang, AxeIsOfferedAfterTheLastJinkOnly) {
  Table t(3);
  t.seat(0).general("lvbu").hand({card(kSlash), card(kPeach), card(kPeach)}).wears({card(kAxe)});
  t.seat(1).hand({card(kJink), card(kJink)});
  t.start();
  t.use(0, kSlash, {1});
  t.play(1, kJink);
  EXPECT_TRUE(t.demands(1, kJink)) << t.question();
  t.play(1, kJink);
  t.launch(0, "axe", {t.in_hand(0, kPeach), t.in_hand(0, kPeach, 1)});
  EXPECT_EQ(t.damages(1), std::vector<int>{1});
}

}  // namespace
}  // namespace jiesuan::test
