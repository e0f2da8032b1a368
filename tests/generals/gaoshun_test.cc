// 高顺: 陷阵, 禁酒.
#include "engine/rules/vocabulary.h"
#include "tests/support/story.h"

namespace jiesuan::test {
namespace {

// He wins with his 闪 K against the 闪 2 of the character; both are gone then.
void win_against(Table& t, Seat s) {
  t.act(0, "xianzhen", {}, {s});
  const Seat first = t.asked();
  t.choose_cards(first, {t.in_hand(first, kJink)});
  const Seat second = t.asked();
  t.choose_cards(second, {t.in_hand(second, kJink)});
}
Face high() { return card(kJink, "D11"); }
Face low() { return card(kJink, "H2"); }

// ---- 陷阵

TEST(Xianzhen, TheWinnerIgnoresTheArmourOfTheBeaten) {
  Table t(3);
  t.seat(0).general("gaoshun").hand({high(), card(kSlash)});
  t.seat(1).hand({low()}).wears({card(kVine)});
  t.start();
  win_against(t, 1);
  t.use(0, kSlash, {1});
  EXPECT_EQ(t.damages(1), std::vector<int>{1}) << t.question();
}

TEST(Xianzhen, EightDiagramIsNotConsulted) {
  Table t(3);
  t.seat(0).general("gaoshun").hand({high(), card(kSlash)});
  t.seat(1).hand({low()}).wears({card(kEightDiagram)});
  t.start();
  win_against(t, 1);
  t.use(0, kSlash, {1});
  EXPECT_EQ(t.damages(1), std::vector<int>{1}) << t.question();
}

TEST(Xianzhen, TheLionDoesNotSoften) {
  Table t(3);
  t.seat(0).skill("xianzhen").hand({high(), card(kAnaleptic), card(kSlash)});
  t.seat(1).hand({low()}).wears({card(kSilverLion)});
  t.start();
  win_against(t, 1);
  t.use(0, kAnaleptic);
  t.use(0, kSlash, {1});
  EXPECT_EQ(t.damages(1), std::vector<int>{2});
}

TEST(Xianzhen, TheLionLostToACardOfHisDoesNotHeal) {
  Table t(3);
  t.seat(0).general("gaoshun").hand({high(), card(kDismantlement)});
  t.seat(1).hp(3, 4).hand({low()}).wears({card(kSilverLion)});
  t.start();
  win_against(t, 1);
  t.use(0, kDismantlement, {1});
  EXPECT_TRUE(t.discarded(kSilverLion));
  EXPECT_EQ(t.hp(1), 3);
}

// Principles §8: the armour lives in what others do.
TEST(Xianzhen, TheArmourWorksAgainstOthers) {
  Table t(3);
  t.seat(0).general("gaoshun").hand({high(), card(kCollateral)});
  t.seat(1).hand({low()}).wears({card(kVine)});
  t.seat(2).hand({card(kSlash)}).wears({card(kAxe)});
  t.start();
  win_against(t, 1);
  t.use(0, kCollateral, {2, 1});
  t.play(2, kSlash);
  EXPECT_TRUE(t.damages(1).empty()) << "a 杀 of somebody else inside his 借刀杀人";
}

// R003: conducted damage still has him as its source.
TEST(Xianzhen, ConductedDamageOfHisIgnoresTheArmourToo) {
  Table t(3);
  t.seat(0).general("gaoshun").hand({high(), card(kFireSlash)});
  t.seat(1).hand({low()}).wears({card(kVine)}).chained();
  t.seat(2).chained();
  t.start();
  win_against(t, 1);
  t.use(0, kFireSlash, {2});
  EXPECT_EQ(t.damages(1), std::vector<int>{1}) << "藤甲 does not burn";
}

TEST(Xianzhen, DistanceDoesNotMatterForCardsOnTheBeaten) {
  Table t(5);
  t.seat(0).general("gaoshun").hand({high(), card(kSlash), card(kSnatch)});
  t.seat(2).hand({low(), card(kPeach)});
  t.start();
  EXPECT_EQ(t.targets_of(kSlash), seats({1, 4}));
  win_against(t, 2);
  EXPECT_EQ(t.targets_of(kSlash), seats({1, 2, 4}));
  EXPECT_EQ(t.targets_of(kSnatch), seats({2}));
}

TEST(Xianzhen, AnyNumberOfSlashesButOnlyOnTheBeaten) {
  Table t(4);
  t.seat(0).general("gaoshun").hand({high(), card(kSlash), card(kSlash), card(kSlash)});
  t.seat(1).hand({low()});
  t.start();
  win_against(t, 1);
  EXPECT_EQ(t.targets_of(kSlash), seats({1, 3}));
  t.use(0, kSlash, {1});
  EXPECT_EQ(t.targets_of(kSlash), seats({1})) << "the others are beyond the limit";
  t.use(0, kSlash, {1});
  t.use(0, kSlash, {1});
  EXPECT_EQ(t.hp(1), 1);
}

// Beyond the limit the 方天画戟 finds nobody else.
TEST(Xianzhen, BeyondTheLimitThereAreNoFurtherTargets) {
  Table t(4);
  t.seat(0).general("gaoshun").hand({high(), card(kSlash), card(kSlash)}).wears({card(kHalberd)});
  t.seat(1).hand({low()});
  t.start();
  win_against(t, 1);
  t.use(0, kSlash, {2});
  EXPECT_TRUE(accepts(t, kSlash, {1}));
  EXPECT_FALSE(accepts(t, kSlash, {1, 3}));
}

TEST(Xianzhen, WhoDoesNotWinCannotUseSlashThisTurnButMayRespondIt) {
  Table t(3);
  t.seat(0).general("gaoshun").hand({low(), card(kSlash), card(kDuel)});
  t.seat(1).hand({high(), card(kSlash)});
  t.start();
  win_against(t, 1);
  EXPECT_FALSE(t.may_use(kSlash));
  t.use(0, kDuel, {1});
  t.play(1, kSlash);
  EXPECT_TRUE(t.demands(0, kSlash)) << t.question();
  t.play(0, kSlash);
  EXPECT_EQ(t.damages(1), std::vector<int>{1});
}

TEST(Xianzhen, ATieIsNoVictory) {
  Table t(3);
  t.seat(0).general("gaoshun").hand({card(kJink, "H2"), card(kSlash)});
  t.seat(1).hand({card(kJink, "D2")});
  t.start();
  win_against(t, 1);
  EXPECT_FALSE(t.may_use(kSlash));
}

TEST(Xianzhen, OncePerPhaseAgainstSomebodyWithHandCards) {
  Table t(3);
  t.seat(0).general("gaoshun").hand({high(), card(kPeach)});
  t.seat(1).hand({low(), card(kPeach)});
  t.start();
  EXPECT_EQ(t.seats_for("xianzhen"), seats({1}));
  win_against(t, 1);
  EXPECT_FALSE(t.offers("xianzhen"));
  Table bare(3);
  bare.seat(0).general("gaoshun");
  bare.seat(1).hand({low()});
  bare.start();
  EXPECT_FALSE(bare.offers("xianzhen"));
}

TEST(Xianzhen, EndsWithTheTurn) {
  Table t(2);
  t.seat(0).general("gaoshun").hand({high()});
  t.seat(1).hand({low()}).wears({card(kVine)});
  t.start();
  win_against(t, 1);
  EXPECT_TRUE(may_have(t.game(), 1, StateKind::ArmourIgnored));
  t.end_phase(0);
  EXPECT_FALSE(may_have(t.game(), 1, StateKind::ArmourIgnored));
}

// A stand-in for 恩怨: the source of the damage loses 1 hp.
bool hurt_by_somebody(const Skill<Damage>& s) {
  return s.event.victim == s.owner && s.game.alive(s.event.source);
}
Task<> bear_a_grudge(Skill<Damage> s) { co_await lose_hp(s.game, s.event.source, 1); }
const SkillDef grudge({"test_xianzhen_grudge", "恩怨"}, Listing::Nameless,
                      at<Timing::DamageTaken>().when(hurt_by_somebody).then(bear_a_grudge));

// R000-146, his part: when he dies in the middle of the fire 杀 the 藤甲 of the beaten burns again.
TEST(Xianzhen, EndsAtHisDeathInTheMiddleOfHisSlash) {
  Table t(4);
  t.seat(0).general("gaoshun").role(Role::Renegade).hp(1, 4).hand({high(), card(kFireSlash)});
  t.seat(0).wears({card(kHalberd)});
  t.seat(1).skill("test_xianzhen_grudge").role(Role::Lord);
  t.seat(2).role(Role::Rebel).hp(4, 4).hand({low()}).wears({card(kVine)});
  t.seat(3).role(Role::Loyalist);
  t.start();
  win_against(t, 2);
  t.use(0, kFireSlash, {1, 2});
  EXPECT_FALSE(t.alive(0));
  EXPECT_EQ(t.nth(LogKind::Died).b, kNoSeat) << "nobody killed him";
  EXPECT_EQ(t.damages(1), std::vector<int>{1});
  EXPECT_EQ(t.damages(2), std::vector<int>{2}) << "1 + 藤甲";
  EXPECT_EQ(source_of_last_damage(t), kNoSeat);
}

// ---- 禁酒

TEST(Jinjiu, HisAnalepticIsASlash) {
  Table t(3);
  t.seat(0).general("gaoshun").hand({card(kAnaleptic)});
  t.start();
  EXPECT_FALSE(t.may_use(kAnaleptic));
  ASSERT_TRUE(t.may_use(kSlash));
  t.use(0, kSlash, {1});
  EXPECT_EQ(t.damages(1), std::vector<int>{1});
  EXPECT_EQ(t.nth(LogKind::CardUsed).card, kSlash);
  EXPECT_EQ(t.nth(LogKind::CardUsed).skill, SkillId::None) << "no conversion: it is one";
}

TEST(Jinjiu, DyingHeCannotDrinkIt) {
  Table t(3);
  t.seat(0).hand({card(kSlash)});
  t.seat(1).general("gaoshun").hp(1, 4).hand({card(kAnaleptic)});
  t.start();
  t.use(0, kSlash, {1});
  EXPECT_FALSE(t.alive(1)) << t.question();
}

TEST(Jinjiu, AnswersADemandForSlash) {
  Table t(3);
  t.seat(0).hand({card(kSavageAssault)});
  t.seat(1).general("gaoshun").hand({card(kAnaleptic)});
  t.start();
  t.use(0, kSavageAssault);
  ASSERT_TRUE(t.demands(1, kSlash)) << t.question();
  t.play(1, kSlash);
  EXPECT_TRUE(t.discarded(kAnaleptic));
  EXPECT_TRUE(t.damages(1).empty());
}

TEST(Jinjiu, InAnotherHandItIsAnAnalepticAgain) {
  Table t(3);
  t.seat(0).hand({card(kSnatch)});
  t.seat(1).general("gaoshun").hand({card(kAnaleptic)});
  t.start();
  t.use(0, kSnatch, {1});
  EXPECT_TRUE(t.may_use(kAnaleptic)) << t.question();
}

}  // namespace
}  // namespace jiesuan::test
