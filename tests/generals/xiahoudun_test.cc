// 夏侯惇: 刚烈.
#include "tests/support/table.h"

namespace jiesuan::test {
namespace {

TEST(Ganglie, UnlessHeartTheSourceMayDiscardTwoHandCards) {
  Table t(3);
  t.seat(0).hand({card(kSlash), card(kPeach), card(kJink)});
  t.seat(1).general("xiahoudun");
  t.pile({card(kSlash, "S7")});
  t.start();
  t.use(0, kSlash, {1});
  t.launch(1, "ganglie");
  t.choose_cards(0, {t.in_hand(0, kPeach), t.in_hand(0, kJink)});
  EXPECT_EQ(t.hand(0), 0);
  EXPECT_EQ(t.hp(0), 4);
  EXPECT_TRUE(t.discarded(kPeach));
}

TEST(Ganglie, OrElseHeDealsTheSourceOneDamage) {
  Table t(3);
  t.seat(0).hand({card(kSlash), card(kPeach), card(kJink)});
  t.seat(1).general("xiahoudun");
  t.pile({card(kJink, "D2")});
  t.start();
  t.use(0, kSlash, {1});
  t.launch(1, "ganglie");
  t.pass(0);
  EXPECT_EQ(t.damages(0), std::vector<int>{1});
  EXPECT_EQ(t.nth(LogKind::DamageDealt, -1).a, 1) << "he is the source";
  EXPECT_EQ(t.hand(0), 2);
}

TEST(Ganglie, HeartSparesTheSource) {
  Table t(3);
  t.seat(0).hand({card(kSlash), card(kPeach), card(kJink)});
  t.seat(1).general("xiahoudun");
  t.pile({card(kPeach, "H3")});
  t.start();
  t.use(0, kSlash, {1});
  t.launch(1, "ganglie");
  EXPECT_TRUE(t.idle(0)) << t.question();
  EXPECT_TRUE(t.damages(0).empty());
}

TEST(Ganglie, TwoHandCardsItMustBeNeitherOneNorEquipment) {
  Table t(3);
  t.seat(0).hand({card(kSlash), card(kPeach)}).wears({card(kChitu), card(kVine)});
  t.seat(1).general("xiahoudun");
  t.pile({card(kSlash, "S7")});
  t.start();
  t.use(0, kSlash, {1});
  t.launch(1, "ganglie");
  EXPECT_EQ(t.damages(0), std::vector<int>{1}) << t.question();
  EXPECT_EQ(t.hand(0), 1);
}

TEST(Ganglie, MayBeDeclinedAndIsOfferedOncePerDamage) {
  Table t(3);
  t.seat(0).hand({card(kSlash), card(kAnaleptic)});
  t.seat(1).general("xiahoudun");
  t.start();
  t.use(0, kAnaleptic);
  t.use(0, kSlash, {1});
  t.pass(1);
  EXPECT_EQ(t.damages(1), std::vector<int>{2});
  EXPECT_EQ(t.count(LogKind::JudgeTurned), 0);
  EXPECT_TRUE(t.idle(0)) << t.question();
}

TEST(Ganglie, WithoutASourceThereIsNobodyToActOn) {  // C60
  Table t(3);
  t.seat(1).general("xiahoudun").judging(card(kLightning));
  t.pile({card(kSlash, "S7"), card(kSlash, "S8"), card(kJink), card(kJink)});
  t.turn_of(1, PhaseKind::Judge).start();
  EXPECT_TRUE(t.idle(1)) << t.question();
  EXPECT_EQ(t.count(LogKind::JudgeResult), 1) << "that of the lightning";
  EXPECT_EQ(t.count(LogKind::DamageDealt), 1);
}

TEST(Ganglie, IsNotForTheLossOfHp) {
  Table t(2);
  t.seat(0).general("xiahoudun").skill("kurou");
  t.pile({card(kJink), card(kJink)});
  t.start();
  t.act(0, "kurou");
  EXPECT_EQ(t.hp(0), 3);
  EXPECT_TRUE(t.idle(0)) << t.question();
}

// R004-09: the nested damage is finished with everything it provokes, then the same timing goes on.
TEST(Ganglie, ItsDamageTriggersYijiCompletelyBeforeTheSameTimingGoesOn) {
  Table t(3);
  t.seat(0).general("guojia").hand({card(kSlash)});
  t.seat(1).general("xiahoudun").skill("yiji");
  t.pile({card(kSlash, "S7"), card(kJink), card(kJink), card(kPeach), card(kPeach)});
  t.start();
  t.use(0, kSlash, {1});
  EXPECT_TRUE(t.offers(1, "yiji")) << "the order of the two is his choice";
  t.launch(1, "ganglie");
  EXPECT_TRUE(t.offers(0, "yiji"));
  t.launch(0, "yiji");
  t.choose_cards(0, {t.request().looking_at.nth(0), t.request().looking_at.nth(1)}, {0});
  EXPECT_EQ(t.hand(0), 2);
  EXPECT_EQ(t.hand(1), 0);
  ASSERT_TRUE(t.offers(1, "yiji")) << "still the timing of the first damage: " << t.question();
  EXPECT_FALSE(t.offers("ganglie")) << "once per timing";
  t.launch(1, "yiji");
  t.choose_cards(1, {t.request().looking_at.nth(0), t.request().looking_at.nth(1)}, {1});
  EXPECT_NE(t.in_hand(1, kPeach), kNoCard);
  EXPECT_TRUE(t.idle(0));
}

TEST(Ganglie, MayAlsoComeAfterTheOtherSkillOfTheSameTiming) {
  Table t(3);
  t.seat(0).hand({card(kSlash)});
  t.seat(1).general("xiahoudun").skill("jianxiong");
  t.pile({card(kSlash, "S7")});
  t.start();
  t.use(0, kSlash, {1});
  t.launch(1, "jianxiong");
  t.launch(1, "ganglie");
  EXPECT_EQ(t.damages(0), std::vector<int>{1});
}

// R004-26, R000-40: 南蛮入侵 goes on after its user's death, and who is dying is asked about from the former
// next seat of the dead on.
TEST(Ganglie, KillsTheUserOfSavageAssaultWhichGoesOnWithTheFormerNextSeatFirst) {
  Table t(6);
  t.seat(2).hp(1, 4).hand({card(kSavageAssault)});
  t.seat(3).general("xiahoudun").hand({card(kPeach)});
  t.seat(4).hp(1, 4).hand({card(kPeach)});
  t.seat(5).hand({card(kPeach)});
  t.seat(0).hand({card(kPeach)});
  t.seat(1).hand({card(kPeach)});
  t.pile({card(kSlash, "S7")});
  t.turn_of(2).start();
  t.use(2, kSavageAssault);
  t.launch(3, "ganglie");
  for (Seat s : {3, 4, 5, 0, 1}) t.pass(s);
  EXPECT_FALSE(t.alive(2));
  EXPECT_EQ(t.nth(LogKind::Died).b, 3);
  for (Seat s : {3, 4, 5, 0}) t.pass(s);  // for seat 4
  t.play(1, kPeach);
  EXPECT_EQ(t.hp(4), 1);
  for (const LogEntry& e : t.of(LogKind::DamageDealt))
    if (e.b == 4) EXPECT_EQ(e.a, kNoSeat) << "a dead source is no source";
  EXPECT_EQ(t.hp(5), 3);
  EXPECT_EQ(t.hp(0), 3);
  EXPECT_EQ(t.hp(1), 3);
}

}  // namespace
}  // namespace jiesuan::test
