// 丈八蛇矛.
#include "tests/support/story.h"

namespace jiesuan::test {
namespace {

void thrust(Table& t, std::vector<Face> two) {
  t.seat(0).hand(two).wears({card(kSpear)});
  t.start();
  std::vector<CardId> cards;
  for (CardId c : t.game()[0].hand) cards.push_back(c);
  t.convert(0, "spear", cards, {1});
}

TEST(Spear, TwoHandCardsAreUsedAsOneNormalSlash) {
  Table t(3);
  thrust(t, {card(kJink), card(kPeach)});
  EXPECT_EQ(hits(t), (Hits{{1, 1}}));
  EXPECT_EQ(last(t, LogKind::DamageDealt).element, Element::Normal);
  EXPECT_EQ(t.hand(0), 0);
  EXPECT_TRUE(t.discarded(kJink));
  EXPECT_TRUE(t.discarded(kPeach));
  EXPECT_EQ(t.count(LogKind::CardUsed), 1);
}

TEST(Spear, ItsSlashIsTheOneOfThePhase) {
  Table t(3);
  t.seat(0).hand({card(kSlash), card(kJink), card(kJink)}).wears({card(kSpear)});
  t.start();
  t.convert(0, "spear", {t.in_hand(0, kJink, 0), t.in_hand(0, kJink, 1)}, {1});
  EXPECT_FALSE(t.may_use(kSlash));
}

TEST(Spear, TwoRedCardsMakeARedSlashTwoBlackOnesABlackOneAndMixedOnesOneWithoutColour) {
  const struct {
    Face a, b;
    bool stopped;
  } cases[] = {{card(kJink, "H2"), card(kPeach, "D12"), false},
               {card(kDuel, "S1"), card(kDuel, "C1"), true},
               {card(kJink, "H2"), card(kDuel, "C1"), false}};
  for (const auto& c : cases) {
    Table t(3);
    t.seat(1).wears({card(kNiohShield)});
    thrust(t, {c.a, c.b});
    EXPECT_EQ(hits(t).empty(), c.stopped);
    EXPECT_EQ(last(t, LogKind::CardUsed).suit, Suit::None) << "no suit, even if both are equal";
  }
}

TEST(Spear, NeedsTwoHandCardsEquipmentDoesNotCount) {
  Table t(3);
  t.seat(0).hand({card(kJink)}).wears({card(kSpear), card(kVine), card(kDilu)});
  t.start();
  EXPECT_FALSE(t.offers("spear"));
}

TEST(Spear, ExactlyTwo) {
  Table t(3);
  t.seat(0).hand({card(kJink), card(kPeach), card(kDuel)}).wears({card(kSpear), card(kVine)});
  t.start();
  for (const Option& o : t.request().options)
    if (o.kind == OptionKind::Convert) {
      EXPECT_EQ(o.min_cards, 2);
      EXPECT_EQ(o.max_cards, 2);
      EXPECT_EQ(o.cards, t.game()[0].hand);
    }
}

TEST(Spear, IsANormalSlashToAVine) {
  Table t(3);
  t.seat(1).wears({card(kVine)});
  thrust(t, {card(kFireSlash), card(kFireSlash)});
  EXPECT_TRUE(hits(t).empty());
}

TEST(Spear, AnswersADuel) {
  Table t(3);
  t.seat(0).hand({card(kDuel)});
  t.seat(1).hand({card(kJink), card(kPeach)}).wears({card(kSpear)});
  t.start();
  t.use(0, kDuel, {1});
  t.play_as(1, "spear", {t.in_hand(1, kJink), t.in_hand(1, kPeach)});
  EXPECT_EQ(hits(t), (Hits{{0, 1}}));
}

TEST(Spear, TakesTheAnalepticAlong) {
  Table t(3);
  t.seat(0).hand({card(kAnaleptic), card(kJink), card(kPeach)}).wears({card(kSpear)});
  t.start();
  t.use(0, kAnaleptic);
  t.convert(0, "spear", {t.in_hand(0, kJink), t.in_hand(0, kPeach)}, {1});
  EXPECT_EQ(hits(t), (Hits{{1, 2}}));
}

}  // namespace
}  // namespace jiesuan::test
