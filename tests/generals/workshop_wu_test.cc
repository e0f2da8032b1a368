// The workshop's generals of Wu: 潮生, 桨伯, 渔灯, 帆影.
#include "generals/common.h"
#include "modules/variant002/words.h"
#include "tests/support/variant_table.h"

namespace jiesuan::test {
namespace {

// ---- 潮生: 推潮

TEST(Tuichao, AOneShotTrickIsPutAway) {
  VariantTable t(2);
  t.turn_of(0, PhaseKind::Prepare);
  t.seat(0).general("chaosheng").hand({card(kSlash)}).judging(card(kIndulgence));
  t.start();
  t.launch(0, "tuichao", {t.in_hand(0, kSlash)}, {0});
  EXPECT_TRUE(t.idle(0)) << t.question();
  EXPECT_TRUE(t.discarded(kIndulgence));
  EXPECT_TRUE(t.discarded(kSlash));
}

TEST(Tuichao, AFlowingOneGoesOn) {
  VariantTable t(3);
  t.turn_of(0, PhaseKind::Prepare);
  t.seat(0).general("chaosheng").hand({card(kSlash)});
  t.seat(1).judging(card(kLightning));
  t.start();
  t.launch(0, "tuichao", {t.in_hand(0, kSlash)}, {1});
  EXPECT_TRUE(judging(t, 1).empty());
  EXPECT_EQ(judging(t, 2), std::vector<CardName>{kLightning});
}

// ---- 潮生: 落潮

TEST(Luochao, TheChosenOneIsFurtherFromOthersThroughTheEndOfItsPlayPhase) {
  VariantTable t(4);
  t.seat(0).general("chaosheng");
  t.start();
  t.end_phase(0);
  t.launch(0, "luochao", {}, {1});
  ASSERT_TRUE(t.idle(1)) << t.question();
  EXPECT_EQ(distance(t.game(), 1, 0), 2);
  EXPECT_EQ(distance(t.game(), 1, 2), 2);
  EXPECT_EQ(distance(t.game(), 2, 1), 1) << "only its own distance";
  t.end_phase(1);
  ASSERT_TRUE(t.idle(2)) << t.question();
  EXPECT_EQ(distance(t.game(), 1, 2), 1);
}

// ---- 桨伯: 引流

TEST(Yinliu, TheThirdCharacterIsStruckWhereverItSits) {
  VariantTable t(4);
  t.seat(0).hand({card(kSlash)});
  t.seat(1).general("jiangbo").hand({card(kDismantlement, "S"), card(kPeach, "H")});
  t.start();
  t.use(0, kSlash, {1});
  const CardId black = t.in_hand(1, kDismantlement);
  EXPECT_EQ(t.cards_for("yinliu"), cards({black}));
  EXPECT_EQ(t.seats_for("yinliu", {black}), seats({2, 3})) << "not its user; 2 is out of the user's range";
  t.launch(1, "yinliu", {black}, {2});
  EXPECT_EQ(hits(t), (Hits{{2, 1}}));
}

TEST(Yinliu, AlsoLeadsATrickAwayButOnceATurn) {
  VariantTable t(3);
  t.seat(0).hand({card(kDuel), card(kSlash)});
  t.seat(1).general("jiangbo").hand({card(kDismantlement, "S"), card(kSavageAssault, "S")});
  t.start();
  t.use(0, kDuel, {1});
  t.launch(1, "yinliu", {t.in_hand(1, kDismantlement)}, {2});
  EXPECT_EQ(hits(t), (Hits{{2, 1}}));
  t.use(0, kSlash, {1});
  EXPECT_EQ(hits(t), (Hits{{2, 1}, {1, 1}})) << t.question();
}

TEST(Yinliu, AGlobalTrickCannotBeLedAway) {
  VariantTable t(3);
  t.seat(0).hand({card(kArcheryAttack)});
  t.seat(1).general("jiangbo").hand({card(kDismantlement, "S")});
  t.start();
  t.use(0, kArcheryAttack);
  EXPECT_EQ(hits(t), (Hits{{1, 1}, {2, 1}})) << t.question();
}

// ---- 桨伯: 顺流

TEST(Shunliu, CancelsADelayedTrick) {
  VariantTable t(2);
  t.seat(0).hand({card(kIndulgence)});
  t.seat(1).general("jiangbo").hand({card(kPeach)});
  t.start();
  t.use(0, kIndulgence, {1});
  t.launch(1, "shunliu", {t.in_hand(1, kPeach)});
  EXPECT_TRUE(judging(t, 1).empty());
  EXPECT_TRUE(t.discarded(kIndulgence));
}

TEST(Shunliu, LightningGoesOnToTheNext) {
  VariantTable t(3);
  t.seat(0).general("jiangbo").hand({card(kLightning), card(kPeach)});
  t.start();
  t.use(0, kLightning);
  t.launch(0, "shunliu", {t.in_hand(0, kPeach)});
  EXPECT_TRUE(judging(t, 0).empty());
  EXPECT_EQ(judging(t, 1), std::vector<CardName>{kLightning});
}

// ---- 渔灯: 隐灯

TEST(Yindeng, SheIsVeiledUntilTheEndOfTheTurn) {
  VariantTable t(3);
  t.seat(0).hand({card(kSlash), card(kDuel)});
  t.seat(1).general("yudeng");
  t.start();
  t.use(0, kSlash, {1});
  t.launch(1, "yindeng");
  EXPECT_TRUE(is_veiled(t.game(), 1));
  EXPECT_EQ(t.targets_of(kDuel), seats({2}));
  t.end_phase(0);
  ASSERT_TRUE(t.idle(1)) << t.question();
  EXPECT_FALSE(is_veiled(t.game(), 1));
}

// ---- 渔灯: 收网

TEST(Shouwang, DrawsUpToTwoInTheFinishPhase) {
  VariantTable t(2);
  t.seat(0).general("yudeng");
  t.start();
  t.end_phase(0);
  t.launch(0, "shouwang");
  EXPECT_EQ(t.hand(0), 2);
}

TEST(Shouwang, DiscardsDownToTwo) {
  VariantTable t(2);
  t.seat(0).general("yudeng").hand({card(kPeach), card(kJink), card(kJink)});
  t.start();
  t.end_phase(0);
  t.launch(0, "shouwang");
  t.choose_cards(0, {t.in_hand(0, kJink)});
  EXPECT_EQ(t.hand(0), 2);
}

// ---- 帆影: 借风

TEST(Jiefeng, ATappedCardSendsTheDamageToOneWithMoreHp) {
  VariantTable t(3);
  t.seat(0).hand({card(kSlash)}).hp(3, 4);
  t.seat(1).general("fanying").wears({card(kChitu)});
  t.start();
  t.use(0, kSlash, {1});
  const CardId horse = t.worn(1, kChitu);
  EXPECT_EQ(t.seats_for("jiefeng", {horse}), seats({2})) << "the user has no more hp than she";
  t.launch(1, "jiefeng", {horse}, {2});
  EXPECT_EQ(hits(t), (Hits{{2, 1}}));
  EXPECT_EQ(source_of_last_damage(t), 0);
  EXPECT_EQ(t.hand(2), 1);
  EXPECT_EQ(tapped_equipment(t.game(), 1), cards({horse}));
}

TEST(Jiefeng, NeedsEquipmentThatStandsUpright) {
  VariantTable t(3);
  t.seat(0).hand({card(kSlash)});
  t.seat(1).general("fanying");
  t.taps(1, {card(kChitu)});
  t.start();
  t.use(0, kSlash, {1});
  EXPECT_EQ(hits(t), (Hits{{1, 1}})) << t.question();
}

// ---- 帆影: 扬帆

TEST(Yangfan, FindsEquipmentForAHandCard) {
  VariantTable t(2);
  t.seat(0).general("fanying").hand({card(kSlash)});
  t.pile({card(kJink), card(kCrossbow)});
  t.start();
  t.act(0, "yangfan", {t.in_hand(0, kSlash)});
  EXPECT_EQ(t.hand(0), 1);
  EXPECT_NE(t.in_hand(0, kCrossbow), kNoCard);
  EXPECT_TRUE(t.discarded(kJink));
}

}  // namespace
}  // namespace jiesuan::test
