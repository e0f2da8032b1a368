// 贯石斧.
#include "tests/support/story.h"

namespace jiesuan::test {
namespace {

TEST(Axe, ForTwoCardsTheDodgedSlashStillHits) {  // R000-79
  Table t(3);
  t.seat(0).hand({card(kSlash), card(kJink), card(kPeach)}).wears({card(kAxe)});
  t.seat(1).hand({card(kJink), card(kJink)});
  t.start();
  t.use(0, kSlash, {1});
  t.play(1, kJink);
  t.launch(0, "axe", {t.in_hand(0, kJink), t.in_hand(0, kPeach)});
  EXPECT_EQ(hits(t), (Hits{{1, 1}}));
  EXPECT_EQ(t.hand(0), 0);
  EXPECT_EQ(t.hand(1), 1) << "the first jink is spent, no second window";
}

TEST(Axe, MayBePaidWithEquipmentButNotWithItself) {
  Table t(3);
  t.seat(0).hand({card(kSlash), card(kPeach)}).wears({card(kAxe), card(kDilu)});
  t.seat(1).hand({card(kJink)});
  t.start();
  t.use(0, kSlash, {1});
  t.play(1, kJink);
  ASSERT_TRUE(t.offers("axe"));
  EXPECT_FALSE(t.request().options[0].cards.has(t.worn(0, kAxe)));
  t.launch(0, "axe", {t.in_hand(0, kPeach), t.worn(0, kDilu)});
  EXPECT_EQ(hits(t), (Hits{{1, 1}}));
  EXPECT_NE(t.worn(0, kAxe), kNoCard);
}

TEST(Axe, IsNotOfferedWithFewerThanTwoOtherCards) {
  Table t(3);
  t.seat(0).hand({card(kSlash), card(kPeach)}).wears({card(kAxe)});
  t.seat(1).hand({card(kJink)});
  t.start();
  t.use(0, kSlash, {1});
  t.play(1, kJink);
  EXPECT_TRUE(t.idle(0));
  EXPECT_EQ(t.hp(1), 4);
}

TEST(Axe, TheUserMayKeepTheCards) {
  Table t(3);
  t.seat(0).hand({card(kSlash), card(kPeach), card(kPeach)}).wears({card(kAxe)});
  t.seat(1).hand({card(kJink)});
  t.start();
  t.use(0, kSlash, {1});
  t.play(1, kJink);
  t.pass(0);
  EXPECT_TRUE(hits(t).empty());
  EXPECT_EQ(t.hand(0), 2);
}

TEST(Axe, TheSlashKeepsItsAnalepticAndItsElement) {
  Table t(3);
  t.seat(0).hand({card(kAnaleptic), card(kFireSlash), card(kPeach), card(kPeach)}).wears({card(kAxe)});
  t.seat(1).hand({card(kJink)});
  t.start();
  t.use(0, kAnaleptic);
  t.use(0, kFireSlash, {1});
  t.play(1, kJink);
  t.launch(0, "axe", {t.in_hand(0, kPeach, 0), t.in_hand(0, kPeach, 1)});
  EXPECT_EQ(hits(t), (Hits{{1, 2}}));
  EXPECT_EQ(last(t, LogKind::DamageDealt).element, Element::Fire);
}

TEST(Axe, ASlashWithoutEffectWasNotOffset) {
  Table t(3);
  t.seat(0).hand({card(kSlash, "S7"), card(kPeach), card(kPeach)}).wears({card(kAxe)});
  t.seat(1).wears({card(kNiohShield)});
  t.start();
  t.use(0, kSlash, {1});
  EXPECT_TRUE(t.idle(0));
}

}  // namespace
}  // namespace jiesuan::test
