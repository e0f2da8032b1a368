// 小乔: 天香, 红颜.
#include "generals/common.h"
#include "tests/support/story.h"

namespace jiesuan::test {
namespace {

// ---- 天香

TEST(Tianxiang, TheOtherTakesTheDamageAndThenDrawsForItsLostHp) {
  Table t(3);
  t.seat(0).hand({card(kSlash)});
  t.seat(1).general("xiaoqiao").hand({card(kPeach, "H")});
  t.seat(2).hp(3, 4);
  t.start();
  t.use(0, kSlash, {1});
  EXPECT_EQ(t.request().timing, Timing::DamageTaking2);
  t.launch(1, "tianxiang", {t.in_hand(1, kPeach)}, {2});
  EXPECT_EQ(hits(t), (Hits{{2, 1}}));
  EXPECT_EQ(source_of_last_damage(t), 0) << "the same source";
  EXPECT_EQ(last(t, LogKind::DamageDealt).card, kSlash) << "through the same card";
  EXPECT_EQ(t.hp(1), 3);
  EXPECT_EQ(t.hand(2), 2) << "2/4 after the damage";
  EXPECT_TRUE(t.discarded(kPeach));
  EXPECT_EQ(t.opened(Timing::DamageTaken), 1) << "of her own damage nothing more is generated (C37)";
}

TEST(Tianxiang, MayBeDeclined) {
  Table t(3);
  t.seat(0).hand({card(kSlash)});
  t.seat(1).general("xiaoqiao").hand({card(kPeach, "H")});
  t.start();
  t.use(0, kSlash, {1});
  t.pass(1);
  EXPECT_EQ(hits(t), (Hits{{1, 1}}));
}

TEST(Tianxiang, NeedsAHeartInHand) {
  Table t(3);
  t.seat(0).hand({card(kSlash)});
  t.seat(1).general("xiaoqiao").hand({card(kDuel, "D"), card(kSlash, "C")}).wears({card(kChitu, "H5")});
  t.start();
  t.use(0, kSlash, {1});
  EXPECT_EQ(hits(t), (Hits{{1, 1}})) << t.question();
}

TEST(Tianxiang, MayGoToAnybodyElseTheSourceIncluded) {
  Table t(4);
  t.seat(0).hand({card(kSlash)});
  t.seat(1).general("xiaoqiao").hand({card(kPeach, "H"), card(kDuel, "C")});
  t.start();
  t.use(0, kSlash, {1});
  const CardId heart = t.in_hand(1, kPeach);
  EXPECT_EQ(t.cards_for("tianxiang"), cards({heart}));
  EXPECT_EQ(t.seats_for("tianxiang", {heart}), seats({0, 2, 3}));
  t.launch(1, "tianxiang", {heart}, {0});
  EXPECT_EQ(hits(t), (Hits{{0, 1}}));
}

// R000-89, R000-90: the new damage starts at the preventions; what hangs on executing the card is not looked
// at again.
TEST(Tianxiang, TheWeaponIsNotAppliedAgainButTheOthersVineIs) {
  Table t(3);
  t.seat(0).hand({card(kFireSlash)}).wears({card(kGudingBlade)});
  t.seat(1).general("xiaoqiao").hand({card(kPeach, "H"), card(kDuel, "C")});
  t.seat(2).wears({card(kVine)});
  t.start();
  t.use(0, kFireSlash, {1});
  t.launch(1, "tianxiang", {t.in_hand(1, kPeach)}, {2});
  EXPECT_EQ(hits(t), (Hits{{2, 2}})) << "1 and its 藤甲; it has no hand, but 古锭刀 does not count";
  EXPECT_EQ(last(t, LogKind::DamageDealt).element, Element::Fire);
  EXPECT_EQ(t.hand(2), 2) << "2/4";
}

bool normal_or_fire_on_owner(const Skill<Damage>& s) {
  return owner_is_victim(s) && s.event.element != Element::Thunder;
}
Task<> lay_fog(Skill<Damage> s) {
  prevent(s.event);
  co_return;
}
const SkillDef in_fog({"test_tianxiang_fog", "大雾"}, Listing::Nameless,
                      at<Timing::DamageBeforeStart1>().when(normal_or_fire_on_owner).then(lay_fog));

TEST(Tianxiang, TheTransferredDamageMayBePrevented) {  // R000-90, variant
  Table t(3);
  t.seat(0).hand({card(kFireSlash)});
  t.seat(1).general("xiaoqiao").hand({card(kPeach, "H")});
  t.seat(2).skill("test_tianxiang_fog");
  t.start();
  t.use(0, kFireSlash, {1});
  t.launch(1, "tianxiang", {t.in_hand(1, kPeach)}, {2});
  EXPECT_EQ(hits(t), Hits{});
  EXPECT_EQ(t.hand(2), 0) << "nothing lost, nothing drawn";
  EXPECT_TRUE(t.idle(0));
}

// R000-113, R000-114
TEST(Tianxiang, OfATrickTheOtherIsStillATargetItself) {
  Table t(3);
  t.seat(0).hand({card(kSavageAssault)});
  t.seat(1).general("xiaoqiao").hand({card(kPeach, "H")});
  t.start();
  t.use(0, kSavageAssault);
  t.launch(1, "tianxiang", {t.in_hand(1, kPeach)}, {2});
  EXPECT_EQ(t.hp(1), 3);
  EXPECT_EQ(hits(t), (Hits{{2, 1}, {2, 1}}));
  EXPECT_EQ(t.hand(2), 1) << "drawn when it was 3/4";
  EXPECT_EQ(source_of_last_damage(t), 0);
}

TEST(Tianxiang, ComesBeforeHerOwnVine) {  // C09
  Table t(3);
  t.seat(0).hand({card(kFireSlash)});
  t.seat(1).general("xiaoqiao").hand({card(kPeach, "H")}).wears({card(kVine)});
  t.start();
  t.use(0, kFireSlash, {1});
  t.launch(1, "tianxiang", {t.in_hand(1, kPeach)}, {2});
  EXPECT_EQ(hits(t), (Hits{{2, 1}}));
}

TEST(Tianxiang, TheDrawComesAfterTheSkillsOfTheVictim) {  // C39, R000-146
  Table t(3);
  t.seat(0).hand({card(kSlash)});
  t.seat(1).general("xiaoqiao").hand({card(kPeach, "H")});
  t.seat(2).general("xiahoudun").hp(2, 4);
  t.pile({card(kJink, "H2")});
  t.start();
  t.use(0, kSlash, {1});
  t.launch(1, "tianxiang", {t.in_hand(1, kPeach)}, {2});
  EXPECT_TRUE(t.offers(2, "ganglie")) << t.question();
  EXPECT_EQ(t.hand(2), 0);
  t.launch(2, "ganglie");
  EXPECT_EQ(t.hand(2), 3);
}

TEST(Tianxiang, TheDeadDrawNothing) {
  Table t(4);
  t.seat(0).hand({card(kSlash)});
  t.seat(1).general("xiaoqiao").hand({card(kDuel, "D"), card(kJink, "H")});
  t.seat(3).hp(1, 4);
  t.start();
  t.use(0, kSlash, {1});
  t.pass(1);  // no 闪
  t.launch(1, "tianxiang", {t.in_hand(1, kJink)}, {3});
  EXPECT_FALSE(t.alive(3));
  EXPECT_EQ(t.nth(LogKind::Died).b, 0) << "killed by the source";
  EXPECT_EQ(t.hand(3), 0);
  EXPECT_TRUE(t.idle(0));
}

// R003-08: 甲 乙=小乔 丙 丁 戊 己, all but 甲 chained.
TEST(Tianxiang, ConductedDamageSheTransfersIsNotConductedAgain) {
  Table t(6);
  t.seat(0).hand({card(kFireSlash)}).wears({card(kBlade)});
  t.seat(1).general("xiaoqiao").skill("liuli").chained().hand({card(kPeach, "H")});
  for (Seat s = 2; s < 6; ++s) t.seat(s).chained();
  t.start();
  t.use(0, kFireSlash, {4});
  EXPECT_EQ(hits(t), (Hits{{4, 1}}));
  t.launch(1, "tianxiang", {t.in_hand(1, kPeach)}, {3});
  EXPECT_EQ(hits(t), (Hits{{4, 1}, {3, 1}, {2, 1}, {5, 1}}));
  EXPECT_TRUE(t.chained(1));
  for (Seat s = 2; s < 6; ++s) EXPECT_FALSE(t.chained(s)) << int{s};
  int drawn = -1, second = -1;
  for (int i = 0; i < static_cast<int>(t.entries.size()); ++i) {
    if (t.entries[i].kind == LogKind::Moved && t.entries[i].reason == Reason::Draw) drawn = i;
    if (t.entries[i].kind == LogKind::DamageDealt && t.entries[i].b == 2) second = i;
  }
  EXPECT_LT(drawn, second) << "丁 draws before 丙 is reached";
  EXPECT_EQ(t.hand(3), 1);
}

// R003-09 … R003-12, with a victim that simply has enough hp instead of 不屈.
TEST(Tianxiang, TransferredDamageConductsItsOwnValueAndMayBeTransferredAgain) {
  Table t(4);
  t.turn_of(0, PhaseKind::Draw);
  t.seat(0).general("xuchu").hand({card(kFireSlash)}).wears({card(kHalberd)});
  t.seat(1).general("xiaoqiao").chained().hand({card(kPeach, "H3"), card(kPeach, "H4")});
  t.seat(2).general("daqiao").hand({card(kDuel, "C")});
  t.seat(3).hp(40, 40).chained().wears({card(kVine)});
  t.pile({card(kAnaleptic)});
  t.start();
  t.launch(0, "luoyi");
  t.use(0, kAnaleptic);
  t.use(0, kFireSlash, {1, 2, 3});
  t.launch(2, "liuli", {t.in_hand(2, kDuel)}, {3});
  t.launch(1, "tianxiang", {t.in_hand(1, kPeach)}, {3});
  EXPECT_EQ(hits(t), (Hits{{3, 4}})) << "酒 and 裸衣 are in the value, 藤甲 comes on top";
  EXPECT_EQ(t.hand(3), 0) << "conduction belongs to the damage, the draw comes after it";
  EXPECT_FALSE(t.chained(3));
  t.launch(1, "tianxiang", {t.in_hand(1, kPeach)}, {3});
  while (t.demands(3, kJink)) t.pass(3);
  EXPECT_EQ(hits(t), (Hits{{3, 4}, {3, 5}, {3, 4}, {3, 4}}));
  EXPECT_EQ(t.hand(3), 18) << "9 for the inner one, then 9 for the outer one";
  EXPECT_TRUE(t.chained(1));
  EXPECT_EQ(t.hp(1), 3);
}

// ---- 红颜

TEST(Hongyan, ASpadeWillDoForTianxiang) {
  Table t(3);
  t.seat(0).hand({card(kSlash)});
  t.seat(1).general("xiaoqiao").hand({card(kDuel, "S1"), card(kDuel, "C1")});
  t.start();
  t.use(0, kSlash, {1});
  EXPECT_EQ(t.cards_for("tianxiang").size(), 1);
  t.launch(1, "tianxiang", {t.cards_for("tianxiang").first()}, {2});
  EXPECT_EQ(hits(t), (Hits{{2, 1}}));
}

TEST(Hongyan, HerSpadeSlashIsRed) {
  Table t(2);
  t.seat(0).general("xiaoqiao").hand({card(kSlash, "S7")});
  t.seat(1).wears({card(kNiohShield)});
  t.start();
  t.use(0, kSlash, {1});
  EXPECT_EQ(t.nth(LogKind::CardUsed).suit, Suit::Heart);
  EXPECT_EQ(hits(t), (Hits{{1, 1}}));
}

TEST(Hongyan, HerClubsStayClubs) {
  Table t(2);
  t.seat(0).general("xiaoqiao").hand({card(kSlash, "C7")});
  t.seat(1).wears({card(kNiohShield)});
  t.start();
  t.use(0, kSlash, {1});
  EXPECT_EQ(hits(t), Hits{});
}

TEST(Hongyan, HerJudgeCardsAreHearts) {
  Table t(2);
  t.turn_of(0, PhaseKind::Judge);
  t.seat(0).general("xiaoqiao").judging(card(kLightning)).judging(card(kIndulgence));
  t.pile({card(kSlash, "S7"), card(kSlash, "S8")});
  t.start();
  EXPECT_TRUE(t.idle(0)) << "乐不思蜀 judged ♥: " << t.question();
  EXPECT_EQ(t.hp(0), 3) << "闪电 did not strike";
  EXPECT_EQ(judging(t, 1), std::vector<CardName>{kLightning});
}

TEST(Hongyan, DoesNothingForTheCardsOfOthers) {
  Table t(2);
  t.seat(0).hand({card(kSlash, "S7")});
  t.seat(1).general("xiaoqiao").wears({card(kNiohShield)});
  t.start();
  t.use(0, kSlash, {1});
  EXPECT_EQ(hits(t), Hits{});
}

}  // namespace
}  // namespace jiesuan::test
