// 崔琰: 雅望, 殉志.
#include "engine/query/distance.h"
#include "engine/rules/vocabulary.h"
#include "tests/support/story.h"

namespace jiesuan::test {
namespace {

TEST(Yawang, DrawsAsManyCardsAsThereAreCharactersWithHisHp) {
  Table t(5);
  t.seat(0).general("cuiyan");
  t.seat(1).hp(3, 4);
  t.seat(2).hp(3, 3);
  t.turn_of(0, PhaseKind::Draw).start();
  EXPECT_TRUE(t.idle(0)) << "nobody was asked";
  EXPECT_EQ(t.hand(0), 3);
}

TEST(Yawang, AloneWithHisHpHeDrawsAndUsesOneCard) {
  Table t(3);
  t.seat(0).general("cuiyan").hand({card(kSlash), card(kPeach), card(kDuel)});
  t.pile({card(kCrossbow, "C1")});
  t.turn_of(0, PhaseKind::Draw).start();
  EXPECT_EQ(t.hand(0), 4);
  EXPECT_TRUE(t.may_use(kDuel));
  t.use(0, kCrossbow);
  EXPECT_TRUE(t.idle(0));
  EXPECT_FALSE(t.may_use(kDuel));
  EXPECT_FALSE(t.may_use(kSlash));
}

TEST(Yawang, CountsOnceWhenHeDraws) {
  Table t(3);
  t.seat(0).general("cuiyan").hand({card(kSlash), card(kDuel)});
  t.seat(1).hp(3, 4);
  t.pile({card(kExNihilo), card(kExNihilo)});
  t.turn_of(0, PhaseKind::Draw).start();
  t.use(0, kSlash, {1});
  EXPECT_EQ(t.hp(1), 2) << "now he is alone, but X is still 2";
  EXPECT_TRUE(t.may_use(kDuel));
  t.use(0, kExNihilo);
  EXPECT_FALSE(t.may_use(kDuel));
}

TEST(Yawang, DoesNotStopHimFromResponding) {
  Table t(3);
  t.seat(0).general("cuiyan").hand({card(kDuel), card(kSlash)});
  t.seat(1).hand({card(kSlash)});
  t.turn_of(0, PhaseKind::Draw).start();
  t.use(0, kDuel, {1});
  t.play(1, kSlash);
  EXPECT_TRUE(t.demands(0, kSlash)) << t.question();
  t.play(0, kSlash);
  EXPECT_EQ(hits(t), (Hits{{1, 1}}));
}

TEST(Yawang, DoesNotLimitHimOutsideThePlayPhaseNorWithoutTheDrawPhase) {
  Table t(3);
  t.seat(0).general("cuiyan").hand({card(kExNihilo), card(kDuel), card(kExNihilo)});
  t.start();
  t.use(0, kExNihilo);
  EXPECT_TRUE(t.may_use(kDuel)) << "no draw phase, no limit";

  Table later(3);
  later.seat(0).general("cuiyan").hand({card(kExNihilo), card(kJink)});
  later.seat(1).hand({card(kSlash)});
  later.pile({card(kPeach)});
  later.turn_of(0, PhaseKind::Draw).start();
  later.use(0, kExNihilo);
  later.end_phase(0);
  while (!later.over() && later.asked() == 0) later.choose_cards(0, {later.in_hand(0, kPeach)});
  later.use(1, kSlash, {0});
  EXPECT_TRUE(later.demands(0, kJink)) << later.question();
}

// ---- 殉志

TEST(Xunzhi, ForOneHpTheHandLimitIsTwoHigherForGood) {
  Table t(3);
  t.seat(0).general("cuiyan");
  t.turn_of(0, PhaseKind::Prepare).start();
  t.launch(0, "xunzhi");
  EXPECT_EQ(t.hp(0), 2);
  EXPECT_EQ(hand_limit(t.game(), 0), 4);
  t.end_phase(0);
  t.end_phase(1);
  t.end_phase(2);
  EXPECT_TRUE(t.offers(0, "xunzhi"));
  EXPECT_EQ(hand_limit(t.game(), 0), 4) << "in the next turn too";
  t.launch(0, "xunzhi");
  EXPECT_EQ(t.hp(0), 1);
  EXPECT_EQ(hand_limit(t.game(), 0), 5);
}

TEST(Xunzhi, NotWithANeighbourOfTheSameHp) {
  for (Seat same : {Seat{1}, Seat{3}}) {
    Table t(4);
    t.seat(0).general("cuiyan");
    t.seat(same).hp(3, 4);
    t.turn_of(0, PhaseKind::Prepare).start();
    EXPECT_TRUE(t.idle(0)) << t.question();
  }
  Table across(4);
  across.seat(0).general("cuiyan");
  across.seat(2).hp(3, 4);
  across.turn_of(0, PhaseKind::Prepare).start();
  EXPECT_TRUE(across.offers(0, "xunzhi"));
}

TEST(Xunzhi, TheDeadAreNoNeighbours) {
  Table t(4);
  t.seat(0).general("cuiyan");
  t.seat(1).dead();
  t.seat(2).hp(3, 4);
  t.turn_of(0, PhaseKind::Prepare).start();
  EXPECT_TRUE(t.idle(0)) << t.question();
}

TEST(Xunzhi, HeMayPayWithHisLastHpAndMustBeSaved) {
  Table t(3);
  t.seat(0).general("cuiyan").hp(1, 3).hand({card(kPeach)});
  t.turn_of(0, PhaseKind::Prepare).start();
  t.launch(0, "xunzhi");
  t.play(0, kPeach);
  EXPECT_EQ(t.hp(0), 1);
  EXPECT_EQ(hand_limit(t.game(), 0), 3);
}

// ---- "the play phase of this turn": all of them together (R001-24)

Task<> gain_another_play_phase(Skill<Phase> s) {
  gain_phase_after(s.game, PhaseKind::Play, PhaseKind::Play);
  co_return;
}
const SkillDef plays_again({"test_yawang_again", "再"}, Listing::Nameless,
                           at<Timing::PlayIdle>().once_per_phase().then(gain_another_play_phase));

TEST(Yawang, TheCardsOfAllPlayPhasesCountTogether) {
  Table t(3);
  t.seat(0).general("cuiyan").skill("test_yawang_again").hand({card(kDuel)});
  t.seat(1).hp(3, 4);
  t.pile({card(kCrossbow, "C1"), card(kVine)});
  t.turn_of(0, PhaseKind::Draw).start();
  t.act(0, "test_yawang_again");
  t.use(0, kCrossbow);
  t.end_phase(0);
  ASSERT_TRUE(t.idle(0)) << t.question();
  EXPECT_TRUE(t.may_use(kDuel)) << "one of two";
  t.use(0, kVine);
  EXPECT_FALSE(t.may_use(kDuel));
}

TEST(Yawang, WhatWasUsedBeforeTheLimitWasSetDoesNotCount) {
  Table t(3);
  t.seat(0).general("cuiyan").skill("dangxian").hand({card(kExNihilo), card(kDuel)});
  t.pile({card(kJink), card(kJink), card(kJink)});
  t.turn_of(0, PhaseKind::Prepare).start();
  t.use(0, kExNihilo);
  t.end_phase(0);
  t.pass(0);  // 殉志
  ASSERT_TRUE(t.idle(0)) << t.question();
  EXPECT_TRUE(t.may_use(kDuel)) << "one card in what is left of the turn";
}

}  // namespace
}  // namespace jiesuan::test
