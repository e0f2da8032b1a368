// 刘备 of 国战: 仁德.
#include "tests/generals/hegemony/hidden.h"

namespace jiesuan::test {
namespace {

TEST(RendeHeg, TheThirdCardOfThePhaseHealsHim) {
  Table t(3);
  t.seat(0).general("heg_liubei").hp(2, 4).hand({card(kJink), card(kDuel), card(kSlash), card(kCrossbow)});
  t.start();
  t.act(0, "rende_heg", {t.in_hand(0, kJink), t.in_hand(0, kDuel)}, {1});
  EXPECT_EQ(t.hp(0), 2) << "two are not enough";
  t.act(0, "rende_heg", {t.in_hand(0, kSlash)}, {2});
  EXPECT_EQ(t.hp(0), 3) << "given to whomever, in several gifts";
  t.act(0, "rende_heg", {t.in_hand(0, kCrossbow)}, {1});
  EXPECT_EQ(t.hp(0), 3) << "once a phase";
  EXPECT_EQ(t.hand(1), 3);
}

TEST(RendeHeg, MoreThanThreeAtOnceHealOnce) {
  Table t(3);
  t.seat(0).general("heg_liubei").hp(1, 4).hand({card(kJink), card(kDuel), card(kSlash), card(kCrossbow)});
  t.start();
  t.act(0, "rende_heg",
        {t.in_hand(0, kJink), t.in_hand(0, kDuel), t.in_hand(0, kSlash), t.in_hand(0, kCrossbow)}, {1});
  EXPECT_EQ(t.hp(0), 2);
  EXPECT_FALSE(t.offers("rende_heg")) << "nothing left to give";
}

TEST(RendeHeg, TheSameCharacterMayGetCardsAgainButNotEquipmentInPlay) {
  Table t(3);
  t.seat(0).general("heg_liubei").hand({card(kJink), card(kDuel)}).wears({card(kChitu)});
  t.start();
  t.act(0, "rende_heg", {t.in_hand(0, kJink)}, {1});
  EXPECT_EQ(t.cards_for("rende_heg"), CardSet(t.in_hand(0, kDuel)));
  EXPECT_EQ(t.seats_for("rende_heg", {t.in_hand(0, kDuel)}), seats({1, 2}));
}

TEST(RendeHeg, ShowsHimAndTheCardsGoOutAfterThat) {
  Table t(3);
  t.mode("hegemony");
  t.seat(0)
      .generals("heg_liubei", "heg_zhangfei")
      .hidden(0)
      .hidden(1)
      .hp(2, 4)
      .hand({card(kJink), card(kDuel), card(kSlash)});
  t.seat(1).kingdom(Kingdom::Wei);
  start_unrevealed(t);
  t.act(0, "rende_heg", {t.in_hand(0, kJink), t.in_hand(0, kDuel), t.in_hand(0, kSlash)}, {1});
  EXPECT_FALSE(t.game()[0].general[0].hidden);
  EXPECT_EQ(t.game()[0].kingdom, Kingdom::Shu);
  EXPECT_EQ(t.hp(0), 3);
  EXPECT_EQ(t.hand(1), 3);
}

}  // namespace
}  // namespace jiesuan::test
