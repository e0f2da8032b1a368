// 乐进 of 国战: 骁果.
#include "tests/support/story.h"

namespace jiesuan::test {
namespace {

TEST(XiaoguoHeg, WithoutEquipmentTheOtherTakesTheDamage) {
  Table t(3);
  t.seat(0).hand({card(kPeach)});
  t.seat(1).general("heg_yuejin").hand({card(kJink)});
  t.turn_of(0, PhaseKind::Finish).start();
  t.launch(1, "xiaoguo_heg", {t.in_hand(1, kJink)});
  EXPECT_EQ(hits(t), (Hits{{0, 1}}));
  EXPECT_EQ(source_of_last_damage(t), 1);
}

TEST(XiaoguoHeg, AnEquipmentCardSavesItAndHeDrawsNothing) {
  Table t(3);
  t.seat(0).hand({card(kCrossbow), card(kPeach)}).wears({card(kChitu)});
  t.seat(1).general("heg_yuejin").hand({card(kJink)});
  t.turn_of(0, PhaseKind::Finish).start();
  t.launch(1, "xiaoguo_heg", {t.in_hand(1, kJink)});
  EXPECT_EQ(t.request().options[0].cards, cards({t.in_hand(0, kCrossbow), t.worn(0, kChitu)}));
  t.choose_cards(0, {t.worn(0, kChitu)});
  EXPECT_TRUE(hits(t).empty());
  EXPECT_EQ(t.hand(1), 2) << "those of the draw phase of his turn";
}

TEST(XiaoguoHeg, OnlyBasicHandCardsPayAndOnlyInTheFinishPhaseOfAnother) {
  Table t(3);
  t.seat(1).general("heg_yuejin").hand({card(kJink), card(kDuel), card(kCrossbow), card(kSlash)});
  t.turn_of(0, PhaseKind::Finish).start();
  EXPECT_EQ(t.cards_for("xiaoguo_heg"), cards({t.in_hand(1, kJink), t.in_hand(1, kSlash)}));
  Table own(3);
  own.seat(0).general("heg_yuejin").hand({card(kJink)});
  own.turn_of(0, PhaseKind::Finish).start();
  EXPECT_TRUE(own.idle(1)) << own.question();
}

TEST(XiaoguoHeg, RevealsHimBeforeTheCardIsDiscarded) {
  Table t(3);
  t.mode("hegemony");
  t.seat(0).kingdom(Kingdom::Shu);
  t.seat(1).generals("heg_caoren", "heg_yuejin").hidden(0).hidden(1).hand({card(kJink)});
  t.turn_of(0, PhaseKind::Finish).start();
  t.launch(1, "xiaoguo_heg", {t.in_hand(1, kJink)});
  int revealed = -1, discarded = -1;
  for (std::size_t i = 0; i < t.entries.size(); ++i) {
    if (t.entries[i].kind == LogKind::GeneralRevealed) revealed = static_cast<int>(i);
    if (t.entries[i].kind == LogKind::Moved && t.entries[i].to == Zone::Discard && discarded < 0)
      discarded = static_cast<int>(i);
  }
  EXPECT_GE(revealed, 0);
  EXPECT_LT(revealed, discarded);
  EXPECT_TRUE(t.game()[1].general[0].hidden) << "the other card stays as it is";
  EXPECT_EQ(hits(t), (Hits{{0, 1}}));
}

}  // namespace
}  // namespace jiesuan::test
