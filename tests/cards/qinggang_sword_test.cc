// 青釭剑.
#include "engine/query/distance.h"
#include "tests/support/story.h"

namespace jiesuan::test {
namespace {

TEST(QinggangSword, ANiohShieldDoesNotStopItsBlackSlash) {  // R000-33
  Table t(3);
  t.seat(0).hand({card(kSlash, "S7")}).wears({card(kQinggangSword)});
  t.seat(1).hand({card(kJink)}).wears({card(kNiohShield)});
  t.start();
  t.use(0, kSlash, {1});
  t.pass(1);
  EXPECT_EQ(hits(t), (Hits{{1, 1}}));
}

TEST(QinggangSword, AVineNeitherBlocksNorAdds) {  // R000-36
  Table t(3);
  t.seat(0).hand({card(kSlash)}).wears({card(kQinggangSword)});
  t.seat(1).wears({card(kVine)});
  t.start();
  t.use(0, kSlash, {1});
  EXPECT_EQ(hits(t), (Hits{{1, 1}}));

  Table fire(3);
  fire.seat(0).hand({card(kFireSlash)}).wears({card(kQinggangSword)});
  fire.seat(1).wears({card(kVine)});
  fire.start();
  fire.use(0, kFireSlash, {1});
  EXPECT_EQ(hits(fire), (Hits{{1, 1}}));
}

TEST(QinggangSword, AnEightDiagramIsNotOffered) {  // R000-36
  Table t(3);
  t.seat(0).hand({card(kSlash)}).wears({card(kQinggangSword)});
  t.seat(1).hand({card(kJink)}).wears({card(kEightDiagram)});
  t.start();
  t.use(0, kSlash, {1});
  EXPECT_FALSE(t.offers("eight_diagram"));
  t.play(1, kJink);
  EXPECT_EQ(t.hp(1), 4);
}

TEST(QinggangSword, ASilverLionDoesNotCapTheDamageAndIsInForceAgainAfterwards) {  // R000-35, C41
  Table t(3);
  t.seat(0).hand({card(kAnaleptic), card(kSlash), card(kDismantlement)}).wears({card(kQinggangSword)});
  t.seat(1).wears({card(kSilverLion)});
  t.start();
  t.use(0, kAnaleptic);
  t.use(0, kSlash, {1});
  EXPECT_EQ(hits(t), (Hits{{1, 2}}));
  EXPECT_FALSE(armour_void(t.game(), 1));
  t.use(0, kDismantlement, {1});
  EXPECT_EQ(t.hp(1), 3) << "lost now, it heals";
}

TEST(QinggangSword, AfterADodgedSlashTheArmourIsInForceAgain) {  // R000-35
  Table t(3);
  t.seat(0).hand({card(kSlash), card(kDismantlement)}).wears({card(kQinggangSword)});
  t.seat(1).hp(2, 4).hand({card(kJink)}).wears({card(kSilverLion)});
  t.start();
  t.use(0, kSlash, {1});
  EXPECT_TRUE(armour_void(t.game(), 1));
  t.play(1, kJink);
  EXPECT_FALSE(armour_void(t.game(), 1));
  t.use(0, kDismantlement, {1});
  EXPECT_EQ(t.hp(1), 3);
}

TEST(QinggangSword, ASilverLionLostInsideDoesNotHeal) {  // R000-36, C41
  Table t(3);
  t.seat(0).hand({card(kSlash)}).skill("qinggang_sword").wears({card(kIceSword)});
  t.seat(1).hp(2, 4).wears({card(kSilverLion)});
  t.start();
  t.use(0, kSlash, {1});
  t.launch(0, "ice_sword");
  EXPECT_TRUE(t.discarded(kSilverLion));
  EXPECT_EQ(t.hp(1), 2);
  EXPECT_TRUE(hits(t).empty());
}

TEST(QinggangSword, VoidsTheArmourOfEachTargetUntilTheSlashIsDoneWithIt) {
  Table t(4);
  t.seat(0).hand({card(kSlash)}).skill("qinggang_sword").wears({card(kHalberd)});
  t.seat(1).hand({card(kJink)}).wears({card(kVine, "S2")});
  t.seat(2).hand({card(kJink)}).wears({card(kVine, "C2")});
  t.start();
  t.use(0, kSlash, {1, 2});
  ASSERT_EQ(t.asked(), 1);
  EXPECT_TRUE(armour_void(t.game(), 1));
  EXPECT_TRUE(armour_void(t.game(), 2)) << "from the designation on";
  t.pass(1);
  ASSERT_EQ(t.asked(), 2);
  EXPECT_FALSE(armour_void(t.game(), 1));
  EXPECT_TRUE(armour_void(t.game(), 2));
  t.pass(2);
  EXPECT_EQ(hits(t), (Hits{{1, 1}, {2, 1}}));
}

TEST(QinggangSword, TheArmourOfAConductedVictimIsNotVoid) {
  Table t(3);
  t.seat(0).hand({card(kFireSlash)}).wears({card(kQinggangSword)});
  t.seat(1).chained().wears({card(kVine, "S2")});
  t.seat(2).chained().wears({card(kVine, "C2")});
  t.start();
  t.use(0, kFireSlash, {1});
  EXPECT_EQ(hits(t), (Hits{{1, 1}, {2, 2}}));
}

TEST(QinggangSword, VoidsTheArmourOfTheOneTheSlashIsRedirectedTo) {  // R000-34
  Table t(4);
  t.seat(0).hand({card(kSlash, "S7")}).wears({card(kQinggangSword)});
  t.seat(1).skill("liuli").hand({card(kPeach)}).wears({card(kEightDiagram)});
  t.seat(2).hand({card(kJink)}).wears({card(kNiohShield)});
  t.start();
  t.use(0, kSlash, {1});
  t.launch(1, "liuli", {t.in_hand(1, kPeach)}, {2});
  ASSERT_EQ(t.asked(), 2) << "the shield does not stop the black slash";
  EXPECT_FALSE(armour_void(t.game(), 1));
  t.pass(2);
  EXPECT_EQ(hits(t), (Hits{{2, 1}}));
}

TEST(QinggangSword, ItsEffectEndsWithTheDeathOfItsUser) {  // C67
  Table t(4);
  t.seat(0).role(Role::Loyalist).hp(1, 4).hand({card(kSlash)}).wears({card(kQinggangSword)});
  t.seat(1).role(Role::Lord).skill("ganglie").wears({card(kSilverLion)});
  t.seat(2).role(Role::Rebel);
  t.pile({card(kDuel, "S1")});
  t.start();
  t.use(0, kSlash, {1});
  t.launch(1, "ganglie");  // seat 0 dies, and the lord discards everything
  EXPECT_FALSE(t.alive(0));
  EXPECT_TRUE(t.discarded(kSilverLion));
  EXPECT_EQ(t.hp(1), 4) << "3 after the slash, and the lion heals";
}

TEST(QinggangSword, WhatALionDidNotCapIsConductedInFull) {
  Table t(3);
  t.seat(0).hand({card(kAnaleptic), card(kFireSlash)}).wears({card(kQinggangSword)});
  t.seat(1).chained().wears({card(kSilverLion)});
  t.seat(2).chained();
  t.start();
  t.use(0, kAnaleptic);
  t.use(0, kFireSlash, {1});
  EXPECT_EQ(hits(t), (Hits{{1, 2}, {2, 2}}));
}

TEST(QinggangSword, IsForSlashesOnly) {
  Table t(3);
  t.seat(0).hand({card(kArcheryAttack)}).wears({card(kQinggangSword)});
  t.seat(1).wears({card(kVine)});
  t.start();
  t.use(0, kArcheryAttack);
  EXPECT_EQ(hits(t), (Hits{{2, 1}}));
}

}  // namespace
}  // namespace jiesuan::test
