// 张郃: 巧变, and moving a card on the field.
#include "engine/query/selection.h"
#include "generals/common.h"
#include "tests/support/story.h"

namespace jiesuan::test {
namespace {

bool black_trick(const StateContext&, const Deed& d) {
  return d.card.colour == Colour::Black && def(d.card.name).is_trick();
}
const SkillDef curtain({"test_qiaobian_curtain", "帷幕"}, Listing::Nameless, cannot_be_target(black_trick));

// Whom the card may be moved to in the open question.
SeatSet destinations(Table& t, CardId c) {
  Selection s;
  s.cards.push_back(c);
  return next_pick(t.game(), t.request(), s).seats;
}
CardSet movable(Table& t) { return t.request().options[0].cards; }
CardId lying_before(Table& t, Seat s) { return t.game()[s].judging[0].card; }

TEST(Qiaobian, SkipsTheJudgePhaseForAHandCard) {
  Table t(3);
  t.seat(0).general("zhanghe").hand({card(kJink)}).judging(card(kIndulgence));
  t.turn_of(0, PhaseKind::Judge).start();
  EXPECT_EQ(t.request().timing, Timing::JudgePhaseBeforeStart);
  t.launch(0, "qiaobian", {t.in_hand(0, kJink)});
  EXPECT_TRUE(t.discarded(kJink));
  EXPECT_EQ(t.opened(Timing::JudgePhaseStart), 0);
  EXPECT_EQ(t.hand(0), 2) << "he drew as usual";
  t.pass(0);
  EXPECT_TRUE(t.idle(0)) << "乐不思蜀 still lies there, unprocessed";
  EXPECT_EQ(judging(t, 0), std::vector<CardName>{kIndulgence});
}

TEST(Qiaobian, NeedsAHandCardAndIsAskedBeforeEachOfTheFourPhases) {
  Table t(3);
  t.seat(0).general("zhanghe").wears({card(kChitu)});
  t.turn_of(0, PhaseKind::Prepare).start();
  EXPECT_EQ(t.request().timing, Timing::PlayBeforeStart) << "without hand cards not before";
  t.pass(0);
  t.end_phase(0);
  EXPECT_EQ(t.request().timing, Timing::DiscardBeforeStart);
  t.pass(0);
  EXPECT_TRUE(t.idle(1)) << "not before the finish phase: " << t.question();
}

TEST(Qiaobian, InsteadOfDrawingTakesAHandCardOfEachOfTwoOthers) {
  Table t(4);
  t.seat(0).general("zhanghe").hand({card(kJink)});
  t.seat(1).hand({card(kPeach)});
  t.seat(3).hand({card(kDuel)});
  t.turn_of(0, PhaseKind::Draw).start();
  t.launch(0, "qiaobian", {t.in_hand(0, kJink)});
  t.forget();
  t.choose_seats(0, {3, 1});
  EXPECT_EQ(t.hand(0), 2) << "nothing was drawn";
  EXPECT_NE(t.in_hand(0, kPeach), kNoCard);
  EXPECT_NE(t.in_hand(0, kDuel), kNoCard);
  EXPECT_EQ(who(t, LogKind::Moved), (Order{1, 3})) << "in the order of seats";
  EXPECT_EQ(t.request().timing, Timing::PlayBeforeStart) << "the next phase may be skipped as well";
}

TEST(Qiaobian, MaySkipDrawingAndTakeNothing) {
  Table t(3);
  t.seat(0).general("zhanghe").hand({card(kJink)});
  t.seat(1).hand({card(kPeach)});
  t.turn_of(0, PhaseKind::Draw).start();
  t.launch(0, "qiaobian", {t.in_hand(0, kJink)});
  t.pass(0);
  EXPECT_TRUE(t.idle(0));
  EXPECT_EQ(t.hand(0), 0);
  EXPECT_EQ(t.hand(1), 1);
}

TEST(Qiaobian, KeepsTheHandBySkippingTheDiscardPhase) {
  Table t(3);
  t.seat(0).general("zhanghe").hp(1, 4).hand({card(kJink), card(kDuel), card(kPeach), card(kCrossbow)});
  t.start();
  t.pass(0);
  t.end_phase(0);
  t.launch(0, "qiaobian", {t.in_hand(0, kJink)});
  EXPECT_EQ(t.hand(0), 3);
  EXPECT_TRUE(t.idle(1));
}

// R000-13, C38
TEST(Qiaobian, MovesEquipmentToAnotherCharacterHimselfIncluded) {
  Table t(3);
  t.seat(0).general("zhanghe").hand({card(kJink)});
  t.seat(1).wears({card(kCrossbow)});
  t.start();
  const CardId crossbow = t.worn(1, kCrossbow);
  t.launch(0, "qiaobian", {t.in_hand(0, kJink)});
  EXPECT_EQ(destinations(t, crossbow), seats({0, 2}));
  t.choose_cards(0, {crossbow}, {0});
  EXPECT_EQ(t.worn(0, kCrossbow), crossbow);
  EXPECT_EQ(t.worn(1, kCrossbow), kNoCard);
  EXPECT_EQ(t.opened(Timing::PlayStart), 1) << "only that of the next turn";
}

// R000-14
TEST(Qiaobian, ReplacesNothing) {
  Table t(4);
  t.seat(0).general("zhanghe").hand({card(kJink)});
  t.seat(1).wears({card(kCrossbow), card(kVine)});
  t.seat(2).wears({card(kBlade)});
  t.seat(3).wears({card(kEightDiagram)});
  t.start();
  t.launch(0, "qiaobian", {t.in_hand(0, kJink)});
  EXPECT_EQ(destinations(t, t.worn(1, kCrossbow)), seats({0, 3}));
  EXPECT_EQ(destinations(t, t.worn(1, kVine)), seats({0, 2}));
}

// R000-14
TEST(Qiaobian, ACardWithoutALegalDestinationCannotBePicked) {
  Table t(2);
  t.seat(0).general("zhanghe").hand({card(kJink)}).wears({card(kBlade), card(kVine)});
  t.seat(1).wears({card(kCrossbow)});
  t.start();
  t.launch(0, "qiaobian", {t.in_hand(0, kJink)});
  EXPECT_EQ(movable(t), cards({t.worn(0, kVine)}));
}

TEST(Qiaobian, AsksNothingMoreWhenNothingCanBeMoved) {
  Table t(2);
  t.seat(0).general("zhanghe").hand({card(kJink)}).wears({card(kBlade)});
  t.seat(1).wears({card(kCrossbow)});
  t.start();
  t.launch(0, "qiaobian", {t.in_hand(0, kJink)});
  EXPECT_TRUE(t.idle(1)) << t.question();
}

// R000-12, R000-14
TEST(Qiaobian, MovesADelayedTrickAsWhatItLiesThereAs) {
  Table t(4);
  t.seat(0).general("zhanghe").hand({card(kDuel)});
  t.seat(1).judging_as(card(kJink, "D"), kIndulgence);
  t.seat(2).judging(card(kIndulgence));
  t.start();
  const CardId trick = lying_before(t, 1);
  t.launch(0, "qiaobian", {t.in_hand(0, kDuel)});
  EXPECT_EQ(destinations(t, trick), seats({0, 3})) << "no second 乐不思蜀 before seat 2";
  t.choose_cards(0, {trick}, {3});
  EXPECT_TRUE(judging(t, 1).empty());
  EXPECT_EQ(judging(t, 3), std::vector<CardName>{kIndulgence});
}

// R000-15
TEST(Qiaobian, CannotMoveIndulgenceBeforeLuXun) {
  Table t(4);
  t.seat(0).general("zhanghe").hand({card(kDuel)}).judging(card(kIndulgence, "S"));
  t.seat(1).general("luxun");
  t.seat(2).judging(card(kIndulgence, "C"));
  t.start();
  t.launch(0, "qiaobian", {t.in_hand(0, kDuel)});
  EXPECT_EQ(destinations(t, lying_before(t, 2)), seats({3}));
}

// R000-16, with a skill like 帷幕
TEST(Qiaobian, CannotMoveABlackSupplyShortageBeforeACharacterThatIsNoTargetOfBlackTricks) {
  Table t(4);
  t.seat(0).general("zhanghe").hand({card(kDuel)});
  t.seat(1).skill("test_qiaobian_curtain");
  t.seat(2).judging(card(kSupplyShortage));
  t.start();
  t.launch(0, "qiaobian", {t.in_hand(0, kDuel)});
  EXPECT_EQ(destinations(t, lying_before(t, 2)), seats({0, 3}));
}

TEST(Qiaobian, TheFormerHolderHasLostTheEquipment) {
  Table t(3);
  t.seat(0).general("zhanghe").hand({card(kJink)});
  t.seat(2).general("sunshangxiang").hp(2, 3).wears({card(kSilverLion)});
  t.start();
  t.launch(0, "qiaobian", {t.in_hand(0, kJink)});
  t.choose_cards(0, {t.worn(2, kSilverLion)}, {1});
  t.launch(2, "xiaoji");
  EXPECT_EQ(t.hand(2), 2);
  EXPECT_EQ(t.hp(2), 3);
}

// R001-38, R001-39
TEST(Qiaobian, HavingSkippedThePlayPhaseShensuCannotSkipItAgain) {
  Table t(3);
  t.seat(0).general("zhanghe").general("xiahouyuan").hand({card(kJink)}).wears({card(kChitu)});
  t.seat(1).wears({card(kCrossbow)});
  t.start();
  EXPECT_TRUE(t.offers("shensu"));
  t.launch(0, "qiaobian", {t.in_hand(0, kJink)});
  EXPECT_EQ(t.opened(Timing::DiscardBeforeStart), 0);
  t.choose_cards(0, {t.worn(1, kCrossbow)}, {2});
  EXPECT_TRUE(t.idle(1)) << "神速 was not offered: " << t.question();
  EXPECT_EQ(t.launches("shensu"), 0);
  EXPECT_EQ(t.opened(Timing::DiscardBeforeStart), 1);
  EXPECT_EQ(t.opened(Timing::PlayStart), 1) << "only that of the next turn";
}

// R001-31, R001-30, timings §7.0
TEST(Qiaobian, IsNotOfferedForAPhaseThatIsAlreadySkipped) {
  Table t(3);
  t.seat(0).general("zhanghe").hand({card(kJink), card(kDuel)}).judging(card(kIndulgence));
  t.pile({card(kSlash, "S7")});
  t.turn_of(0, PhaseKind::Judge).start();
  t.pass(0);
  EXPECT_EQ(t.request().timing, Timing::DrawBeforeStart);
  t.pass(0);
  EXPECT_EQ(t.request().timing, Timing::DiscardBeforeStart) << "not at PlayBeforeStart";
  EXPECT_EQ(t.opened(Timing::PlayBeforeStart), 1);
}

TEST(Qiaobian, SkippingTheDrawPhaseBeforeASkippedPlayPhaseLeavesNoPlayBeforeStart) {
  Table t(3);
  t.seat(0).general("zhanghe").hand({card(kJink), card(kDuel)}).judging(card(kIndulgence));
  t.pile({card(kSlash, "S7")});
  t.turn_of(0, PhaseKind::Judge).start();
  t.pass(0);
  t.launch(0, "qiaobian", {t.in_hand(0, kJink)});
  EXPECT_EQ(t.request().timing, Timing::DiscardBeforeStart) << t.question();
  EXPECT_EQ(t.opened(Timing::PlayBeforeStart), 0);
}

}  // namespace
}  // namespace jiesuan::test
