// 白银狮子.
#include "tests/support/story.h"

namespace jiesuan::test {
namespace {

TEST(SilverLion, DamageAboveOneBecomesOne) {
  Table t(3);
  t.turn_of(1, PhaseKind::Judge);
  t.seat(1).judging(card(kLightning)).wears({card(kSilverLion)});
  t.pile({card(kBlade, "S5")});
  t.start();
  EXPECT_EQ(hits(t), (Hits{{1, 1}}));
}

TEST(SilverLion, OneDamageStaysOne) {
  Table t(3);
  t.seat(0).hand({card(kSlash)});
  t.seat(1).wears({card(kSilverLion)});
  t.start();
  t.use(0, kSlash, {1});
  EXPECT_EQ(hits(t), (Hits{{1, 1}}));
}

TEST(SilverLion, DiscardedByAnotherItHealsOne) {
  Table t(3);
  t.seat(0).hand({card(kDismantlement)});
  t.seat(1).hp(2, 4).wears({card(kSilverLion)});
  t.start();
  t.use(0, kDismantlement, {1});
  EXPECT_EQ(t.hp(1), 3);
}

TEST(SilverLion, TakenByAnotherItHealsOne) {
  Table t(3);
  t.seat(0).hand({card(kSnatch)});
  t.seat(1).hp(2, 4).wears({card(kSilverLion)});
  t.start();
  t.use(0, kSnatch, {1});
  EXPECT_EQ(t.hp(1), 3);
  EXPECT_EQ(t.hp(0), 4);
}

TEST(SilverLion, ReplacedByAnotherArmourItHealsOne) {
  Table t(3);
  t.seat(0).hp(2, 4).hand({card(kVine)}).wears({card(kSilverLion)});
  t.start();
  t.use(0, kVine);
  EXPECT_EQ(t.hp(0), 3);
  EXPECT_NE(t.worn(0, kVine), kNoCard);
  EXPECT_TRUE(t.discarded(kSilverLion));
}

TEST(SilverLion, PaidAsACostItHealsOneBeforeTheEffect) {
  Table t(3);
  t.seat(0).hp(2, 4).hand({card(kSlash), card(kPeach)}).wears({card(kAxe), card(kSilverLion)});
  t.seat(1).hand({card(kJink)});
  t.start();
  t.use(0, kSlash, {1});
  t.play(1, kJink);
  t.launch(0, "axe", {t.in_hand(0, kPeach), t.worn(0, kSilverLion)});
  EXPECT_EQ(t.hp(0), 3);
  EXPECT_EQ(hits(t), (Hits{{1, 1}}));
}

TEST(SilverLion, HealsNobodyUnwounded) {
  Table t(3);
  t.seat(0).hand({card(kDismantlement)});
  t.seat(1).wears({card(kSilverLion)});
  t.start();
  t.use(0, kDismantlement, {1});
  EXPECT_EQ(t.hp(1), 4);
  EXPECT_EQ(t.count(LogKind::HpRecovered), 0);
}

TEST(SilverLion, LosingAnotherPieceOfEquipmentHealsNothing) {
  Table t(3);
  t.seat(0).hand({card(kDismantlement)});
  t.seat(1).hp(2, 4).wears({card(kSilverLion), card(kDilu)});
  t.start();
  t.use(0, kDismantlement, {1});
  t.choose_cards(0, {t.worn(1, kDilu)});
  EXPECT_EQ(t.hp(1), 2);
}

TEST(SilverLion, HealsAfterTheGeneralSkillsOfTheSameTiming) {  // R000-149, R004-37
  Table t(3);
  t.seat(0).hand({card(kDismantlement)});
  t.seat(1).general("sunshangxiang").hp(2, 3).wears({card(kSilverLion)});
  t.start();
  t.use(0, kDismantlement, {1});
  EXPECT_EQ(t.hp(1), 2);
  t.launch(1, "xiaoji");
  EXPECT_EQ(t.hp(1), 3);
  EXPECT_EQ(t.hand(1), 2);
}

TEST(SilverLion, TwoLossesInOneTurnHealTwice) {
  Table t(3);
  t.seat(0).hp(1, 4).hand({card(kSnatch), card(kVine)});
  t.seat(1).hp(1, 4).wears({card(kSilverLion)});
  t.start();
  t.use(0, kSnatch, {1});
  EXPECT_EQ(t.hp(1), 2);
  t.use(0, kSilverLion);
  t.use(0, kVine);
  EXPECT_EQ(t.hp(0), 2);
}

TEST(SilverLion, TheDeadAreNotHealed) {
  Table t(5);
  t.seat(0).hand({card(kSlash)});
  t.seat(1).hp(1, 4).wears({card(kSilverLion)});
  t.start();
  t.use(0, kSlash, {1});
  EXPECT_FALSE(t.alive(1));
  EXPECT_EQ(t.count(LogKind::HpRecovered), 0);
}

}  // namespace
}  // namespace jiesuan::test
