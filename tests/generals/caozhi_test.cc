// 曹植: 落英, 酒诗.
#include "tests/support/story.h"

namespace jiesuan::test {
namespace {

// R000-21, case 1
TEST(Luoying, TakesTheClubsAnotherDiscardsAndOnlyThose) {
  Table t(3);
  t.seat(0).hp(1, 4).hand({card(kSlash, "C2"), card(kSlash, "S7"), card(kPeach)});
  t.seat(1).general("caozhi");
  t.start();
  t.end_phase(0);
  const CardId club = t.in_hand(0, kSlash, 0), spade = t.in_hand(0, kSlash, 1);
  const bool first = suit_of(t.game(), club) == Suit::Club;
  t.choose_cards(0, {club, spade});
  const CardId taken = first ? club : spade;
  EXPECT_EQ(t.cards_for("luoying"), cards({taken}));
  t.launch(1, "luoying", {taken});
  EXPECT_TRUE(t.game()[1].hand.has(taken));
}

// R000-21 case 2, R000-23
TEST(Luoying, TakesTheClubHitByDismantlement) {
  Table t(3);
  t.seat(0).hand({card(kDismantlement)});
  t.seat(1).hand({card(kSlash, "C2")});
  t.seat(2).general("caozhi");
  t.start();
  const CardId club = t.in_hand(1, kSlash);
  t.use(0, kDismantlement, {1});
  t.launch(2, "luoying", {club});
  EXPECT_TRUE(t.game()[2].hand.has(club));
}

// R000-22, C44
TEST(Luoying, TakesAClubThatWasReplaced) {
  Table t(3);
  t.seat(0).hand({card(kQinggangSword)}).wears({card(kCrossbow, "C1")});
  t.seat(1).general("caozhi");
  t.start();
  const CardId crossbow = t.worn(0, kCrossbow);
  t.use(0, kQinggangSword);
  t.launch(1, "luoying", {crossbow});
  EXPECT_TRUE(t.game()[1].hand.has(crossbow));
  EXPECT_NE(t.worn(0, kQinggangSword), kNoCard);
}

// R000-25
TEST(Luoying, TakesAnyOfSeveralInOneOfferBeforeTheOtherDraws) {
  Table t(3);
  t.seat(0).general("sunquan").hand({card(kSlash, "C2"), card(kSlash, "C3"), card(kPeach)});
  t.seat(1).general("caozhi");
  t.start();
  const CardSet hand = t.game()[0].hand;
  t.act(0, "zhiheng", {hand.nth(0), hand.nth(1), hand.nth(2)});
  EXPECT_EQ(t.cards_for("luoying").size(), 2);
  EXPECT_EQ(t.hand(0), 0);
  const CardId one = t.cards_for("luoying").first();
  t.launch(1, "luoying", {one});
  EXPECT_EQ(t.hand(1), 1);
  EXPECT_EQ(t.hand(0), 3);
  EXPECT_TRUE(t.idle(0)) << "not asked for the other one again";
}

TEST(Luoying, TakesWhatADeadCharacterLeaves) {
  Table t(3);
  t.seat(0).hand({card(kSlash, "S7")});
  t.seat(1).role(Role::Renegade).hp(1, 4).hand({card(kSlash, "C2")}).wears({card(kCrossbow, "C1")});
  t.seat(2).role(Role::Rebel).general("caozhi");
  t.start();
  t.use(0, kSlash, {1});
  EXPECT_EQ(t.cards_for("luoying").size(), 2) << t.question();
}

TEST(Luoying, TakesAnothersClubJudgeCardAlsoOneThatWasReplaced) {
  Table t(3);
  t.seat(0).general("simayi").hand({card(kSlash, "C2")}).judging(card(kIndulgence));
  t.seat(1).general("caozhi");
  t.pile({card(kSlash, "C3")});
  t.turn_of(0, PhaseKind::Judge).start();
  t.launch(0, "guicai", {t.in_hand(0, kSlash)});
  ASSERT_TRUE(t.offers(1, "luoying")) << t.question();
  t.pass(1);
  ASSERT_TRUE(t.offers(1, "luoying")) << t.question();
  const CardId card = t.cards_for("luoying").first();
  t.launch(1, "luoying", {card});
  EXPECT_TRUE(t.game()[1].hand.has(card));
}

TEST(Luoying, NotHisOwnCards) {
  Table t(3);
  t.seat(0).general("caozhi").hp(1, 3).hand({card(kSlash, "C2"), card(kPeach), card(kDuel)});
  t.start();
  t.end_phase(0);
  t.choose_cards(0, {t.in_hand(0, kSlash), t.in_hand(0, kDuel)});
  EXPECT_TRUE(t.idle(1)) << t.question();

  Table judged(3);
  judged.seat(0).general("caozhi").judging(card(kIndulgence, "S"));
  judged.pile({card(kSlash, "C3")});
  judged.turn_of(0, PhaseKind::Judge).start();
  EXPECT_TRUE(judged.idle(1)) << judged.question();
}

TEST(Luoying, NotUsedRespondedRecastOrProcessedCards) {
  Table t(3);
  t.seat(0).hand({card(kSlash, "C2"), card(kIronChain, "C10")});
  t.seat(1).hand({card(kSlash, "C3")}).judging(card(kSupplyShortage, "C4"));
  t.seat(2).general("caozhi");
  t.pile({card(kPeach, "H3"), card(kPeach, "H4")});
  t.start();
  t.use(0, kSlash, {1});
  t.recast(0, kIronChain);
  EXPECT_TRUE(t.idle(0)) << t.question();
  EXPECT_EQ(t.launches("luoying"), 0);
}

TEST(Luoying, NotCardsDiscardedFromAJudgingArea) {
  Table t(3);
  t.seat(0).hand({card(kDismantlement)});
  t.seat(1).judging(card(kSupplyShortage, "C4"));
  t.seat(2).general("caozhi");
  t.start();
  t.use(0, kDismantlement, {1});
  EXPECT_TRUE(t.idle(0)) << t.question();
}

// R000-42, C14
TEST(Luoying, ComesBeforeXiaojiWhereverHeSits) {
  for (Seat caozhi : {Seat{1}, Seat{2}}) {
    const Seat lady = caozhi == 1 ? 2 : 1;
    for (bool takes : {true, false}) {
      Table t(3);
      t.seat(0).hand({card(kDismantlement)});
      t.seat(caozhi).general("caozhi");
      t.seat(lady).general("sunshangxiang").wears({card(kCrossbow, "C1")});
      t.start();
      const CardId crossbow = t.worn(lady, kCrossbow);
      t.use(0, kDismantlement, {lady});
      ASSERT_TRUE(t.offers(caozhi, "luoying")) << t.question();
      if (takes)
        t.launch(caozhi, "luoying", {crossbow});
      else
        t.pass(caozhi);
      t.launch(lady, "xiaoji");
      EXPECT_EQ(t.hand(lady), 2);
      EXPECT_EQ(t.hand(caozhi), takes ? 1 : 0);
    }
  }
}

// R000-149
TEST(Luoying, ThenXiaojiThenTheSilverLion) {
  Table t(3);
  t.seat(0).hand({card(kDismantlement)});
  t.seat(1).general("sunshangxiang").hp(2, 3).wears({card(kSilverLion)});
  t.seat(2).general("caozhi");
  t.start();
  t.use(0, kDismantlement, {1});
  t.launch(2, "luoying", {t.cards_for("luoying").first()});
  EXPECT_NE(t.in_hand(2, kSilverLion), kNoCard);
  EXPECT_EQ(t.hp(1), 2);
  t.launch(1, "xiaoji");
  EXPECT_EQ(t.hand(1), 2);
  EXPECT_EQ(t.hp(1), 3);
  EXPECT_TRUE(t.idle(0));
}

// ---- 酒诗

TEST(Jiushi, TurnsOverToUseAnAnaleptic) {
  Table t(3);
  t.seat(0).general("caozhi").hand({card(kSlash)});
  t.start();
  t.act(0, "jiushi");
  EXPECT_TRUE(t.game()[0].flipped);
  EXPECT_EQ(last(t, LogKind::CardUsed).card, kAnaleptic);
  t.use(0, kSlash, {1});
  EXPECT_EQ(t.damages(1), std::vector<int>{2});
}

TEST(Jiushi, CountsForTheLimitOfAnaleptic) {
  Table t(3);
  t.seat(0).general("caozhi").hand({card(kAnaleptic)});
  t.start();
  t.act(0, "jiushi");
  EXPECT_FALSE(t.may_use(kAnaleptic));

  Table other(3);
  other.seat(0).general("caozhi").hand({card(kAnaleptic)});
  other.start();
  other.use(0, kAnaleptic);
  EXPECT_FALSE(other.offers("jiushi"));
}

TEST(Jiushi, NotFaceDown) {
  Table t(3);
  t.seat(0).hand({card(kSlash)});
  t.seat(1).general("caozhi").hp(1, 3).flipped();
  t.start();
  t.use(0, kSlash, {1});
  EXPECT_FALSE(t.alive(1)) << t.question();
}

TEST(Jiushi, SavesHimWhenHeIsDying) {
  Table t(3);
  t.seat(0).hand({card(kSlash)});
  t.seat(1).general("caozhi").hp(1, 3);
  t.start();
  t.use(0, kSlash, {1});
  t.launch(1, "jiushi");
  EXPECT_EQ(t.hp(1), 1);
  EXPECT_TRUE(t.game()[1].flipped);
  EXPECT_TRUE(t.idle(0)) << "he was face up when the damage was dealt: " << t.question();
}

TEST(Jiushi, DeclinedAPeachOfHisHandMayStillSaveHim) {
  Table t(3);
  t.seat(0).hand({card(kSlash)});
  t.seat(1).general("caozhi").hp(1, 3).hand({card(kPeach)});
  t.start();
  t.use(0, kSlash, {1});
  t.pass(1);
  t.play(1, kPeach);
  EXPECT_EQ(t.hp(1), 1);
  EXPECT_FALSE(t.game()[1].flipped);
}

TEST(Jiushi, DoesNotSaveOthers) {
  Table t(3);
  t.seat(0).hand({card(kSlash)});
  t.seat(1).hp(1, 4);
  t.seat(2).general("caozhi");
  t.start();
  t.use(0, kSlash, {1});
  EXPECT_FALSE(t.alive(1)) << t.question();
}

TEST(Jiushi, FaceDownHeMayTurnFaceUpAfterDamage) {
  Table t(3);
  t.seat(0).hand({card(kSlash)});
  t.seat(1).general("caozhi").flipped();
  t.start();
  t.use(0, kSlash, {1});
  EXPECT_EQ(t.request().timing, Timing::DamageTaken);
  t.launch(1, "jiushi");
  EXPECT_FALSE(t.game()[1].flipped);
}

TEST(Jiushi, NotIfHeWasFaceUpWhenTheDamageWasDealt) {
  Table t(3);
  t.seat(0).hand({card(kSlash)});
  t.seat(1).general("caozhi");
  t.start();
  t.use(0, kSlash, {1});
  EXPECT_TRUE(t.idle(0)) << t.question();
}

}  // namespace
}  // namespace jiesuan::test
