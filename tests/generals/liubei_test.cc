// 刘备: 仁德. 激将 has a file of its own.
#include "tests/support/table.h"

namespace jiesuan::test {
namespace {

TEST(Rende, RecoversWhenTwoCardsHaveBeenGivenAtOnce) {
  Table t(3);
  t.seat(0).general("liubei").hp(2, 4).hand({card(kPeach), card(kJink), card(kDuel)});
  t.start();
  t.act(0, "rende", {t.in_hand(0, kPeach), t.in_hand(0, kJink)}, {1});
  EXPECT_EQ(t.hp(0), 3);
  EXPECT_EQ(t.hand(1), 2);
  EXPECT_EQ(t.hand(0), 1);
}

TEST(Rende, TheTwoCardsMayGoToDifferentCharactersOneByOne) {
  Table t(3);
  t.seat(0).general("liubei").hp(2, 4).hand({card(kPeach), card(kJink)});
  t.start();
  t.act(0, "rende", {t.in_hand(0, kPeach)}, {1});
  EXPECT_EQ(t.hp(0), 2);
  t.act(0, "rende", {t.in_hand(0, kJink)}, {2});
  EXPECT_EQ(t.hp(0), 3);
}

TEST(Rende, RecoversOnlyOnceInAPhase) {
  Table t(3);
  t.seat(0).general("liubei").hp(1, 4);
  t.seat(0).hand({card(kPeach), card(kJink), card(kJink), card(kDuel), card(kDuel)});
  t.start();
  t.act(0, "rende", {t.in_hand(0, kPeach), t.in_hand(0, kJink), t.in_hand(0, kJink, 1)}, {1});
  EXPECT_EQ(t.hp(0), 2);
  t.act(0, "rende", {t.in_hand(0, kDuel), t.in_hand(0, kDuel, 1)}, {2});
  EXPECT_EQ(t.hp(0), 2);
}

TEST(Rende, CountsAnewInTheNextPhase) {
  Table t(2);
  t.seat(0).general("liubei").hp(1, 4).hand({card(kPeach), card(kJink)});
  t.pile({card(kJink), card(kJink), card(kJink), card(kJink)});
  t.start();
  t.act(0, "rende", {t.in_hand(0, kPeach)}, {1});
  t.end_phase(0);
  t.end_phase(1);
  ASSERT_TRUE(t.idle(0));
  t.act(0, "rende", {t.in_hand(0, kJink)}, {1});
  EXPECT_EQ(t.hp(0), 1) << "the card of the last turn does not count";
  t.act(0, "rende", {t.in_hand(0, kJink)}, {1});
  EXPECT_EQ(t.hp(0), 2);
}

TEST(Rende, UnwoundedHeGivesWithoutRecovering) {
  Table t(3);
  t.seat(0).general("liubei").hand({card(kPeach), card(kJink)});
  t.start();
  t.act(0, "rende", {t.in_hand(0, kPeach), t.in_hand(0, kJink)}, {2});
  EXPECT_EQ(t.hp(0), 4);
  EXPECT_EQ(t.count(LogKind::HpRecovered), 0);
}

TEST(Rende, GivesOnlyHandCardsAndOnlyToOthers) {
  Table t(3);
  t.seat(0).general("liubei").hand({card(kPeach)}).wears({card(kChitu)});
  t.start();
  EXPECT_EQ(t.cards_for("rende"), CardSet(t.in_hand(0, kPeach)));
  EXPECT_EQ(t.seats_for("rende", {t.in_hand(0, kPeach)}), seats({1, 2}));
}

TEST(Rende, IsNotOfferedWithoutHandCards) {
  Table t(3);
  t.seat(0).general("liubei").wears({card(kChitu)});
  t.start();
  EXPECT_FALSE(t.offers("rende"));
}

TEST(Rende, TheRecoveryComesAfterWhatTheGiftProvoked) {
  Table t(3);
  t.seat(0).general("liubei").skill("lianying").hp(2, 4).hand({card(kPeach), card(kJink)});
  t.start();
  t.act(0, "rende", {t.in_hand(0, kPeach), t.in_hand(0, kJink)}, {1});
  EXPECT_TRUE(t.offers(0, "lianying"));
  EXPECT_EQ(t.hp(0), 2);
  t.launch(0, "lianying");
  EXPECT_EQ(t.hp(0), 3);
}

}  // namespace
}  // namespace jiesuan::test
