// 麒麟弓.
#include "tests/support/story.h"

namespace jiesuan::test {
namespace {

TEST(KylinBow, DiscardsAHorseOfTheTargetAndTheDamageGoesOn) {  // R000-88
  Table t(3);
  t.seat(0).hand({card(kSlash)}).wears({card(kKylinBow)});
  t.seat(1).wears({card(kDilu), card(kChitu), card(kAxe)});
  t.start();
  t.use(0, kSlash, {1});
  t.launch(0, "kylin_bow", {t.worn(1, kChitu)});
  EXPECT_TRUE(t.discarded(kChitu));
  EXPECT_NE(t.worn(1, kDilu), kNoCard) << "only one";
  EXPECT_EQ(hits(t), (Hits{{1, 1}}));
}

TEST(KylinBow, HitsHorsesOnly) {
  Table t(3);
  t.seat(0).hand({card(kSlash)}).wears({card(kKylinBow)});
  t.seat(1).hand({card(kPeach)}).wears({card(kDilu), card(kAxe)});
  t.start();
  t.use(0, kSlash, {1});
  ASSERT_TRUE(t.offers("kylin_bow"));
  EXPECT_EQ(t.request().options[0].cards, CardSet(t.worn(1, kDilu)));
}

TEST(KylinBow, IsNotOfferedAgainstATargetOnFoot) {
  Table t(3);
  t.seat(0).hand({card(kSlash)}).wears({card(kKylinBow)});
  t.seat(1).hand({card(kPeach)}).wears({card(kAxe)});
  t.start();
  t.use(0, kSlash, {1});
  EXPECT_EQ(hits(t), (Hits{{1, 1}}));
}

TEST(KylinBow, TheUserMaySpareTheHorse) {
  Table t(3);
  t.seat(0).hand({card(kSlash)}).wears({card(kKylinBow)});
  t.seat(1).wears({card(kDilu)});
  t.start();
  t.use(0, kSlash, {1});
  t.pass(0);
  EXPECT_NE(t.worn(1, kDilu), kNoCard);
  EXPECT_EQ(hits(t), (Hits{{1, 1}}));
}

TEST(KylinBow, IsNotOfferedForADodgedSlash) {
  Table t(3);
  t.seat(0).hand({card(kSlash)}).wears({card(kKylinBow)});
  t.seat(1).hand({card(kJink)}).wears({card(kDilu)});
  t.start();
  t.use(0, kSlash, {1});
  t.play(1, kJink);
  EXPECT_TRUE(t.idle(0));
}

TEST(KylinBow, IsNotOfferedForConductedDamage) {  // R000-104, C05
  Table t(3);
  t.seat(0).hand({card(kFireSlash)}).wears({card(kKylinBow)});
  t.seat(1).chained();
  t.seat(2).chained().wears({card(kDilu)});
  t.start();
  t.use(0, kFireSlash, {1});
  EXPECT_EQ(hits(t), (Hits{{1, 1}, {2, 1}}));
  EXPECT_NE(t.worn(2, kDilu), kNoCard);
}

TEST(KylinBow, IsForSlashesOnly) {
  Table t(3);
  t.seat(0).hand({card(kDuel)}).wears({card(kKylinBow)});
  t.seat(1).wears({card(kDilu)});
  t.start();
  t.use(0, kDuel, {1});
  EXPECT_EQ(hits(t), (Hits{{1, 1}}));
}

}  // namespace
}  // namespace jiesuan::test
