// 曹冲: 称象, 仁心.
#include "engine/query/selection.h"
#include "tests/support/story.h"

namespace jiesuan::test {
namespace {

// What may be added to these in the open question.
CardSet further(Table& t, std::vector<CardId> chosen) {
  Selection s;
  for (CardId c : chosen) s.cards.push_back(c);
  return next_pick(t.game(), t.request(), s).cards;
}
CardId turned_up(Table& t, CardName name) {
  for (CardId c : t.game().state.processing)
    if (name_of(t.game(), c) == name) return c;
  return kNoCard;
}

TEST(Chengxiang, ObtainsCardsOfTogetherAtMostThirteen) {
  Table t(3);
  t.seat(0).hand({card(kSlash)});
  t.seat(1).general("caochong");
  t.pile({card(kPeach, "H6"), card(kJink, "D7"), card(kDuel, "S1"), card(kCollateral, "C13")});
  t.start();
  t.use(0, kSlash, {1});
  t.launch(1, "chengxiang");
  const CardId peach = turned_up(t, kPeach), jink = turned_up(t, kJink), duel = turned_up(t, kDuel),
               collateral = turned_up(t, kCollateral);
  EXPECT_EQ(further(t, {}), cards({peach, jink, duel, collateral}));
  EXPECT_EQ(further(t, {peach}), cards({jink, duel})) << "6 + 13 is too much";
  EXPECT_TRUE(further(t, {peach, jink}).empty()) << "6 + 7 + 1 is too much";
  EXPECT_TRUE(further(t, {collateral}).empty());
  t.choose_cards(1, {peach, jink});
  EXPECT_EQ(t.hand(1), 2);
  EXPECT_EQ(t.where(duel), Zone::Discard);
  EXPECT_EQ(t.where(collateral), Zone::Discard);
  EXPECT_TRUE(t.idle(0));
}

TEST(Chengxiang, OncePerDamageHoweverManyPoints) {
  Table t(3);
  t.seat(0).hand({card(kSlash), card(kAnaleptic)});
  t.seat(1).general("caochong");
  t.start();
  t.use(0, kAnaleptic);
  t.use(0, kSlash, {1});
  t.launch(1, "chengxiang");
  t.choose_cards(1, {t.request().options[0].cards.first()});
  EXPECT_TRUE(t.idle(0)) << t.question();
}

TEST(Chengxiang, NotForAPreventedDamage) {
  Table t(3);
  t.seat(0).hand({card(kSlash)}).wears({card(kIceSword)});
  t.seat(1).general("caochong").hand({card(kPeach), card(kDuel)});
  t.start();
  t.use(0, kSlash, {1});
  t.launch(0, "ice_sword");
  EXPECT_TRUE(t.idle(0)) << t.question();
  EXPECT_EQ(t.hand(1), 0);
}

// ---- 仁心

TEST(Renxin, TurnsOverAndDiscardsEquipmentToPreventDamageToOneAtOneHp) {
  Table t(3);
  t.seat(0).hand({card(kSlash)});
  t.seat(1).hp(1, 4);
  t.seat(2).general("caochong").hand({card(kCrossbow), card(kPeach)}).wears({card(kChitu)});
  t.start();
  t.use(0, kSlash, {1});
  EXPECT_EQ(t.request().timing, Timing::DamageTaking3);
  EXPECT_EQ(t.cards_for("renxin"), cards({t.in_hand(2, kCrossbow), t.worn(2, kChitu)}));
  t.launch(2, "renxin", {t.worn(2, kChitu)});
  EXPECT_TRUE(t.game()[2].flipped);
  EXPECT_EQ(t.hp(1), 1);
  EXPECT_EQ(t.count(LogKind::DamagePrevented), 1);
  EXPECT_TRUE(t.idle(0));
}

TEST(Renxin, FaceDownHeTurnsFaceUp) {
  Table t(3);
  t.seat(0).hand({card(kSlash)});
  t.seat(1).hp(1, 4);
  t.seat(2).general("caochong").flipped().wears({card(kChitu)});
  t.start();
  t.use(0, kSlash, {1});
  t.launch(2, "renxin", {t.worn(2, kChitu)});
  EXPECT_FALSE(t.game()[2].flipped);
  EXPECT_EQ(t.hp(1), 1);
}

TEST(Renxin, NotForTwoHpNorForHimselfNorWithoutEquipment) {
  Table two(3);
  two.seat(0).hand({card(kSlash)});
  two.seat(1).hp(2, 4);
  two.seat(2).general("caochong").wears({card(kChitu)});
  two.start();
  two.use(0, kSlash, {1});
  EXPECT_EQ(two.hp(1), 1) << two.question();

  Table himself(3);
  himself.seat(0).hand({card(kSlash)});
  himself.seat(1).general("caochong").hp(1, 3).wears({card(kChitu)});
  himself.start();
  himself.use(0, kSlash, {1});
  EXPECT_FALSE(himself.alive(1));

  Table bare(3);
  bare.seat(0).hand({card(kSlash)});
  bare.seat(1).hp(1, 4);
  bare.seat(2).general("caochong").hand({card(kPeach)});
  bare.start();
  bare.use(0, kSlash, {1});
  EXPECT_TRUE(bare.demands(2, kPeach)) << bare.question();
}

TEST(Renxin, HasToBePaidForEachDamage) {
  Table t(3);
  t.seat(0).hand({card(kSlash), card(kSlash)}).wears({card(kCrossbow)});
  t.seat(1).hp(1, 4);
  t.seat(2).general("caochong").wears({card(kChitu)});
  t.start();
  t.use(0, kSlash, {1});
  t.launch(2, "renxin", {t.worn(2, kChitu)});
  t.use(0, kSlash, {1});
  EXPECT_FALSE(t.alive(1));
}

}  // namespace
}  // namespace jiesuan::test
