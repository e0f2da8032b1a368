// 公孙渊: 怀异.
#include "generals/common.h"
#include "tests/support/story.h"

namespace jiesuan::test {
namespace {

TEST(Huaiyi, DiscardsOneColourAndTakesACardOfEachOfAsMany) {
  Table t(4);
  t.seat(0).general("gongsunyuan").hand({card(kSlash, "S7"), card(kSlash, "C7"), card(kPeach, "H3")});
  t.seat(1).hand({card(kJink)});
  t.seat(2).wears({card(kBlade)});
  t.start();
  t.act(0, "huaiyi");
  EXPECT_EQ(t.nth(LogKind::Shown).n, 3);
  t.choose_option(0, 0);
  EXPECT_EQ(t.game().state.discard.size(), 2) << "both black cards";
  EXPECT_EQ(t.request().options[0].seats, seats({1, 2})) << t.question();
  t.choose_seats(0, {2, 1});
  EXPECT_EQ(t.hand(0), 3);
  EXPECT_EQ(t.hp(0), 3) << "two cards cost 1 hp";
}

TEST(Huaiyi, OneCardCostsNothing) {
  Table t(4);
  t.seat(0).general("gongsunyuan").hand({card(kSlash, "S7"), card(kPeach, "H3"), card(kPeach, "H4")});
  t.seat(1).hand({card(kJink)});
  t.seat(2).wears({card(kBlade)});
  t.start();
  t.act(0, "huaiyi");
  t.choose_option(0, 0);
  t.choose_seats(0, {1});
  EXPECT_NE(t.in_hand(0, kJink), kNoCard);
  EXPECT_EQ(t.hp(0), 4);
}

TEST(Huaiyi, OfOneColourNothingMoreHappens) {
  Table t(4);
  t.seat(0).general("gongsunyuan").hand({card(kSlash, "S7"), card(kDuel, "C1")});
  t.seat(1).hand({card(kJink)});
  t.start();
  t.act(0, "huaiyi");
  EXPECT_EQ(t.nth(LogKind::Shown).n, 2);
  EXPECT_EQ(t.hand(0), 2);
  EXPECT_TRUE(t.idle(0)) << t.question();
  EXPECT_FALSE(t.offers("huaiyi")) << "it is spent all the same";
}

TEST(Huaiyi, HeMayTakeNothing) {
  Table t(4);
  t.seat(0).general("gongsunyuan").hand({card(kSlash, "S7"), card(kPeach, "H3")});
  t.seat(1).hand({card(kJink)});
  t.start();
  t.act(0, "huaiyi");
  t.choose_option(0, 1);
  EXPECT_TRUE(t.discarded(kPeach));
  t.pass(0);
  EXPECT_EQ(t.hand(0), 1);
  EXPECT_TRUE(t.idle(0));
}

TEST(Huaiyi, NeedsAHandCard) {
  Table t(3);
  t.seat(0).general("gongsunyuan").wears({card(kChitu)});
  t.start();
  EXPECT_FALSE(t.offers("huaiyi"));
}

// 红颜: colours are those his cards have in his hand.
TEST(Huaiyi, ColoursAreReadInHisHand) {
  Table t(3);
  t.seat(0).general("gongsunyuan").skill("hongyan").hand({card(kSlash, "S7"), card(kPeach, "H3")});
  t.seat(1).hand({card(kJink)});
  t.start();
  t.act(0, "huaiyi");
  EXPECT_TRUE(t.idle(0)) << "his ♠ is ♥: " << t.question();
}

}  // namespace
}  // namespace jiesuan::test
