// 甄姬 of 国战: 洛神. 倾国 is the one of the identity game.
#include "tests/generals/hegemony/hidden.h"
#include "tests/support/story.h"

namespace jiesuan::test {
namespace {

TEST(LuoshenHeg, TheBlackCardsWaitAndAreObtainedTogether) {
  Table t(3);
  t.seat(0).general("heg_zhenji");
  t.pile({card(kDuel, "S1"), card(kSlash, "C2"), card(kPeach, "H3"), card(kJink), card(kJink)});
  t.turn_of(0, PhaseKind::Prepare).start();
  t.launch(0, "luoshen_heg");
  EXPECT_EQ(t.hand(0), 0) << "not hers yet";
  EXPECT_EQ(t.game().state.processing.size(), 1) << "nor discarded";
  t.choose_option(0, 0);
  EXPECT_EQ(t.game().state.processing.size(), 2);
  t.choose_option(0, 0);
  EXPECT_TRUE(t.discarded(kPeach)) << "red: the end of it";
  EXPECT_TRUE(t.idle(0)) << t.question();
  EXPECT_NE(t.in_hand(0, kDuel), kNoCard);
  EXPECT_NE(t.in_hand(0, kSlash), kNoCard);
  EXPECT_EQ(t.hand(0), 4) << "with the two of her draw phase";
  EXPECT_TRUE(t.game().state.processing.empty());
}

TEST(LuoshenHeg, OneMoveBringsThemAll) {
  Table t(3);
  t.seat(0).general("heg_zhenji");
  t.pile({card(kDuel, "S1"), card(kSlash, "C2"), card(kPeach, "H3"), card(kJink), card(kJink)});
  t.turn_of(0, PhaseKind::Prepare).start();
  t.launch(0, "luoshen_heg");
  t.choose_option(0, 0);
  t.forget();
  t.pass(0);
  int moves_to_hand = 0;
  for (const LogEntry& e : t.of(LogKind::Moved))
    if (e.cards.size() == 2 && e.to == Zone::Hand && e.from == Zone::Processing) ++moves_to_hand;
  EXPECT_EQ(moves_to_hand, 1);
}

TEST(LuoshenHeg, TheFirstRedCardEndsItWithNothing) {
  Table t(3);
  t.seat(0).general("heg_zhenji");
  t.pile({card(kPeach, "H3"), card(kJink), card(kJink)});
  t.turn_of(0, PhaseKind::Prepare).start();
  t.launch(0, "luoshen_heg");
  EXPECT_TRUE(t.idle(0)) << t.question();
  EXPECT_TRUE(t.discarded(kPeach));
  EXPECT_EQ(t.hand(0), 2);
}

TEST(LuoshenHeg, TheResultCountsAsGuicaiLeftItAndEarlierCardsStayHers) {
  Table t(3);
  t.seat(0).general("heg_zhenji");
  t.seat(1).general("simayi").hand({card(kPeach, "H3")});
  t.pile({card(kDuel, "S1"), card(kSlash, "C2"), card(kJink), card(kJink)});
  t.turn_of(0, PhaseKind::Prepare).start();
  t.launch(0, "luoshen_heg");
  t.pass(1);
  t.choose_option(0, 0);
  t.launch(1, "guicai", {t.in_hand(1, kPeach)});
  EXPECT_TRUE(t.idle(0)) << t.question();
  EXPECT_NE(t.in_hand(0, kDuel), kNoCard);
  EXPECT_TRUE(t.discarded(kSlash));
  EXPECT_TRUE(t.discarded(kPeach));
}

TEST(LuoshenHeg, WhatTianduTookAwayIsNotTakenAgain) {
  Table t(3);
  t.seat(0).general("heg_zhenji").skill("tiandu");
  t.pile({card(kDuel, "S1"), card(kSlash, "C2"), card(kPeach, "H3"), card(kJink), card(kJink)});
  t.turn_of(0, PhaseKind::Prepare).start();
  t.launch(0, "luoshen_heg");
  t.launch(0, "tiandu");
  EXPECT_NE(t.in_hand(0, kDuel), kNoCard) << "at once";
  t.choose_option(0, 0);
  t.pass(0);  // 天妒
  t.pass(0);  // no further judgement
  EXPECT_EQ(t.hand(0), 4);
  EXPECT_NE(t.in_hand(0, kSlash), kNoCard);
}

TEST(LuoshenHeg, DoesNotTakeTheCardsOfOtherJudgements) {
  Table t(3);
  t.seat(0).general("heg_zhenji").judging(card(kIndulgence));
  t.pile({card(kDuel, "S1"), card(kJink), card(kJink)});
  t.turn_of(0, PhaseKind::Judge).start();
  EXPECT_TRUE(t.discarded(kDuel));
}

TEST(LuoshenHeg, RevealsHerWhenSheLaunchesItHidden) {
  Table t(3);
  t.mode("hegemony");
  t.seat(0).generals("heg_zhenji", "heg_caopi").hidden(0).hidden(1);
  t.seat(1).kingdom(Kingdom::Shu);
  t.pile({card(kDuel, "S1"), card(kPeach, "H4"), card(kJink), card(kJink)});
  t.turn_of(0, PhaseKind::Prepare);
  start_unrevealed(t);
  t.launch(0, "luoshen_heg");
  EXPECT_FALSE(t.game()[0].general[0].hidden);
  EXPECT_TRUE(t.game()[0].general[1].hidden);
  EXPECT_EQ(t.game()[0].kingdom, Kingdom::Wei);
  t.pass(0);
  EXPECT_NE(t.in_hand(0, kDuel), kNoCard);
}

TEST(LuoshenHeg, DeclinedNobodyLearnsOfHer) {
  Table t(3);
  t.mode("hegemony");
  t.seat(0).generals("heg_zhenji", "heg_caopi").hidden(0).hidden(1);
  t.seat(1).kingdom(Kingdom::Shu);
  t.turn_of(0, PhaseKind::Prepare);
  start_unrevealed(t);
  t.pass(0);
  EXPECT_TRUE(t.game()[0].general[0].hidden);
  EXPECT_EQ(t.game()[0].kingdom, Kingdom::None);
  EXPECT_TRUE(t.idle(0)) << t.question();
}

}  // namespace
}  // namespace jiesuan::test
