// 马岱: 潜袭, and the old one. (马术: machao_test.cc)
#include "generals/common.h"
#include "tests/engine/support.h"

namespace jiesuan::test {
namespace {

// ---- 潜袭

// Seat 0 is 马岱 in his prepare phase, the judgement red; seat 1 is ambushed.
Face red_judgement() { return card(kPeach, "H3"); }
Face black_judgement() { return card(kDuel, "S1"); }
void ambush(Table& t, Face judgement) {
  t.seat(0).general("madai");
  t.pile({judgement, card(kDismantlement), card(kDismantlement)});
  t.turn_of(0, PhaseKind::Prepare).start();
  t.launch(0, "qianxi");
  t.choose_seats(0, {1});
  ASSERT_TRUE(t.idle(0)) << t.question();
}

TEST(Qianxi, TheChosenOneCannotUseHandCardsOfTheColour) {
  for (const bool red : {true, false}) {
    Table t(4);
    t.seat(0).hand({card(kSlash, "C")});
    t.seat(1).hand({card(kJink)});
    ambush(t, red ? red_judgement() : black_judgement());
    t.use(0, kSlash, {1});
    EXPECT_EQ(t.demands(1, kJink), !red) << t.question();
  }
}

TEST(Qianxi, NorRespondThem) {
  Table t(4);
  t.seat(0).hand({card(kDuel, "C1")});
  t.seat(1).hand({card(kSlash, "S"), card(kSlash, "H")});
  ambush(t, black_judgement());
  t.use(0, kDuel, {1});
  ASSERT_TRUE(t.demands(1, kSlash)) << t.question();
  EXPECT_EQ(t.request().options[0].cards, cards_of_suit(t.game(), t.game()[1].hand, 1, Suit::Heart))
      << "only the red one";
}

TEST(Qianxi, NorAsSomethingElse) {
  Table t(4);
  t.seat(0).hand({card(kSlash, "C")});
  t.seat(1).general("zhenji").hand({card(kDuel, "C1"), card(kJink)});
  ambush(t, black_judgement());
  t.use(0, kSlash, {1});
  EXPECT_TRUE(t.demands(1, kJink));
  EXPECT_FALSE(t.offers("qingguo")) << t.question();
}

TEST(Qianxi, EquipmentIsNoHandCard) {
  Table t(4);
  t.seat(0).hand({card(kDuel, "C1")});
  t.seat(1).general("guanyu").hand({card(kPeach, "H4")}).wears({card(kChitu, "H5")});
  ambush(t, red_judgement());
  t.use(0, kDuel, {1});
  EXPECT_EQ(t.cards_for("wusheng"), CardSet(t.worn(1, kChitu))) << t.question();
}

TEST(Qianxi, TwoCardsAsOneMustBothBeFree) {
  Table t(4);
  t.seat(0).hand({card(kDuel, "C1")});
  t.seat(1).hand({card(kJink), card(kSlash, "S"), card(kFireAttack), card(kSavageAssault)});
  t.seat(1).wears({card(kSpear)});
  ambush(t, red_judgement());
  t.use(0, kDuel, {1});
  CardSet black;
  for (CardId c : t.game()[1].hand)
    if (colour_of_card(t.game(), c) == Colour::Black) black.add(c);
  ASSERT_EQ(black.size(), 2);
  EXPECT_EQ(t.cards_for("spear"), black);
}

TEST(Qianxi, ASkillThatRespondsACardIsBoundByItToo) {
  Table t(4);
  t.seat(0).judging(card(kIndulgence)).general("madai");
  t.seat(1).general("simayi").hand({card(kPeach, "H4"), card(kSavageAssault, "S7")});
  t.pile({red_judgement(), card(kJink), card(kJink), card(kJink)});
  t.turn_of(0, PhaseKind::Prepare).start();
  t.launch(0, "qianxi");
  t.pass(1);  // 鬼才 on the judgement of 潜袭
  t.choose_seats(0, {1});
  EXPECT_EQ(t.cards_for("guicai"), CardSet(t.in_hand(1, kSavageAssault))) << t.question();
}

TEST(Qianxi, OnlySomebodyAtDistanceOne) {
  Table t(6);
  t.seat(0).general("madai");
  t.pile({red_judgement()});
  t.turn_of(0, PhaseKind::Prepare).start();
  t.launch(0, "qianxi");
  EXPECT_EQ(t.request().options[0].seats, seats({1, 2, 4, 5})) << "马术 counts";
  t.choose_seats(0, {2});
  EXPECT_EQ(t.nth(LogKind::SeatsNamed).seats, seats({2})) << "everybody is told";
}

TEST(Qianxi, OthersAreFreeAndSoIsTheNextTurn) {
  Table t(4);
  t.seat(0).hand({card(kArcheryAttack)});
  t.seat(1).hand({card(kJink), card(kPeach)}).hp(2, 4);
  t.seat(2).hand({card(kJink)});
  ambush(t, red_judgement());
  t.use(0, kArcheryAttack);
  EXPECT_EQ(t.damages(1), std::vector<int>{1}) << "not asked";
  EXPECT_TRUE(t.demands(2, kJink)) << t.question();
  play_to_next_turn(t);
  EXPECT_TRUE(t.idle(1));
  EXPECT_TRUE(t.may_use(kPeach)) << t.question();
}

TEST(Qianxi, MayBeDeclined) {
  Table t(4);
  t.seat(0).general("madai");
  t.turn_of(0, PhaseKind::Prepare).start();
  t.pass(0);
  EXPECT_EQ(t.count(LogKind::JudgeTurned), 0);
}

// ---- 潜袭 (old)

// R004-35: a general's skill before the weapon's; when it prevents the damage the weapon's is past.
TEST(QianxiOld, PreventsTheDamageAndTakesMaximumHp) {
  Table t(3);
  t.seat(0).general("madai_old").hand({card(kSlash)}).wears({card(kIceSword)});
  t.seat(1).hand({card(kDuel), card(kDuel)});
  t.pile({card(kSlash, "S7")});
  t.start();
  t.use(0, kSlash, {1});
  EXPECT_TRUE(t.offers(0, "qianxi_old"));
  EXPECT_FALSE(t.offers("ice_sword"));
  EXPECT_EQ(t.request().timing, Timing::DamageCausing2);
  t.launch(0, "qianxi_old");
  EXPECT_EQ(t.game()[1].max_hp, 3);
  EXPECT_EQ(t.hp(1), 3);
  EXPECT_TRUE(t.damages(1).empty());
  EXPECT_TRUE(t.idle(0)) << "寒冰剑 is not offered: " << t.question();
}

TEST(QianxiOld, HeartTheDamageGoesOn) {
  Table t(3);
  t.seat(0).general("madai_old").hand({card(kSlash)}).wears({card(kIceSword)});
  t.seat(1).hand({card(kDuel), card(kDuel)});
  t.pile({card(kPeach, "H3")});
  t.start();
  t.use(0, kSlash, {1});
  t.launch(0, "qianxi_old");
  EXPECT_TRUE(t.offers(0, "ice_sword")) << t.question();
  t.pass(0);
  EXPECT_EQ(t.damages(1), std::vector<int>{1});
  EXPECT_EQ(t.game()[1].max_hp, 4);
}

TEST(QianxiOld, LowersHpOnlyToTheNewMaximum) {
  Table t(3);
  t.seat(0).general("madai_old").hand({card(kSlash)});
  t.seat(1).hp(2, 4);
  t.pile({card(kSlash, "S7")});
  t.start();
  t.use(0, kSlash, {1});
  t.launch(0, "qianxi_old");
  EXPECT_EQ(t.game()[1].max_hp, 3);
  EXPECT_EQ(t.hp(1), 2);
}

TEST(QianxiOld, TheLastMaximumHpIsDeathWithoutDyingOrKiller) {
  Table t(3);
  t.seat(0).general("madai_old").hand({card(kSlash), card(kPeach)});
  t.seat(1).hp(1, 1).role(Role::Renegade);
  t.seat(2).role(Role::Rebel);
  t.pile({card(kSlash, "S7")});
  t.start();
  t.use(0, kSlash, {1});
  t.launch(0, "qianxi_old");
  EXPECT_FALSE(t.alive(1));
  EXPECT_EQ(t.count(LogKind::DyingStarts), 0);
  EXPECT_EQ(t.nth(LogKind::Died).b, kNoSeat);
}

TEST(QianxiOld, OnlyAtDistanceOneAndOnlyForSlash) {
  Table t(6);
  t.seat(0).general("madai_old").hand({card(kSlash), card(kDuel)}).wears({card(kAxe)});
  t.start();
  t.use(0, kSlash, {3});
  EXPECT_EQ(t.damages(3), std::vector<int>{1}) << "distance 2: " << t.question();
  t.use(0, kDuel, {1});
  EXPECT_EQ(t.damages(1), std::vector<int>{1}) << t.question();
}

// C05: conducted damage is not that of executing the card.
TEST(QianxiOld, NotForConductedDamage) {
  Table t(3);
  t.seat(0).general("madai_old").hand({card(kFireSlash)});
  t.seat(1).chained();
  t.seat(2).chained();
  t.start();
  t.use(0, kFireSlash, {1});
  t.pass(0);
  EXPECT_EQ(t.damages(2), std::vector<int>{1}) << t.question();
}

}  // namespace
}  // namespace jiesuan::test
