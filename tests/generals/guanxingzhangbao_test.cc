// 关兴张苞: 父魂.
#include "tests/support/story.h"

namespace jiesuan::test {
namespace {

TEST(Fuhun, TwoHandCardsAreASlash) {
  Table t(2);
  t.seat(0).general("guanxingzhangbao").hand({card(kJink, "H2"), card(kPeach, "D12")});
  t.start();
  t.convert(0, "fuhun", {t.in_hand(0, kJink), t.in_hand(0, kPeach)}, {1});
  EXPECT_EQ(hits(t), (Hits{{1, 1}}));
}

TEST(Fuhun, AfterItsDamageTheyHaveTheSkillsOfTheirFathersThisTurn) {
  Table t(2);
  t.seat(0).general("guanxingzhangbao").hand({card(kJink), card(kJink), card(kPeach, "H3"), card(kSlash)});
  t.start();
  t.convert(0, "fuhun", {t.in_hand(0, kJink), t.in_hand(0, kJink, 1)}, {1});
  EXPECT_TRUE(has(t, 0, "wusheng"));
  EXPECT_TRUE(has(t, 0, "paoxiao"));
  t.convert(0, "wusheng", {t.in_hand(0, kPeach)}, {1});
  t.use(0, kSlash, {1});
  EXPECT_EQ(t.hp(1), 1) << "one 杀 after the other";
  t.end_phase(0);
  EXPECT_TRUE(t.idle(1)) << t.question();
  EXPECT_FALSE(has(t, 0, "wusheng"));
  EXPECT_FALSE(has(t, 0, "paoxiao"));
}

TEST(Fuhun, NotIfItIsDodged) {
  Table t(2);
  t.seat(0).general("guanxingzhangbao").hand({card(kJink), card(kJink)});
  t.seat(1).hand({card(kJink)});
  t.start();
  t.convert(0, "fuhun", {t.in_hand(0, kJink), t.in_hand(0, kJink, 1)}, {1});
  t.play(1, kJink);
  EXPECT_FALSE(has(t, 0, "wusheng"));
}

TEST(Fuhun, NotForAnOrdinarySlash) {
  Table t(2);
  t.seat(0).general("guanxingzhangbao").hand({card(kSlash)});
  t.start();
  t.use(0, kSlash, {1});
  EXPECT_EQ(hits(t), (Hits{{1, 1}}));
  EXPECT_FALSE(has(t, 0, "paoxiao"));
}

TEST(Fuhun, AnswersADuelButGivesNothingInAnothersTurn) {
  Table t(2);
  t.seat(0).hand({card(kDuel)});
  t.seat(1).general("guanxingzhangbao").hand({card(kJink), card(kJink)});
  t.start();
  t.use(0, kDuel, {1});
  t.play_as(1, "fuhun", {t.in_hand(1, kJink), t.in_hand(1, kJink, 1)});
  EXPECT_EQ(hits(t), (Hits{{0, 1}}));
  EXPECT_FALSE(has(t, 1, "wusheng"));
}

TEST(Fuhun, OutsideTheirPlayPhaseASlashGivesNothing) {
  Table t(3);
  t.seat(0).hand({card(kCollateral)});
  t.seat(1).general("guanxingzhangbao").wears({card(kQinggangSword)}).hand({card(kJink), card(kJink)});
  t.start();
  t.use(0, kCollateral, {1, 2});
  t.play_as(1, "fuhun", {t.in_hand(1, kJink), t.in_hand(1, kJink, 1)});
  EXPECT_EQ(hits(t), (Hits{{2, 1}}));
  EXPECT_FALSE(has(t, 1, "wusheng"));
}

TEST(Fuhun, EquipmentIsNoHandCard) {
  Table t(2);
  t.seat(0).general("guanxingzhangbao").hand({card(kJink)}).wears({card(kChitu)});
  t.start();
  EXPECT_FALSE(t.offers("fuhun"));
}

TEST(Fuhun, ASkillTheyHadBeforeStays) {
  Table t(2);
  t.seat(0).general("guanxingzhangbao").skill("wusheng").hand({card(kJink, "D2"), card(kJink, "D3")});
  t.start();
  t.convert(0, "fuhun", {t.in_hand(0, kJink), t.in_hand(0, kJink, 1)}, {1});
  EXPECT_TRUE(has(t, 0, "paoxiao"));
  t.end_phase(0);
  EXPECT_TRUE(has(t, 0, "wusheng"));
  EXPECT_FALSE(has(t, 0, "paoxiao"));
}

TEST(Fuhun, TwoColoursMakeASlashWithoutColour) {
  Table t(2);
  t.seat(0).general("guanxingzhangbao").hand({card(kJink, "H2"), card(kSlash, "S7")});
  t.seat(1).wears({card(kNiohShield)});
  t.start();
  t.convert(0, "fuhun", {t.in_hand(0, kJink), t.in_hand(0, kSlash)}, {1});
  EXPECT_EQ(hits(t), (Hits{{1, 1}})) << "仁王盾 keeps off black ones only";
}

}  // namespace
}  // namespace jiesuan::test
