// 张春华: 绝情, 伤逝.
#include "generals/common.h"
#include "tests/support/story.h"

namespace jiesuan::test {
namespace {

// ---- 绝情

TEST(Jueqing, HerDamageIsLossOfHp) {
  Table t(3);
  t.seat(0).general("zhangchunhua").hand({card(kSlash)});
  t.seat(1).general("simayi");
  t.seat(0).wears({card(kChitu)});
  t.start();
  t.use(0, kSlash, {1});
  EXPECT_EQ(t.hp(1), 2);
  EXPECT_TRUE(hits(t).empty());
  EXPECT_EQ(t.count(LogKind::HpLost), 1);
  EXPECT_EQ(t.opened(Timing::DamageCausing1), 0);
  EXPECT_EQ(t.opened(Timing::DamageTaken), 0) << "no 反馈";
  EXPECT_TRUE(t.idle(0)) << t.question();
}

TEST(Jueqing, TheWholeAmountAtOnce) {
  Table t(3);
  t.seat(0).general("zhangchunhua").hand({card(kSlash), card(kAnaleptic)});
  t.seat(1).wears({card(kSilverLion)});
  t.start();
  t.use(0, kAnaleptic);
  t.use(0, kSlash, {1});
  EXPECT_EQ(t.hp(1), 2) << "白银狮子 is against damage";
  EXPECT_EQ(t.nth(LogKind::HpLost).n, 2);
}

TEST(Jueqing, NothingIsConducted) {
  Table t(3);
  t.seat(0).general("zhangchunhua").hand({card(kFireSlash)});
  t.seat(1).chained();
  t.seat(2).chained();
  t.start();
  t.use(0, kFireSlash, {1});
  EXPECT_EQ(t.hp(1), 3);
  EXPECT_EQ(t.hp(2), 4);
  EXPECT_TRUE(t.chained(1));
}

TEST(Jueqing, WhoDiesOfItHasNoKiller) {
  Table t(4);
  t.seat(0).general("zhangchunhua").hand({card(kSlash)});
  t.seat(1).hp(1, 4);
  t.start();
  t.use(0, kSlash, {1});
  EXPECT_FALSE(t.alive(1));
  EXPECT_EQ(t.nth(LogKind::Died).b, kNoSeat);
  EXPECT_EQ(t.hand(0), 0) << "no reward for the rebel";
}

TEST(Jueqing, NotForDamageToHer) {
  Table t(3);
  t.seat(0).hand({card(kSlash)});
  t.seat(1).general("zhangchunhua").hand({card(kDuel)});
  t.start();
  t.use(0, kSlash, {1});
  EXPECT_EQ(t.damages(1), std::vector<int>{1});
}

bool fogged(const Skill<Damage>& s) { return s.event.victim == s.owner; }
Task<> shield(Skill<Damage> s) {
  prevent(s.event);
  co_return;
}
const SkillDef fog({"test_jueqing_fog", "雾"}, Listing::Nameless,
                   at<Timing::DamageBeforeStart1>().when(fogged).then(shield));

// C08: what prevents the damage before its start comes first.
TEST(Jueqing, APreventionBeforeItLeavesNothing) {
  Table t(3);
  t.seat(0).general("zhangchunhua").hand({card(kSlash)});
  t.seat(1).skill("test_jueqing_fog");
  t.start();
  t.use(0, kSlash, {1});
  EXPECT_EQ(t.hp(1), 4);
  EXPECT_EQ(t.launches("jueqing"), 0);
}

// ---- 伤逝

TEST(Shangshi, AfterDamageSheDrawsUpToHerLostHp) {
  Table t(3);
  t.seat(0).hand({card(kSlash)});
  t.seat(1).general("zhangchunhua").hp(2, 3);
  t.start();
  t.use(0, kSlash, {1});
  EXPECT_EQ(t.request().timing, Timing::ReduceHpAfter);
  t.launch(1, "shangshi");
  EXPECT_EQ(t.hand(1), 2);
  EXPECT_TRUE(t.idle(0)) << t.question();
}

TEST(Shangshi, AfterLosingHandCards) {
  Table t(3);
  t.seat(0).general("zhangchunhua").hp(1, 3).hand({card(kSlash), card(kDuel)});
  t.pile({card(kJink)});
  t.start();
  t.use(0, kSlash, {1});
  EXPECT_EQ(t.request().timing, Timing::MoveAfter2);
  t.launch(0, "shangshi");
  EXPECT_EQ(t.hand(0), 2);
  EXPECT_EQ(t.hp(1), 3) << "the 杀 goes on";
}

TEST(Shangshi, NotWhileSheHasEnough) {
  Table t(3);
  t.seat(0).hand({card(kSlash), card(kDismantlement)});
  t.seat(1).general("zhangchunhua").hp(3, 3).hand({card(kDuel), card(kDuel)});
  t.start();
  t.use(0, kSlash, {1});
  EXPECT_TRUE(t.idle(0)) << "one lost, two cards: " << t.question();
  t.use(0, kDismantlement, {1});
  EXPECT_TRUE(t.idle(0)) << "one lost, one card: " << t.question();
}

TEST(Shangshi, DeclinedItIsOfferedAgainAtTheNextChange) {
  Table t(3);
  t.seat(0).general("zhangchunhua").hp(1, 3).hand({card(kExNihilo)});
  t.pile({card(kSlash), card(kSlash)});
  t.start();
  t.use(0, kExNihilo);
  t.pass(0);
  EXPECT_EQ(t.hand(0), 2) << "drawing two is enough: " << t.question();
  EXPECT_TRUE(t.idle(0));
  t.use(0, kSlash, {1});
  EXPECT_TRUE(t.offers(0, "shangshi"));
}

TEST(Shangshi, AlsoAfterGettingTooFew) {
  Table t(3);
  t.seat(0).general("liubei").hand({card(kDuel)});
  t.seat(1).general("zhangchunhua").hp(1, 3);
  t.start();
  t.act(0, "rende", {t.in_hand(0, kDuel)}, {1});
  EXPECT_TRUE(t.offers(1, "shangshi")) << t.question();
}

TEST(Shangshi, AfterARecoveryThatLeavesHerShort) {
  Table t(3);
  t.seat(0).hand({card(kGodSalvation)});
  t.seat(1).general("zhangchunhua").hp(1, 3);
  t.start();
  t.use(0, kGodSalvation);
  EXPECT_EQ(t.request().timing, Timing::RecoverAfter) << t.question();
  t.launch(1, "shangshi");
  EXPECT_EQ(t.hand(1), 1);
}

TEST(Shangshi, AfterAChangeOfHerMaximum) {
  Table t(3);
  t.seat(0).general("madai_old").hand({card(kSlash)});
  t.seat(1).general("zhangchunhua").hp(1, 4);
  t.pile({card(kSlash, "S7")});
  t.start();
  t.use(0, kSlash, {1});
  t.launch(0, "qianxi_old");
  EXPECT_EQ(t.request().timing, Timing::MaxHpAfter) << t.question();
  t.launch(1, "shangshi");
  EXPECT_EQ(t.hand(1), 2);
}

// Before she is dying: what she draws may save her.
TEST(Shangshi, ComesBeforeDying) {
  Table t(3);
  t.seat(0).hand({card(kSlash)});
  t.seat(1).general("zhangchunhua").hp(1, 3);
  t.pile({card(kPeach), card(kDuel), card(kDuel)});
  t.start();
  t.use(0, kSlash, {1});
  EXPECT_EQ(t.count(LogKind::DyingStarts), 0);
  t.launch(1, "shangshi");
  t.play(1, kPeach);
  t.pass(1);  // 伤逝 for the 桃 that left her hand
  EXPECT_EQ(t.hp(1), 1);
}

}  // namespace
}  // namespace jiesuan::test
