// 马谡: 心战, 挥泪.
#include "engine/view/view.h"
#include "tests/support/story.h"

namespace jiesuan::test {
namespace {

std::vector<Face> four_jinks() { return {card(kJink), card(kJink), card(kJink), card(kJink)}; }

// ---- 心战

TEST(Xinzhan, ObtainsHeartsAndOrdersTheOthers) {
  Table t(3);
  t.seat(0).general("masu").hand(four_jinks());
  t.pile({card(kSlash, "S7"), card(kPeach, "H3"), card(kSlash, "C7")});
  t.start();
  const auto& f = t.game().state;
  const CardId spade = f.pile[f.pile_size - 1], heart = f.pile[f.pile_size - 2],
               club = f.pile[f.pile_size - 3];
  t.act(0, "xinzhan");
  EXPECT_TRUE(can_see(t.game(), 0, club)) << "he looks at all three";
  EXPECT_FALSE(can_see(t.game(), 1, club));
  EXPECT_EQ(t.request().options[0].cards, cards({heart}));
  t.choose_cards(0, {heart});
  EXPECT_EQ(t.request().options.size(), 1) << "all of them on top";
  t.choose_option(0, 0, {club, spade});
  EXPECT_TRUE(t.game()[0].hand.has(heart));
  EXPECT_EQ(t.nth(LogKind::Shown).cards, CardSet(heart));
  EXPECT_EQ(f.pile[f.pile_size - 1], club);
  EXPECT_EQ(f.pile[f.pile_size - 2], spade);
  EXPECT_TRUE(t.idle(0));
  EXPECT_FALSE(t.offers("xinzhan")) << "once in the phase";
}

TEST(Xinzhan, HeMayTakeNone) {
  Table t(3);
  t.seat(0).general("masu").hand(four_jinks());
  t.pile({card(kSlash, "S7"), card(kPeach, "H3"), card(kSlash, "C7")});
  t.start();
  const auto& f = t.game().state;
  const CardId a = f.pile[f.pile_size - 1], b = f.pile[f.pile_size - 2], c = f.pile[f.pile_size - 3];
  t.act(0, "xinzhan");
  t.pass(0);
  t.choose_option(0, 0, {b, c, a});
  EXPECT_EQ(f.pile[f.pile_size - 1], b);
  EXPECT_EQ(f.pile[f.pile_size - 2], c);
  EXPECT_EQ(f.pile[f.pile_size - 3], a);
  EXPECT_EQ(t.hand(0), 4);
}

TEST(Xinzhan, ThreeHeartsLeaveNothingToOrder) {
  Table t(3);
  t.seat(0).general("masu").hand(four_jinks());
  t.pile({card(kPeach, "H3"), card(kPeach, "H4"), card(kPeach, "H6")});
  t.start();
  t.act(0, "xinzhan");
  const CardSet hearts = t.request().options[0].cards;
  EXPECT_EQ(hearts.size(), 3);
  t.choose_cards(0, {hearts.nth(0), hearts.nth(1), hearts.nth(2)});
  EXPECT_EQ(t.hand(0), 7);
  EXPECT_TRUE(t.idle(0)) << t.question();
}

TEST(Xinzhan, WithoutHeartsHeOnlyOrders) {
  Table t(3);
  t.seat(0).general("masu").hand(four_jinks());
  t.pile({card(kSlash, "S7"), card(kSlash, "C7"), card(kSlash, "D6")});
  t.start();
  t.act(0, "xinzhan");
  EXPECT_EQ(t.request().ask, Ask::Arrange);
}

TEST(Xinzhan, NeedsMoreHandCardsThanMaximumHp) {
  Table t(3);
  t.seat(0).general("masu").hp(1, 3).hand({card(kJink), card(kJink), card(kJink)});
  t.start();
  EXPECT_FALSE(t.offers("xinzhan")) << "it is the maximum that counts";
}

// ---- 挥泪

TEST(Huilei, WhoKillsHimDiscardsEverything) {
  Table t(4);
  t.seat(0).hand({card(kSlash), card(kPeach)}).wears({card(kSpear), card(kChitu)});
  t.seat(1).general("masu").hp(1, 3).hand({card(kDuel)});
  t.start();
  t.use(0, kSlash, {1});
  t.pass(0);  // the 桃
  EXPECT_FALSE(t.alive(1));
  EXPECT_TRUE(t.game()[0].equipped().empty());
  EXPECT_EQ(t.hand(0), 3) << "the reward for a rebel comes after";
  const LogEntry first = t.of(LogKind::Moved)[1];
  EXPECT_EQ(first.a, 0) << "before his own cards are discarded";
}

TEST(Huilei, NotWhenNobodyKilledHim) {
  Table t(4);
  t.turn_of(1, PhaseKind::Judge);
  t.seat(0).hand({card(kDuel)});
  t.seat(1).general("masu").hp(3, 3).judging(card(kLightning));
  t.pile({card(kSlash, "S7")});
  t.start();
  EXPECT_FALSE(t.alive(1));
  EXPECT_EQ(t.launches("huilei"), 0);
  EXPECT_EQ(t.hand(0), 1);
}

TEST(Huilei, AKillerWithoutCardsHasNothingToDiscard) {
  Table t(4);
  t.seat(0).hand({card(kSlash)});
  t.seat(1).general("masu").hp(1, 3);
  t.start();
  t.use(0, kSlash, {1});
  EXPECT_FALSE(t.alive(1));
  EXPECT_EQ(t.launches("huilei"), 0);
  EXPECT_EQ(t.hand(0), 3);
}

TEST(Huilei, NotForTheDeathOfOthers) {
  Table t(4);
  t.seat(0).hand({card(kSlash), card(kDuel)});
  t.seat(1).hp(1, 4);
  t.seat(2).general("masu");
  t.start();
  t.use(0, kSlash, {1});
  EXPECT_FALSE(t.alive(1));
  EXPECT_EQ(t.hand(0), 4);
}

}  // namespace
}  // namespace jiesuan::test
