// 贾诩: 完杀, 乱武, 帷幕.
#include "tests/engine/support.h"
#include "tests/support/story.h"

namespace jiesuan::test {
namespace {

// ---- 完杀

TEST(Wansha, InHisTurnBystandersCannotUsePeach) {
  Table t(4);
  t.seat(0).general("jiaxu").hand({card(kSlash)});
  t.seat(1).hp(1, 4).role(Role::Loyalist);
  t.seat(2).hand({card(kPeach)}).role(Role::Rebel);
  t.start();
  t.use(0, kSlash, {1});
  EXPECT_FALSE(t.alive(1)) << "nobody is asked: " << t.question();
}

TEST(Wansha, HeAndTheDyingOneCan) {
  Table t(4);
  t.seat(0).general("jiaxu").hand({card(kSlash), card(kPeach)});
  t.seat(1).hp(1, 4).hand({card(kPeach)});
  t.seat(2).hand({card(kPeach)});
  t.start();
  t.use(0, kSlash, {1});
  EXPECT_TRUE(t.demands(0, kPeach));
  t.pass(0);
  EXPECT_TRUE(t.demands(1, kPeach));
  t.play(1, kPeach);
  EXPECT_EQ(t.hp(1), 1);
}

TEST(Wansha, AnalepticIsNoPeach) {
  Table t(4);
  t.seat(0).general("jiaxu").hand({card(kSlash)});
  t.seat(1).hp(1, 4).hand({card(kAnaleptic)});
  t.start();
  t.use(0, kSlash, {1});
  t.play(1, kAnaleptic);
  EXPECT_EQ(t.hp(1), 1);
}

TEST(Wansha, ACardAsPeachIsAPeach) {
  Table t(4);
  t.seat(0).general("jiaxu").hand({card(kSlash)});
  t.seat(1).hp(1, 4).role(Role::Loyalist);
  t.seat(2).general("huatuo").hand({card(kJink)}).role(Role::Rebel);
  t.start();
  t.use(0, kSlash, {1});
  EXPECT_FALSE(t.alive(1)) << t.question();
}

TEST(Wansha, NotInTheTurnOfAnother) {
  Table t(4);
  t.seat(0).hand({card(kSlash)});
  t.seat(1).hp(1, 4);
  t.seat(2).hand({card(kPeach)});
  t.seat(3).general("jiaxu");
  t.start();
  t.use(0, kSlash, {1});
  EXPECT_TRUE(t.demands(2, kPeach)) << t.question();
}

// C24: once he is dead it is nobody's turn.
TEST(Wansha, EndsWithHisDeathInHisTurn) {
  Table t(5);
  t.seat(0).hand({card(kPeach)});
  t.seat(2).general("jiaxu").hp(1, 3).hand({card(kSavageAssault)});
  t.seat(3).general("xiahoudun");
  t.seat(4).hp(1, 4);
  t.pile({card(kSlash, "S7")});
  t.turn_of(2).start();
  t.use(2, kSavageAssault);
  t.launch(3, "ganglie");
  EXPECT_FALSE(t.alive(2)) << "nobody could save him: " << t.question();
  EXPECT_TRUE(t.demands(0, kPeach)) << "for seat 4, now that it is nobody's turn: " << t.question();
}

// ---- 乱武

TEST(Luanwu, EverybodyElseStrikesTheNearestOrLosesHp) {
  Table t(5);
  t.seat(0).general("jiaxu");
  t.seat(1).hand({card(kSlash)});
  t.seat(3).wears({card(kChitu)});
  t.start();
  t.act(0, "luanwu");
  ASSERT_EQ(t.asked(), 1);
  ASSERT_EQ(t.request().ask, Ask::Seats) << t.question();
  EXPECT_EQ(t.request().options[0].seats, seats({0, 2})) << "both at distance 1";
  t.choose_seats(1, {2});
  t.play(1, kSlash);
  EXPECT_EQ(hits(t), (Hits{{2, 1}}));
  EXPECT_EQ(t.hp(2), 2) << "damage and loss";
  EXPECT_EQ(t.hp(1), 4);
  EXPECT_EQ(t.hp(3), 3);
  EXPECT_EQ(t.hp(4), 3);
  EXPECT_EQ(t.hp(0), 3);
  EXPECT_EQ(who(t, LogKind::HpLost), (Order{2, 3, 4}));
  EXPECT_FALSE(t.offers("luanwu")) << "once in a game";
}

TEST(Luanwu, WhoHasASlashMayRatherLoseHp) {
  for (const bool choose : {true, false}) {
    Table t(3);
    t.seat(0).general("jiaxu");
    t.seat(1).hand({card(kSlash)});
    t.start();
    t.act(0, "luanwu");
    if (choose) {
      t.choose_seats(1, {2});
      t.pass(1);
    } else {
      t.pass(1);
    }
    EXPECT_EQ(t.hp(1), 3);
    EXPECT_EQ(t.hand(1), 1);
  }
}

TEST(Luanwu, OnlyTheNearestWillDo) {
  Table t(4);
  t.seat(0).general("jiaxu").wears({card(kJueying)});
  t.seat(1).hand({card(kSlash)}).wears({card(kAxe)});
  t.start();
  t.act(0, "luanwu");
  EXPECT_TRUE(t.demands(1, kSlash)) << "only seat 2 is at distance 1: " << t.question();
  t.play(1, kSlash);
  EXPECT_EQ(hits(t), (Hits{{2, 1}}));
}

TEST(Luanwu, ANearestOneWhoIsNoLegalTargetCostsHp) {
  Table t(4);
  t.seat(0).general("jiaxu").wears({card(kJueying)});
  t.seat(1).hand({card(kSlash)}).wears({card(kAxe)});
  t.seat(2).general("zhugeliang");
  t.start();
  t.act(0, "luanwu");
  EXPECT_EQ(t.hp(1), 3) << "空城: " << t.question();
  EXPECT_EQ(t.hand(1), 1);
}

TEST(Luanwu, ALordMayAskForHelp) {
  Table t(3);
  t.seat(0).general("jiaxu").role(Role::Rebel);
  t.seat(1).general("liubei").role(Role::Lord);
  t.seat(2).kingdom(Kingdom::Shu).hand({card(kSlash)}).role(Role::Loyalist);
  t.start();
  t.act(0, "luanwu");
  t.choose_seats(1, {0});
  t.launch(1, "jijiang");
  t.play(2, kSlash);
  EXPECT_EQ(hits(t), (Hits{{0, 1}}));
  EXPECT_EQ(t.nth(LogKind::DamageDealt).a, 1);
  EXPECT_EQ(t.hp(1), 4);
}

// Principles T10: it goes on after his death.
TEST(Luanwu, GoesOnAfterHisDeath) {
  Table t(4);
  t.seat(1).hp(4, 4).role(Role::Lord);
  t.seat(0).general("jiaxu").hp(1, 3).role(Role::Renegade);
  t.seat(1).hand({card(kSlash)});
  t.seat(2).role(Role::Rebel);
  t.seat(3).role(Role::Loyalist);
  t.start();
  t.act(0, "luanwu");
  t.choose_seats(1, {0});
  t.play(1, kSlash);
  EXPECT_FALSE(t.alive(0));
  EXPECT_EQ(t.hp(2), 3);
  EXPECT_EQ(t.hp(3), 3);
}

// ---- 帷幕

TEST(Weimu, BlackTricksCannotTargetHim) {
  Table t(3);
  t.seat(0).hand({card(kDuel, "S1"), card(kSupplyShortage), card(kSlash)});
  t.seat(1).general("jiaxu").hand({card(kJink)});
  t.seat(2).hand({card(kJink)});
  t.start();
  EXPECT_EQ(t.targets_of(kDuel), seats({2}));
  EXPECT_EQ(t.targets_of(kSupplyShortage), seats({2}));
  EXPECT_EQ(t.targets_of(kSlash), seats({1, 2})) << "a 杀 is no trick";
}

TEST(Weimu, RedOnesCan) {
  Table t(3);
  t.seat(0).hand({card(kDuel, "D1")});
  t.seat(1).general("jiaxu");
  t.start();
  EXPECT_EQ(t.targets_of(kDuel), seats({1, 2}));
}

TEST(Weimu, HeIsLeftOutOfBlackTricksForAll) {
  Table t(3);
  t.seat(0).hand({card(kSavageAssault)});
  t.seat(1).general("jiaxu");
  t.start();
  t.use(0, kSavageAssault);
  EXPECT_EQ(hits(t), (Hits{{2, 1}}));
}

TEST(Weimu, LightningPassesHimBy) {
  Table t(3);
  t.seat(0).judging(card(kLightning, "S1"));
  t.seat(1).general("jiaxu");
  t.pile({card(kJink, "H2"), card(kJink), card(kJink)});
  t.turn_of(0, PhaseKind::Judge).start();
  EXPECT_TRUE(judging(t, 1).empty());
  EXPECT_EQ(judging(t, 2), std::vector<CardName>{kLightning});
}

TEST(Weimu, ABlackCardAsATrickIsBlack) {
  Table t(3);
  t.seat(0).general("ganning").hand({card(kSlash, "S")});
  t.seat(1).general("jiaxu").hand({card(kJink)});
  t.seat(2).hand({card(kJink)});
  t.start();
  EXPECT_EQ(t.seats_for("qixi", {t.in_hand(0, kSlash)}), seats({2}));
}

}  // namespace
}  // namespace jiesuan::test
