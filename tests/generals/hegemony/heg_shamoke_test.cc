// 沙摩柯: 蒺藜.
#include "tests/generals/hegemony/hidden.h"
#include "tests/support/story.h"

namespace jiesuan::test {
namespace {

TEST(Jili, TheFirstCardOfATurnWithRangeOneDrawsACard) {
  Table t(3);
  t.mode("hegemony");
  t.seat(0).general("heg_shamoke").hand({card(kSlash), card(kPeach)}).hp(3, 4);
  t.seat(1).kingdom(Kingdom::Wei);
  begin(t);
  t.use(0, kSlash, {1});
  t.launch(0, "jili");
  EXPECT_EQ(t.hand(0), 2);
  t.use(0, kPeach);
  EXPECT_TRUE(t.idle(0)) << "the second card, with range 1: " << t.question();
}

TEST(Jili, TheRangeIsReadWhenTheCardIsUsed) {
  Table t(3);
  t.mode("hegemony");
  t.seat(0).general("heg_shamoke").hand({card(kSpear), card(kPeach), card(kSlash)}).hp(3, 4);
  t.seat(1).kingdom(Kingdom::Wei);
  begin(t);
  t.use(0, kSpear);  // the first card, the weapon is not there yet
  t.pass(0);
  t.use(0, kPeach);
  EXPECT_TRUE(t.idle(0)) << "the second card, with range 3";
  t.use(0, kSlash, {1});
  t.launch(0, "jili");
  EXPECT_EQ(t.hand(0), 3);
}

TEST(Jili, ResponsesCountWithUsesInAnybodysTurn) {
  Table t(3);
  t.mode("hegemony");
  t.seat(0).hand({card(kSavageAssault), card(kSlash)}).kingdom(Kingdom::Wei);
  t.seat(1).general("heg_shamoke").hand({card(kSlash), card(kJink)}).wears({card(kDoubleSwords)});
  begin(t);
  t.use(0, kSavageAssault);
  t.play(1, kSlash);
  EXPECT_TRUE(t.idle(0)) << t.question();
  t.use(0, kSlash, {1});
  t.play(1, kJink);
  t.launch(1, "jili");
  EXPECT_EQ(t.hand(1), 2);
}

TEST(Jili, AHiddenOwnerRevealsHimself) {
  Table t(3);
  t.mode("hegemony");
  t.seat(0).generals("heg_shamoke", "heg_masu").hidden(0).hidden(1).hand({card(kSlash)});
  t.seat(1).general("heg_lingtong");
  begin(t);
  t.use(0, kSlash, {1});
  t.launch(0, "jili");
  EXPECT_FALSE(t.game()[0].general[0].hidden);
  EXPECT_TRUE(t.game()[0].general[1].hidden);
  EXPECT_EQ(t.hand(0), 1);
}

}  // namespace
}  // namespace jiesuan::test
