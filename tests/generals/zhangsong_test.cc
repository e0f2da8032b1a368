// 张松: 强识, 献图.
#include "tests/support/story.h"

namespace jiesuan::test {
namespace {

// ---- 强识

TEST(Qiangzhi, ForEachCardOfTheShownTypeOneMayBeDrawn) {
  Table t(2);
  t.seat(0).general("zhangsong").hand({card(kSlash), card(kAnaleptic), card(kExNihilo)});
  t.seat(1).hand({card(kPeach)});
  t.start();
  t.launch(0, "qiangzhi", {}, {1});
  EXPECT_EQ(t.count(LogKind::Shown), 1);
  EXPECT_EQ(t.hand(1), 1) << "the card stays where it is";
  t.use(0, kAnaleptic);
  t.launch(0, "state_qiangzhi");
  EXPECT_EQ(t.hand(0), 3);
  t.use(0, kExNihilo);
  EXPECT_TRUE(t.idle(0)) << "a trick is no basic card: " << t.question();
  t.use(0, kSlash, {1});
  EXPECT_TRUE(t.offers(0, "state_qiangzhi")) << t.question();
}

TEST(Qiangzhi, OnlyInThisPhase) {
  Table t(2);
  t.seat(0).general("zhangsong").hand({card(kJink)});
  t.seat(1).hand({card(kSlash)});
  t.start();
  t.launch(0, "qiangzhi", {}, {1});
  t.end_phase(0);
  t.pass(0);
  t.use(1, kSlash, {0});
  t.play(0, kJink);
  EXPECT_TRUE(t.idle(1)) << t.question();
}

TEST(Qiangzhi, NotWithoutAHandCardToShow) {
  Table t(2);
  t.seat(0).general("zhangsong").hand({card(kSlash)});
  t.seat(1).wears({card(kCrossbow)});
  t.start();
  EXPECT_TRUE(t.idle(0)) << t.question();
}

// ---- 献图

TEST(Xiantu, TwoCardsForAnotherAndAPointIfNobodyIsKilled) {
  Table t(2);
  t.seat(1).general("zhangsong").hand({card(kPeach), card(kJink)});
  t.start();
  t.launch(1, "xiantu");
  t.choose_cards(1, {t.in_hand(1, kPeach), t.in_hand(1, kJink)});
  EXPECT_NE(t.in_hand(0, kPeach), kNoCard);
  EXPECT_NE(t.in_hand(0, kJink), kNoCard);
  EXPECT_EQ(t.hand(1), 2);
  EXPECT_EQ(t.hp(1), 3);
  t.end_phase(0);
  EXPECT_EQ(t.hp(1), 2);
}

TEST(Xiantu, NothingIsLostIfItHasKilled) {
  Table t(4);
  t.seat(0).hand({card(kSlash)});
  t.seat(1).hp(1, 4);
  t.seat(2).general("zhangsong").hand({card(kPeach), card(kPeach)});
  t.pile({card(kJink), card(kJink)});
  t.start();
  t.launch(2, "xiantu");
  t.choose_cards(2, {t.in_hand(2, kPeach, 0), t.in_hand(2, kPeach, 1)});
  t.use(0, kSlash, {1});
  t.pass(0);
  ASSERT_FALSE(t.alive(1));
  t.end_phase(0);
  EXPECT_EQ(t.hp(2), 3);
}

TEST(Xiantu, WithoutOtherCardsHeGivesWhatHeDrew) {
  Table t(2);
  t.seat(1).general("zhangsong");
  t.start();
  t.launch(1, "xiantu");
  EXPECT_EQ(t.hand(0), 2);
  EXPECT_EQ(t.hand(1), 0);
  EXPECT_TRUE(t.idle(0)) << t.question();
}

TEST(Xiantu, NotInHisOwnPhaseAndNotWhenDeclined) {
  Table t(2);
  t.seat(1).general("zhangsong");
  t.start();
  t.pass(1);
  t.end_phase(0);
  EXPECT_EQ(t.hp(1), 3);
  EXPECT_TRUE(t.idle(1)) << t.question();
}

TEST(Xiantu, WhoDiesInThatPhaseCostsHimNothing) {
  Table t(4);
  t.seat(0).role(Role::Renegade).hp(1, 4).hand({card(kSlash)});
  t.seat(1).role(Role::Lord).general("xiahoudun");
  t.seat(2).role(Role::Rebel).general("zhangsong");
  t.seat(3).role(Role::Rebel);
  t.pile({card(kJink, "D2"), card(kJink, "D3"), card(kSlash, "S7")});
  t.start();
  t.launch(2, "xiantu");
  t.use(0, kSlash, {1});
  t.launch(1, "ganglie");
  t.pass(0);
  ASSERT_FALSE(t.alive(0)) << t.question();
  EXPECT_EQ(t.hp(2), 3);
}

}  // namespace
}  // namespace jiesuan::test
