// 韩浩史涣: 慎断, 勇略.
#include "tests/support/story.h"

namespace jiesuan::test {
namespace {

// ---- 慎断

TEST(Shenduan, ABlackBasicCardBecomesAShortageWhereverItsTargetSits) {
  Table t(5);
  t.seat(0).general("hanhaoshihuan").hp(1, 4).hand({card(kSlash, "S7"), card(kPeach), card(kJink)});
  t.start();
  const CardId slash = t.in_hand(0, kSlash), jink = t.in_hand(0, kJink);
  t.end_phase(0);
  t.choose_cards(0, {slash, jink});
  EXPECT_EQ(t.cards_for("shenduan"), cards({slash})) << "black and basic";
  EXPECT_EQ(t.seats_for("shenduan", {slash}), seats({1, 2, 3, 4}));
  t.launch(0, "shenduan", {slash}, {2});
  EXPECT_EQ(judging(t, 2), std::vector<CardName>{kSupplyShortage});
  EXPECT_EQ(t.game()[2].judging[0].card, slash);
}

TEST(Shenduan, EachOfThemOneAfterTheOther) {
  Table t(3);
  t.seat(0).general("hanhaoshihuan").hp(1, 4).hand({card(kSlash, "S7"), card(kSlash, "C2"), card(kPeach)});
  t.start();
  const CardId first = t.in_hand(0, kSlash, 0), second = t.in_hand(0, kSlash, 1);
  t.end_phase(0);
  t.choose_cards(0, {first, second});
  t.launch(0, "shenduan", {first}, {1});
  EXPECT_EQ(t.seats_for("shenduan", {second}), seats({2})) << "no second one before the same character";
  t.launch(0, "shenduan", {second}, {2});
  EXPECT_EQ(t.launches("shenduan"), 2);
  EXPECT_TRUE(t.offers(0, "yonglue")) << "it is the other's judge phase already: " << t.question();
}

TEST(Shenduan, AlsoWhatAnotherDiscardsAndOutsideHisTurn) {
  Table t(3);
  t.seat(0).hand({card(kDismantlement)});
  t.seat(1).general("hanhaoshihuan").hand({card(kSlash, "S7")});
  t.start();
  const CardId slash = t.in_hand(1, kSlash);
  t.use(0, kDismantlement, {1});
  t.launch(1, "shenduan", {slash}, {0});
  EXPECT_EQ(judging(t, 0), std::vector<CardName>{kSupplyShortage});
}

TEST(Shenduan, NotUsedCardsNorThoseOfOthers) {
  Table t(3);
  t.seat(0).general("hanhaoshihuan").hand({card(kSlash, "S7"), card(kDismantlement)});
  t.seat(1).hand({card(kSlash, "S8")});
  t.start();
  t.use(0, kSlash, {1});
  t.use(0, kDismantlement, {1});
  EXPECT_EQ(t.hand(1), 0);
  EXPECT_TRUE(t.idle(0)) << t.question();
}

TEST(Shenduan, BlackByHisOwnEyes) {
  Table t(3);
  t.seat(0).generals("hanhaoshihuan", "xiaoqiao").hp(1, 4).hand({card(kSlash, "S7"), card(kPeach)});
  t.start();
  const CardId slash = t.in_hand(0, kSlash);
  t.end_phase(0);
  t.choose_cards(0, {slash});
  EXPECT_TRUE(t.idle(1)) << "his ♠ is ♥: " << t.question();
}

// ---- 勇略

TEST(Yonglue, ThrowsAwayATrickAndStrikes) {
  Table t(3);
  t.seat(0).judging(card(kIndulgence)).judging(card(kSupplyShortage));
  t.seat(1).general("hanhaoshihuan");
  t.turn_of(0, PhaseKind::Judge).start();
  t.launch(1, "yonglue");
  const CardId indulgence = t.game()[0].judging[0].card;
  t.choose_cards(1, {indulgence});
  EXPECT_EQ(t.where(indulgence), Zone::Discard);
  EXPECT_EQ(t.damages(0), std::vector<int>{1});
  EXPECT_EQ(t.hand(1), 0) << "it did damage";
}

TEST(Yonglue, DodgedHeDrawsACard) {
  Table t(3);
  t.seat(0).hand({card(kJink)}).judging(card(kIndulgence));
  t.seat(1).general("hanhaoshihuan");
  t.turn_of(0, PhaseKind::Judge).start();
  t.launch(1, "yonglue");
  t.play(0, kJink);
  EXPECT_TRUE(t.damages(0).empty());
  EXPECT_EQ(t.hand(1), 1);
}

TEST(Yonglue, DamageThatIsPreventedIsNone) {
  Table t(3);
  t.seat(0).general("caochong").hp(1, 3).judging(card(kIndulgence));
  t.seat(1).general("hanhaoshihuan");
  t.seat(2).general("caochong").wears({card(kCrossbow)});
  t.turn_of(0, PhaseKind::Judge).start();
  t.launch(1, "yonglue");
  t.launch(2, "renxin", {t.worn(2, kCrossbow)});
  EXPECT_TRUE(t.damages(0).empty());
  EXPECT_EQ(t.hand(1), 1);
}

TEST(Yonglue, OnlyInHisRangeAndOnlyIfATrickLiesThere) {
  Table far(5);
  far.seat(0).judging(card(kIndulgence, "S6"));
  far.seat(2).general("hanhaoshihuan");
  far.pile({card(kPeach, "H3")});
  far.turn_of(0, PhaseKind::Judge).start();
  EXPECT_TRUE(far.idle(0)) << far.question();
  EXPECT_EQ(far.launches("yonglue"), 0);

  Table none(2);
  none.seat(1).general("hanhaoshihuan");
  none.turn_of(0, PhaseKind::Judge).start();
  EXPECT_TRUE(none.idle(0)) << none.question();
}

TEST(Yonglue, OnAnEmptyCityOnlyTheTrickGoes) {
  Table t(2);
  t.seat(0).general("zhugeliang").judging(card(kIndulgence));
  t.seat(1).general("hanhaoshihuan");
  t.turn_of(0, PhaseKind::Judge).start();
  t.launch(1, "yonglue");
  EXPECT_TRUE(t.discarded(kIndulgence));
  EXPECT_EQ(t.count(LogKind::CardUsed), 0);
  EXPECT_EQ(t.hand(1), 0) << "no 杀, so none that did no damage";
}

}  // namespace
}  // namespace jiesuan::test
