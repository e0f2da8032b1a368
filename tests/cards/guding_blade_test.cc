// 古锭刀.
#include "tests/support/story.h"

namespace jiesuan::test {
namespace {

TEST(GudingBlade, DealsOneMoreToATargetWithoutHandCards) {  // R000-88
  Table t(3);
  t.seat(0).hand({card(kSlash)}).wears({card(kGudingBlade)});
  t.seat(1).wears({card(kDilu)});
  t.start();
  t.use(0, kSlash, {1});
  EXPECT_EQ(hits(t), (Hits{{1, 2}})) << "equipment is no hand";
}

TEST(GudingBlade, DealsNoMoreToATargetWithAHandCard) {
  Table t(3);
  t.seat(0).hand({card(kSlash)}).wears({card(kGudingBlade)});
  t.seat(1).hand({card(kPeach)});
  t.start();
  t.use(0, kSlash, {1});
  EXPECT_EQ(hits(t), (Hits{{1, 1}}));
}

TEST(GudingBlade, LooksAtTheHandWhenTheDamageIsAboutToBeDealt) {  // C13
  Table t(3);
  t.seat(0).hand({card(kSlash)}).skill("wushuang").wears({card(kGudingBlade)});
  t.seat(1).hand({card(kJink)});
  t.start();
  t.use(0, kSlash, {1});
  t.play(1, kJink);  // its last card, and one of the two it would take
  EXPECT_EQ(hits(t), (Hits{{1, 2}}));
}

TEST(GudingBlade, AddsToTheAnalepticAndASilverLionCapsTheSum) {  // R000-94
  Table t(3);
  t.seat(0).hand({card(kAnaleptic), card(kSlash)}).wears({card(kGudingBlade)});
  t.start();
  t.use(0, kAnaleptic);
  t.use(0, kSlash, {1});
  EXPECT_EQ(hits(t), (Hits{{1, 3}}));

  Table lion(3);
  lion.seat(0).hand({card(kAnaleptic), card(kSlash)}).wears({card(kGudingBlade)});
  lion.seat(1).wears({card(kSilverLion)});
  lion.start();
  lion.use(0, kAnaleptic);
  lion.use(0, kSlash, {1});
  EXPECT_EQ(hits(lion), (Hits{{1, 1}}));
}

TEST(GudingBlade, IsNotAppliedToConductedDamage) {  // R000-104, C05
  Table t(3);
  t.seat(0).hand({card(kFireSlash)}).wears({card(kGudingBlade)});
  t.seat(1).chained().hand({card(kPeach)});
  t.seat(2).chained();
  t.start();
  t.use(0, kFireSlash, {1});
  EXPECT_EQ(hits(t), (Hits{{1, 1}, {2, 1}})) << "the value seat 1 took";
}

TEST(GudingBlade, ItsBonusIsConductedWithTheValue) {  // C03
  Table t(3);
  t.seat(0).hand({card(kFireSlash)}).wears({card(kGudingBlade)});
  t.seat(1).chained();
  t.seat(2).chained();
  t.start();
  t.use(0, kFireSlash, {1});
  EXPECT_EQ(hits(t), (Hits{{1, 2}, {2, 2}}));
}

TEST(GudingBlade, IsForSlashesOnly) {
  Table t(3);
  t.seat(0).hand({card(kDuel)}).wears({card(kGudingBlade)});
  t.start();
  t.use(0, kDuel, {1});
  EXPECT_EQ(hits(t), (Hits{{1, 1}}));
}

}  // namespace
}  // namespace jiesuan::test
