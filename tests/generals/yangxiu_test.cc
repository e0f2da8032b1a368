// 杨修, 杨修〔新〕: 鸡肋, 啖酪.
#include "tests/support/story.h"

namespace jiesuan::test {
namespace {

enum Type : int { kBasicCards, kTricks, kEquipment };

// Seat 0 hurts 杨修 (seat 1) with a 决斗, and he names the type.
void hurt_and_name(Table& t, Type type) {
  t.use(0, kDuel, {1});
  t.launch(1, "jilei");
  t.choose_option(1, type);
}

TEST(Jilei, TheSourceCannotUseCardsOfTheNamedType) {
  Table t(3);
  t.seat(0).hand({card(kDuel), card(kSlash), card(kExNihilo), card(kCrossbow)});
  t.seat(1).general("yangxiu");
  t.start();
  hurt_and_name(t, kBasicCards);
  EXPECT_TRUE(t.idle(0));
  EXPECT_FALSE(t.may_use(kSlash));
  EXPECT_TRUE(t.may_use(kExNihilo));
  EXPECT_TRUE(t.may_use(kCrossbow));
}

TEST(Jilei, WhatCannotBeDiscardedIsNoPriceForASkill) {
  for (const CardName heart : {kPeach, kExNihilo}) {  // a basic card, and one that may be discarded
    Table t(3);
    t.seat(0).general("xiaoqiao").hand({card(kDuel), card(kDuel), card(heart, "H")});
    t.seat(1).general("yangxiu").hand({card(kSlash)});
    t.start();
    t.use(0, kDuel, {1});
    t.pass(1);  // plays no 杀
    t.launch(1, "jilei");
    t.choose_option(1, kBasicCards);
    t.use(0, kDuel, {1});
    t.play(1, kSlash);
    EXPECT_EQ(t.offers(0, "tianxiang"), heart == kExNihilo) << t.question();
  }
}

TEST(Jilei, TricksIncludeDelayedOnes) {
  Table t(3);
  t.seat(0).hand({card(kDuel), card(kSlash), card(kExNihilo), card(kIndulgence)});
  t.seat(1).general("yangxiu");
  t.start();
  hurt_and_name(t, kTricks);
  EXPECT_TRUE(t.may_use(kSlash));
  EXPECT_FALSE(t.may_use(kExNihilo));
  EXPECT_FALSE(t.may_use(kIndulgence));
}

// C42: before hp is lost; the new one after.
TEST(Jilei, TheOldOneComesBeforeTheHpIsLostTheNewOneAfter) {
  Table old(3);
  old.seat(0).hand({card(kDuel)});
  old.seat(1).general("yangxiu");
  old.start();
  old.use(0, kDuel, {1});
  EXPECT_EQ(old.request().timing, Timing::DamageTaking2);
  EXPECT_EQ(old.hp(1), 3);

  Table fresh(3);
  fresh.seat(0).hand({card(kDuel)});
  fresh.seat(1).general("yangxiu_new");
  fresh.start();
  fresh.use(0, kDuel, {1});
  EXPECT_EQ(fresh.request().timing, Timing::DamageTaken);
  EXPECT_EQ(fresh.hp(1), 2);
}

TEST(Jilei, TheNewOneForbidsTheSame) {
  Table t(3);
  t.seat(0).hand({card(kDuel), card(kSlash)});
  t.seat(1).general("yangxiu_new");
  t.start();
  t.use(0, kDuel, {1});
  t.launch(1, "jilei_new");
  t.choose_option(1, kBasicCards);
  EXPECT_FALSE(t.may_use(kSlash));
}

TEST(Jilei, NotForDamageWithoutASource) {
  Table t(3);
  t.seat(1).general("yangxiu").judging(card(kLightning));
  t.pile({card(kSlash, "S7")});
  t.turn_of(1, PhaseKind::Judge).start();
  EXPECT_EQ(t.launches("jilei"), 0);
  EXPECT_EQ(t.damages(1), std::vector<int>{3});
}

TEST(Jilei, TheSourceCannotRespondCardsOfTheNamedType) {
  Table t(3);
  t.seat(0).hand({card(kDuel), card(kSlash), card(kDuel)});
  t.seat(1).general("yangxiu").hp(3, 3);
  t.seat(2).hand({card(kSlash)});
  t.start();
  hurt_and_name(t, kBasicCards);
  t.use(0, kDuel, {2});
  t.play(2, kSlash);
  EXPECT_EQ(t.damages(0), std::vector<int>{1}) << "he could not respond his 杀: " << t.question();
}

TEST(Jilei, NorRescueWithCardsOfTheNamedType) {
  Table t(3);
  t.seat(0).hand({card(kDuel), card(kPeach)});
  t.seat(1).general("yangxiu").hp(1, 3);
  t.seat(2).role(Role::Rebel);
  t.start();
  hurt_and_name(t, kBasicCards);
  EXPECT_FALSE(t.alive(1)) << t.question();
}

// R000-19
TEST(Jilei, ACardOfTheNamedTypeMayBeUsedAsOneOfAnother) {
  Table t(3);
  t.seat(0).general("ganning").hand({card(kDuel, "D1"), card(kSlash, "S7")});
  t.seat(1).general("yangxiu").hand({card(kPeach)});
  t.start();
  hurt_and_name(t, kBasicCards);
  EXPECT_FALSE(t.may_use(kSlash));
  ASSERT_TRUE(t.offers("qixi")) << t.question();
  t.convert(0, "qixi", {t.in_hand(0, kSlash)}, {1});
  EXPECT_EQ(t.hand(1), 0);
}

// R000-20
TEST(Jilei, DaQiaoMayStillUseADiamondJinkAsIndulgenceButDiscardNoBasicCard) {
  Table t(3);
  t.seat(0).general("daqiao").hp(1, 3).hand(
      {card(kDuel, "S1"), card(kJink, "D2"), card(kSlash, "C2"), card(kSlash, "C3")});
  t.seat(1).general("yangxiu");
  t.start();
  hurt_and_name(t, kBasicCards);
  EXPECT_FALSE(t.may_use(kSlash));
  EXPECT_EQ(t.cards_for("guose"), cards({t.in_hand(0, kJink)}));
  t.convert(0, "guose", {t.in_hand(0, kJink)}, {2});
  EXPECT_EQ(judging(t, 2), std::vector<CardName>{kIndulgence});
  t.end_phase(0);
  EXPECT_TRUE(t.idle(1)) << "she could discard nothing: " << t.question();
  EXPECT_EQ(t.hand(0), 2);
}

TEST(Jilei, ACardOfAnotherTypeCannotBeUsedAsOneOfTheNamedType) {
  Table t(3);
  t.seat(0).general("guanyu").hand({card(kDuel, "S1"), card(kExNihilo)}).wears({card(kChitu)});
  t.seat(1).general("yangxiu");
  t.start();
  hurt_and_name(t, kBasicCards);
  EXPECT_EQ(t.cards_for("wusheng"), cards({t.worn(0, kChitu)})) << "equipment in the zone is no hand card";
}

TEST(Jilei, TwoHandCardsAsASlashAreABasicCard) {
  Table t(3);
  t.seat(0).hand({card(kDuel), card(kExNihilo), card(kExNihilo)}).wears({card(kSpear)});
  t.seat(1).general("yangxiu");
  t.start();
  EXPECT_TRUE(t.offers("spear"));
  hurt_and_name(t, kBasicCards);
  EXPECT_FALSE(t.offers("spear"));
}

TEST(Jilei, CardsOfTheNamedTypeCannotBeDiscardedForASkill) {
  Table t(3);
  t.seat(0).general("sunquan").hand({card(kDuel), card(kSlash), card(kExNihilo)}).wears({card(kChitu)});
  t.seat(1).general("yangxiu");
  t.start();
  hurt_and_name(t, kBasicCards);
  EXPECT_EQ(t.cards_for("zhiheng"), cards({t.in_hand(0, kExNihilo), t.worn(0, kChitu)}));
}

TEST(Jilei, EquipmentInTheZoneIsNotRestricted) {
  Table t(3);
  t.seat(0).general("sunquan").hand({card(kDuel), card(kCrossbow)}).wears({card(kChitu)});
  t.seat(1).general("yangxiu");
  t.start();
  hurt_and_name(t, kEquipment);
  EXPECT_FALSE(t.may_use(kCrossbow));
  EXPECT_EQ(t.cards_for("zhiheng"), cards({t.worn(0, kChitu)}));
}

TEST(Jilei, CardsOfTheNamedTypeCannotBeDiscardedForAnothersSkill) {
  Table t(3);
  t.seat(0).hand({card(kDuel), card(kSlash, "C2"), card(kSlash, "C3"), card(kSlash, "C4")});
  t.seat(1).general("yangxiu");
  t.seat(2).general("xiahoudun");
  t.pile({card(kSlash, "S7")});
  t.start();
  t.use(0, kDuel, {1});
  t.launch(1, "jilei");
  t.choose_option(1, kTricks);
  t.use(0, kSlash, {2});
  t.launch(2, "ganglie");
  EXPECT_EQ(t.request().options[0].cards.size(), 2) << "two 杀 may be discarded";

  Table named(3);
  named.seat(0).hand({card(kDuel), card(kDuel), card(kSlash, "C2"), card(kSlash, "C3")});
  named.seat(1).general("yangxiu");
  named.seat(2).general("xiahoudun");
  named.pile({card(kSlash, "S7")});
  named.start();
  hurt_and_name(named, kBasicCards);
  named.use(0, kDuel, {2});
  named.launch(2, "ganglie");
  EXPECT_EQ(named.damages(0), std::vector<int>{1}) << "none may be discarded: " << named.question();
}

TEST(Jilei, OthersMayDiscardThemAllTheSame) {
  Table t(3);
  t.seat(0).hand({card(kDuel), card(kSlash)}).wears({card(kAxe)});
  t.seat(1).general("yangxiu");
  t.seat(2).general("wangyi");
  t.start();
  hurt_and_name(t, kTricks);
  t.use(0, kSlash, {2});
  t.launch(2, "zhenlie");
  EXPECT_EQ(t.worn(0, kAxe), kNoCard);
}

TEST(Jilei, InTheDiscardPhaseOneKeepsWhatOneCannotDiscard) {
  Table t(3);
  t.seat(0).hp(1, 4).hand({card(kDuel), card(kJink), card(kJink), card(kPeach), card(kExNihilo)});
  t.seat(1).general("yangxiu");
  t.start();
  hurt_and_name(t, kBasicCards);
  t.end_phase(0);
  // Three cards too many, one that can be discarded: no question is left of it.
  EXPECT_EQ(t.asked(), 0);
  EXPECT_EQ(t.request().options[0].cards, cards({t.in_hand(0, kExNihilo)}));
  t.choose_cards(0, {t.in_hand(0, kExNihilo)});
  EXPECT_EQ(t.hand(0), 3);
  EXPECT_TRUE(t.idle(1)) << t.question();
}

TEST(Jilei, WithNothingToDiscardTheDiscardPhaseAsksNothing) {
  Table t(3);
  t.seat(0).hp(1, 4).hand({card(kDuel), card(kJink), card(kJink)});
  t.seat(1).general("yangxiu");
  t.start();
  hurt_and_name(t, kBasicCards);
  t.end_phase(0);
  EXPECT_TRUE(t.idle(1)) << t.question();
  EXPECT_EQ(t.hand(0), 2);
}

TEST(Jilei, EndsWithTheTurn) {
  Table t(2);
  t.seat(0).hand({card(kDuel), card(kJink)});
  t.seat(1).general("yangxiu").hand({card(kSlash)});
  t.start();
  t.use(0, kDuel, {1});
  t.pass(1);
  t.launch(1, "jilei");
  t.choose_option(1, kBasicCards);
  t.end_phase(0);
  t.use(1, kSlash, {0});
  EXPECT_TRUE(t.demands(0, kJink)) << t.question();
}

TEST(Jilei, EndsWithTheDeathOfWhoNamedIt) {
  Table t(3);
  t.seat(0).hand({card(kDuel), card(kSlash)});
  t.seat(1).role(Role::Renegade).general("yangxiu").hp(1, 3);
  t.seat(2).role(Role::Rebel);
  t.start();
  hurt_and_name(t, kBasicCards);
  EXPECT_FALSE(t.alive(1));
  EXPECT_TRUE(t.may_use(kSlash));
}

TEST(Jilei, SeveralTypesMayBeNamedInOneTurn) {
  Table t(3);
  t.seat(0).hand({card(kDuel), card(kDuel), card(kSlash), card(kCrossbow)});
  t.seat(1).general("yangxiu");
  t.start();
  hurt_and_name(t, kBasicCards);
  hurt_and_name(t, kEquipment);
  EXPECT_FALSE(t.may_use(kSlash));
  EXPECT_FALSE(t.may_use(kCrossbow));
}

TEST(Jilei, AHelperUnderItCannotLendItsCardButTheLordMayUseTheOneHeIsLent) {
  Table t(4);
  t.seat(0).general("liubei").hand({card(kDuel)});
  t.seat(1).general("yangxiu");
  t.seat(2).kingdom(Kingdom::Shu).hand({card(kSlash)});
  t.start();
  hurt_and_name(t, kBasicCards);
  ASSERT_TRUE(t.offers("jijiang")) << "the 杀 he is lent is no hand card of his";
  t.act(0, "jijiang", {}, {3});
  t.play(2, kSlash);
  EXPECT_EQ(hits(t), (Hits{{1, 1}, {3, 1}}));
}

TEST(Jilei, GuicaiCannotPlayACardOfTheNamedType) {
  Table t(3);
  t.seat(0).general("simayi").hand({card(kDuel), card(kJink), card(kExNihilo)});
  t.seat(1).general("yangxiu").judging(card(kIndulgence));
  t.start();
  hurt_and_name(t, kBasicCards);
  t.forget();
  t.end_phase(0);
  EXPECT_EQ(t.launches("guicai"), 0);
  ASSERT_TRUE(t.offers(0, "guicai")) << t.question();
  EXPECT_EQ(t.cards_for("guicai").size(), 2) << "in the next turn nothing is forbidden any more";

  Table same(3);
  same.seat(0).general("simayi").hand({card(kDuel), card(kSlash), card(kExNihilo)});
  same.seat(1).general("yangxiu");
  same.seat(2).wears({card(kEightDiagram)});
  same.start();
  same.use(0, kDuel, {1});
  same.launch(1, "jilei");
  same.choose_option(1, kTricks);
  same.use(0, kSlash, {2});
  same.launch(2, "eight_diagram");
  EXPECT_FALSE(same.offers("guicai")) << "his only card is a trick: " << same.question();
}

// ---- 啖酪

TEST(Danlao, DrawsACardAndTheTrickHasNoEffectOnHim) {
  Table t(3);
  t.seat(0).hand({card(kArcheryAttack)});
  t.seat(1).general("yangxiu").hand({card(kJink)});
  t.start();
  t.use(0, kArcheryAttack);
  t.launch(1, "danlao");
  EXPECT_EQ(t.hand(1), 2);
  EXPECT_EQ(hits(t), (Hits{{2, 1}})) << "he is not even asked for 闪";
}

TEST(Danlao, NotForATrickOnHimAlone) {
  Table t(3);
  t.seat(0).hand({card(kDuel), card(kIronChain)});
  t.seat(1).general("yangxiu");
  t.start();
  t.use(0, kIronChain, {1});
  EXPECT_TRUE(t.chained(1)) << t.question();
  EXPECT_EQ(t.launches("danlao"), 0);
}

TEST(Danlao, ForAnIronChainOnTwo) {
  Table t(3);
  t.seat(0).hand({card(kIronChain)});
  t.seat(1).general("yangxiu");
  t.start();
  t.use(0, kIronChain, {1, 2});
  t.launch(1, "danlao");
  EXPECT_FALSE(t.chained(1));
  EXPECT_TRUE(t.chained(2));
}

TEST(Danlao, NotForASlashOnSeveral) {
  Table t(3);
  t.seat(0).hand({card(kSlash)}).wears({card(kHalberd)});
  t.seat(1).general("yangxiu");
  t.start();
  t.use(0, kSlash, {1, 2});
  t.pass(1);  // 鸡肋
  EXPECT_EQ(t.launches("danlao"), 0);
  EXPECT_EQ(t.damages(1), std::vector<int>{1});
}

// R000-17
TEST(Danlao, CollateralHasOnlyOneTarget) {
  Table armed(3);
  armed.seat(0).hand({card(kCollateral)});
  armed.seat(1).general("yangxiu").wears({card(kCrossbow)});
  armed.start();
  armed.use(0, kCollateral, {1, 2});
  EXPECT_EQ(armed.launches("danlao"), 0);
  EXPECT_NE(armed.in_hand(0, kCrossbow), kNoCard) << armed.question();

  Table victim(3);
  victim.seat(0).hand({card(kCollateral)});
  victim.seat(1).general("yangxiu");
  victim.seat(2).wears({card(kCrossbow)});
  victim.start();
  victim.use(0, kCollateral, {2, 1});
  EXPECT_EQ(victim.launches("danlao"), 0);
  EXPECT_NE(victim.in_hand(0, kCrossbow), kNoCard) << victim.question();
}

// R000-18
TEST(Danlao, ComesBeforeAnyNullificationAndClosesHisWindow) {
  Table t(3);
  t.seat(0).hand({card(kAmazingGrace)});
  t.seat(1).general("yangxiu");
  t.seat(2).hand({card(kNullification)});
  t.start();
  t.use(0, kAmazingGrace);
  EXPECT_TRUE(t.offers(1, "danlao")) << "before the window for seat 0: " << t.question();
  t.launch(1, "danlao");
  EXPECT_EQ(t.hand(1), 1);
  ASSERT_TRUE(t.demands(2, kNullification));
  EXPECT_EQ(t.request().about, 0);
  t.pass(2);
  t.choose_cards(0, {t.request().options[0].cards.first()});
  ASSERT_TRUE(t.demands(2, kNullification)) << t.question();
  EXPECT_EQ(t.request().about, 2) << "there is no window for 杨修";
}

// R000-18, declined
TEST(Danlao, DeclinedItIsNotAskedAgainAfterTheNullification) {
  Table t(3);
  t.seat(0).hand({card(kAmazingGrace)});
  t.seat(1).general("yangxiu");
  t.seat(2).hand({card(kNullification)});
  t.start();
  t.use(0, kAmazingGrace);
  t.pass(1);
  t.pass(2);
  t.choose_cards(0, {t.request().options[0].cards.first()});
  ASSERT_TRUE(t.demands(2, kNullification));
  EXPECT_EQ(t.request().about, 1);
  t.play(2, kNullification);
  EXPECT_EQ(t.asked(), 2) << "next is seat 2's choice: " << t.question();
  EXPECT_EQ(t.hand(1), 0);
}

}  // namespace
}  // namespace jiesuan::test
