// 陈群: 定品, 法恩.
#include "generals/common.h"
#include "tests/support/story.h"

namespace jiesuan::test {
namespace {

TEST(Dingpin, BlackLetsTheWoundedCharacterDrawItsLostHp) {
  Table t(3);
  t.seat(0).general("chenqun").hand({card(kJink)});
  t.seat(1).hp(1, 4);
  t.pile({card(kSlash, "S7")});
  t.start();
  t.act(0, "dingpin", {t.in_hand(0, kJink)}, {1});
  EXPECT_EQ(t.hand(1), 3);
  EXPECT_EQ(t.nth(LogKind::JudgeResult).a, 1) << "that character judges";
  EXPECT_FALSE(t.game()[0].flipped);
}

TEST(Dingpin, RedTurnsHimOver) {
  Table t(3);
  t.seat(0).skill("dingpin").hand({card(kJink)});
  t.seat(1).hp(1, 4);
  t.pile({card(kSlash, "H10")});
  t.start();
  t.act(0, "dingpin", {t.in_hand(0, kJink)}, {1});
  EXPECT_EQ(t.hand(1), 0);
  EXPECT_TRUE(t.game()[0].flipped);
  EXPECT_TRUE(t.idle(0)) << "his turn goes on";
}

TEST(Dingpin, AfterBlackTheCharacterCannotBeChosenAgainInThisPhase) {
  Table t(4);
  t.seat(0).skill("dingpin").hp(2, 4).hand({card(kJink), card(kDuel)});
  t.seat(1).hp(3, 4);
  t.seat(2).hp(3, 4);
  t.pile({card(kSlash, "S7")});
  t.start();
  EXPECT_EQ(t.seats_for("dingpin", {t.in_hand(0, kJink)}), seats({0, 1, 2}));
  t.act(0, "dingpin", {t.in_hand(0, kJink)}, {1});
  EXPECT_EQ(t.seats_for("dingpin", {t.in_hand(0, kDuel)}), seats({0, 2}));
}

TEST(Dingpin, AfterRedItMayBeChosenAgain) {
  Table t(3);
  t.seat(0).skill("dingpin").hand({card(kJink), card(kDuel)});
  t.seat(1).hp(3, 4);
  t.pile({card(kSlash, "H10")});
  t.start();
  t.act(0, "dingpin", {t.in_hand(0, kJink)}, {1});
  EXPECT_EQ(t.seats_for("dingpin", {t.in_hand(0, kDuel)}), seats({1}));
}

TEST(Dingpin, NeedsATypeHeHasNeitherUsedNorDiscardedThisTurn) {
  Table t(3);
  t.seat(0).skill("dingpin").hand({card(kExNihilo), card(kDuel), card(kJink), card(kPeach), card(kAxe)});
  t.seat(1).hp(1, 4);
  t.pile({card(kCrossbow, "C1"), card(kChitu), card(kSlash, "H10")});
  t.start();
  t.use(0, kExNihilo);
  EXPECT_FALSE(t.cards_for("dingpin").has(t.in_hand(0, kDuel))) << "a trick was used";
  EXPECT_TRUE(t.cards_for("dingpin").has(t.in_hand(0, kJink)));
  t.act(0, "dingpin", {t.in_hand(0, kJink)}, {1});
  EXPECT_FALSE(t.cards_for("dingpin").has(t.in_hand(0, kPeach))) << "a basic card was discarded";
  EXPECT_TRUE(t.cards_for("dingpin").has(t.in_hand(0, kAxe)));
}

TEST(Dingpin, RespondingABasicCardIsNotUsingOne) {
  Table t(3);
  t.seat(0).skill("dingpin").hand({card(kDuel), card(kSlash), card(kJink)});
  t.seat(1).hp(3, 4).hand({card(kSlash)});
  t.start();
  t.use(0, kDuel, {1});
  t.play(1, kSlash);
  t.play(0, kSlash);
  EXPECT_EQ(t.cards_for("dingpin"), cards({t.in_hand(0, kJink)}));
}

TEST(Dingpin, CountsWhatHeDiscardsOfOthersButNotWhatOthersDiscardOfHis) {
  Table t(3);
  t.seat(0).skill("dingpin").hand({card(kDismantlement), card(kJink), card(kAxe)});
  t.seat(1).hp(3, 4).hand({card(kPeach)});
  t.start();
  t.use(0, kDismantlement, {1});
  EXPECT_TRUE(t.discarded(kPeach));
  EXPECT_EQ(t.cards_for("dingpin"), cards({t.in_hand(0, kAxe)})) << "a trick used, a basic card discarded";
}

TEST(Dingpin, IsNotOfferedWhenNobodyIsWounded) {
  Table t(3);
  t.seat(0).skill("dingpin").hand({card(kJink)});
  t.start();
  EXPECT_FALSE(t.offers("dingpin"));
}

// ---- 法恩

TEST(Faen, LetsACharacterThatWasChainedDraw) {
  Table t(3);
  t.seat(0).hand({card(kIronChain)});
  t.seat(2).general("chenqun");
  t.start();
  t.use(0, kIronChain, {1, 2});
  t.launch(2, "faen");
  EXPECT_EQ(t.hand(1), 1);
  t.launch(2, "faen");
  EXPECT_EQ(t.hand(2), 1) << "himself as well";
}

TEST(Faen, NotForBeingUnchained) {
  Table t(3);
  t.seat(0).hand({card(kIronChain)});
  t.seat(1).chained();
  t.seat(2).general("chenqun");
  t.start();
  t.use(0, kIronChain, {1});
  EXPECT_TRUE(t.idle(0)) << t.question();
}

TEST(Faen, ForTurningOverEitherWay) {
  Table t(2);
  t.seat(0).general("caoren");
  t.seat(1).general("chenqun");
  t.turn_of(0, PhaseKind::Finish).start();
  t.launch(0, "jushou");
  t.launch(1, "faen");
  EXPECT_EQ(t.hand(0), 4);
  t.end_phase(1);
  ASSERT_TRUE(t.offers(1, "faen")) << "seat 0 turns face up instead of its turn: " << t.question();
  t.pass(1);
  EXPECT_EQ(t.hand(0), 4);
}

// R003-21, with a skill that restores, draws three and recovers as 涅槃 does.
bool own_dying(const Skill<Dying>& s) { return s.event.seat == s.owner; }
Task<> rise_again(Skill<Dying> s) {
  co_await restore(s.game, s.owner);
  co_await draw(s.game, s.owner, 3);
  co_await recover(s.game, recovery_from(s, s.owner, 3));
}
const SkillDef phoenix({"test_faen_phoenix", "涅槃"}, Listing::Nameless,
                       at<Timing::DyingAsk>().may().when(own_dying).then(rise_again));

TEST(Faen, IsOfferedRightAfterTheFlipOfARestoreBeforeThatGoesOn) {
  Table t(3);
  t.seat(0).hand({card(kSlash)});
  t.seat(1).skill("test_faen_phoenix").hp(1, 3).flipped().chained();
  t.seat(2).general("chenqun");
  t.start();
  t.use(0, kSlash, {1});
  t.launch(1, "test_faen_phoenix");
  ASSERT_TRUE(t.offers(2, "faen")) << t.question();
  EXPECT_FALSE(t.game()[1].flipped);
  EXPECT_FALSE(t.chained(1)) << "that it was unchained first asked for nothing";
  EXPECT_EQ(t.hand(1), 0);
  t.launch(2, "faen");
  EXPECT_EQ(t.hand(1), 4);
  EXPECT_EQ(t.hp(1), 3);
}

}  // namespace
}  // namespace jiesuan::test
