// 李儒: 绝策, 灭计, 焚城.
#include "tests/support/story.h"

namespace jiesuan::test {
namespace {

// ---- 绝策

TEST(Juece, HurtsOneWithoutHandCards) {
  Table t(3);
  t.seat(0).general("liru").hand({card(kPeach)});
  t.seat(1).hand({card(kPeach)});
  t.turn_of(0, PhaseKind::Finish).start();
  EXPECT_EQ(t.seats_for("juece"), seats({2}));
  t.launch(0, "juece", {}, {2});
  EXPECT_EQ(hits(t), (Hits{{2, 1}}));
  EXPECT_EQ(source_of_last_damage(t), 0);
}

TEST(Juece, HimselfTooIfHisHandIsEmpty) {
  Table t(2);
  t.seat(0).general("liru");
  t.seat(1).hand({card(kPeach)});
  t.turn_of(0, PhaseKind::Finish).start();
  EXPECT_EQ(t.seats_for("juece"), seats({0}));
}

TEST(Juece, NotOfferedWhenEverybodyHoldsCards) {
  Table t(2);
  t.seat(0).general("liru").hand({card(kPeach)});
  t.seat(1).hand({card(kPeach)});
  t.turn_of(0, PhaseKind::Finish).start();
  EXPECT_TRUE(t.idle(1)) << t.question();
}

// ---- 灭计

TEST(Mieji, ATrickOnThePileForATrick) {
  Table t(2);
  t.seat(0).general("liru").hand({card(kDuel, "S1")});
  t.seat(1).hand({card(kSnatch), card(kPeach), card(kSlash)});
  t.start();
  const CardId duel = t.in_hand(0, kDuel);
  t.act(0, "mieji", {duel}, {1});
  EXPECT_EQ(t.game().state.pile[t.game().state.pile_size - 1], duel);
  EXPECT_EQ(t.count(LogKind::Shown), 1);
  t.choose_cards(1, {t.in_hand(1, kSnatch)});
  EXPECT_EQ(t.hand(1), 2);
  EXPECT_TRUE(t.idle(0)) << t.question();
  EXPECT_FALSE(t.offers("mieji")) << "once in the phase";
}

TEST(Mieji, OrTwoCardsThatAreNoTricksOneAfterTheOther) {
  Table t(2);
  t.seat(0).general("liru").hand({card(kDuel, "S1")});
  t.seat(1).hand({card(kSnatch), card(kPeach)}).wears({card(kCrossbow), card(kVine)});
  t.start();
  t.act(0, "mieji", {t.in_hand(0, kDuel)}, {1});
  t.choose_cards(1, {t.worn(1, kCrossbow)});
  EXPECT_TRUE(t.discarded(kCrossbow)) << "the first is gone before the second is chosen";
  EXPECT_EQ(t.request().options[0].cards, cards({t.in_hand(1, kPeach), t.worn(1, kVine)}));
  t.choose_cards(1, {t.in_hand(1, kPeach)});
  EXPECT_EQ(t.hand(1), 1);
}

TEST(Mieji, ASingleCardBesideATrickIsNoWayOut) {
  Table t(2);
  t.seat(0).general("liru").hand({card(kDuel, "S1")});
  t.seat(1).hand({card(kSnatch), card(kPeach)});
  t.start();
  t.act(0, "mieji", {t.in_hand(0, kDuel)}, {1});
  EXPECT_TRUE(t.discarded(kSnatch)) << "nothing to choose: two that are no tricks are not there";
  EXPECT_NE(t.in_hand(1, kPeach), kNoCard);
}

TEST(Mieji, WhoHasNothingButOneCardDiscardsThat) {
  Table t(2);
  t.seat(0).general("liru").hand({card(kDuel, "S1")});
  t.seat(1).hand({card(kPeach)});
  t.start();
  t.act(0, "mieji", {t.in_hand(0, kDuel)}, {1});
  EXPECT_EQ(t.hand(1), 0);
  EXPECT_TRUE(t.idle(0)) << t.question();
}

TEST(Mieji, OnlyBlackTricksAlsoDelayedOnesAndOnlyOnWhomHoldsCards) {
  Table t(3);
  t.seat(0).general("liru").hand({card(kIndulgence, "S6"), card(kExNihilo), card(kSlash, "S7")});
  t.seat(1).wears({card(kCrossbow)});
  t.seat(2).hand({card(kPeach)});
  t.start();
  EXPECT_EQ(t.cards_for("mieji"), cards({t.in_hand(0, kIndulgence)}));
  EXPECT_EQ(t.seats_for("mieji", {t.in_hand(0, kIndulgence)}), seats({2}));
}

// ---- 焚城

TEST(Fencheng, EachMustDiscardMoreThanTheOneBefore) {
  Table t(4);
  t.seat(0).general("liru");
  t.seat(1).hand({card(kPeach), card(kPeach)});
  t.seat(2).hand({card(kPeach), card(kPeach)}).wears({card(kCrossbow)});
  t.seat(3).hand({card(kPeach), card(kPeach), card(kPeach)});
  t.start();
  t.act(0, "fencheng");
  t.choose_cards(1, {t.in_hand(1, kPeach, 0), t.in_hand(1, kPeach, 1)});
  EXPECT_EQ(t.request().options[0].min_cards, 3);
  t.choose_cards(2, {t.in_hand(2, kPeach, 0), t.in_hand(2, kPeach, 1), t.worn(2, kCrossbow)});
  EXPECT_EQ(hits(t), (Hits{{3, 2}})) << "four are asked of it, and it has three";
  EXPECT_EQ(last(t, LogKind::DamageDealt).element, Element::Fire);
  EXPECT_FALSE(t.offers("fencheng")) << "limited";
}

TEST(Fencheng, AfterDamageTheDemandIsOneAgain) {
  Table t(4);
  t.seat(0).general("liru");
  t.seat(1).hand({card(kPeach), card(kPeach)});
  t.seat(2).hand({card(kPeach)});
  t.seat(3).hand({card(kPeach), card(kPeach)});
  t.start();
  t.act(0, "fencheng");
  t.choose_cards(1, {t.in_hand(1, kPeach, 0), t.in_hand(1, kPeach, 1)});
  ASSERT_TRUE(t.asked() == 3) << t.question();
  EXPECT_EQ(t.request().options[0].min_cards, 1);
  t.choose_cards(3, {t.in_hand(3, kPeach)});
  EXPECT_EQ(hits(t), (Hits{{2, 2}}));
}

TEST(Fencheng, GoesOnWithoutASourceWhenHeHasDied) {
  Table t(4);
  t.seat(0).role(Role::Renegade).general("liru").hp(1, 3);
  t.seat(1).role(Role::Rebel).general("xiahoudun");
  t.seat(2).role(Role::Lord);
  t.seat(3).role(Role::Rebel);
  t.pile({card(kSlash, "S7")});
  t.start();
  t.act(0, "fencheng");
  t.launch(1, "ganglie");
  EXPECT_FALSE(t.alive(0));
  EXPECT_EQ(hits(t), (Hits{{1, 2}, {0, 1}, {2, 2}, {3, 2}}));
  EXPECT_EQ(source_of_last_damage(t), kNoSeat);
}

}  // namespace
}  // namespace jiesuan::test
