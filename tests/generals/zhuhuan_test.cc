// 朱桓: 诱敌.
#include "generals/common.h"
#include "tests/support/story.h"

namespace jiesuan::test {
namespace {

TEST(Youdi, UnlessTheDiscardedCardIsASlashHeTakesOne) {
  Table t(3);
  t.seat(0).general("zhuhuan").hand({card(kJink)});
  t.seat(1).hand({card(kPeach)});
  t.start();
  t.end_phase(0);
  EXPECT_EQ(t.seats_for("youdi"), seats({1, 2}));
  t.launch(0, "youdi", {}, {1});
  EXPECT_TRUE(t.discarded(kJink));
  EXPECT_NE(t.in_hand(0, kPeach), kNoCard);
}

TEST(Youdi, ForASlashHeGetsNothing) {
  Table t(3);
  t.seat(0).general("zhuhuan").hand({card(kFireSlash)});
  t.seat(1).hand({card(kPeach)});
  t.start();
  t.end_phase(0);
  t.launch(0, "youdi", {}, {1});
  EXPECT_TRUE(t.discarded(kFireSlash));
  EXPECT_EQ(t.hand(0), 0);
  EXPECT_NE(t.in_hand(1, kPeach), kNoCard);
}

TEST(Youdi, TheOtherPicksAmongHandUnseenAndEquipment) {
  Table t(3);
  t.seat(0).general("zhuhuan").hand({card(kSlash)}).wears({card(kChitu)});
  t.seat(1).hand({card(kPeach)}).wears({card(kBlade)});
  t.start();
  t.end_phase(0);
  t.launch(0, "youdi", {}, {1});
  t.choose_cards(1, {t.worn(0, kChitu)});
  EXPECT_TRUE(t.discarded(kChitu));
  t.choose_cards(0, {t.worn(1, kBlade)});
  EXPECT_NE(t.in_hand(0, kBlade), kNoCard) << "equipment is no 杀, and he chooses what he takes";
}

TEST(Youdi, OneWithoutCardsMayBeLuredAllTheSame) {
  Table t(3);
  t.seat(0).general("zhuhuan").hand({card(kJink)});
  t.start();
  t.end_phase(0);
  t.launch(0, "youdi", {}, {2});
  EXPECT_TRUE(t.discarded(kJink));
  EXPECT_EQ(t.hand(0), 0);
}

TEST(Youdi, NeedsACardOfHisOwnAndHisOwnFinishPhase) {
  Table t(3);
  t.seat(0).general("zhuhuan");
  t.start();
  t.end_phase(0);
  EXPECT_TRUE(t.idle(1)) << t.question();
  Table u(3);
  u.seat(1).general("zhuhuan").hand({card(kJink)});
  u.start();
  u.end_phase(0);
  EXPECT_TRUE(u.idle(1)) << u.question();
}

// Names are read as cards of the hand they come from (principles §5).
TEST(Youdi, AHeartOfWushenIsASlash) {
  Table t(3);
  t.seat(0).general("zhuhuan").skill("wushen").hand({card(kPeach, "H3")});
  t.seat(1).hand({card(kJink)});
  t.start();
  t.end_phase(0);
  t.launch(0, "youdi", {}, {1});
  EXPECT_TRUE(t.discarded(kPeach));
  EXPECT_EQ(t.hand(0), 0);
}

}  // namespace
}  // namespace jiesuan::test
