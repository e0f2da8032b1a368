// 蔡夫人: 窃听, 献州.
#include "generals/common.h"
#include "tests/support/story.h"

namespace jiesuan::test {
namespace {

// ---- 窃听

TEST(Qieting, AfterATurnWithoutACardOnOthersSheDraws) {
  Table t(3);
  t.seat(0).hand({card(kAnaleptic)});
  t.seat(1).general("caifuren");
  t.start();
  t.use(0, kAnaleptic);
  t.end_phase(0);
  t.launch(1, "qieting");
  EXPECT_EQ(t.nth(LogKind::Moved, -1).from, Zone::Pile) << "nothing to move, so she is not asked";
  EXPECT_TRUE(t.idle(1)) << t.question();
  EXPECT_EQ(t.hand(1), 3) << "one for 窃听, two in her draw phase";
}

TEST(Qieting, NotIfACardHadAnotherAsATarget) {
  Table t(3);
  t.seat(0).hand({card(kSlash)});
  t.seat(1).general("caifuren");
  t.seat(2).hand({card(kJink)});
  t.start();
  t.use(0, kSlash, {2});
  t.play(2, kJink);
  t.end_phase(0);
  EXPECT_TRUE(t.idle(1)) << "offset or not, 杀 had a target: " << t.question();
}

TEST(Qieting, JinksAndNullificationsHaveNoTargetsOfThatKind) {
  Table t(3);
  t.seat(0).hand({card(kExNihilo), card(kNullification)});
  t.seat(1).general("caifuren");
  t.seat(2).hand({card(kNullification)});
  t.start();
  t.use(0, kExNihilo);
  t.pass(0);
  t.play(2, kNullification);
  t.play(0, kNullification);
  t.end_phase(0);
  EXPECT_TRUE(t.offers(1, "qieting")) << t.question();
}

TEST(Qieting, MovesEquipmentIntoAnEmptySlotOnly) {
  Table t(3);
  t.seat(0).wears({card(kChitu), card(kBlade)});
  t.seat(1).general("caifuren").wears({card(kAxe)});
  t.start();
  const CardId chitu = t.worn(0, kChitu);
  t.end_phase(0);
  t.launch(1, "qieting");
  t.choose_option(1, 0);
  EXPECT_NE(t.worn(1, kChitu), kNoCard) << "the weapon would be replaced, so only the horse was left";
  EXPECT_EQ(t.where(chitu), Zone::Equipment);
  EXPECT_NE(t.worn(0, kBlade), kNoCard);
}

TEST(Qieting, SheMayDrawAlthoughThereIsEquipment) {
  Table t(3);
  t.seat(0).wears({card(kChitu)});
  t.seat(1).general("caifuren");
  t.start();
  t.end_phase(0);
  t.launch(1, "qieting");
  t.choose_option(1, 1);
  EXPECT_NE(t.worn(0, kChitu), kNoCard);
  EXPECT_EQ(t.hand(1), 3);
}

TEST(Qieting, NotAfterHerOwnTurn) {
  Table t(3);
  t.seat(0).general("caifuren");
  t.start();
  t.end_phase(0);
  EXPECT_TRUE(t.idle(1)) << t.question();
}

// ---- 献州

TEST(Xianzhou, TheOtherLetsHerRecoverAsMuchAsSheGave) {
  Table t(4);
  t.seat(0).general("caifuren").hp(1, 3).wears({card(kChitu), card(kBlade)});
  t.start();
  t.act(0, "xianzhou", {}, {1});
  EXPECT_EQ(t.hand(1), 2) << "into its hand";
  t.choose_option(1, 0);
  EXPECT_EQ(t.hp(0), 3);
  EXPECT_FALSE(t.offers("xianzhou"));
}

TEST(Xianzhou, OrDealsDamageToAsManyInItsRange) {
  Table t(4);
  t.seat(0).general("caifuren").hp(1, 3).hand({card(kPeach)}).wears({card(kChitu), card(kBlade)});
  t.start();
  t.act(0, "xianzhou", {}, {1});
  t.choose_option(1, 1);
  t.play(0, kPeach);
  EXPECT_EQ(hits(t), (Hits{{0, 1}, {2, 1}})) << "both in its range, herself among them, in turn order";
  EXPECT_EQ(t.nth(LogKind::DamageDealt).a, 1) << "the one who got the cards is the source";
}

TEST(Xianzhou, WithTooFewInRangeOnlyTheRecoveryIsLeft) {
  Table t(5);
  t.seat(0).general("caifuren").hp(1, 3).wears({card(kChitu), card(kBlade), card(kVine)});
  t.start();
  t.act(0, "xianzhou", {}, {2});
  EXPECT_EQ(t.hp(0), 3) << "three cards, two neighbours: nobody is asked";
  EXPECT_TRUE(t.idle(0)) << t.question();
}

TEST(Xianzhou, WithFullHpOnlyTheDamageIsLeft) {
  Table t(4);
  t.seat(0).general("caifuren").wears({card(kChitu)});
  t.start();
  t.act(0, "xianzhou", {}, {2});
  EXPECT_EQ(t.request().ask, Ask::Seats) << t.question();
  t.choose_seats(2, {3});
  EXPECT_EQ(hits(t), (Hits{{3, 1}}));
}

TEST(Xianzhou, NeitherPossibleTheGiftIsAll) {
  Table t(5);
  t.seat(0).general("caifuren").wears({card(kChitu), card(kBlade), card(kVine)});
  t.start();
  t.act(0, "xianzhou", {}, {2});
  EXPECT_EQ(t.hand(2), 3);
  EXPECT_TRUE(t.idle(0)) << t.question();
}

TEST(Xianzhou, NeedsEquipment) {
  Table t(3);
  t.seat(0).general("caifuren").hand({card(kChitu)});
  t.start();
  EXPECT_FALSE(t.offers("xianzhou"));
  t.use(0, kChitu);
  EXPECT_TRUE(t.offers("xianzhou"));
}

}  // namespace
}  // namespace jiesuan::test
