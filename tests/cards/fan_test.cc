// 朱雀羽扇.
#include "tests/support/story.h"

namespace jiesuan::test {
namespace {

TEST(Fan, MakesANormalSlashAFireSlashForEverythingThatFollows) {  // R000-63
  Table t(3);
  t.seat(0).hand({card(kSlash)}).wears({card(kFan)});
  t.seat(1).wears({card(kVine)});
  t.start();
  t.use(0, kSlash, {1});
  t.launch(0, "fan");
  EXPECT_EQ(hits(t), (Hits{{1, 2}})) << "the vine does not stop it, and burns";
  EXPECT_EQ(last(t, LogKind::DamageDealt).element, Element::Fire);
}

TEST(Fan, TheUserMayLeaveTheSlashNormal) {
  Table t(3);
  t.seat(0).hand({card(kSlash)}).wears({card(kFan)});
  t.start();
  t.use(0, kSlash, {1});
  t.pass(0);
  EXPECT_EQ(last(t, LogKind::DamageDealt).element, Element::Normal);
}

TEST(Fan, IsNotAskedForAnElementalSlash) {
  for (CardName slash : {kFireSlash, kThunderSlash}) {
    Table t(3);
    t.seat(0).hand({card(slash)}).wears({card(kFan)});
    t.start();
    t.use(0, slash, {1});
    EXPECT_EQ(t.count(LogKind::DamageDealt), 1);
  }
}

TEST(Fan, ABlackSlashStaysBlack) {
  Table t(3);
  t.seat(0).hand({card(kSlash, "S7")}).wears({card(kFan)});
  t.seat(1).wears({card(kNiohShield)});
  t.start();
  t.use(0, kSlash, {1});
  t.launch(0, "fan");
  EXPECT_TRUE(hits(t).empty());
}

TEST(Fan, ItsFireIsConducted) {
  Table t(3);
  t.seat(0).hand({card(kSlash)}).wears({card(kFan)});
  t.seat(1).chained();
  t.seat(2).chained();
  t.start();
  t.use(0, kSlash, {1});
  t.launch(0, "fan");
  EXPECT_EQ(hits(t), (Hits{{1, 1}, {2, 1}}));
}

TEST(Fan, WorksOnAConvertedSlashAndCountsForTheLimit) {
  Table t(3);
  t.seat(0).skill("wusheng").hand({card(kPeach), card(kFireSlash)}).wears({card(kFan)});
  t.start();
  t.convert(0, "wusheng", {t.in_hand(0, kPeach)}, {1});
  t.launch(0, "fan");
  EXPECT_EQ(last(t, LogKind::DamageDealt).element, Element::Fire);
  EXPECT_FALSE(t.may_use(kFireSlash));
}

TEST(Fan, IsNotAskedForARespondedSlash) {
  Table t(3);
  t.seat(0).hand({card(kSavageAssault)});
  t.seat(1).hand({card(kSlash)}).wears({card(kFan)});
  t.start();
  t.use(0, kSavageAssault);
  t.play(1, kSlash);
  EXPECT_TRUE(t.idle(0));
}

}  // namespace
}  // namespace jiesuan::test
