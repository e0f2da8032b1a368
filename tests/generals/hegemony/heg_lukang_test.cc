// 陆抗: 恪守, 筑围.
#include "engine/query/distance.h"
#include "tests/generals/hegemony/hidden.h"
#include "tests/support/story.h"

namespace jiesuan::test {
namespace {

struct Wall : Table {
  Wall() : Table(4) {
    mode("hegemony");
    seat(0).general("heg_masu").hand({card(kSlash), card(kSlash)});
    seat(1)
        .generals("heg_lukang", "heg_lvfan")
        .hidden(0)
        .hidden(1)
        .hand({card(kPeach, "H"), card(kSlash, "S"), card(kExNihilo, "H")});
    seat(2).general("heg_yujin");
    seat(3).general("heg_zhangxiu");
  }
};

TEST(Keshou, TwoCardsOfOneColourTakeOneOffTheDamage) {
  Wall t;
  t.pile({card(kJink, "H2")});
  begin(t);
  const CardId peach = t.in_hand(1, kPeach), trick = t.in_hand(1, kExNihilo);
  t.use(0, kSlash, {1});
  t.pass(0);  // 制蛮
  EXPECT_EQ(t.cards_for("keshou"), cards({peach, trick})) << "one black card makes no pair";
  t.launch(1, "keshou", {peach, trick});
  EXPECT_FALSE(t.game()[1].general[0].hidden);
  EXPECT_EQ(t.opened(Timing::JudgeStart), 1) << "nobody else is of his force";
  t.pass(1);  // 筑围
  EXPECT_EQ(hits(t), Hits{});
  EXPECT_EQ(t.hand(1), 2) << "red: a card";
}

TEST(Keshou, WithAnAllyHeDoesNotJudge) {
  Wall t;
  t.seat(2).kingdom(Kingdom::Wu);
  begin(t);
  t.use(0, kSlash, {1});
  t.pass(0);
  t.launch(1, "keshou", {t.in_hand(1, kPeach), t.in_hand(1, kExNihilo)});
  EXPECT_EQ(t.opened(Timing::JudgeStart), 0);
  EXPECT_EQ(t.hand(1), 1);
}

TEST(Keshou, BlackDrawsNothing) {
  Wall t;
  t.pile({card(kSlash, "S9")});
  begin(t);
  t.use(0, kSlash, {1});
  t.pass(0);
  t.launch(1, "keshou", {t.in_hand(1, kPeach), t.in_hand(1, kExNihilo)});
  t.pass(1);
  EXPECT_EQ(t.hand(1), 1);
}

TEST(Zhuwei, TakesTheJudgeCardAndHelpsWhoseTurnItIs) {
  Wall t;
  t.pile({card(kJink, "H2")});
  begin(t);
  t.use(0, kSlash, {1});
  t.pass(0);
  t.launch(1, "keshou", {t.in_hand(1, kPeach), t.in_hand(1, kExNihilo)});
  t.launch(1, "zhuwei");
  t.choose_option(1, 0);
  EXPECT_EQ(t.hand(1), 3) << "the judge card and the one for red";
  EXPECT_TRUE(t.may_use(kSlash)) << "one 杀 more: " << t.question();
  EXPECT_EQ(hand_limit(t.game(), 0), 4);
}

TEST(Zhuwei, HeNeedNotHelp) {
  Wall t;
  t.pile({card(kJink, "H2")});
  begin(t);
  t.use(0, kSlash, {1});
  t.pass(0);
  t.launch(1, "keshou", {t.in_hand(1, kPeach), t.in_hand(1, kExNihilo)});
  t.launch(1, "zhuwei");
  t.pass(1);
  EXPECT_FALSE(t.may_use(kSlash));
  EXPECT_EQ(hand_limit(t.game(), 0), 3);
}

}  // namespace
}  // namespace jiesuan::test
