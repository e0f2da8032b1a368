// 于禁〔国〕: 节钺.
#include "tests/generals/hegemony/hidden.h"
#include "tests/generals/hegemony/orders.h"
#include "tests/support/story.h"

namespace jiesuan::test {
namespace {

struct Orders : Table {
  Orders() : Table(4) {
    mode("hegemony");
    seat(0).generals("heg_yujin", "heg_bianfuren").hidden(0).hidden(1).hand({card(kJink)});
    seat(1).general("heg_masu").hp(3, 3);
    seat(2).general("heg_cuiyanmaojie");
    seat(3).generals("heg_lingtong", "heg_lvfan").hidden(0).hidden(1);
    turn_of(0, PhaseKind::Prepare);
  }
};

TEST(Jieyue, WhoRefusesMakesHimDrawThreeCardsMore) {
  Orders t;
  begin(t);
  EXPECT_EQ(t.seats_for("jieyue", {t.in_hand(0, kJink)}), seats({1, 3})) << "not those of Wei";
  t.launch(0, "jieyue", {t.in_hand(0, kJink)}, {1});
  EXPECT_FALSE(t.game()[0].general[0].hidden);
  EXPECT_EQ(t.hand(1), 1) << "given before the command";
  refuse(t, 0, 1);
  EXPECT_TRUE(t.idle(0)) << t.question();
  EXPECT_EQ(t.hand(0), 5);
}

TEST(Jieyue, WhoObeysLetsHimDrawOne) {
  Orders t;
  begin(t);
  t.launch(0, "jieyue", {t.in_hand(0, kJink)}, {3});
  obey(t, 0, 3);
  EXPECT_TRUE(t.idle(0)) << t.question();
  EXPECT_GE(t.hand(0), 3);
  EXPECT_LE(t.hand(0), 5) << "one, two of the draw phase, and at most two that were given";
}

}  // namespace
}  // namespace jiesuan::test
