// 陆逊: 谦逊, 连营.
#include "engine/query/legality.h"
#include "tests/support/table.h"

namespace jiesuan::test {
namespace {

// ---- 谦逊

TEST(Qianxun, IsNoLegalTargetOfSnatchAndIndulgence) {
  Table t(3);
  t.seat(0).hand({card(kSnatch), card(kIndulgence)});
  t.seat(1).general("luxun").hand({card(kJink)});
  t.seat(2).hand({card(kJink)});
  t.start();
  EXPECT_EQ(t.targets_of(kSnatch), seats({2}));
  EXPECT_EQ(t.targets_of(kIndulgence), seats({2}));
}

TEST(Qianxun, DoesNotProtectFromOtherTricks) {
  Table t(3);
  t.seat(0).hand({card(kDismantlement), card(kSupplyShortage), card(kDuel)});
  t.seat(1).general("luxun").hand({card(kJink)});
  t.seat(2).hand({card(kJink)});
  t.start();
  EXPECT_EQ(t.targets_of(kDismantlement), seats({1, 2}));
  EXPECT_EQ(t.targets_of(kSupplyShortage), seats({1, 2}));
  EXPECT_EQ(t.targets_of(kDuel), seats({1, 2}));
}

TEST(Qianxun, AloneItMakesTheCardUnusable) {
  Table t(2);
  t.seat(0).hand({card(kSnatch), card(kIndulgence)});
  t.seat(1).general("luxun").hand({card(kJink)});
  t.start();
  EXPECT_FALSE(t.may_use(kSnatch));
  EXPECT_FALSE(t.may_use(kIndulgence));
}

// R000-15: not even by moving it there.
TEST(Qianxun, AnIndulgenceCannotBeLaidBeforeHim) {
  Table t(3);
  t.seat(0).hand({card(kIndulgence), card(kSupplyShortage)});
  t.seat(1).general("luxun");
  t.start();
  const VirtualCard indulgence = as_itself(t.game(), kNoSeat, t.in_hand(0, kIndulgence));
  const VirtualCard shortage = as_itself(t.game(), kNoSeat, t.in_hand(0, kSupplyShortage));
  EXPECT_FALSE(may_lie_before(t.game(), indulgence, 1));
  EXPECT_TRUE(may_lie_before(t.game(), indulgence, 2));
  EXPECT_TRUE(may_lie_before(t.game(), shortage, 1));
}

// ---- 连营

TEST(Lianying, DrawsWhenTheLastHandCardIsUsedBeforeTheCardDoesAnything) {
  Table t(3);
  t.seat(0).general("luxun").hand({card(kSlash)});
  t.seat(1).hand({card(kJink)});
  t.start();
  t.forget();
  t.use(0, kSlash, {1});
  EXPECT_EQ(t.request().timing, Timing::MoveAfter2);
  EXPECT_EQ(t.position(Timing::UseDeclared), -1);
  t.launch(0, "lianying");
  EXPECT_EQ(t.hand(0), 1);
  t.play(1, kJink);
}

TEST(Lianying, MayBeDeclined) {
  Table t(3);
  t.seat(0).general("luxun").hand({card(kExNihilo)});
  t.start();
  t.use(0, kExNihilo);
  t.pass(0);
  EXPECT_EQ(t.hand(0), 2);
}

TEST(Lianying, IsNotOfferedWhileACardIsLeft) {
  Table t(3);
  t.seat(0).general("luxun").hand({card(kExNihilo), card(kJink)});
  t.start();
  t.use(0, kExNihilo);
  EXPECT_TRUE(t.idle(0)) << t.question();
}

TEST(Lianying, AlsoWhenOthersTakeOrDiscardTheCard) {
  Table t(3);
  t.seat(0).hand({card(kDismantlement)});
  t.seat(1).general("luxun").hand({card(kJink)});
  t.start();
  t.use(0, kDismantlement, {1});
  t.launch(1, "lianying");
  EXPECT_EQ(t.hand(1), 1);
}

TEST(Lianying, AlsoWhenTheLastCardIsEquippedOrResponded) {
  Table t(3);
  t.seat(0).general("luxun").hand({card(kChitu)});
  t.start();
  t.use(0, kChitu);
  EXPECT_TRUE(t.offers(0, "lianying"));
  Table u(3);
  u.seat(0).hand({card(kSavageAssault)});
  u.seat(1).general("luxun").hand({card(kSlash)});
  u.start();
  u.use(0, kSavageAssault);
  u.play(1, kSlash);
  EXPECT_TRUE(u.offers(1, "lianying"));
}

TEST(Lianying, OnceForSeveralCardsLostInOneMove) {
  Table t(3);
  t.seat(0).general("luxun").skill("zhiheng").hand({card(kJink), card(kPeach), card(kDuel)});
  t.start();
  t.act(0, "zhiheng", {t.in_hand(0, kJink), t.in_hand(0, kPeach), t.in_hand(0, kDuel)});
  t.launch(0, "lianying");
  EXPECT_TRUE(t.idle(0)) << t.question();
  EXPECT_EQ(t.hand(0), 4);
}

TEST(Lianying, AgainForTheNextMove) {
  Table t(3);
  t.seat(0).general("luxun").hand({card(kSlash, "S7")}).wears({card(kCrossbow)});
  t.pile({card(kSlash, "S8"), card(kSlash, "S9")});
  t.start();
  t.use(0, kSlash, {1});
  t.launch(0, "lianying");
  t.use(0, kSlash, {1});
  t.launch(0, "lianying");
  EXPECT_EQ(t.hand(0), 1);
  EXPECT_EQ(t.damages(1), (std::vector<int>{1, 1}));
}

TEST(Lianying, IsNotForTheLossOfEquipmentWithAnEmptyHand) {
  Table t(3);
  t.seat(0).hand({card(kDismantlement)});
  t.seat(1).general("luxun").wears({card(kChitu)});
  t.start();
  t.use(0, kDismantlement, {1});
  EXPECT_TRUE(t.idle(0)) << t.question();
}

TEST(Lianying, TheDrawnCardIsThereForTheNextDemand) {
  Table t(3);
  t.seat(0).general("lvbu").hand({card(kSlash)});
  t.seat(1).general("luxun").hand({card(kJink)});
  t.pile({card(kJink)});
  t.start();
  t.use(0, kSlash, {1});
  t.play(1, kJink);
  t.launch(1, "lianying");
  t.play(1, kJink);
  t.pass(1);
  EXPECT_TRUE(t.damages(1).empty()) << "two 闪 against 无双";
}

}  // namespace
}  // namespace jiesuan::test
