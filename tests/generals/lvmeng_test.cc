// 吕蒙: 克己.
#include "tests/support/table.h"

namespace jiesuan::test {
namespace {

// C25: a skip has to exist before the phase starts.
TEST(Keji, SkipsTheDiscardPhaseIfNoSlashWasUsed) {
  Table t(2);
  t.seat(0).general("lvmeng").hp(1, 4).hand({card(kJink), card(kJink), card(kPeach)});
  t.start();
  t.end_phase(0);
  EXPECT_EQ(t.request().timing, Timing::DiscardBeforeStart);
  t.launch(0, "keji");
  EXPECT_TRUE(t.idle(1)) << t.question();
  EXPECT_EQ(t.hand(0), 3);
  EXPECT_EQ(t.opened(Timing::DiscardStart), 0);
  ASSERT_EQ(t.count(LogKind::PhaseSkipped), 1);
  EXPECT_EQ(t.nth(LogKind::PhaseSkipped).phase, PhaseKind::Discard);
}

TEST(Keji, DeclinedHeDiscards) {
  Table t(2);
  t.seat(0).general("lvmeng").hp(1, 4).hand({card(kJink), card(kPeach)});
  t.start();
  t.end_phase(0);
  t.pass(0);
  t.choose_cards(0, {t.in_hand(0, kJink)});
  EXPECT_TRUE(t.idle(1)) << t.question();
  EXPECT_EQ(t.hand(0), 1);
}

TEST(Keji, IsNotOfferedAfterASlashWasUsed) {
  Table t(2);
  t.seat(0).general("lvmeng").hand({card(kThunderSlash)});
  t.start();
  t.use(0, kThunderSlash, {1});
  t.end_phase(0);
  EXPECT_TRUE(t.idle(1)) << t.question();
  EXPECT_EQ(t.opened(Timing::DiscardStart), 1);
}

TEST(Keji, IsNotOfferedAfterASlashWasResponded) {
  Table t(2);
  t.seat(0).general("lvmeng").hand({card(kDuel), card(kSlash)});
  t.seat(1).hand({card(kSlash)});
  t.start();
  t.use(0, kDuel, {1});
  t.play(1, kSlash);
  t.play(0, kSlash);
  t.end_phase(0);
  EXPECT_TRUE(t.idle(1)) << t.question();
}

TEST(Keji, AConvertedSlashCountsToo) {
  Table t(2);
  t.seat(0).general("lvmeng").skill("wusheng").hand({card(kPeach)});
  t.start();
  t.convert(0, "wusheng", {t.in_hand(0, kPeach)}, {1});
  t.end_phase(0);
  EXPECT_TRUE(t.idle(1)) << t.question();
}

TEST(Keji, OtherCardsAndTheSlashesOfOthersDoNotCount) {
  Table t(2);
  t.seat(0).general("lvmeng").hand({card(kDuel)});
  t.seat(1).hand({card(kSlash)});
  t.start();
  t.use(0, kDuel, {1});
  t.play(1, kSlash);
  t.end_phase(0);
  EXPECT_TRUE(t.offers(0, "keji")) << t.question();
}

TEST(Keji, IsOfferedWhenThePlayPhaseWasSkipped) {
  Table t(2);
  t.seat(0).general("lvmeng").judging(card(kIndulgence));
  t.pile({card(kSlash, "S7")});
  t.turn_of(0, PhaseKind::Judge).start();
  EXPECT_TRUE(t.offers(0, "keji")) << t.question();
}

TEST(Keji, TheSlashOfAnEarlierTurnDoesNotCount) {
  Table t(2);
  t.seat(0).general("lvmeng").hand({card(kSlash)});
  t.start();
  t.use(0, kSlash, {1});
  t.end_phase(0);
  t.end_phase(1);
  t.end_phase(0);
  EXPECT_TRUE(t.offers(0, "keji")) << t.question();
}

TEST(Keji, IsNotOfferedInTheTurnOfOthers) {
  Table t(2);
  t.seat(1).general("lvmeng");
  t.start();
  t.end_phase(0);
  EXPECT_TRUE(t.idle(1)) << t.question();
}

}  // namespace
}  // namespace jiesuan::test
