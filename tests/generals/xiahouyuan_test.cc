// 夏侯渊: 神速.
#include "engine/view/hash.h"
#include "tests/support/story.h"

namespace jiesuan::test {
namespace {

TEST(Shensu, SkipsJudgingAndDrawingForASlashAtAnyDistance) {
  Table t(5);
  t.seat(0).general("xiahouyuan").judging(card(kIndulgence));
  t.turn_of(0, PhaseKind::Judge).start();
  EXPECT_EQ(t.seats_for("shensu"), seats({1, 2, 3, 4}));
  t.launch(0, "shensu", {}, {2});
  EXPECT_EQ(hits(t), (Hits{{2, 1}}));
  EXPECT_EQ(source_of_last_damage(t), 0);
  EXPECT_TRUE(t.idle(0)) << t.question();
  EXPECT_EQ(t.hand(0), 0);
  EXPECT_EQ(judging(t, 0), std::vector<CardName>{kIndulgence});
  EXPECT_EQ(t.opened(Timing::DrawBeforeStart), 0);
}

TEST(Shensu, SkipsPlayingForAnEquipmentCardOfHandOrZone) {
  Table t(5);
  t.seat(0).general("xiahouyuan").hand({card(kCrossbow), card(kPeach)}).wears({card(kChitu)});
  t.start();
  EXPECT_EQ(t.cards_for("shensu"), cards({t.in_hand(0, kCrossbow), t.worn(0, kChitu)}));
  t.launch(0, "shensu", {t.worn(0, kChitu)}, {3});
  EXPECT_EQ(hits(t), (Hits{{3, 1}}));
  EXPECT_TRUE(t.discarded(kChitu));
  EXPECT_TRUE(t.idle(1));
}

TEST(Shensu, IsAUseThatCanBeDodged) {
  Table t(3);
  t.seat(0).general("xiahouyuan");
  t.seat(1).hand({card(kJink)});
  t.turn_of(0, PhaseKind::Judge).start();
  t.launch(0, "shensu", {}, {1});
  t.play(1, kJink);
  EXPECT_EQ(t.hp(1), 4);
}

TEST(Shensu, BothHalvesInOneTurn) {
  Table t(3);
  t.seat(0).general("xiahouyuan").wears({card(kChitu)});
  t.turn_of(0, PhaseKind::Judge).start();
  t.launch(0, "shensu", {}, {1});
  EXPECT_EQ(t.request().timing, Timing::PlayBeforeStart);
  t.launch(0, "shensu", {t.worn(0, kChitu)}, {1});
  EXPECT_EQ(t.damages(1), (std::vector<int>{1, 1}));
  EXPECT_TRUE(t.idle(1));
}

TEST(Shensu, DoesNotCountForTheLimitOfThePlayPhase) {
  Table t(3);
  t.seat(0).general("xiahouyuan").hand({card(kSlash)});
  t.turn_of(0, PhaseKind::Judge).start();
  t.launch(0, "shensu", {}, {1});
  EXPECT_TRUE(t.may_use(kSlash));
}

TEST(Shensu, IsNotOfferedWithoutALegalTarget) {
  Table t(2);
  t.seat(0).general("xiahouyuan");
  t.seat(1).general("zhugeliang");
  t.turn_of(0, PhaseKind::Judge).start();
  EXPECT_TRUE(t.idle(0)) << t.question();
}

TEST(Shensu, SecondHalfIsNotOfferedWithoutEquipment) {
  Table t(3);
  t.seat(0).general("xiahouyuan").hand({card(kPeach)});
  t.start();
  EXPECT_TRUE(t.idle(0)) << t.question();
}

// R001-31: the first half costs both phases.
TEST(Shensu, FirstHalfIsNotOfferedWhenTheJudgePhaseIsAlreadySkipped) {
  Table t(3);
  t.seat(0).general("zhanghe").general("xiahouyuan").hand({card(kJink)});
  t.turn_of(0, PhaseKind::Judge).start();
  EXPECT_TRUE(t.offers("shensu"));
  t.launch(0, "qiaobian", {t.in_hand(0, kJink)});
  EXPECT_EQ(t.request().timing, Timing::PlayBeforeStart) << t.question();
}

// R001-30, R001-32 by analogy
TEST(Shensu, SecondHalfIsNotOfferedWhenIndulgenceHit) {
  Table t(3);
  t.seat(0).general("xiahouyuan").wears({card(kChitu)}).judging(card(kIndulgence));
  t.pile({card(kSlash, "S7")});
  t.turn_of(0, PhaseKind::Judge).start();
  t.pass(0);
  EXPECT_TRUE(t.idle(1)) << t.question();
}

// R001-30
TEST(Shensu, BothDelayedTricksHitLeaveNoTimingForTheSecondHalf) {
  Table t(3);
  t.seat(0)
      .general("xiahouyuan")
      .wears({card(kChitu)})
      .judging(card(kIndulgence))
      .judging(card(kSupplyShortage));
  t.pile({card(kSlash, "S7"), card(kSlash, "S8")});
  t.turn_of(0, PhaseKind::Judge).start();
  t.pass(0);
  EXPECT_TRUE(t.idle(1)) << t.question();
  EXPECT_EQ(t.position(Timing::PlayBeforeStart) < t.position(Timing::DiscardBeforeStart), false)
      << "PlayBeforeStart was opened only in the next turn";
}

// ---- targets are judged as if the equipment were discarded already (principles §5)

TEST(Shensu, PaidWithTheHorseByWhichHeReachesTongjiItStrikesAnybody) {
  Table t(4);
  t.seat(0).general("xiahouyuan").hand({card(kVine)}).wears({card(kChitu)});
  t.seat(2).general("st_yuanshu").hp(1, 4).hand({card(kJink), card(kJink)});
  t.start();
  EXPECT_EQ(t.cards_for("shensu"), cards({t.in_hand(0, kVine), t.worn(0, kChitu)}));
  EXPECT_EQ(t.seats_for("shensu", {t.in_hand(0, kVine)}), seats({2}));
  EXPECT_EQ(t.seats_for("shensu", {t.worn(0, kChitu)}), seats({1, 2, 3}));
  t.launch(0, "shensu", {t.worn(0, kChitu)}, {3});
  EXPECT_EQ(hits(t), (Hits{{3, 1}}));
}

TEST(Shensu, OnlyThePriceThatLeavesATargetCanBePaid) {
  Table t(5);  // two who draw every 杀 leave nobody (J64), unless he gives up reaching them
  t.seat(0).general("xiahouyuan").hand({card(kVine)}).wears({card(kQinggangSword)});
  t.seat(2).general("st_yuanshu").hp(1, 4).hand({card(kJink), card(kJink)});
  t.seat(3).skill("tongji").hp(1, 4).hand({card(kJink), card(kJink)});
  t.start();
  ASSERT_TRUE(t.offers(0, "shensu")) << t.question();
  EXPECT_EQ(t.cards_for("shensu"), cards({t.worn(0, kQinggangSword)}));
  t.launch(0, "shensu", {t.worn(0, kQinggangSword)}, {1});
  EXPECT_EQ(hits(t), (Hits{{1, 1}}));
}

TEST(Shensu, WhatWasSupposedForTheQuestionIsThereAfterwards) {
  Table t(4);
  t.seat(0).general("xiahouyuan").hand({card(kVine)}).wears({card(kChitu)});
  t.start();
  const std::uint64_t before = hash_of(t.game());
  t.seats_for("shensu", {t.worn(0, kChitu)});
  t.seats_for("shensu", {t.in_hand(0, kVine)});
  EXPECT_EQ(hash_of(t.game()), before);
}

}  // namespace
}  // namespace jiesuan::test
