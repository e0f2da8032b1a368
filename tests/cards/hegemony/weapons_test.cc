// The weapons of 国战: 吴六剑, 三尖两刃刀, 青龙偃月刀〔国〕, 方天画戟〔国〕, 飞龙夺凤.
#include "engine/query/distance.h"
#include "engine/query/states.h"
#include "tests/cards/hegemony/forces.h"

namespace jiesuan::test {
namespace {

// ---- 吴六剑

TEST(SixSwords, TheOthersOfTheForceReachOneFurther) {
  Forces t{kWu, kWu, kWei, kUndecided};
  t.seat(0).wears({card(kSixSwords)});
  t.start();
  EXPECT_EQ(attack_range(t.game(), 0), 2);
  EXPECT_EQ(attack_range(t.game(), 1), 2);
  EXPECT_EQ(attack_range(t.game(), 2), 1);
  EXPECT_EQ(attack_range(t.game(), 3), 1);
}

TEST(SixSwords, ItIsAddedToTheRangeOfTheirOwnWeapons) {
  Forces t{kWu, kWu, kWei};
  t.seat(0).wears({card(kSixSwords)});
  t.seat(1).wears({card(kKylinBow)});
  t.start();
  EXPECT_EQ(attack_range(t.game(), 1), 6);
}

TEST(SixSwords, ItsOwnerNeedsAForce) {
  Forces t{kUndecided, kUndecided};
  t.seat(0).wears({card(kSixSwords)});
  t.start();
  EXPECT_EQ(attack_range(t.game(), 1), 1);
}

// ---- 三尖两刃刀

TEST(Triblade, CutsOnToANeighbourOfTheTarget) {
  Forces t{kWei, kShu, kWu, kQun, kQun};
  t.seat(0).hand({card(kSlash, "S7"), card(kJink)}).wears({card(kTriblade)});
  t.start();
  t.use(0, kSlash, {1});
  ASSERT_TRUE(t.offers(0, "triblade")) << t.question();
  EXPECT_EQ(t.seats_for("triblade", {t.in_hand(0, kJink)}), seats({2})) << "not its owner";
  t.launch(0, "triblade", {t.in_hand(0, kJink)}, {2});
  EXPECT_EQ(hits(t), (Hits{{1, 1}, {2, 1}}));
  EXPECT_EQ(source_of_last_damage(t), 0);
  EXPECT_TRUE(t.idle(0)) << "the second damage is not dealt by the Slash: " << t.question();
}

TEST(Triblade, NotWithoutAHandCard) {
  Forces t{kWei, kShu, kWu};
  t.seat(0).hand({card(kSlash, "S7")}).wears({card(kTriblade)});
  t.start();
  t.use(0, kSlash, {1});
  EXPECT_TRUE(t.idle(0)) << t.question();
}

TEST(Triblade, FromTheDeadThereIsNoDistance) {
  Forces t{kWei, kShu, kWu, kQun};
  t.seat(0).hand({card(kSlash, "S7"), card(kJink)}).wears({card(kTriblade)});
  t.seat(1).hp(1, 4);
  t.start();
  t.use(0, kSlash, {1});
  EXPECT_FALSE(t.alive(1));
  EXPECT_FALSE(t.offers("triblade"));
}

TEST(Triblade, OnlyAfterDamageByTheSlash) {
  Forces t{kWei, kShu, kWu};
  t.seat(0).hand({card(kDuel), card(kJink)}).wears({card(kTriblade)});
  t.start();
  t.use(0, kDuel, {1});
  EXPECT_EQ(hits(t), (Hits{{1, 1}}));
  EXPECT_TRUE(t.idle(0)) << t.question();
}

// ---- 青龙偃月刀〔国〕: 夏侯惇's 刚烈 would be launched from a hidden card.

void strike_hidden_xiahoudun(Table& t, CardName weapon) {
  t.seat(0).hand({card(kSlash, "S7")}).wears({card(weapon)});
  t.seat(1).generals("xiahoudun", "caocao").hidden(0).hidden(1).hp(4, 4);
  t.start();
  t.use(0, kSlash, {1});
}

TEST(BladeHeg, TheTargetsOfTheSlashCannotReveal) {
  Forces t{kShu, kUndecided, kWu};
  strike_hidden_xiahoudun(t, kBladeHeg);
  EXPECT_TRUE(t.idle(0)) << t.question();
  EXPECT_EQ(hits(t), (Hits{{1, 1}}));
  EXPECT_TRUE(may_reveal(t.game(), 1, 0)) << "when the Slash is finished it may again";
  Forces u{kShu, kUndecided, kWu};
  strike_hidden_xiahoudun(u, kTriblade);
  EXPECT_TRUE(u.offers(1, "ganglie")) << u.question();
}

TEST(BladeHeg, OthersThanTheTargetsMayReveal) {
  Forces t{kShu, kWei, kUndecided};
  t.seat(0).hand({card(kSlash, "S7")}).wears({card(kBladeHeg)});
  t.seat(1).hand({card(kJink)});
  t.seat(2).generals("xiahoudun", "caocao").hidden(0).hidden(1);
  t.start();
  t.use(0, kSlash, {1});
  ASSERT_TRUE(t.demands(1, kJink));
  EXPECT_FALSE(may_reveal(t.game(), 1, 0));
  EXPECT_TRUE(may_reveal(t.game(), 2, 0));
}

TEST(BladeHeg, OnlyForASlashOfItsOwner) {
  Forces t{kShu, kWei, kUndecided};
  t.seat(0).hand({card(kSlash, "S7")});
  t.seat(1).hand({card(kJink)}).wears({card(kBladeHeg)});
  t.start();
  t.use(0, kSlash, {1});
  ASSERT_TRUE(t.demands(1, kJink));
  EXPECT_TRUE(may_reveal(t.game(), 1, 0));
}

TEST(BladeHeg, IsNotThePursuingBlade) {
  Forces t{kShu, kWei};
  t.seat(0).hand({card(kSlash, "S7"), card(kSlash, "S8")}).wears({card(kBladeHeg)});
  t.seat(1).hand({card(kJink)});
  t.start();
  t.use(0, kSlash, {1});
  t.play(1, kJink);
  EXPECT_TRUE(t.idle(0)) << t.question();
}

// ---- 方天画戟〔国〕

TEST(HalberdHeg, AddsTargetsNoTwoOfWhichAreOfOneForce) {
  Forces t{kShu, kWei, kWu, kWei, kWu, kUndecided};
  t.seat(0).hand({card(kSlash, "S7"), card(kPeach)}).wears({card(kHalberdHeg)});
  t.start();
  t.use(0, kSlash, {1});
  ASSERT_TRUE(t.offers(0, "halberd_heg")) << t.question();
  EXPECT_EQ(t.seats_for("halberd_heg"), seats({2, 4, 5}));
  EXPECT_EQ(t.seats_for("halberd_heg", {}, {2}), seats({5}));
  t.launch(0, "halberd_heg", {}, {2, 5});
  EXPECT_EQ(hits(t), (Hits{{1, 1}, {2, 1}, {5, 1}}));
}

TEST(HalberdHeg, WhenOneOffsetsItThoseAfterAreSpared) {
  Forces t{kShu, kWei, kWu, kQun};
  t.seat(0).hand({card(kSlash, "S7")}).wears({card(kHalberdHeg)});
  t.seat(2).hand({card(kJink)});
  t.start();
  t.use(0, kSlash, {3});
  t.launch(0, "halberd_heg", {}, {1, 2});
  t.play(2, kJink);
  EXPECT_EQ(hits(t), (Hits{{1, 1}})) << "who has been struck stays struck";
  EXPECT_TRUE(t.idle(0));
}

TEST(HalberdHeg, AddsOnlyThoseInRange) {
  Forces t{kShu, kWei, kWu, kQun, kWei, kWu, kQun, kLoner, kLoner, kWei, kWu, kQun};
  t.seat(0).hand({card(kSlash, "S7")}).wears({card(kHalberdHeg)});
  t.start();
  t.use(0, kSlash, {1});
  EXPECT_EQ(t.seats_for("halberd_heg"), seats({2, 3, 8, 10, 11})) << t.question();
}

TEST(HalberdHeg, MayBeLeftAlone) {
  Forces t{kShu, kWei, kWu};
  t.seat(0).hand({card(kSlash, "S7")}).wears({card(kHalberdHeg)});
  t.start();
  t.use(0, kSlash, {1});
  t.pass(0);
  EXPECT_EQ(hits(t), (Hits{{1, 1}}));
}

// ---- 飞龙夺凤

TEST(DragonPhoenix, TheTargetDiscardsACardOfItsChoice) {
  Forces t{kShu, kWei};
  t.seat(0).hand({card(kSlash, "S7")}).wears({card(kDragonPhoenix)});
  t.extra({card(kDragonPhoenix, "S2")});
  t.seat(1).hand({card(kPeach)}).wears({card(kChitu)});
  t.start();
  t.use(0, kSlash, {1});
  t.launch(0, "dragon_phoenix");
  t.choose_cards(1, {t.worn(1, kChitu)});
  EXPECT_EQ(t.hand(1), 1);
  EXPECT_EQ(hits(t), (Hits{{1, 1}}));
}

TEST(DragonPhoenix, NotOfATargetWithoutCards) {
  Forces t{kShu, kWei};
  t.seat(0).hand({card(kSlash, "S7")}).wears({card(kDragonPhoenix)});
  t.extra({card(kDragonPhoenix, "S2")});
  t.start();
  t.use(0, kSlash, {1});
  EXPECT_TRUE(t.idle(0)) << t.question();
}

TEST(DragonPhoenix, TakesAHandCardOfWhoIsDyingByTheSlash) {
  Forces t{kShu, kWei, kWei};
  t.seat(0).hand({card(kSlash, "S7")}).wears({card(kDragonPhoenix)});
  t.extra({card(kDragonPhoenix, "S2")});
  t.seat(1).hand({card(kPeach), card(kDuel)}).hp(1, 4);
  t.start();
  t.use(0, kSlash, {1});
  t.pass(0);  // it discards nothing
  ASSERT_TRUE(t.offers(0, "dragon_phoenix")) << t.question();
  t.launch(0, "dragon_phoenix");
  EXPECT_EQ(t.hand(0), 1);
  EXPECT_EQ(t.hand(1), 1);
}

TEST(DragonPhoenix, NotOfWhoIsDyingByAnotherCard) {
  Forces t{kShu, kWei, kWei};
  t.seat(0).hand({card(kDuel)}).wears({card(kDragonPhoenix)});
  t.extra({card(kDragonPhoenix, "S2")});
  t.seat(1).hand({card(kPeach)}).hp(1, 4);
  t.start();
  t.use(0, kDuel, {1});
  EXPECT_TRUE(t.demands(1, kPeach)) << t.question();
}

}  // namespace
}  // namespace jiesuan::test
