// 君张角: 悟心, 弘法, 问道.
#include "engine/query/distance.h"
#include "engine/rules/skills.h"
#include "tests/support/story.h"

namespace jiesuan::test {
namespace {

CardSet soldiers(Table& t, Seat s) {
  return cards_on_general(t.game(), s, Catalogue::get().find_skill("hongfa")->number);
}

void lay_out(Table& t) {
  t.mode("hegemony", {"hegemony.lords"});
  t.seat(0).generals("heg_lord_zhangjiao", "heg_yuji");
  t.seat(1).kingdom(Kingdom::Wei);
  t.seat(2).kingdom(Kingdom::Qun);
  t.seat(3).kingdom(Kingdom::Shu);
}

// ---- 悟心

TEST(Wuxin, HeLooksAtAsManyCardsAsThereAreQunCharactersAndDrawsThem) {
  Table t(4);
  lay_out(t);
  t.turn_of(0, PhaseKind::Draw);
  t.pile({card(kPeach), card(kSlash), card(kJink)});
  t.start();
  t.launch(0, "wuxin");
  EXPECT_EQ(t.nth(LogKind::Looked).cards.size(), 2) << t.question();
}

TEST(Wuxin, HeavenlySoldiersMayBeCounted) {
  Table t(4);
  lay_out(t);
  t.turn_of(0, PhaseKind::Draw);
  t.seat(0).lies_on_general(card(kPeach), "hongfa");
  t.start();
  t.launch(0, "wuxin");
  t.choose_option(0, 1);  // two characters and a soldier
  EXPECT_EQ(t.nth(LogKind::Looked).cards.size(), 3) << t.question();
}

// ---- 弘法

TEST(Hongfa, WithoutSoldiersAsManyComeAsThereAreQunCharacters) {
  Table t(4);
  lay_out(t);
  t.turn_of(0, PhaseKind::Prepare);
  t.pile({card(kPeach), card(kSlash)});
  t.start();
  EXPECT_EQ(soldiers(t, 0).size(), 2) << t.question();
}

TEST(Hongfa, NoNewOnesWhileThereAreSome) {
  Table t(4);
  lay_out(t);
  t.turn_of(0, PhaseKind::Prepare);
  t.seat(0).lies_on_general(card(kPeach), "hongfa");
  t.start();
  EXPECT_EQ(soldiers(t, 0).size(), 1);
}

TEST(Hongfa, ASoldierKeepsOffALossOfHp) {
  Table t(4);
  lay_out(t);
  t.seat(0).lies_on_general(card(kPeach), "hongfa").wears({card(kPeaceSpell)}).hand({card(kVine)});
  t.start();
  t.use(0, kVine, {});
  t.launch(0, "hongfa", {soldiers(t, 0).first()});
  EXPECT_EQ(t.hp(0), t.game()[0].max_hp);
  EXPECT_TRUE(t.discarded(kPeach));
}

TEST(Hongfa, PeaceSpellCountsTheSoldiersToo) {
  Table t(4);
  lay_out(t);
  t.seat(0).lies_on_general(card(kPeach), "hongfa").wears({card(kPeaceSpell)});
  t.start();
  EXPECT_EQ(hand_limit(t.game(), 0), t.hp(0) + 3);
}

TEST(Hongfa, HeMayUseASoldierAsASlash) {
  Table t(4);
  lay_out(t);
  t.seat(0).lies_on_general(card(kPeach), "hongfa");
  t.start();
  t.convert(0, "heavenly_soldier", {soldiers(t, 0).first()}, {1});
  EXPECT_EQ(hits(t), (Hits{{1, 1}}));
  EXPECT_TRUE(soldiers(t, 0).empty());
}

TEST(Hongfa, SoMayHisForceAndNobodyElse) {
  Table t(4);
  lay_out(t);
  t.turn_of(2);
  t.seat(0).lies_on_general(card(kPeach), "hongfa");
  t.start();
  t.convert(2, "heavenly_soldier", {soldiers(t, 0).first()}, {1});
  EXPECT_EQ(hits(t), (Hits{{1, 1}}));
  Table u(4);
  lay_out(u);
  u.turn_of(1);
  u.seat(0).lies_on_general(card(kPeach), "hongfa");
  u.start();
  EXPECT_FALSE(u.offers("heavenly_soldier"));
}

TEST(Hongfa, OneOfTheForceRespondsWithASoldier) {
  Table t(4);
  lay_out(t);
  t.turn_of(1);
  t.seat(0).lies_on_general(card(kPeach), "hongfa");
  t.seat(1).hand({card(kDuel)});
  t.start();
  t.use(1, kDuel, {2});
  t.play_as(2, "heavenly_soldier", {soldiers(t, 0).first()});
  EXPECT_EQ(hits(t), (Hits{{1, 1}}));
}

// ---- 问道

TEST(Wendao, ARedCardBringsPeaceSpellFromAnEquipmentZone) {
  Table t(4);
  lay_out(t);
  t.seat(0).hand({card(kPeach), card(kSlash, "S")});
  t.seat(3).wears({card(kPeaceSpell)});
  t.start();
  EXPECT_EQ(t.cards_for("wendao"), cards({t.in_hand(0, kPeach)}));
  t.act(0, "wendao", {t.in_hand(0, kPeach)});
  EXPECT_NE(t.in_hand(0, kPeaceSpell), kNoCard);
  EXPECT_EQ(t.worn(3, kPeaceSpell), kNoCard);
  EXPECT_FALSE(t.offers("wendao")) << "once in the phase";
}

TEST(Wendao, OrFromTheDiscardPileEvenAsTheCardHePaid) {
  Table t(4);
  lay_out(t);
  t.seat(0).hand({card(kPeaceSpell)});
  t.start();
  t.act(0, "wendao", {t.in_hand(0, kPeaceSpell)});
  EXPECT_NE(t.in_hand(0, kPeaceSpell), kNoCard);
}

TEST(Wendao, ElsewhereItStaysWhereItIs) {
  Table t(4);
  lay_out(t);
  t.seat(0).hand({card(kPeach)});
  t.seat(3).hand({card(kPeaceSpell)});
  t.start();
  t.act(0, "wendao", {t.in_hand(0, kPeach)});
  EXPECT_NE(t.in_hand(3, kPeaceSpell), kNoCard);
}

}  // namespace
}  // namespace jiesuan::test
