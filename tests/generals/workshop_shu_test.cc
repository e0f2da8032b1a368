// The workshop's generals of Shu: 蓝田玉, 剑阁云, 炉生, 锦织.
#include "generals/common.h"
#include "tests/support/variant_table.h"

namespace jiesuan::test {
namespace {

// ---- 蓝田玉: 采玉

TEST(Caiyu, RecastsRedHandCardsOnly) {
  VariantTable t(2);
  t.seat(0).general("lantianyu").hand({card(kPeach, "H"), card(kJink, "D"), card(kSlash, "S")});
  t.start();
  const CardId peach = t.in_hand(0, kPeach), jink = t.in_hand(0, kJink);
  EXPECT_EQ(t.cards_for("caiyu"), cards({peach, jink}));
  t.act(0, "caiyu", {peach, jink});
  EXPECT_EQ(t.where(peach), Zone::Discard);
  EXPECT_EQ(t.hand(0), 3);
  EXPECT_FALSE(t.offers("caiyu"));
}

// ---- 蓝田玉: 润泽

TEST(Runze, FindsTheFirstRedCardOfThePile) {
  VariantTable t(2);
  t.seat(0).hand({card(kSlash)});
  t.seat(1).general("lantianyu");
  t.pile({card(kDuel, "S"), card(kDismantlement, "S"), card(kPeach, "H")});
  t.start();
  t.use(0, kSlash, {1});
  t.launch(1, "runze");
  EXPECT_EQ(t.hand(1), 1);
  EXPECT_NE(t.in_hand(1, kPeach), kNoCard);
  EXPECT_TRUE(t.discarded(kDuel));
  EXPECT_TRUE(t.discarded(kDismantlement));
}

// ---- 剑阁云: 寻剑

TEST(Xunjian, FindsASlashBesideTheTwoCardsDrawn) {
  VariantTable t(2);
  t.turn_of(0, PhaseKind::Draw);
  t.seat(0).general("jiangeyun");
  t.pile({card(kJink), card(kSlash), card(kPeach), card(kDuel)});
  t.start();
  t.launch(0, "xunjian");
  t.choose_option(0, 0);
  ASSERT_TRUE(t.idle(0)) << t.question();
  EXPECT_EQ(t.hand(0), 3);
  EXPECT_NE(t.in_hand(0, kSlash), kNoCard);
  EXPECT_NE(t.in_hand(0, kPeach), kNoCard);
  EXPECT_NE(t.in_hand(0, kDuel), kNoCard);
  EXPECT_TRUE(t.discarded(kJink));
}

TEST(Xunjian, OrEquipment) {
  VariantTable t(2);
  t.turn_of(0, PhaseKind::Draw);
  t.seat(0).general("jiangeyun");
  t.pile({card(kSlash), card(kCrossbow), card(kPeach)});
  t.start();
  t.launch(0, "xunjian");
  t.choose_option(0, 1);
  EXPECT_EQ(t.hand(0), 3);
  EXPECT_NE(t.in_hand(0, kCrossbow), kNoCard);
  EXPECT_TRUE(t.discarded(kSlash));
}

// ---- 剑阁云: 断云

TEST(Duanyun, TheVictimChoosesWhatItTaps) {
  VariantTable t(2);
  t.seat(0).general("jiangeyun").hand({card(kSlash)});
  t.seat(1).wears({card(kCrossbow), card(kChitu)});
  t.start();
  t.use(0, kSlash, {1});
  t.launch(0, "duanyun");
  const CardId horse = t.worn(1, kChitu);
  t.choose_cards(1, {horse});
  EXPECT_EQ(tapped_equipment(t.game(), 1), cards({horse}));
}

TEST(Duanyun, NeedsEquipmentThatStandsUpright) {
  VariantTable t(2);
  t.seat(0).general("jiangeyun").hand({card(kSlash)});
  t.taps(1, {card(kCrossbow)});
  t.start();
  t.use(0, kSlash, {1});
  EXPECT_EQ(hits(t), (Hits{{1, 1}}));
  EXPECT_TRUE(t.idle(0)) << t.question();
}

// ---- 炉生: 锻打

TEST(Duanda, ATappedCardMakesTheSlashStronger) {
  VariantTable t(2);
  t.seat(0).general("lusheng").hand({card(kSlash)}).wears({card(kCrossbow)});
  t.start();
  t.use(0, kSlash, {1});
  t.launch(0, "duanda", {t.worn(0, kCrossbow)});
  EXPECT_EQ(hits(t), (Hits{{1, 2}}));
  EXPECT_EQ(tapped_equipment(t.game(), 0).size(), 1);
}

TEST(Duanda, NeedsEquipmentThatStandsUpright) {
  VariantTable t(2);
  t.seat(0).general("lusheng").hand({card(kSlash)});
  t.taps(0, {card(kCrossbow)});
  t.start();
  t.use(0, kSlash, {1});
  EXPECT_EQ(hits(t), (Hits{{1, 1}})) << t.question();
}

// ---- 炉生: 熔身

TEST(Rongshen, RaisesTheFloorForThreeCardsOnceAPhase) {
  VariantTable t(2);
  t.seat(0).general("lusheng").hp(2, 4);
  t.start();
  t.act(0, "rongshen");
  EXPECT_EQ(t.game()[0].hp_floor, 2);
  EXPECT_EQ(t.hand(0), 3);
  EXPECT_TRUE(t.idle(0)) << "a raised floor alone makes nobody dying (R002-04): " << t.question();
  EXPECT_FALSE(t.offers("rongshen"));
}

TEST(Rongshen, IsNotForWhoeverStandsOnTheFloor) {
  VariantTable t(2);
  t.seat(0).general("lusheng").hp(1, 4);
  t.start();
  ASSERT_TRUE(t.idle(0));
  EXPECT_FALSE(t.offers("rongshen"));
}

// ---- 锦织: 织锦

TEST(Zhijin, OpensAHandCardAndDraws) {
  VariantTable t(2);
  t.seat(0).general("jinzhi").hand({card(kPeach)});
  t.start();
  const CardId peach = t.in_hand(0, kPeach);
  t.act(0, "zhijin", {peach});
  EXPECT_EQ(open_hand(t.game(), 0), cards({peach}));
  EXPECT_EQ(t.hand(0), 2);
  EXPECT_FALSE(t.offers("zhijin"));
}

TEST(Zhijin, ClosesAnOpenOne) {
  VariantTable t(2);
  t.seat(0).general("jinzhi");
  t.opens(0, {card(kPeach)});
  t.start();
  t.act(0, "zhijin", {t.in_hand(0, kPeach)});
  EXPECT_TRUE(open_hand(t.game(), 0).empty());
  EXPECT_EQ(t.hand(0), 2);
}

// ---- 锦织: 经纬

TEST(Jingwei, OpenCardsDoNotCountForTheLimit) {
  VariantTable t(2);
  t.seat(0).general("jinzhi").hand({card(kJink), card(kJink), card(kJink)});
  t.opens(0, {card(kPeach), card(kJink)});
  t.start();
  EXPECT_EQ(hand_limit(t.game(), 0), 5);
  t.end_phase(0);
  EXPECT_TRUE(t.idle(1)) << t.question();
  EXPECT_EQ(t.hand(0), 5);
}

TEST(Jingwei, AnOpenCardLostOutsideOfHerTurnIsMadeGood) {
  VariantTable t(2);
  t.seat(0).hand({card(kSlash)});
  t.seat(1).general("jinzhi");
  t.opens(1, {card(kJink)});
  t.start();
  t.use(0, kSlash, {1});
  t.play(1, kJink);
  EXPECT_EQ(t.hand(1), 1);
}

TEST(Jingwei, AClosedOneIsNot) {
  VariantTable t(2);
  t.seat(0).hand({card(kSlash)});
  t.seat(1).general("jinzhi").hand({card(kJink)});
  t.start();
  t.use(0, kSlash, {1});
  t.play(1, kJink);
  EXPECT_EQ(t.hand(1), 0);
}

TEST(Jingwei, NorAnOpenOneInHerOwnTurn) {
  VariantTable t(2);
  t.seat(0).general("jinzhi").hp(2, 3);
  t.opens(0, {card(kPeach)});
  t.start();
  t.use(0, kPeach);
  EXPECT_EQ(t.hand(0), 0);
}

}  // namespace
}  // namespace jiesuan::test
