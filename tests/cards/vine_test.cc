// 藤甲.
#include "tests/support/story.h"

namespace jiesuan::test {
namespace {

TEST(Vine, ANormalSlashHasNoEffectAndNobodyIsAskedForAJink) {  // R000-71
  Table t(3);
  t.seat(0).hand({card(kSlash, "H10")});
  t.seat(1).hand({card(kJink)}).wears({card(kVine)});
  t.start();
  t.use(0, kSlash, {1});
  EXPECT_TRUE(t.idle(0));
  EXPECT_TRUE(hits(t).empty());
}

TEST(Vine, SavageAssaultAndArcheryAttackHaveNoEffectAndNoNullificationIsAskedFor) {  // R000-37
  for (CardName trick : {kSavageAssault, kArcheryAttack}) {
    Table t(3);
    t.seat(0).hand({card(trick)});
    t.seat(1).hand({card(kNullification)}).wears({card(kVine)});
    t.start();
    t.use(0, trick);
    t.pass(1);  // for seat 2, and only for seat 2
    EXPECT_TRUE(t.idle(0)) << t.question();
    EXPECT_EQ(hits(t), (Hits{{2, 1}}));
  }
}

TEST(Vine, FireHurtsOneMore) {
  Table t(3);
  t.seat(0).hand({card(kFireSlash)});
  t.seat(1).wears({card(kVine)});
  t.start();
  t.use(0, kFireSlash, {1});
  EXPECT_EQ(hits(t), (Hits{{1, 2}}));
}

TEST(Vine, AFireSlashIsStillDodged) {
  Table t(3);
  t.seat(0).hand({card(kFireSlash)});
  t.seat(1).hand({card(kJink)}).wears({card(kVine)});
  t.start();
  t.use(0, kFireSlash, {1});
  t.play(1, kJink);
  EXPECT_TRUE(hits(t).empty());
}

TEST(Vine, AFireAttackHurtsOneMore) {
  Table t(3);
  t.seat(0).hand({card(kFireAttack), card(kJink, "H")});
  t.seat(1).hand({card(kPeach, "H")}).wears({card(kVine)});
  t.start();
  t.use(0, kFireAttack, {1});
  t.choose_cards(0, {t.in_hand(0, kJink)});
  EXPECT_EQ(hits(t), (Hits{{1, 2}}));
}

TEST(Vine, ThunderAndOtherTricksHitAsUsual) {
  Table t(3);
  t.seat(0).hand({card(kThunderSlash), card(kDuel)});
  t.seat(1).wears({card(kVine)});
  t.start();
  t.use(0, kThunderSlash, {1});
  t.use(0, kDuel, {1});
  EXPECT_EQ(hits(t), (Hits{{1, 1}, {1, 1}}));
}

}  // namespace
}  // namespace jiesuan::test
