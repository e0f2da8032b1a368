// 伏皇后: 惴恐, 求援.
#include "generals/common.h"
#include "tests/support/story.h"

namespace jiesuan::test {
namespace {

// ---- 惴恐

TEST(Zhuikong, IsOfferedAtTheStartOfAnothersTurnWhenSheIsWounded) {
  Table t(3);
  t.seat(0).hand({card(kJink)});
  t.seat(1).general("fuhuanghou").hp(2, 3).hand({card(kJink)});
  t.start();
  EXPECT_EQ(t.request().timing, Timing::TurnStart9);
  EXPECT_TRUE(t.offers(1, "zhuikong"));
  t.pass(1);
  EXPECT_TRUE(t.idle(0));
}

TEST(Zhuikong, NotUnhurtNotWithoutHandCardsNotInHerOwnTurn) {
  Table unhurt(3);
  unhurt.seat(0).hand({card(kJink)});
  unhurt.seat(1).general("fuhuanghou").hand({card(kJink)});
  unhurt.start();
  EXPECT_TRUE(unhurt.idle(0)) << unhurt.question();
  Table empty(3);
  empty.seat(1).general("fuhuanghou").hp(2, 3).hand({card(kJink)});
  empty.seat(2).general("fuhuanghou").hp(2, 3);
  empty.start();
  EXPECT_TRUE(empty.idle(0)) << empty.question();
  Table own(3);
  own.seat(0).general("fuhuanghou").hp(2, 3).hand({card(kJink)});
  own.seat(1).hand({card(kJink)});
  own.start();
  EXPECT_TRUE(own.idle(0)) << own.question();
}

TEST(Zhuikong, WonItsCardsTargetOnlyItself) {
  Table t(5);
  t.seat(0).hand({card(kThunderSlash, "S4"), card(kSlash), card(kSavageAssault), card(kDuel),
                  card(kIndulgence), card(kLightning), card(kIronChain), card(kAmazingGrace)});
  t.seat(2).general("fuhuanghou").hp(2, 3).hand({card(kSlash, "S10"), card(kJink)});
  t.start();
  t.launch(2, "zhuikong");
  t.choose_cards(2, {t.in_hand(2, kSlash)});
  t.choose_cards(0, {t.in_hand(0, kThunderSlash)});
  ASSERT_TRUE(t.idle(0)) << t.question();
  for (CardName n : {kSlash, kSavageAssault, kDuel, kIndulgence}) EXPECT_FALSE(t.may_use(n)) << def(n).zh;
  EXPECT_TRUE(t.may_use(kLightning));
  EXPECT_EQ(t.targets_of(kIronChain), seats({0}));
  t.use(0, kAmazingGrace);
  EXPECT_EQ(t.nth(LogKind::CardUsed).seats, seats({0})) << "五谷丰登 for itself alone";
}

TEST(Zhuikong, WonLastsForThisTurnOnly) {
  Table t(2);
  t.seat(0).hand({card(kSlash, "C2"), card(kDuel)}).hp(4, 4);
  t.seat(1).general("fuhuanghou").hp(2, 3).hand({card(kSlash, "S10")});
  t.start();
  t.launch(1, "zhuikong");
  t.choose_cards(1, {t.in_hand(1, kSlash)});
  t.choose_cards(0, {t.in_hand(0, kSlash)});
  EXPECT_FALSE(t.may_use(kDuel));
  t.end_phase(0);
  t.end_phase(1);
  if (t.offers(1, "zhuikong")) t.pass(1);
  ASSERT_TRUE(t.idle(0)) << t.question();
  EXPECT_TRUE(t.may_use(kDuel));
}

bool choose_anybody(const Skill<Phase>& s, Option& o) { return pick_seats(o, living(s.game)); }
Task<> bring_down(Skill<Phase> s) { co_await lose_hp(s.game, s.seat(), s.game[s.seat()].hp); }
const SkillDef brings_down({"test_zhuikong_down", "濒死"}, Listing::Nameless,
                           at<Timing::PlayIdle>().may().choose(choose_anybody).then(bring_down));

TEST(Zhuikong, WonItCannotSaveOthersButItself) {
  Table t(4);
  t.seat(0).skill("test_zhuikong_down").hand({card(kSlash, "C2"), card(kPeach)});
  t.seat(1).general("fuhuanghou").hp(2, 3).hand({card(kSlash, "S10")});
  t.start();
  t.launch(1, "zhuikong");
  t.choose_cards(1, {t.in_hand(1, kSlash)});
  t.choose_cards(0, {t.in_hand(0, kSlash)});
  t.act(0, "test_zhuikong_down", {}, {3});
  EXPECT_FALSE(t.alive(3)) << "its 桃 could not be used: " << t.question();
  t.act(0, "test_zhuikong_down", {}, {0});
  t.play(0, kPeach);
  EXPECT_EQ(t.hp(0), 1);
}

TEST(Zhuikong, ItsSlashForAnothersCollateralIsNoAnswer) {
  Table t(4);
  t.seat(0).hand({card(kSlash, "C2"), card(kSlash, "C3")}).wears({card(kSpear)});
  t.seat(1).general("fuhuanghou").hp(2, 3).hand({card(kSlash, "S10")});
  t.start();
  EXPECT_TRUE(t.offers(1, "zhuikong"));
  t.launch(1, "zhuikong");
  t.choose_cards(1, {t.in_hand(1, kSlash)});
  t.choose_cards(0, {t.in_hand(0, kSlash)});
  Need n;
  n.seat = 0;
  n.wanted = kSlashes;
  n.required = 1;
  EXPECT_FALSE(can_answer(t.game(), n));
  n.respond = true;
  n.required = kNoSeat;
  EXPECT_TRUE(can_answer(t.game(), n)) << "a response has no target";
}

TEST(Zhuikong, NotWonItsDistanceToHerIsOne) {
  Table t(6);
  t.seat(0).hand({card(kSlash, "S10"), card(kSnatch)});
  t.seat(3).general("fuhuanghou").hp(2, 3).hand({card(kSlash, "S9"), card(kJink)}).wears({card(kJueying)});
  t.start();
  EXPECT_EQ(distance(t.game(), 0, 3), 4);
  t.launch(3, "zhuikong");
  t.choose_cards(3, {t.in_hand(3, kSlash)});
  t.choose_cards(0, {t.in_hand(0, kSlash)});
  EXPECT_EQ(distance(t.game(), 0, 3), 1) << "her horse does not matter";
  EXPECT_EQ(distance(t.game(), 3, 0), 3) << "hers to it is as before";
  EXPECT_EQ(distance(t.game(), 0, 2), 2);
  EXPECT_EQ(t.targets_of(kSnatch), seats({3}));
}

TEST(Zhuikong, ATieIsNotWon) {
  Table t(6);
  t.seat(0).hand({card(kSlash, "C10")});
  t.seat(3).general("fuhuanghou").hp(2, 3).hand({card(kSlash, "S10")});
  t.start();
  t.launch(3, "zhuikong");
  t.choose_cards(3, {t.in_hand(3, kSlash)});
  t.choose_cards(0, {t.in_hand(0, kSlash)});
  EXPECT_EQ(distance(t.game(), 0, 3), 1);
}

// ---- 求援

TEST(Qiuyuan, TheOtherBecomesATargetAsWell) {
  Table t(4);
  t.seat(0).hand({card(kSlash)});
  t.seat(1).general("fuhuanghou");
  t.start();
  t.use(0, kSlash, {1});
  EXPECT_EQ(t.request().timing, Timing::UseBecomingTarget);
  EXPECT_EQ(t.seats_for("qiuyuan"), seats({2, 3})) << "not the user; the distance does not matter";
  t.launch(1, "qiuyuan", {}, {2});
  EXPECT_EQ(hits(t), (Hits{{1, 1}, {2, 1}}));
}

TEST(Qiuyuan, OrGivesHerAJink) {
  Table t(4);
  t.seat(0).hand({card(kSlash)});
  t.seat(1).general("fuhuanghou");
  t.seat(2).hand({card(kJink), card(kPeach)});
  t.start();
  t.use(0, kSlash, {1});
  t.launch(1, "qiuyuan", {}, {2});
  EXPECT_EQ(t.asked(), 2);
  EXPECT_EQ(t.request().options[0].cards, cards({t.in_hand(2, kJink)})) << "nothing but 闪";
  t.choose_cards(2, {t.in_hand(2, kJink)});
  t.play(1, kJink);
  EXPECT_EQ(hits(t), Hits{});
  EXPECT_TRUE(t.idle(0));
}

TEST(Qiuyuan, WhoHasAJinkMayKeepIt) {
  Table t(4);
  t.seat(0).hand({card(kSlash)});
  t.seat(1).general("fuhuanghou");
  t.seat(2).hand({card(kJink)});
  t.start();
  t.use(0, kSlash, {1});
  t.launch(1, "qiuyuan", {}, {2});
  t.pass(2);
  t.play(2, kJink);
  EXPECT_EQ(hits(t), (Hits{{1, 1}}));
  EXPECT_EQ(t.count(LogKind::TargetAdded), 1);
}

TEST(Qiuyuan, WhoIsNoLegalTargetAndGivesNothingIsLeftAlone) {
  Table t(4);
  t.seat(0).hand({card(kSlash)}).wears({card(kHalberd)});
  t.seat(1).general("fuhuanghou");
  t.seat(2).hand({card(kPeach)});
  t.seat(3).general("zhugeliang");
  t.start();
  t.use(0, kSlash, {1, 2});
  EXPECT_EQ(t.seats_for("qiuyuan"), seats({2})) << "the empty city can do neither";
  t.launch(1, "qiuyuan", {}, {2});
  EXPECT_EQ(hits(t), (Hits{{1, 1}, {2, 1}})) << "a target already, and not a second time";
}

TEST(Qiuyuan, TheAddedOneBecomesATargetWithAllThatGoesWithIt) {
  Table t(4);
  t.seat(0).hand({card(kSlash)});
  t.seat(1).general("fuhuanghou");
  t.seat(2).general("daqiao").hand({card(kPeach)});
  t.start();
  t.use(0, kSlash, {1});
  t.launch(1, "qiuyuan", {}, {2});
  EXPECT_TRUE(t.offers(2, "liuli")) << t.question();
  t.launch(2, "liuli", {t.in_hand(2, kPeach)}, {3});
  EXPECT_EQ(hits(t), (Hits{{1, 1}, {3, 1}}));
}

TEST(Qiuyuan, MayBeDeclinedAndIsOnlyForSlash) {
  Table t(4);
  t.seat(0).hand({card(kSlash), card(kDuel)});
  t.seat(1).general("fuhuanghou");
  t.start();
  t.use(0, kDuel, {1});
  EXPECT_EQ(hits(t), (Hits{{1, 1}})) << t.question();
  t.use(0, kSlash, {1});
  t.pass(1);
  EXPECT_EQ(hits(t), (Hits{{1, 1}, {1, 1}}));
}

TEST(Qiuyuan, IsNotOfferedWhenOnlyTheUserIsLeft) {
  Table t(2);
  t.seat(0).hand({card(kSlash)});
  t.seat(1).general("fuhuanghou");
  t.start();
  t.use(0, kSlash, {1});
  EXPECT_EQ(hits(t), (Hits{{1, 1}})) << t.question();
}

}  // namespace
}  // namespace jiesuan::test
