// 闪: only ever an answer.
#include "tests/support/story.h"

namespace jiesuan::test {
namespace {

TEST(Jink, CannotBeUsedAtAnIdlePoint) {
  Table t(3);
  t.seat(0).hand({card(kJink)});
  t.start();
  EXPECT_FALSE(t.may_use(kJink));
}

TEST(Jink, OneUseClosesTheWindow) {  // R004-17, R004-18
  Table t(3);
  t.seat(0).hand({card(kSlash)});
  t.seat(1).hand({card(kJink), card(kJink)});
  t.start();
  t.use(0, kSlash, {1});
  t.play(1, kJink);
  EXPECT_TRUE(t.idle(0));
  EXPECT_EQ(t.hand(1), 1);
  EXPECT_EQ(t.hp(1), 4);
}

TEST(Jink, HasNoTargetTimingsOfItsOwn) {  // D3
  Table t(3);
  t.seat(0).hand({card(kSlash)});
  t.seat(1).hand({card(kJink)});
  t.start();
  t.forget();
  t.use(0, kSlash, {1});
  t.play(1, kJink);
  EXPECT_EQ(t.opened(Timing::UseCardUsed), 2) << "the slash and the jink";
  EXPECT_EQ(t.opened(Timing::UseDeclared), 1);
  EXPECT_EQ(t.opened(Timing::UseTargeted), 1);
  EXPECT_EQ(t.opened(Timing::UseEnd3), 2);
}

TEST(Jink, ASecondDemandIsAWindowOfItsOwn) {  // C46
  Table t(3);
  t.seat(0).hand({card(kSlash)}).skill("wushuang");
  t.seat(1).hand({card(kJink), card(kJink)});
  t.start();
  t.use(0, kSlash, {1});
  t.play(1, kJink);
  EXPECT_EQ(t.opened(Timing::UseOffset), 0) << "not offset before the last one";
  t.play(1, kJink);
  EXPECT_EQ(t.hp(1), 4);
  EXPECT_EQ(t.opened(Timing::UseOffset), 1);
}

TEST(Jink, IsSpentInVainWhenASecondIsDemandedAndMissing) {  // C46
  Table t(3);
  t.seat(0).hand({card(kSlash)}).skill("wushuang");
  t.seat(1).hand({card(kJink), card(kJink)});
  t.start();
  t.use(0, kSlash, {1});
  t.play(1, kJink);
  t.pass(1);
  EXPECT_EQ(t.hp(1), 3);
  EXPECT_EQ(t.hand(1), 1);
  EXPECT_TRUE(t.discarded(kJink));
  EXPECT_EQ(t.opened(Timing::UseOffset), 0);
}

}  // namespace
}  // namespace jiesuan::test
