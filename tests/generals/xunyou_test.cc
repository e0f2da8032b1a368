// 荀攸: 奇策, 智愚; and the whole hand as material.
#include "generals/common.h"
#include "tests/support/story.h"

namespace jiesuan::test {
namespace {

TEST(Qice, UsesTheWholeHandAsAnyNormalTrick) {
  Table t(2);
  t.seat(0).general("xunyou").hand({card(kJink), card(kSlash, "S7")});
  t.start();
  t.convert_as(0, "qice", kExNihilo, {t.in_hand(0, kJink), t.in_hand(0, kSlash)});
  EXPECT_EQ(t.nth(LogKind::CardUsed).card, kExNihilo);
  EXPECT_EQ(t.hand(0), 2) << "both cards were spent and two drawn";
  EXPECT_TRUE(t.discarded(kJink));
  EXPECT_TRUE(t.discarded(kSlash));
}

TEST(Qice, EveryCardOfTheHandAndNoOther) {
  Table t(2);
  t.seat(0).general("xunyou").hand({card(kJink), card(kSlash, "S7")}).wears({card(kChitu)});
  t.start();
  EXPECT_EQ(t.cards_for("qice"), t.game()[0].hand);
  for (const Option& o : t.request().options)
    if (o.kind == OptionKind::Convert) EXPECT_EQ(o.min_cards, 2);
}

TEST(Qice, NormalTricksForAnIdlePointOnly) {
  Table t(3);
  t.seat(0).general("xunyou").hp(2, 3).hand({card(kJink), card(kSlash, "S7")});
  t.seat(1).hand({card(kJink)}).wears({card(kBlade)});
  t.start();
  for (CardName n : {kExNihilo, kDuel, kDismantlement, kSnatch, kCollateral, kAmazingGrace, kGodSalvation,
                     kSavageAssault, kArcheryAttack, kFireAttack, kIronChain})
    EXPECT_TRUE(t.offers_as("qice", n)) << def(n).id;
  for (CardName n : {kNullification, kIndulgence, kSupplyShortage, kLightning, kPeach, kSlash, kLureTiger})
    EXPECT_FALSE(t.offers_as("qice", n)) << def(n).id;
}

TEST(Qice, OncePerPhase) {
  Table t(2);
  t.seat(0).general("xunyou").hand({card(kJink)});
  t.start();
  t.convert_as(0, "qice", kExNihilo, {t.in_hand(0, kJink)});
  EXPECT_EQ(t.hand(0), 2);
  EXPECT_FALSE(t.offers("qice"));
}

TEST(Qice, NeedsAHandCard) {
  Table t(2);
  t.seat(0).general("xunyou").wears({card(kChitu)});
  t.start();
  EXPECT_FALSE(t.offers("qice"));
}

TEST(Qice, OneCardGivesItsSuitSeveralOnlyTheirColour) {
  Table t(2);
  t.seat(0).general("xunyou").hand({card(kSlash, "S7")});
  t.start();
  t.convert_as(0, "qice", kDuel, {t.in_hand(0, kSlash)}, {1});
  EXPECT_EQ(t.nth(LogKind::CardUsed).suit, Suit::Spade);
  Table u(3);
  u.seat(0).general("xunyou").hand({card(kSlash, "S7"), card(kSlash, "C7")});
  u.seat(1).general("jiaxu");
  u.start();
  u.convert_as(0, "qice", kSavageAssault, {u.in_hand(0, kSlash), u.in_hand(0, kSlash, 1)});
  EXPECT_EQ(u.nth(LogKind::CardUsed).suit, Suit::None);
  EXPECT_EQ(hits(u), (Hits{{2, 1}})) << "black: it cannot target 贾诩";
}

TEST(Qice, FireAttackOnHimselfHasNothingToShow) {
  Table t(2);
  t.seat(0).general("xunyou").hand({card(kJink)});
  t.start();
  EXPECT_FALSE(t.offers_as("qice", kFireAttack)) << "nobody would have a hand card";
}

TEST(Zhiyu, DrawsShowsAndTheSourceDiscardsIfAllAreOfOneColour) {
  Table t(2);
  t.seat(0).hand({card(kSlash), card(kPeach)});
  t.seat(1).general("xunyou").hand({card(kDuel, "S1")});
  t.pile({card(kSlash, "C7")});
  t.start();
  t.use(0, kSlash, {1});
  t.launch(1, "zhiyu");
  EXPECT_EQ(t.hand(1), 2);
  EXPECT_EQ(t.nth(LogKind::Shown).cards, t.game()[1].hand);
  EXPECT_EQ(t.hand(0), 0) << "its only card: " << t.question();
}

TEST(Zhiyu, OfTwoColoursNothingMore) {
  Table t(2);
  t.seat(0).hand({card(kSlash), card(kPeach)});
  t.seat(1).general("xunyou").hand({card(kDuel, "S1")});
  t.pile({card(kJink, "H2")});
  t.start();
  t.use(0, kSlash, {1});
  t.launch(1, "zhiyu");
  EXPECT_EQ(t.hand(0), 1);
  EXPECT_TRUE(t.idle(0));
}

}  // namespace
}  // namespace jiesuan::test
