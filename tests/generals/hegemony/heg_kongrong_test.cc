// 孔融 of 国战: 名士, 礼让.
#include "tests/generals/hegemony/hidden.h"
#include "tests/support/story.h"

namespace jiesuan::test {
namespace {

// ---- 名士: Kong Rong in seat 1 is struck by seat 0, whose generals are hidden.

class Struck : public Table {
 public:
  Struck() : Table(4) {
    mode("hegemony");
    seat(0).generals("heg_ganning", "heg_lvmeng").hidden(1).hand({card(kSlash), card(kAnaleptic)});
    seat(1).generals("heg_kongrong", "heg_pangde");
    seat(2).kingdom(Kingdom::Wei);
    seat(3).kingdom(Kingdom::Shu);
  }
};

TEST(Mingshi, DamageOfSomebodyWithAHiddenGeneralIsOneLower) {
  Struck t;
  start_unrevealed(t);
  t.use(0, kAnaleptic);
  t.use(0, kSlash, {1});
  EXPECT_EQ(hits(t), (Hits{{1, 1}}));
}

TEST(Mingshi, AtNothingItIsPrevented) {
  Struck t;
  start_unrevealed(t);
  t.use(0, kSlash, {1});
  EXPECT_EQ(hits(t), Hits{});
  EXPECT_EQ(t.count(LogKind::DamagePrevented), 1);
}

TEST(Mingshi, NotIfAllGeneralsOfTheSourceAreRevealed) {
  Struck t;
  start_unrevealed(t);
  t.game()[0].general[1].hidden = false;
  t.use(0, kSlash, {1});
  EXPECT_EQ(hits(t), (Hits{{1, 1}}));
}

TEST(Mingshi, ASoldierIsNeverHidden) {
  Struck t;
  start_unrevealed(t);
  t.game()[0].general[1] = {};
  t.game()[0].general[1].soldier = Gender::Male;
  t.use(0, kSlash, {1});
  EXPECT_EQ(hits(t), (Hits{{1, 1}}));
}

TEST(Mingshi, NotWithoutASource) {
  Struck t;
  t.turn_of(1, PhaseKind::Judge);
  t.seat(1).judging(card(kLightning)).hp(4, 4);
  t.pile({card(kSlash, "S7")});
  t.start();
  EXPECT_EQ(hits(t), (Hits{{1, 3}}));
}

TEST(Mingshi, HiddenHeMayRevealForItOrTakeTheDamage) {
  for (const bool reveals : {true, false}) {
    Struck t;
    t.seat(1).hidden(0).hidden(1);
    start_unrevealed(t);
    t.use(0, kSlash, {1});
    ASSERT_TRUE(t.offers(1, "mingshi")) << t.question();
    if (reveals)
      t.launch(1, "mingshi");
    else
      t.pass(1);
    EXPECT_EQ(t.damages(1).empty(), reveals);
    EXPECT_EQ(t.game()[1].general[0].hidden, !reveals);
  }
}

// ---- 礼让: Kong Rong in seat 0

class Giving : public Table {
 public:
  Giving() : Table(4) {
    mode("hegemony");
    seat(0).generals("heg_kongrong", "heg_pangde").hp(1, 3);
    for (Seat s = 1; s < 4; ++s) seat(s).kingdom(Kingdom::Wei);
    turn_of(0, PhaseKind::Discard);
  }
};

TEST(Lirang, GivesWhatHeDiscardedToSeveralOthersInOneMove) {
  Giving t;
  t.seat(0).hand({card(kJink), card(kPeach), card(kSlash), card(kDuel)});
  t.start();
  const CardId jink = t.in_hand(0, kJink), peach = t.in_hand(0, kPeach), slash = t.in_hand(0, kSlash);
  t.choose_cards(0, {jink, peach, slash});
  ASSERT_TRUE(t.offers(0, "lirang")) << t.question();
  t.launch(0, "lirang");
  EXPECT_FALSE(t.request().may_pass) << "one at least";
  t.forget();
  t.choose_cards(0, {jink}, {1});
  EXPECT_EQ(t.hand(1), 0) << "everything is settled first";
  t.choose_cards(0, {peach}, {2});
  t.pass(0);
  EXPECT_EQ(t.in_hand(1, kJink), jink);
  EXPECT_EQ(t.in_hand(2, kPeach), peach);
  EXPECT_EQ(t.where(slash), Zone::Discard);
  int moves = 0;
  for (Timing x : t.timings) {
    if (x == Timing::DiscardEnd) break;
    moves += x == Timing::MoveBefore1 ? 1 : 0;
  }
  EXPECT_EQ(moves, 1);
}

TEST(Lirang, AlsoForWhatAnotherDiscardsOfHis) {
  Giving t;
  t.turn_of(1);
  t.seat(0).wears({card(kVine)});
  t.seat(1).hand({card(kDismantlement)});
  t.start();
  t.use(1, kDismantlement, {0});
  t.launch(0, "lirang");
  t.choose_cards(0, {t.request().options[0].cards.first()}, {3});
  EXPECT_NE(t.in_hand(3, kVine), kNoCard);
}

TEST(Lirang, NotForCardsHeUsed) {
  Giving t;
  t.turn_of(0);
  t.seat(0).hand({card(kDismantlement)});
  t.seat(2).hand({card(kJink)});
  t.start();
  t.use(0, kDismantlement, {2});
  EXPECT_TRUE(t.idle(0)) << t.question();
}

TEST(Lirang, NotForWhatOthersDiscard) {
  Giving t;
  t.turn_of(1, PhaseKind::Discard);
  t.seat(1).hp(1, 4).hand({card(kJink), card(kPeach)});
  t.start();
  t.choose_cards(1, {t.in_hand(1, kJink)});
  EXPECT_TRUE(t.idle(2)) << t.question();
}

TEST(Lirang, HiddenHeRevealsHimselfForIt) {
  Giving t;
  t.seat(0).hidden(0).hidden(1).hand({card(kJink), card(kPeach)});
  start_unrevealed(t);
  const CardId jink = t.in_hand(0, kJink);
  t.choose_cards(0, {jink});
  t.launch(0, "lirang");
  EXPECT_FALSE(t.game()[0].general[0].hidden);
  t.choose_cards(0, {jink}, {3});
  EXPECT_EQ(t.in_hand(3, kJink), jink);
}

}  // namespace
}  // namespace jiesuan::test
