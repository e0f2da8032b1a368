// 张昭张纮: 直谏, 固政; and what was discarded in a phase.
#include "generals/common.h"
#include "tests/support/story.h"

namespace jiesuan::test {
namespace {

TEST(Zhijian, PutsEquipmentBeforeAnotherAndDraws) {
  Table t(3);
  t.seat(0).general("zhangzhaozhanghong").hand({card(kVine)});
  t.start();
  t.act(0, "zhijian", {t.in_hand(0, kVine)}, {2});
  EXPECT_NE(t.worn(2, kVine), kNoCard);
  EXPECT_EQ(t.hand(0), 1);
  EXPECT_EQ(t.count(LogKind::CardUsed), 0) << "it is not used";
}

TEST(Zhijian, ReplacesNothing) {
  Table t(3);
  t.seat(0).general("zhangzhaozhanghong").hand({card(kVine), card(kBlade), card(kJink)});
  t.seat(1).wears({card(kNiohShield)});
  t.seat(2).wears({card(kAxe)});
  t.start();
  EXPECT_EQ(t.cards_for("zhijian"), cards({t.in_hand(0, kVine), t.in_hand(0, kBlade)}));
  EXPECT_EQ(t.seats_for("zhijian", {t.in_hand(0, kVine)}), seats({2}));
  EXPECT_EQ(t.seats_for("zhijian", {t.in_hand(0, kBlade)}), seats({1}));
}

TEST(Zhijian, IsNotOfferedWhenEverySlotIsTaken) {
  Table t(2);
  t.seat(0).general("zhangzhaozhanghong").hand({card(kVine)});
  t.seat(1).wears({card(kNiohShield)});
  t.start();
  EXPECT_FALSE(t.offers("zhijian"));
}

// Seat 0 has 1 hp and four cards; it keeps one.
void discard_three(Table& t) {
  t.seat(0).hp(1, 4).hand({card(kJink), card(kPeach), card(kDuel), card(kBlade)});
  t.seat(1).general("zhangzhaozhanghong");
  t.start();
  t.end_phase(0);
  t.choose_cards(0, {t.in_hand(0, kJink), t.in_hand(0, kPeach), t.in_hand(0, kDuel)});
}

TEST(Guzheng, GivesOneBackAndTakesTheRest) {
  Table t(2);
  discard_three(t);
  EXPECT_TRUE(t.offers(1, "guzheng")) << t.question();
  EXPECT_EQ(t.cards_for("guzheng").size(), 3);
  CardId duel = kNoCard;
  for (CardId c : t.cards_for("guzheng"))
    if (printed_name(t.game(), c) == kDuel) duel = c;
  t.launch(1, "guzheng", {duel});
  EXPECT_NE(t.in_hand(0, kDuel), kNoCard);
  t.choose_option(1, 0);
  EXPECT_NE(t.in_hand(1, kJink), kNoCard);
  EXPECT_NE(t.in_hand(1, kPeach), kNoCard);
}

TEST(Guzheng, TheRestMayBeLeft) {
  Table t(2);
  discard_three(t);
  t.launch(1, "guzheng", {t.cards_for("guzheng").first()});
  t.pass(1);
  EXPECT_EQ(t.game().state.discard.size(), 2);
}

TEST(Guzheng, NotAfterAPhaseWithoutDiscards) {
  Table t(2);
  t.seat(0).hand({card(kJink)});
  t.seat(1).general("zhangzhaozhanghong");
  t.start();
  t.end_phase(0);
  EXPECT_TRUE(t.idle(1)) << t.question();
}

TEST(Guzheng, NotInTheirOwnPhase) {
  Table t(2);
  t.seat(0).general("zhangzhaozhanghong").hp(1, 3).hand({card(kJink), card(kPeach)});
  t.start();
  t.end_phase(0);
  t.choose_cards(0, {t.in_hand(0, kJink)});
  EXPECT_TRUE(t.idle(1)) << t.question();
}

// What was discarded before the phase is none of it; what was taken away is not there any more.
TEST(Guzheng, OnlyWhatWasDiscardedInThePhaseAndStillLiesThere) {
  Table t(3);
  t.seat(0).hp(1, 4).hand({card(kDismantlement), card(kSlash, "C2"), card(kPeach, "H3"), card(kJink, "D2")});
  t.seat(1).general("zhangzhaozhanghong").hand({card(kDuel)});
  t.seat(2).general("caozhi");
  t.start();
  t.use(0, kDismantlement, {1});  // 决斗 is discarded, but not now
  t.end_phase(0);
  const CardId club = t.in_hand(0, kSlash), peach = t.in_hand(0, kPeach);
  t.choose_cards(0, {club, peach});
  t.launch(2, "luoying", {club});
  EXPECT_EQ(t.cards_for("guzheng"), cards({peach}));
  t.launch(1, "guzheng", {peach});
  EXPECT_TRUE(t.idle(1)) << "nothing is left to take: " << t.question();
}

}  // namespace
}  // namespace jiesuan::test
