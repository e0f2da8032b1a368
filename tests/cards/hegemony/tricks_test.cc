// The tricks of 国战, but for 国无懈可击 and 敕令.
#include "engine/view/view.h"
#include "tests/cards/hegemony/forces.h"

namespace jiesuan::test {
namespace {

// ---- 以逸待劳

TEST(AwaitExhausted, EverybodyOfTheForceDrawsTwoAndDiscardsTwo) {
  Forces t{kWei, kShu, kWei};
  t.seat(0).hand({card(kAwaitExhausted), card(kPeach)}).wears({card(kChitu)});
  t.seat(2).hand({card(kJink)});
  t.pile({card(kSlash), card(kSlash), card(kDuel), card(kDuel)});
  t.start();
  t.use(0, kAwaitExhausted);
  EXPECT_EQ(t.hand(0), 3);
  EXPECT_EQ(t.hand(2), 1) << "one after the other";
  t.choose_cards(0, {t.worn(0, kChitu), t.in_hand(0, kPeach)});
  EXPECT_EQ(t.hand(0), 2);
  t.choose_cards(2, {t.in_hand(2, kDuel), t.in_hand(2, kJink)});
  EXPECT_EQ(t.hand(2), 1);
  EXPECT_EQ(t.hand(1), 0);
  EXPECT_TRUE(t.idle(0));
}

TEST(AwaitExhausted, WithoutAForceOnlyForOneself) {
  Forces t{kUndecided, kUndecided, kWei};
  t.seat(0).hand({card(kAwaitExhausted), card(kPeach)});
  t.start();
  t.use(0, kAwaitExhausted);
  t.choose_cards(0, {t.in_hand(0, kPeach), t.game()[0].hand.nth(1)});
  EXPECT_TRUE(t.idle(0)) << t.question();
  EXPECT_EQ(t.hand(1), 0);
}

TEST(AwaitExhausted, AmbitionistsAreNotOfOneForce) {
  Forces t{kLoner, kLoner, kWei};
  t.seat(0).hand({card(kAwaitExhausted)});
  t.start();
  t.use(0, kAwaitExhausted);
  EXPECT_EQ(who(t, LogKind::CardUsed), (Order{0}));
  EXPECT_EQ(last(t, LogKind::CardUsed).seats, seats({0}));
}

// ---- 知己知彼

TEST(KnownBoth, OnlyTheUserSeesTheHand) {
  Forces t{kWei, kShu, kWu};
  t.seat(0).hand({card(kKnownBoth)});
  t.seat(1).hand({card(kJink)});
  t.start();
  EXPECT_EQ(t.targets_of(kKnownBoth), seats({1})) << "not whoever has nothing to look at";
  t.use(0, kKnownBoth, {1});
  EXPECT_TRUE(t.idle(0)) << "there was only the hand to look at: " << t.question();
  const LogEntry looked = last(t, LogKind::Looked);
  EXPECT_EQ(looked.a, 0);
  EXPECT_EQ(looked.cards, t.game()[1].hand);
  EXPECT_EQ(redacted(looked, 2).cards, CardSet{});
}

TEST(KnownBoth, OrAGeneralThatLiesFaceDown) {
  Forces t{kWei, kUndecided, kWu};
  t.seat(0).hand({card(kKnownBoth)});
  t.seat(1).generals("caocao", "simayi").hidden(0).hidden(1).hand({card(kJink)});
  t.start();
  t.use(0, kKnownBoth, {1});
  EXPECT_EQ(t.request().options.size(), 3) << t.question();
  t.choose_option(0, 2);
  EXPECT_EQ(last(t, LogKind::Looked).general, t.game()[1].general[1].general);
  EXPECT_TRUE(t.game()[1].general[1].hidden);
  EXPECT_TRUE(t.idle(0));
}

TEST(KnownBoth, WhatWasLookedAtIsPublicWhatWasSeenIsNot) {
  Forces t{kWei, kUndecided, kWu};
  t.seat(0).hand({card(kKnownBoth)});
  t.seat(1).generals("caocao", "simayi").hidden(1).hand({card(kJink)});
  t.start();
  t.use(0, kKnownBoth, {1});
  t.choose_option(0, 1);
  EXPECT_TRUE(told(last(t, LogKind::ChoiceMade), 2));
  EXPECT_TRUE(told(last(t, LogKind::Looked), 0));
  EXPECT_FALSE(told(last(t, LogKind::Looked), 2));
}

TEST(KnownBoth, MayBeRecast) {
  Forces t{kWei, kShu};
  t.seat(0).hand({card(kKnownBoth)});
  t.start();
  t.recast(0, kKnownBoth);
  EXPECT_EQ(t.hand(0), 1);
  EXPECT_TRUE(t.discarded(kKnownBoth));
}

// ---- 远交近攻

TEST(BefriendAttacking, TheOtherDrawsOneAndYouDrawThree) {
  Forces t{kWei, kShu, kWei, kUndecided, kLoner};
  t.seat(0).hand({card(kBefriendAttacking)});
  t.start();
  EXPECT_EQ(t.targets_of(kBefriendAttacking), seats({1, 4}));
  t.use(0, kBefriendAttacking, {1});
  EXPECT_EQ(t.hand(0), 3);
  EXPECT_EQ(t.hand(1), 1);
}

TEST(BefriendAttacking, NotWithoutAForce) {
  Forces t{kUndecided, kShu};
  t.seat(0).hand({card(kBefriendAttacking)});
  t.start();
  EXPECT_FALSE(t.may_use(kBefriendAttacking));
}

TEST(BefriendAttacking, AnAmbitionistHasOnlyOthers) {
  Forces t{kLoner, kLoner, kWei};
  t.seat(0).hand({card(kBefriendAttacking)});
  t.start();
  EXPECT_EQ(t.targets_of(kBefriendAttacking), seats({1, 2}));
}

// ---- 火烧连营

TEST(BurningCamps, BurnsTheQueueOfTheNextPlayer) {
  Forces t{kWei, kShu, kShu, kWu, kShu};
  t.seat(0).hand({card(kBurningCamps)});
  t.start();
  t.use(0, kBurningCamps);
  EXPECT_EQ(hits(t), (Hits{{1, 1}, {2, 1}})) << "not those of the force who stand elsewhere";
  EXPECT_EQ(last(t, LogKind::DamageDealt).element, Element::Fire);
}

TEST(BurningCamps, OnlyTheNextPlayerIfItStandsAloneOrHasNoForce) {
  for (const Kingdom k : {kShu, kUndecided, kLoner}) {
    Forces t{kWei, k, k == kShu ? kWu : k, kWu};
    t.seat(0).hand({card(kBurningCamps)});
    t.start();
    t.use(0, kBurningCamps);
    EXPECT_EQ(hits(t), (Hits{{1, 1}}));
  }
}

TEST(BurningCamps, TheUserBurnsInItsOwnQueueToo) {
  Forces t{kWei, kWei, kShu};
  t.seat(0).hand({card(kBurningCamps)});
  t.start();
  t.use(0, kBurningCamps);
  EXPECT_EQ(hits(t), (Hits{{0, 1}, {1, 1}}));
}

TEST(BurningCamps, IsNullifiedForEachTargetOfItsOwn) {
  Forces t{kWei, kShu, kShu};
  t.seat(0).hand({card(kBurningCamps)});
  t.seat(1).hand({card(kNullification, "S11")});
  t.start();
  t.use(0, kBurningCamps);
  t.play(1, kNullification);
  EXPECT_EQ(hits(t), (Hits{{2, 1}}));
}

// ---- 水淹七军

TEST(Drowning, TheTargetDiscardsAllItsEquipmentInOneMove) {
  Forces t{kWei, kShu, kWu};
  t.seat(0).hand({card(kDrowning)});
  t.seat(1).wears({card(kChitu), card(kCrossbow)}).hand({card(kJink)});
  t.start();
  EXPECT_EQ(t.targets_of(kDrowning), seats({1}));
  t.forget();
  t.use(0, kDrowning, {1});
  t.choose_option(1, 0);
  EXPECT_TRUE(t.game()[1].equipped().empty());
  EXPECT_EQ(t.hand(1), 1);
  EXPECT_EQ(hits(t), Hits{});
}

TEST(Drowning, OrTakesAThunderbolt) {
  Forces t{kWei, kShu};
  t.seat(0).hand({card(kDrowning)});
  t.seat(1).wears({card(kChitu)});
  t.start();
  t.use(0, kDrowning, {1});
  t.pass(1);
  EXPECT_EQ(hits(t), (Hits{{1, 1}}));
  EXPECT_EQ(last(t, LogKind::DamageDealt).element, Element::Thunder);
  EXPECT_EQ(source_of_last_damage(t), 0);
  EXPECT_EQ(t.game()[1].equipped().size(), 1);
}

// ---- 勠力同心

TEST(FightTogether, ChainsOneSideOfTheTable) {
  Forces t{kWei, kShu, kWei, kUndecided};
  t.seat(0).hand({card(kFightTogether)});
  t.start();
  t.use(0, kFightTogether, {1});
  EXPECT_EQ(last(t, LogKind::CardUsed).seats, seats({1, 3})) << "who has no force belongs to the small ones";
  EXPECT_TRUE(t.chained(1));
  EXPECT_TRUE(t.chained(3));
  EXPECT_FALSE(t.chained(0));
  EXPECT_FALSE(t.chained(2));
}

TEST(FightTogether, WhoIsChainedDrawsACard) {
  Forces t{kWei, kShu, kWei, kUndecided};
  t.seat(0).hand({card(kFightTogether)}).chained();
  t.start();
  t.use(0, kFightTogether, {2});
  EXPECT_EQ(t.hand(0), 1);
  EXPECT_TRUE(t.chained(0));
  EXPECT_TRUE(t.chained(2));
  EXPECT_EQ(t.hand(2), 0);
}

TEST(FightTogether, NeedsABigForceButMayBeRecast) {
  Forces t{kWei, kShu, kWu};
  t.seat(0).hand({card(kFightTogether)});
  t.start();
  EXPECT_FALSE(t.may_use(kFightTogether));
  t.recast(0, kFightTogether);
  EXPECT_EQ(t.hand(0), 1);
}

TEST(FightTogether, TwoForcesOfTheSameSizeAreBothBig) {
  Forces t{kWei, kShu, kWei, kShu, kWu};
  t.seat(0).hand({card(kFightTogether)});
  t.start();
  t.use(0, kFightTogether, {1});
  EXPECT_EQ(last(t, LogKind::CardUsed).seats, seats({0, 1, 2, 3}));
}

// ---- 联军盛宴

TEST(AllianceFeast, TheHostDrawsAndRecoversTheOthersDrawAndAreUnchained) {
  Forces t{kWei, kShu, kShu, kWu};
  t.seat(0).hand({card(kAllianceFeast)}).hp(1, 4);
  t.seat(2).chained();
  t.start();
  EXPECT_EQ(t.targets_of(kAllianceFeast), seats({1, 2, 3}));
  t.use(0, kAllianceFeast, {2});
  EXPECT_EQ(last(t, LogKind::CardUsed).seats, seats({0, 1, 2}));
  EXPECT_EQ(t.request().options.size(), 3) << "0, 1 or 2 cards: " << t.question();
  t.choose_option(0, 1);
  EXPECT_EQ(t.hand(0), 1);
  EXPECT_EQ(t.hp(0), 2);
  EXPECT_EQ(t.hand(1), 1);
  EXPECT_EQ(t.hand(2), 1);
  EXPECT_FALSE(t.chained(2));
  EXPECT_EQ(t.hand(3), 0);
}

TEST(AllianceFeast, WhatCannotBeRecoveredFallsAway) {
  Forces t{kWei, kShu, kShu};
  t.seat(0).hand({card(kAllianceFeast)});
  t.start();
  t.use(0, kAllianceFeast, {1});
  t.choose_option(0, 0);
  EXPECT_EQ(t.hp(0), 4);
  EXPECT_EQ(t.hand(0), 0);
  EXPECT_TRUE(t.idle(0));
}

TEST(AllianceFeast, AnAmbitionistIsAForceOfOne) {
  Forces t{kWei, kLoner, kLoner};
  t.seat(0).hand({card(kAllianceFeast)});
  t.start();
  t.use(0, kAllianceFeast, {1});
  EXPECT_EQ(last(t, LogKind::CardUsed).seats, seats({0, 1}));
  EXPECT_EQ(t.request().options.size(), 2) << t.question();
}

TEST(AllianceFeast, NotWithoutAForce) {
  Forces t{kUndecided, kShu};
  t.seat(0).hand({card(kAllianceFeast)});
  t.start();
  EXPECT_FALSE(t.may_use(kAllianceFeast));
}

TEST(AllianceFeast, TheHostStillCountsGuestsWhoseShareWasNullified) {
  Forces t{kWei, kShu, kShu};
  t.turn_of(0).seat(0).hand({card(kAllianceFeast)}).hp(1, 4);
  t.seat(2).hand({card(kNullification, "S11")});
  t.start();
  t.use(0, kAllianceFeast, {1});
  t.pass(2);
  t.choose_option(0, 2);
  EXPECT_EQ(t.hand(0), 2);
  t.play(2, kNullification);
  EXPECT_EQ(t.hand(1), 0);
  EXPECT_EQ(t.hand(2), 1);
}

// ---- 挟天子以令诸侯

TEST(ThreatenEmperor, EndsThePlayPhaseAndOffersAnotherTurn) {
  Forces t{kWei, kWei, kShu};
  t.seat(0).hand({card(kThreatenEmperor), card(kSlash)});
  t.start();
  t.use(0, kThreatenEmperor);
  EXPECT_TRUE(t.offers(0, "state_threaten_emperor")) << t.question();
  EXPECT_EQ(t.opened(Timing::DiscardStart), 1) << "the discard phase still comes";
  t.launch(0, "state_threaten_emperor", {t.in_hand(0, kSlash)});
  EXPECT_TRUE(t.idle(0)) << t.question();
  EXPECT_TRUE(t.game().turn().extra);
  EXPECT_TRUE(t.discarded(kSlash));
}

TEST(ThreatenEmperor, TheOfferMayBeDeclined) {
  Forces t{kWei, kWei, kShu};
  t.seat(0).hand({card(kThreatenEmperor), card(kSlash)});
  t.start();
  t.use(0, kThreatenEmperor);
  t.pass(0);
  EXPECT_TRUE(t.idle(1)) << t.question();
}

TEST(ThreatenEmperor, OnlyForThoseOfABigForce) {
  Forces t{kShu, kWei, kWei};
  t.seat(0).hand({card(kThreatenEmperor)});
  t.start();
  EXPECT_FALSE(t.may_use(kThreatenEmperor));
}

TEST(ThreatenEmperor, NullifiedItDoesNothing) {
  Forces t{kWei, kWei, kShu};
  t.seat(0).hand({card(kThreatenEmperor), card(kSlash)});
  t.seat(2).hand({card(kNullification, "S11")});
  t.start();
  t.use(0, kThreatenEmperor);
  t.play(2, kNullification);
  EXPECT_TRUE(t.idle(0));
  EXPECT_EQ(t.hand(0), 1);
}

}  // namespace
}  // namespace jiesuan::test
