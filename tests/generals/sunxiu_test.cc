// 孙休: 宴诛, 兴学, 诏缚; and who counts as in range.
#include "engine/query/distance.h"
#include "generals/common.h"
#include "tests/support/story.h"

namespace jiesuan::test {
namespace {

// ---- 宴诛

TEST(Yanzhu, TheGuestDiscardsACard) {
  Table t(3);
  t.seat(0).general("sunxiu");
  t.seat(1).hand({card(kJink)}).wears({card(kBlade)});
  t.start();
  EXPECT_EQ(t.seats_for("yanzhu"), seats({1})) << "it needs a card";
  t.act(0, "yanzhu", {}, {1});
  t.choose_option(1, 1);
  t.choose_cards(1, {t.in_hand(1, kJink)});
  EXPECT_TRUE(t.discarded(kJink));
  EXPECT_TRUE(has(t, 0, "yanzhu"));
  EXPECT_FALSE(t.offers("yanzhu"));
}

TEST(Yanzhu, OrYieldsAllItsEquipmentAndHeLosesTheSkill) {
  Table t(3);
  t.seat(0).general("sunxiu");
  t.seat(1).wears({card(kBlade), card(kChitu)});
  t.start();
  t.act(0, "yanzhu", {}, {1});
  t.choose_option(1, 0);
  EXPECT_EQ(t.hand(0), 2);
  EXPECT_TRUE(t.game()[1].equipped().empty());
  EXPECT_FALSE(has(t, 0, "yanzhu"));
}

TEST(Yanzhu, WithoutEquipmentItMustDiscard) {
  Table t(3);
  t.seat(0).general("sunxiu");
  t.seat(1).hand({card(kJink)});
  t.start();
  t.act(0, "yanzhu", {}, {1});
  EXPECT_TRUE(t.discarded(kJink)) << t.question();
}

// ---- 兴学

TEST(Xingxue, AsManyAsHisHpDrawAndPutACardBack) {
  Table t(4);
  t.seat(0).general("sunxiu").hp(2, 3);
  t.seat(2).hand({card(kPeach)});
  t.pile({card(kSlash, "S7"), card(kJink, "H2"), card(kDuel, "S1")});
  t.start();
  t.end_phase(0);
  EXPECT_EQ(t.seats_for("xingxue", {}, {0, 2}), SeatSet{}) << "two";
  t.launch(0, "xingxue", {}, {2, 0});
  EXPECT_EQ(t.hand(0), 0) << "his only card went back, before the next drew";
  EXPECT_NE(t.in_hand(2, kSlash), kNoCard) << "the very card he had put there";
  t.choose_cards(2, {t.in_hand(2, kPeach)});
  EXPECT_EQ(t.hand(2), 1);
  EXPECT_NE(t.in_hand(1, kPeach), kNoCard) << "seat 1 has drawn it in its draw phase";
}

TEST(Xingxue, NobodySeesWhatIsPutBack) {
  Table t(3);
  t.seat(0).general("sunxiu").hp(1, 3).hand({card(kPeach)});
  t.start();
  t.end_phase(0);
  t.launch(0, "xingxue", {}, {0});
  t.choose_cards(0, {t.in_hand(0, kPeach)});
  for (const LogEntry& e : t.of(LogKind::Moved))
    if (e.to == Zone::Pile) EXPECT_FALSE(e.open);
}

TEST(Xingxue, OnceYanzhuIsLostByItselfItsTheMaximum) {
  Table t(4);
  t.seat(0).general("sunxiu").hp(1, 3);
  t.seat(1).wears({card(kBlade)});
  t.start();
  t.act(0, "yanzhu", {}, {1});
  t.choose_option(1, 0);
  t.end_phase(0);
  EXPECT_EQ(t.seats_for("xingxue", {}, {0, 1}).size(), 2) << "a third may be chosen: " << t.question();
  Table u(4);
  u.seat(0).general("sunxiu").hp(1, 3);
  u.start();
  u.end_phase(0);
  EXPECT_EQ(u.seats_for("xingxue", {}, {0}), SeatSet{});
}

// ---- 诏缚

TEST(Zhaofu, HisNeighboursAreInTheRangeOfTheOthersOfWu) {
  Table t(6);
  t.seat(0).general("sunxiu");
  t.seat(3).kingdom(Kingdom::Wu).hand({card(kSlash)});
  t.seat(4).kingdom(Kingdom::Shu);
  t.turn_of(3).start();
  EXPECT_EQ(t.targets_of(kSlash), seats({1, 2, 4, 5}));
  EXPECT_EQ(in_range_of(t.game(), 3), seats({1, 2, 4, 5}));
  EXPECT_EQ(in_range_of(t.game(), 4), seats({3, 5})) << "only for Wu";
  EXPECT_EQ(attack_range(t.game(), 3), 1) << "the range itself is as it was";
}

TEST(Zhaofu, NotForHimselfNorOfAnotherThanTheLord) {
  Table t(6);
  t.seat(0).general("sunxiu").wears({card(kChitu)}).hand({card(kSlash)});
  t.seat(1).kingdom(Kingdom::Wu);
  t.start();
  EXPECT_EQ(in_range_of(t.game(), 1), seats({0, 2, 4, 5})) << "with the horse two to each side are near";
  Table u(6);
  u.seat(1).general("sunxiu");
  u.seat(4).kingdom(Kingdom::Wu);
  u.start();
  EXPECT_EQ(in_range_of(u.game(), 4), seats({3, 5}));
}

TEST(Zhaofu, DoesNotReachForCardsOfDistanceOne) {
  Table t(6);
  t.seat(0).general("sunxiu");
  t.seat(1).hand({card(kPeach)});
  t.seat(3).kingdom(Kingdom::Wu).hand({card(kSnatch)});
  t.seat(4).hand({card(kPeach)});
  t.turn_of(3).start();
  EXPECT_EQ(t.targets_of(kSnatch), seats({4}));
}

}  // namespace
}  // namespace jiesuan::test
