// 曹休: 讨袭.
#include "engine/view/view.h"
#include "generals/common.h"
#include "tests/support/story.h"

namespace jiesuan::test {
namespace {

TEST(Taoxi, TheCardLiesOpenAndHeMayUseIt) {
  Table t(3);
  t.seat(0).general("caoxiu").hand({card(kDuel)});
  t.seat(1).hand({card(kSnatch, "S3")});
  t.seat(2).hand({card(kPeach)});
  t.start();
  const CardId snatch = t.in_hand(1, kSnatch);
  t.use(0, kDuel, {1});
  t.launch(0, "taoxi");
  EXPECT_TRUE(can_see(t.game(), 2, snatch));
  EXPECT_TRUE(can_see(t.game(), kSpectator, snatch));
  EXPECT_EQ(t.hand(0), 0) << "it is in the other's hand";
  t.use(0, kSnatch, {2});
  EXPECT_EQ(t.hand(1), 0);
  EXPECT_EQ(t.nth(LogKind::CardUsed, -1).a, 0);
  EXPECT_NE(t.in_hand(0, kPeach), kNoCard);
  t.end_phase(0);
  EXPECT_EQ(t.hp(0), 4) << "he has used it";
}

TEST(Taoxi, StillThereAtTheEndOfTheTurnItCostsAHp) {
  Table t(3);
  t.seat(0).general("caoxiu").hand({card(kDuel)});
  t.seat(1).hand({card(kJink)});
  t.start();
  const CardId jink = t.in_hand(1, kJink);
  t.use(0, kDuel, {1});
  t.launch(0, "taoxi");
  t.end_phase(0);
  EXPECT_EQ(t.hp(0), 3);
  EXPECT_TRUE(t.idle(1));
  EXPECT_FALSE(can_see(t.game(), 0, jink)) << "it lies face down again";
}

TEST(Taoxi, GoneFromTheHandItIsOverEvenIfItComesBack) {
  Table t(3);
  t.seat(0).general("caoxiu").hand({card(kDuel)}).skill("lab_borrow");
  t.seat(1).hand({card(kJink)});
  t.start();
  t.use(0, kDuel, {1});
  t.launch(0, "taoxi");
  t.act(0, "lab_borrow", {}, {1});
  while (!t.over() && !t.idle(0)) t.choose_cards(0, {t.in_hand(0, kJink)});
  ASSERT_NE(t.in_hand(1, kJink), kNoCard) << "it was taken and given back";
  EXPECT_EQ(t.hp(0), 3) << "the price of borrowing";
  t.end_phase(0);
  EXPECT_EQ(t.hp(0), 3);
}

TEST(Taoxi, OnlyForOneOtherTargetWithHandCards) {
  Table t(4);
  t.seat(0).general("caoxiu").hand({card(kIronChain), card(kExNihilo), card(kSlash)});
  t.seat(1).hand({card(kJink)});
  t.seat(2).hand({card(kJink)});
  t.start();
  t.use(0, kIronChain, {1, 2});
  EXPECT_TRUE(t.idle(0)) << "two targets: " << t.question();
  t.use(0, kExNihilo);
  EXPECT_TRUE(t.idle(0)) << "himself: " << t.question();
  t.use(0, kSlash, {3});
  EXPECT_TRUE(t.idle(0)) << "no hand cards: " << t.question();
}

TEST(Taoxi, OncePerPhaseAndOnlyInHisOwn) {
  Table t(3);
  t.seat(0).general("caoxiu").hand({card(kDuel), card(kSlash)});
  t.seat(1).hand({card(kPeach), card(kPeach)});
  t.start();
  t.use(0, kDuel, {1});
  t.launch(0, "taoxi");
  t.use(0, kSlash, {1});
  EXPECT_TRUE(t.idle(0)) << t.question();
  EXPECT_EQ(t.launches("taoxi"), 1);
}

// "Use": a 决斗 later in the turn cannot be answered with it.
TEST(Taoxi, TheCardIsUsedNotResponded) {
  Table t(2);
  t.seat(0).general("caoxiu").hand({card(kDismantlement), card(kDuel)});
  t.seat(1).hand({card(kSlash, "S7")}).wears({card(kChitu)});
  t.start();
  t.use(0, kDismantlement, {1});
  t.launch(0, "taoxi");
  t.choose_cards(0, {t.worn(1, kChitu)});
  ASSERT_TRUE(t.may_use(kSlash)) << "to use it, it is there";
  t.use(0, kDuel, {1});
  t.play(1, kSlash);
  EXPECT_EQ(hits(t), (Hits{{0, 1}})) << "the only 杀 was spent, and he could not respond it";
}

TEST(Taoxi, AnOpenSlashOfTheOtherDoesNotAnswerADuelForHim) {
  Table t(2);
  t.seat(0).general("caoxiu").hand({card(kDismantlement), card(kDuel)});
  t.seat(1).hand({card(kSlash, "S7"), card(kSlash, "S8")}).wears({card(kChitu)});
  t.start();
  t.use(0, kDismantlement, {1});
  t.launch(0, "taoxi");
  t.choose_cards(0, {t.worn(1, kChitu)});
  const CardId open = open_hand(t.game(), 1).first();
  t.use(0, kDuel, {1});
  const CardId closed = (t.game()[1].hand - CardSet(open)).first();
  t.choose_option(1, 0, {closed});
  EXPECT_EQ(hits(t), (Hits{{0, 1}})) << "one 杀 still lies open there: " << t.question();
}

TEST(Taoxi, IfHeDiesTheCardLiesDownAgainAllTheSame) {
  Table t(3);
  t.seat(0).role(Role::Rebel).general("caoxiu").hp(1, 4).hand({card(kDuel)});
  t.seat(1).role(Role::Lord).hand({card(kSlash), card(kSlash)});
  t.seat(2).role(Role::Rebel);
  t.start();
  t.use(0, kDuel, {1});
  t.launch(0, "taoxi");
  ASSERT_EQ(open_hand(t.game(), 1).size(), 1);
  t.choose_option(1, 0, {closed_hand(t.game(), 1).first()});
  ASSERT_FALSE(t.alive(0)) << t.question();
  EXPECT_TRUE(open_hand(t.game(), 1).empty());
}

}  // namespace
}  // namespace jiesuan::test
