// 寒冰剑.
#include "tests/support/story.h"

namespace jiesuan::test {
namespace {

TEST(IceSword, PreventsTheDamageAndDiscardsTwoCardsOneAfterTheOther) {  // R000-87
  Table t(3);
  t.seat(0).hand({card(kSlash)}).wears({card(kIceSword)});
  t.seat(1).hand({card(kPeach)}).wears({card(kAxe), card(kDilu)});
  t.start();
  t.forget();
  t.use(0, kSlash, {1});
  t.launch(0, "ice_sword");
  t.choose_cards(0, {t.worn(1, kDilu)});
  EXPECT_TRUE(t.discarded(kDilu)) << "before the second is chosen";
  t.choose_hand_card(0);
  EXPECT_TRUE(t.discarded(kPeach));
  EXPECT_NE(t.worn(1, kAxe), kNoCard);
  EXPECT_TRUE(hits(t).empty());
  EXPECT_EQ(t.hp(1), 4);
  EXPECT_EQ(t.opened(Timing::DamageTaking1), 0);
  EXPECT_EQ(t.opened(Timing::DamageCaused), 0);
  EXPECT_EQ(t.opened(Timing::DamageEnd), 0);
  EXPECT_EQ(t.opened(Timing::UseEnd1), 1);
}

TEST(IceSword, ATargetWithOneCardLosesThatOne) {
  Table t(3);
  t.seat(0).hand({card(kSlash)}).wears({card(kIceSword)});
  t.seat(1).hand({card(kPeach)});
  t.start();
  t.use(0, kSlash, {1});
  t.launch(0, "ice_sword");
  EXPECT_EQ(t.hand(1), 0);
  EXPECT_EQ(t.hp(1), 4);
  EXPECT_TRUE(t.idle(0));
}

TEST(IceSword, IsNotOfferedAgainstATargetWithoutHandAndEquipment) {
  Table t(3);
  t.seat(0).hand({card(kSlash)}).wears({card(kIceSword)});
  t.seat(1).judging(card(kIndulgence));
  t.start();
  t.use(0, kSlash, {1});
  EXPECT_EQ(hits(t), (Hits{{1, 1}}));
}

TEST(IceSword, TheUserMayPreferTheDamage) {
  Table t(3);
  t.seat(0).hand({card(kSlash)}).wears({card(kIceSword)});
  t.seat(1).hand({card(kPeach)});
  t.start();
  t.use(0, kSlash, {1});
  t.pass(0);
  EXPECT_EQ(hits(t), (Hits{{1, 1}}));
  EXPECT_EQ(t.hand(1), 1);
}

TEST(IceSword, PreventedDamageNeitherResetsNorIsConducted) {  // R000-87, R003-04
  Table t(3);
  t.seat(0).hand({card(kThunderSlash)}).wears({card(kIceSword)});
  t.seat(1).chained().hand({card(kPeach)});
  t.seat(2).chained();
  t.start();
  t.use(0, kThunderSlash, {1});
  t.launch(0, "ice_sword");
  EXPECT_TRUE(hits(t).empty());
  EXPECT_TRUE(t.chained(1));
  EXPECT_TRUE(t.chained(2));
}

TEST(IceSword, IsNotOfferedForConductedDamage) {  // R000-104, C05
  Table t(3);
  t.seat(0).hand({card(kThunderSlash)}).wears({card(kIceSword)});
  t.seat(1).chained();
  t.seat(2).chained().hand({card(kPeach)});
  t.start();
  t.use(0, kThunderSlash, {1});
  EXPECT_EQ(hits(t), (Hits{{1, 1}, {2, 1}}));
}

TEST(IceSword, IsForSlashesOnly) {
  Table t(3);
  t.seat(0).hand({card(kDuel)}).wears({card(kIceSword)});
  t.seat(1).hand({card(kPeach)});
  t.start();
  t.use(0, kDuel, {1});
  EXPECT_EQ(hits(t), (Hits{{1, 1}}));
}

}  // namespace
}  // namespace jiesuan::test
