// 孙策: 激昂, 魂姿, 制霸.
#include "tests/support/story.h"

namespace jiesuan::test {
namespace {

// ---- 激昂

TEST(Jiang, DrawsAfterHisRedSlashHasTargeted) {
  Table t(3);
  t.seat(0).general("sunce").hand({card(kSlash, "H")});
  t.seat(1).hand({card(kJink)});
  t.start();
  t.use(0, kSlash, {1});
  EXPECT_EQ(t.request().timing, Timing::UseTargeted);
  t.launch(0, "jiang");
  EXPECT_EQ(t.hand(0), 1);
  EXPECT_TRUE(t.demands(1, kJink)) << "before the 闪";
}

TEST(Jiang, DrawsAfterHeBecameTheTargetOfADuel) {
  Table t(3);
  t.seat(0).hand({card(kDuel)});
  t.seat(1).general("sunce");
  t.pile({card(kPeach)});
  t.start();
  t.use(0, kDuel, {1});
  EXPECT_EQ(t.request().timing, Timing::UseBecameTarget);
  t.launch(1, "jiang");
  EXPECT_EQ(t.hand(1), 1);
  EXPECT_EQ(hits(t), (Hits{{1, 1}}));
}

TEST(Jiang, ABlackDuelCountsABlackSlashDoesNot) {
  Table t(3);
  t.seat(0).general("sunce").hand({card(kDuel, "S"), card(kSlash, "S")});
  t.start();
  t.use(0, kSlash, {1});
  EXPECT_TRUE(t.idle(0)) << t.question();
  t.use(0, kDuel, {1});
  EXPECT_TRUE(t.offers(0, "jiang"));
}

TEST(Jiang, OnceForASlashWithSeveralTargets) {
  Table t(4);
  t.seat(0).general("sunce").hand({card(kSlash, "H")}).wears({card(kHalberd)});
  t.start();
  t.use(0, kSlash, {1, 2, 3});
  t.launch(0, "jiang");
  EXPECT_TRUE(t.idle(0)) << t.question();
  EXPECT_EQ(t.hand(0), 1);
  EXPECT_EQ(hits(t).size(), 3u);
}

TEST(Jiang, MayBeDeclined) {
  Table t(3);
  t.seat(0).hand({card(kSlash, "H")});
  t.seat(1).general("sunce");
  t.start();
  t.use(0, kSlash, {1});
  t.pass(1);
  EXPECT_EQ(t.hand(1), 0);
  EXPECT_EQ(hits(t), (Hits{{1, 1}}));
}

// ---- 魂姿

TEST(Hunzi, AwakensWithOneHpAndHisNewSkillsWorkAtOnce) {
  Table t(3);
  t.turn_of(1, PhaseKind::Prepare);
  t.seat(1).general("sunce").hp(1, 4);
  t.start();
  EXPECT_EQ(t.launches("hunzi"), 1) << "nobody is asked";
  EXPECT_EQ(t.game()[1].max_hp, 3);
  EXPECT_EQ(t.hp(1), 1);
  EXPECT_TRUE(t.offers(1, "yinghun")) << "still the same timing: " << t.question();
  t.pass(1);
  EXPECT_TRUE(t.offers(1, "yingzi")) << t.question();
}

TEST(Hunzi, NotWithMoreHp) {
  Table t(3);
  t.turn_of(0, PhaseKind::Prepare);
  t.seat(0).general("sunce").hp(2, 4);
  t.start();
  EXPECT_TRUE(t.idle(0)) << t.question();
  EXPECT_EQ(t.game()[0].max_hp, 4);
}

TEST(Hunzi, OnlyOnceAGame) {
  Table t(2);
  t.turn_of(0, PhaseKind::Prepare);
  t.seat(0).general("sunce").hp(1, 4);
  t.start();
  t.pass(0);  // 英魂
  t.pass(0);  // 英姿
  t.end_phase(0);
  while (!t.idle(1)) t.choose_cards(0, {t.game()[0].hand.first()});
  t.end_phase(1);
  EXPECT_TRUE(t.offers(0, "yinghun")) << t.question();
  EXPECT_EQ(t.launches("hunzi"), 1);
  EXPECT_EQ(t.game()[0].max_hp, 3);
}

// ---- 制霸

void lay_out_challenge(Table& t, const char* his, const char* mine) {
  t.turn_of(1);
  t.seat(0).general("sunce").hand({card(kSlash, mine)});
  t.seat(1).kingdom(Kingdom::Wu).hand({card(kSlash, his), card(kPeach)});
  t.start();
}

TEST(Zhiba, WhoDoesNotWinLosesBothCardsToHim) {
  Table t(3);
  lay_out_challenge(t, "C3", "C4");
  const CardId his = t.in_hand(1, kSlash), mine = t.in_hand(0, kSlash);
  t.act(1, "zhiba");
  t.choose_cards(1, {his});
  t.choose_cards(0, {mine});
  t.launch(0, "zhiba");
  EXPECT_EQ(t.game()[0].hand, cards({his, mine}));
  EXPECT_TRUE(t.idle(1));
  EXPECT_FALSE(t.offers("zhiba")) << "once in the phase";
}

TEST(Zhiba, HeMayLeaveThem) {
  Table t(3);
  lay_out_challenge(t, "C3", "C4");
  const CardId his = t.in_hand(1, kSlash);
  t.act(1, "zhiba");
  t.choose_cards(1, {his});
  t.choose_cards(0, {t.in_hand(0, kSlash)});
  t.pass(0);
  EXPECT_EQ(t.hand(0), 0);
  EXPECT_EQ(t.where(his), Zone::Discard);
}

TEST(Zhiba, ATieIsNoVictory) {
  Table t(3);
  lay_out_challenge(t, "C8", "S8");
  t.act(1, "zhiba");
  t.choose_cards(1, {t.in_hand(1, kSlash)});
  t.choose_cards(0, {t.in_hand(0, kSlash)});
  EXPECT_TRUE(t.offers(0, "zhiba")) << t.question();
}

TEST(Zhiba, WhoWinsJustWins) {
  Table t(3);
  lay_out_challenge(t, "C9", "C4");
  t.act(1, "zhiba");
  t.choose_cards(1, {t.in_hand(1, kSlash)});
  t.choose_cards(0, {t.in_hand(0, kSlash)});
  EXPECT_TRUE(t.idle(1)) << t.question();
  EXPECT_EQ(t.hand(0), 0);
}

TEST(Zhiba, IsForOtherWuCharactersWhenBothHaveHandCards) {
  Table wei(3);
  wei.turn_of(1);
  wei.seat(0).general("sunce").hand({card(kJink)});
  wei.seat(1).kingdom(Kingdom::Wei).hand({card(kJink)});
  wei.start();
  EXPECT_FALSE(wei.offers("zhiba"));
  Table empty(3);
  empty.turn_of(1);
  empty.seat(0).general("sunce");
  empty.seat(1).kingdom(Kingdom::Wu).hand({card(kJink)});
  empty.start();
  EXPECT_FALSE(empty.offers("zhiba"));
  Table himself(3);
  himself.seat(0).general("sunce").hand({card(kJink)});
  himself.start();
  EXPECT_FALSE(himself.offers("zhiba"));
}

TEST(Zhiba, IsALordSkill) {
  Table t(3);
  t.turn_of(1);
  t.seat(2).general("sunce").hand({card(kJink)});
  t.seat(1).kingdom(Kingdom::Wu).hand({card(kJink)});
  t.start();
  EXPECT_FALSE(t.offers("zhiba"));
}

TEST(Zhiba, OnceAwakenedHeMayRefuse) {
  Table t(2);
  t.turn_of(0, PhaseKind::Prepare);
  t.seat(0).general("sunce").hp(1, 4);
  t.seat(1).kingdom(Kingdom::Wu).hand({card(kJink)});
  t.start();
  t.pass(0);  // 英魂
  t.pass(0);  // 英姿
  t.end_phase(0);
  while (!t.idle(1)) t.choose_cards(0, {t.game()[0].hand.first()});
  const int before = t.hand(1);
  t.act(1, "zhiba");
  EXPECT_EQ(t.asked(), 0) << t.question();
  t.pass(0);
  EXPECT_TRUE(t.idle(1)) << t.question();
  EXPECT_EQ(t.hand(1), before);
  EXPECT_FALSE(t.offers("zhiba")) << "asked once is asked";
}

}  // namespace
}  // namespace jiesuan::test
