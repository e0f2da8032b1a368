// 孙鲁班: 谮毁, 骄矜.
#include "tests/support/story.h"

namespace jiesuan::test {
namespace {

constexpr int kTakesItOver = 0, kJoins = 1;

// ---- 谮毁

TEST(Zenhui, WhoGivesHerACardBecomesTheUser) {
  Table t(4);
  t.seat(0).general("sunluban").hand({card(kSlash), card(kSlash)});
  t.seat(2).hand({card(kPeach)});
  t.start();
  t.use(0, kSlash, {1});
  EXPECT_EQ(t.seats_for("zenhui"), seats({2, 3})) << "wherever they sit";
  t.launch(0, "zenhui", {}, {2});
  t.choose_option(2, kTakesItOver);
  EXPECT_NE(t.in_hand(0, kPeach), kNoCard);
  EXPECT_EQ(hits(t), (Hits{{1, 1}}));
  EXPECT_EQ(source_of_last_damage(t), 2);
  EXPECT_FALSE(t.may_use(kSlash)) << "she has used her one 杀";
}

TEST(Zenhui, TheUseStaysHersForWhateverCountsIt) {
  Table t(3);
  t.seat(0).general("sunluban").hand({card(kSlash)});
  t.seat(2).hand({card(kPeach)});
  t.start();
  t.use(0, kSlash, {1});
  t.launch(0, "zenhui", {}, {2});
  t.choose_option(2, kTakesItOver);
  const History& h = t.game().state.history;
  EXPECT_EQ(h.count(Span::Turn, Counter::UsedCard, 0), 1);
  EXPECT_EQ(h.count(Span::Turn, Counter::UsedCard, 2), 0);
  EXPECT_TRUE(h.counts(Span::Turn, 0).aimed_at.has(1));
  EXPECT_FALSE(h.counts(Span::Turn, 2).aimed_at.has(1));
}

TEST(Zenhui, OrItBecomesATargetAsWell) {
  Table t(4);
  t.seat(0).general("sunluban").hand({card(kSlash)});
  t.seat(2).hand({card(kPeach)});
  t.start();
  t.use(0, kSlash, {1});
  t.launch(0, "zenhui", {}, {2});
  t.choose_option(2, kJoins);
  EXPECT_EQ(hits(t), (Hits{{1, 1}, {2, 1}}));
  EXPECT_EQ(source_of_last_damage(t), 0);
}

TEST(Zenhui, WithoutCardsThereIsNoChoice) {
  Table t(4);
  t.seat(0).general("sunluban").hand({card(kSlash)});
  t.start();
  t.use(0, kSlash, {1});
  t.launch(0, "zenhui", {}, {3});
  EXPECT_EQ(hits(t), (Hits{{1, 1}, {3, 1}}));
}

TEST(Zenhui, TheWeaponOfTheNewUserCounts) {
  Table t(3);
  t.seat(0).general("sunluban").hand({card(kSlash, "S7")});
  t.seat(1).wears({card(kNiohShield)});
  t.seat(2).hand({card(kPeach)}).wears({card(kQinggangSword)});
  t.start();
  t.use(0, kSlash, {1});
  t.launch(0, "zenhui", {}, {2});
  t.choose_option(2, kTakesItOver);
  t.choose_cards(2, {t.in_hand(2, kPeach)});
  EXPECT_EQ(hits(t), (Hits{{1, 1}})) << "青釭剑 is asked after the user has changed";
}

TEST(Zenhui, OncePerPhase) {
  Table t(3);
  t.seat(0).general("sunluban").hand({card(kSlash), card(kDismantlement, "S3")});
  t.seat(1).hand({card(kPeach), card(kPeach)});
  t.seat(2).hand({card(kPeach), card(kPeach)});
  t.start();
  t.use(0, kDismantlement, {1});
  t.launch(0, "zenhui", {}, {2});
  t.choose_option(2, kJoins);
  EXPECT_EQ(t.hand(1) + t.hand(2), 2);
  t.use(0, kSlash, {1});
  EXPECT_TRUE(t.idle(0)) << t.question();
}

TEST(Zenhui, OnlyBlackTricksOnlyOneTargetAndOnlyHerPhase) {
  Table red(3);
  red.seat(0).general("sunluban").hand({card(kSnatch, "D3")});
  red.seat(1).hand({card(kPeach)});
  red.seat(2).hand({card(kPeach)});
  red.start();
  red.use(0, kSnatch, {1});
  EXPECT_TRUE(red.idle(0)) << red.question();

  Table two(4);
  two.seat(0).general("sunluban").hand({card(kIronChain, "S11")});
  two.start();
  two.use(0, kIronChain, {1, 2});
  EXPECT_TRUE(two.idle(0)) << two.question();
  EXPECT_TRUE(two.chained(1));

  Table elsewhere(3);
  elsewhere.seat(0).hand({card(kCollateral)});
  elsewhere.seat(1).general("sunluban").hand({card(kSlash)}).wears({card(kCrossbow)});
  elsewhere.start();
  elsewhere.use(0, kCollateral, {1, 2});
  elsewhere.play(1, kSlash);
  EXPECT_EQ(hits(elsewhere), (Hits{{2, 1}}));
  EXPECT_TRUE(elsewhere.idle(0)) << elsewhere.question();
}

TEST(Zenhui, OnlyWhoCouldBeItsTarget) {
  Table t(4);
  t.seat(0).general("sunluban").hand({card(kSlash)});
  t.seat(2).general("zhugeliang");
  t.start();
  t.use(0, kSlash, {1});
  EXPECT_EQ(t.seats_for("zenhui"), seats({3})) << "not the empty city";
}

TEST(Zenhui, ForACollateralSheNamesTheSecondVictim) {
  Table t(4);
  t.seat(0).general("sunluban").hand({card(kCollateral)});
  t.seat(1).wears({card(kCrossbow)});
  t.seat(3).wears({card(kQinggangSword)});
  t.start();
  t.use(0, kCollateral, {1, 2});
  EXPECT_EQ(t.seats_for("zenhui"), seats({3}));
  t.launch(0, "zenhui", {}, {3});
  t.choose_option(3, kJoins);
  EXPECT_EQ(t.asked(), 0);
  t.choose_seats(0, {2});
  EXPECT_NE(t.in_hand(0, kCrossbow), kNoCard);
  EXPECT_NE(t.in_hand(0, kQinggangSword), kNoCard) << "nobody had a 杀";
}

// ---- 骄矜

TEST(Jiaojin, AnEquipmentCardTakesOneOffTheDamageOfAMan) {
  Table t(2);
  t.seat(0).general("xuchu").hand({card(kAnaleptic), card(kSlash)});
  t.seat(1).general("sunluban").hand({card(kCrossbow)});
  t.start();
  t.use(0, kAnaleptic);
  t.use(0, kSlash, {1});
  t.launch(1, "jiaojin", {t.in_hand(1, kCrossbow)});
  EXPECT_EQ(hits(t), (Hits{{1, 1}}));
  EXPECT_TRUE(t.discarded(kCrossbow));
}

TEST(Jiaojin, OnePointLessThanOneIsNothing) {
  Table t(2);
  t.seat(0).general("xuchu").hand({card(kSlash)});
  t.seat(1).general("sunluban").wears({card(kCrossbow)});
  t.start();
  t.use(0, kSlash, {1});
  t.launch(1, "jiaojin", {t.worn(1, kCrossbow)});
  EXPECT_TRUE(hits(t).empty());
  EXPECT_EQ(t.hp(1), 3);
  EXPECT_TRUE(t.idle(0)) << "once for a damage: " << t.question();
}

TEST(Jiaojin, NotAgainstAWomanNorWithoutASource) {
  Table t(2);
  t.seat(0).general("sunshangxiang").hand({card(kSlash)});
  t.seat(1).general("sunluban").hand({card(kCrossbow)});
  t.start();
  t.use(0, kSlash, {1});
  EXPECT_EQ(hits(t), (Hits{{1, 1}}));

  Table struck(2);
  struck.seat(0).general("sunluban").hp(4, 4).hand({card(kCrossbow)}).judging(card(kLightning));
  struck.pile({card(kSlash, "S7")});
  struck.turn_of(0, PhaseKind::Judge).start();
  EXPECT_EQ(struck.damages(0), std::vector<int>{3});
}

}  // namespace
}  // namespace jiesuan::test
