// 徐盛: 破军, and 破军 of the first print.
#include "engine/rules/vocabulary.h"
#include "engine/view/view.h"
#include "tests/engine/support.h"

namespace jiesuan::test {
namespace {

// ---- 破军

TEST(Pojun, LaysCardsAsideAndTheirOwnerTakesThemBackAtTheEndOfTheTurn) {
  Table t(2);
  t.seat(0).general("xusheng").hand({card(kSlash)});
  t.seat(1).hp(2, 4).hand({card(kJink), card(kPeach)});
  pause_after_turns(t, 0);
  t.start();
  const CardSet hand = t.game()[1].hand;
  t.use(0, kSlash, {1});
  EXPECT_EQ(t.request().timing, Timing::UseTargeted);
  t.launch(0, "pojun");  // the first is drawn by lot: she has nothing but hand cards
  t.choose_hand_card(0);
  EXPECT_EQ(t.beside(1, "state_pojun"), hand);
  EXPECT_EQ(t.hand(1), 0);
  EXPECT_EQ(t.damages(1), std::vector<int>{1}) << "no 闪 at hand; " << t.question();
  t.end_phase(0);
  ASSERT_TRUE(paused(t)) << t.question();
  EXPECT_EQ(t.game()[1].hand, hand);
  EXPECT_TRUE(t.beside(1, "state_pojun").empty());
}

TEST(Pojun, NoMoreCardsThanTheTargetHasHp) {
  Table t(3);
  t.seat(0).general("xusheng").hand({card(kSlash)});
  t.seat(1).hp(1, 4).hand({card(kPeach), card(kPeach)}).wears({card(kVine)});
  t.start();
  t.use(0, kSlash, {1});
  t.launch(0, "pojun");
  t.choose_cards(0, {t.worn(1, kVine)});
  EXPECT_EQ(t.beside(1, "state_pojun").size(), 1);
  EXPECT_EQ(t.damages(1), std::vector<int>{1}) << "the 藤甲 lies aside";
}

TEST(Pojun, MayStopEarlier) {
  Table t(3);
  t.seat(0).general("xusheng").hand({card(kSlash)});
  t.seat(1).hand({card(kDuel)}).wears({card(kVine), card(kChitu)});
  t.start();
  t.use(0, kSlash, {1});
  t.launch(0, "pojun");
  t.choose_cards(0, {t.worn(1, kVine)});
  t.choose_hand_card(0);
  t.pass(0);
  EXPECT_EQ(t.beside(1, "state_pojun").size(), 2);
  EXPECT_NE(t.worn(1, kChitu), kNoCard);
}

TEST(Pojun, IsOfferedForEachTarget) {
  Table t(4);
  t.seat(0).general("xusheng").hand({card(kSlash)}).wears({card(kHalberd)});
  t.seat(1).hand({card(kPeach)});
  t.seat(2).hand({card(kPeach)});
  t.start();
  t.use(0, kSlash, {1, 2, 3});
  t.launch(0, "pojun");
  t.launch(0, "pojun");
  EXPECT_EQ(t.beside(1, "state_pojun").size(), 1);
  EXPECT_EQ(t.beside(2, "state_pojun").size(), 1);
  EXPECT_EQ(t.launches("pojun"), 2) << "nothing to lay aside of the third";
}

TEST(Pojun, OnlyInHisOwnPlayPhase) {
  Table t(3);
  t.seat(0).hand({card(kCollateral)});
  t.seat(1).general("xusheng").hand({card(kSlash)}).wears({card(kAxe)});
  t.seat(2).hand({card(kPeach)});
  t.start();
  t.use(0, kCollateral, {1, 2});
  t.play(1, kSlash);
  EXPECT_EQ(t.damages(2), std::vector<int>{1}) << t.question();
  EXPECT_EQ(t.launches("pojun"), 0);
}

// Tournament reading: nobody but the owner of the cards may look at them.
TEST(Pojun, OnlyTheOwnerSeesTheCards) {
  Table t(3);
  t.seat(0).general("xusheng").hand({card(kSlash)});
  t.seat(1).hp(1, 4).hand({card(kPeach)}).wears({card(kVine)});
  t.start();
  t.use(0, kSlash, {1});
  t.launch(0, "pojun");
  t.choose_hand_card(0);
  const CardId aside = t.beside(1, "state_pojun").first();
  EXPECT_TRUE(can_see(t.game(), 1, aside));
  EXPECT_FALSE(can_see(t.game(), 0, aside));
  EXPECT_FALSE(can_see(t.game(), 2, aside));
  EXPECT_FALSE(can_see(t.game(), kSpectator, aside));
  const View own = view_of(t.game(), 1), other = view_of(t.game(), 0);
  ASSERT_EQ(own.seats[1].laid.size(), 1u);
  EXPECT_TRUE(own.seats[1].laid[0].beside);
  EXPECT_EQ(own.seats[1].laid[0].face.name, kPeach);
  ASSERT_EQ(other.seats[1].laid.size(), 1u) << "that there is one everybody sees";
  EXPECT_EQ(other.seats[1].laid[0].face.name, CardName::None);
  LogEntry moved;
  for (const LogEntry& e : t.of(LogKind::Moved))
    if (e.to == Zone::Beside) moved = e;
  EXPECT_TRUE(redacted(moved, 0).cards.empty());
  EXPECT_EQ(redacted(moved, 1).cards, CardSet(aside));
}

// A stand-in for 戚乱.
Task<> draw_three(Skill<Turn> s) { co_await draw(s.game, s.owner, 3); }
const SkillDef uproar({"test_pojun_qiluan", "戚乱"}, Listing::Nameless,
                      at<Timing::TurnEnd1>().may().then(draw_three));

// R004-30: the return is the victim's, of the same class as her own skill; she orders them.
TEST(Pojun, TheVictimChoosesWhichOfTheTwoComesFirst) {
  for (const bool return_first : {true, false}) {
    Table t(2);
    t.seat(0).general("xusheng").hand({card(kSlash)});
    t.seat(1).skill("test_pojun_qiluan").hp(3, 4).hand({card(kPeach)});
    pause_after_turns(t, 0);
    t.start();
    t.use(0, kSlash, {1});
    t.launch(0, "pojun");
    t.end_phase(0);
    ASSERT_EQ(t.asked(), 1) << t.question();
    EXPECT_EQ(t.request().timing, Timing::TurnEnd1);
    ASSERT_TRUE(t.offers("state_pojun") && t.offers("test_pojun_qiluan")) << t.question();
    if (return_first) {
      t.launch(1, "state_pojun");
      EXPECT_EQ(t.hand(1), 1);
      t.launch(1, "test_pojun_qiluan");
    } else {
      t.launch(1, "test_pojun_qiluan");
    }
    ASSERT_TRUE(paused(t)) << t.question();
    EXPECT_EQ(t.hand(1), 4);
    EXPECT_NE(t.in_hand(1, kPeach), kNoCard);
  }
}

// C24: a delayed effect waits for its timing although the turn's owner has died.
TEST(Pojun, TheCardsComeBackAlthoughHeDied) {
  Table t(4);
  t.seat(0).general("xusheng").role(Role::Renegade).hp(1, 4).hand({card(kSlash), card(kDuel)});
  t.seat(1).role(Role::Lord).hand({card(kSlash), card(kPeach)}).wears({card(kVine)});
  t.seat(2).role(Role::Rebel).hand({card(kSlash)});
  t.start();
  t.use(0, kSlash, {1});
  t.launch(0, "pojun");
  t.choose_cards(0, {t.worn(1, kVine)});
  t.pass(0);
  t.use(0, kDuel, {2});
  t.play(2, kSlash);
  play_on(t, [&] { return !t.alive(0); });
  EXPECT_NE(t.in_hand(1, kVine), kNoCard);
}

TEST(Pojun, WhatTheDeadHadAsideGoesToTheDiscardPile) {
  Table t(4);
  t.seat(0).general("xusheng").hand({card(kSlash)});
  t.seat(1).hp(1, 4).hand({card(kPeach)});
  t.start();
  t.use(0, kSlash, {1});
  t.launch(0, "pojun");
  EXPECT_FALSE(t.alive(1));
  EXPECT_TRUE(t.discarded(kPeach));
}

// Two launches are two effects, each with its own cards.
TEST(Pojun, TwiceInATurnEachBringsBackItsOwn) {
  Table t(2);
  t.seat(0).general("xusheng").hand({card(kSlash), card(kSlash)}).wears({card(kCrossbow)});
  t.seat(1).hand({card(kPeach)}).wears({card(kChitu)});
  pause_after_turns(t, 0);
  t.start();
  t.use(0, kSlash, {1});
  t.launch(0, "pojun");
  t.choose_cards(0, {t.worn(1, kChitu)});
  t.pass(0);
  t.use(0, kSlash, {1});
  t.launch(0, "pojun");
  t.end_phase(0);
  ASSERT_EQ(t.asked(), 1) << t.question();
  t.launch(1, "state_pojun");
  ASSERT_TRUE(paused(t)) << "the second alone is not asked about; " << t.question();
  EXPECT_EQ(t.hand(1), 2);
  EXPECT_EQ(t.launches("state_pojun"), 2);
}

// ---- 破军 of the first print

TEST(PojunOld, TheVictimDrawsAsManyAsItHasHpAndTurnsOver) {
  Table t(3);
  t.seat(0).general("xusheng_old").hand({card(kSlash)});
  t.start();
  t.use(0, kSlash, {1});
  EXPECT_EQ(t.request().timing, Timing::DamageCaused);
  t.launch(0, "pojun_old");
  EXPECT_EQ(t.hand(1), 3);
  EXPECT_TRUE(t.game()[1].flipped);
}

TEST(PojunOld, AtMostFive) {
  Table t(3);
  t.seat(0).general("xusheng_old").hand({card(kSlash)});
  t.seat(1).hp(8, 8);
  t.start();
  t.use(0, kSlash, {1});
  t.launch(0, "pojun_old");
  EXPECT_EQ(t.hand(1), 5);
}

TEST(PojunOld, MayBeDeclinedAndNeedsASlashOfHis) {
  Table t(3);
  t.seat(0).general("xusheng_old").hand({card(kSlash), card(kDuel)});
  t.start();
  t.use(0, kSlash, {1});
  t.pass(0);
  EXPECT_FALSE(t.game()[1].flipped);
  t.use(0, kDuel, {1});
  EXPECT_EQ(t.damages(1), (std::vector<int>{1, 1}));
  EXPECT_TRUE(t.idle(0)) << t.question();
}

TEST(PojunOld, NotForConductedDamageNorForTheDead) {
  Table t(4);
  t.seat(0).general("xusheng_old").hand({card(kFireSlash)});
  t.seat(1).hp(1, 4).chained();
  t.seat(2).chained();
  t.start();
  t.use(0, kFireSlash, {1});
  EXPECT_FALSE(t.alive(1));
  EXPECT_EQ(t.damages(2), std::vector<int>{1});
  EXPECT_TRUE(t.idle(0)) << t.question();
}

}  // namespace
}  // namespace jiesuan::test
