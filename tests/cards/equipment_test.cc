// Attack ranges, and one weapon in place of another.
#include "engine/query/distance.h"
#include "tests/support/story.h"

namespace jiesuan::test {
namespace {

TEST(Weapons, HaveTheRangesPrintedOnThem) {
  const struct {
    CardName weapon;
    int range;
  } all[] = {{kCrossbow, 1}, {kQinggangSword, 2}, {kDoubleSwords, 2}, {kIceSword, 2},
             {kBlade, 3},    {kSpear, 3},         {kAxe, 3},          {kHalberd, 4},
             {kKylinBow, 5}, {kGudingBlade, 2},   {kFan, 4}};
  for (const auto& w : all) {
    Table t(4);
    t.seat(0).wears({card(w.weapon)});
    t.start();
    EXPECT_EQ(attack_range(t.game(), 0), w.range) << def(w.weapon).en;
    EXPECT_EQ(attack_range(t.game(), 1), 1) << "without one";
  }
}

TEST(Weapons, ReachAsFarAsTheirRange) {
  Table t(8);
  t.seat(0).hand({card(kSlash), card(kAxe)});
  t.start();
  EXPECT_EQ(t.targets_of(kSlash), seats({1, 7}));
  t.use(0, kAxe);
  EXPECT_EQ(t.targets_of(kSlash), seats({1, 2, 3, 5, 6, 7}));
}

TEST(Equipment, ANewPieceReplacesTheOldOneInTheSameMove) {  // timings M3, C44
  Table t(3);
  t.seat(0).hand({card(kAxe)}).wears({card(kCrossbow)});
  t.start();
  t.forget();
  t.use(0, kAxe);
  EXPECT_NE(t.worn(0, kAxe), kNoCard);
  EXPECT_EQ(t.worn(0, kCrossbow), kNoCard);
  EXPECT_TRUE(t.discarded(kCrossbow));
  EventId put_on = 0, taken_off = 1;
  for (const LogEntry& e : t.entries) {
    if (e.kind != LogKind::Moved) continue;
    if (e.to == Zone::Equipment) put_on = e.event;
    if (e.from == Zone::Equipment) {
      taken_off = e.event;
      EXPECT_EQ(e.reason, Reason::Replace);
    }
  }
  EXPECT_EQ(put_on, taken_off);
}

TEST(Equipment, EverySlotIsItsOwn) {
  Table t(3);
  t.seat(0).hand({card(kAxe), card(kVine), card(kDilu), card(kChitu)});
  t.start();
  t.use(0, kAxe);
  t.use(0, kVine);
  t.use(0, kDilu);
  t.use(0, kChitu);
  EXPECT_EQ(t.game()[0].equipped().size(), 4);
  EXPECT_TRUE(t.game().state.discard.empty());
}

TEST(Equipment, WorksFromTheMomentItIsPutOnAndNoLonger) {
  Table t(6);
  t.seat(0).hand({card(kAxe), card(kDoubleSwords), card(kSlash)});
  t.start();
  t.use(0, kAxe);
  EXPECT_TRUE(accepts(t, kSlash, {3}));
  t.use(0, kDoubleSwords);
  EXPECT_FALSE(accepts(t, kSlash, {3}));
  EXPECT_TRUE(accepts(t, kSlash, {2}));
}

TEST(Equipment, IsUsedWithTargetTimingsButWithoutAnEnd) {  // D15
  Table t(3);
  t.seat(0).hand({card(kVine)});
  t.start();
  t.forget();
  t.use(0, kVine);
  EXPECT_EQ(t.opened(Timing::UseBecameTarget), 1);
  EXPECT_EQ(t.opened(Timing::UseBeforeEffect), 0);
  EXPECT_EQ(t.opened(Timing::UseEnd1), 0);
}

}  // namespace
}  // namespace jiesuan::test
