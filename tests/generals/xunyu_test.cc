// 荀彧: 驱虎, 节命.
#include "tests/support/story.h"

namespace jiesuan::test {
namespace {

struct QuhuTable : Table {
  QuhuTable(const char* mine, const char* theirs) : Table(4) {
    seat(0).general("xunyu").hand({card(kSlash, mine)});
    seat(1).hand({card(kJink, theirs)});
    start();
  }
  void compare() {
    act(0, "quhu", {}, {1});
    choose_cards(0, {in_hand(0, kSlash)});
    choose_cards(1, {in_hand(1, kJink)});
  }
};

TEST(Quhu, WinningMakesTheTigerHurtWhomHeChoosesInItsRange) {
  QuhuTable t("S10", "D2");
  t.compare();
  EXPECT_EQ(t.request().options[0].seats, seats({0, 2})) << "seat 3 is too far from seat 1";
  t.choose_seats(0, {2});
  EXPECT_EQ(hits(t), (Hits{{2, 1}}));
  EXPECT_EQ(source_of_last_damage(t), 1);
}

TEST(Quhu, LosingMakesTheTigerHurtHim) {
  QuhuTable t("C2", "D11");
  t.compare();
  EXPECT_EQ(hits(t), (Hits{{0, 1}}));
  EXPECT_EQ(source_of_last_damage(t), 1);
}

TEST(Quhu, ATieIsNotAWin) {
  QuhuTable t("S10", "D10");
  t.compare();
  EXPECT_EQ(hits(t), (Hits{{0, 1}}));
}

TEST(Quhu, OnlyCharactersWithMoreHpAndHandCards) {
  Table t(5);
  t.seat(0).general("xunyu").hand({card(kSlash)});
  t.seat(1).hand({card(kJink)});
  t.seat(2).hp(3, 4).hand({card(kJink)});
  t.seat(3).wears({card(kChitu)});
  t.seat(4).hand({card(kPeach)});
  t.start();
  EXPECT_EQ(t.seats_for("quhu"), seats({1, 4}));
}

TEST(Quhu, NeedsAHandCardOfHisOwn) {
  Table t(3);
  t.seat(0).general("xunyu");
  t.seat(1).hand({card(kJink)});
  t.start();
  EXPECT_FALSE(t.offers("quhu"));
}

TEST(Quhu, OnceInAPhase) {
  Table t(3);
  t.seat(0).general("xunyu").hand({card(kSlash, "S10"), card(kDuel)});
  t.seat(1).hand({card(kJink, "D2"), card(kPeach)});
  t.start();
  t.act(0, "quhu", {}, {1});
  t.choose_cards(0, {t.in_hand(0, kSlash)});
  t.choose_cards(1, {t.in_hand(1, kJink)});
  t.choose_seats(0, {2});
  EXPECT_TRUE(t.idle(0));
  EXPECT_FALSE(t.offers("quhu"));
}

TEST(Quhu, WithNobodyInTheTigersRangeNothingHappens) {
  Table t(3);
  t.seat(0).general("xunyu").hand({card(kSlash, "S10")}).wears({card(kJueying)});
  t.seat(1).hand({card(kJink, "D2")});
  t.seat(2).wears({card(kDilu)});
  t.start();
  t.act(0, "quhu", {}, {1});
  t.choose_cards(0, {t.in_hand(0, kSlash)});
  t.choose_cards(1, {t.in_hand(1, kJink)});
  EXPECT_TRUE(t.idle(0)) << t.question();
  EXPECT_TRUE(hits(t).empty());
}

// ---- 节命

TEST(Jieming, LetsACharacterDrawUpToItsMaximumHp) {
  Table t(3);
  t.seat(0).hand({card(kSlash)});
  t.seat(1).general("xunyu").hand({card(kPeach)});
  t.start();
  t.use(0, kSlash, {1});
  t.launch(1, "jieming", {}, {1});
  EXPECT_EQ(t.hand(1), 3);
  EXPECT_TRUE(t.idle(0));
}

TEST(Jieming, FiveCardsAtMostAndNotForThoseWhoHaveThem) {
  Table t(4);
  t.seat(0).hand({card(kSlash)});
  t.seat(1).general("xunyu").hand({card(kPeach), card(kDuel), card(kCrossbow)});
  t.seat(2).hp(8, 8).hand({card(kSlash)});
  t.seat(3).hp(8, 8).hand({card(kSlash), card(kSlash), card(kSlash), card(kSlash), card(kSlash)});
  t.start();
  t.use(0, kSlash, {1});
  EXPECT_EQ(t.seats_for("jieming"), seats({0, 2}));
  t.launch(1, "jieming", {}, {2});
  EXPECT_EQ(t.hand(2), 5);
}

TEST(Jieming, OncePerPointOfDamage) {
  Table t(3);
  t.seat(0).hand({card(kSlash), card(kAnaleptic)});
  t.seat(1).general("xunyu");
  t.start();
  t.use(0, kAnaleptic);
  t.use(0, kSlash, {1});
  t.launch(1, "jieming", {}, {1});
  t.launch(1, "jieming", {}, {2});
  EXPECT_EQ(t.hand(1), 3);
  EXPECT_EQ(t.hand(2), 4);
  EXPECT_TRUE(t.idle(0)) << t.question();
}

TEST(Jieming, IsNotOfferedWhenEverybodyHasEnough) {
  Table t(2);
  t.seat(0).hp(1, 1).hand({card(kSlash), card(kSlash)});
  t.seat(1).general("xunyu").hp(1, 1).hand({card(kPeach), card(kPeach)});
  t.start();
  t.use(0, kSlash, {1});
  t.play(1, kPeach);
  EXPECT_TRUE(t.idle(0)) << t.question();
}

// R004-09: damage1.after{刚烈{judge, damage2.after{遗计}}}, then 节命 at the same damage1.after.
TEST(Jieming, IsStillOfferedAfterGanglieWithEverythingItProvoked) {
  Table t(3);
  t.seat(0).general("guojia").general("caoren").hand({card(kSlash)});
  t.seat(1).general("xunyu").general("xiahoudun");
  t.pile({card(kSlash, "S7")});
  t.start();
  t.use(0, kSlash, {1});
  EXPECT_TRUE(t.offers(1, "ganglie"));
  EXPECT_TRUE(t.offers(1, "jieming")) << "he chooses the order";
  t.launch(1, "ganglie");
  ASSERT_TRUE(t.offers(0, "yiji")) << t.question();
  t.launch(0, "yiji");
  const CardSet two = t.request().options[0].cards;
  t.choose_cards(0, {two.nth(0), two.nth(1)}, {0});
  ASSERT_TRUE(t.offers(1, "jieming")) << t.question();
  EXPECT_FALSE(t.offers("ganglie"));
  t.launch(1, "jieming", {}, {1});
  EXPECT_EQ(t.hand(1), 3);
  EXPECT_EQ(hits(t), (Hits{{1, 1}, {0, 1}}));
}

}  // namespace
}  // namespace jiesuan::test
