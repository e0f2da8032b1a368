// 袁术〔标准EX〕: 妄尊, 同疾.
#include "engine/query/distance.h"
#include "tests/engine/support.h"
#include "tests/support/story.h"

namespace jiesuan::test {
namespace {

// ---- 妄尊

TEST(Wangzun, HeDrawsAndTheLordMayKeepOneCardLess) {
  Table t(3);
  t.turn_of(0, PhaseKind::Prepare);
  t.seat(0).hand({card(kPeach), card(kPeach)});
  t.seat(1).general("st_yuanshu");
  t.start();
  ASSERT_TRUE(t.offers(1, "wangzun")) << t.question();
  EXPECT_EQ(t.request().timing, Timing::PrepareStart);
  t.launch(1, "wangzun");
  EXPECT_EQ(t.hand(1), 1);
  EXPECT_EQ(hand_limit(t.game(), 0), 3);
  ASSERT_TRUE(t.idle(0));
  t.end_phase(0);
  EXPECT_EQ(t.asked(), 0) << "four cards, and he may keep three: " << t.question();
  t.choose_cards(0, {t.game()[0].hand.first()});
  EXPECT_EQ(t.hand(0), 3);
  EXPECT_EQ(hand_limit(t.game(), 0), 4) << "only in that turn";
}

TEST(Wangzun, MayBeDeclined) {
  Table t(3);
  t.turn_of(0, PhaseKind::Prepare);
  t.seat(1).general("st_yuanshu");
  t.start();
  t.pass(1);
  ASSERT_TRUE(t.idle(0)) << t.question();
  EXPECT_EQ(t.hand(1), 0);
  EXPECT_EQ(hand_limit(t.game(), 0), 4);
}

TEST(Wangzun, NotInTheTurnsOfOthers) {
  Table t(3);
  t.turn_of(2, PhaseKind::Prepare);
  t.seat(1).general("st_yuanshu");
  t.start();
  EXPECT_TRUE(t.idle(2)) << t.question();
  Table own(3);
  own.turn_of(1, PhaseKind::Prepare);
  own.seat(1).general("st_yuanshu");
  own.start();
  EXPECT_TRUE(own.idle(1)) << own.question();
}

TEST(Wangzun, AsTheLordInHisOwnTurn) {
  Table t(3);
  t.turn_of(0, PhaseKind::Prepare);
  t.seat(0).general("st_yuanshu");
  t.start();
  t.launch(0, "wangzun");
  EXPECT_EQ(hand_limit(t.game(), 0), 3);
}

TEST(Wangzun, EndsWithHisDeath) {  // C67
  Table t(4);
  t.turn_of(0, PhaseKind::Prepare);
  t.seat(0).hand({card(kSlash)});
  t.seat(1).general("st_yuanshu").hp(1, 4);
  t.start();
  t.launch(1, "wangzun");
  t.use(0, kSlash, {1});
  play_on(t, [&] { return t.idle(0); });
  ASSERT_FALSE(t.alive(1));
  EXPECT_EQ(hand_limit(t.game(), 0), 4);
}

// ---- 同疾

// He sits next to seat 0; seat 3 is on its other side.
void envied(Table& t, int cards_in_hand) {
  std::vector<Face> hand;
  for (int i = 0; i < cards_in_hand; ++i) hand.push_back(card(kJink));
  t.seat(1).general("st_yuanshu").hp(2, 4).hand(hand);
}

TEST(Tongji, WhoReachesHimSlashesNobodyElse) {
  Table t(4);
  envied(t, 3);
  t.seat(0).hand({card(kSlash), card(kFireSlash), card(kDuel)});
  t.start();
  EXPECT_EQ(t.targets_of(kSlash), seats({1}));
  EXPECT_EQ(t.targets_of(kFireSlash), seats({1}));
  EXPECT_EQ(t.targets_of(kDuel), seats({1, 2, 3})) << "only 杀";
}

TEST(Tongji, NotWithAsManyCardsAsHp) {
  Table t(4);
  envied(t, 2);
  t.seat(0).hand({card(kSlash)});
  t.start();
  EXPECT_EQ(t.targets_of(kSlash), seats({1, 3}));
}

TEST(Tongji, WhoDoesNotReachHimIsFree) {
  Table t(4);
  envied(t, 3);
  t.seat(1).wears({card(kJueying)});
  t.seat(0).hand({card(kSlash)});
  t.start();
  EXPECT_EQ(t.targets_of(kSlash), seats({3}));
}

TEST(Tongji, HeHimselfIsFree) {
  Table t(4);
  envied(t, 3);
  t.turn_of(1);
  t.seat(1).hand({card(kSlash), card(kJink), card(kJink)});
  t.start();
  EXPECT_EQ(t.targets_of(kSlash), seats({0, 2}));
}

TEST(Tongji, NoFurtherTargetsForTheHalberd) {
  Table t(4);
  envied(t, 3);
  t.seat(0).hand({card(kSlash)}).wears({card(kHalberd)});
  t.start();
  EXPECT_TRUE(accepts(t, kSlash, {1}));
  EXPECT_FALSE(accepts(t, kSlash, {1, 2}));
}

TEST(Tongji, NobodyElseCanBeNamedForABorrowedKnife) {
  Table t(4);
  envied(t, 3);
  t.seat(0).hand({card(kCollateral)});
  t.seat(2).wears({card(kAxe)});
  t.start();
  EXPECT_TRUE(accepts(t, kCollateral, {2, 1}));
  EXPECT_FALSE(accepts(t, kCollateral, {2, 3}));
}

TEST(Tongji, HoldsForUsesWithoutDistanceLimitToo) {
  Table t(4);
  envied(t, 3);
  t.turn_of(0, PhaseKind::Judge);
  t.seat(0).general("xiahouyuan");
  t.start();
  ASSERT_TRUE(t.offers(0, "shensu")) << t.question();
  EXPECT_EQ(t.seats_for("shensu"), seats({1}));
}

TEST(Tongji, ASlashMadeOfTheWeaponReachesAsFarAsWithoutIt) {
  Table t(5);
  t.seat(2).general("st_yuanshu").hp(2, 4).hand({card(kJink), card(kJink), card(kJink)});
  t.seat(0).general("guanyu").wears({card(kKylinBow, "H5")}).hand({card(kSlash)});
  t.start();
  EXPECT_EQ(t.targets_of(kSlash), seats({2})) << "with the bow he is in range";
  EXPECT_EQ(t.seats_for("wusheng", {t.worn(0, kKylinBow)}), seats({1, 4}))
      << "with the bow as the 杀 he is not";
}

TEST(Tongji, TheSlashCannotBePassedOnToAnother) {
  Table t(4);  // with the card discarded he still has more hand cards than hp
  t.seat(1).general("st_yuanshu").skill("liuli").hp(1, 4).hand({card(kJink), card(kJink), card(kJink)});
  t.seat(0).hand({card(kSlash)});
  t.start();
  t.use(0, kSlash, {1});
  EXPECT_FALSE(t.offers("liuli")) << t.question();
}

}  // namespace
}  // namespace jiesuan::test
