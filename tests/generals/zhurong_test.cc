// 祝融: 巨象, 烈刃.
#include "tests/support/story.h"

namespace jiesuan::test {
namespace {

// ---- 巨象

TEST(Juxiang, SavageAssaultHasNoEffectOnHerAndSheObtainsIt) {
  Table t(3);
  t.seat(0).hand({card(kSavageAssault)});
  t.seat(1).general("zhurong").hand({card(kSlash)});
  t.start();
  const CardId assault = t.in_hand(0, kSavageAssault);
  t.use(0, kSavageAssault);
  EXPECT_EQ(hits(t), (Hits{{2, 1}})) << "she is not even asked";
  EXPECT_TRUE(t.idle(0)) << t.question();
  EXPECT_TRUE(t.game()[1].hand.has(assault));
}

TEST(Juxiang, NotHerOwnSavageAssault) {
  Table t(3);
  t.seat(0).general("zhurong").hand({card(kSavageAssault)});
  t.start();
  t.use(0, kSavageAssault);
  EXPECT_EQ(t.hand(0), 0);
  EXPECT_TRUE(t.discarded(kSavageAssault));
}

TEST(Juxiang, NotWhatSomebodyElseTookBefore) {
  Table t(3);
  t.seat(0).hand({card(kSavageAssault)});
  t.seat(1).general("zhurong");
  t.seat(2).general("caocao");
  t.start();
  t.use(0, kSavageAssault);
  t.launch(2, "jianxiong");
  EXPECT_EQ(t.hand(1), 0);
  EXPECT_EQ(t.hand(2), 1);
}

TEST(Juxiang, IsNotForArcheryAttack) {
  Table t(3);
  t.seat(0).hand({card(kArcheryAttack)});
  t.seat(1).general("zhurong");
  t.start();
  t.use(0, kArcheryAttack);
  EXPECT_EQ(hits(t), (Hits{{1, 1}, {2, 1}}));
  EXPECT_EQ(t.hand(1), 0);
}

// ---- 烈刃

// She hurts seat 1 and both lay down a 杀.
void lay_out_lieren(Table& t, const char* mine, const char* theirs) {
  t.seat(0).general("zhurong").hand({card(kFireSlash), card(kSlash, mine)});
  t.seat(1).hand({card(kSlash, theirs), card(kPeach)});
  t.start();
  t.use(0, kFireSlash, {1});
  EXPECT_EQ(t.request().timing, Timing::DamageCaused);
  t.launch(0, "lieren");
  t.choose_cards(0, {t.in_hand(0, kSlash)});
  t.choose_cards(1, {t.in_hand(1, kSlash)});
}

TEST(Lieren, WonSheObtainsACard) {
  Table t(3);
  lay_out_lieren(t, "S9", "C2");
  EXPECT_EQ(t.hand(1), 0);
  EXPECT_NE(t.in_hand(0, kPeach), kNoCard) << t.question();
}

TEST(Lieren, NotWonNothingHappens) {
  Table t(3);
  lay_out_lieren(t, "S9", "C9");
  EXPECT_EQ(t.hand(1), 1);
  EXPECT_EQ(t.hand(0), 0);
  EXPECT_TRUE(t.idle(0));
}

TEST(Lieren, OfHandOrEquipment) {
  Table t(3);
  t.seat(1).wears({card(kChitu)});
  lay_out_lieren(t, "S9", "C2");
  t.choose_cards(0, {t.worn(1, kChitu)});
  EXPECT_NE(t.in_hand(0, kChitu), kNoCard);
}

TEST(Lieren, NeedsAHandCardOnBothSides) {
  Table t(3);
  t.seat(0).general("zhurong").hand({card(kSlash)});
  t.seat(1).hand({card(kPeach)});
  t.start();
  t.use(0, kSlash, {1});
  EXPECT_TRUE(t.idle(0)) << t.question();
  Table u(3);
  u.seat(0).general("zhurong").hand({card(kSlash), card(kPeach)});
  u.seat(1).wears({card(kChitu)});
  u.start();
  u.use(0, kSlash, {1});
  EXPECT_TRUE(u.idle(0)) << u.question();
}

TEST(Lieren, NotForADuelNorForConductedDamage) {
  Table t(3);
  t.seat(0).general("zhurong").hand({card(kDuel), card(kFireSlash), card(kPeach)});
  t.seat(1).hand({card(kPeach)}).chained();
  t.seat(2).hand({card(kPeach)}).chained();
  t.start();
  t.use(0, kDuel, {1});
  EXPECT_TRUE(t.idle(0)) << t.question();
  t.use(0, kFireSlash, {1});
  t.pass(0);
  EXPECT_EQ(t.damages(2), std::vector<int>{1});
  EXPECT_TRUE(t.idle(0)) << t.question();
}

}  // namespace
}  // namespace jiesuan::test
