// 诸葛瑾: 弘援, 缓释, 明哲.
#include "engine/view/view.h"
#include "tests/support/story.h"

namespace jiesuan::test {
namespace {

// ---- 弘援

TEST(Hongyuan, HeDrawsOneAndTwoOthersOneEach) {
  Table t(4);
  t.turn_of(0, PhaseKind::Draw);
  t.seat(0).general("zhugejin");
  t.start();
  EXPECT_EQ(t.request().timing, Timing::DrawBody);
  EXPECT_EQ(t.seats_for("hongyuan"), seats({1, 2, 3}));
  t.launch(0, "hongyuan", {}, {3, 1});
  EXPECT_EQ(t.hand(0), 1);
  EXPECT_EQ(t.hand(1), 1);
  EXPECT_EQ(t.hand(2), 0);
  EXPECT_EQ(t.hand(3), 1);
}

TEST(Hongyuan, OneOtherIsEnough) {
  Table t(3);
  t.turn_of(0, PhaseKind::Draw);
  t.seat(0).general("zhugejin");
  t.start();
  t.launch(0, "hongyuan", {}, {2});
  EXPECT_EQ(t.hand(0), 1);
  EXPECT_EQ(t.hand(2), 1);
}

TEST(Hongyuan, MayBeDeclinedAndIsOnlyForHisOwnDrawPhase) {
  Table t(3);
  t.turn_of(0, PhaseKind::Draw);
  t.seat(0).general("zhugejin");
  t.seat(1).general("zhugejin");
  t.start();
  t.pass(0);
  EXPECT_TRUE(t.idle(0)) << t.question();
  EXPECT_EQ(t.hand(0), 2);
}

TEST(Hongyuan, NotWhenTheDrawWasGivenUp) {
  Table t(3);
  t.turn_of(0, PhaseKind::Draw);
  t.seat(0).general("zhugejin").skill("tuxi");
  t.seat(1).hand({card(kJink)});
  t.start();
  t.launch(0, "tuxi", {}, {1});
  EXPECT_TRUE(t.idle(0)) << t.question();
}

// ---- 缓释

void lay_out_indulgence(Table& t) {
  t.turn_of(0, PhaseKind::Judge);
  t.seat(0).judging(card(kIndulgence));
  t.seat(1).general("zhugejin").hand({card(kPeach, "H3"), card(kSlash, "S7")}).wears({card(kSpear)});
  t.pile({card(kSlash, "C3")});
  t.start();
}

TEST(Huanshi, TheJudgingCharacterLooksAndChoosesHeResponds) {
  Table t(3);
  lay_out_indulgence(t);
  const CardId peach = t.in_hand(1, kPeach);
  t.launch(1, "huanshi");
  EXPECT_EQ(t.asked(), 0) << t.question();
  EXPECT_TRUE(can_see(t.game(), 0, peach)) << "it looks at the hand";
  EXPECT_FALSE(can_see(t.game(), 2, peach));
  EXPECT_EQ(t.request().options[0].cards, t.game()[1].own_cards()) << "hand and equipment";
  t.choose_cards(0, {peach});
  EXPECT_EQ(t.nth(LogKind::CardResponded).a, 1) << "it is his response";
  t.pass(1);  // 明哲
  EXPECT_TRUE(t.idle(0)) << "♥: " << t.question();
  EXPECT_EQ(t.where(peach), Zone::Discard);
  EXPECT_EQ(t.hand(1), 1);
}

TEST(Huanshi, AnEquippedCardWillDo) {
  Table t(3);
  lay_out_indulgence(t);
  t.launch(1, "huanshi");
  const CardId spear = t.worn(1, kSpear);
  t.choose_cards(0, {spear});
  EXPECT_EQ(t.nth(LogKind::JudgeResult).suit, Suit::Spade);
  EXPECT_TRUE(t.game()[1].equipped().empty());
}

TEST(Huanshi, ForHisOwnJudgementHeChoosesHimself) {
  Table t(3);
  t.turn_of(1, PhaseKind::Judge);
  t.seat(1).general("zhugejin").judging(card(kIndulgence)).hand({card(kPeach, "H3"), card(kSlash, "S7")});
  t.start();
  t.launch(1, "huanshi");
  t.choose_cards(1, {t.in_hand(1, kPeach)});
  EXPECT_TRUE(t.offers(1, "hongyuan")) << "♥, and no 明哲 in his own turn: " << t.question();
  t.pass(1);
  EXPECT_TRUE(t.idle(1)) << t.question();
}

TEST(Huanshi, NeedsACardAndMayBeDeclined) {
  Table t(3);
  t.turn_of(0, PhaseKind::Judge);
  t.seat(0).judging(card(kIndulgence));
  t.seat(1).general("zhugejin");
  t.pile({card(kJink, "H2")});
  t.start();
  EXPECT_TRUE(t.idle(0)) << t.question();
  Table u(3);
  lay_out_indulgence(u);
  u.pass(1);
  EXPECT_EQ(u.nth(LogKind::JudgeResult).suit, Suit::Club);
}

// ---- 明哲

TEST(Mingzhe, DrawsForARedCardUsedOutsideHisTurn) {
  Table t(3);
  t.seat(0).hand({card(kSlash)});
  t.seat(1).general("zhugejin").hand({card(kJink, "H2")});
  t.start();
  t.use(0, kSlash, {1});
  t.play(1, kJink);
  EXPECT_EQ(t.request().timing, Timing::UseCardUsed);
  t.launch(1, "mingzhe");
  EXPECT_EQ(t.hand(1), 1);
  EXPECT_EQ(hits(t), Hits{});
}

TEST(Mingzhe, DrawsForARedCardResponded) {
  Table t(3);
  t.seat(0).hand({card(kSavageAssault)});
  t.seat(1).general("zhugejin").hand({card(kSlash, "H10")});
  t.start();
  t.use(0, kSavageAssault);
  t.play(1, kSlash);
  EXPECT_EQ(t.request().timing, Timing::RespondPlayed);
  t.launch(1, "mingzhe");
  EXPECT_EQ(t.hand(1), 1);
}

TEST(Mingzhe, NotForBlackCardsNorInHisTurn) {
  Table t(3);
  t.seat(0).general("zhugejin").hand({card(kExNihilo, "H7")});
  t.seat(1).general("zhugejin").hand({card(kSlash, "C7")});
  t.start();
  t.use(0, kExNihilo);
  EXPECT_TRUE(t.idle(0)) << t.question();
  Table u(3);
  u.seat(0).hand({card(kSavageAssault)});
  u.seat(1).general("zhugejin").hand({card(kSlash, "C7")});
  u.start();
  u.use(0, kSavageAssault);
  u.play(1, kSlash);
  EXPECT_TRUE(u.idle(0)) << u.question();
}

// R004-23
TEST(Mingzhe, ForEachRedCardLostInOneDiscard) {
  Table t(3);
  t.turn_of(0, PhaseKind::Prepare);
  t.seat(0).general("sunjian").hp(2, 4);
  t.seat(1).general("zhugejin").hand({card(kPeach, "H3"), card(kJink, "D2")});
  t.start();
  t.launch(0, "yinghun", {}, {1});
  t.choose_option(0, 1);  // draw one, discard two
  t.choose_cards(1, {t.in_hand(1, kPeach), t.in_hand(1, kJink)});
  EXPECT_EQ(t.request().timing, Timing::MoveAfter2);
  t.launch(1, "mingzhe");
  t.launch(1, "mingzhe");
  EXPECT_EQ(t.hand(1), 3) << "2 + 1 − 2 + 2";
  EXPECT_TRUE(t.idle(0)) << t.question();
}

TEST(Mingzhe, AlsoWhenAnotherDiscardsHisCardButNotWhenItIsTaken) {
  Table t(3);
  t.seat(0).hand({card(kDismantlement), card(kSnatch)});
  t.seat(1).general("zhugejin").hand({card(kPeach, "H3")}).wears({card(kZhuahuangfeidian, "H13")});
  t.start();
  t.use(0, kDismantlement, {1});
  t.choose_cards(0, {t.worn(1, kZhuahuangfeidian)});
  t.pass(1);
  t.use(0, kSnatch, {1});
  EXPECT_TRUE(t.idle(0)) << t.question();
  EXPECT_EQ(t.hand(1), 0);
}

}  // namespace
}  // namespace jiesuan::test
