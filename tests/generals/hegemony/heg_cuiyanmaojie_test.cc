// 崔琰毛玠: 征辟, 奉迎.
#include "engine/query/legality.h"
#include "tests/generals/hegemony/hidden.h"
#include "tests/support/naming.h"
#include "tests/support/story.h"

namespace jiesuan::test {
namespace {

struct Office : Table {
  Office() : Table(4) {
    mode("hegemony");
    seat(0)
        .generals("heg_cuiyanmaojie", "heg_bianfuren")
        .hidden(0)
        .hidden(1)
        .hand({card(kSlash), card(kSlash), card(kExNihilo)});
    seat(1).general("heg_yujin").hand({card(kJink), card(kPeach)}).wears({card(kChitu)});
    seat(2).generals("heg_masu", "heg_shamoke").hidden(0).hidden(1);
    seat(3).general("heg_lingtong");
    turn_of(0, PhaseKind::Draw);
  }
};

TEST(Zhengbi, AgainstTheUndecidedDistanceAndNumberDoNotMatter) {
  Office t;
  begin(t);
  t.launch(0, "zhengbi", {}, {2});
  EXPECT_FALSE(t.game()[0].general[0].hidden);
  EXPECT_TRUE(t.targets_of(kSlash).has(2)) << "at distance 2";
  t.use(0, kSlash, {2});
  EXPECT_EQ(t.targets_of(kSlash), seats({2})) << "the limit is reached for the others";
  t.use(0, kSlash, {2});
  EXPECT_EQ(t.damages(2).size(), 2u);
}

TEST(Zhengbi, UntilItGetsAForce) {
  Office t;
  t.seat(2).general("heg_shamoke");
  begin(t);
  t.launch(0, "zhengbi", {}, {2});
  const VirtualCard slash = as_itself(t.game(), 0, t.in_hand(0, kSlash));
  EXPECT_TRUE(legal_target(t.game(), 0, slash, 2));
  t.game()[2].kingdom = Kingdom::Shu;
  EXPECT_FALSE(legal_target(t.game(), 0, slash, 2)) << "at distance 2";
}

TEST(Zhengbi, ABasicCardForOneThatIsNotOrForTwo) {
  Office t;
  begin(t);
  const CardId slash = t.in_hand(0, kSlash);
  EXPECT_EQ(t.seats_for("zhengbi", {slash}), seats({1, 3}));
  EXPECT_EQ(t.seats_for("zhengbi"), seats({2}));
  t.launch(0, "zhengbi", {slash}, {1});
  EXPECT_TRUE(t.game()[1].hand.has(slash));
  say(t, 1, "other");
  EXPECT_NE(t.in_hand(0, kChitu), kNoCard) << "its only card that is not basic";
}

TEST(Zhengbi, TwoBasicCardsInstead) {
  Office t;
  begin(t);
  t.launch(0, "zhengbi", {t.in_hand(0, kSlash)}, {1});
  say(t, 1, "basics");
  t.choose_cards(1, {t.in_hand(1, kJink), t.in_hand(1, kPeach)});
  EXPECT_NE(t.in_hand(0, kJink), kNoCard);
  EXPECT_NE(t.in_hand(0, kPeach), kNoCard);
}

TEST(Zhengbi, WhoHasOnlyThatCardGivesItBack) {
  Office t;
  begin(t);
  const CardId slash = t.in_hand(0, kSlash);
  t.launch(0, "zhengbi", {slash}, {3});
  EXPECT_TRUE(t.game()[0].hand.has(slash));
  EXPECT_TRUE(t.idle(0)) << t.question();
}

TEST(Fengying, TheWholeHandBringsTheEmperorAndItsForceDraws) {
  Table t(4);
  t.mode("hegemony");
  t.seat(0).generals("heg_bianfuren", "heg_cuiyanmaojie").hidden(0).hidden(1).hand({card(kJink)}).hp(3, 3);
  t.seat(1).general("heg_yujin").hand({card(kJink)}).hp(2, 4);
  t.seat(2).general("heg_masu");
  t.seat(3).general("heg_wangping");
  begin(t);
  t.pass(0);  // 征辟
  t.act(0, "fengying");
  EXPECT_FALSE(t.game()[0].general[1].hidden);
  EXPECT_EQ(t.hand(1), 4) << "up to its maximum hp";
  EXPECT_EQ(t.hand(0), 3);
  EXPECT_EQ(t.nth(LogKind::CardUsed).card, kThreatenEmperor);
  t.pass(0);  // 约俭
  EXPECT_EQ(t.asked(), 0);
  EXPECT_EQ(t.request().timing, Timing::TurnEnd1) << "the play phase is over; the extra turn costs a card";
}

TEST(Fengying, NotWithoutAHandCard) {
  Table t(3);
  t.mode("hegemony");
  t.seat(0).general("heg_cuiyanmaojie").wears({card(kChitu)});
  t.seat(1).general("heg_masu");
  t.seat(2).general("heg_lingtong");
  begin(t);
  EXPECT_FALSE(t.offers("fengying"));
}

}  // namespace
}  // namespace jiesuan::test
