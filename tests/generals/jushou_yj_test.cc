// 沮授: 渐营, 矢北.
#include "generals/common.h"
#include "tests/support/story.h"

namespace jiesuan::test {
namespace {

// ---- 渐营

TEST(Jianying, TheSameSuitAsTheLastCardDraws) {
  Table t(3);
  t.seat(0).general("jushou_yj").hand({card(kSlash, "S7"), card(kDuel, "S1"), card(kPeach)});
  t.start();
  t.use(0, kSlash, {1});
  EXPECT_TRUE(t.idle(0)) << "the first card of the phase follows nothing: " << t.question();
  t.use(0, kDuel, {1});
  t.launch(0, "jianying");
  EXPECT_EQ(t.hand(0), 2);
}

TEST(Jianying, SoDoesTheSameNumber) {
  Table t(3);
  t.seat(0).general("jushou_yj").hand({card(kSlash, "S7"), card(kExNihilo, "H7")});
  t.start();
  t.use(0, kSlash, {1});
  t.use(0, kExNihilo);
  EXPECT_TRUE(t.offers(0, "jianying")) << t.question();
}

TEST(Jianying, NeitherSuitNorNumberNothing) {
  Table t(3);
  t.seat(0).general("jushou_yj").hand({card(kSlash, "S7"), card(kExNihilo, "H8")});
  t.start();
  t.use(0, kSlash, {1});
  t.use(0, kExNihilo);
  EXPECT_TRUE(t.idle(0)) << t.question();
  EXPECT_EQ(t.launches("jianying"), 0);
}

TEST(Jianying, OnlyTheCardJustBeforeCounts) {
  Table t(3);
  t.seat(0).general("jushou_yj").hand({card(kSlash, "S7"), card(kExNihilo, "H8"), card(kDuel, "S1")});
  t.start();
  t.use(0, kSlash, {1});
  t.use(0, kExNihilo);
  t.use(0, kDuel, {1});
  EXPECT_TRUE(t.idle(0)) << "heart 8 lies between: " << t.question();
}

TEST(Jianying, CardsOfOthersDoNotComeBetween) {
  Table t(3);
  t.seat(0).general("jushou_yj").hand({card(kSlash, "S7"), card(kDuel, "S1")});
  t.seat(1).hand({card(kJink, "H2")});
  t.start();
  t.use(0, kSlash, {1});
  t.play(1, kJink);
  t.use(0, kDuel, {1});
  EXPECT_TRUE(t.offers(0, "jianying")) << t.question();
}

TEST(Jianying, HisNullificationInThePhaseCounts) {
  Table t(3);
  t.seat(0)
      .general("jushou_yj")
      .hand({card(kExNihilo, "H8"), card(kNullification, "S11"), card(kDuel, "S1")});
  t.seat(1).hand({card(kNullification)});
  t.start();
  t.use(0, kExNihilo);
  t.pass(0);
  t.play(1, kNullification);
  t.play(0, kNullification);
  t.use(0, kDuel, {1});
  EXPECT_TRUE(t.offers(0, "jianying")) << t.question();
}

TEST(Jianying, ACardWithoutSuitIsLikeNoOther) {
  Table t(3);
  t.seat(0)
      .general("jushou_yj")
      .hand({card(kSlash, "S7"), card(kSlash, "S8"), card(kDuel, "S1")})
      .wears({card(kSpear)});
  t.start();
  t.convert(0, "spear", {t.in_hand(0, kSlash), t.in_hand(0, kSlash, 1)}, {1});
  t.use(0, kDuel, {1});
  EXPECT_TRUE(t.idle(0)) << "two cards make a 杀 that is black but of no suit: " << t.question();
}

TEST(Jianying, NotOutsideHisPlayPhase) {
  Table t(2);
  t.seat(0).hand({card(kSlash, "S7"), card(kSlash, "S8")}).wears({card(kCrossbow)});
  t.seat(1).general("jushou_yj").skill("paoxiao").hand({card(kJink, "H2"), card(kJink, "D2")});
  t.start();
  t.use(0, kSlash, {1});
  t.play(1, kJink);
  t.use(0, kSlash, {1});
  t.play(1, kJink);
  EXPECT_TRUE(t.idle(0)) << t.question();
  EXPECT_EQ(t.launches("jianying"), 0);
}

// ---- 矢北

TEST(Shibei, TheFirstDamageOfATurnIsRecovered) {
  Table t(2);
  t.seat(0).hand({card(kSlash)});
  t.seat(1).general("jushou_yj");
  t.start();
  t.use(0, kSlash, {1});
  EXPECT_EQ(t.hp(1), 3);
  EXPECT_EQ(t.launches("shibei"), 1);
}

TEST(Shibei, EveryFurtherOneCostsAHpMore) {
  Table t(2);
  t.seat(0).hand({card(kSlash), card(kDuel)});
  t.seat(1).general("jushou_yj");
  t.start();
  t.use(0, kSlash, {1});
  t.use(0, kDuel, {1});
  EXPECT_EQ(t.hp(1), 1) << "3 − 1 + 1 − 1 − 1";
  EXPECT_EQ(t.count(LogKind::HpLost), 1);
}

TEST(Shibei, OncePerDamageHoweverGreat) {
  Table t(2);
  t.seat(0).hand({card(kAnaleptic), card(kSlash)});
  t.seat(1).general("jushou_yj");
  t.start();
  t.use(0, kAnaleptic);
  t.use(0, kSlash, {1});
  EXPECT_EQ(t.hp(1), 2) << "two points are one time";
}

TEST(Shibei, EveryTurnStartsAnew) {
  Table t(2);
  t.seat(0).hand({card(kSlash), card(kSlash)});
  t.seat(1).general("jushou_yj").hand({card(kDuel)});
  t.pile({card(kPeach), card(kPeach)});
  t.start();
  t.use(0, kSlash, {1});
  t.end_phase(0);
  t.use(1, kDuel, {0});
  t.play(0, kSlash);
  EXPECT_EQ(t.hp(1), 3) << t.question();
  EXPECT_EQ(t.count(LogKind::HpLost), 0);
}

bool strikes_for_the_first_time(const Skill<Damage>& s) {
  return s.event.source == s.owner && s.event.use != nullptr;
}
Task<> strike_again_at_once(Skill<Damage> s) { co_await deal_damage(s.game, damage_from(s, s.event.victim)); }
const SkillDef two_blows(
    {"test_two_blows", "连击"}, Listing::Nameless,
    at<Timing::DamageCaused>().when(strikes_for_the_first_time).then(strike_again_at_once));

// Told apart by when hp was reduced: what is dealt before the first one's timing is the later one.
TEST(Shibei, DamageInsertedBeforeItsTimingIsTheLaterOne) {
  Table t(2);
  t.seat(0).skill("test_two_blows").hand({card(kSlash)});
  t.seat(1).general("jushou_yj").hp(5, 5);
  t.start();
  t.use(0, kSlash, {1});
  EXPECT_EQ(t.hp(1), 3) << "5 − 1 − 1, the second costs one more, then the first is recovered";
  EXPECT_EQ(t.count(LogKind::HpLost), 1);
}

TEST(Shibei, InHisOwnDyingTheLossComesAfterHeWasSaved) {
  Table t(2);
  t.seat(0).hand({card(kSlash), card(kDuel)});
  t.seat(1).general("jushou_yj").hp(1, 3).hand({card(kPeach), card(kPeach)});
  t.start();
  t.use(0, kSlash, {1});
  t.play(1, kPeach);
  EXPECT_EQ(t.hp(1), 2) << "saved to 1, then the first damage is recovered";
  t.use(0, kDuel, {1});
  EXPECT_EQ(t.hp(1), 0) << "damage and loss: " << t.question();
  t.play(1, kPeach);
  EXPECT_EQ(t.hp(1), 1);
}

}  // namespace
}  // namespace jiesuan::test
