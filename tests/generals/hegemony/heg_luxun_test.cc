// 陆逊 of 国战: 谦逊, 度势.
#include "tests/generals/hegemony/hidden.h"
#include "tests/support/story.h"

namespace jiesuan::test {
namespace {

// Lu Xun in seat 1, it is seat 0's turn.
class BeforeLuXun : public Table {
 public:
  BeforeLuXun() : Table(4) {
    mode("hegemony");
    seat(0).kingdom(Kingdom::Wei);
    seat(1).generals("heg_luxun", "heg_lvmeng").hand({card(kJink)});
    seat(2).kingdom(Kingdom::Shu);
    seat(3).kingdom(Kingdom::Wu);
  }
};

// ---- 谦逊

TEST(QianxunHeg, ASnatchMayBeUsedOnHimButHisTargetIsCancelled) {
  BeforeLuXun t;
  t.seat(0).hand({card(kSnatch)});
  t.start();
  ASSERT_TRUE(t.targets_of(kSnatch).has(1));
  t.use(0, kSnatch, {1});
  EXPECT_EQ(who(t, LogKind::TargetCancelled), Order{1});
  EXPECT_EQ(t.hand(1), 1);
  EXPECT_TRUE(t.discarded(kSnatch));
}

TEST(QianxunHeg, AnIndulgenceUsedOnHimGoesToTheDiscardPile) {
  BeforeLuXun t;
  t.seat(0).hand({card(kIndulgence)});
  t.start();
  t.use(0, kIndulgence, {1});
  EXPECT_TRUE(judging(t, 1).empty());
  EXPECT_TRUE(t.discarded(kIndulgence));
  EXPECT_TRUE(t.idle(0)) << t.question();
}

TEST(QianxunHeg, OtherTricksReachHim) {
  BeforeLuXun t;
  t.seat(0).hand({card(kSupplyShortage), card(kDismantlement)});
  t.start();
  t.use(0, kSupplyShortage, {1});
  EXPECT_EQ(judging(t, 1), std::vector<CardName>{kSupplyShortage});
  t.use(0, kDismantlement, {1});
  EXPECT_EQ(t.count(LogKind::TargetCancelled), 0);
}

TEST(QianxunHeg, AnIndulgenceMovedBeforeHimGoesToTheDiscardPile) {
  BeforeLuXun t;
  t.seat(0).skill("qiaobian").hand({card(kJink)});
  t.seat(2).judging(card(kIndulgence));
  t.start();
  const CardId trick = t.game()[2].judging[0].card;
  t.launch(0, "qiaobian", {t.in_hand(0, kJink)});
  t.choose_cards(0, {trick}, {1});
  EXPECT_TRUE(judging(t, 1).empty());
  EXPECT_TRUE(judging(t, 2).empty());
  EXPECT_EQ(t.where(trick), Zone::Discard);
}

TEST(QianxunHeg, ASupplyShortageMovedBeforeHimStaysThere) {
  BeforeLuXun t;
  t.seat(0).skill("qiaobian").hand({card(kJink)});
  t.seat(2).judging(card(kSupplyShortage));
  t.start();
  t.launch(0, "qiaobian", {t.in_hand(0, kJink)});
  t.choose_cards(0, {t.game()[2].judging[0].card}, {1});
  EXPECT_EQ(t.nth(LogKind::JudgeTurned).a, 1) << "it strikes him in his turn";
}

TEST(QianxunHeg, HiddenHeMayRevealForItOrLetItHappen) {
  for (const bool reveals : {true, false}) {
    BeforeLuXun t;
    t.seat(0).hand({card(kIndulgence)});
    t.seat(1).hidden(0).hidden(1);
    t.start();
    t.use(0, kIndulgence, {1});
    ASSERT_TRUE(t.offers(1, "qianxun_heg")) << t.question();
    if (reveals)
      t.launch(1, "qianxun_heg");
    else
      t.pass(1);
    EXPECT_EQ(t.game()[1].general[0].hidden, !reveals);
    EXPECT_EQ(judging(t, 1).empty(), reveals);
  }
}

// ---- 度势: seat 0

class Duoshi : public Table, public testing::Test {
 public:
  Duoshi() : Table(4) {
    mode("hegemony");
    seat(0).generals("heg_luxun", "heg_lvmeng").hand(std::vector<Face>(5, card(kJink)));
    seat(1).kingdom(Kingdom::Wei);
    seat(2).kingdom(Kingdom::Wu);
    seat(3).kingdom(Kingdom::Shu);
  }
  // One use of it: everybody concerned discards what it must.
  void rest() {
    convert(0, "duoshi", {in_hand(0, kJink)});
    for (Seat s : {Seat{0}, Seat{2}}) {
      if (idle(0) || asked() != s) continue;
      const CardSet own = game()[s].own_cards();
      std::vector<CardId> two;
      for (CardId c : own)
        if (two.size() < 2 && (s != 0 || printed_name(game(), c) != kJink)) two.push_back(c);
      choose_cards(s, two);
    }
  }
};

TEST_F(Duoshi, ARedHandCardIsAnAwaitExhaustedForHisForce) {
  seat(0).hand({card(kJink), card(kSlash, "S"), card(kPeach)});
  seat(2).hand({card(kPeach)});
  start();
  EXPECT_EQ(cards_for("duoshi"), cards({in_hand(0, kJink), in_hand(0, kPeach)}));
  convert(0, "duoshi", {in_hand(0, kJink)});
  EXPECT_EQ(nth(LogKind::CardUsed).card, kAwaitExhausted);
  EXPECT_EQ(nth(LogKind::CardUsed).seats, seats({0, 2}));
}

TEST_F(Duoshi, EquipmentInPlayIsNoMaterial) {
  seat(0).hand({}).wears({card(kChitu)});
  start();
  EXPECT_FALSE(offers("duoshi"));
}

TEST_F(Duoshi, FourTimesInAPhase) {
  pile(std::vector<Face>(16, card(kSlash)));
  start();
  for (int n = 0; n < 4; ++n) {
    ASSERT_TRUE(offers("duoshi")) << n << ": " << question();
    rest();
    ASSERT_TRUE(idle(0)) << question();
  }
  ASSERT_NE(in_hand(0, kJink), kNoCard);
  EXPECT_FALSE(offers("duoshi"));
}

TEST_F(Duoshi, APrintedAwaitExhaustedDoesNotCount) {
  pile(std::vector<Face>(20, card(kSlash)));
  seat(0).hand({card(kAwaitExhausted), card(kJink), card(kJink), card(kJink), card(kJink)});
  start();
  use(0, kAwaitExhausted);
  for (Seat s : {Seat{0}, Seat{2}}) {
    if (asked() != s || idle(0)) continue;
    std::vector<CardId> two;
    for (CardId c : game()[s].hand)
      if (two.size() < 2 && printed_name(game(), c) == kSlash) two.push_back(c);
    choose_cards(s, two);
  }
  for (int n = 0; n < 4; ++n) {
    ASSERT_TRUE(offers("duoshi")) << n << ": " << question();
    rest();
  }
}

TEST_F(Duoshi, HiddenHeRevealsHimselfAndItIsForTheForceHeWillHave) {
  seat(0).hidden(0).hidden(1);
  start_unrevealed(*this);
  convert(0, "duoshi", {in_hand(0, kJink)});
  EXPECT_FALSE(game()[0].general[0].hidden);
  EXPECT_EQ(game()[0].kingdom, Kingdom::Wu);
  EXPECT_EQ(nth(LogKind::CardUsed).seats, seats({0, 2}));
}

}  // namespace
}  // namespace jiesuan::test
