// 庞统: 连环, 涅槃.
#include "generals/common.h"
#include "tests/support/table.h"

namespace jiesuan::test {
namespace {

// ---- 连环

TEST(Lianhuan, UsesAClubHandCardAsIronChain) {
  Table t(4);
  t.seat(0).general("pangtong").hand({card(kSlash, "C")});
  t.start();
  t.convert(0, "lianhuan", {t.in_hand(0, kSlash)}, {1, 3});
  EXPECT_TRUE(t.chained(1));
  EXPECT_TRUE(t.chained(3));
  EXPECT_FALSE(t.chained(2));
  EXPECT_EQ(t.nth(LogKind::CardUsed).card, kIronChain);
  EXPECT_EQ(t.nth(LogKind::CardUsed).suit, Suit::Club);
}

TEST(Lianhuan, OrRecastsIt) {
  Table t(3);
  t.seat(0).general("pangtong").hand({card(kSlash, "C")});
  t.pile({card(kPeach)});
  t.start();
  t.act(0, "lianhuan", {t.in_hand(0, kSlash)});
  EXPECT_TRUE(t.discarded(kSlash));
  EXPECT_NE(t.in_hand(0, kPeach), kNoCard);
  EXPECT_EQ(t.count(LogKind::CardUsed), 0) << "recasting is no use";
  EXPECT_EQ(t.nth(LogKind::Moved).reason, Reason::Recast);
}

TEST(Lianhuan, TakesClubsOfTheHandOnly) {
  Table t(3);
  t.seat(0).general("pangtong").hand({card(kSlash, "C"), card(kSlash, "S"), card(kJink)});
  t.seat(0).wears({card(kCrossbow, "C1")});
  t.start();
  CardSet clubs;
  for (CardId c : t.game()[0].hand)
    if (suit_of(t.game(), c) == Suit::Club) clubs.add(c);
  EXPECT_EQ(t.cards_for("lianhuan"), clubs);
  EXPECT_EQ(clubs.size(), 1);
}

TEST(Lianhuan, IsNotOfferedWithoutAClub) {
  Table t(3);
  t.seat(0).general("pangtong").hand({card(kJink)}).wears({card(kCrossbow, "C1")});
  t.start();
  EXPECT_FALSE(t.offers("lianhuan"));
}

// ---- 涅槃

// R004-13: everyone in order from the turn's character; he may launch it at his own place.
TEST(Niepan, IsOfferedAtHisOwnPlaceInTheOrder) {
  Table t(4);
  t.seat(0).hand({card(kDuel), card(kPeach)});
  t.seat(1).hand({card(kPeach)});
  t.seat(2).general("pangtong").hp(1, 3).hand({card(kJink)});
  t.seat(3).hand({card(kPeach)});
  t.start();
  t.use(0, kDuel, {2});
  EXPECT_TRUE(t.demands(0, kPeach));
  t.pass(0);
  EXPECT_TRUE(t.demands(1, kPeach));
  t.pass(1);
  EXPECT_TRUE(t.offers(2, "niepan")) << t.question();
  t.launch(2, "niepan");
  EXPECT_EQ(t.hp(2), 3);
  EXPECT_EQ(t.hand(2), 3);
  EXPECT_TRUE(t.discarded(kJink));
  EXPECT_TRUE(t.idle(0)) << "seat 3 is not asked: " << t.question();
}

TEST(Niepan, DeclinedTheOthersAreAsked) {
  Table t(4);
  t.seat(0).hand({card(kDuel)});
  t.seat(2).general("pangtong").hp(1, 3).hand({card(kJink)});
  t.seat(3).hand({card(kPeach)});
  t.start();
  t.use(0, kDuel, {2});
  t.pass(2);
  t.play(3, kPeach);
  EXPECT_EQ(t.hp(2), 1);
  EXPECT_EQ(t.hand(2), 1);
}

TEST(Niepan, IsOnlyForHisOwnDying) {
  Table t(4);
  t.seat(0).hand({card(kDuel)});
  t.seat(1).general("pangtong");
  t.seat(2).hp(1, 4);
  t.start();
  t.use(0, kDuel, {2});
  EXPECT_FALSE(t.alive(2)) << t.question();
}

TEST(Niepan, DiscardsEverythingInHisZonesAndRestoresHim) {
  Table t(3);
  t.seat(0).hand({card(kDuel)});
  t.seat(1).general("pangtong").hp(1, 3).chained().flipped().hand({card(kJink), card(kDuel)});
  t.seat(1).wears({card(kChitu)}).judging(card(kLightning));
  t.start();
  t.use(0, kDuel, {1});
  t.launch(1, "niepan");
  EXPECT_TRUE(t.discarded(kChitu));
  EXPECT_TRUE(t.discarded(kLightning));
  EXPECT_TRUE(t.game()[1].judging.empty());
  EXPECT_FALSE(t.chained(1));
  EXPECT_FALSE(t.game()[1].flipped);
  EXPECT_EQ(t.hand(1), 3);
}

TEST(Niepan, NeedsNoCards) {
  Table t(3);
  t.seat(0).hand({card(kDuel)});
  t.seat(1).general("pangtong").hp(1, 3);
  t.start();
  t.use(0, kDuel, {1});
  t.launch(1, "niepan");
  EXPECT_EQ(t.hp(1), 3);
  EXPECT_EQ(t.hand(1), 3);
}

TEST(Niepan, OnlyOnceInAGame) {
  Table t(4);
  t.seat(0).hand({card(kDuel), card(kDuel)});
  t.seat(2).general("pangtong").hp(1, 1);
  t.pile({card(kDuel), card(kDismantlement), card(kSnatch)});
  t.start();
  t.use(0, kDuel, {2});
  t.launch(2, "niepan");
  EXPECT_EQ(t.hp(2), 1);
  t.use(0, kDuel, {2});
  EXPECT_FALSE(t.alive(2)) << t.question();
}

// Principles T12: "to 3" counts from below and stops at the maximum.
TEST(Niepan, RecoversToThreeAtMostToTheMaximum) {
  Table t(3);
  t.seat(0).hand({card(kSlash), card(kAnaleptic)});
  t.seat(1).general("pangtong").hp(1, 1);
  t.start();
  t.use(0, kAnaleptic);
  t.use(0, kSlash, {1});
  EXPECT_EQ(t.hp(1), -1);
  t.launch(1, "niepan");
  EXPECT_EQ(t.hp(1), 1);
  EXPECT_EQ(t.nth(LogKind::HpRecovered).n, 2);
}

// C69
TEST(Niepan, IsPastOnceHeWasAskedAndUsedACard) {
  Table t(4);
  t.seat(0).hand({card(kSlash), card(kAnaleptic)});
  t.seat(1).general("pangtong").hp(1, 3).hand({card(kPeach)});
  t.start();
  t.use(0, kAnaleptic);
  t.use(0, kSlash, {1});
  t.pass(1);
  t.play(1, kPeach);
  EXPECT_FALSE(t.alive(1)) << "one 桃 is not enough, and there is no second chance: " << t.question();
}

bool others_clubs_discarded(const Skill<Move>& s) {
  for (const MovePart& p : s.event.parts)
    for (CardId c : p.cards)
      if (p.from_seat != s.owner && p.to == Zone::Discard && p.reason == Reason::Discard &&
          suit_of(s.game, c, kNoSeat) == Suit::Club)
        return true;
  return false;
}
Task<> take_clubs(Skill<Move> s) {
  CardSet clubs;
  for (const MovePart& p : s.event.parts) clubs |= cards_of_suit(s.game, p.cards, kNoSeat, Suit::Club);
  co_await obtain(s.game, s.owner, clubs);
}
const SkillDef falling_petals({"test_niepan_clubs", "梅"}, Listing::Nameless,
                              at<Timing::MoveAfter1>().may().when(others_clubs_discarded).then(take_clubs));

// R000-24: one offer for all ♣ among the discarded cards, before 涅槃 goes on.
TEST(Niepan, ItsDiscardsAreOneMoveThatOthersMayTakeFrom) {
  Table t(4);
  t.seat(0).hand({card(kDuel, "S")});
  t.seat(2).general("pangtong").hp(1, 3).hand({card(kSlash, "C"), card(kJink)});
  t.seat(2).wears({card(kCrossbow, "C1")});
  t.seat(3).skill("test_niepan_clubs");
  t.start();
  t.use(0, kDuel, {2});
  t.pass(2);  // no 杀 for the 决斗
  t.launch(2, "niepan");
  EXPECT_TRUE(t.offers(3, "test_niepan_clubs")) << t.question();
  EXPECT_EQ(t.hand(2), 0) << "nothing drawn yet";
  EXPECT_EQ(t.hp(2), 0);
  t.launch(3, "test_niepan_clubs");
  EXPECT_EQ(t.hand(3), 2);
  EXPECT_EQ(t.launches("test_niepan_clubs"), 1);
  EXPECT_EQ(t.hp(2), 3);
}

bool another_flipped(const Skill<StateChange>& s) {
  return s.event.seat != s.owner && s.event.change == GeneralCardChange::Flip;
}
Task<> let_it_draw(Skill<StateChange> s) { co_await draw(s.game, s.event.seat, 1); }
const SkillDef grace({"test_niepan_grace", "恩"}, Listing::Nameless,
                     at<Timing::StateAfter>().may().when(another_flipped).then(let_it_draw));

// R003-21: what follows the turning up is inserted before 涅槃 goes on.
TEST(Niepan, TurningUpIsAStateChangeThatOthersMayFollow) {
  Table t(3);
  t.seat(0).hand({card(kDuel)}).skill("test_niepan_grace");
  t.seat(1).general("pangtong").hp(1, 3).flipped().hand({card(kJink)});
  t.start();
  t.use(0, kDuel, {1});
  t.launch(1, "niepan");
  EXPECT_TRUE(t.offers(0, "test_niepan_grace")) << t.question();
  EXPECT_FALSE(t.game()[1].flipped);
  EXPECT_EQ(t.hand(1), 0);
  t.launch(0, "test_niepan_grace");
  EXPECT_EQ(t.hand(1), 4);
  EXPECT_EQ(t.hp(1), 3);
}

}  // namespace
}  // namespace jiesuan::test
