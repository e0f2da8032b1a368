// 贾诩 of 国战: 完杀, 帷幕.
#include "tests/generals/hegemony/hidden.h"
#include "tests/support/story.h"

namespace jiesuan::test {
namespace {

// ---- 完杀: Jia Xu in seat 0 strikes seat 1; seat 2 has a 桃.

class Murder : public Table {
 public:
  Murder() : Table(4) {
    mode("hegemony");
    seat(0).generals("heg_jiaxu", "heg_pangde").hand({card(kSlash), card(kSlash)}).wears({card(kCrossbow)});
    seat(1).kingdom(Kingdom::Wei).hp(1, 4);
    seat(2).kingdom(Kingdom::Wei).hand({card(kPeach), card(kPeach)});
    seat(3).kingdom(Kingdom::Shu);
  }
};

TEST(WanshaHeg, OnlyHeAndTheDyingOneCanUsePeach) {
  Murder t;
  t.seat(1).hand({card(kPeach)});
  t.start();
  t.use(0, kSlash, {1});
  EXPECT_EQ(t.launches("wansha_heg"), 1);
  EXPECT_TRUE(t.demands(1, kPeach)) << t.question();
  t.pass(1);
  EXPECT_FALSE(t.alive(1)) << "seat 2 is not asked: " << t.question();
}

TEST(WanshaHeg, ForEveryDyingInHisTurn) {
  Murder t;
  t.seat(1).hand({card(kPeach)});
  t.start();
  t.use(0, kSlash, {1});
  t.play(1, kPeach);
  EXPECT_EQ(t.hp(1), 1);
  t.use(0, kSlash, {1});
  EXPECT_EQ(t.launches("wansha_heg"), 2);
  EXPECT_FALSE(t.alive(1)) << t.question();
}

TEST(WanshaHeg, HiddenHeMayRevealForItOrNot) {
  for (const bool reveals : {true, false}) {
    Murder t;
    t.seat(0).hidden(0);
    start_unrevealed(t);
    t.use(0, kSlash, {1});
    ASSERT_TRUE(t.offers(0, "wansha_heg")) << t.question();
    EXPECT_EQ(t.request().timing, Timing::DyingEntered);
    if (reveals) {
      t.launch(0, "wansha_heg");
      EXPECT_FALSE(t.game()[0].general[0].hidden);
      EXPECT_FALSE(t.alive(1)) << t.question();
    } else {
      t.pass(0);
      EXPECT_TRUE(t.demands(2, kPeach)) << t.question();
    }
  }
}

TEST(WanshaHeg, NotInTheTurnOfAnother) {
  Murder t;
  t.turn_of(3);
  t.seat(3).hand({card(kSlash)}).wears({card(kKylinBow)});
  t.start();
  t.use(3, kSlash, {1});
  EXPECT_TRUE(t.demands(2, kPeach)) << t.question();
}

// ---- 帷幕: Jia Xu in seat 2

class Curtain : public Table {
 public:
  Curtain() : Table(4) {
    mode("hegemony");
    seat(0).kingdom(Kingdom::Wei);
    seat(1).kingdom(Kingdom::Shu);
    seat(2).generals("heg_jiaxu", "heg_pangde").hand({card(kPeach)});
    seat(3).kingdom(Kingdom::Wu);
  }
};

TEST(WeimuHeg, ABlackTrickMayBeUsedOnHimButHisTargetIsCancelled) {
  Curtain t;
  t.seat(0).hand({card(kDismantlement, "S"), card(kDismantlement, "H")});
  t.start();
  const CardId first = t.in_hand(0, kDismantlement, 0), second = t.in_hand(0, kDismantlement, 1);
  const CardId black = t.game().state.face[first].suit == Suit::Spade ? first : second;
  t.choose_option(0, 0, {black}, {2});
  EXPECT_EQ(who(t, LogKind::TargetCancelled), Order{2});
  EXPECT_EQ(t.hand(2), 1);
  t.use(0, kDismantlement, {2});
  EXPECT_EQ(t.hand(2), 0) << "a red one reaches him";
}

TEST(WeimuHeg, TheOthersStayTargetsOfABlackTrickOnAll) {
  Curtain t;
  t.seat(0).hand({card(kSavageAssault)});
  t.start();
  t.use(0, kSavageAssault);
  EXPECT_EQ(hits(t), (Hits{{1, 1}, {3, 1}}));
}

TEST(WeimuHeg, ABlackDelayedTrickUsedOnHimGoesToTheDiscardPile) {
  Curtain t;
  t.seat(1).hand({card(kSupplyShortage)});
  t.turn_of(1);
  t.start();
  t.use(1, kSupplyShortage, {2});
  EXPECT_TRUE(judging(t, 2).empty());
  EXPECT_TRUE(t.discarded(kSupplyShortage));
}

TEST(WeimuHeg, ABlackDelayedTrickMovedBeforeHimGoesToTheDiscardPile) {
  Curtain t;
  t.seat(0).skill("qiaobian").hand({card(kJink)});
  t.seat(1).judging(card(kSupplyShortage));
  t.start();
  const CardId trick = t.game()[1].judging[0].card;
  t.launch(0, "qiaobian", {t.in_hand(0, kJink)});
  t.choose_cards(0, {trick}, {2});
  EXPECT_TRUE(judging(t, 2).empty());
  EXPECT_EQ(t.where(trick), Zone::Discard);
}

TEST(WeimuHeg, ARedDelayedTrickMovedBeforeHimStays) {
  Curtain t;
  t.seat(0).skill("qiaobian").hand({card(kJink)});
  t.seat(1).judging(card(kIndulgence, "H"));
  t.start();
  t.launch(0, "qiaobian", {t.in_hand(0, kJink)});
  t.choose_cards(0, {t.game()[1].judging[0].card}, {2});
  EXPECT_EQ(judging(t, 2), std::vector<CardName>{kIndulgence});
}

TEST(WeimuHeg, ALightningThatIsPassedOnPassesHimBy) {
  Curtain t;
  t.turn_of(1, PhaseKind::Judge);
  t.seat(1).judging(card(kLightning));
  t.pile({card(kJink)});
  t.start();
  EXPECT_TRUE(t.idle(1)) << t.question();
  EXPECT_EQ(judging(t, 3), std::vector<CardName>{kLightning});
}

TEST(WeimuHeg, HiddenHeMayRevealForItOrLetItHappen) {
  for (const bool reveals : {true, false}) {
    Curtain t;
    t.seat(0).hand({card(kDismantlement, "S")});
    t.seat(2).hidden(0).hidden(1);
    t.start();
    t.use(0, kDismantlement, {2});
    ASSERT_TRUE(t.offers(2, "weimu_heg")) << t.question();
    if (reveals)
      t.launch(2, "weimu_heg");
    else
      t.pass(2);
    EXPECT_EQ(t.hand(2), reveals ? 1 : 0);
    EXPECT_EQ(t.game()[2].kingdom, reveals ? Kingdom::Qun : Kingdom::None);
  }
}

}  // namespace
}  // namespace jiesuan::test
