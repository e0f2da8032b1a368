// 曹叡: 恢拓, 明鉴, 兴衰; and turns of one phase.
#include "generals/common.h"
#include "tests/support/story.h"

namespace jiesuan::test {
namespace {

// ---- 恢拓

TEST(Huituo, RedTheJudgedOneRecovers) {
  Table t(3);
  t.seat(0).hand({card(kSlash)});
  t.seat(1).general("caorui");
  t.seat(2).hp(2, 4);
  t.pile({card(kJink, "H2")});
  t.start();
  t.use(0, kSlash, {1});
  EXPECT_EQ(t.seats_for("huituo"), seats({0, 1, 2}));
  t.launch(1, "huituo", {}, {2});
  EXPECT_EQ(t.hp(2), 3);
  EXPECT_EQ(t.hand(2), 0);
}

TEST(Huituo, BlackItDrawsAsManyAsTheDamage) {
  Table t(3);
  t.seat(0).hand({card(kAnaleptic), card(kSlash)});
  t.seat(1).general("caorui");
  t.seat(2).hp(2, 4);
  t.pile({card(kSlash, "S7")});
  t.start();
  t.use(0, kAnaleptic);
  t.use(0, kSlash, {1});
  t.launch(1, "huituo", {}, {2});
  EXPECT_EQ(t.hand(2), 2);
  EXPECT_EQ(t.hp(2), 2);
  EXPECT_TRUE(t.idle(0)) << "once for the damage, not for each point: " << t.question();
}

TEST(Huituo, MayBeHimself) {
  Table t(2);
  t.seat(0).hand({card(kSlash)});
  t.seat(1).general("caorui");
  t.pile({card(kJink, "H2")});
  t.start();
  t.use(0, kSlash, {1});
  t.launch(1, "huituo", {}, {1});
  EXPECT_EQ(t.hp(1), 3);
}

// ---- 明鉴

TEST(Mingjian, TheOtherTakesATurnOfAPlayPhaseOnly) {
  Table t(4);
  t.seat(0).general("caorui").hand({card(kSlash), card(kJink)});
  t.start();
  t.launch(0, "mingjian", {}, {2});
  EXPECT_EQ(t.hand(0), 0);
  EXPECT_TRUE(t.idle(2)) << t.question();
  EXPECT_EQ(t.hand(2), 2) << "what it was given; it has no draw phase";
  EXPECT_EQ(t.opened(Timing::PlayStart), 1);
  EXPECT_EQ(t.opened(Timing::DrawBeforeStart), 0);
  EXPECT_EQ(t.opened(Timing::PrepareBeforeStart), 0);
  EXPECT_EQ(t.opened(Timing::DiscardBeforeStart), 0) << "his own turn ended at once";
  EXPECT_TRUE(t.game().turn().extra);
  t.use(2, kSlash, {3});
  t.forget();
  t.end_phase(2);
  EXPECT_TRUE(t.idle(1)) << "then the round goes on behind 曹叡: " << t.question();
  EXPECT_EQ(t.hand(1), 2);
  EXPECT_EQ(t.opened(Timing::DiscardBeforeStart), 0);
  EXPECT_EQ(t.opened(Timing::FinishBeforeStart), 0);
}

TEST(Mingjian, NeedsHandCards) {
  Table t(3);
  t.seat(0).general("caorui");
  t.start();
  EXPECT_TRUE(t.idle(0)) << t.question();
}

TEST(Mingjian, APlayPhaseSkippedAlreadyIsNoPrice) {
  Table t(3);
  t.seat(0).general("caorui").hand({card(kJink)}).judging(card(kIndulgence));
  t.pile({card(kSlash, "S7"), card(kPeach), card(kPeach)});
  t.turn_of(0, PhaseKind::Judge).start();
  EXPECT_TRUE(t.idle(1) || t.request().ask == Ask::OwnCards) << t.question();
  EXPECT_EQ(t.launches("mingjian"), 0);
}

TEST(Mingjian, HeDecides) {
  Table t(3);
  t.seat(0).general("caorui").hand({card(kJink)});
  t.start();
  t.pass(0);
  EXPECT_TRUE(t.idle(0));
}

// The turn that is taken face down is lost as any other.
TEST(Mingjian, AFlippedOneTurnsOverInstead) {
  Table t(3);
  t.seat(0).general("caorui").hand({card(kJink)});
  t.seat(2).flipped();
  t.start();
  t.launch(0, "mingjian", {}, {2});
  EXPECT_FALSE(t.game()[2].flipped);
  EXPECT_TRUE(t.idle(1)) << t.question();
}

// ---- 兴衰

TEST(Xingshuai, EachOfWeiMaySaveAndPaysAfterwards) {
  Table t(4);
  t.seat(0).general("caorui").hp(1, 3).hand({card(kDuel)});
  t.seat(1).kingdom(Kingdom::Wei).hand({card(kSlash)});
  t.seat(2).kingdom(Kingdom::Wei);
  t.seat(3).kingdom(Kingdom::Shu);
  t.start();
  t.pass(0);
  t.use(0, kDuel, {1});
  t.play(1, kSlash);
  t.launch(0, "xingshuai");
  t.choose_option(1, 0);
  EXPECT_EQ(t.hp(0), 1);
  EXPECT_EQ(hits(t), (Hits{{0, 1}})) << "nobody pays before the dying is over";
  t.choose_option(2, 0);
  EXPECT_EQ(t.hp(0), 2) << "the second is asked although he is saved";
  t.pass(0);  // 恢拓
  EXPECT_EQ(hits(t), (Hits{{0, 1}, {1, 1}, {2, 1}}));
  EXPECT_EQ(source_of_last_damage(t), kNoSeat);
}

TEST(Xingshuai, WhoRefusesPaysNothing) {
  Table t(3);
  t.seat(0).general("caorui").hp(1, 3).hand({card(kDuel)});
  t.seat(1).kingdom(Kingdom::Wei).hand({card(kSlash)});
  t.seat(2).kingdom(Kingdom::Wei);
  t.start();
  t.pass(0);
  t.use(0, kDuel, {1});
  t.play(1, kSlash);
  t.launch(0, "xingshuai");
  t.choose_option(1, 1);
  t.choose_option(2, 0);
  t.pass(0);
  EXPECT_EQ(hits(t), (Hits{{0, 1}, {2, 1}}));
}

TEST(Xingshuai, SpentAlthoughNobodyAgreed) {
  Table t(2);
  t.seat(0).general("caorui").hp(1, 3).hand({card(kDuel), card(kDuel), card(kPeach), card(kPeach)});
  t.seat(1).kingdom(Kingdom::Wei).hand({card(kSlash), card(kSlash)});
  t.start();
  t.pass(0);
  t.use(0, kDuel, {1});
  t.play(1, kSlash);
  t.launch(0, "xingshuai");
  t.choose_option(1, 1);
  t.play(0, kPeach);
  t.pass(0);
  t.use(0, kDuel, {1});
  t.play(1, kSlash);
  EXPECT_TRUE(t.demands(0, kPeach)) << t.question();
}

TEST(Xingshuai, OnlyWithAnotherOfWeiAndOnlyAsLord) {
  Table t(2);
  t.seat(0).general("caorui").hp(1, 3).hand({card(kDuel), card(kPeach)});
  t.seat(1).kingdom(Kingdom::Shu).hand({card(kSlash)});
  t.start();
  t.pass(0);
  t.use(0, kDuel, {1});
  t.play(1, kSlash);
  EXPECT_TRUE(t.demands(0, kPeach)) << t.question();
  Table u(2);
  u.seat(1).general("caorui");
  u.start();
  EXPECT_FALSE(has(u, 1, "xingshuai"));
}

TEST(Xingshuai, TheHelpersPayAlthoughHeDies) {
  Table t(4);
  t.seat(0).hand({card(kAnaleptic), card(kSlash)});
  t.seat(1).skill("xingshuai").hp(1, 4);
  t.seat(2).kingdom(Kingdom::Wei);
  t.seat(3).kingdom(Kingdom::Wei);
  t.start();
  t.use(0, kAnaleptic);
  t.use(0, kSlash, {1});
  t.launch(1, "xingshuai");
  t.choose_option(2, 0);
  EXPECT_EQ(t.hp(1), 0);
  t.choose_option(3, 1);
  EXPECT_FALSE(t.alive(1));
  EXPECT_EQ(hits(t), (Hits{{1, 2}, {2, 1}}));
}

}  // namespace
}  // namespace jiesuan::test
