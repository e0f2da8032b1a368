// 夏侯氏: 樵拾, 燕语.
#include "generals/common.h"
#include "tests/support/story.h"

namespace jiesuan::test {
namespace {

// ---- 樵拾

TEST(Qiaoshi, WithEqualHandsBothDraw) {
  Table t(3);
  t.seat(0).hand({card(kJink)});
  t.seat(1).general("xiahoushi").hand({card(kPeach)});
  t.start();
  t.end_phase(0);
  t.launch(1, "qiaoshi");
  EXPECT_EQ(t.hand(0), 2);
  EXPECT_EQ(t.hand(1), 4) << "two more in her own draw phase";
}

TEST(Qiaoshi, NoneAndNoneAreEqual) {
  Table t(3);
  t.seat(1).general("xiahoushi");
  t.start();
  t.end_phase(0);
  EXPECT_TRUE(t.offers(1, "qiaoshi")) << t.question();
}

TEST(Qiaoshi, NotWithUnequalHandsNorInHerOwnPhase) {
  Table t(3);
  t.seat(0).hand({card(kJink)});
  t.seat(1).general("xiahoushi");
  t.start();
  t.end_phase(0);
  EXPECT_TRUE(t.idle(1)) << t.question();
  Table u(3);
  u.seat(0).general("xiahoushi");
  u.start();
  u.end_phase(0);
  EXPECT_TRUE(u.idle(1)) << u.question();
}

// The hands are compared when it is her turn to decide, after the discard phase.
TEST(Qiaoshi, HandsAreComparedAfterTheDiscards) {
  Table t(3);
  t.seat(0).hp(1, 4).hand({card(kJink), card(kPeach)});
  t.seat(1).general("xiahoushi").hand({card(kPeach)});
  t.start();
  t.end_phase(0);
  t.choose_cards(0, {t.in_hand(0, kJink)});
  EXPECT_TRUE(t.offers(1, "qiaoshi")) << t.question();
}

// ---- 燕语

TEST(Yanyu, RecastsSlashesOfEveryKind) {
  Table t(3);
  t.seat(0).general("xiahoushi").hand({card(kFireSlash), card(kPeach)});
  t.pile({card(kJink)});
  t.start();
  EXPECT_EQ(t.cards_for("yanyu"), CardSet(t.in_hand(0, kFireSlash)));
  t.act(0, "yanyu", {t.in_hand(0, kFireSlash)});
  EXPECT_TRUE(t.discarded(kFireSlash));
  EXPECT_NE(t.in_hand(0, kJink), kNoCard);
  EXPECT_EQ(t.count(LogKind::CardUsed), 0);
  EXPECT_FALSE(t.offers("yanyu"));
}

TEST(Yanyu, AfterTwoAManMayDrawTwo) {
  Table t(4);
  t.seat(0).general("xiahoushi").hand({card(kSlash), card(kThunderSlash)});
  t.seat(1).general("zhenji");
  t.seat(2).general("caocao");
  t.pile({card(kJink), card(kJink)});
  t.start();
  t.act(0, "yanyu", {t.in_hand(0, kSlash)});
  t.act(0, "yanyu", {t.in_hand(0, kThunderSlash)});
  t.end_phase(0);
  EXPECT_EQ(t.seats_for("yanyu"), seats({2})) << "甄姬 is no man, the others have no gender";
  t.launch(0, "yanyu", {}, {2});
  EXPECT_EQ(t.hand(2), 2);
}

TEST(Yanyu, OneIsNotEnough) {
  Table t(3);
  t.seat(0).general("xiahoushi").hand({card(kSlash), card(kJink)});
  t.seat(1).general("caocao");
  t.pile({card(kJink)});
  t.start();
  t.act(0, "yanyu", {t.in_hand(0, kSlash)});
  t.end_phase(0);
  EXPECT_TRUE(t.idle(1)) << t.question();
}

// 武神: the cards are 杀 as cards of her hand.
TEST(Yanyu, WhatCountsAsASlashInHerHandMayBeRecast) {
  Table t(3);
  t.seat(0).general("xiahoushi").skill("wushen").hand({card(kPeach, "H3"), card(kJink, "D2")});
  t.start();
  EXPECT_EQ(t.cards_for("yanyu"), CardSet(t.in_hand(0, kPeach)));
}

}  // namespace
}  // namespace jiesuan::test
