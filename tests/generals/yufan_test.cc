// 虞翻: 纵玄, 直言.
#include "tests/support/story.h"

namespace jiesuan::test {
namespace {

CardId pile_top(Table& t, int nth = 0) { return t.game().state.pile[t.game().state.pile_size - 1 - nth]; }

// ---- 纵玄

TEST(Zongxuan, PutsHisDiscardsOnThePileInAnyOrder) {
  Table t(2);
  t.seat(0).general("yufan").hp(1, 3).hand({card(kSlash), card(kDuel), card(kPeach)});
  t.start();
  const CardId slash = t.in_hand(0, kSlash), duel = t.in_hand(0, kDuel);
  t.end_phase(0);
  t.choose_cards(0, {slash, duel});
  EXPECT_EQ(t.cards_for("zongxuan"), cards({slash, duel}));
  t.launch(0, "zongxuan", {slash, duel});
  t.choose_option(0, 0, {duel, slash});
  EXPECT_EQ(pile_top(t), duel);
  EXPECT_EQ(pile_top(t, 1), slash);
}

TEST(Zongxuan, AnyOfThemTheOthersStay) {
  Table t(2);
  t.seat(0).general("yufan").hp(1, 3).hand({card(kSlash), card(kDuel), card(kPeach)});
  t.start();
  const CardId slash = t.in_hand(0, kSlash), duel = t.in_hand(0, kDuel);
  t.end_phase(0);
  t.choose_cards(0, {slash, duel});
  t.launch(0, "zongxuan", {slash});
  EXPECT_EQ(pile_top(t), slash);
  EXPECT_EQ(t.where(duel), Zone::Discard);
}

TEST(Zongxuan, AlsoWhatAnotherDiscardsOfHis) {
  Table t(2);
  t.seat(0).hand({card(kDismantlement)});
  t.seat(1).general("yufan").wears({card(kCrossbow)});
  t.start();
  const CardId crossbow = t.worn(1, kCrossbow);
  t.use(0, kDismantlement, {1});
  t.launch(1, "zongxuan", {crossbow});
  EXPECT_EQ(pile_top(t), crossbow);
}

TEST(Zongxuan, AlsoReplacedEquipment) {
  Table t(2);
  t.seat(0).general("yufan").hand({card(kQinggangSword)}).wears({card(kCrossbow)});
  t.start();
  const CardId crossbow = t.worn(0, kCrossbow);
  t.use(0, kQinggangSword);
  t.launch(0, "zongxuan", {crossbow});
  EXPECT_EQ(pile_top(t), crossbow);
}

TEST(Zongxuan, NotUsedCardsNorTheCardsOfOthers) {
  Table t(2);
  t.seat(0).general("yufan").hand({card(kSlash), card(kDismantlement)});
  t.seat(1).hand({card(kJink), card(kPeach)});
  t.start();
  t.use(0, kSlash, {1});
  t.play(1, kJink);
  t.use(0, kDismantlement, {1});
  EXPECT_EQ(t.hand(1), 0);
  EXPECT_TRUE(t.idle(0)) << t.question();
  EXPECT_EQ(t.launches("zongxuan"), 0);
}

TEST(Zongxuan, SharesItsMomentWithLuoyingBySeats) {
  for (bool puts_back : {true, false}) {
    Table t(3);
    t.seat(0).hand({card(kDismantlement)});
    t.seat(1).general("yufan").wears({card(kCrossbow, "C1")});
    t.seat(2).general("caozhi");
    t.start();
    const CardId crossbow = t.worn(1, kCrossbow);
    t.use(0, kDismantlement, {1});
    if (puts_back)
      t.launch(1, "zongxuan", {crossbow});
    else
      t.pass(1);
    EXPECT_EQ(t.offers(2, "luoying"), !puts_back) << t.question();
  }
}

// ---- 直言

TEST(Zhiyan, EquipmentHealsAndIsUsed) {
  Table t(3);
  t.seat(0).general("yufan");
  t.seat(1).hp(2, 4).wears({card(kCrossbow)});
  t.pile({card(kBlade)});
  t.turn_of(0, PhaseKind::Finish).start();
  t.launch(0, "zhiyan", {}, {1});
  EXPECT_EQ(t.hp(1), 3);
  EXPECT_NE(t.worn(1, kBlade), kNoCard);
  EXPECT_TRUE(t.discarded(kCrossbow)) << "the weapon it had is replaced";
  EXPECT_EQ(last(t, LogKind::CardUsed).a, 1);
}

TEST(Zhiyan, AnythingElseIsShownAndKept) {
  Table t(3);
  t.seat(0).general("yufan");
  t.seat(1).hp(2, 4);
  t.pile({card(kPeach)});
  t.turn_of(0, PhaseKind::Finish).start();
  t.launch(0, "zhiyan", {}, {1});
  EXPECT_EQ(t.count(LogKind::Shown), 1);
  EXPECT_NE(t.in_hand(1, kPeach), kNoCard);
  EXPECT_EQ(t.hp(1), 2);
}

TEST(Zhiyan, HimselfUnwoundedPutsTheCardOnAllTheSame) {
  Table t(2);
  t.seat(0).general("yufan");
  t.pile({card(kJueying)});
  t.turn_of(0, PhaseKind::Finish).start();
  EXPECT_EQ(t.seats_for("zhiyan"), seats({0, 1}));
  t.launch(0, "zhiyan", {}, {0});
  EXPECT_NE(t.worn(0, kJueying), kNoCard);
  EXPECT_EQ(t.count(LogKind::HpRecovered), 0);
}

TEST(Zhiyan, NotInAnothersFinishPhase) {
  Table t(2);
  t.seat(1).general("yufan");
  t.turn_of(0, PhaseKind::Finish).start();
  EXPECT_TRUE(t.idle(1)) << t.question();
}

TEST(Zhiyan, DrawsWhatZongxuanHasPutOnThePile) {
  Table t(2);
  t.seat(0).general("yufan").hp(1, 3).hand({card(kBlade), card(kPeach)});
  t.start();
  const CardId blade = t.in_hand(0, kBlade);
  t.end_phase(0);
  t.choose_cards(0, {blade});
  t.launch(0, "zongxuan", {blade});
  t.launch(0, "zhiyan", {}, {0});
  EXPECT_EQ(t.worn(0, kBlade), blade);
  EXPECT_EQ(t.hp(0), 2);
}

}  // namespace
}  // namespace jiesuan::test
