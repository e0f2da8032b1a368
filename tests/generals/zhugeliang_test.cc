// 诸葛亮: 观星, 空城.
#include "engine/view/view.h"
#include "tests/support/table.h"

namespace jiesuan::test {
namespace {

// ---- 观星

CardId from_top(Table& t, int n) { return t.game().state.pile[t.game().state.pile_size - 1 - n]; }

TEST(Guanxing, PutsTheCardsOnTopInTheOrderHeLikes) {
  Table t(4);
  t.seat(0).general("zhugeliang");
  t.turn_of(0, PhaseKind::Prepare).start();
  const CardId a = from_top(t, 0), b = from_top(t, 1), c = from_top(t, 2), d = from_top(t, 3);
  t.launch(0, "guanxing");
  EXPECT_EQ(t.request().looking_at, cards({a, b, c, d}));
  t.choose_option(0, 4, {d, b, a, c});
  ASSERT_TRUE(t.idle(0));
  EXPECT_EQ(t.game()[0].hand, cards({d, b})) << "he has drawn the two uppermost";
  EXPECT_EQ(from_top(t, 0), a);
  EXPECT_EQ(from_top(t, 1), c);
}

TEST(Guanxing, PutsTheRestAtTheBottomInTheOrderHeLikes) {
  Table t(4);
  t.seat(0).general("zhugeliang");
  t.turn_of(0, PhaseKind::Prepare).start();
  const CardId a = from_top(t, 0), b = from_top(t, 1), c = from_top(t, 2), d = from_top(t, 3);
  const CardId e = from_top(t, 4), f = from_top(t, 5);
  const int before = t.game().state.pile_size;
  t.launch(0, "guanxing");
  t.choose_option(0, 1, {c, a, d, b});  // one on top, then a, d, b at the bottom, b lowest
  EXPECT_EQ(t.game()[0].hand, cards({c, e}));
  EXPECT_EQ(from_top(t, 0), f);
  EXPECT_EQ(t.game().state.pile[0], b);
  EXPECT_EQ(t.game().state.pile[1], d);
  EXPECT_EQ(t.game().state.pile[2], a);
  EXPECT_EQ(t.game().state.pile_size, before - 2);
}

TEST(Guanxing, MayPutAllAtTheBottom) {
  Table t(2);
  t.seat(0).general("zhugeliang");
  t.turn_of(0, PhaseKind::Prepare).start();
  const CardId a = from_top(t, 0), b = from_top(t, 1), c = from_top(t, 2), d = from_top(t, 3);
  t.launch(0, "guanxing");
  t.choose_option(0, 0, {a, b});
  EXPECT_EQ(t.game()[0].hand, cards({c, d}));
  EXPECT_EQ(t.game().state.pile[0], b);
}

TEST(Guanxing, LooksAtFiveCardsAtMost) {
  Table t(7);
  t.seat(0).general("zhugeliang");
  t.turn_of(0, PhaseKind::Prepare).start();
  t.launch(0, "guanxing");
  EXPECT_EQ(t.request().looking_at.size(), 5);
}

TEST(Guanxing, CountsOnlyTheLiving) {
  Table t(5);
  t.seat(0).general("zhugeliang");
  t.seat(2).dead();
  t.seat(3).dead();
  t.turn_of(0, PhaseKind::Prepare).start();
  t.launch(0, "guanxing");
  EXPECT_EQ(t.request().looking_at.size(), 3);
}

TEST(Guanxing, OnlyHeSeesTheCards) {
  Table t(3);
  t.seat(0).general("zhugeliang");
  t.turn_of(0, PhaseKind::Prepare).start();
  t.launch(0, "guanxing");
  for (CardId c : t.request().looking_at) {
    EXPECT_TRUE(can_see(t.game(), 0, c));
    EXPECT_FALSE(can_see(t.game(), 1, c));
  }
}

TEST(Guanxing, MayBeDeclined) {
  Table t(3);
  t.seat(0).general("zhugeliang");
  t.turn_of(0, PhaseKind::Prepare).start();
  const CardId a = from_top(t, 0), b = from_top(t, 1);
  t.pass(0);
  EXPECT_EQ(t.game()[0].hand, cards({a, b}));
}

TEST(Guanxing, IsNotOfferedInThePreparePhaseOfOthers) {
  Table t(3);
  t.seat(1).general("zhugeliang");
  t.turn_of(0, PhaseKind::Prepare).start();
  EXPECT_TRUE(t.idle(0)) << t.question();
}

// R000-126
TEST(Guanxing, ComesBeforeTheDelayedTricksAndCanArrangeTheirJudgement) {
  Table t(3);
  t.seat(0).general("zhugeliang").judging(card(kIndulgence));
  t.pile({card(kSlash, "S7"), card(kPeach, "H3"), card(kJink), card(kDuel)});
  t.turn_of(0, PhaseKind::Prepare).start();
  const CardId slash = from_top(t, 0), peach = from_top(t, 1), jink = from_top(t, 2);
  t.launch(0, "guanxing");
  t.choose_option(0, 3, {peach, slash, jink});
  EXPECT_TRUE(t.idle(0)) << "♥: the play phase is not skipped";
  EXPECT_EQ(t.game()[0].hand, cards({slash, jink}));
}

// ---- 空城

// R000-52: a 杀 may be used, but has no legal target.
TEST(Kongcheng, WithoutHandCardsHeIsNoLegalTargetOfSlash) {
  Table t(4);
  t.seat(0).hand({card(kSlash), card(kIceSword)});
  t.seat(1).general("zhugeliang");
  t.seat(3).wears({card(kDilu)});
  t.start();
  EXPECT_FALSE(t.may_use(kSlash));
  t.use(0, kIceSword);
  EXPECT_EQ(t.targets_of(kSlash), seats({2, 3}));
}

TEST(Kongcheng, NorOfDuel) {
  Table t(3);
  t.seat(0).hand({card(kDuel)});
  t.seat(1).general("zhugeliang").wears({card(kChitu)});
  t.start();
  EXPECT_EQ(t.targets_of(kDuel), seats({2}));
}

TEST(Kongcheng, WithAHandCardHeIsALegalTarget) {
  Table t(3);
  t.seat(0).hand({card(kSlash), card(kDuel)});
  t.seat(1).general("zhugeliang").hand({card(kPeach)});
  t.start();
  EXPECT_EQ(t.targets_of(kSlash), seats({1, 2}));
  EXPECT_EQ(t.targets_of(kDuel), seats({1, 2}));
}

TEST(Kongcheng, DoesNotProtectFromOtherCards) {
  Table t(3);
  t.seat(0).hand({card(kSavageAssault)});
  t.seat(1).general("zhugeliang");
  t.start();
  t.use(0, kSavageAssault);
  EXPECT_EQ(t.damages(1), std::vector<int>{1});
}

// C59: legality is tested when the target is chosen, not again later.
TEST(Kongcheng, LosingTheLastHandCardDuringTheSlashDoesNotHelp) {
  Table t(3);
  t.seat(0).general("diaochan").hand({card(kSlash)}).wears({card(kDoubleSwords)});
  t.seat(1).general("zhugeliang").hand({card(kPeach)});
  t.start();
  t.use(0, kSlash, {1});
  t.launch(0, "double_swords");
  t.choose_cards(1, {t.in_hand(1, kPeach)});
  EXPECT_EQ(t.hand(1), 0);
  EXPECT_EQ(t.damages(1), std::vector<int>{1});
}

TEST(Kongcheng, HeIsNoVictimOfCollateral) {
  Table t(3);
  t.seat(0).hand({card(kCollateral)});
  t.seat(1).wears({card(kCrossbow)});
  t.seat(2).general("zhugeliang");
  t.start();
  t.use(0, kCollateral, {1, 0});
  EXPECT_NE(t.in_hand(0, kCrossbow), kNoCard) << "he was the other one in range, and only the user was left";
}

TEST(Kongcheng, HeMayStillBeTheOneWhoUsesTheDuelOfLijian) {
  Table t(4);
  t.seat(0).general("diaochan").hand({card(kPeach)});
  t.seat(1).general("zhugeliang");
  t.seat(2).general("guanyu");
  t.start();
  const CardId peach = t.in_hand(0, kPeach);
  EXPECT_EQ(t.seats_for("lijian", {peach}), seats({2})) << "he cannot be challenged";
  t.act(0, "lijian", {peach}, {2, 1});
  EXPECT_EQ(t.damages(2), std::vector<int>{1});
}

}  // namespace
}  // namespace jiesuan::test
