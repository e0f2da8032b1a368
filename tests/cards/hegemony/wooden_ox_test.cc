// 木牛流马: what lies under it is used as if it were in hand.
#include "engine/view/view.h"
#include "tests/cards/hegemony/forces.h"

namespace jiesuan::test {
namespace {

TEST(WoodenOx, AHandCardIsPutUnderItAndItMayStay) {
  Forces t{kWei, kShu, kWu};
  t.seat(0).hand({card(kSlash), card(kJink)}).wears({card(kWoodenOx)});
  t.start();
  const CardId jink = t.in_hand(0, kJink);
  t.act(0, "wooden_ox", {jink});
  t.pass(0);
  EXPECT_EQ(t.beside(0, "wooden_ox"), cards({jink}));
  EXPECT_EQ(t.hand(0), 1);
  EXPECT_TRUE(can_see(t.game(), 0, jink));
  EXPECT_FALSE(can_see(t.game(), 1, jink));
  EXPECT_FALSE(t.offers("wooden_ox")) << "once in the phase";
}

TEST(WoodenOx, GoesToAnotherWithItsLoad) {
  Forces t{kWei, kShu, kWu};
  t.seat(0).hand({card(kJink)}).wears({card(kWoodenOx)});
  t.seat(2).wears({card(kJadeSeal)});
  t.start();
  const CardId jink = t.in_hand(0, kJink), ox = t.worn(0, kWoodenOx);
  t.act(0, "wooden_ox", {jink});
  EXPECT_EQ(t.request().options[0].seats, seats({1})) << "seat 2 has a treasure already";
  t.choose_seats(0, {1});
  EXPECT_EQ(t.worn(1, kWoodenOx), ox);
  EXPECT_EQ(t.beside(1, "wooden_ox"), cards({jink}));
  EXPECT_TRUE(t.beside(0, "wooden_ox").empty());
  EXPECT_TRUE(can_see(t.game(), 1, jink));
  EXPECT_FALSE(can_see(t.game(), 0, jink)) << "only its new owner may look at it";
  EXPECT_TRUE(t.idle(0));
}

TEST(WoodenOx, WhatLiesUnderItIsUsedInThePlayPhase) {
  Forces t{kWei, kShu};
  t.seat(0).wears({card(kWoodenOx)}).beside("wooden_ox", {card(kSlash)});
  t.start();
  t.use(0, kSlash, {1});
  EXPECT_EQ(hits(t), (Hits{{1, 1}}));
  EXPECT_TRUE(t.discarded(kSlash));
  EXPECT_TRUE(t.beside(0, "wooden_ox").empty());
}

TEST(WoodenOx, AndWhenACardIsNeeded) {
  Forces t{kWei, kShu};
  t.seat(0).hand({card(kSlash)});
  t.seat(1).wears({card(kWoodenOx)}).beside("wooden_ox", {card(kJink)});
  t.start();
  t.use(0, kSlash, {1});
  ASSERT_TRUE(t.demands(1, kJink)) << t.question();
  t.play(1, kJink);
  EXPECT_EQ(hits(t), Hits{});
}

TEST(WoodenOx, AlsoAsMaterialOfAConversion) {
  Forces t{kShu, kWei};
  t.seat(0).skill("wusheng").wears({card(kWoodenOx)}).beside("wooden_ox", {card(kJink, "D")});
  t.start();
  t.convert(0, "wusheng", {t.beside(0, "wooden_ox").first()}, {1});
  EXPECT_EQ(hits(t), (Hits{{1, 1}}));
}

TEST(WoodenOx, TheCardsAreNoHandCards) {
  Forces t{kWei, kShu};
  t.seat(0).hand({card(kSnatch)});
  t.seat(1).wears({card(kWoodenOx)}).beside("wooden_ox", {card(kJink)});
  t.start();
  t.use(0, kSnatch, {1});
  EXPECT_EQ(t.worn(1, kWoodenOx), kNoCard) << "there was nothing else to take: " << t.question();
}

TEST(WoodenOx, WhenItLeavesForElsewhereItsLoadIsDiscarded) {
  Forces t{kWei, kShu};
  t.seat(0).hand({card(kDismantlement)});
  t.seat(1).wears({card(kWoodenOx)}).beside("wooden_ox", {card(kJink)});
  t.start();
  t.use(0, kDismantlement, {1});
  EXPECT_TRUE(t.discarded(kWoodenOx)) << t.question();
  EXPECT_TRUE(t.discarded(kJink));
  EXPECT_TRUE(t.beside(1, "wooden_ox").empty());
}

TEST(WoodenOx, AlsoWhenItIsReplaced) {
  Forces t{kWei, kShu};
  t.seat(0).hand({card(kJadeSeal)}).wears({card(kWoodenOx)}).beside("wooden_ox", {card(kJink)});
  t.start();
  t.use(0, kJadeSeal);
  EXPECT_TRUE(t.discarded(kJink));
}

TEST(WoodenOx, AtItsOwnersDeathEverythingIsDiscarded) {
  Forces t{kWei, kShu, kWu};
  t.seat(0).hand({card(kSlash)});
  t.seat(1).hp(1, 4).wears({card(kWoodenOx)}).beside("wooden_ox", {card(kDuel)});
  t.start();
  t.use(0, kSlash, {1});
  EXPECT_FALSE(t.alive(1)) << t.question();
  EXPECT_TRUE(t.discarded(kWoodenOx));
  EXPECT_TRUE(t.discarded(kDuel));
}

TEST(WoodenOx, InAnExchangeOfEquipmentTheLoadGoesAlong) {
  Forces t{kWu, kShu, kWu};
  t.seat(0).skill("ganlu").hp(1, 4);
  t.seat(1).wears({card(kWoodenOx)}).beside("wooden_ox", {card(kJink)});
  t.start();
  t.act(0, "ganlu", {}, {1, 2});
  EXPECT_NE(t.worn(2, kWoodenOx), kNoCard) << t.question();
  EXPECT_EQ(t.beside(2, "wooden_ox").size(), 1);
  EXPECT_TRUE(t.beside(1, "wooden_ox").empty());
}

TEST(WoodenOx, BothLoadsAreNeverMixed) {
  Forces t{kWu, kShu, kWu};
  t.seat(0).skill("ganlu").hp(1, 4);
  t.seat(1).wears({card(kWoodenOx)}).beside("wooden_ox", {card(kJink)});
  t.seat(2).wears({card(kJadeSeal)});
  t.start();
  t.act(0, "ganlu", {}, {1, 2});
  EXPECT_NE(t.worn(1, kJadeSeal), kNoCard);
  EXPECT_EQ(t.beside(2, "wooden_ox").size(), 1);
}

}  // namespace
}  // namespace jiesuan::test
