// 庞德: 猛进. (马术: machao_test.cc)
#include "tests/support/table.h"

namespace jiesuan::test {
namespace {

// R000-77
TEST(Mengjin, DiscardsACardOfWhoDodged) {
  Table t(3);
  t.seat(0).general("pangde").hand({card(kSlash)});
  t.seat(1).hand({card(kJink), card(kDuel)});
  t.start();
  t.use(0, kSlash, {1});
  t.play(1, kJink);
  EXPECT_EQ(t.request().timing, Timing::UseOffset);
  t.launch(0, "mengjin");
  EXPECT_TRUE(t.discarded(kDuel));
  EXPECT_TRUE(t.damages(1).empty());
}

TEST(Mengjin, OfHandOrEquipmentAsHeLikes) {
  Table t(3);
  t.seat(0).general("pangde").hand({card(kSlash)});
  t.seat(1).hand({card(kJink), card(kDuel)}).wears({card(kChitu)}).judging(card(kLightning));
  t.start();
  t.use(0, kSlash, {1});
  t.play(1, kJink);
  t.launch(0, "mengjin");
  EXPECT_EQ(t.request().options[1].cards, CardSet(t.worn(1, kChitu))) << "not the judging area";
  t.choose_cards(0, {t.worn(1, kChitu)});
  EXPECT_TRUE(t.discarded(kChitu));
  EXPECT_EQ(t.hand(1), 1);
}

TEST(Mengjin, NotWithoutCardsToDiscardAndMayBeDeclined) {
  Table t(3);
  t.seat(0).general("pangde").hand({card(kSlash)});
  t.seat(1).hand({card(kJink)});
  t.start();
  t.use(0, kSlash, {1});
  t.play(1, kJink);
  EXPECT_TRUE(t.idle(0)) << t.question();
  Table u(3);
  u.seat(0).general("pangde").hand({card(kSlash)});
  u.seat(1).hand({card(kJink), card(kDuel)});
  u.start();
  u.use(0, kSlash, {1});
  u.play(1, kJink);
  u.pass(0);
  EXPECT_EQ(u.hand(1), 1);
}

TEST(Mengjin, NotWhenTheSlashHits) {
  Table t(3);
  t.seat(0).general("pangde").hand({card(kSlash)});
  t.seat(1).hand({card(kDuel)});
  t.start();
  t.use(0, kSlash, {1});
  EXPECT_EQ(t.hand(1), 1);
  EXPECT_TRUE(t.idle(0)) << t.question();
}

// R000-78, R000-79: before the weapon, which still makes the 杀 hit.
TEST(Mengjin, ComesBeforeTheAxeWhateverTheAnswer) {
  for (const bool yes : {true, false}) {
    Table t(3);
    t.seat(0).general("pangde").hand({card(kSlash), card(kPeach), card(kDuel)}).wears({card(kAxe)});
    t.seat(1).hand({card(kJink), card(kDuel)});
    t.start();
    t.use(0, kSlash, {1});
    t.play(1, kJink);
    EXPECT_TRUE(t.offers(0, "mengjin"));
    EXPECT_FALSE(t.offers("axe"));
    if (yes)
      t.launch(0, "mengjin");
    else
      t.pass(0);
    EXPECT_FALSE(t.cards_for("axe").has(t.worn(0, kAxe))) << "the axe does not pay for itself";
    t.launch(0, "axe", {t.in_hand(0, kPeach), t.in_hand(0, kDuel)});
    EXPECT_EQ(t.damages(1), std::vector<int>{1});
    EXPECT_TRUE(t.discarded(kJink));
  }
}

}  // namespace
}  // namespace jiesuan::test
