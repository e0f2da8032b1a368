// 大乔: 国色, 流离.
#include "tests/support/table.h"

namespace jiesuan::test {
namespace {

// ---- 国色

TEST(Guose, LaysADiamondCardAsIndulgence) {
  Table t(3);
  t.seat(0).general("daqiao").hand({card(kJink, "D2")});
  t.start();
  const CardId jink = t.in_hand(0, kJink);
  t.convert(0, "guose", {jink}, {1});
  ASSERT_EQ(t.game()[1].judging.size(), 1);
  EXPECT_EQ(t.game()[1].judging[0].name, kIndulgence);
  EXPECT_EQ(t.game()[1].judging[0].card, jink);
  EXPECT_EQ(t.nth(LogKind::CardUsed).suit, Suit::Diamond);
}

TEST(Guose, TheVictimJudgesItAsIndulgence) {
  Table t(2);
  t.seat(0).general("daqiao").hand({card(kJink, "D2")});
  t.pile({card(kSlash, "S7"), card(kPeach), card(kPeach)});
  t.start();
  t.convert(0, "guose", {t.in_hand(0, kJink)}, {1});
  t.end_phase(0);
  EXPECT_TRUE(t.idle(0)) << "seat 1 skipped its play phase: " << t.question();
  EXPECT_TRUE(t.discarded(kJink));
}

TEST(Guose, TakesDiamondsOfHandAndEquipmentOnly) {
  Table t(3);
  t.seat(0).general("daqiao").hand({card(kJink, "D2"), card(kPeach, "H3")});
  t.seat(0).wears({card(kHualiu, "D13"), card(kChitu, "H5")});
  t.start();
  EXPECT_EQ(t.cards_for("guose"), cards({t.in_hand(0, kJink), t.worn(0, kHualiu)}));
}

TEST(Guose, ReachesAnyoneElseWithoutAnIndulgence) {
  Table t(5);
  t.seat(0).general("daqiao").hand({card(kJink, "D2")});
  t.seat(2).judging(card(kIndulgence));
  t.seat(3).general("luxun");
  t.start();
  EXPECT_EQ(t.seats_for("guose", {t.in_hand(0, kJink)}), seats({1, 4}));
}

TEST(Guose, IsNotOfferedWithoutADiamond) {
  Table t(3);
  t.seat(0).general("daqiao").hand({card(kPeach, "H3")});
  t.start();
  EXPECT_FALSE(t.offers("guose"));
}

TEST(Guose, ItsIndulgenceAndARealOneAreTheSame) {
  Table t(3);
  t.seat(0).general("daqiao").hand({card(kJink, "D2"), card(kIndulgence)});
  t.start();
  t.convert(0, "guose", {t.in_hand(0, kJink)}, {1});
  EXPECT_EQ(t.targets_of(kIndulgence), seats({2}));
}

// ---- 流离

TEST(Liuli, DiscardsACardAndMovesTheSlash) {
  Table t(4);
  t.seat(0).hand({card(kSlash)});
  t.seat(1).general("daqiao").hand({card(kPeach)});
  t.seat(2).hand({card(kJink)});
  t.start();
  t.use(0, kSlash, {1});
  EXPECT_EQ(t.request().timing, Timing::UseBecomingTarget);
  t.launch(1, "liuli", {t.in_hand(1, kPeach)}, {2});
  EXPECT_TRUE(t.discarded(kPeach));
  t.pass(2);
  EXPECT_EQ(t.damages(2), std::vector<int>{1});
  EXPECT_TRUE(t.damages(1).empty());
}

TEST(Liuli, MayBeDeclined) {
  Table t(4);
  t.seat(0).hand({card(kSlash)});
  t.seat(1).general("daqiao").hand({card(kPeach)});
  t.start();
  t.use(0, kSlash, {1});
  t.pass(1);
  EXPECT_EQ(t.damages(1), std::vector<int>{1});
}

TEST(Liuli, IsNotOfferedWithoutACard) {
  Table t(4);
  t.seat(0).hand({card(kSlash)});
  t.seat(1).general("daqiao");
  t.start();
  t.use(0, kSlash, {1});
  EXPECT_EQ(t.damages(1), std::vector<int>{1}) << t.question();
}

TEST(Liuli, IsNotOfferedWhenOnlyTheUserIsInRange) {
  Table t(2);
  t.seat(0).hand({card(kSlash)});
  t.seat(1).general("daqiao").hand({card(kPeach)});
  t.start();
  t.use(0, kSlash, {1});
  EXPECT_EQ(t.damages(1), std::vector<int>{1}) << t.question();
}

TEST(Liuli, IsOnlyForSlash) {
  Table t(4);
  t.seat(0).hand({card(kDuel)});
  t.seat(1).general("daqiao").hand({card(kPeach)});
  t.start();
  t.use(0, kDuel, {1});
  EXPECT_EQ(t.damages(1), std::vector<int>{1}) << t.question();
}

// C61: her range is looked at, the user's distance is not.
TEST(Liuli, HerOwnRangeDecidesNotThatOfTheUser) {
  Table t(6);
  t.seat(0).hand({card(kSlash)});
  t.seat(1).general("daqiao").hand({card(kPeach)}).wears({card(kSpear)});
  t.start();
  t.use(0, kSlash, {1});
  EXPECT_EQ(t.seats_for("liuli", {t.in_hand(1, kPeach)}), seats({2, 3, 4, 5}));
  t.launch(1, "liuli", {t.in_hand(1, kPeach)}, {3});
  EXPECT_EQ(t.damages(3), std::vector<int>{1}) << "at distance 3 from the user";
}

// Principles §5: what is discarded as the cost gives no range for the same skill.
TEST(Liuli, HerWeaponAsTheCostDoesNotCountForTheRange) {
  Table t(6);
  t.seat(0).hand({card(kSlash)});
  t.seat(1).general("daqiao").hand({card(kPeach)}).wears({card(kSpear)});
  t.start();
  t.use(0, kSlash, {1});
  EXPECT_EQ(t.seats_for("liuli", {t.worn(1, kSpear)}), seats({2}));
}

TEST(Liuli, HerHorseAsTheCostDoesNotCountForTheDistance) {
  Table t(6);
  t.seat(0).hand({card(kSlash)});
  t.seat(1).general("daqiao").hand({card(kPeach)}).wears({card(kChitu)});
  t.start();
  t.use(0, kSlash, {1});
  EXPECT_EQ(t.seats_for("liuli", {t.in_hand(1, kPeach)}), seats({2, 3, 5}));
  EXPECT_EQ(t.seats_for("liuli", {t.worn(1, kChitu)}), seats({2}));
}

// Timings §9.2: the new target must be legal for this user and card.
TEST(Liuli, AnEmptyCityIsNoNewTarget) {
  Table t(4);
  t.seat(0).hand({card(kSlash)});
  t.seat(1).general("daqiao").hand({card(kPeach)});
  t.seat(2).general("zhugeliang");
  t.start();
  t.use(0, kSlash, {1});
  EXPECT_EQ(t.damages(1), std::vector<int>{1}) << "nobody else is in her range: " << t.question();
}

// R003-09: a target is an object; the character is resolved once for each.
TEST(Liuli, OntoSomebodyAlreadyTargetedItIsResolvedTwice) {
  Table t(4);
  t.seat(0).hand({card(kSlash)}).wears({card(kHalberd)});
  t.seat(1).general("daqiao").hand({card(kPeach)});
  t.seat(2).hand({card(kJink)});
  t.start();
  t.use(0, kSlash, {1, 2});
  t.launch(1, "liuli", {t.in_hand(1, kPeach)}, {2});
  t.play(2, kJink);
  EXPECT_EQ(t.damages(2), std::vector<int>{1}) << "a second time, without a 闪 left";
  EXPECT_EQ(t.count(LogKind::Offset), 1);
  EXPECT_TRUE(t.damages(1).empty());
}

// R000-34: 流离 first, then 青釭剑 against the new target.
TEST(Liuli, QinggangSwordPiercesTheArmourOfTheNewTarget) {
  Table t(4);
  t.seat(0).hand({card(kSlash, "S7")}).wears({card(kQinggangSword)});
  t.seat(1).general("daqiao").hand({card(kPeach)}).wears({card(kEightDiagram)});
  t.seat(2).wears({card(kNiohShield)}).hand({card(kJink)});
  t.start();
  t.use(0, kSlash, {1});
  EXPECT_EQ(t.launches("qinggang_sword"), 0);
  t.launch(1, "liuli", {t.in_hand(1, kPeach)}, {2});
  EXPECT_TRUE(t.demands(2, kJink)) << "its shield is void against the black 杀: " << t.question();
  EXPECT_EQ(t.launches("qinggang_sword"), 1);
  t.pass(2);
  EXPECT_EQ(t.damages(2), std::vector<int>{1});
}

// Timings §9.2: a redirected target goes through UseBecomingTarget itself.
TEST(Liuli, TheNewTargetMayMoveItOnEvenBack) {
  Table t(4);
  t.seat(0).hand({card(kSlash)});
  t.seat(1).general("daqiao").hand({card(kPeach), card(kPeach)});
  t.seat(2).skill("liuli").hand({card(kDuel)});
  t.start();
  t.use(0, kSlash, {1});
  t.launch(1, "liuli", {t.in_hand(1, kPeach)}, {2});
  EXPECT_EQ(t.seats_for("liuli", {t.in_hand(2, kDuel)}), seats({1, 3}));
  t.launch(2, "liuli", {t.in_hand(2, kDuel)}, {1});
  t.launch(1, "liuli", {t.in_hand(1, kPeach)}, {2});
  EXPECT_EQ(t.damages(2), std::vector<int>{1});
}

TEST(Liuli, TakesTheAnalepticAlong) {
  Table t(4);
  t.seat(0).hand({card(kSlash), card(kAnaleptic)});
  t.seat(1).general("daqiao").hand({card(kPeach)});
  t.start();
  t.use(0, kAnaleptic);
  t.use(0, kSlash, {1});
  t.launch(1, "liuli", {t.in_hand(1, kPeach)}, {2});
  EXPECT_EQ(t.damages(2), std::vector<int>{2});
}

TEST(Liuli, TheUserOfACollateralSlashIsTheOneWhoUsesIt) {
  Table t(4);
  t.seat(0).hand({card(kCollateral)});
  t.seat(2).wears({card(kCrossbow)}).hand({card(kSlash)});
  t.seat(1).general("daqiao").hand({card(kPeach)});
  t.start();
  t.use(0, kCollateral, {2, 1});
  t.play(2, kSlash);
  EXPECT_EQ(t.seats_for("liuli", {t.in_hand(1, kPeach)}), seats({0})) << "not seat 2, who uses the 杀";
  t.launch(1, "liuli", {t.in_hand(1, kPeach)}, {0});
  EXPECT_EQ(t.damages(0), std::vector<int>{1});
}

TEST(Liuli, WhoDrawsEverySlashToHerselfIsFreeOfItOnceTheCardIsPaid) {
  Table t(4);  // 同疾 looks at her hand as it is without the card (principles §5)
  t.seat(0).hand({card(kSlash)});
  t.seat(1).general("daqiao").skill("tongji").hp(1, 3).hand({card(kPeach), card(kJink)}).wears({card(kVine)});
  t.start();
  t.use(0, kSlash, {1});
  ASSERT_TRUE(t.offers(1, "liuli")) << t.question();
  EXPECT_EQ(t.cards_for("liuli"), cards({t.in_hand(1, kPeach), t.in_hand(1, kJink)}))
      << "without the armour she would still have two hand cards";
  EXPECT_EQ(t.seats_for("liuli", {t.in_hand(1, kPeach)}), seats({2}));
}

}  // namespace
}  // namespace jiesuan::test
