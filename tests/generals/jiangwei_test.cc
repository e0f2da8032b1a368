// 姜维: 挑衅, 志继.
#include "generals/common.h"
#include "generals/standard/zhugeliang.h"
#include "tests/support/story.h"

namespace jiesuan::test {
namespace {

TEST(Tiaoxin, WhoDoesNotSlashLosesACard) {
  Table t(2);
  t.seat(0).general("jiangwei");
  t.seat(1).hand({card(kSlash), card(kJink)});
  t.start();
  t.act(0, "tiaoxin", {}, {1});
  EXPECT_TRUE(t.demands(1, kSlash)) << t.question();
  t.pass(1);
  EXPECT_EQ(t.hand(1), 1);
  EXPECT_FALSE(t.offers("tiaoxin")) << "once a phase";
}

TEST(Tiaoxin, WhoSlashesLosesNothingMore) {
  Table t(2);
  t.seat(0).general("jiangwei").hand({card(kJink)});
  t.seat(1).hand({card(kSlash), card(kPeach)});
  t.start();
  t.act(0, "tiaoxin", {}, {1});
  t.play(1, kSlash);
  t.play(0, kJink);
  EXPECT_EQ(t.hand(1), 1);
  EXPECT_TRUE(t.idle(0));
}

TEST(Tiaoxin, OnlyThoseWhoseRangeIncludesHim) {
  Table t(5);
  t.seat(0).general("jiangwei").wears({card(kKylinBow)});
  t.seat(2).wears({card(kBlade)});
  t.start();
  EXPECT_EQ(t.seats_for("tiaoxin"), seats({1, 2, 4})) << "seat 3 does not reach him, though he reaches it";
}

TEST(Tiaoxin, AnEmptyOneHasNothingToLose) {
  Table t(2);
  t.seat(0).general("jiangwei");
  t.start();
  t.act(0, "tiaoxin", {}, {1});
  EXPECT_TRUE(t.idle(0)) << t.question();
}

TEST(Tiaoxin, ItsEquipmentCanBeDiscarded) {
  Table t(2);
  t.seat(0).general("jiangwei");
  t.seat(1).wears({card(kBlade), card(kVine)});
  t.start();
  t.act(0, "tiaoxin", {}, {1});
  t.choose_cards(0, {t.worn(1, kVine)});
  EXPECT_TRUE(t.discarded(kVine));
}

TEST(Zhiji, WithoutHandCardsHeAwakens) {
  Table t(2);
  t.seat(0).general("jiangwei").hp(2, 4);
  t.turn_of(0, PhaseKind::Prepare).start();
  t.choose_option(0, 0);
  EXPECT_EQ(t.hp(0), 3);
  EXPECT_EQ(t.game()[0].max_hp, 3);
  EXPECT_TRUE(t.offers(0, "guanxing")) << "at the same timing: " << t.question();
}

TEST(Zhiji, UnhurtHeCanOnlyDraw) {
  Table t(2);
  t.seat(0).general("jiangwei");
  t.turn_of(0, PhaseKind::Prepare).start();
  EXPECT_EQ(t.hand(0), 2);
  EXPECT_EQ(t.game()[0].max_hp, 3);
  EXPECT_TRUE(has_skill(t.game(), 0, guanxing));
}

TEST(Zhiji, NotWithAHandCard) {
  Table t(2);
  t.seat(0).general("jiangwei").hand({card(kJink)});
  t.turn_of(0, PhaseKind::Prepare).start();
  EXPECT_EQ(t.game()[0].max_hp, 4);
  EXPECT_TRUE(t.idle(0)) << t.question();
}

}  // namespace
}  // namespace jiesuan::test
