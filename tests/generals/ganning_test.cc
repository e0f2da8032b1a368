// 甘宁: 奇袭.
#include "tests/support/table.h"

namespace jiesuan::test {
namespace {

// R000-135
TEST(Qixi, UsesABlackCardAsDismantlementOfItsSuit) {
  Table t(3);
  t.seat(0).general("ganning").hand({card(kSlash, "C2")});
  t.seat(1).hand({card(kPeach)});
  t.start();
  t.convert(0, "qixi", {t.in_hand(0, kSlash)}, {1});
  EXPECT_TRUE(t.discarded(kPeach));
  EXPECT_TRUE(t.discarded(kSlash));
  EXPECT_EQ(t.nth(LogKind::CardUsed).card, kDismantlement);
  EXPECT_EQ(t.nth(LogKind::CardUsed).suit, Suit::Club);
}

TEST(Qixi, TakesBlackCardsOfHandAndEquipment) {
  Table t(3);
  t.seat(0).general("ganning").hand({card(kSlash, "S7"), card(kPeach)});
  t.seat(0).wears({card(kDilu, "C5"), card(kChitu, "H5")});
  t.seat(1).hand({card(kPeach)});
  t.start();
  EXPECT_EQ(t.cards_for("qixi"), cards({t.in_hand(0, kSlash), t.worn(0, kDilu)}));
}

TEST(Qixi, AsOftenAsHeLikes) {
  Table t(3);
  t.seat(0).general("ganning").hand({card(kSlash, "S7"), card(kSlash, "S8")});
  t.seat(1).hand({card(kPeach), card(kJink)});
  t.start();
  t.convert(0, "qixi", {t.in_hand(0, kSlash)}, {1});
  t.convert(0, "qixi", {t.in_hand(0, kSlash)}, {1});
  EXPECT_EQ(t.hand(1), 0);
}

TEST(Qixi, NeedsAnotherCharacterWithCards) {
  Table t(3);
  t.seat(0).general("ganning").hand({card(kSlash, "S7")});
  t.start();
  EXPECT_FALSE(t.offers("qixi"));
}

TEST(Qixi, IsNotOfferedWithoutABlackCard) {
  Table t(3);
  t.seat(0).general("ganning").hand({card(kSlash, "H10")}).wears({card(kChitu)});
  t.seat(1).hand({card(kPeach)});
  t.start();
  EXPECT_FALSE(t.offers("qixi"));
}

TEST(Qixi, CanBeNullified) {
  Table t(3);
  t.seat(0).general("ganning").hand({card(kSlash, "S7")});
  t.seat(1).hand({card(kNullification)});
  t.start();
  t.convert(0, "qixi", {t.in_hand(0, kSlash)}, {1});
  t.play(1, kNullification);
  EXPECT_EQ(t.count(LogKind::Offset), 1);
}

TEST(Qixi, ReachesTheJudgingArea) {
  Table t(3);
  t.seat(0).general("ganning").hand({card(kSlash, "S7")});
  t.seat(1).judging(card(kIndulgence));
  t.start();
  t.convert(0, "qixi", {t.in_hand(0, kSlash)}, {1});
  EXPECT_TRUE(t.discarded(kIndulgence));
}

TEST(Qixi, IsNoCardForOthersTurns) {
  Table t(3);
  t.seat(0).hand({card(kSlash)});
  t.seat(1).general("ganning").hand({card(kSlash, "S7")});
  t.start();
  t.use(0, kSlash, {1});
  EXPECT_EQ(t.damages(1), std::vector<int>{1}) << t.question();
}

}  // namespace
}  // namespace jiesuan::test
