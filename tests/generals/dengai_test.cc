// 邓艾: 屯田, 凿险, 急袭; and cards on the general as material.
#include "engine/query/distance.h"
#include "generals/common.h"
#include "generals/mountain/skills.h"
#include "tests/support/story.h"

namespace jiesuan::test {
namespace {

int fields(Table& t, Seat s) { return cards_on_general(t.game(), s, tuntian.number).size(); }

TEST(Tuntian, LosingACardOutsideHisTurnHeJudgesForAField) {
  Table t(2);
  t.seat(0).hand({card(kSlash)});
  t.seat(1).general("dengai").hand({card(kJink)});
  t.pile({card(kPeach, "D3")});
  t.start();
  t.use(0, kSlash, {1});
  t.play(1, kJink);
  t.launch(1, "tuntian");
  EXPECT_EQ(fields(t, 1), 1);
  EXPECT_FALSE(t.discarded(kPeach));
}

TEST(Tuntian, AHeartIsNoField) {
  Table t(2);
  t.seat(0).hand({card(kSlash)});
  t.seat(1).general("dengai").hand({card(kJink)});
  t.pile({card(kPeach, "H3")});
  t.start();
  t.use(0, kSlash, {1});
  t.play(1, kJink);
  t.launch(1, "tuntian");
  EXPECT_EQ(fields(t, 1), 0);
  EXPECT_TRUE(t.discarded(kPeach));
}

// 缔盟 takes his whole hand in one move.
TEST(Tuntian, OncePerLossHoweverManyCards) {
  Table t(3);
  t.seat(0).general("lusu").hand({card(kPeach)});
  t.seat(1).general("dengai").hand({card(kJink), card(kSlash)});
  t.seat(2).hand({card(kDuel)});
  t.pile({card(kSlash, "S9")});
  t.start();
  t.act(0, "dimeng", {t.in_hand(0, kPeach)}, {1, 2});
  t.launch(1, "tuntian");
  EXPECT_EQ(fields(t, 1), 1) << "both hand cards went in one move";
  EXPECT_TRUE(t.idle(0)) << t.question();
}

TEST(Tuntian, NotInHisOwnTurn) {
  Table t(2);
  t.seat(0).general("dengai").hand({card(kSlash)});
  t.start();
  t.use(0, kSlash, {1});
  EXPECT_TRUE(t.idle(0)) << t.question();
}

TEST(Tuntian, EquipmentTooAndWhatOthersTake) {
  Table t(2);
  t.seat(0).hand({card(kSnatch)});
  t.seat(1).general("dengai").wears({card(kChitu)});
  t.pile({card(kSlash, "S7")});
  t.start();
  t.use(0, kSnatch, {1});
  t.launch(1, "tuntian");
  EXPECT_EQ(fields(t, 1), 1);
}

TEST(Tuntian, EachFieldBringsHimNearer) {
  Table t(6);
  t.seat(0).general("dengai");
  t.seat(0).lies_on_general(card(kSlash, "S7"), "tuntian").lies_on_general(card(kSlash, "S8"), "tuntian");
  t.start();
  EXPECT_EQ(distance(t.game(), 0, 3), 1);
  EXPECT_EQ(distance(t.game(), 3, 0), 3);
}

TEST(Zaoxian, WithThreeFieldsHeAwakens) {
  Table t(2);
  t.seat(0).general("dengai");
  for (const char* face : {"S7", "S8", "S9"}) t.seat(0).lies_on_general(card(kSlash, face), "tuntian");
  t.turn_of(0, PhaseKind::Prepare).start();
  EXPECT_EQ(t.game()[0].max_hp, 3);
  EXPECT_EQ(t.launches("zaoxian"), 1);
  EXPECT_TRUE(has_skill(t.game(), 0, *Catalogue::get().find_skill("jixi")));
  EXPECT_EQ(fields(t, 0), 3) << "the fields stay";
}

TEST(Zaoxian, NotWithTwo) {
  Table t(2);
  t.seat(0).general("dengai");
  for (const char* face : {"S7", "S8"}) t.seat(0).lies_on_general(card(kSlash, face), "tuntian");
  t.turn_of(0, PhaseKind::Prepare).start();
  EXPECT_EQ(t.game()[0].max_hp, 4);
  EXPECT_EQ(t.launches("zaoxian"), 0);
}

TEST(Jixi, UsesAFieldAsSnatch) {
  Table t(2);
  t.seat(0).general("dengai").skill("jixi").lies_on_general(card(kSlash, "S7"), "tuntian");
  t.seat(1).hand({card(kPeach)});
  t.start();
  const CardId field = cards_on_general(t.game(), 0, tuntian.number).first();
  EXPECT_EQ(t.cards_for("jixi"), cards({field}));
  t.convert(0, "jixi", {field}, {1});
  EXPECT_NE(t.in_hand(0, kPeach), kNoCard);
  EXPECT_EQ(fields(t, 0), 0);
  EXPECT_TRUE(t.discarded(kSlash));
  EXPECT_EQ(t.nth(LogKind::CardUsed).suit, Suit::Spade);
}

// Two fields bring seat 2 of six to distance 1 … but the one that is used does not count.
TEST(Jixi, TheFieldItselfDoesNotShortenTheDistance) {
  Table t(6);
  t.seat(0).general("dengai").skill("jixi");
  t.seat(0).lies_on_general(card(kSlash, "S7"), "tuntian").lies_on_general(card(kSlash, "S8"), "tuntian");
  for (Seat s = 1; s < 6; ++s) t.seat(s).hand({card(kJink)});
  t.start();
  const CardId field = cards_on_general(t.game(), 0, tuntian.number).first();
  EXPECT_EQ(distance(t.game(), 0, 3), 1);
  EXPECT_EQ(t.seats_for("jixi", {field}), seats({1, 2, 4, 5}));
}

TEST(Jixi, HandCardsAreNoFields) {
  Table t(2);
  t.seat(0).general("dengai").skill("jixi").hand({card(kJink)});
  t.seat(1).hand({card(kPeach)});
  t.start();
  EXPECT_FALSE(t.offers("jixi"));
}

}  // namespace
}  // namespace jiesuan::test
