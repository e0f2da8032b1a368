// 华佗: 青囊, 急救.
#include "tests/support/table.h"

namespace jiesuan::test {
namespace {

// ---- 青囊

TEST(Qingnang, ADiscardedHandCardHealsAWoundedCharacter) {
  Table t(3);
  t.seat(0).general("huatuo").hand({card(kSlash)});
  t.seat(1).hp(2, 4);
  t.start();
  t.act(0, "qingnang", {t.in_hand(0, kSlash)}, {1});
  EXPECT_EQ(t.hp(1), 3);
  EXPECT_TRUE(t.discarded(kSlash));
}

TEST(Qingnang, MayBeForHimself) {
  Table t(3);
  t.seat(0).general("huatuo").hp(1, 3).hand({card(kSlash)});
  t.start();
  EXPECT_EQ(t.seats_for("qingnang", {t.in_hand(0, kSlash)}), seats({0})) << "the only one wounded";
  t.act(0, "qingnang", {t.in_hand(0, kSlash)}, {0});
  EXPECT_EQ(t.hp(0), 2);
}

TEST(Qingnang, OnlyOnceInAPlayPhase) {
  Table t(3);
  t.seat(0).general("huatuo").hand({card(kSlash), card(kJink)});
  t.seat(1).hp(1, 4);
  t.start();
  t.act(0, "qingnang", {t.in_hand(0, kSlash)}, {1});
  ASSERT_TRUE(t.idle(0));
  EXPECT_FALSE(t.offers("qingnang"));
}

TEST(Qingnang, NeedsAHandCardAndSomebodyWounded) {
  Table t(3);
  t.seat(0).general("huatuo").wears({card(kChitu)});
  t.seat(1).hp(1, 4);
  t.start();
  EXPECT_FALSE(t.offers("qingnang")) << "equipment does not pay";
  Table u(3);
  u.seat(0).general("huatuo").hand({card(kSlash)});
  u.start();
  EXPECT_FALSE(u.offers("qingnang"));
}

// ---- 急救

TEST(Jijiu, SavesADyingCharacterWithARedCard) {
  Table t(3);
  t.seat(0).hand({card(kSlash)});
  t.seat(1).hp(1, 4);
  t.seat(2).general("huatuo").hand({card(kSlash, "H10")});
  t.start();
  t.use(0, kSlash, {1});
  t.play_as(2, "jijiu", {t.in_hand(2, kSlash)});
  EXPECT_EQ(t.hp(1), 1);
  EXPECT_EQ(t.nth(LogKind::CardUsed, -1).card, kPeach);
  EXPECT_EQ(t.nth(LogKind::CardUsed, -1).suit, Suit::Heart);
  EXPECT_EQ(t.nth(LogKind::HpRecovered).b, 2);
}

TEST(Jijiu, TakesRedCardsOfHandAndEquipment) {
  Table t(3);
  t.seat(0).hand({card(kSlash, "S7")});
  t.seat(1).hp(1, 4);
  t.seat(2).general("huatuo").hand({card(kJink), card(kDuel, "S1")});
  t.seat(2).wears({card(kChitu, "H5"), card(kDilu, "C5")});
  t.start();
  t.use(0, kSlash, {1});
  EXPECT_EQ(t.cards_for("jijiu"), cards({t.in_hand(2, kJink), t.worn(2, kChitu)}));
  t.play_as(2, "jijiu", {t.worn(2, kChitu)});
  EXPECT_EQ(t.hp(1), 1);
}

// C46, C69: a conversion is available for every 桃, each of which opens a new instance of the timing.
TEST(Jijiu, SeveralTimesInOneDyingResolution) {
  Table t(3);
  t.seat(0).hand({card(kSlash, "S7"), card(kAnaleptic)});
  t.seat(1).hp(1, 4);
  t.seat(2).general("huatuo").hand({card(kJink), card(kFireSlash)});
  t.start();
  t.use(0, kAnaleptic);
  t.use(0, kSlash, {1});
  EXPECT_EQ(t.hp(1), -1);
  t.play_as(2, "jijiu", {t.in_hand(2, kJink)});
  EXPECT_EQ(t.hp(1), 0);
  t.play_as(2, "jijiu", {t.in_hand(2, kFireSlash)});
  EXPECT_EQ(t.hp(1), 1);
  EXPECT_EQ(t.opened(Timing::DyingAsk), 2);
  EXPECT_EQ(t.count(LogKind::DyingStarts), 1);
}

// R001-17: "outside the turn" is his own turn.
TEST(Jijiu, SavesHimselfInTheTurnOfAnother) {
  Table t(3);
  t.seat(0).hand({card(kSlash, "S7")});
  t.seat(1).general("huatuo").hp(1, 3).hand({card(kFireSlash)});
  t.start();
  t.use(0, kSlash, {1});
  t.play_as(1, "jijiu", {t.in_hand(1, kFireSlash)});
  EXPECT_EQ(t.hp(1), 1);
}

TEST(Jijiu, NotInHisOwnTurn) {
  Table t(3);
  t.seat(0).general("huatuo").role(Role::Rebel).hand({card(kSlash, "S7"), card(kFireSlash)});
  t.seat(1).hp(1, 4).role(Role::Renegade);
  t.seat(2).role(Role::Lord);
  t.start();
  t.use(0, kSlash, {1});
  EXPECT_FALSE(t.alive(1)) << "nobody was asked: " << t.question();
}

TEST(Jijiu, NotAtAnIdlePointOfHisTurn) {
  Table t(3);
  t.seat(0).general("huatuo").hp(1, 3).hand({card(kJink)});
  t.start();
  EXPECT_FALSE(t.offers("jijiu"));
}

// C24: after the death of the turn's owner it is nobody's turn.
TEST(Jijiu, WorksForEverybodyOnceTheTurnIsNobodys) {
  Table t(4);
  t.seat(0).general("huatuo").hand({card(kJink)});
  t.seat(1).hp(1, 4).hand({card(kSavageAssault)}).role(Role::Renegade);
  t.seat(2).general("xiahoudun");
  t.seat(3).hp(1, 4).role(Role::Rebel);
  t.pile({card(kSlash, "S7")});
  t.turn_of(1).start();
  t.use(1, kSavageAssault);
  t.launch(2, "ganglie");
  t.pass(0);  // lets seat 1 die
  EXPECT_FALSE(t.alive(1));
  t.play_as(0, "jijiu", {t.in_hand(0, kJink)});
  EXPECT_EQ(t.hp(3), 1);
}

TEST(Jijiu, BlackCardsAreNoPeaches) {
  Table t(4);
  t.seat(0).hand({card(kSlash, "S7")});
  t.seat(1).hp(1, 4);
  t.seat(2).general("huatuo").hand({card(kDuel, "S1")});
  t.start();
  t.use(0, kSlash, {1});
  EXPECT_FALSE(t.alive(1)) << t.question();
}

TEST(Jijiu, MayBeDeclined) {
  Table t(4);
  t.seat(0).hand({card(kSlash, "S7")});
  t.seat(1).hp(1, 4);
  t.seat(2).general("huatuo").hand({card(kJink)});
  t.start();
  t.use(0, kSlash, {1});
  t.pass(2);
  EXPECT_FALSE(t.alive(1));
}

}  // namespace
}  // namespace jiesuan::test
