// 简雍: 巧说, 纵适.
#include "tests/support/story.h"

namespace jiesuan::test {
namespace {

// ---- 巧说

// He wins with a king against the ace of seat 1 and lets the cards lie.
void win_the_debate(Table& t) {
  t.launch(0, "qiaoshui", {}, {1});
  t.choose_cards(0, {t.in_hand(0, kSlash)});
  t.choose_cards(1, {t.in_hand(1, kDuel)});
  t.pass(0);  // 纵适
}
// A table whose seat 0 has just won; his hand is what is given.
void set_the_debate(Table& t, std::vector<Face> hand) {
  hand.push_back(card(kSlash, "D13"));
  t.seat(0).general("jianyong").hand(std::move(hand));
  t.seat(1).hand({card(kDuel, "S1")});
}

TEST(Qiaoshui, TheNextCardMayHaveOneTargetMoreWhereverItSits) {
  Table t(5);
  set_the_debate(t, {card(kFireSlash)});
  t.start();
  win_the_debate(t);
  t.use(0, kFireSlash, {1});
  EXPECT_EQ(t.request().options[0].seats, seats({2, 3, 4}));
  t.launch(0, "state_qiaoshui_won", {}, {3});
  EXPECT_EQ(hits(t), (Hits{{1, 1}, {3, 1}}));
}

TEST(Qiaoshui, OrOneFewer) {
  Table t(4);
  set_the_debate(t, {card(kSavageAssault)});
  t.start();
  win_the_debate(t);
  t.use(0, kSavageAssault);
  EXPECT_EQ(t.request().options[0].seats, seats({1, 2, 3})) << "there is nobody to add";
  t.launch(0, "state_qiaoshui_won", {}, {2});
  EXPECT_EQ(hits(t), (Hits{{1, 1}, {3, 1}}));
}

TEST(Qiaoshui, TheLastTargetCannotBeTakenAway) {
  Table t(2);
  set_the_debate(t, {card(kFireSlash)});
  t.start();
  win_the_debate(t);
  t.use(0, kFireSlash, {1});
  EXPECT_EQ(hits(t), (Hits{{1, 1}})) << t.question();
}

TEST(Qiaoshui, ACardForOneselfMayServeAnother) {
  Table t(3);
  set_the_debate(t, {card(kExNihilo)});
  t.start();
  win_the_debate(t);
  t.use(0, kExNihilo);
  t.launch(0, "state_qiaoshui_won", {}, {2});
  EXPECT_EQ(t.hand(0), 2);
  EXPECT_EQ(t.hand(2), 2);
}

TEST(Qiaoshui, APeachOnlyTheWounded) {
  Table t(4);
  set_the_debate(t, {card(kPeach)});
  t.seat(0).hp(2, 3);
  t.seat(2).hp(3, 4);
  t.start();
  win_the_debate(t);
  t.use(0, kPeach);
  EXPECT_EQ(t.request().options[0].seats, seats({2}));
  t.launch(0, "state_qiaoshui_won", {}, {2});
  EXPECT_EQ(t.hp(0), 3);
  EXPECT_EQ(t.hp(2), 4);
}

TEST(Qiaoshui, TheRightIsUsedUpByTheNextSuchCard) {
  Table t(3);
  set_the_debate(t, {card(kExNihilo), card(kFireSlash), card(kChitu)});
  t.start();
  win_the_debate(t);
  t.use(0, kChitu);
  EXPECT_TRUE(t.idle(0)) << "equipment is no such card: " << t.question();
  t.use(0, kExNihilo);
  t.pass(0);
  t.use(0, kFireSlash, {1});
  EXPECT_EQ(hits(t), (Hits{{1, 1}})) << t.question();
}

TEST(Qiaoshui, TheNextCardUsesItUpAlthoughThereIsNobodyToAdd) {
  Table t(3);
  set_the_debate(t, {card(kNullification), card(kDismantlement), card(kFireSlash)});
  t.seat(2).judging(card(kIndulgence)).hand({card(kJink)});
  t.start();
  win_the_debate(t);
  t.use(0, kDismantlement, {2});
  t.pass(0);  // no 无懈可击 against his own; nobody asks for another target, seat 1 has no card left
  t.choose_cards(0, {t.game()[2].judging[0].card});
  t.use(0, kFireSlash, {1});
  EXPECT_EQ(hits(t), (Hits{{1, 1}})) << t.question();
}

TEST(Qiaoshui, ForCollateralTheVictimIsNamedAsWell) {
  Table t(4);
  set_the_debate(t, {card(kCollateral)});
  t.seat(1).wears({card(kQinggangSword)});
  t.seat(2).wears({card(kDoubleSwords)});
  t.start();
  win_the_debate(t);
  t.use(0, kCollateral, {1, 2});
  t.launch(0, "state_qiaoshui_won", {}, {2});
  EXPECT_EQ(t.request().options[0].seats, seats({0, 1, 3}));
  t.choose_seats(0, {3});
  EXPECT_NE(t.in_hand(0, kQinggangSword), kNoCard) << "nobody had a 杀";
  EXPECT_NE(t.in_hand(0, kDoubleSwords), kNoCard);
}

TEST(Qiaoshui, LostHeCannotUseTricksThisTurn) {
  Table t(3);
  t.seat(0).general("jianyong").hand({card(kSlash, "C2"), card(kDuel), card(kIndulgence), card(kPeach)});
  t.seat(1).hand({card(kSlash, "D13")});
  t.start();
  t.launch(0, "qiaoshui", {}, {1});
  t.choose_cards(0, {t.in_hand(0, kSlash)});
  t.choose_cards(1, {t.in_hand(1, kSlash)});
  t.pass(0);
  EXPECT_FALSE(t.may_use(kDuel));
  EXPECT_FALSE(t.may_use(kIndulgence));
  t.end_phase(0);
  EXPECT_TRUE(t.asked() == 0 || t.idle(1)) << t.question();
}

TEST(Qiaoshui, ATieIsNoWin) {
  Table t(2);
  t.seat(0).general("jianyong").hand({card(kSlash, "S7"), card(kDuel)});
  t.seat(1).hand({card(kSlash, "C7")});
  t.start();
  t.launch(0, "qiaoshui", {}, {1});
  t.choose_cards(0, {t.in_hand(0, kSlash)});
  t.choose_cards(1, {t.in_hand(1, kSlash)});
  t.pass(0);
  EXPECT_FALSE(t.may_use(kDuel));
}

// ---- 纵适

TEST(ZongshiOfJianyong, TheWinnerObtainsTheOthersCard) {
  Table t(2);
  set_the_debate(t, {card(kPeach)});
  t.start();
  t.launch(0, "qiaoshui", {}, {1});
  t.choose_cards(0, {t.in_hand(0, kSlash)});
  t.choose_cards(1, {t.in_hand(1, kDuel)});
  t.launch(0, "zongshi_jianyong");
  EXPECT_NE(t.in_hand(0, kDuel), kNoCard);
  EXPECT_TRUE(t.discarded(kSlash));
}

TEST(ZongshiOfJianyong, WhoDoesNotWinTakesHisOwnBack) {
  Table t(2);
  t.seat(0).general("jianyong").hand({card(kSlash, "C2"), card(kPeach)});
  t.seat(1).hand({card(kSlash, "D13")});
  t.start();
  t.launch(0, "qiaoshui", {}, {1});
  t.choose_cards(0, {t.in_hand(0, kSlash)});
  t.choose_cards(1, {t.in_hand(1, kSlash)});
  t.launch(0, "zongshi_jianyong");
  EXPECT_NE(t.in_hand(0, kSlash), kNoCard);
  EXPECT_EQ(t.hand(0), 2);
}

TEST(ZongshiOfJianyong, AlsoWhenAnotherStartedIt) {
  Table t(2);
  t.seat(0).general("taishici").hand({card(kSlash, "C2"), card(kPeach)});
  t.seat(1).general("jianyong").hand({card(kSlash, "D13"), card(kJink)});
  t.start();
  t.act(0, "tianyi", {}, {1});
  const CardId two = t.in_hand(0, kSlash);
  t.choose_cards(0, {two});
  t.choose_cards(1, {t.in_hand(1, kSlash)});
  t.launch(1, "zongshi_jianyong");
  EXPECT_TRUE(t.game()[1].hand.has(two)) << "he won";
}

TEST(ZongshiOfJianyong, NotInAPindianOfOthers) {
  Table t(3);
  t.seat(0).general("taishici").hand({card(kSlash, "C2")});
  t.seat(1).hand({card(kSlash, "D13")});
  t.seat(2).general("jianyong");
  t.start();
  t.act(0, "tianyi", {}, {1});
  t.choose_cards(0, {t.in_hand(0, kSlash)});
  t.choose_cards(1, {t.in_hand(1, kSlash)});
  EXPECT_TRUE(t.idle(0)) << t.question();
}

}  // namespace
}  // namespace jiesuan::test
