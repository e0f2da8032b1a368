// The workshop's generals of Wei: 墨衡, 洛霜, 关山雪, 钟磬.
#include "generals/common.h"
#include "tests/support/variant_table.h"

namespace jiesuan::test {
namespace {

// ---- 墨衡: 权衡

TEST(Quanheng, DrawsUpToThreeAtTheEndOfThePlayPhase) {
  VariantTable t(2);
  t.seat(0).general("moheng").hand({card(kPeach)});
  t.start();
  t.end_phase(0);
  t.launch(0, "quanheng");
  EXPECT_EQ(t.hand(0), 3);
  EXPECT_TRUE(t.idle(1));
}

TEST(Quanheng, DiscardsDownToThree) {
  VariantTable t(2);
  t.seat(0).general("moheng").hand({card(kPeach), card(kJink), card(kJink), card(kJink), card(kJink)});
  t.start();
  t.end_phase(0);
  t.launch(0, "quanheng");
  t.choose_cards(0, {t.in_hand(0, kJink, 0), t.in_hand(0, kJink, 1)});
  EXPECT_EQ(t.hand(0), 3);
}

TEST(Quanheng, IsNotOfferedToWhoeverHasThree) {
  VariantTable t(2);
  t.seat(0).general("moheng").hand({card(kPeach), card(kJink), card(kJink)});
  t.start();
  t.end_phase(0);
  EXPECT_TRUE(t.idle(1)) << t.question();
  EXPECT_EQ(t.hand(0), 3);
}

// ---- 墨衡: 改弦

TEST(Gaixian, RecastsSeveralTricksAtOnceOnceAPhase) {
  VariantTable t(2);
  t.seat(0).general("moheng").hand({card(kDuel), card(kIndulgence), card(kPeach)});
  t.pile({card(kExNihilo), card(kJink)});
  t.start();
  const CardId duel = t.in_hand(0, kDuel), delayed = t.in_hand(0, kIndulgence);
  EXPECT_EQ(t.cards_for("gaixian"), cards({duel, delayed})) << "delayed tricks are tricks, 桃 is none";
  t.act(0, "gaixian", {duel, delayed});
  EXPECT_EQ(t.where(duel), Zone::Discard);
  EXPECT_EQ(t.where(delayed), Zone::Discard);
  EXPECT_EQ(t.hand(0), 3);
  EXPECT_NE(t.in_hand(0, kExNihilo), kNoCard);
  EXPECT_FALSE(t.offers("gaixian"));
}

// ---- 洛霜: 凝冰

TEST(Ningbing, TapsAllEquipmentOfTheSourceAndDraws) {
  VariantTable t(2);
  t.seat(0).hand({card(kSlash)}).wears({card(kCrossbow), card(kChitu)});
  t.seat(1).general("luoshuang");
  t.start();
  t.use(0, kSlash, {1});
  t.launch(1, "ningbing");
  EXPECT_EQ(tapped_equipment(t.game(), 0).size(), 2);
  EXPECT_EQ(t.hand(1), 1);
}

TEST(Ningbing, MayBeDeclined) {
  VariantTable t(2);
  t.seat(0).hand({card(kSlash)}).wears({card(kCrossbow)});
  t.seat(1).general("luoshuang");
  t.start();
  t.use(0, kSlash, {1});
  t.pass(1);
  EXPECT_TRUE(tapped_equipment(t.game(), 0).empty());
  EXPECT_EQ(t.hand(1), 0);
}

// ---- 洛霜: 寒刃

TEST(Hanren, AChainedCharacterCannotAnswerHerSlash) {
  VariantTable t(2);
  t.seat(0).general("luoshuang").hand({card(kSlash)});
  t.seat(1).chained().hand({card(kJink)});
  t.start();
  t.use(0, kSlash, {1});
  EXPECT_EQ(hits(t), (Hits{{1, 1}})) << t.question();
}

TEST(Hanren, NorOneWithTappedEquipment) {
  VariantTable t(2);
  t.seat(0).general("luoshuang").hand({card(kSlash)});
  t.seat(1).hand({card(kJink)});
  t.taps(1, {card(kCrossbow)});
  t.start();
  t.use(0, kSlash, {1});
  EXPECT_EQ(hits(t), (Hits{{1, 1}})) << t.question();
}

TEST(Hanren, WhoeverIsNotAbnormalMayAnswer) {
  VariantTable t(2);
  t.seat(0).general("luoshuang").hand({card(kSlash)});
  t.seat(1).hand({card(kJink)});
  t.start();
  t.use(0, kSlash, {1});
  EXPECT_TRUE(t.demands(1, kJink)) << t.question();
}

// ---- 关山雪: 固关

TEST(Guguan, OthersAreFurtherAwayThroughTheStartOfHisNextPreparePhase) {
  VariantTable t(4);
  t.seat(0).general("guanshanxue");
  t.start();
  t.end_phase(0);
  t.launch(0, "guguan");
  t.choose_option(0, 0);
  for (Seat s : {Seat{1}, Seat{2}, Seat{3}}) {
    ASSERT_TRUE(t.idle(s)) << t.question();
    EXPECT_EQ(distance(t.game(), 1, 0), 2);
    t.end_phase(s);
  }
  ASSERT_TRUE(t.idle(0)) << t.question();
  EXPECT_EQ(distance(t.game(), 1, 0), 1);
}

TEST(Guguan, OrHisRangeIsGreaterThroughTheEndOfHisNextPlayPhase) {
  VariantTable t(3);
  t.seat(0).general("guanshanxue");
  t.start();
  t.end_phase(0);
  t.launch(0, "guguan");
  t.choose_option(0, 1);
  t.end_phase(1);
  t.end_phase(2);
  ASSERT_TRUE(t.idle(0)) << t.question();
  EXPECT_EQ(attack_range(t.game(), 0), 3);
  t.end_phase(0);
  ASSERT_TRUE(t.offers(0, "guguan")) << t.question();
  EXPECT_EQ(attack_range(t.game(), 0), 1);
}

// ---- 关山雪: 绝壁

TEST(Juebi, ALowerFloorSavesHimOnce) {
  VariantTable t(2);
  t.seat(0).hand({card(kSlash), card(kSlash)}).wears({card(kCrossbow)});
  t.seat(1).general("guanshanxue").hp(1, 4);
  t.start();
  t.use(0, kSlash, {1});
  t.launch(1, "juebi");
  EXPECT_TRUE(t.alive(1));
  EXPECT_EQ(t.hp(1), 0);
  EXPECT_EQ(t.game()[1].hp_floor, 0);
  t.use(0, kSlash, {1});
  EXPECT_TRUE(t.over()) << "it is limited: " << t.question();
}

// ---- 钟磬: 清音

TEST(Qingyin, DrawsForATrickThatIsNotGlobal) {
  VariantTable t(2);
  t.seat(0).general("zhongqing").hand({card(kExNihilo)});
  t.start();
  t.use(0, kExNihilo);
  EXPECT_FALSE(t.offers("hongsheng"));
  t.launch(0, "qingyin");
  EXPECT_EQ(t.hand(0), 3);
}

// ---- 钟磬: 宏声

TEST(Hongsheng, AGlobalTrickDealsOneMoreDamage) {
  VariantTable t(3);
  t.seat(0).general("zhongqing").hand({card(kSavageAssault)});
  t.start();
  t.use(0, kSavageAssault);
  EXPECT_FALSE(t.offers("qingyin"));
  t.launch(0, "hongsheng");
  EXPECT_EQ(hits(t), (Hits{{1, 2}, {2, 2}}));
}

}  // namespace
}  // namespace jiesuan::test
