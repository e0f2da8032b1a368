// Elemental damage and the chained state.
#include "generals/common.h"
#include "tests/support/story.h"

namespace jiesuan::test {
namespace {

bool nobody_chained(Table& t) {
  for (Seat s = 0; s < t.game().players(); ++s)
    if (t.chained(s)) return false;
  return true;
}

TEST(Chain, TheFirstVictimsFinalValueIsConductedAndEveryVineAddsItsOwn) {  // T5, R003-07
  Table t(6);
  t.seat(0).hand({card(kFireSlash)}).wears({card(kBlade)});
  t.seat(1).chained();
  t.seat(2).chained().wears({card(kVine)});
  t.seat(3).chained();
  t.seat(4).chained().wears({card(kVine)});
  t.seat(5).chained();
  t.start();
  t.use(0, kFireSlash, {4});
  EXPECT_EQ(hits(t), (Hits{{4, 2}, {1, 2}, {2, 3}, {3, 2}, {5, 2}}));
  EXPECT_TRUE(nobody_chained(t));
  for (const LogEntry& e : t.entries)
    if (e.kind == LogKind::DamageDealt) {
      EXPECT_EQ(e.a, 0);
      EXPECT_EQ(e.element, Element::Fire);
      EXPECT_EQ(e.card, kFireSlash);
    }
}

TEST(Chain, ThunderIsConductedLikeFire) {
  Table t(3);
  t.seat(0).hand({card(kThunderSlash)});
  t.seat(1).chained();
  t.seat(2).chained();
  t.start();
  t.use(0, kThunderSlash, {1});
  EXPECT_EQ(hits(t), (Hits{{1, 1}, {2, 1}}));
  EXPECT_EQ(last(t, LogKind::DamageDealt).element, Element::Thunder);
}

TEST(Chain, NormalDamageNeitherResetsNorIsConducted) {
  Table t(3);
  t.seat(0).hand({card(kSlash)});
  t.seat(1).chained();
  t.seat(2).chained();
  t.start();
  t.use(0, kSlash, {1});
  EXPECT_EQ(hits(t), (Hits{{1, 1}}));
  EXPECT_TRUE(t.chained(1));
  EXPECT_TRUE(t.chained(2));
}

TEST(Chain, DamageToAnUprightCharacterIsNotConducted) {
  Table t(4);
  t.seat(0).hand({card(kFireSlash)});
  t.seat(2).chained();
  t.seat(3).chained();
  t.start();
  t.use(0, kFireSlash, {1});
  EXPECT_EQ(hits(t), (Hits{{1, 1}}));
  EXPECT_TRUE(t.chained(2));
}

TEST(Chain, TheVictimIsResetBeforeItsHpGoesDown) {  // R003-04
  Table t(3);
  t.seat(0).hand({card(kFireSlash)});
  t.seat(1).chained();
  t.start();
  t.use(0, kFireSlash, {1});
  int reset = -1, hurt = -1;
  for (int i = 0; i < static_cast<int>(t.entries.size()); ++i) {
    if (t.entries[i].kind == LogKind::Unchained) reset = i;
    if (t.entries[i].kind == LogKind::DamageDealt) hurt = i;
  }
  EXPECT_GE(reset, 0);
  EXPECT_LT(reset, hurt);
}

TEST(Chain, GoesOnAlthoughTheFirstVictimDied) {
  Table t(5);
  t.seat(0).hand({card(kFireSlash)});
  t.seat(1).chained().hp(1, 4);
  t.seat(2).chained();
  t.seat(3).chained();
  t.start();
  t.use(0, kFireSlash, {1});
  EXPECT_FALSE(t.alive(1));
  EXPECT_EQ(hits(t), (Hits{{1, 1}, {2, 1}, {3, 1}}));
}

TEST(Chain, BeginsOnlyWhenTheFirstDamageIsCompletelyOver) {  // C17
  Table t(5);
  t.seat(0).hand({card(kFireSlash), card(kPeach)});
  t.seat(1).chained().hp(1, 4);
  t.seat(2).chained().hand({card(kPeach)});
  t.start();
  t.use(0, kFireSlash, {1});
  EXPECT_EQ(t.hp(2), 4) << "the dying comes first";
  t.pass(0);
  t.play(2, kPeach);
  EXPECT_EQ(hits(t), (Hits{{1, 1}, {2, 1}}));
}

TEST(Chain, ConductedDamageIsNotConductedAgain) {  // R003-05
  Table t(4);
  t.seat(0).hand({card(kFireSlash)});
  t.seat(1).chained();
  t.seat(2).chained();
  t.seat(3).chained();
  t.start();
  t.use(0, kFireSlash, {1});
  EXPECT_EQ(hits(t), (Hits{{1, 1}, {2, 1}, {3, 1}})) << "everybody once";
}

// After the damage its victim chains seat 3.
Task<> chain_seat3(Skill<Damage> s) { co_await chain(s.game, 3); }
const SkillDef drags_along({"test_chain_drags", "牵连"}, Listing::Nameless,
                           at<Timing::DamageTaken>().when(owner_is_victim).then(chain_seat3));

// R003-05: who is hit is decided when the first victim is reset.
TEST(Chain, WhoIsChainedOnlyAfterTheDamageIsNotHitByTheConduction) {
  Table t(4);
  t.seat(0).hand({card(kFireSlash)});
  t.seat(1).chained().skill("test_chain_drags");
  t.seat(2).chained();
  t.start();
  t.use(0, kFireSlash, {1});
  EXPECT_EQ(t.launches("test_chain_drags"), 1);
  EXPECT_EQ(hits(t), (Hits{{1, 1}, {2, 1}}));
  EXPECT_TRUE(t.chained(3)) << "chained, and left alone";
}

TEST(Chain, WithNobodyElseChainedAtTheResetNothingIsConducted) {  // R003-05
  Table t(4);
  t.seat(0).hand({card(kFireSlash)});
  t.seat(1).chained().skill("test_chain_drags");
  t.start();
  t.use(0, kFireSlash, {1});
  EXPECT_EQ(hits(t), (Hits{{1, 1}}));
  EXPECT_FALSE(t.chained(1));
  EXPECT_TRUE(t.chained(3));
}

TEST(Chain, AChainedSourceHurtsItself) {  // R003-13
  Table t(3);
  t.seat(0).chained().hand({card(kFireSlash)});
  t.seat(1).chained();
  t.start();
  t.use(0, kFireSlash, {1});
  EXPECT_EQ(hits(t), (Hits{{1, 1}, {0, 1}}));
  EXPECT_EQ(source_of_last_damage(t), 0);
  EXPECT_TRUE(nobody_chained(t));
}

TEST(Chain, IsConductedFromTheCurrentTurnCharacterOnNotFromTheSource) {  // R003-06
  Table t(5);
  t.seat(0).chained().hand({card(kCollateral)});
  t.seat(1).chained();
  t.seat(2).wears({card(kAxe)}).hand({card(kFireSlash)});
  t.seat(3).chained();
  t.seat(4).chained();
  t.start();
  t.use(0, kCollateral, {2, 3});
  t.play(2, kFireSlash);
  EXPECT_EQ(hits(t), (Hits{{3, 1}, {0, 1}, {1, 1}, {4, 1}}));
}

TEST(Chain, ASourceThatDiesOnTheWayIsNoSourceForTheRest) {  // C60
  Table t(4);
  t.seat(0).role(Role::Rebel).hp(1, 4).chained().hand({card(kFireSlash)});
  t.seat(1).role(Role::Lord).chained();
  t.seat(2).role(Role::Loyalist).chained();
  t.seat(3).role(Role::Rebel).chained();
  t.start();
  t.use(0, kFireSlash, {1});
  EXPECT_FALSE(t.alive(0));
  EXPECT_EQ(hits(t), (Hits{{1, 1}, {0, 1}, {2, 1}, {3, 1}}));
  EXPECT_EQ(source_of_last_damage(t), kNoSeat);
}

TEST(Chain, ASilverLionCapsWhatIsConducted) {
  Table t(3);
  t.seat(0).hand({card(kAnaleptic), card(kFireSlash)});
  t.seat(1).chained().wears({card(kSilverLion)});
  t.seat(2).chained();
  t.start();
  t.use(0, kAnaleptic);
  t.use(0, kFireSlash, {1});
  EXPECT_EQ(hits(t), (Hits{{1, 1}, {2, 1}}));
}

TEST(Chain, ABonusIsConductedWithTheValueAndNotAddedAgain) {  // C03
  Table t(3);
  t.seat(0).hand({card(kAnaleptic), card(kFireSlash)});
  t.seat(1).chained();
  t.seat(2).chained();
  t.start();
  t.use(0, kAnaleptic);
  t.use(0, kFireSlash, {1});
  EXPECT_EQ(hits(t), (Hits{{1, 2}, {2, 2}}));
}

TEST(Chain, TwoVictimsDieOneAfterTheOtherAndBothAreTheSources) {
  Table t(5);
  t.seat(0).hand({card(kFireSlash)});
  t.seat(1).chained().hp(1, 4);  // a rebel
  t.seat(3).chained().hp(1, 4).hand({card(kJink)});
  t.seat(4).hand({card(kPeach)});
  t.pile({card(kSlash), card(kSlash), card(kSlash)});
  t.start();
  t.use(0, kFireSlash, {1});
  t.pass(4);  // for seat 1
  EXPECT_EQ(t.hand(0), 3) << "the reward comes before the conduction";
  EXPECT_TRUE(t.alive(3));
  t.pass(4);  // for seat 3
  EXPECT_EQ(who(t, LogKind::Died), (Order{1, 3}));
  EXPECT_EQ(last(t, LogKind::Died).b, 0);
}

TEST(Chain, TheDeadAreNoLongerChained) {
  Table t(5);
  t.seat(0).hand({card(kSlash), card(kFireSlash)}).wears({card(kCrossbow)});
  t.seat(1).chained().hp(1, 4);
  t.seat(4).chained();
  t.start();
  t.use(0, kSlash, {1});
  ASSERT_FALSE(t.alive(1));
  t.forget();
  t.use(0, kFireSlash, {4});
  EXPECT_EQ(hits(t), (Hits{{4, 1}}));
}

TEST(Chain, LightningIsConductedWithoutASource) {
  Table t(4);
  t.turn_of(1, PhaseKind::Judge);
  t.seat(0).chained();
  t.seat(1).chained().judging(card(kLightning));
  t.pile({card(kBlade, "S5"), card(kSlash), card(kSlash)});
  t.start();
  EXPECT_EQ(hits(t), (Hits{{1, 3}, {0, 3}}));
  EXPECT_EQ(source_of_last_damage(t), kNoSeat);
  EXPECT_EQ(last(t, LogKind::DamageDealt).element, Element::Thunder);
}

}  // namespace
}  // namespace jiesuan::test
