// 诸葛连弩.
#include "tests/support/story.h"

namespace jiesuan::test {
namespace {

TEST(Crossbow, AnyNumberOfSlashesInTheOwnPlayPhase) {  // R000-50
  Table t(3);
  t.seat(0).hand({card(kSlash), card(kFireSlash), card(kThunderSlash)}).wears({card(kCrossbow)});
  t.start();
  t.use(0, kSlash, {1});
  t.use(0, kFireSlash, {2});
  t.use(0, kThunderSlash, {1});
  EXPECT_EQ(hits(t), (Hits{{1, 1}, {2, 1}, {1, 1}}));
}

TEST(Crossbow, PutOnAfterTheFirstSlashItStillHelps) {
  Table t(3);
  t.seat(0).hand({card(kSlash), card(kFireSlash), card(kCrossbow)});
  t.start();
  t.use(0, kSlash, {1});
  EXPECT_FALSE(t.may_use(kFireSlash));
  t.use(0, kCrossbow);
  EXPECT_TRUE(t.may_use(kFireSlash));
}

TEST(Crossbow, TheSlashesUsedWithItCountWhenItIsGone) {
  Table t(3);
  t.seat(0).hand({card(kSlash), card(kFireSlash), card(kAxe)}).wears({card(kCrossbow)});
  t.start();
  t.use(0, kSlash, {1});
  t.use(0, kAxe);
  EXPECT_FALSE(t.may_use(kFireSlash));
}

TEST(Crossbow, CannotBeTheSecondSlashItselfAllows) {  // principles §5, double use of equipment
  Table t(3);
  t.seat(0).skill("wusheng").hand({card(kSlash, "S7"), card(kPeach)}).wears({card(kCrossbow, "D1")});
  t.start();
  const CardId bow = t.worn(0, kCrossbow);
  const auto offered = [&] {
    for (const Option& o : t.request().options)
      if (o.kind == OptionKind::Convert) return o.cards;
    return CardSet{};
  };
  EXPECT_TRUE(offered().has(bow)) << "as the first one it may";
  t.use(0, kSlash, {1});
  EXPECT_FALSE(offered().has(bow));
  EXPECT_TRUE(offered().has(t.in_hand(0, kPeach)));
}

}  // namespace
}  // namespace jiesuan::test
