// 朱治: 安国.
#include "generals/common.h"
#include "tests/support/story.h"

namespace jiesuan::test {
namespace {

TEST(Anguo, AWeaponTakenBackShortensTheRangeAndHeDraws) {
  Table t(6);
  t.seat(0).general("zhuzhi");
  t.seat(2).wears({card(kBlade), card(kVine)});
  t.start();
  EXPECT_EQ(t.seats_for("anguo"), seats({2}));
  t.act(0, "anguo", {}, {2});
  t.choose_cards(0, {t.worn(2, kBlade)});
  EXPECT_NE(t.in_hand(2, kBlade), kNoCard);
  EXPECT_EQ(t.hand(0), 1);
  EXPECT_FALSE(t.offers("anguo"));
}

TEST(Anguo, AnArmourDoesNot) {
  Table t(6);
  t.seat(0).general("zhuzhi");
  t.seat(2).wears({card(kBlade), card(kVine)});
  t.start();
  t.act(0, "anguo", {}, {2});
  t.choose_cards(0, {t.worn(2, kVine)});
  EXPECT_NE(t.in_hand(2, kVine), kNoCard);
  EXPECT_EQ(t.hand(0), 0);
}

TEST(Anguo, AHorseDoesToo) {
  Table t(6);
  t.seat(0).general("zhuzhi");
  t.seat(2).wears({card(kChitu)});
  t.start();
  t.act(0, "anguo", {}, {2});
  EXPECT_EQ(t.hand(0), 1) << "two to each side before, one after";
}

TEST(Anguo, ThatTheRangeIsShorterIsNotEnough) {
  Table t(3);
  t.seat(0).general("zhuzhi");
  t.seat(1).wears({card(kBlade)});
  t.start();
  t.act(0, "anguo", {}, {1});
  EXPECT_NE(t.in_hand(1, kBlade), kNoCard);
  EXPECT_EQ(t.hand(0), 0) << "both others are still in its range";
}

TEST(Anguo, NotOnHimself) {
  Table t(3);
  t.seat(0).general("zhuzhi").wears({card(kBlade)});
  t.start();
  EXPECT_FALSE(t.offers("anguo"));
}

// It loses the card from its equipment zone: 枭姬 comes before the numbers are compared, and changes nothing.
TEST(Anguo, XiaojiDrawsForTheLostEquipment) {
  Table t(6);
  t.seat(0).general("zhuzhi");
  t.seat(2).general("sunshangxiang").wears({card(kBlade)});
  t.start();
  t.act(0, "anguo", {}, {2});
  t.launch(2, "xiaoji");
  EXPECT_EQ(t.hand(2), 3);
  EXPECT_EQ(t.hand(0), 1);
}

}  // namespace
}  // namespace jiesuan::test
