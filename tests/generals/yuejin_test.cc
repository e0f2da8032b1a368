// 乐进: 骁果.
#include "tests/support/story.h"

namespace jiesuan::test {
namespace {

TEST(Xiaoguo, WithoutEquipmentTheOtherTakesTheDamage) {
  Table t(3);
  t.seat(0).hand({card(kPeach)});
  t.seat(1).general("yuejin").hand({card(kJink)});
  t.turn_of(0, PhaseKind::Finish).start();
  t.launch(1, "xiaoguo", {t.in_hand(1, kJink)});
  EXPECT_EQ(hits(t), (Hits{{0, 1}}));
  EXPECT_EQ(source_of_last_damage(t), 1);
}

TEST(Xiaoguo, AnEquipmentCardOfHandOrZoneSavesItAndHeDraws) {
  Table t(3);
  t.seat(0).hand({card(kCrossbow), card(kPeach)}).wears({card(kChitu)});
  t.seat(1).general("yuejin").hand({card(kJink)});
  t.turn_of(0, PhaseKind::Finish).start();
  t.launch(1, "xiaoguo", {t.in_hand(1, kJink)});
  EXPECT_EQ(t.asked(), 0);
  EXPECT_EQ(t.request().options[0].cards, cards({t.in_hand(0, kCrossbow), t.worn(0, kChitu)}));
  t.choose_cards(0, {t.in_hand(0, kCrossbow)});
  EXPECT_TRUE(hits(t).empty());
  EXPECT_EQ(t.hand(1), 3) << "one for 骁果, two in the draw phase of his turn";
}

TEST(Xiaoguo, TheOtherMayKeepItsEquipmentAndTakeTheDamage) {
  Table t(3);
  t.seat(0).wears({card(kChitu)});
  t.seat(1).general("yuejin").hand({card(kJink)});
  t.turn_of(0, PhaseKind::Finish).start();
  t.launch(1, "xiaoguo", {t.in_hand(1, kJink)});
  t.pass(0);
  EXPECT_EQ(hits(t), (Hits{{0, 1}}));
  EXPECT_NE(t.worn(0, kChitu), kNoCard);
}

TEST(Xiaoguo, OnlyBasicCardsPay) {
  Table t(3);
  t.seat(1).general("yuejin").hand({card(kJink), card(kDuel), card(kCrossbow), card(kSlash)});
  t.turn_of(0, PhaseKind::Finish).start();
  EXPECT_EQ(t.cards_for("xiaoguo"), cards({t.in_hand(1, kJink), t.in_hand(1, kSlash)}));
}

TEST(Xiaoguo, IsNotOfferedWithoutABasicCardNorInHisOwnPhase) {
  Table t(3);
  t.seat(1).general("yuejin").hand({card(kDuel)});
  t.turn_of(0, PhaseKind::Finish).start();
  EXPECT_TRUE(t.idle(1)) << t.question();

  Table own(3);
  own.seat(0).general("yuejin").hand({card(kJink)});
  own.turn_of(0, PhaseKind::Finish).start();
  EXPECT_TRUE(own.idle(1)) << own.question();
}

}  // namespace
}  // namespace jiesuan::test
