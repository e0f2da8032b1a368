// 孙坚: 英魂.
#include "tests/support/story.h"

namespace jiesuan::test {
namespace {

constexpr int kDrawMany = 0, kDiscardMany = 1;

TEST(Yinghun, TheOtherDrawsXAndDiscardsOne) {
  Table t(3);
  t.turn_of(0, PhaseKind::Prepare);
  t.seat(0).general("sunjian").hp(2, 4);
  t.start();
  EXPECT_EQ(t.request().timing, Timing::PrepareStart);
  EXPECT_EQ(t.seats_for("yinghun"), seats({1, 2}));
  t.launch(0, "yinghun", {}, {2});
  t.choose_option(0, kDrawMany);
  EXPECT_EQ(t.hand(2), 2);
  EXPECT_EQ(t.asked(), 2) << "it chooses what to discard";
  t.choose_cards(2, {t.game()[2].hand.first()});
  EXPECT_EQ(t.hand(2), 1);
}

TEST(Yinghun, OrDrawsOneAndDiscardsXEquipmentIncluded) {
  Table t(3);
  t.turn_of(0, PhaseKind::Prepare);
  t.seat(0).general("sunjian").hp(1, 4);
  t.seat(1).hand({card(kJink), card(kPeach)}).wears({card(kChitu), card(kVine)});
  t.start();
  t.launch(0, "yinghun", {}, {1});
  t.choose_option(0, kDiscardMany);
  t.choose_cards(1, {t.worn(1, kChitu), t.worn(1, kVine), t.in_hand(1, kJink)});
  EXPECT_EQ(t.hand(1), 2);
  EXPECT_TRUE(t.game()[1].equipped().empty());
}

TEST(Yinghun, DiscardsWhatItHasIfThatIsLess) {
  Table t(3);
  t.turn_of(0, PhaseKind::Prepare);
  t.seat(0).general("sunjian").hp(1, 4);
  t.start();
  t.launch(0, "yinghun", {}, {1});
  t.choose_option(0, kDiscardMany);
  EXPECT_EQ(t.hand(1), 0) << t.question();
}

TEST(Yinghun, WithOneLostPointThereIsNothingToChoose) {
  Table t(3);
  t.turn_of(0, PhaseKind::Prepare);
  t.seat(0).general("sunjian").hp(3, 4);
  t.seat(1).hand({card(kJink)});
  t.start();
  t.launch(0, "yinghun", {}, {1});
  t.choose_cards(1, {t.in_hand(1, kJink)});
  EXPECT_EQ(t.hand(1), 1);
}

TEST(Yinghun, IsNotOfferedUnhurtNorInTheTurnOfOthers) {
  Table t(3);
  t.turn_of(0, PhaseKind::Prepare);
  t.seat(0).general("sunjian");
  t.seat(1).general("sunjian").hp(1, 4);
  t.start();
  EXPECT_TRUE(t.idle(0)) << t.question();
}

TEST(Yinghun, MayBeDeclined) {
  Table t(3);
  t.turn_of(0, PhaseKind::Prepare);
  t.seat(0).general("sunjian").hp(2, 4);
  t.start();
  t.pass(0);
  EXPECT_TRUE(t.idle(0));
  EXPECT_EQ(t.hand(1) + t.hand(2), 0);
}

}  // namespace
}  // namespace jiesuan::test
