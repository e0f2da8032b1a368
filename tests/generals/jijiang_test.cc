// 刘备: 激将, as a use in the play phase, as a demanded use, and as a response.
#include "tests/support/table.h"

namespace jiesuan::test {
namespace {

// Liu Bei, lord in seat 0; B and C of Shu in seats 1 and 2, each with a 杀; D in seat 3.
class Shu : public Table {
 public:
  Shu() : Table(4) {
    seat(0).general("liubei");
    seat(1).kingdom(Kingdom::Shu).hand({card(kSlash, "S7")});
    seat(2).kingdom(Kingdom::Shu).hand({card(kSlash, "H10")});
  }
};

// R000-54: the target is chosen first, then the others are asked in order, then the 杀 resolves at once.
TEST(Jijiang, ChoosesTheTargetThenAsksTheOthersInOrder) {
  Shu t;
  t.start();
  EXPECT_EQ(t.seats_for("jijiang"), seats({1, 3})) << "the lord's attack range decides";
  t.act(0, "jijiang", {}, {3});
  EXPECT_TRUE(t.demands(1, kSlash));
  t.pass(1);
  t.play(2, kSlash);
  EXPECT_EQ(t.damages(3), std::vector<int>{1});
  EXPECT_EQ(t.hand(1), 1);
  EXPECT_TRUE(t.idle(0));
}

TEST(Jijiang, TheFirstResponseEndsTheAsking) {
  Shu t;
  t.start();
  t.act(0, "jijiang", {}, {3});
  t.play(1, kSlash);
  EXPECT_EQ(t.damages(3), std::vector<int>{1});
  EXPECT_EQ(t.hand(2), 1);
}

TEST(Jijiang, TheLordIsUserAndSourceAndTheHelperResponded) {
  Shu t;
  t.start();
  const CardId slash = t.in_hand(1, kSlash);
  t.act(0, "jijiang", {}, {3});
  t.play(1, kSlash);
  ASSERT_EQ(t.count(LogKind::CardResponded), 1);
  EXPECT_EQ(t.nth(LogKind::CardResponded).a, 1);
  ASSERT_EQ(t.count(LogKind::CardUsed), 1);
  EXPECT_EQ(t.nth(LogKind::CardUsed).a, 0);
  EXPECT_EQ(t.nth(LogKind::CardUsed).cards, CardSet(slash));
  EXPECT_EQ(t.nth(LogKind::CardUsed).suit, Suit::Spade);
  EXPECT_EQ(t.nth(LogKind::DamageDealt).a, 0);
}

// R004-02
TEST(Jijiang, TheCardStaysInTheProcessingAreaUntilTheUseEnds) {
  Shu t;
  t.seat(3).hand({card(kJink)});
  t.start();
  const CardId slash = t.in_hand(1, kSlash);
  t.act(0, "jijiang", {}, {3});
  t.play(1, kSlash);
  ASSERT_TRUE(t.demands(3, kJink));
  EXPECT_EQ(t.where(slash), Zone::Processing);
  EXPECT_GE(t.position(Timing::RespondEnd), 0) << "the response is over";
  t.pass(3);
  EXPECT_EQ(t.where(slash), Zone::Discard);
}

TEST(Jijiang, JianxiongTakesTheHelpersCard) {
  Shu t;
  t.seat(3).general("caocao");
  t.start();
  t.act(0, "jijiang", {}, {3});
  t.play(1, kSlash);
  t.launch(3, "jianxiong");
  EXPECT_NE(t.in_hand(3, kSlash), kNoCard);
}

// Timings §8: suit and colour come from the physical card.
TEST(Jijiang, ABlackCardOfTheHelperDoesNotPassANiohShield) {
  for (const bool black : {true, false}) {
    Shu t;
    t.seat(3).wears({card(kNiohShield)});
    t.start();
    t.act(0, "jijiang", {}, {3});
    if (black) {
      t.play(1, kSlash);
    } else {
      t.pass(1);
      t.play(2, kSlash);
    }
    EXPECT_EQ(t.hp(3), black ? 4 : 3);
  }
}

TEST(Jijiang, TheHelperMayConvert) {
  Table t(4);
  t.seat(0).general("liubei");
  t.seat(1).general("guanyu").hand({card(kPeach)});
  t.seat(2).general("zhaoyun").wears({card(kSpear)}).hand({card(kDuel), card(kExNihilo)});
  t.start();
  t.act(0, "jijiang", {}, {3});
  EXPECT_TRUE(t.offers(1, "wusheng"));
  t.pass(1);
  t.play_as(2, "spear", {t.in_hand(2, kDuel), t.in_hand(2, kExNihilo)});
  EXPECT_EQ(t.damages(3), std::vector<int>{1});
  EXPECT_TRUE(t.discarded(kDuel));
  EXPECT_TRUE(t.discarded(kExNihilo));
}

// C45: every idle point is a timing of its own.
TEST(Jijiang, FailedItIsOfferedAgainAtTheNextIdlePoint) {
  Shu t;
  t.start();
  t.act(0, "jijiang", {}, {3});
  t.pass(1);
  t.pass(2);
  ASSERT_TRUE(t.idle(0));
  EXPECT_TRUE(t.offers("jijiang"));
  EXPECT_EQ(t.count(LogKind::CardUsed), 0) << "no 杀 was used";
  t.act(0, "jijiang", {}, {3});
  t.play(1, kSlash);
  EXPECT_EQ(t.damages(3), std::vector<int>{1});
}

TEST(Jijiang, ItsSlashCountsForTheLimit) {
  Shu t;
  t.seat(0).hand({card(kFireSlash)});
  t.start();
  t.act(0, "jijiang", {}, {3});
  t.play(1, kSlash);
  ASSERT_TRUE(t.idle(0));
  EXPECT_FALSE(t.offers("jijiang"));
  EXPECT_FALSE(t.may_use(kFireSlash));
}

TEST(Jijiang, IsNotOfferedWhenTheSlashOfThePhaseIsUsed) {
  Shu t;
  t.seat(0).hand({card(kFireSlash)});
  t.start();
  t.use(0, kFireSlash, {3});
  ASSERT_TRUE(t.idle(0));
  EXPECT_FALSE(t.offers("jijiang"));
}

// Only fruitless tries may be capped (timings §7.4).
TEST(Jijiang, WithACrossbowItGoesOnAsLongAsTheOthersRespond) {
  Table t(4);
  t.seat(0).general("liubei").wears({card(kCrossbow)});
  t.seat(1).kingdom(Kingdom::Shu);
  t.seat(1).hand({card(kSlash), card(kSlash), card(kSlash), card(kSlash)});
  t.seat(3).hp(8, 8);
  t.start();
  for (int n = 1; n <= 4; ++n) {
    ASSERT_TRUE(t.idle(0));
    ASSERT_TRUE(t.offers("jijiang")) << "after " << n - 1 << " successes";
    t.act(0, "jijiang", {}, {3});
    t.play(1, kSlash);
    EXPECT_EQ(t.hp(3), 8 - n);
  }
}

TEST(Jijiang, IsOnlyALordsSkill) {
  Table t(4);
  t.seat(0).kingdom(Kingdom::Shu).hand({card(kSlash)});
  t.seat(1).general("liubei");
  t.turn_of(1).start();
  ASSERT_TRUE(t.idle(1));
  EXPECT_FALSE(t.offers("jijiang"));
}

TEST(Jijiang, NeedsAnotherShuCharacter) {
  Table t(4);
  t.seat(0).general("liubei");
  t.seat(1).kingdom(Kingdom::Wei).hand({card(kSlash)});
  t.start();
  ASSERT_TRUE(t.idle(0));
  EXPECT_FALSE(t.offers("jijiang"));
}

TEST(Jijiang, NeedsALegalTarget) {
  Table t(4);
  t.seat(0).general("liubei");
  t.seat(1).general("zhugeliang");
  t.seat(2).kingdom(Kingdom::Shu).hand({card(kSlash)});
  t.seat(3).wears({card(kDilu)});
  t.start();
  ASSERT_TRUE(t.idle(0));
  EXPECT_FALSE(t.offers("jijiang")) << "only an empty city is in range";
}

// Timings §8, "Helpers".
TEST(Jijiang, AHelperCannotAnswerWithJijiangItself) {
  Table t(4);
  t.seat(0).general("liubei");
  t.seat(1).kingdom(Kingdom::Shu).skill("jijiang");
  t.seat(2).kingdom(Kingdom::Shu).hand({card(kSlash)});
  t.start();
  t.act(0, "jijiang", {}, {3});
  EXPECT_TRUE(t.demands(2, kSlash)) << t.question();
}

// R004-22
TEST(Jijiang, FailedAsAResponseItIsNotOfferedAgain) {
  Table t(4);
  t.seat(0).general("liubei").hand({card(kSlash)});
  t.seat(1).hand({card(kSavageAssault)});
  t.seat(2).kingdom(Kingdom::Shu).hand({card(kSlash)});
  t.turn_of(1).start();
  t.use(1, kSavageAssault);
  t.play(2, kSlash);
  t.launch(0, "jijiang");
  EXPECT_TRUE(t.demands(0, kSlash)) << "seat 2 has nothing left: " << t.question();
  EXPECT_FALSE(t.offers("jijiang"));
  t.play(0, kSlash);
  EXPECT_TRUE(t.damages(0).empty());
}

TEST(Jijiang, DeclinedItIsPastForThisNeed) {
  Table t(4);
  t.seat(0).general("liubei").hand({card(kSlash)});
  t.seat(1).hand({card(kSavageAssault)});
  t.seat(2).kingdom(Kingdom::Shu);
  t.turn_of(1).start();
  t.use(1, kSavageAssault);
  t.pass(0);
  EXPECT_TRUE(t.demands(0, kSlash));
  t.pass(0);
  EXPECT_EQ(t.damages(0), std::vector<int>{1});
}

TEST(Jijiang, AnswersSavageAssaultAndTheCardIsDiscardedWithTheLordsResponse) {
  Table t(4);
  t.seat(0).general("liubei");
  t.seat(1).hand({card(kSavageAssault)});
  t.seat(2).kingdom(Kingdom::Shu).hand({card(kSlash), card(kFireSlash)});
  t.turn_of(1).start();
  const CardId fire = t.in_hand(2, kFireSlash);
  t.use(1, kSavageAssault);
  t.play(2, kSlash);
  t.launch(0, "jijiang");
  t.play(2, kFireSlash);
  EXPECT_TRUE(t.damages(0).empty());
  ASSERT_EQ(t.count(LogKind::CardResponded), 3);
  EXPECT_EQ(t.nth(LogKind::CardResponded, 2).a, 0);
  EXPECT_EQ(t.where(fire), Zone::Discard);
}

TEST(Jijiang, InADuelItIsOfferedForEachSlashAnew) {
  Table t(4);
  t.seat(0).general("liubei");
  t.seat(1).hand({card(kDuel), card(kSlash)});
  t.seat(2).kingdom(Kingdom::Shu).hand({card(kSlash), card(kSlash)});
  t.turn_of(1).start();
  t.use(1, kDuel, {0});
  t.launch(0, "jijiang");
  t.play(2, kSlash);
  t.play(1, kSlash);
  t.launch(0, "jijiang");
  t.play(2, kSlash);
  EXPECT_EQ(t.damages(1), std::vector<int>{1});
  EXPECT_EQ(t.nth(LogKind::DamageDealt).a, 0);
}

TEST(Jijiang, AnswersCollateralWithTheDemandedTarget) {
  Table t(4);
  t.seat(0).general("liubei").wears({card(kCrossbow)});
  t.seat(1).hand({card(kCollateral)});
  t.seat(2).kingdom(Kingdom::Shu).hand({card(kSlash)});
  t.turn_of(1).start();
  t.use(1, kCollateral, {0, 3});
  t.launch(0, "jijiang");
  t.play(2, kSlash);
  EXPECT_EQ(t.damages(3), std::vector<int>{1});
  EXPECT_EQ(t.nth(LogKind::CardUsed, -1).a, 0);
  EXPECT_NE(t.worn(0, kCrossbow), kNoCard);
}

TEST(Jijiang, FailedForCollateralTheWeaponIsLost) {
  Table t(4);
  t.seat(0).general("liubei").wears({card(kCrossbow)});
  t.seat(1).hand({card(kCollateral)});
  t.seat(2).kingdom(Kingdom::Shu).hand({card(kSlash)});
  t.turn_of(1).start();
  t.use(1, kCollateral, {0, 3});
  t.launch(0, "jijiang");
  t.pass(2);
  EXPECT_TRUE(t.damages(3).empty());
  EXPECT_NE(t.in_hand(1, kCrossbow), kNoCard);
}

}  // namespace
}  // namespace jiesuan::test
