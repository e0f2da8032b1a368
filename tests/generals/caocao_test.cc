// 曹操: 奸雄, 护驾.
#include "tests/support/table.h"

namespace jiesuan::test {
namespace {

// ---- 奸雄

TEST(Jianxiong, TakesTheCardThatDealtTheDamage) {
  Table t(3);
  t.seat(0).hand({card(kSlash)});
  t.seat(1).general("caocao");
  t.start();
  const CardId slash = t.in_hand(0, kSlash);
  t.use(0, kSlash, {1});
  EXPECT_EQ(t.where(slash), Zone::Processing);
  t.launch(1, "jianxiong");
  EXPECT_EQ(t.where(slash), Zone::Hand);
  EXPECT_EQ(t.in_hand(1, kSlash), slash);
  EXPECT_TRUE(t.idle(0));
}

TEST(Jianxiong, MayBeDeclinedAndThenTheCardIsDiscarded) {
  Table t(3);
  t.seat(0).hand({card(kSlash)});
  t.seat(1).general("caocao");
  t.start();
  t.use(0, kSlash, {1});
  t.pass(1);
  EXPECT_EQ(t.hand(1), 0);
  EXPECT_TRUE(t.discarded(kSlash));
}

TEST(Jianxiong, IsOfferedOncePerDamageHoweverManyPoints) {
  Table t(3);
  t.seat(0).hand({card(kSlash), card(kAnaleptic)});
  t.seat(1).general("caocao");
  t.start();
  t.use(0, kAnaleptic);
  t.use(0, kSlash, {1});
  EXPECT_EQ(t.damages(1), std::vector<int>{2});
  t.pass(1);
  EXPECT_TRUE(t.idle(0)) << t.question();
}

TEST(Jianxiong, TakesBothCardsOfASpearSlash) {
  Table t(3);
  t.seat(0).hand({card(kPeach), card(kJink)}).wears({card(kSpear)});
  t.seat(1).general("caocao");
  t.start();
  t.convert(0, "spear", {t.in_hand(0, kPeach), t.in_hand(0, kJink)}, {1});
  t.launch(1, "jianxiong");
  EXPECT_NE(t.in_hand(1, kPeach), kNoCard);
  EXPECT_NE(t.in_hand(1, kJink), kNoCard);
}

TEST(Jianxiong, GetsNothingForACardWithoutPhysicalCards) {
  Table t(4);
  t.seat(0).general("diaochan").hand({card(kPeach)});
  t.seat(1).general("caocao");
  t.seat(2).general("guanyu");
  t.start();
  t.act(0, "lijian", {t.in_hand(0, kPeach)}, {1, 2});
  EXPECT_EQ(t.damages(1), std::vector<int>{1});
  EXPECT_TRUE(t.idle(0)) << "nobody was asked: " << t.question();
}

TEST(Jianxiong, GetsNothingForTheDamageOfASkill) {
  Table t(3);
  t.seat(0).general("caocao").role(Role::Loyalist).hand({card(kSlash)});
  t.seat(1).general("xiahoudun");
  t.seat(2).role(Role::Lord);
  t.pile({card(kSlash, "S7")});
  t.start();
  t.use(0, kSlash, {1});
  t.launch(1, "ganglie");
  EXPECT_EQ(t.damages(0), std::vector<int>{1});
  EXPECT_TRUE(t.idle(0)) << t.question();
}

// R004-07: the inserted dying resolution is finished first, then the damage goes on.
TEST(Jianxiong, ComesAfterTheDyingResolutionOfTheSameDamage) {
  Table t(3);
  t.seat(0).hand({card(kSlash)});
  t.seat(1).general("caocao").hp(1, 4).hand({card(kPeach)});
  t.start();
  t.use(0, kSlash, {1});
  EXPECT_EQ(t.request().timing, Timing::NeedUse3);
  t.play(1, kPeach);
  t.launch(1, "jianxiong");
  EXPECT_NE(t.in_hand(1, kSlash), kNoCard);
}

TEST(Jianxiong, OfSeveralVictimsOnlyTheFirstFindsTheCard) {
  Table t(3);
  t.seat(0).hand({card(kArcheryAttack)});
  t.seat(1).general("caocao");
  t.seat(2).skill("jianxiong");
  t.start();
  t.use(0, kArcheryAttack);
  t.launch(1, "jianxiong");
  EXPECT_EQ(t.damages(2), std::vector<int>{1}) << "the card goes on without its physical card";
  EXPECT_TRUE(t.idle(0)) << t.question();
  EXPECT_NE(t.in_hand(1, kArcheryAttack), kNoCard);
}

// Principles §6: the channel is kept through the chain.
TEST(Jianxiong, TakesTheCardOfDamageThatWasConductedToHim) {
  Table t(3);
  t.seat(0).hand({card(kFireSlash)});
  t.seat(1).general("caocao").chained();
  t.seat(2).chained();
  t.start();
  t.use(0, kFireSlash, {2});
  t.launch(1, "jianxiong");
  EXPECT_NE(t.in_hand(1, kFireSlash), kNoCard);
}

TEST(Jianxiong, TakesTheDuelHeUsedAndLost) {
  Table t(3);
  t.seat(0).general("caocao").hand({card(kDuel)});
  t.seat(1).hand({card(kSlash)});
  t.start();
  t.use(0, kDuel, {1});
  t.play(1, kSlash);
  t.launch(0, "jianxiong");
  EXPECT_NE(t.in_hand(0, kDuel), kNoCard) << "the 决斗 dealt the damage, not the 杀";
  EXPECT_TRUE(t.discarded(kSlash));
}

TEST(Jianxiong, TakesTheLightningThatStruckHim) {
  Table t(3);
  t.seat(1).general("caocao").judging(card(kLightning));
  t.pile({card(kSlash, "S7")});
  t.turn_of(1, PhaseKind::Judge).start();
  t.launch(1, "jianxiong");
  EXPECT_NE(t.in_hand(1, kLightning), kNoCard);
}

// ---- 护驾

TEST(Hujia, TheHelpersJinkCountsAsUsedByTheLord) {
  Table t(4);
  t.seat(0).general("caocao");
  t.seat(1).hand({card(kSlash)});
  t.seat(2).kingdom(Kingdom::Wei).hand({card(kJink)});
  t.turn_of(1).start();
  const CardId jink = t.in_hand(2, kJink);
  t.use(1, kSlash, {0});
  t.launch(0, "hujia");
  t.play(2, kJink);
  EXPECT_TRUE(t.damages(0).empty());
  ASSERT_EQ(t.count(LogKind::CardResponded), 1);
  EXPECT_EQ(t.nth(LogKind::CardResponded).a, 2);
  ASSERT_EQ(t.count(LogKind::CardUsed), 2);
  EXPECT_EQ(t.nth(LogKind::CardUsed, 1).a, 0);
  EXPECT_EQ(t.nth(LogKind::CardUsed, 1).cards, CardSet(jink)) << "its physical card is that of the helper";
  EXPECT_EQ(t.where(jink), Zone::Discard);
}

// R004-11: from the character whose turn it is, in the order of seats; the first response ends it.
TEST(Hujia, AsksInTheOrderOfSeatsUntilSomebodyResponds) {
  Table t(5);
  t.seat(0).general("caocao");
  t.seat(1).kingdom(Kingdom::Wei).hand({card(kSlash), card(kJink)});
  t.seat(2).kingdom(Kingdom::Shu).hand({card(kJink)});
  t.seat(3).kingdom(Kingdom::Wei).hand({card(kJink)});
  t.seat(4).kingdom(Kingdom::Wei).hand({card(kJink)});
  t.turn_of(1).start();
  t.use(1, kSlash, {0});
  t.launch(0, "hujia");
  t.pass(1);
  t.play(3, kJink);
  EXPECT_TRUE(t.idle(1)) << t.question();
  EXPECT_TRUE(t.damages(0).empty());
  EXPECT_EQ(t.hand(4), 1);
}

// R004-28, principles T13.
TEST(Hujia, ComesBeforeEightDiagramAndThatBeforeTheHandCard) {
  Table t(4);
  t.seat(0).general("caocao").wears({card(kEightDiagram)}).hand({card(kJink)});
  t.seat(1).hand({card(kSlash)});
  t.seat(2).kingdom(Kingdom::Wei);
  t.pile({card(kSlash, "S7")});
  t.turn_of(1).start();
  t.use(1, kSlash, {0});
  EXPECT_FALSE(t.offers("eight_diagram"));
  t.launch(0, "hujia");
  t.launch(0, "eight_diagram");
  EXPECT_FALSE(t.offers("hujia"));
  t.play(0, kJink);
  EXPECT_TRUE(t.damages(0).empty());
}

TEST(Hujia, OnceSomebodyRespondedEightDiagramIsNotConsulted) {
  Table t(4);
  t.seat(0).general("caocao").wears({card(kEightDiagram)}).hand({card(kJink)});
  t.seat(1).hand({card(kSlash)});
  t.seat(2).kingdom(Kingdom::Wei).hand({card(kJink)});
  t.turn_of(1).start();
  t.use(1, kSlash, {0});
  t.launch(0, "hujia");
  t.play(2, kJink);
  EXPECT_TRUE(t.idle(1)) << t.question();
  EXPECT_EQ(t.count(LogKind::JudgeTurned), 0);
}

// R004-29
TEST(Hujia, IsPastOnceItWasDeclined) {
  Table t(4);
  t.seat(0).general("caocao").wears({card(kEightDiagram)}).hand({card(kJink)});
  t.seat(1).hand({card(kSlash)});
  t.seat(2).kingdom(Kingdom::Wei).hand({card(kJink)});
  t.pile({card(kSlash, "S7")});
  t.turn_of(1).start();
  t.use(1, kSlash, {0});
  t.pass(0);
  t.launch(0, "eight_diagram");
  EXPECT_TRUE(t.demands(0, kJink));
  EXPECT_FALSE(t.offers("hujia"));
  t.pass(0);
  EXPECT_EQ(t.damages(0), std::vector<int>{1});
}

TEST(Hujia, ARedEightDiagramEndsTheAsking) {
  Table t(4);
  t.seat(0).general("caocao").wears({card(kEightDiagram)}).hand({card(kJink)});
  t.seat(1).hand({card(kSlash)});
  t.seat(2).kingdom(Kingdom::Wei).hand({card(kJink)});
  t.pile({card(kPeach, "H3")});
  t.turn_of(1).start();
  t.use(1, kSlash, {0});
  t.pass(0);
  t.launch(0, "eight_diagram");
  EXPECT_TRUE(t.idle(1)) << t.question();
  EXPECT_TRUE(t.damages(0).empty());
  EXPECT_EQ(t.hand(0), 1);
}

TEST(Hujia, IsOnlyALordsSkill) {
  Table t(4);
  t.seat(0).hand({card(kSlash)});
  t.seat(1).general("caocao").hand({card(kJink)});
  t.seat(2).kingdom(Kingdom::Wei).hand({card(kJink)});
  t.start();
  t.use(0, kSlash, {1});
  EXPECT_TRUE(t.demands(1, kJink));
  EXPECT_FALSE(t.offers("hujia"));
}

TEST(Hujia, IsNotOfferedWithoutAnotherWeiCharacter) {
  Table t(4);
  t.seat(0).general("caocao").hand({card(kJink)});
  t.seat(1).kingdom(Kingdom::Shu).hand({card(kSlash)});
  t.turn_of(1).start();
  t.use(1, kSlash, {0});
  EXPECT_TRUE(t.demands(0, kJink)) << t.question();
}

TEST(Hujia, IsOfferedAlthoughNobodyCouldHelp) {  // what the others hold is hidden
  Table t(4);
  t.seat(0).general("caocao");
  t.seat(1).hand({card(kSlash)});
  t.seat(2).kingdom(Kingdom::Wei);
  t.turn_of(1).start();
  t.use(1, kSlash, {0});
  t.launch(0, "hujia");
  EXPECT_EQ(t.damages(0), std::vector<int>{1});
}

TEST(Hujia, AnswersArcheryAttackAsAResponseOfTheLord) {
  Table t(4);
  t.seat(0).general("caocao");
  t.seat(1).hand({card(kArcheryAttack)});
  t.seat(2).kingdom(Kingdom::Wei).hand({card(kJink)});
  t.turn_of(1).start();
  const CardId jink = t.in_hand(2, kJink);
  t.use(1, kArcheryAttack);
  t.pass(2);
  t.launch(0, "hujia");
  t.play(2, kJink);
  EXPECT_TRUE(t.damages(0).empty());
  ASSERT_EQ(t.count(LogKind::CardResponded), 2);
  EXPECT_EQ(t.nth(LogKind::CardResponded).a, 2);
  EXPECT_EQ(t.nth(LogKind::CardResponded, 1).a, 0);
  EXPECT_EQ(t.where(jink), Zone::Discard);
}

TEST(Hujia, AHelperMayConvertOrConsultItsEightDiagram) {
  Table t(4);
  t.seat(0).general("caocao");
  t.seat(1).hand({card(kSlash)});
  t.seat(2).general("zhenji").wears({card(kEightDiagram)}).hand({card(kDuel, "S1")});
  t.pile({card(kSlash, "S8")});
  t.turn_of(1).start();
  t.use(1, kSlash, {0});
  t.launch(0, "hujia");
  t.launch(2, "eight_diagram");
  t.play_as(2, "qingguo", {t.in_hand(2, kDuel)});
  EXPECT_TRUE(t.damages(0).empty());
  EXPECT_EQ(t.nth(LogKind::CardUsed, -1).suit, Suit::Spade) << "the suit comes from the helper's card";
}

TEST(Hujia, AHelpersRedEightDiagramIsAJinkWithoutACard) {
  Table t(4);
  t.seat(0).general("caocao");
  t.seat(1).hand({card(kSlash)});
  t.seat(2).kingdom(Kingdom::Wei).wears({card(kEightDiagram)});
  t.pile({card(kPeach, "H3")});
  t.turn_of(1).start();
  t.use(1, kSlash, {0});
  t.launch(0, "hujia");
  t.launch(2, "eight_diagram");
  EXPECT_TRUE(t.damages(0).empty());
  EXPECT_TRUE(t.nth(LogKind::CardUsed, -1).cards.empty());
}

// Timings §9.4: every further 闪 is a need of its own.
TEST(Hujia, IsOfferedAnewForTheSecondJinkAgainstWushuang) {
  Table t(4);
  t.seat(0).general("caocao");
  t.seat(1).general("lvbu").hand({card(kSlash)});
  t.seat(2).kingdom(Kingdom::Wei).hand({card(kJink), card(kJink)});
  t.turn_of(1).start();
  t.use(1, kSlash, {0});
  t.launch(0, "hujia");
  t.play(2, kJink);
  t.launch(0, "hujia");
  t.play(2, kJink);
  EXPECT_TRUE(t.damages(0).empty());
}

// R000-73: whoever cannot use 闪 has no need of one.
TEST(Hujia, IsNotOfferedAgainstASlashThatCannotBeAnswered) {
  Table t(4);
  t.seat(0).general("caocao");
  t.seat(1).general("machao").hand({card(kSlash)});
  t.seat(2).kingdom(Kingdom::Wei).hand({card(kJink)});
  t.pile({card(kPeach, "H3")});
  t.turn_of(1).start();
  t.use(1, kSlash, {0});
  t.launch(1, "tieqi");
  EXPECT_EQ(t.damages(0), std::vector<int>{1});
  EXPECT_EQ(t.launches("hujia"), 0);
}

}  // namespace
}  // namespace jiesuan::test
