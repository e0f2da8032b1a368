// 袁术〔国〕: 伪帝, 庸肆.
#include "engine/query/forces.h"
#include "tests/generals/hegemony/hidden.h"
#include "tests/generals/hegemony/orders.h"
#include "tests/support/naming.h"
#include "tests/support/story.h"

namespace jiesuan::test {
namespace {

// Seat 2 has drawn a card in this turn.
struct Court : Table {
  Court() : Table(3) {
    mode("hegemony");
    seat(0).generals("heg_zhangxiu", "heg_yuanshu").hidden(0).hidden(1).hand({card(kDuel), card(kJink)});
    seat(1).general("heg_masu");
    seat(2).general("heg_xunyou").hp(3, 3).hand({card(kPeach, "H"), card(kSavageAssault)});
    begin(*this);
    EXPECT_FALSE(offers("weidi_heg")) << "nobody has drawn a card";
    use(0, kDuel, {2});
    launch(2, "zhiyu");
  }
};

TEST(WeidiHeg, WhoRefusesLosesItsHandForAsManyCards) {
  Court t;
  const int theirs = t.hand(2);
  EXPECT_EQ(theirs, 3);
  const CardId jink = t.in_hand(0, kJink);
  EXPECT_EQ(t.seats_for("weidi_heg"), seats({2})) << t.question();
  t.act(0, "weidi_heg", {}, {2});
  EXPECT_FALSE(t.game()[0].general[1].hidden);
  refuse(t, 0, 2);
  EXPECT_EQ(t.hand(0), 4) << "all in his hand first: " << t.question();
  const CardId peach = t.in_hand(0, kPeach);
  std::vector<CardId> back{jink};
  for (CardId c : t.game()[0].hand)
    if (c != peach && c != jink && back.size() < 3) back.push_back(c);
  t.choose_cards(0, back);
  EXPECT_EQ(t.hand(2), 3);
  EXPECT_TRUE(t.game()[0].hand.has(peach));
  EXPECT_FALSE(t.offers("weidi_heg"));
}

TEST(WeidiHeg, WhoObeysKeepsIt) {
  Court t;
  t.act(0, "weidi_heg", {}, {2});
  const int which = obey(t, 0, 2);
  EXPECT_TRUE(t.idle(0)) << t.question();
  if (which != 1 && which != 5) {
    EXPECT_EQ(t.hand(2), 3);
  }
}

TEST(YongsiHeg, WhileNobodyWearsTheSealHisForceIsTheBigOne) {
  Table t(4);
  t.mode("hegemony");
  t.seat(0).general("heg_yuanshu").hand({});
  t.seat(1).general("heg_masu").hand({card(kJink)});
  t.seat(2).general("heg_shamoke");
  t.seat(3).general("heg_yujin");
  t.turn_of(0, PhaseKind::Draw);
  begin(t);
  EXPECT_EQ(of_big_forces(t.game()), seats({0}));
  EXPECT_EQ(t.hand(0), 3) << "one card more";
  EXPECT_EQ(t.nth(LogKind::CardUsed).card, kKnownBoth) << "at the start of the play phase";
}

TEST(YongsiHeg, NotWhileSomebodyWearsItOrHeIsHidden) {
  Table t(4);
  t.mode("hegemony");
  t.seat(0).general("heg_yuanshu");
  t.seat(1).general("heg_masu").wears({card(kJadeSeal)});
  t.seat(2).general("heg_shamoke");
  t.seat(3).general("heg_yujin");
  begin(t);
  EXPECT_EQ(of_big_forces(t.game()), seats({1, 2}));
  Table u(4);
  u.mode("hegemony");
  u.seat(0).generals("heg_yuanshu", "heg_zhangxiu").hidden(0).hidden(1);
  u.seat(1).general("heg_masu");
  u.seat(2).general("heg_shamoke");
  u.seat(3).general("heg_yujin");
  begin(u);
  EXPECT_EQ(of_big_forces(u.game()), seats({1, 2}));
}

TEST(YongsiHeg, WithAnotherTreasureHeStillHasIt) {
  Table t(3);
  t.mode("hegemony");
  t.seat(0).general("heg_yuanshu").wears({card(kWoodenOx)});
  t.seat(1).general("heg_masu");
  t.seat(2).general("heg_shamoke");
  begin(t);
  EXPECT_EQ(of_big_forces(t.game()), seats({0}));
}

TEST(YongsiHeg, KnownBothMakesHimShowHisHand) {
  Table t(3);
  t.mode("hegemony");
  t.seat(0).general("heg_masu").hand({card(kKnownBoth)});
  t.seat(1).general("heg_yuanshu").hand({card(kJink), card(kPeach)});
  t.seat(2).general("heg_yujin");
  begin(t);
  t.use(0, kKnownBoth, {1});
  EXPECT_EQ(t.nth(LogKind::Shown).cards, t.game()[1].hand);
}

}  // namespace
}  // namespace jiesuan::test
