// 神吕蒙: 涉猎, 攻心.
#include "engine/view/view.h"
#include "tests/support/story.h"

namespace jiesuan::test {
namespace {

CardId uppermost(Table& t) {
  const GameState& f = t.game().state;
  return f.pile[f.pile_size - 1];
}

TEST(ShelieOfGod, OneOfEverySuitInsteadOfTheDraw) {
  Table t(2);
  t.seat(0).general("shen_lvmeng");
  t.pile({card(kSlash, "S7"), card(kSlash, "S8"), card(kPeach, "H3"), card(kJink, "D2"), card(kSlash, "C2")});
  t.turn_of(0, PhaseKind::Draw).start();
  t.launch(0, "shelie");
  while (t.asked() == 0 && t.request().ask == Ask::CardsOf)
    t.choose_cards(0, {t.request().options[0].cards.first()});
  EXPECT_EQ(t.hand(0), 4);
  EXPECT_TRUE(t.discarded(kSlash)) << "the second spade";
  EXPECT_TRUE(t.idle(0)) << t.question();
}

TEST(ShelieOfGod, DeclinedHeDrawsTwo) {
  Table t(2);
  t.seat(0).general("shen_lvmeng");
  t.turn_of(0, PhaseKind::Draw).start();
  t.pass(0);
  EXPECT_EQ(t.hand(0), 2);
}

// ---- 攻心

TEST(Gongxin, OnlyHeSeesTheHand) {
  Table t(3);
  t.seat(0).general("shen_lvmeng");
  t.seat(1).hand({card(kPeach, "H3"), card(kSlash, "S7")});
  t.start();
  t.act(0, "gongxin", {}, {1});
  EXPECT_TRUE(can_see(t.game(), 0, t.in_hand(1, kSlash)));
  EXPECT_FALSE(can_see(t.game(), 2, t.in_hand(1, kSlash)));
  EXPECT_EQ(t.request().options[0].cards, cards({t.in_hand(1, kPeach)})) << "hearts only";
}

TEST(Gongxin, DiscardsAHeart) {
  Table t(2);
  t.seat(0).general("shen_lvmeng");
  t.seat(1).hand({card(kPeach, "H3"), card(kSlash, "S7")});
  t.start();
  t.act(0, "gongxin", {}, {1});
  t.choose_cards(0, {t.in_hand(1, kPeach)});
  t.choose_option(0, 0);
  EXPECT_TRUE(t.discarded(kPeach));
  EXPECT_EQ(t.count(LogKind::Shown), 1);
  EXPECT_EQ(t.hand(1), 1);
  EXPECT_FALSE(t.offers("gongxin")) << "once a phase";
}

TEST(Gongxin, OrPutsItOnTopOfThePile) {
  Table t(2);
  t.seat(0).general("shen_lvmeng");
  t.seat(1).hand({card(kPeach, "H3"), card(kSlash, "S7")});
  t.start();
  const CardId peach = t.in_hand(1, kPeach);
  t.act(0, "gongxin", {}, {1});
  t.choose_cards(0, {peach});
  t.choose_option(0, 1);
  EXPECT_EQ(uppermost(t), peach);
}

TEST(Gongxin, HeMayOnlyLook) {
  Table t(2);
  t.seat(0).general("shen_lvmeng");
  t.seat(1).hand({card(kPeach, "H3")});
  t.start();
  t.act(0, "gongxin", {}, {1});
  t.pass(0);
  EXPECT_EQ(t.count(LogKind::Shown), 0);
  EXPECT_EQ(t.hand(1), 1);
  EXPECT_FALSE(t.offers("gongxin"));
}

TEST(Gongxin, WithoutHeartsThereIsNothingMore) {
  Table t(3);
  t.seat(0).general("shen_lvmeng");
  t.seat(1).hand({card(kSlash, "S7")});
  t.start();
  EXPECT_EQ(t.seats_for("gongxin"), seats({1})) << "who has hand cards";
  t.act(0, "gongxin", {}, {1});
  EXPECT_TRUE(t.idle(0)) << t.question();
  EXPECT_EQ(t.count(LogKind::Looked), 1);
}

TEST(Gongxin, AsItCountsForItsOwner) {
  Table t(2);
  t.seat(0).general("shen_lvmeng");
  t.seat(1).general("xiaoqiao").hand({card(kSlash, "S7")});
  t.start();
  t.act(0, "gongxin", {}, {1});
  t.choose_cards(0, {t.in_hand(1, kSlash)});
  t.choose_option(0, 0);
  EXPECT_TRUE(t.discarded(kSlash)) << "红颜";
}

}  // namespace
}  // namespace jiesuan::test
