// 徐庶: 无言, 举荐.
#include "tests/support/story.h"

namespace jiesuan::test {
namespace {

TEST(Wuyan, HisTricksDealNoDamage) {
  Table t(2);
  t.seat(0).general("xushu").hand({card(kDuel)});
  t.start();
  t.use(0, kDuel, {1});
  EXPECT_TRUE(hits(t).empty());
  EXPECT_EQ(t.count(LogKind::DamagePrevented), 1);
}

TEST(Wuyan, NorDoTricksHurtHim) {
  Table t(3);
  t.seat(0).hand({card(kSavageAssault)});
  t.seat(1).general("xushu");
  t.start();
  t.use(0, kSavageAssault);
  EXPECT_EQ(hits(t), (Hits{{2, 1}}));
}

TEST(Wuyan, ADelayedTrickIsATrick) {
  Table t(2);
  t.seat(0).general("xushu").judging(card(kLightning));
  t.pile({card(kSlash, "S7")});
  t.turn_of(0, PhaseKind::Judge).start();
  EXPECT_TRUE(hits(t).empty());
  EXPECT_EQ(t.hp(0), 3);
}

TEST(Wuyan, SlashesAndSkillsHurtAsEver) {
  Table t(2);
  t.seat(0).general("xushu").hand({card(kSlash)});
  t.seat(1).general("xiahoudun");
  t.pile({card(kSlash, "S7")});
  t.start();
  t.use(0, kSlash, {1});
  t.launch(1, "ganglie");
  EXPECT_EQ(hits(t), (Hits{{1, 1}, {0, 1}}));
}

TEST(Wuyan, WhatIsConductedFromATrickComesFromTheTrick) {
  Table t(3);
  t.seat(0).hand({card(kFireAttack), card(kJink, "H2")});
  t.seat(1).hand({card(kPeach, "H3")}).chained();
  t.seat(2).general("xushu").chained();
  t.start();
  t.use(0, kFireAttack, {1});
  t.choose_cards(0, {t.in_hand(0, kJink)});
  EXPECT_EQ(hits(t), (Hits{{1, 1}}));
  EXPECT_EQ(t.hp(2), 3);
}

// ---- 举荐

TEST(Jujian, TheOtherDrawsTwoOrRecovers) {
  Table t(2);
  t.seat(0).general("xushu").hand({card(kDuel), card(kSlash)}).wears({card(kChitu)});
  t.seat(1).hp(3, 4);
  t.turn_of(0, PhaseKind::Finish).start();
  EXPECT_EQ(t.cards_for("jujian"), cards({t.in_hand(0, kDuel), t.worn(0, kChitu)})) << "not basic";
  t.launch(0, "jujian", {t.worn(0, kChitu)}, {1});
  EXPECT_EQ(t.asked(), 1) << t.question();
  EXPECT_EQ(t.request().options.size(), 2) << "there is nothing to restore";
  t.choose_option(1, 1);
  EXPECT_EQ(t.hp(1), 4);
  EXPECT_TRUE(t.discarded(kChitu));
}

TEST(Jujian, ForTheUnhurtAndUprightTwoCardsAreAllThereIs) {
  Table t(2);
  t.seat(0).general("xushu").hand({card(kDuel)});
  t.turn_of(0, PhaseKind::Finish).start();
  t.launch(0, "jujian", {t.in_hand(0, kDuel)}, {1});
  EXPECT_EQ(t.count(LogKind::ChoiceMade), 0);
  EXPECT_EQ(t.hand(1), 4) << "two of 举荐 and two of its draw phase";
}

TEST(Jujian, RestoresAChainedAndTurnedGeneral) {
  Table t(3);
  t.seat(0).general("xushu").hand({card(kDuel)});
  t.seat(2).chained().flipped();
  t.turn_of(0, PhaseKind::Finish).start();
  t.launch(0, "jujian", {t.in_hand(0, kDuel)}, {2});
  t.choose_option(2, 1);  // draw, restore
  EXPECT_FALSE(t.chained(2));
  EXPECT_FALSE(t.game()[2].flipped);
}

TEST(Jujian, NotForBasicCardsNorHimself) {
  Table t(2);
  t.seat(0).general("xushu").hand({card(kSlash), card(kPeach)});
  t.turn_of(0, PhaseKind::Finish).start();
  EXPECT_TRUE(t.idle(1)) << t.question();
  Table u(3);
  u.seat(0).general("xushu").hand({card(kDuel)});
  u.turn_of(0, PhaseKind::Finish).start();
  EXPECT_EQ(u.seats_for("jujian", {u.in_hand(0, kDuel)}), seats({1, 2}));
}

TEST(Xushu, HisTwoPrintingsAreOnePerson) {
  const General* one = Catalogue::get().find_general("xushu");
  const General* other = Catalogue::get().find_general("st_xushu");
  ASSERT_TRUE(one && other);
  EXPECT_EQ(one->who(), other->who());
}

}  // namespace
}  // namespace jiesuan::test
