// 黄月英: 集智, 奇才.
#include "tests/support/table.h"

namespace jiesuan::test {
namespace {

// ---- 集智

TEST(Jizhi, DrawsBeforeTheTrickDoesAnything) {
  Table t(3);
  t.seat(0).general("huangyueying").hand({card(kExNihilo)});
  t.pile({card(kPeach), card(kJink), card(kJink)});
  t.start();
  t.use(0, kExNihilo);
  EXPECT_EQ(t.request().timing, Timing::UseCardUsed);
  EXPECT_EQ(t.hand(0), 0);
  t.launch(0, "jizhi");
  EXPECT_EQ(t.hand(0), 3);
  ASSERT_EQ(t.of(LogKind::Moved).size(), 4u);
  EXPECT_EQ(t.nth(LogKind::Moved, 1).n, 1) << "first the card of 集智";
  EXPECT_EQ(t.nth(LogKind::Moved, 2).n, 2) << "then the effect";
}

TEST(Jizhi, MayBeDeclined) {
  Table t(3);
  t.seat(0).general("huangyueying").hand({card(kExNihilo)});
  t.start();
  t.use(0, kExNihilo);
  t.pass(0);
  EXPECT_EQ(t.hand(0), 2);
}

TEST(Jizhi, IsOncePerCardHoweverManyTargets) {
  Table t(4);
  t.seat(0).general("huangyueying").hand({card(kSavageAssault)});
  t.pile({card(kPeach)});
  t.start();
  t.use(0, kSavageAssault);
  t.launch(0, "jizhi");
  EXPECT_TRUE(t.idle(0)) << t.question();
  EXPECT_EQ(t.hand(0), 1);
}

TEST(Jizhi, IsNotForDelayedTricksBasicCardsAndEquipment) {
  Table t(3);
  t.seat(0).general("huangyueying").hand({card(kIndulgence), card(kSlash), card(kChitu)});
  t.start();
  t.use(0, kIndulgence, {1});
  t.use(0, kSlash, {1});
  t.use(0, kChitu);
  EXPECT_TRUE(t.idle(0)) << t.question();
  EXPECT_EQ(t.launches("jizhi"), 0);
}

TEST(Jizhi, IsNotForAConvertedTrick) {
  Table t(3);
  t.seat(0).general("huangyueying").skill("qixi").hand({card(kSlash, "S7")});
  t.seat(1).hand({card(kPeach)});
  t.start();
  t.convert(0, "qixi", {t.in_hand(0, kSlash)}, {1});
  EXPECT_TRUE(t.idle(0)) << t.question();
  EXPECT_TRUE(t.discarded(kPeach));
}

TEST(Jizhi, IsForNullificationOutsideHerTurn) {
  Table t(3);
  t.seat(0).hand({card(kExNihilo)});
  t.seat(1).general("huangyueying").hand({card(kNullification)});
  t.pile({card(kPeach)});
  t.start();
  t.use(0, kExNihilo);
  t.play(1, kNullification);
  t.launch(1, "jizhi");
  EXPECT_NE(t.in_hand(1, kPeach), kNoCard);
  EXPECT_EQ(t.hand(0), 0) << "the trick is offset";
}

TEST(Jizhi, TheDrawnCardMayAnswerWithinTheSameTrick) {
  Table t(3);
  t.seat(0).general("huangyueying").hand({card(kDuel)});
  t.seat(1).hand({card(kSlash)});
  t.pile({card(kSlash)});
  t.start();
  t.use(0, kDuel, {1});
  t.launch(0, "jizhi");
  t.play(1, kSlash);
  t.play(0, kSlash);
  EXPECT_EQ(t.damages(1), std::vector<int>{1});
}

TEST(Jizhi, IsNotForRecastingIronChain) {
  Table t(3);
  t.seat(0).general("huangyueying").hand({card(kIronChain)});
  t.start();
  t.recast(0, kIronChain);
  EXPECT_TRUE(t.idle(0)) << t.question();
  EXPECT_EQ(t.hand(0), 1);
}

TEST(Jizhi, IsNotForTheTricksOfOthers) {
  Table t(3);
  t.seat(0).hand({card(kExNihilo)});
  t.seat(1).general("huangyueying");
  t.start();
  t.use(0, kExNihilo);
  EXPECT_TRUE(t.idle(0)) << t.question();
}

// ---- 奇才

TEST(Qicai, HerTricksReachEverybody) {
  Table t(6);
  t.seat(0).general("huangyueying").hand({card(kSnatch), card(kSupplyShortage)});
  for (Seat s = 1; s < 6; ++s) t.seat(s).hand({card(kJink)});
  t.start();
  EXPECT_EQ(t.targets_of(kSnatch), seats({1, 2, 3, 4, 5}));
  EXPECT_EQ(t.targets_of(kSupplyShortage), seats({1, 2, 3, 4, 5}));
}

TEST(Qicai, HerSlashesDoNot) {
  Table t(6);
  t.seat(0).general("huangyueying").hand({card(kSlash)});
  t.start();
  EXPECT_EQ(t.targets_of(kSlash), seats({1, 5}));
}

TEST(Qicai, OthersKeepTheirDistance) {
  Table t(6);
  t.seat(0).hand({card(kSnatch)});
  for (Seat s = 1; s < 6; ++s) t.seat(s).hand({card(kJink)});
  t.seat(3).general("huangyueying");
  t.start();
  EXPECT_EQ(t.targets_of(kSnatch), seats({1, 5}));
}

}  // namespace
}  // namespace jiesuan::test
