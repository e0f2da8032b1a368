// 卧龙诸葛亮: 八阵, 火计, 看破; and equipment that is only counted as worn.
#include "generals/common.h"
#include "generals/fire/skills.h"
#include "tests/support/story.h"

namespace jiesuan::test {
namespace {

// ---- 八阵

TEST(Bazhen, JudgesForAJinkAsIfHeWoreEightDiagram) {
  Table t(2);
  t.seat(0).hand({card(kSlash)});
  t.seat(1).general("wolong");
  t.pile({card(kJink, "H")});
  t.start();
  t.use(0, kSlash, {1});
  EXPECT_TRUE(t.offers(1, "eight_diagram")) << t.question();
  t.launch(1, "eight_diagram");
  EXPECT_TRUE(hits(t).empty());
  EXPECT_EQ(t.nth(LogKind::CardUsed, -1).card, kJink);
}

TEST(Bazhen, AlsoToRespondAJink) {
  Table t(2);
  t.seat(0).hand({card(kArcheryAttack)});
  t.seat(1).general("wolong");
  t.pile({card(kJink, "H")});
  t.start();
  t.use(0, kArcheryAttack);
  t.launch(1, "eight_diagram");
  EXPECT_TRUE(hits(t).empty());
}

TEST(Bazhen, IsOffWhileHeWearsArmour) {
  Table t(2);
  t.seat(0).hand({card(kSlash, "H")});
  t.seat(1).general("wolong").wears({card(kNiohShield)});
  t.start();
  t.use(0, kSlash, {1});
  EXPECT_EQ(hits(t), (Hits{{1, 1}})) << "nothing was offered";
}

TEST(Bazhen, OtherEquipmentDoesNotSwitchItOff) {
  Table t(2);
  t.seat(0).hand({card(kSlash)});
  t.seat(1).general("wolong").wears({card(kCrossbow), card(kChitu)});
  t.start();
  t.use(0, kSlash, {1});
  EXPECT_TRUE(t.offers(1, "eight_diagram")) << t.question();
}

TEST(Bazhen, WorksAgainOnceTheArmourIsGone) {
  Table t(2);
  t.seat(0).hand({card(kDismantlement), card(kSlash)});
  t.seat(1).general("wolong").wears({card(kVine)});
  t.start();
  t.use(0, kDismantlement, {1});
  t.use(0, kSlash, {1});
  EXPECT_TRUE(t.offers(1, "eight_diagram")) << t.question();
}

TEST(Bazhen, QinggangSwordMakesItVoid) {
  Table t(2);
  t.seat(0).hand({card(kSlash)}).wears({card(kQinggangSword)});
  t.seat(1).general("wolong");
  t.start();
  t.use(0, kSlash, {1});
  EXPECT_EQ(hits(t), (Hits{{1, 1}})) << t.question();
}

TEST(Bazhen, ThereIsNothingToTakeFromHim) {
  Table t(2);
  t.seat(0).hand({card(kDismantlement)});
  t.seat(1).general("wolong");
  t.start();
  EXPECT_EQ(t.targets_of(kDismantlement), SeatSet{});
}

TEST(Bazhen, GoesWithTheSkill) {
  Table t(2);
  t.seat(0).hand({card(kSlash)});
  t.seat(1).general("wolong");
  t.start();
  EXPECT_EQ(t.game()[1].instances.size(), 4) << "three skills and the equipment";
  for (InstanceId id : t.game()[1].instances)
    if (t.game().state.instance[id].skill == bazhen.number) {
      detach(t.game(), id);
      break;
    }
  EXPECT_EQ(t.game()[1].instances.size(), 2);
  t.use(0, kSlash, {1});
  EXPECT_EQ(hits(t), (Hits{{1, 1}})) << t.question();
}

TEST(Bazhen, IsOffWhileItsGeneralIsHidden) {
  Table t(2);
  t.seat(0).hand({card(kSlash)});
  t.seat(1).general("wolong").hidden(0);
  t.start();
  t.use(0, kSlash, {1});
  EXPECT_EQ(hits(t), (Hits{{1, 1}})) << "it is a state, not something to reveal the general for: "
                                     << t.question();
}

TEST(Bazhen, IsVoidWhenTheSkillIs) {
  Table t(2);
  t.seat(0).hand({card(kSlash)});
  t.seat(1).general("wolong");
  t.start();
  for (InstanceId id : t.game()[1].instances)
    if (t.game().state.instance[id].skill == bazhen.number) t.game().state.instance[id].is_void = true;
  t.use(0, kSlash, {1});
  EXPECT_EQ(hits(t), (Hits{{1, 1}})) << t.question();
}

// ---- 火计

TEST(Huoji, UsesARedHandCardAsFireAttack) {
  Table t(2);
  t.seat(0).general("wolong").hand({card(kJink, "H"), card(kSlash, "S")});
  t.seat(1).hand({card(kSlash, "S")});
  t.start();
  t.convert(0, "huoji", {t.in_hand(0, kJink)}, {1});
  EXPECT_EQ(t.nth(LogKind::CardUsed).card, kFireAttack);
  t.pass(0);  // 看破
  t.choose_cards(0, {t.in_hand(0, kSlash)});
  EXPECT_EQ(hits(t), (Hits{{1, 1}}));
}

TEST(Huoji, TakesRedHandCardsOnly) {
  Table t(2);
  t.seat(0).general("wolong").hand({card(kJink, "H"), card(kSlash, "S")}).wears({card(kChitu)});
  t.seat(1).hand({card(kSlash, "S")});
  t.start();
  EXPECT_EQ(t.cards_for("huoji"), cards({t.in_hand(0, kJink)})) << "not the red horse he rides";
}

TEST(Huoji, OnHimselfTakesAnotherHandCardToShow) {
  Table t(2);
  t.seat(0).general("wolong").hand({card(kJink, "H")});
  t.seat(1).hand({card(kSlash)});
  t.start();
  EXPECT_EQ(t.seats_for("huoji", {t.in_hand(0, kJink)}), seats({1}));
}

// ---- 看破

TEST(Kanpo, UsesABlackHandCardAsNullification) {
  Table t(2);
  t.seat(0).hand({card(kExNihilo)});
  t.seat(1).general("wolong").hand({card(kSlash, "S"), card(kJink, "H")});
  t.start();
  t.use(0, kExNihilo);
  EXPECT_EQ(t.cards_for("kanpo"), cards({t.in_hand(1, kSlash)}));
  t.play_as(1, "kanpo", {t.in_hand(1, kSlash)});
  EXPECT_EQ(t.hand(0), 0) << "nothing was drawn";
}

TEST(Kanpo, AlsoAgainstANullification) {
  Table t(2);
  t.seat(0).general("wolong").hand({card(kExNihilo), card(kSlash, "S")});
  t.seat(1).hand({card(kNullification)});
  t.start();
  t.use(0, kExNihilo);
  t.pass(0);
  t.play(1, kNullification);
  t.play_as(0, "kanpo", {t.in_hand(0, kSlash)});
  EXPECT_EQ(t.hand(0), 2);
}

}  // namespace
}  // namespace jiesuan::test
