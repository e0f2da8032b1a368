// 火攻.
#include "tests/support/story.h"

namespace jiesuan::test {
namespace {

TEST(FireAttack, TheTargetShowsACardAndTheUserMayDiscardOneOfItsSuitForAFireDamage) {
  Table t(5);
  t.seat(0).hand({card(kFireAttack), card(kJink, "H"), card(kJink, "D")});
  t.seat(2).hand({card(kPeach, "H"), card(kSlash, "S")});
  t.start();
  t.use(0, kFireAttack, {2});
  t.choose_cards(2, {t.in_hand(2, kPeach)});
  EXPECT_NE(t.in_hand(2, kPeach), kNoCard) << "shown, not moved";
  EXPECT_EQ(last(t, LogKind::Shown).a, 2);
  ASSERT_EQ(t.asked(), 0);
  EXPECT_EQ(t.request().options[0].cards.size(), 1) << "only the heart";
  t.choose_cards(0, {t.request().options[0].cards.first()});
  EXPECT_EQ(hits(t), (Hits{{2, 1}}));
  EXPECT_EQ(last(t, LogKind::DamageDealt).element, Element::Fire);
  EXPECT_EQ(source_of_last_damage(t), 0);
  EXPECT_EQ(t.hand(0), 1);
}

TEST(FireAttack, TheUserMayKeepTheCard) {
  Table t(3);
  t.seat(0).hand({card(kFireAttack), card(kJink, "H")});
  t.seat(1).hand({card(kPeach, "H")});
  t.start();
  t.use(0, kFireAttack, {1});
  t.pass(0);
  EXPECT_TRUE(hits(t).empty());
  EXPECT_EQ(t.hand(0), 1);
}

TEST(FireAttack, AUserWithoutThatSuitIsNotAsked) {
  Table t(3);
  t.seat(0).hand({card(kFireAttack), card(kJink, "D")}).wears({card(kChitu, "H5")});
  t.seat(1).hand({card(kPeach, "H")});
  t.start();
  t.use(0, kFireAttack, {1});
  EXPECT_TRUE(t.idle(0)) << "equipment is no hand card";
  EXPECT_TRUE(hits(t).empty());
}

TEST(FireAttack, NeedsATargetWithAHandCardOneselfIncluded) {
  Table t(4);
  t.seat(0).hand({card(kFireAttack), card(kSlash)});
  t.seat(1).wears({card(kAxe)});
  t.seat(3).hand({card(kJink)});
  t.start();
  EXPECT_EQ(t.targets_of(kFireAttack), seats({0, 3}));
}

TEST(FireAttack, ItselfIsNoHandCardToShow) {
  Table t(4);
  t.seat(0).hand({card(kFireAttack)});
  t.start();
  EXPECT_FALSE(t.may_use(kFireAttack)) << "nobody else has one either";
}

TEST(FireAttack, OnOneselfTheShownCardMayBeTheFuel) {
  Table t(3);
  t.seat(0).hand({card(kFireAttack), card(kSlash, "S7")});
  t.start();
  t.use(0, kFireAttack, {0});
  t.choose_cards(0, {t.in_hand(0, kSlash)});
  EXPECT_EQ(hits(t), (Hits{{0, 1}}));
  EXPECT_EQ(t.hand(0), 0);
}

TEST(FireAttack, ATargetWhoseHandIsEmptyByThenShowsNothing) {
  Table t(3);
  t.seat(0).hand({card(kFireAttack), card(kNullification), card(kSlash)});
  t.seat(1).hand({card(kNullification)});
  t.start();
  t.use(0, kFireAttack, {1});
  t.pass(0);
  t.play(1, kNullification);
  t.play(0, kNullification);
  EXPECT_EQ(t.count(LogKind::Shown), 0);
  EXPECT_TRUE(t.idle(0));
}

}  // namespace
}  // namespace jiesuan::test
