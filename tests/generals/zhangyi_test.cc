// 张嶷: 怃戎, 矢志.
#include "generals/common.h"
#include "tests/support/story.h"

namespace jiesuan::test {
namespace {

// ---- 怃戎

TEST(Wurong, SlashAgainstNoJinkIsDiscardedAndHits) {
  Table t(3);
  t.seat(0).general("zhangyi").hand({card(kSlash), card(kPeach)});
  t.seat(1).hand({card(kPeach), card(kJink)});
  t.start();
  t.act(0, "wurong", {}, {1});
  t.choose_cards(0, {t.in_hand(0, kSlash)});
  EXPECT_EQ(t.count(LogKind::Shown), 0) << "nothing is shown before both have chosen";
  t.choose_cards(1, {t.in_hand(1, kPeach)});
  EXPECT_EQ(t.count(LogKind::Shown), 2);
  EXPECT_EQ(hits(t), (Hits{{1, 1}}));
  EXPECT_TRUE(t.discarded(kSlash));
  EXPECT_NE(t.in_hand(1, kPeach), kNoCard) << "the other keeps what it showed";
  EXPECT_FALSE(t.offers("wurong"));
}

TEST(Wurong, NoSlashAgainstAJinkIsDiscardedForACard) {
  Table t(3);
  t.seat(0).general("zhangyi").hand({card(kPeach)});
  t.seat(1).hand({card(kJink)}).wears({card(kBlade)});
  t.start();
  t.act(0, "wurong", {}, {1});
  t.choose_cards(0, {t.worn(1, kBlade)});
  EXPECT_TRUE(t.discarded(kPeach));
  EXPECT_NE(t.in_hand(0, kBlade), kNoCard);
  EXPECT_TRUE(hits(t).empty());
}

TEST(Wurong, SlashAgainstJinkAndNeitherAgainstNeitherAreNothing) {
  Table t(3);
  t.seat(0).general("zhangyi").hand({card(kSlash)});
  t.seat(1).hand({card(kJink)});
  t.start();
  t.act(0, "wurong", {}, {1});
  EXPECT_TRUE(hits(t).empty());
  EXPECT_NE(t.in_hand(0, kSlash), kNoCard);
  Table u(3);
  u.seat(0).general("zhangyi").hand({card(kPeach)});
  u.seat(1).hand({card(kPeach)});
  u.start();
  u.act(0, "wurong", {}, {1});
  EXPECT_EQ(u.hand(0), 1);
  EXPECT_EQ(u.hand(1), 1);
}

TEST(Wurong, BothNeedAHandCard) {
  Table t(3);
  t.seat(0).general("zhangyi").hand({card(kSlash)});
  t.seat(1).wears({card(kBlade)});
  t.seat(2).hand({card(kJink)});
  t.start();
  EXPECT_EQ(t.seats_for("wurong"), seats({2}));
  Table u(3);
  u.seat(0).general("zhangyi");
  u.seat(1).hand({card(kJink)});
  u.start();
  EXPECT_FALSE(u.offers("wurong"));
}

// "Discard it and …": what cannot be discarded hits nobody (principles §4).
TEST(Wurong, ASlashHeMayNotDiscardDoesNothing) {
  Table t(3);
  t.seat(0).general("zhangyi").hand({card(kSlash), card(kSlash)});
  t.seat(1).general("yangxiu").hand({card(kPeach)});
  t.start();
  t.use(0, kSlash, {1});
  t.launch(1, "jilei");
  t.choose_option(1, 0);  // basic cards
  t.act(0, "wurong", {}, {1});
  EXPECT_EQ(t.count(LogKind::Shown), 2) << t.question();
  EXPECT_EQ(hits(t), (Hits{{1, 1}})) << "only the first";
  EXPECT_EQ(t.hand(0), 1);
}

// ---- 矢志

TEST(Shizhi, WithOneHpHisJinksAreSlashes) {
  Table t(3);
  t.seat(0).general("zhangyi").hp(1, 4).hand({card(kJink, "H2")});
  t.start();
  ASSERT_TRUE(t.may_use(kSlash));
  t.use(0, kSlash, {1});
  EXPECT_EQ(hits(t), (Hits{{1, 1}}));
  EXPECT_EQ(t.nth(LogKind::CardUsed).suit, Suit::Heart) << "with the suit it has";
}

TEST(Shizhi, AndDoNotDodge) {
  Table t(2);
  t.seat(0).hand({card(kSlash)});
  t.seat(1).general("zhangyi").hp(1, 4).hand({card(kJink), card(kPeach)});
  t.start();
  t.use(0, kSlash, {1});
  EXPECT_TRUE(t.demands(1, kPeach)) << "hit without being asked for a 闪: " << t.question();
}

TEST(Shizhi, WithTwoHpTheyDodge) {
  Table t(2);
  t.seat(0).hand({card(kSlash)});
  t.seat(1).general("zhangyi").hp(2, 4).hand({card(kJink)});
  t.start();
  t.use(0, kSlash, {1});
  t.play(1, kJink);
  EXPECT_TRUE(hits(t).empty());
}

TEST(Shizhi, ShownForWurongAJinkOfHisIsASlash) {
  Table t(3);
  t.seat(0).general("zhangyi").hp(1, 4).hand({card(kJink)});
  t.seat(1).hand({card(kPeach)});
  t.start();
  t.act(0, "wurong", {}, {1});
  EXPECT_EQ(hits(t), (Hits{{1, 1}}));
  EXPECT_TRUE(t.discarded(kJink));
}

TEST(Shizhi, EightDiagramIsNoCardOfHisHand) {
  Table t(2);
  t.seat(0).hand({card(kSlash)});
  t.seat(1).general("zhangyi").hp(1, 4).wears({card(kEightDiagram)});
  t.pile({card(kPeach, "H3")});
  t.start();
  t.use(0, kSlash, {1});
  t.launch(1, "eight_diagram");
  EXPECT_TRUE(hits(t).empty());
}

}  // namespace
}  // namespace jiesuan::test
