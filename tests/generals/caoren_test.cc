// 曹仁: 据守.
#include "tests/support/table.h"

namespace jiesuan::test {
namespace {

TEST(Jushou, DrawsThreeAndTurnsOver) {
  Table t(2);
  t.seat(0).general("caoren");
  t.turn_of(0, PhaseKind::Finish).start();
  t.launch(0, "jushou");
  EXPECT_EQ(t.hand(0), 3);
  EXPECT_TRUE(t.game()[0].flipped);
  EXPECT_TRUE(t.idle(1));
}

TEST(Jushou, TheNextTurnIsLost) {
  Table t(2);
  t.seat(0).general("caoren");
  t.turn_of(0, PhaseKind::Finish).start();
  t.launch(0, "jushou");
  t.end_phase(1);
  EXPECT_EQ(t.count(LogKind::TurnLost), 1);
  EXPECT_FALSE(t.game()[0].flipped);
  EXPECT_TRUE(t.idle(1)) << t.question();
}

TEST(Jushou, MayBeDeclined) {
  Table t(2);
  t.seat(0).general("caoren");
  t.turn_of(0, PhaseKind::Finish).start();
  t.pass(0);
  EXPECT_EQ(t.hand(0), 0);
  EXPECT_FALSE(t.game()[0].flipped);
}

TEST(Jushou, IsNotOfferedInAnothersFinishPhase) {
  Table t(2);
  t.seat(1).general("caoren");
  t.turn_of(0, PhaseKind::Finish).start();
  EXPECT_TRUE(t.idle(1)) << t.question();
}

}  // namespace
}  // namespace jiesuan::test
