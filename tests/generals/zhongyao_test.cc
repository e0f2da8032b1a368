// 钟繇: 活墨, 佐定.
#include "engine/query/selection.h"
#include "tests/support/story.h"

namespace jiesuan::test {
namespace {

CardId top_card(Table& t) { return t.game().state.pile[t.game().state.pile_size - 1]; }

TEST(Huomo, PutsABlackCardThatIsNotBasicOnThePileToUseABasicCard) {
  Table t(3);
  t.seat(0).general("zhongyao").hp(2, 3).hand({card(kDuel, "S1")});
  t.start();
  const CardId duel = t.in_hand(0, kDuel);
  for (CardName n : {kSlash, kFireSlash, kThunderSlash, kPeach, kAnaleptic})
    EXPECT_TRUE(t.offers_as("huomo", n)) << def(n).id;
  EXPECT_FALSE(t.offers_as("huomo", kJink)) << "there is no use for it now";
  t.act_as(0, "huomo", kPeach, {duel});
  EXPECT_EQ(t.hp(0), 3);
  EXPECT_EQ(top_card(t), duel);
  EXPECT_EQ(t.nth(LogKind::Shown).cards, cards({duel}));
}

TEST(Huomo, TheCardUsedHasNoMaterialAndTheSlashIsAsDeclared) {
  Table t(3);
  t.seat(0).general("zhongyao").hand({card(kDuel, "S1")});
  t.seat(1).wears({card(kVine)});
  t.start();
  t.act_as(0, "huomo", kFireSlash, {t.in_hand(0, kDuel)}, {1});
  EXPECT_EQ(t.damages(1), std::vector<int>{2}) << "fire against 藤甲";
  EXPECT_TRUE(t.nth(LogKind::CardUsed).cards.empty());
  EXPECT_EQ(t.nth(LogKind::CardUsed).suit, Suit::None);
}

TEST(Huomo, AColourlessSlashPassesTheNiohShield) {
  Table t(3);
  t.seat(0).general("zhongyao").hand({card(kDuel, "S1")});
  t.seat(1).wears({card(kNiohShield)});
  t.start();
  t.act_as(0, "huomo", kSlash, {t.in_hand(0, kDuel)}, {1});
  EXPECT_EQ(t.damages(1), std::vector<int>{1});
}

TEST(Huomo, OnlyBlackCardsThatAreNotBasicPayEquipmentIncluded) {
  Table t(3);
  t.seat(0)
      .general("zhongyao")
      .hp(2, 3)
      .hand({card(kDuel, "S1"), card(kExNihilo, "H7"), card(kSlash, "S7")})
      .wears({card(kVine), card(kChitu)});
  t.start();
  EXPECT_EQ(t.cards_for("huomo"), cards({t.in_hand(0, kDuel), t.worn(0, kVine)}));
}

TEST(Huomo, NotForANameAlreadyUsedThisTurn) {
  Table t(3);
  t.seat(0)
      .general("zhongyao")
      .hp(2, 3)
      .hand({card(kDuel, "S1"), card(kSlash), card(kDuel, "C1")})
      .wears({card(kCrossbow, "D1")});
  t.start();
  t.use(0, kSlash, {1});
  for (CardName n : {kSlash, kFireSlash, kThunderSlash}) EXPECT_FALSE(t.offers_as("huomo", n)) << def(n).id;
  EXPECT_TRUE(t.offers_as("huomo", kPeach));
  t.act_as(0, "huomo", kAnaleptic, {t.in_hand(0, kDuel)});
  EXPECT_FALSE(t.offers_as("huomo", kAnaleptic)) << "his own uses through it count";
}

TEST(Huomo, IsBoundByTheLimitsOfThePlayPhase) {
  Table t(3);
  t.seat(0).general("zhongyao").hand({card(kDuel, "S1"), card(kSlash)});
  t.start();
  t.act_as(0, "huomo", kSlash, {t.in_hand(0, kDuel)}, {1});
  EXPECT_TRUE(t.idle(0));
  EXPECT_FALSE(t.may_use(kSlash)) << "it was the 杀 of this phase";
}

TEST(Huomo, TheRangeIsLookedAtWithoutTheWeaponThatPays) {
  Table t(5);
  t.seat(0).general("zhongyao").hand({card(kDuel, "S1")}).wears({card(kBlade)});
  t.start();
  EXPECT_EQ(t.seats_as("huomo", kSlash, {t.in_hand(0, kDuel)}), seats({1, 2, 3, 4}));
  EXPECT_EQ(t.seats_as("huomo", kSlash, {t.worn(0, kBlade)}), seats({1, 4}));
}

TEST(Huomo, AWeaponWithoutWhichNobodyIsInRangeDoesNotPayForASlash) {
  Table t(3);
  t.seat(0).general("zhongyao").wears({card(kBlade)});
  t.seat(1).wears({card(kJueying)});
  t.seat(2).wears({card(kDilu)});
  t.start();
  EXPECT_FALSE(t.offers_as("huomo", kSlash));
  EXPECT_TRUE(t.offers_as("huomo", kAnaleptic));
}

TEST(Huomo, TheLastHandCardAsPriceIsNoSlashForTheHalberd) {
  Table t(4);
  t.seat(0).general("zhongyao").hand({card(kDuel, "S1")}).wears({card(kHalberd)});
  t.start();
  t.act_as(0, "huomo", kSlash, {t.in_hand(0, kDuel)}, {1});
  EXPECT_EQ(hits(t), (Hits{{1, 1}}));

  Table two(4);
  two.seat(0).general("zhongyao").hand({card(kDuel, "S1")}).wears({card(kHalberd)});
  two.start();
  Selection s;
  for (int i = 0; i < two.request().options.size(); ++i)
    if (two.request().options[i].kind == OptionKind::Skill && two.request().options[i].as == kSlash)
      s.option = static_cast<std::uint8_t>(i);
  s.cards.push_back(two.in_hand(0, kDuel));
  s.seats.push_back(1);
  EXPECT_TRUE(next_pick(two.game(), two.request(), s).seats.empty());
}

TEST(Huomo, DodgesASlashOutsideHisTurn) {
  Table t(3);
  t.seat(0).hand({card(kSlash, "H10")});
  t.seat(1).general("zhongyao").hand({card(kDuel, "S1")});
  t.start();
  t.use(0, kSlash, {1});
  EXPECT_EQ(t.request().timing, Timing::NeedUse2);
  t.launch_as(1, "huomo", kJink, {t.in_hand(1, kDuel)});
  EXPECT_EQ(t.hp(1), 3);
  EXPECT_TRUE(t.idle(0));
}

TEST(Huomo, OneJinkATurn) {
  Table t(3);
  t.seat(0).hand({card(kSlash, "H10"), card(kSlash, "H11")}).wears({card(kCrossbow)});
  t.seat(1).general("zhongyao").hand({card(kDuel, "S1"), card(kDuel, "C1")});
  t.start();
  t.use(0, kSlash, {1});
  t.launch_as(1, "huomo", kJink, {t.in_hand(1, kDuel)});
  t.use(0, kSlash, {1});
  EXPECT_EQ(t.damages(1), std::vector<int>{1}) << t.question();
}

TEST(Huomo, CannotRespond) {
  Table t(3);
  t.seat(0).hand({card(kSavageAssault, "C7")});
  t.seat(1).general("zhongyao").hand({card(kDuel, "S1")});
  t.start();
  t.use(0, kSavageAssault);
  EXPECT_EQ(t.damages(1), std::vector<int>{1}) << t.question();
}

TEST(Huomo, SavesTheDyingAndHimselfWithPeachOrAnaleptic) {
  Table t(3);
  t.seat(0).hand({card(kSlash, "H10")});
  t.seat(1).hp(1, 4);
  t.seat(2).general("zhongyao").hand({card(kDuel, "S1")});
  t.start();
  t.use(0, kSlash, {1});
  EXPECT_FALSE(t.offers_as("huomo", kAnaleptic)) << "not for another";
  t.launch_as(2, "huomo", kPeach, {t.in_hand(2, kDuel)});
  EXPECT_EQ(t.hp(1), 1);

  Table own(3);
  own.seat(0).hand({card(kSlash, "H10")});
  own.seat(1).general("zhongyao").hp(1, 3).hand({card(kDuel, "S1")});
  own.start();
  own.use(0, kSlash, {1});
  own.pass(1);  // no 闪
  EXPECT_TRUE(own.offers_as("huomo", kPeach));
  own.launch_as(1, "huomo", kAnaleptic, {own.in_hand(1, kDuel)});
  EXPECT_EQ(own.hp(1), 1);
}

TEST(Huomo, AnswersCollateralWithASlashOfAnyKindButNotWithTheWeaponThatReaches) {
  Table t(4);
  t.seat(0).hand({card(kCollateral)});
  t.seat(1).general("zhongyao").hand({card(kDuel, "S1")}).wears({card(kBlade)});
  t.seat(3).chained();
  t.start();
  t.use(0, kCollateral, {1, 3});
  EXPECT_EQ(t.cards_for("huomo"), cards({t.in_hand(1, kDuel)})) << "seat 3 is at distance 2";
  t.launch_as(1, "huomo", kThunderSlash, {t.in_hand(1, kDuel)});
  EXPECT_EQ(t.damages(3), std::vector<int>{1});
  EXPECT_FALSE(t.chained(3)) << "thunder damage";
  EXPECT_NE(t.worn(1, kBlade), kNoCard);
}

TEST(Huomo, MayPayWithAHandCardAlthoughJileiForbidsBasicHandCards) {
  Table t(3);
  t.seat(0).general("zhongyao").hand({card(kDuel, "D1"), card(kDismantlement, "S3"), card(kSlash)});
  t.seat(1).general("yangxiu");
  t.start();
  t.use(0, kDuel, {1});
  t.launch(1, "jilei");
  t.choose_option(1, 0);
  EXPECT_FALSE(t.may_use(kSlash));
  EXPECT_TRUE(t.offers_as("huomo", kSlash)) << "what he uses is no hand card";
}

// ---- 佐定

TEST(Zuoding, LetsATargetOfAnothersSpadeCardDraw) {
  Table t(3);
  t.seat(0).hand({card(kSavageAssault, "S7")});
  t.seat(2).general("zhongyao");
  t.start();
  t.use(0, kSavageAssault);
  EXPECT_EQ(t.request().timing, Timing::UseTargeted);
  EXPECT_EQ(t.seats_for("zuoding"), seats({1, 2}));
  t.launch(2, "zuoding", {}, {2});
  EXPECT_EQ(t.hand(2), 1);
  EXPECT_TRUE(t.idle(0)) << "once per card: " << t.question();
}

TEST(Zuoding, NotForOtherSuitsNorForHisOwnCards) {
  Table t(3);
  t.seat(0).hand({card(kSavageAssault, "C7")});
  t.seat(2).general("zhongyao");
  t.start();
  t.use(0, kSavageAssault);
  EXPECT_TRUE(t.idle(0)) << t.question();

  Table own(3);
  own.seat(0).general("zhongyao").hand({card(kSavageAssault, "S7")});
  own.start();
  own.use(0, kSavageAssault);
  EXPECT_TRUE(own.idle(0)) << own.question();
}

TEST(Zuoding, NotAfterSomebodyWasHurtInThisPhase) {
  Table t(3);
  t.seat(0).hand({card(kSlash, "H10"), card(kDismantlement, "S3")});
  t.seat(1).hand({card(kPeach)});
  t.seat(2).general("zhongyao");
  t.start();
  t.use(0, kSlash, {1});
  t.use(0, kDismantlement, {1});
  EXPECT_TRUE(t.idle(0)) << t.question();
}

TEST(Zuoding, NotForACardUsedInAnothersTurn) {
  Table t(3);
  t.seat(0).hand({card(kCollateral)});
  t.seat(1).hand({card(kSlash, "S7")}).wears({card(kCrossbow)});
  t.seat(2).general("zhongyao");
  t.start();
  t.use(0, kCollateral, {1, 2});
  t.play(1, kSlash);
  EXPECT_EQ(t.damages(2), std::vector<int>{1}) << t.question();
}

TEST(Zuoding, ForEquipmentAndDelayedTricksToo) {
  Table t(3);
  t.seat(0).hand({card(kBlade, "S5"), card(kIndulgence, "S6")});
  t.seat(2).general("zhongyao");
  t.start();
  t.use(0, kBlade);
  t.launch(2, "zuoding", {}, {0});
  t.use(0, kIndulgence, {1});
  t.launch(2, "zuoding", {}, {1});
  EXPECT_EQ(t.hand(1), 1);
}

// R004-39, with 铁骑 in the place of 谋溃: the user first, then 佐定, and only after the first target.
TEST(Zuoding, AfterTheUsersSkillAndOnlyForTheFirstTarget) {
  Table t(3);
  t.seat(0).general("machao").hand({card(kSlash, "S7")}).wears({card(kHalberd)});
  t.seat(1).general("zhongyao");
  t.start();
  t.use(0, kSlash, {2, 1});
  ASSERT_TRUE(t.offers(0, "tieqi")) << t.question();
  t.pass(0);
  ASSERT_TRUE(t.offers(1, "zuoding")) << t.question();
  EXPECT_EQ(t.seats_for("zuoding"), seats({1, 2}));
  t.pass(1);
  ASSERT_TRUE(t.offers(0, "tieqi")) << "for the second target: " << t.question();
  t.pass(0);
  EXPECT_EQ(hits(t), (Hits{{1, 1}, {2, 1}})) << t.question();
}

}  // namespace
}  // namespace jiesuan::test
