// 神周瑜: 琴音, 琴音 of the new print, 业炎.
#include "engine/query/selection.h"
#include "tests/engine/support.h"
#include "tests/support/story.h"

namespace jiesuan::test {
namespace {

constexpr int kRecover = 0, kLose = 1;  // 琴音
constexpr int kTwo = 0, kThree = 1;     // 业炎

std::vector<Face> six() {
  return {card(kSlash), card(kSlash), card(kJink), card(kJink), card(kPeach), card(kDuel)};
}

// ---- 琴音

// R000-09
TEST(Qinyin, AfterAllLostOneHpHeMustGoOnDiscarding) {
  Table t(3);
  t.seat(0).general("shen_zhouyu").hand(six());
  t.seat(2).hp(2, 4);
  pause_after_turns(t, 1);
  t.turn_of(0, PhaseKind::Discard).start();
  t.choose_cards(0, {t.in_hand(0, kSlash), t.in_hand(0, kSlash, 1)});
  EXPECT_EQ(t.request().timing, Timing::DiscardBody);
  t.launch(0, "qinyin");
  t.choose_option(0, kLose);
  EXPECT_EQ(t.hp(0), 3);
  EXPECT_EQ(t.hp(1), 3);
  EXPECT_EQ(t.hp(2), 1);
  EXPECT_EQ(t.hand(0), 4);
  ASSERT_EQ(t.request().ask, Ask::OwnCards) << t.question();
  EXPECT_EQ(t.request().options[0].min_cards, 1);
  EXPECT_EQ(t.request().options[0].max_cards, 1);
  t.choose_cards(0, {t.in_hand(0, kJink)});
  ASSERT_TRUE(paused(t)) << "not offered a second time; " << t.question();
  EXPECT_EQ(t.hand(0), 3);
}

TEST(Qinyin, AllRecoverInTheOrderOfTheSeats) {
  Table t(3);
  t.seat(0).general("shen_zhouyu").hp(3, 4).hand(six());
  t.seat(2).hp(1, 4);
  pause_after_turns(t, 1);
  t.turn_of(0, PhaseKind::Discard).start();
  t.choose_cards(0, {t.in_hand(0, kSlash), t.in_hand(0, kSlash, 1), t.in_hand(0, kDuel)});
  t.launch(0, "qinyin");
  t.choose_option(0, kRecover);
  EXPECT_EQ(who(t, LogKind::HpRecovered), (Order{0, 2})) << "the unhurt cannot";
  EXPECT_EQ(t.hp(0), 4);
  EXPECT_TRUE(paused(t)) << t.question();
}

TEST(Qinyin, WhenNobodyIsHurtTheOnlyChoiceIsNotAsked) {
  Table t(2);
  t.seat(0).general("shen_zhouyu").hand(six());
  t.turn_of(0, PhaseKind::Discard).start();
  t.choose_cards(0, {t.in_hand(0, kSlash), t.in_hand(0, kSlash, 1)});
  t.launch(0, "qinyin");
  EXPECT_EQ(t.hp(1), 3) << t.question();
}

TEST(Qinyin, IsNotOfferedForFewerThanTwoCardsAndMayBeDeclined) {
  Table one(2);
  one.seat(0)
      .general("shen_zhouyu")
      .hp(4, 4)
      .hand({card(kSlash), card(kSlash), card(kJink), card(kPeach), card(kDuel)});
  pause_after_turns(one, 1);
  one.turn_of(0, PhaseKind::Discard).start();
  one.choose_cards(0, {one.in_hand(0, kSlash)});
  EXPECT_TRUE(paused(one)) << one.question();

  Table t(2);
  t.seat(0).general("shen_zhouyu").hand(six());
  pause_after_turns(t, 1);
  t.turn_of(0, PhaseKind::Discard).start();
  t.choose_cards(0, {t.in_hand(0, kSlash), t.in_hand(0, kSlash, 1)});
  t.pass(0);
  EXPECT_TRUE(paused(t)) << t.question();
  EXPECT_EQ(t.hp(1), 4);
}

TEST(Qinyin, IsNotOfferedInTheDiscardPhaseOfOthers) {
  Table t(2);
  t.seat(0).hand(six());
  t.seat(1).general("shen_zhouyu");
  pause_after_turns(t, 0);
  t.turn_of(0, PhaseKind::Discard).start();
  t.choose_cards(0, {t.in_hand(0, kSlash), t.in_hand(0, kSlash, 1)});
  EXPECT_TRUE(paused(t)) << t.question();
}

// ---- 琴音 of the new print (C26)

TEST(QinyinNew, AtTheEndOfThePhaseWithNothingAfterIt) {
  Table t(2);
  t.seat(0).general("shen_zhouyu_new").hand(six());
  pause_after_turns(t, 1);
  t.turn_of(0, PhaseKind::Discard).start();
  t.choose_cards(0, {t.in_hand(0, kSlash), t.in_hand(0, kSlash, 1)});
  EXPECT_EQ(t.request().timing, Timing::DiscardEnd);
  t.launch(0, "qinyin_new");
  EXPECT_EQ(t.hp(0), 3);
  ASSERT_TRUE(paused(t)) << t.question();
  EXPECT_EQ(t.hand(0), 4) << "one more than the limit";
}

TEST(QinyinNew, NeedsTwoDiscards) {
  Table t(2);
  t.seat(0)
      .general("shen_zhouyu_new")
      .hand({card(kSlash), card(kSlash), card(kJink), card(kPeach), card(kDuel)});
  pause_after_turns(t, 1);
  t.turn_of(0, PhaseKind::Discard).start();
  t.choose_cards(0, {t.in_hand(0, kSlash)});
  EXPECT_TRUE(paused(t)) << t.question();
}

// ---- 业炎

std::vector<Face> four_suits() {
  return {card(kSlash, "S7"), card(kPeach, "H3"), card(kSlash, "C2"), card(kJink, "D2")};
}
std::vector<CardId> hand_of(Table& t, Seat s) {
  std::vector<CardId> all;
  for (CardId c : t.game()[s].hand) all.push_back(c);
  return all;
}

TEST(Yeyan, BurnsUpToThreeCharacters) {
  Table t(5);
  t.seat(0).general("shen_zhouyu");
  t.start();
  t.act(0, "yeyan", {}, {3, 1, 0});
  EXPECT_EQ(hits(t), (Hits{{0, 1}, {1, 1}, {3, 1}})) << "in the order of the seats";
  EXPECT_EQ(t.nth(LogKind::DamageDealt).element, Element::Fire);
  EXPECT_FALSE(t.offers("yeyan")) << "once a game";
}

TEST(Yeyan, WithoutFourSuitsNoCardsCanBeChosen) {
  Table t(3);
  t.seat(0).general("shen_zhouyu").hand({card(kSlash, "S7"), card(kPeach, "H3"), card(kSlash, "C2")});
  t.start();
  EXPECT_TRUE(t.cards_for("yeyan").empty());
  EXPECT_EQ(t.seats_for("yeyan"), seats({0, 1, 2}));
}

TEST(Yeyan, ForFourSuitsAndThreeHpThreeDamageToOne) {
  Table t(3);
  t.seat(0).general("shen_zhouyu").hand(four_suits());
  t.start();
  t.act(0, "yeyan", hand_of(t, 0), {1});
  t.choose_option(0, kThree);
  EXPECT_EQ(t.hand(0), 0);
  EXPECT_EQ(t.hp(0), 1);
  EXPECT_EQ(hits(t), (Hits{{1, 3}}));
}

TEST(Yeyan, OrTwoToOne) {
  Table t(3);
  t.seat(0).general("shen_zhouyu").hand(four_suits());
  t.start();
  t.act(0, "yeyan", hand_of(t, 0), {2});
  t.choose_option(0, kTwo);
  EXPECT_EQ(hits(t), (Hits{{2, 2}}));
}

TEST(Yeyan, OrTwoToTheFirstAndOneToTheSecond) {
  Table t(3);
  t.seat(0).general("shen_zhouyu").hand(four_suits());
  t.start();
  EXPECT_TRUE(t.seats_for("yeyan", hand_of(t, 0), {2, 1}).empty()) << "no third";
  t.act(0, "yeyan", hand_of(t, 0), {2, 1});
  EXPECT_EQ(hits(t), (Hits{{1, 1}, {2, 2}}));
}

TEST(Yeyan, TheFourCardsAreOfFourSuits) {
  Table t(3);
  auto hand = four_suits();
  hand.push_back(card(kDuel, "S1"));
  t.seat(0).general("shen_zhouyu").hand(hand);
  t.start();
  Selection s;
  for (int i = 0; i < t.request().options.size(); ++i)
    if (t.request().options[i].kind == OptionKind::Skill) s.option = static_cast<std::uint8_t>(i);
  s.cards.push_back(t.in_hand(0, kDuel));
  const Pick next = next_pick(t.game(), t.request(), s);
  EXPECT_EQ(next.cards.size(), 3) << "no second ♠";
  EXPECT_TRUE(next.seats.empty());
  EXPECT_FALSE(next.done) << "one card is neither none nor four";
}

// Principles §3.2: nobody pays more hp than it has.
TEST(Yeyan, WithFewerThanThreeHpTheGreatOneCannotBePaid) {
  Table t(3);
  t.seat(0).general("shen_zhouyu").hp(2, 4).hand(four_suits());
  t.start();
  EXPECT_TRUE(t.offers("yeyan"));
  EXPECT_TRUE(t.cards_for("yeyan").empty());
}

TEST(Yeyan, WithThreeHpHeMustBeSavedFirstAndTheDamageOfTheDeadHasNoSource) {
  Table t(4);
  t.seat(0).general("shen_zhouyu").role(Role::Renegade).hp(3, 4).hand(four_suits());
  t.seat(1).role(Role::Lord);
  t.seat(2).role(Role::Rebel);
  t.start();
  t.act(0, "yeyan", hand_of(t, 0), {1, 2});
  EXPECT_FALSE(t.alive(0)) << t.question();
  EXPECT_EQ(hits(t), (Hits{{1, 2}, {2, 1}}));
  EXPECT_EQ(source_of_last_damage(t), kNoSeat);
}

}  // namespace
}  // namespace jiesuan::test
