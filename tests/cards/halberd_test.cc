// 方天画戟.
#include "tests/support/story.h"

namespace jiesuan::test {
namespace {

TEST(Halberd, ASlashThatIsTheLastHandCardHasUpToThreeTargetsInSeatOrder) {
  Table t(5);
  t.seat(0).hand({card(kSlash)}).wears({card(kHalberd)});
  t.start();
  EXPECT_TRUE(accepts(t, kSlash, {1}));
  EXPECT_TRUE(accepts(t, kSlash, {1, 3}));
  EXPECT_FALSE(accepts(t, kSlash, {1, 2, 3, 4}));
  t.use(0, kSlash, {4, 2, 1});
  EXPECT_EQ(hits(t), (Hits{{1, 1}, {2, 1}, {4, 1}}));
}

TEST(Halberd, WithAnotherHandCardThereIsOneTarget) {
  Table t(5);
  t.seat(0).hand({card(kSlash), card(kPeach)}).wears({card(kHalberd)});
  t.start();
  EXPECT_FALSE(accepts(t, kSlash, {1, 2}));
}

TEST(Halberd, EveryTargetDodgesForItself) {
  Table t(4);
  t.seat(0).hand({card(kSlash)}).wears({card(kHalberd)});
  t.seat(1).hand({card(kJink)});
  t.seat(2).hand({card(kJink)});
  t.start();
  t.use(0, kSlash, {1, 2, 3});
  t.play(1, kJink);
  t.pass(2);
  EXPECT_EQ(hits(t), (Hits{{2, 1}, {3, 1}}));
}

TEST(Halberd, EveryTargetMustBeInRange) {
  Table t(8);
  t.seat(0).hand({card(kSlash)}).wears({card(kHalberd)});
  t.seat(4).wears({card(kDilu)});
  t.start();
  EXPECT_TRUE(accepts(t, kSlash, {1, 3, 5}));
  EXPECT_FALSE(accepts(t, kSlash, {1, 3, 4}));
}

TEST(Halberd, TheSameCharacterTwiceIsNotTwoTargets) {
  Table t(3);
  t.seat(0).hand({card(kSlash)}).wears({card(kHalberd)});
  t.start();
  EXPECT_FALSE(accepts(t, kSlash, {1, 1}));
}

TEST(Halberd, AConvertedLastHandCardWillDo) {
  Table t(4);
  t.seat(0).skill("wusheng").hand({card(kPeach)}).wears({card(kHalberd)});
  t.start();
  t.convert(0, "wusheng", {t.in_hand(0, kPeach)}, {1, 2, 3});
  EXPECT_EQ(hits(t), (Hits{{1, 1}, {2, 1}, {3, 1}}));
}

TEST(Halberd, ATargetThatDiedBeforeItsTurnIsPassedOver) {
  Table t(5);
  t.seat(0).hand({card(kFireSlash)}).wears({card(kHalberd)});
  t.seat(1).chained();
  t.seat(2).hp(1, 4).chained().hand({card(kJink)});
  t.start();
  t.use(0, kFireSlash, {1, 2, 3});
  EXPECT_FALSE(t.alive(2)) << "by conduction";
  EXPECT_EQ(hits(t), (Hits{{1, 1}, {2, 1}, {3, 1}}));
}

TEST(Halberd, TheHalberdItselfAsASlashHasOneTargetInTheBareRange) {  // principles §5
  Table t(5);
  t.seat(0).skill("wusheng").wears({card(kHalberd, "D12")});
  t.start();
  const CardId halberd = t.worn(0, kHalberd);
  EXPECT_EQ(t.seats_for("wusheng", {halberd}), seats({1, 4}));
  EXPECT_TRUE(t.seats_for("wusheng", {halberd}, {1}).empty());
}

}  // namespace
}  // namespace jiesuan::test
