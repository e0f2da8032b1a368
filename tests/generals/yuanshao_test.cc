// 袁绍: 乱击, 血裔; and conversions of cards that have to be alike.
#include "engine/query/distance.h"
#include "generals/common.h"
#include "tests/support/story.h"

namespace jiesuan::test {
namespace {

TEST(Luanji, UsesTwoHandCardsOfOneSuitAsArcheryAttack) {
  Table t(3);
  t.seat(0).general("yuanshao").hand({card(kSlash, "S7"), card(kSlash, "S8")});
  t.start();
  t.convert(0, "luanji", {t.in_hand(0, kSlash), t.in_hand(0, kSlash, 1)});
  EXPECT_EQ(hits(t), (Hits{{1, 1}, {2, 1}}));
  EXPECT_EQ(t.hand(0), 0);
}

TEST(Luanji, TheTwoMustBeAlike) {
  Table t(3);
  t.seat(0)
      .general("yuanshao")
      .hand({card(kSlash, "S7"), card(kSlash, "S8"), card(kJink, "H2"), card(kPeach, "H3"),
             card(kCrossbow, "C1")});
  t.start();
  const CardId jink = t.in_hand(0, kJink), peach = t.in_hand(0, kPeach);
  EXPECT_EQ(t.cards_for("luanji").size(), 4) << "the club has no fellow";
  Selection s;
  for (int i = 0; i < t.request().options.size(); ++i)
    if (t.request().options[i].kind == OptionKind::Convert) s.option = static_cast<std::uint8_t>(i);
  s.cards.push_back(jink);
  EXPECT_EQ(next_pick(t.game(), t.request(), s).cards, cards({peach}));
  s.cards.push_back(t.in_hand(0, kSlash));
  EXPECT_FALSE(legal_selection(t.game(), t.request(), s, nullptr));
}

TEST(Luanji, IsNotOfferedWithoutTwoOfASuit) {
  Table t(3);
  t.seat(0).general("yuanshao").hand({card(kSlash, "S7"), card(kJink, "H2")}).wears({card(kDilu)});
  t.start();
  EXPECT_FALSE(t.offers("luanji"));
}

TEST(Luanji, HasTheirColourButNeitherSuitNorNumber) {
  Table t(3);
  t.seat(0).general("yuanshao").hand({card(kSlash, "S7"), card(kSlash, "S8")});
  t.seat(1).general("jiaxu");  // no target of black tricks
  t.start();
  t.convert(0, "luanji", {t.in_hand(0, kSlash), t.in_hand(0, kSlash, 1)});
  EXPECT_EQ(hits(t), (Hits{{2, 1}}));
  EXPECT_EQ(t.nth(LogKind::CardUsed).suit, Suit::None);
}

// Against 帷幕 alone the black pair has no target, the red pair has.
TEST(Luanji, EachPairIsLookedAtForItself) {
  Table t(2);
  t.seat(0)
      .general("yuanshao")
      .hand({card(kSlash, "S7"), card(kSlash, "S8"), card(kJink, "H2"), card(kPeach, "H3")});
  t.seat(1).general("jiaxu");
  t.start();
  EXPECT_EQ(t.cards_for("luanji"), cards({t.in_hand(0, kJink), t.in_hand(0, kPeach)}));
}

TEST(Luanji, AnyNumberOfTimes) {
  Table t(2);
  t.seat(0)
      .general("yuanshao")
      .hand({card(kSlash, "S7"), card(kSlash, "S8"), card(kJink, "H2"), card(kPeach, "H3")});
  t.start();
  t.convert(0, "luanji", {t.in_hand(0, kSlash), t.in_hand(0, kSlash, 1)});
  t.convert(0, "luanji", {t.in_hand(0, kJink), t.in_hand(0, kPeach)});
  EXPECT_EQ(hits(t), (Hits{{1, 1}, {1, 1}}));
}

TEST(Xueyi, TwoMoreForEachOtherLivingQun) {
  Table t(4);
  t.seat(0).general("yuanshao").role(Role::Lord).hp(4, 4);
  t.seat(1).kingdom(Kingdom::Qun);
  t.seat(2).kingdom(Kingdom::Qun);
  t.seat(3).kingdom(Kingdom::Wei);
  t.start();
  EXPECT_EQ(hand_limit(t.game(), 0), 8);
  t.game().state.living.remove(2);
  EXPECT_EQ(hand_limit(t.game(), 0), 6);
}

TEST(Xueyi, OnlyForTheLord) {
  Table t(3);
  t.seat(0).role(Role::Lord);
  t.seat(1).general("yuanshao").role(Role::Rebel);
  t.seat(2).kingdom(Kingdom::Qun);
  t.start();
  EXPECT_EQ(hand_limit(t.game(), 1), 4);
}

}  // namespace
}  // namespace jiesuan::test
