// 赵云: 龙胆.
#include "tests/support/table.h"

namespace jiesuan::test {
namespace {

TEST(Longdan, UsesAJinkAsANormalSlashOfItsSuit) {
  Table t(3);
  t.seat(0).general("zhaoyun").hand({card(kJink, "D2")});
  t.start();
  t.convert(0, "longdan", {t.in_hand(0, kJink)}, {1});
  EXPECT_EQ(t.damages(1), std::vector<int>{1});
  EXPECT_EQ(t.nth(LogKind::CardUsed).card, kSlash);
  EXPECT_EQ(t.nth(LogKind::CardUsed).suit, Suit::Diamond);
}

TEST(Longdan, UsesASlashOfAnyKindAsJink) {
  for (CardName name : {kSlash, kFireSlash, kThunderSlash}) {
    Table t(3);
    t.seat(0).hand({card(kSlash)});
    t.seat(1).general("zhaoyun").hand({card(name)});
    t.start();
    t.use(0, kSlash, {1});
    t.play_as(1, "longdan", {t.in_hand(1, name)});
    EXPECT_TRUE(t.damages(1).empty());
    EXPECT_EQ(t.nth(LogKind::CardUsed, -1).card, kJink);
  }
}

TEST(Longdan, RespondsSlashesToArcheryAttack) {
  Table t(3);
  t.seat(0).hand({card(kArcheryAttack)});
  t.seat(1).general("zhaoyun").hand({card(kSlash)});
  t.start();
  t.use(0, kArcheryAttack);
  t.play_as(1, "longdan", {t.in_hand(1, kSlash)});
  EXPECT_TRUE(t.damages(1).empty());
}

TEST(Longdan, RespondsJinksToSavageAssaultAndInADuel) {
  Table t(3);
  t.seat(0).hand({card(kSavageAssault), card(kDuel)});
  t.seat(1).general("zhaoyun").hand({card(kJink), card(kJink)});
  t.start();
  t.use(0, kSavageAssault);
  t.play_as(1, "longdan", {t.in_hand(1, kJink)});
  t.use(0, kDuel, {1});
  t.play_as(1, "longdan", {t.in_hand(1, kJink)});
  EXPECT_TRUE(t.damages(1).empty());
  EXPECT_EQ(t.damages(0), std::vector<int>{1});
}

TEST(Longdan, TakesNoOtherCards) {
  Table t(3);
  t.seat(0).general("zhaoyun").hand({card(kPeach), card(kSlash), card(kJink), card(kDuel)});
  t.start();
  EXPECT_EQ(t.cards_for("longdan"), CardSet(t.in_hand(0, kJink))) << "a 杀 is no 闪 at an idle point";
}

TEST(Longdan, ItsSlashCountsForTheLimit) {
  Table t(3);
  t.seat(0).general("zhaoyun").hand({card(kJink), card(kJink), card(kSlash)});
  t.start();
  t.convert(0, "longdan", {t.in_hand(0, kJink)}, {1});
  ASSERT_TRUE(t.idle(0));
  EXPECT_FALSE(t.offers("longdan"));
  EXPECT_FALSE(t.may_use(kSlash));
}

TEST(Longdan, WithNeitherHeIsNotAsked) {
  Table t(3);
  t.seat(0).hand({card(kSlash)});
  t.seat(1).general("zhaoyun").hand({card(kPeach)});
  t.start();
  t.use(0, kSlash, {1});
  EXPECT_EQ(t.damages(1), std::vector<int>{1}) << t.question();
}

TEST(Longdan, LeavesThePlainCardAsItIs) {
  Table t(3);
  t.seat(0).hand({card(kSlash)});
  t.seat(1).general("zhaoyun").hand({card(kSlash), card(kJink)});
  t.start();
  t.use(0, kSlash, {1});
  EXPECT_TRUE(t.offers(1, "longdan"));
  t.play(1, kJink);
  EXPECT_TRUE(t.damages(1).empty());
  EXPECT_NE(t.in_hand(1, kSlash), kNoCard);
}

}  // namespace
}  // namespace jiesuan::test
