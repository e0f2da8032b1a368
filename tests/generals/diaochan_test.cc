// 貂蝉: 离间, 闭月.
#include "tests/support/table.h"

namespace jiesuan::test {
namespace {

// Diao Chan in seat 0 with a card to pay; two men in seats 1 and 2.
class TwoMen : public Table {
 public:
  TwoMen() : Table(4) {
    seat(0).general("diaochan").hand({card(kPeach)});
    seat(1).general("guanyu");
    seat(2).general("zhangfei");
  }
};

// ---- 离间

TEST(Lijian, TheSecondManUsesADuelOnTheFirst) {
  TwoMen t;
  t.seat(1).hand({card(kSlash, "S7")});
  t.start();
  t.act(0, "lijian", {t.in_hand(0, kPeach)}, {1, 2});
  EXPECT_TRUE(t.discarded(kPeach));
  ASSERT_EQ(t.count(LogKind::CardUsed), 1);
  EXPECT_EQ(t.nth(LogKind::CardUsed).a, 2) << "the user";
  EXPECT_EQ(t.nth(LogKind::CardUsed).seats, seats({1}));
  t.play(1, kSlash);  // the challenged one starts
  EXPECT_EQ(t.damages(2), std::vector<int>{1});
  EXPECT_EQ(t.nth(LogKind::DamageDealt).a, 1) << "the winner is the source";
}

TEST(Lijian, TheOrderIsHers) {
  TwoMen t;
  t.start();
  t.act(0, "lijian", {t.in_hand(0, kPeach)}, {2, 1});
  EXPECT_EQ(t.damages(2), std::vector<int>{1});
  EXPECT_EQ(t.nth(LogKind::DamageDealt).a, 1);
}

TEST(Lijian, TheDuelCannotBeNullified) {
  TwoMen t;
  t.seat(3).hand({card(kNullification)});
  t.seat(1).hand({card(kNullification, "S11")});  // a red one would be a 杀 to 关羽
  t.start();
  t.act(0, "lijian", {t.in_hand(0, kPeach)}, {1, 2});
  EXPECT_EQ(t.damages(1), std::vector<int>{1}) << "nobody was asked: " << t.question();
}

TEST(Lijian, TheDuelHasNoCardNoSuitAndNoColour) {
  TwoMen t;
  t.start();
  t.act(0, "lijian", {t.in_hand(0, kPeach)}, {1, 2});
  EXPECT_EQ(t.nth(LogKind::CardUsed).card, kDuel);
  EXPECT_TRUE(t.nth(LogKind::CardUsed).cards.empty());
  EXPECT_EQ(t.nth(LogKind::CardUsed).suit, Suit::None);
}

TEST(Lijian, OnlyOnceInAPlayPhase) {
  TwoMen t;
  t.seat(0).hand({card(kPeach), card(kJink)});
  t.start();
  t.act(0, "lijian", {t.in_hand(0, kPeach)}, {1, 2});
  ASSERT_TRUE(t.idle(0));
  EXPECT_FALSE(t.offers("lijian"));
}

TEST(Lijian, MayBePaidWithEquipment) {
  TwoMen t;
  t.seat(0).hand({}).wears({card(kChitu)});
  t.start();
  t.act(0, "lijian", {t.worn(0, kChitu)}, {1, 2});
  EXPECT_TRUE(t.discarded(kChitu));
  EXPECT_EQ(t.damages(1), std::vector<int>{1});
}

TEST(Lijian, NeedsTwoOtherMenAndACard) {
  TwoMen t;
  t.seat(0).hand({});
  t.start();
  EXPECT_FALSE(t.offers("lijian"));
  Table u(4);
  u.seat(0).general("diaochan").hand({card(kPeach)});
  u.seat(1).general("guanyu");
  u.seat(2).general("zhenji");
  u.start();
  EXPECT_FALSE(u.offers("lijian"));
}

TEST(Lijian, ChoosesMenOnlyAndNeverTheSameTwice) {
  Table t(5);
  t.seat(0).general("diaochan").hand({card(kPeach)});
  t.seat(1).general("guanyu");
  t.seat(2).general("zhenji");
  t.seat(3).general("zhangfei");
  t.seat(4).general("zhaoyun");
  t.start();
  const CardId peach = t.in_hand(0, kPeach);
  EXPECT_EQ(t.seats_for("lijian", {peach}), seats({1, 3, 4}));
  EXPECT_EQ(t.seats_for("lijian", {peach}, {3}), seats({1, 4}));
}

TEST(Lijian, JizhiIsNotForThisDuel) {  // virtual, so converted
  TwoMen t;
  t.seat(2).skill("jizhi");
  t.start();
  t.act(0, "lijian", {t.in_hand(0, kPeach)}, {1, 2});
  EXPECT_EQ(t.launches("jizhi"), 0);
  EXPECT_TRUE(t.idle(0)) << t.question();
}

// ---- 闭月

// R000-142
TEST(Biyue, DrawsACardInTheFinishPhaseAfterDiscarding) {
  Table t(2);
  t.seat(0).general("diaochan").hp(1, 3).hand({card(kPeach), card(kJink)});
  t.start();
  t.end_phase(0);
  t.choose_cards(0, {t.in_hand(0, kJink)});
  EXPECT_EQ(t.request().timing, Timing::FinishStart);
  t.launch(0, "biyue");
  EXPECT_EQ(t.hand(0), 2);
  EXPECT_TRUE(t.idle(1));
}

TEST(Biyue, MayBeDeclined) {
  Table t(2);
  t.seat(0).general("diaochan");
  t.start();
  t.end_phase(0);
  t.pass(0);
  EXPECT_EQ(t.hand(0), 0);
  EXPECT_TRUE(t.idle(1));
}

TEST(Biyue, IsNotOfferedInTheFinishPhaseOfOthers) {
  Table t(2);
  t.seat(1).general("diaochan");
  t.start();
  t.end_phase(0);
  EXPECT_TRUE(t.idle(1)) << t.question();
}

TEST(Biyue, ComesEvenIfThePlayPhaseWasSkipped) {
  Table t(2);
  t.seat(0).general("diaochan").judging(card(kIndulgence));
  t.pile({card(kSlash, "S7")});
  t.turn_of(0, PhaseKind::Judge).start();
  EXPECT_TRUE(t.offers(0, "biyue")) << t.question();
}

}  // namespace
}  // namespace jiesuan::test
