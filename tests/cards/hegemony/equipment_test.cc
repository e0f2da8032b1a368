// Armour, treasures and horses of 国战, but for 木牛流马.
#include "engine/query/distance.h"
#include "engine/query/forces.h"
#include "tests/cards/hegemony/forces.h"

namespace jiesuan::test {
namespace {

// ---- 护心镜

TEST(Breastplate, BreaksInsteadOfItsWearer) {
  Forces t{kShu, kWei};
  t.seat(0).hand({card(kSlash, "S7")});
  t.seat(1).wears({card(kBreastplate)}).hp(1, 4);
  t.start();
  t.use(0, kSlash, {1});
  t.launch(1, "breastplate");
  EXPECT_EQ(t.hp(1), 1);
  EXPECT_TRUE(t.discarded(kBreastplate));
  bool put = false;
  for (const LogEntry& e : t.of(LogKind::Moved)) put = put || (e.a == 1 && e.reason == Reason::Put);
  EXPECT_TRUE(put) << "that is no discard";
}

TEST(Breastplate, OnlyAgainstDamageAsLargeAsItsHp) {
  Forces t{kShu, kWei};
  t.seat(0).hand({card(kSlash, "S7")});
  t.seat(1).wears({card(kBreastplate)}).hp(2, 4);
  t.start();
  t.use(0, kSlash, {1});
  EXPECT_TRUE(t.idle(0)) << t.question();
  EXPECT_EQ(t.hp(1), 1);
}

// ---- 明光铠

TEST(IronArmor, FireIsNotAimedAtItsWearer) {
  for (const CardName fire : {kFireSlash, kFireAttack}) {
    Forces t{kShu, kWei};
    t.seat(0).hand({card(fire)});
    t.seat(1).wears({card(kIronArmor)}).hand({card(kPeach)});
    t.start();
    t.use(0, fire, {1});
    EXPECT_TRUE(t.idle(0)) << t.question();
    EXPECT_EQ(t.count(LogKind::TargetCancelled), 1);
    EXPECT_EQ(t.hp(1), 4);
  }
}

TEST(IronArmor, BurningCampsGoesPastItsWearerAlone) {
  Forces t{kShu, kWei, kWei};
  t.seat(0).hand({card(kBurningCamps)});
  t.seat(1).wears({card(kIronArmor)});
  t.start();
  t.use(0, kBurningCamps);
  EXPECT_EQ(hits(t), (Hits{{2, 1}}));
}

TEST(IronArmor, NotAgainstOtherSlashes) {
  Forces t{kShu, kWei};
  t.seat(0).hand({card(kThunderSlash)});
  t.seat(1).wears({card(kIronArmor)});
  t.start();
  t.use(0, kThunderSlash, {1});
  EXPECT_EQ(t.hp(1), 3);
}

TEST(IronArmor, ThoseOfSmallForcesAreNotChained) {
  Forces t{kShu, kWei, kShu};
  t.seat(0).hand({card(kIronChain)});
  t.seat(1).wears({card(kIronArmor)});
  t.start();
  t.use(0, kIronChain, {1});
  EXPECT_FALSE(t.chained(1));
  Forces u{kShu, kWei, kWei};
  u.seat(0).hand({card(kIronChain)});
  u.seat(1).wears({card(kIronArmor)});
  u.start();
  u.use(0, kIronChain, {1});
  EXPECT_TRUE(u.chained(1)) << "it is of a big force";
}

TEST(IronArmor, WhatIsChainedStaysChained) {
  Forces t{kShu, kWei, kShu};
  t.seat(1).wears({card(kIronArmor)}).chained();
  t.start();
  EXPECT_TRUE(t.chained(1));
}

// ---- 玉玺

constexpr int kRevealNothing = 0;  // the question at the start of a turn

TEST(JadeSeal, ItsForceIsTheOnlyBigOne) {
  Forces t{kWei, kShu, kShu, kWu};
  t.seat(3).wears({card(kJadeSeal)});
  t.start();
  EXPECT_EQ(of_big_forces(t.game()), seats({3}));
  EXPECT_EQ(of_small_forces(t.game()), seats({0, 1, 2}));
  Forces u{kWei, kShu, kShu, kUndecided};
  u.seat(3).wears({card(kJadeSeal)});
  u.start();
  EXPECT_EQ(of_big_forces(u.game()), seats({1, 2})) << "without a force it changes nothing";
}

TEST(JadeSeal, WithARevealedGeneralOneCardMoreAndALookAround) {
  Forces t{kWei, kShu, kUndecided};
  t.turn_of(0, PhaseKind::Draw);
  t.seat(0).generals("zhangliao", "xuchu").hidden(1).wears({card(kJadeSeal)});
  t.seat(1).hand({card(kJink)});
  t.seat(2).generals("caocao", "simayi").hidden(0).hidden(1);
  t.start();
  t.choose_option(0, kRevealNothing);
  while (t.request().ask == Ask::Launch) t.pass(0);  // skills of the draw phase
  EXPECT_EQ(t.hand(0), 3);
  t.choose_seats(0, {1});
  EXPECT_EQ(last(t, LogKind::Looked).cards, t.game()[1].hand);
  EXPECT_EQ(last(t, LogKind::CardUsed).card, kKnownBoth);
  EXPECT_EQ(last(t, LogKind::CardUsed).suit, Suit::None);
  EXPECT_TRUE(t.idle(0)) << t.question();
}

TEST(JadeSeal, NotWhileBothGeneralsLieFaceDown) {
  Forces t{kUndecided, kShu};
  t.turn_of(0, PhaseKind::Draw);
  t.seat(0).generals("zhangfei", "guanyu").hidden(0).hidden(1).wears({card(kJadeSeal)});
  t.seat(1).hand({card(kJink)});
  t.start();
  t.choose_option(0, kRevealNothing);
  EXPECT_TRUE(t.idle(0)) << t.question();
  EXPECT_EQ(t.hand(0), 2);
}

// ---- 太平要术

TEST(PeaceSpell, ElementalDamageIsPrevented) {
  for (const CardName n : {kFireSlash, kThunderSlash, kSlash}) {
    Forces t{kShu, kQun};
    t.seat(0).hand({card(n)});
    t.seat(1).wears({card(kPeaceSpell)});
    t.extra({card(kPeaceSpell, "H3")});
    t.start();
    t.use(0, n, {1});
    EXPECT_EQ(t.hp(1), n == kSlash ? 3 : 4);
  }
}

TEST(PeaceSpell, TheHandLimitGrowsWithTheForce) {
  Forces t{kQun, kQun, kShu, kUndecided};
  t.seat(0).wears({card(kPeaceSpell)});
  t.extra({card(kPeaceSpell, "H3")});
  t.start();
  EXPECT_EQ(hand_limit(t.game(), 0), 6);
  EXPECT_EQ(hand_limit(t.game(), 1), 4);
  Forces u{kUndecided, kUndecided};
  u.seat(0).wears({card(kPeaceSpell)});
  u.extra({card(kPeaceSpell, "H3")});
  u.start();
  EXPECT_EQ(hand_limit(u.game(), 0), 4);
}

TEST(PeaceSpell, WhoLosesItDrawsTwoAndLosesOneHp) {
  Forces t{kShu, kQun};
  t.seat(0).hand({card(kDismantlement)});
  t.seat(1).wears({card(kPeaceSpell)});
  t.extra({card(kPeaceSpell, "H3")});
  t.start();
  t.use(0, kDismantlement, {1});
  EXPECT_EQ(t.hand(1), 2) << t.question();
  EXPECT_EQ(t.hp(1), 3);
  Forces u{kShu, kQun};
  u.seat(0).hand({card(kDismantlement)});
  u.seat(1).wears({card(kPeaceSpell)}).hp(1, 4);
  u.extra({card(kPeaceSpell, "H3")});
  u.start();
  u.use(0, kDismantlement, {1});
  EXPECT_EQ(u.hand(1), 2);
  EXPECT_EQ(u.hp(1), 1) << "the last hp is kept";
}

TEST(PeaceSpell, AlsoWhenAnotherArmourTakesItsPlace) {
  Forces t{kQun, kShu};
  t.seat(0).hand({card(kVine)}).wears({card(kPeaceSpell)});
  t.extra({card(kPeaceSpell, "H3")});
  t.start();
  t.use(0, kVine);
  EXPECT_EQ(t.hand(0), 2);
  EXPECT_EQ(t.hp(0), 3);
}

// ---- 定澜夜明珠

TEST(LuminousPearl, LendsZhihengUpToTheMaximumHp) {
  Forces t{kWu, kShu};
  t.seat(0)
      .hand({card(kSlash), card(kJink), card(kPeach), card(kDuel)})
      .wears({card(kLuminousPearl)})
      .hp(1, 3);
  t.extra({card(kLuminousPearl, "D6")});
  t.start();
  ASSERT_TRUE(t.offers(0, "luminous_pearl")) << t.question();
  const CardId a = t.in_hand(0, kSlash), b = t.in_hand(0, kJink), c = t.in_hand(0, kPeach);
  for (const Option& o : t.request().options)
    if (o.kind == OptionKind::Skill) EXPECT_EQ(o.max_cards, 3);
  t.act(0, "luminous_pearl", {a, b, c});
  EXPECT_EQ(t.hand(0), 4);
  EXPECT_FALSE(t.offers("luminous_pearl")) << "once in the phase";
}

TEST(LuminousPearl, WhoHasZhihengIsLentNone) {
  Forces t{kWu, kShu};
  t.seat(0).skill("zhiheng").hand({card(kSlash)}).wears({card(kLuminousPearl)});
  t.extra({card(kLuminousPearl, "D6")});
  t.start();
  EXPECT_TRUE(t.offers("zhiheng"));
  EXPECT_FALSE(t.offers("luminous_pearl"));
}

TEST(LuminousPearl, TheZhihengOfItsOwnerHasNoLimit) {
  for (const bool worn : {false, true}) {
    Forces t{kWu, kShu};
    t.extra({card(kLuminousPearl, "D6")});
    t.seat(0).skill("zhiheng_heg").hand({card(kSlash), card(kSlash), card(kSlash), card(kJink)}).hp(2, 2);
    if (worn) t.seat(0).wears({card(kLuminousPearl)});
    t.start();
    for (const Option& o : t.request().options)
      if (o.kind == OptionKind::Skill) EXPECT_EQ(o.max_cards, worn ? 5 : 2) << t.question();
    EXPECT_FALSE(t.offers("luminous_pearl"));
  }
}

TEST(LuminousPearl, MayBeGivenUpItself) {
  Forces t{kWu, kShu};
  t.seat(0).wears({card(kLuminousPearl)});
  t.extra({card(kLuminousPearl, "D6")});
  t.start();
  t.act(0, "luminous_pearl", {t.worn(0, kLuminousPearl)});
  EXPECT_EQ(t.hand(0), 1);
  EXPECT_TRUE(t.discarded(kLuminousPearl));
}

// ---- 六龙骖驾

TEST(SixDragons, IsAHorseBothWays) {
  Forces t{kWei, kShu, kWu, kQun, kShu};
  t.seat(0).wears({card(kSixDragons)});
  t.extra({card(kSixDragons, "H13")});
  t.start();
  EXPECT_EQ(distance(t.game(), 0, 2), 1);
  EXPECT_EQ(distance(t.game(), 2, 0), 3);
}

TEST(SixDragons, TheOtherHorsesGoWhenItComes) {
  Forces t{kWei, kShu};
  t.seat(0).hand({card(kSixDragons)}).wears({card(kChitu), card(kDilu)});
  t.extra({card(kSixDragons, "H13")});
  t.start();
  t.use(0, kSixDragons);
  EXPECT_EQ(t.game()[0].equipped(), cards({t.worn(0, kSixDragons)}));
  EXPECT_TRUE(t.discarded(kChitu));
  EXPECT_TRUE(t.discarded(kDilu));
}

TEST(SixDragons, ItsOwnerCannotUseHorses) {
  Forces t{kWei, kShu};
  t.seat(0).hand({card(kChitu), card(kDilu), card(kCrossbow)}).wears({card(kSixDragons)});
  t.extra({card(kSixDragons, "H13")});
  t.start();
  EXPECT_FALSE(t.may_use(kChitu));
  EXPECT_FALSE(t.may_use(kDilu));
  EXPECT_TRUE(t.may_use(kCrossbow));
}

TEST(SixDragons, AHorsePutBeforeItsOwnerGoesToTheDiscardPile) {
  Forces t{kWei, kShu, kShu};
  t.seat(0).wears({card(kSixDragons)});
  t.seat(1).skill("qiaobian").wears({card(kChitu)}).hand({card(kSlash), card(kSlash)});
  t.turn_of(1, PhaseKind::Prepare);
  t.extra({card(kSixDragons, "H13")});
  t.start();
  while (!t.idle(1) && t.offers(1, "qiaobian")) {
    const bool play = t.request().timing == Timing::PlayBeforeStart;
    if (!play) {
      t.pass(1);
      continue;
    }
    t.launch(1, "qiaobian", {t.in_hand(1, kSlash)});
    break;
  }
  t.choose_cards(1, {t.worn(1, kChitu)}, {0});
  EXPECT_TRUE(t.discarded(kChitu)) << t.question();
  EXPECT_EQ(t.worn(0, kChitu), kNoCard);
}

}  // namespace
}  // namespace jiesuan::test
