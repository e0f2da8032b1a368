// Skills that stand for a card: declared at needs and at idle points, paid with a price that is no material.
// And what may not be used, responded or discarded.
#include "generals/common.h"
#include "tests/engine/support.h"

namespace jiesuan::test {
namespace {

Task<> simply(Skill<Need> s) {
  answer_as_declared(s);
  co_return;
}
Task<> for_nothing(Skill<Need>) { co_return; }
bool any_card_as_price(const Skill<Need>& s, Option& o) {
  return pick_cards(o, s.game[s.owner].own_cards(), 1, 1);
}

const SkillDef both({"test_stand_both", "双"}, Listing::Nameless,
                    at<Timing::NeedUse1>().may().declares(kBasics).then(simply));
const SkillDef paid({"test_stand_paid", "价"}, Listing::Nameless,
                    at<Timing::NeedUse2>().may().declares(kBasics).choose(any_card_as_price).then(simply));
const SkillDef in_vain({"test_stand_vain", "空"}, Listing::Nameless,
                       at<Timing::NeedUse1>().may().declares(kPeach).then(for_nothing));

bool everything(const StateContext&, const Deed&) { return true; }
const SkillDef no_use({"test_stand_no_use", "禁用"}, Listing::Nameless, forbids(Act::Use, everything));
const SkillDef no_respond({"test_stand_no_respond", "禁打"}, Listing::Nameless,
                          forbids(Act::Respond, everything));
const SkillDef no_discard({"test_stand_no_discard", "禁弃"}, Listing::Nameless,
                          forbids(Act::Discard, everything));

TEST(StandFor, AtAnIdlePointEveryUsableNameIsAnOption) {
  Table t(3);
  t.seat(0).skill("test_stand_both");
  t.start();
  for (CardName n : {kSlash, kFireSlash, kThunderSlash, kAnaleptic})
    EXPECT_TRUE(t.offers_as("test_stand_both", n)) << def(n).id;
  EXPECT_FALSE(t.offers_as("test_stand_both", kPeach)) << "he is not wounded";
  EXPECT_FALSE(t.offers_as("test_stand_both", kJink));
  t.act_as(0, "test_stand_both", kThunderSlash, {}, {1});
  EXPECT_EQ(t.nth(LogKind::DamageDealt).element, Element::Thunder);
  EXPECT_FALSE(t.offers_as("test_stand_both", kSlash)) << "one 杀 a phase";
}

TEST(StandFor, AtANeedOnlyWhatIsWanted) {
  Table t(3);
  t.seat(0).hand({card(kSlash), card(kSavageAssault)});
  t.seat(1).skill("test_stand_both");
  t.start();
  t.use(0, kSlash, {1});
  EXPECT_TRUE(t.offers_as("test_stand_both", kJink));
  EXPECT_FALSE(t.offers_as("test_stand_both", kPeach));
  t.launch_as(1, "test_stand_both", kJink);
  EXPECT_EQ(t.hp(1), 4);
  t.use(0, kSavageAssault);
  EXPECT_EQ(t.hp(1), 3) << "it does not respond: " << t.question();
}

TEST(StandFor, DeclinedItIsPastForThisNeed) {
  Table t(3);
  t.seat(0).hand({card(kSlash)});
  t.seat(1).skill("test_stand_both").hand({card(kJink)});
  t.start();
  t.use(0, kSlash, {1});
  t.pass(1);
  EXPECT_TRUE(t.demands(1, kJink)) << t.question();
}

TEST(StandFor, IsNotOfferedToThoseWhoAreNotInNeed) {
  Table t(3);
  t.seat(0).hand({card(kSlash)});
  t.seat(1).hand({card(kJink)});
  t.seat(2).skill("test_stand_both");
  t.start();
  t.use(0, kSlash, {1});
  EXPECT_TRUE(t.demands(1, kJink)) << t.question();
}

TEST(StandFor, IsNotOfferedForACardThatIsUsedAnyway) {
  Table t(3);
  t.seat(0).skill("test_stand_both").hand({card(kSlash)});
  t.start();
  t.use(0, kSlash, {1});
  EXPECT_EQ(t.damages(1), std::vector<int>{1}) << t.question();
}

TEST(StandFor, ThePriceIsNoMaterial) {
  Table t(3);
  t.seat(0).skill("test_stand_paid").hand({card(kDuel, "S1")});
  t.seat(1).wears({card(kNiohShield)});
  t.start();
  const CardId duel = t.in_hand(0, kDuel);
  t.act_as(0, "test_stand_paid", kSlash, {duel}, {1});
  EXPECT_EQ(t.damages(1), std::vector<int>{1}) << "a 杀 without colour";
  EXPECT_EQ(t.where(duel), Zone::Hand) << "what becomes of the price is the skill's business";
}

TEST(StandFor, AHorseThatPaysDoesNotBringAnybodyNearer) {
  Table t(4);
  t.seat(0).skill("test_stand_paid").hand({card(kDuel)}).wears({card(kChitu)});
  t.start();
  EXPECT_EQ(t.seats_as("test_stand_paid", kSlash, {t.in_hand(0, kDuel)}), seats({1, 2, 3}));
  EXPECT_EQ(t.seats_as("test_stand_paid", kSlash, {t.worn(0, kChitu)}), seats({1, 3}));
}

TEST(StandFor, ACrossbowThatPaysDoesNotLiftTheLimit) {
  Table t(3);
  t.seat(0).skill("test_stand_paid").hand({card(kSlash)}).wears({card(kCrossbow)});
  t.start();
  t.use(0, kSlash, {1});
  EXPECT_FALSE(t.offers_as("test_stand_paid", kSlash));
  EXPECT_TRUE(t.offers_as("test_stand_paid", kAnaleptic));
}

// C45, J5
TEST(StandFor, InVainItMayBeTriedThreeTimesAPhase) {
  Table t(3);
  t.seat(0).skill("test_stand_vain").hp(1, 4);
  t.start();
  for (int n = 0; n < 3; ++n) t.act(0, "test_stand_vain");
  EXPECT_FALSE(t.offers("test_stand_vain"));
  EXPECT_EQ(t.hp(0), 1);
}

// ---- forbidden

TEST(Forbid, UsingAndRespondingAreTwoThings) {
  Table use(3);
  use.seat(0).skill("test_stand_no_use").hand({card(kSlash), card(kExNihilo)});
  use.seat(1).hand({card(kDuel)});
  use.turn_of(1).start();
  use.use(1, kDuel, {0});
  EXPECT_TRUE(use.demands(0, kSlash)) << use.question();

  Table respond(3);
  respond.seat(0).skill("test_stand_no_respond").hand({card(kSlash)});
  respond.seat(1).hand({card(kDuel), card(kSavageAssault)});
  respond.turn_of(1).start();
  respond.use(1, kDuel, {0});
  EXPECT_EQ(respond.damages(0), std::vector<int>{1}) << respond.question();
}

TEST(Forbid, WhoCannotUseCardsIsOfferedNone) {
  Table t(3);
  t.seat(0).skill("test_stand_no_use").skill("test_stand_both").hand({card(kSlash), card(kExNihilo)});
  t.start();
  EXPECT_FALSE(t.may_use(kSlash));
  EXPECT_FALSE(t.may_use(kExNihilo));
  EXPECT_FALSE(t.offers("test_stand_both"));
}

TEST(Forbid, WhoCannotDiscardKeepsItsHandAndPaysNothing) {
  Table t(3);
  t.seat(0).skill("test_stand_no_discard").skill("zhiheng").hp(1, 4).hand({card(kJink), card(kPeach)});
  t.start();
  EXPECT_FALSE(t.offers("zhiheng"));
  t.end_phase(0);
  EXPECT_TRUE(t.idle(1)) << t.question();
  EXPECT_EQ(t.hand(0), 2);
  EXPECT_EQ(t.opened(Timing::DiscardEnd), 1);
}

TEST(Forbid, WhatOthersDiscardOfItIsNotItsDiscarding) {
  Table t(3);
  t.seat(0).hand({card(kDismantlement)});
  t.seat(1).skill("test_stand_no_discard").hand({card(kPeach)});
  t.start();
  t.use(0, kDismantlement, {1});
  EXPECT_EQ(t.hand(1), 0);
}

TEST(Forbid, ALordWhoCannotDiscardPaysNotForAKilledLoyalist) {
  Table t(3);
  t.seat(0).skill("test_stand_no_discard").hand({card(kSlash, "S7"), card(kJink)});
  t.seat(1).role(Role::Loyalist).hp(1, 4);
  t.seat(2).role(Role::Rebel);
  t.start();
  t.use(0, kSlash, {1});
  EXPECT_FALSE(t.alive(1));
  EXPECT_EQ(t.hand(0), 1);
}

// ---- what was discarded, by type

TEST(History, CountsDiscardsByType) {
  Table t(3);
  t.seat(0).skill("zhiheng").hand({card(kJink), card(kPeach), card(kDuel), card(kIndulgence), card(kAxe)});
  t.start();
  const CardSet hand = t.game()[0].hand;
  t.act(0, "zhiheng", {hand.nth(0), hand.nth(1), hand.nth(2), hand.nth(3), hand.nth(4)});
  const History& h = t.game().state.history;
  EXPECT_EQ(h.count(Span::Turn, Counter::Discarded, 0), 5);
  EXPECT_EQ(h.count(Span::Turn, Counter::DiscardedBasic, 0), 2);
  EXPECT_EQ(h.count(Span::Turn, Counter::DiscardedTrick, 0), 2);
  EXPECT_EQ(h.count(Span::Turn, Counter::DiscardedEquipment, 0), 1);
}

}  // namespace
}  // namespace jiesuan::test
