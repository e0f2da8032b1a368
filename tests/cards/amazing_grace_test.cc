// 五谷丰登.
#include "tests/support/story.h"

namespace jiesuan::test {
namespace {

CardId turned_up(Table& t, CardName name) {
  for (CardId c : t.game().state.processing)
    if (name_of(t.game(), c) == name) return c;
  return kNoCard;
}

TEST(AmazingGrace, EverybodyTakesOneInOrderFromTheTurnCharacter) {
  Table t(4);
  t.turn_of(2);
  t.seat(2).hand({card(kAmazingGrace)});
  t.pile({card(kPeach), card(kSlash), card(kJink), card(kDuel)});
  t.start();
  t.use(2, kAmazingGrace);
  t.choose_cards(2, {turned_up(t, kPeach)});
  t.choose_cards(3, {turned_up(t, kDuel)});
  t.choose_cards(0, {turned_up(t, kJink)});
  // nothing to choose for the last
  EXPECT_NE(t.in_hand(2, kPeach), kNoCard);
  EXPECT_NE(t.in_hand(3, kDuel), kNoCard);
  EXPECT_NE(t.in_hand(0, kJink), kNoCard);
  EXPECT_NE(t.in_hand(1, kSlash), kNoCard);
  EXPECT_TRUE(t.idle(2));
}

TEST(AmazingGrace, TurnsUpAsManyCardsAsThereAreLivingCharactersBeforeTheFirstTakes) {
  Table t(5);
  t.seat(0).hand({card(kAmazingGrace)});
  t.seat(1).dead();
  t.pile({card(kPeach), card(kSlash), card(kJink), card(kVine), card(kDuel)});
  t.start();
  t.use(0, kAmazingGrace);
  ASSERT_EQ(t.asked(), 0);
  EXPECT_NE(turned_up(t, kPeach), kNoCard);
  EXPECT_NE(turned_up(t, kVine), kNoCard);
  EXPECT_EQ(turned_up(t, kDuel), kNoCard);
  EXPECT_LT(t.position(Timing::UseReady), t.position(Timing::UseEffectStart));
}

TEST(AmazingGrace, ATargetForWhomItIsNullifiedTakesNoneAndTheRestIsPutAway) {
  Table t(3);
  t.seat(0).hand({card(kAmazingGrace)});
  t.seat(2).hand({card(kNullification)});
  t.pile({card(kPeach), card(kSlash), card(kJink)});
  t.start();
  t.use(0, kAmazingGrace);
  t.pass(2);  // for seat 0
  t.choose_cards(0, {turned_up(t, kJink)});
  t.play(2, kNullification);  // for seat 1
  t.choose_cards(2, {turned_up(t, kPeach)});
  EXPECT_EQ(t.hand(1), 0);
  EXPECT_TRUE(t.discarded(kSlash));
  EXPECT_NE(t.in_hand(2, kPeach), kNoCard);
  EXPECT_TRUE(t.idle(0));
}

}  // namespace
}  // namespace jiesuan::test
