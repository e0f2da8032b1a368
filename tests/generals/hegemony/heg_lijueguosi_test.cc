// 李傕郭汜: 凶算.
#include "tests/generals/hegemony/hidden.h"
#include "tests/support/naming.h"
#include "tests/support/story.h"

namespace jiesuan::test {
namespace {

TEST(Xiongsuan, HurtsAnAllyDrawsThreeAndRenewsItself) {
  Table t(4);
  t.mode("hegemony");
  t.seat(3).general("heg_lingtong");
  t.seat(0)
      .hp(6, 6)
      .generals("heg_lijueguosi", "heg_zhangxiu")
      .hidden(0)
      .hidden(1)
      .hand({card(kJink), card(kPeach)});
  t.seat(1).general("heg_yuanshu");
  t.seat(2).general("heg_masu");
  begin(t);
  EXPECT_EQ(t.seats_for("xiongsuan", {t.in_hand(0, kJink)}), seats({0, 1})) << "of the force it will have";
  t.act(0, "xiongsuan", {t.in_hand(0, kJink)}, {0});
  EXPECT_FALSE(t.game()[0].general[0].hidden);
  t.pass(0);  // 从谏
  EXPECT_EQ(hits(t), (Hits{{0, 1}}));
  EXPECT_EQ(t.hand(0), 4);
  EXPECT_FALSE(t.offers("xiongsuan")) << "not yet: " << t.question();
  t.end_phase(0);
  for (const InstanceId id : t.game()[0].instances)
    if (def(t.game().state.instance[id].skill).id == std::string("xiongsuan")) {
      EXPECT_EQ(t.game().state.instance[id].used_in_game, 0) << "since the end of the turn";
    }
}

TEST(Xiongsuan, WithoutAUsedUpSkillItIsOnlyDamageAndCards) {
  Table t(3);
  t.mode("hegemony");
  t.seat(0).general("heg_lijueguosi").hand({card(kJink)});
  t.seat(1).general("heg_yuanshu");
  t.seat(2).general("heg_masu");
  begin(t);
  t.act(0, "xiongsuan", {t.in_hand(0, kJink)}, {1});
  EXPECT_EQ(hits(t), (Hits{{1, 1}}));
  EXPECT_EQ(t.hand(0), 3);
  EXPECT_TRUE(t.idle(0)) << t.question();
  t.end_phase(0);
  for (const InstanceId id : t.game()[0].instances)
    if (def(t.game().state.instance[id].skill).id == std::string("xiongsuan")) {
      EXPECT_EQ(t.game().state.instance[id].used_in_game, 1);
    }
}

}  // namespace
}  // namespace jiesuan::test
