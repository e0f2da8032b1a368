// 貂蝉 of 国战: 离间.
#include "tests/generals/hegemony/hidden.h"
#include "tests/support/story.h"

namespace jiesuan::test {
namespace {

class TwoMen : public Table {
 public:
  TwoMen() : Table(5) {
    mode("hegemony");
    seat(0).generals("heg_diaochan", "heg_jiaxu").hand({card(kPeach)});
    seat(1).generals("heg_ganning", "heg_lvmeng");
    seat(2).generals("heg_jiling", "heg_pangde");
    seat(3).kingdom(Kingdom::Shu);
    seat(4).generals("heg_zhouyu", "heg_taishici").hidden(0).hidden(1);
  }
};

TEST(LijianHeg, TheDuelMayBeNullified) {
  TwoMen t;
  t.seat(3).hand({card(kNullification)});
  t.start();
  t.act(0, "lijian_heg", {t.in_hand(0, kPeach)}, {1, 2});
  EXPECT_EQ(t.nth(LogKind::CardUsed).a, 2) << "the second is the user";
  ASSERT_TRUE(t.demands(3, kNullification)) << t.question();
  t.play(3, kNullification);
  EXPECT_EQ(hits(t), Hits{});
}

TEST(LijianHeg, WhoShowsNoGeneralIsNoMan) {
  TwoMen t;
  t.start();
  EXPECT_EQ(t.seats_for("lijian_heg", {t.in_hand(0, kPeach)}), seats({1, 2}));
}

TEST(LijianHeg, AHiddenDiaoChanRevealsHerself) {
  TwoMen t;
  t.seat(0).hidden(0).hidden(1);
  start_unrevealed(t);
  t.act(0, "lijian_heg", {t.in_hand(0, kPeach)}, {1, 2});
  EXPECT_FALSE(t.game()[0].general[0].hidden);
  EXPECT_EQ(hits(t), (Hits{{1, 1}}));
  EXPECT_FALSE(t.offers("lijian_heg")) << "once in the phase";
}

}  // namespace
}  // namespace jiesuan::test
