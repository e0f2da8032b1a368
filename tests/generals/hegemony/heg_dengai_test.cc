// 邓艾〔国战〕: 急袭, 资粮.
#include "engine/rules/skills.h"
#include "tests/support/story.h"

namespace jiesuan::test {
namespace {

CardSet fields(Table& t, Seat s) {
  return cards_on_general(t.game(), s, Catalogue::get().find_skill("tuntian")->number);
}

TEST(JixiHeg, AsHeadHeUsesAFieldAsSnatch) {
  Table t(4);
  t.mode("hegemony");
  t.seat(0).generals("heg_dengai", "heg_zangba").lies_on_general(card(kPeach), "tuntian");
  t.seat(1).hand({card(kSlash)});
  t.seat(2).hand({card(kSlash)});
  t.start();
  const CardId field = fields(t, 0).first();
  EXPECT_EQ(t.seats_for("jixi_heg", {field}), seats({1})) << "the field does not shorten its own way";
  t.convert(0, "jixi_heg", {field}, {1});
  EXPECT_EQ(t.hand(0), 1);
  EXPECT_TRUE(t.discarded(kPeach));
}

TEST(JixiHeg, NotAsDeputy) {
  Table t(4);
  t.mode("hegemony");
  t.seat(0).generals("heg_zangba", "heg_dengai").lies_on_general(card(kPeach), "tuntian");
  t.seat(1).hand({card(kSlash)});
  t.start();
  EXPECT_FALSE(t.offers("jixi_heg"));
}

TEST(JixiHeg, HalfASymbolLessAsHead) {
  Table t(4);
  t.mode("hegemony");
  t.seat(0).generals("heg_dengai", "heg_zangba");
  t.seat(1).generals("heg_caohong", "heg_dengai");
  t.start();
  EXPECT_EQ(t.game()[0].max_hp, 3);
  EXPECT_EQ(t.game()[1].max_hp, 4);
}

TEST(Ziliang, AsDeputyHeGivesAFieldToOneOfHisForceThatWasHurt) {
  Table t(4);
  t.mode("hegemony");
  t.turn_of(1);
  t.seat(0).generals("heg_zangba", "heg_dengai").lies_on_general(card(kPeach), "tuntian");
  t.seat(1).hand({card(kSlash)});
  t.seat(2).kingdom(Kingdom::Wei);
  t.start();
  t.use(1, kSlash, {2});
  t.launch(0, "ziliang", {fields(t, 0).first()});
  EXPECT_NE(t.in_hand(2, kPeach), kNoCard);
  EXPECT_TRUE(fields(t, 0).empty());
}

TEST(Ziliang, NotForAnotherForceNorAsHead) {
  Table t(4);
  t.mode("hegemony");
  t.turn_of(1);
  t.seat(0).generals("heg_zangba", "heg_dengai").lies_on_general(card(kPeach), "tuntian");
  t.seat(1).hand({card(kSlash)});
  t.seat(2).kingdom(Kingdom::Shu);
  t.start();
  t.use(1, kSlash, {2});
  EXPECT_TRUE(t.idle(1)) << t.question();
  Table u(4);
  u.mode("hegemony");
  u.turn_of(1);
  u.seat(0).generals("heg_dengai", "heg_zangba").lies_on_general(card(kPeach), "tuntian");
  u.seat(1).hand({card(kSlash)});
  u.seat(2).kingdom(Kingdom::Wei);
  u.start();
  u.use(1, kSlash, {2});
  EXPECT_TRUE(u.idle(1)) << u.question();
}

}  // namespace
}  // namespace jiesuan::test
