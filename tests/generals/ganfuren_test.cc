// 甘夫人: 淑慎, 神智.
#include "generals/common.h"
#include "tests/support/table.h"

namespace jiesuan::test {
namespace {

// ---- 淑慎

TEST(Shushen, AWoundedCharacterChoosesBetweenHpAndCards) {
  for (const bool heal : {true, false}) {
    Table t(3);
    t.seat(0).general("ganfuren").hp(2, 3).hand({card(kPeach)});
    t.seat(1).hp(2, 4);
    t.start();
    t.use(0, kPeach);
    EXPECT_EQ(t.seats_for("shushen"), seats({1, 2}));
    t.launch(0, "shushen", {}, {1});
    ASSERT_EQ(t.asked(), 1) << t.question();
    t.choose_option(1, heal ? 0 : 1);
    EXPECT_EQ(t.hp(1), heal ? 3 : 2);
    EXPECT_EQ(t.hand(1), heal ? 0 : 2);
  }
}

TEST(Shushen, AnUnwoundedOneJustDraws) {
  Table t(3);
  t.seat(0).general("ganfuren").hp(2, 3).hand({card(kPeach)});
  t.start();
  t.use(0, kPeach);
  t.launch(0, "shushen", {}, {2});
  EXPECT_EQ(t.hand(2), 2);
  EXPECT_TRUE(t.idle(0)) << t.question();
}

Task<> heal_herself(Skill<Phase> s) { co_await recover(s.game, recovery_from(s, s.owner, 2)); }
const SkillDef heals_herself({"test_shushen_heal", "愈"}, Listing::Nameless,
                             at<Timing::PlayIdle>().then(heal_herself));

TEST(Shushen, ForEachPoint) {
  Table t(3);
  t.seat(0).general("ganfuren").skill("test_shushen_heal").hp(1, 3);
  t.start();
  t.act(0, "test_shushen_heal");
  t.launch(0, "shushen", {}, {1});
  t.launch(0, "shushen", {}, {2});
  EXPECT_EQ(t.hand(1), 2);
  EXPECT_EQ(t.hand(2), 2);
  EXPECT_TRUE(t.idle(0)) << t.question();
}

TEST(Shushen, MayBeDeclinedAndIsNotForTheRecoveryOfOthers) {
  Table t(3);
  t.seat(0).general("ganfuren").hp(2, 3).hand({card(kPeach)});
  t.start();
  t.use(0, kPeach);
  t.pass(0);
  EXPECT_TRUE(t.idle(0));
  Table u(3);
  u.seat(0).hp(2, 3).hand({card(kPeach)});
  u.seat(1).general("ganfuren");
  u.start();
  u.use(0, kPeach);
  EXPECT_TRUE(u.idle(0)) << u.question();
}

// ---- 神智

TEST(Shenzhi, EnoughDiscardedHandCardsHeal) {
  Table t(3);
  t.seat(0).general("ganfuren").hp(2, 3).hand({card(kJink), card(kDuel)}).wears({card(kChitu)});
  t.turn_of(0, PhaseKind::Prepare).start();
  t.launch(0, "shenzhi");
  EXPECT_EQ(t.hp(0), 3);
  EXPECT_EQ(t.hand(0), 0);
  EXPECT_NE(t.worn(0, kChitu), kNoCard);
  EXPECT_TRUE(t.offers(0, "shushen")) << "she has recovered: " << t.question();
}

TEST(Shenzhi, TooFewAreDiscardedForNothing) {
  Table t(3);
  t.seat(0).general("ganfuren").hp(2, 3).hand({card(kJink)});
  t.pile({card(kSlash), card(kSlash)});
  t.turn_of(0, PhaseKind::Prepare).start();
  t.launch(0, "shenzhi");
  EXPECT_EQ(t.hp(0), 2);
  EXPECT_TRUE(t.discarded(kJink));
}

TEST(Shenzhi, IsNotOfferedWithoutHandCardsAndMayBeDeclined) {
  Table t(3);
  t.seat(0).general("ganfuren").hp(1, 3).wears({card(kChitu)});
  t.pile({card(kSlash), card(kSlash)});
  t.turn_of(0, PhaseKind::Prepare).start();
  EXPECT_TRUE(t.idle(0)) << t.question();
  Table u(3);
  u.seat(0).general("ganfuren").hp(1, 3).hand({card(kJink)});
  u.turn_of(0, PhaseKind::Prepare).start();
  u.pass(0);
  EXPECT_EQ(u.hp(0), 1);
  EXPECT_EQ(u.hand(0), 3);
}

}  // namespace
}  // namespace jiesuan::test
