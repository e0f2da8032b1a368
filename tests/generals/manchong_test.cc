// 满宠: 峻刑, 御策.
#include "tests/support/story.h"

namespace jiesuan::test {
namespace {

TEST(Junxing, TheAccusedTurnsOverAndDrawsAsManyAsWereDiscarded) {
  Table t(2);
  t.seat(0).general("manchong").hand({card(kSlash), card(kDuel)});
  t.seat(1).hand({card(kVine)});
  t.start();
  t.act(0, "junxing", {t.in_hand(0, kSlash), t.in_hand(0, kDuel)}, {1});
  t.pass(1);
  EXPECT_TRUE(t.game()[1].flipped);
  EXPECT_EQ(t.hand(1), 3);
  EXPECT_FALSE(t.offers("junxing")) << "once a phase";
}

TEST(Junxing, OrDiscardsACardOfAnotherTypeThanAllOfThem) {
  Table t(2);
  t.seat(0).general("manchong").hand({card(kSlash), card(kDuel)});
  t.seat(1).hand({card(kVine), card(kJink), card(kNullification)});
  t.start();
  t.act(0, "junxing", {t.in_hand(0, kSlash), t.in_hand(0, kDuel)}, {1});
  EXPECT_EQ(t.request().options[0].cards, cards({t.in_hand(1, kVine)}));
  t.choose_cards(1, {t.in_hand(1, kVine)});
  EXPECT_FALSE(t.game()[1].flipped);
  EXPECT_EQ(t.hand(1), 2);
}

TEST(Junxing, WithoutSuchACardNobodyIsAsked) {
  Table t(2);
  t.seat(0).general("manchong").hand({card(kSlash)});
  t.seat(1).hand({card(kJink)}).wears({card(kVine)});
  t.start();
  t.act(0, "junxing", {t.in_hand(0, kSlash)}, {1});
  EXPECT_TRUE(t.game()[1].flipped) << "equipment that is worn is no hand card";
  EXPECT_TRUE(t.idle(0)) << t.question();
}

TEST(Junxing, OneFaceDownTurnsUp) {
  Table t(2);
  t.seat(0).general("manchong").hand({card(kSlash)});
  t.seat(1).flipped();
  t.start();
  t.act(0, "junxing", {t.in_hand(0, kSlash)}, {1});
  EXPECT_FALSE(t.game()[1].flipped);
  EXPECT_EQ(t.hand(1), 1);
}

// ---- 御策

TEST(Yuce, TheSourceDiscardsAnotherTypeOrHeRecovers) {
  Table t(2);
  t.seat(0).hand({card(kSlash), card(kDuel), card(kPeach)});
  t.seat(1).general("manchong").hand({card(kJink)});
  t.start();
  t.use(0, kSlash, {1});
  t.pass(1);  // 闪
  t.launch(1, "yuce", {t.in_hand(1, kJink)});
  EXPECT_EQ(t.request().options[0].cards, cards({t.in_hand(0, kDuel)})) << "no basic card";
  t.pass(0);
  EXPECT_EQ(t.hp(1), 3);
  EXPECT_NE(t.in_hand(1, kJink), kNoCard) << "shown, and still his";
}

TEST(Yuce, ADiscardKeepsHimFromRecovering) {
  Table t(2);
  t.seat(0).hand({card(kSlash), card(kDuel)});
  t.seat(1).general("manchong").hand({card(kPeach)});
  t.start();
  t.use(0, kSlash, {1});
  t.launch(1, "yuce", {t.in_hand(1, kPeach)});
  t.choose_cards(0, {t.in_hand(0, kDuel)});
  EXPECT_EQ(t.hp(1), 2);
  EXPECT_TRUE(t.discarded(kDuel));
}

TEST(Yuce, OncePerDamageHoweverMuch) {
  Table t(2);
  t.seat(0).hand({card(kAnaleptic), card(kSlash)});
  t.seat(1).general("manchong").hand({card(kPeach)});
  t.start();
  t.use(0, kAnaleptic);
  t.use(0, kSlash, {1});
  t.launch(1, "yuce", {t.in_hand(1, kPeach)});
  EXPECT_EQ(t.hp(1), 2);
  EXPECT_TRUE(t.idle(0)) << t.question();
}

TEST(Yuce, WithoutASourceTheCardIsShownInVain) {
  Table t(2);
  t.seat(0).general("manchong").hp(4, 4).hand({card(kPeach)}).judging(card(kLightning));
  t.pile({card(kSlash, "S7")});
  t.turn_of(0, PhaseKind::Judge).start();
  EXPECT_EQ(hits(t), (Hits{{0, 3}}));
  t.launch(0, "yuce", {t.in_hand(0, kPeach)});
  EXPECT_EQ(t.count(LogKind::Shown), 1);
  EXPECT_EQ(t.count(LogKind::HpRecovered), 0);
}

TEST(Yuce, NotWithoutAHandCard) {
  Table t(2);
  t.seat(0).hand({card(kSlash)});
  t.seat(1).general("manchong").wears({card(kChitu)});
  t.start();
  t.use(0, kSlash, {1});
  EXPECT_TRUE(t.idle(0)) << t.question();
}

}  // namespace
}  // namespace jiesuan::test
