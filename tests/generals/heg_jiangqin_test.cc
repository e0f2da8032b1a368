// 蒋钦: 尚义, 鸟翔.
#include "engine/view/view.h"
#include "tests/support/story.h"

namespace jiesuan::test {
namespace {

constexpr int kHand = 0, kGenerals = 1;

// ---- 尚义

TEST(Shangyi, EachLooksAtTheOthersHandAndHeMayDiscardABlackCard) {
  Table t(3);
  t.seat(0).general("heg_jiangqin").hand({card(kPeach)});
  t.seat(1).hand({card(kSlash, "S7"), card(kJink, "H2")});
  t.start();
  t.act(0, "shangyi", {}, {1});
  EXPECT_EQ(t.nth(LogKind::Looked, 0).a, 1);
  EXPECT_EQ(t.nth(LogKind::Looked, 0).cards, t.game()[0].hand);
  EXPECT_EQ(t.nth(LogKind::Looked, 1).a, 0);
  EXPECT_EQ(t.nth(LogKind::Looked, 1).cards, t.game()[1].hand);
  EXPECT_EQ(redacted(t.nth(LogKind::Looked, 1), 2).cards, CardSet{})
      << "a third one is not told what they are";
  EXPECT_TRUE(can_see(t.game(), 0, t.in_hand(1, kJink)));
  EXPECT_FALSE(can_see(t.game(), 2, t.in_hand(1, kJink)));
  EXPECT_EQ(t.request().options[0].cards, cards({t.in_hand(1, kSlash)}));
  t.choose_cards(0, {t.in_hand(1, kSlash)});
  EXPECT_TRUE(t.discarded(kSlash));
  EXPECT_EQ(t.hand(1), 1);
  EXPECT_TRUE(t.idle(0));
  EXPECT_FALSE(t.offers("shangyi")) << "once in the phase";
}

TEST(Shangyi, HeNeedNotDiscard) {
  Table t(3);
  t.seat(0).general("heg_jiangqin").hand({card(kPeach)});
  t.seat(1).hand({card(kSlash, "S7")});
  t.start();
  t.act(0, "shangyi", {}, {1});
  t.pass(0);
  EXPECT_EQ(t.hand(1), 1);
}

TEST(Shangyi, WithoutABlackCardHeOnlyLooks) {
  Table t(3);
  t.seat(0).general("heg_jiangqin").hand({card(kPeach)});
  t.seat(1).hand({card(kJink, "H2")});
  t.start();
  t.act(0, "shangyi", {}, {1});
  EXPECT_TRUE(t.idle(0)) << t.question();
  EXPECT_EQ(t.count(LogKind::Looked), 2);
}

TEST(Shangyi, NeedsAHandOfHisOwnAndSomethingToLookAt) {
  Table t(3);
  t.seat(0).general("heg_jiangqin").wears({card(kChitu)});
  t.seat(1).hand({card(kJink)});
  t.start();
  EXPECT_FALSE(t.offers("shangyi"));
  Table u(4);
  u.seat(0).general("heg_jiangqin").hand({card(kPeach)});
  u.seat(1).hand({card(kJink)});
  u.seat(2).general("caocao").wears({card(kChitu)});
  u.start();
  EXPECT_EQ(u.seats_for("shangyi"), seats({1}));
}

TEST(Shangyi, OrHeLooksAtHiddenGeneralsIfThereAreAny) {
  Table t(3);
  t.seat(0).general("heg_jiangqin").hand({card(kPeach)});
  t.seat(1).general("caocao").general("simayi").hand({card(kSlash, "S7")});
  t.start();
  t.game()[1].general[1].hidden = true;
  t.act(0, "shangyi", {}, {1});
  EXPECT_EQ(t.request().options.size(), 2) << t.question();
  t.choose_option(0, kGenerals);
  EXPECT_TRUE(t.idle(0)) << t.question();
  const LogEntry looked = t.nth(LogKind::Looked, -1);
  EXPECT_EQ(looked.general, t.game()[1].general[1].general);
  EXPECT_TRUE(told(looked, 0));
  EXPECT_FALSE(told(looked, 2));
  EXPECT_EQ(t.hand(1), 1);
}

TEST(Shangyi, WithHiddenGeneralsTheHandIsStillAChoice) {
  Table t(3);
  t.seat(0).general("heg_jiangqin").hand({card(kPeach)});
  t.seat(1).general("caocao").hand({card(kSlash, "S7")});
  t.start();
  t.game()[1].general[0].hidden = true;
  t.act(0, "shangyi", {}, {1});
  t.choose_option(0, kHand);
  t.choose_cards(0, {t.in_hand(1, kSlash)});
  EXPECT_EQ(t.hand(1), 0);
}

// ---- 鸟翔: seats 0 and 2 besiege seat 1.

void lay_out_siege(Table& t, int players = 4) {
  t.seat(0).kingdom(Kingdom::Wu).hand({card(kSlash, "C"), card(kSlash, "C")}).wears({card(kCrossbow)});
  t.seat(1).kingdom(Kingdom::Wei).hand({card(kJink), card(kJink)});
  t.seat(2).general("heg_jiangqin");
  for (Seat s = 3; s < players; ++s) t.seat(s).kingdom(Kingdom::Shu);
}

TEST(Niaoxiang, TheBesiegedNeedsTwoJinks) {
  Table t(4);
  lay_out_siege(t);
  t.start();
  t.use(0, kSlash, {1});
  t.play(1, kJink);
  EXPECT_TRUE(t.demands(1, kJink)) << t.question();
  t.pass(1);
  EXPECT_EQ(hits(t), (Hits{{1, 1}}));
}

TEST(Niaoxiang, TwoJinksOffsetIt) {
  Table t(4);
  lay_out_siege(t);
  t.start();
  t.use(0, kSlash, {1});
  t.play(1, kJink);
  t.play(1, kJink);
  EXPECT_EQ(hits(t), Hits{});
}

TEST(Niaoxiang, AlsoForHisOwnSlash) {
  Table t(4);
  t.turn_of(2);
  lay_out_siege(t);
  t.seat(2).hand({card(kSlash)});
  t.start();
  t.use(2, kSlash, {1});
  t.play(1, kJink);
  EXPECT_TRUE(t.demands(1, kJink)) << t.question();
}

bool one_jink_is_enough(Table& t, Seat user, Seat target) {
  t.use(user, kSlash, {target});
  t.play(target, kJink);
  return t.idle(user);
}

TEST(Niaoxiang, NotIfTheBesiegedIsOfTheSameKingdomOrOfNoneKnown) {
  for (const Kingdom k : {Kingdom::Wu, Kingdom::None}) {
    Table t(4);
    lay_out_siege(t);
    t.seat(1).kingdom(k);
    t.start();
    EXPECT_TRUE(one_jink_is_enough(t, 0, 1));
  }
}

TEST(Niaoxiang, NotIfTheNeighboursAreOfDifferentKingdoms) {
  Table t(4);
  lay_out_siege(t);
  t.seat(0).kingdom(Kingdom::Shu);
  t.start();
  EXPECT_TRUE(one_jink_is_enough(t, 0, 1));
}

TEST(Niaoxiang, NotForTheSlashOfSomebodyElse) {
  Table t(5);
  lay_out_siege(t, 5);
  t.turn_of(3);
  t.seat(3).hand({card(kSlash)}).wears({card(kSpear)});
  t.start();
  EXPECT_TRUE(one_jink_is_enough(t, 3, 1));
}

TEST(Niaoxiang, NotWithFewerThanFourCharacters) {
  Table t(3);
  lay_out_siege(t, 3);
  t.start();
  EXPECT_TRUE(one_jink_is_enough(t, 0, 1));
  Table u(4);
  lay_out_siege(u);
  u.seat(3).dead();
  u.start();
  EXPECT_TRUE(one_jink_is_enough(u, 0, 1));
}

TEST(Niaoxiang, NotForASiegeHeIsNotPartOf) {
  Table t(5);
  lay_out_siege(t, 5);
  t.seat(3).kingdom(Kingdom::Wei);
  t.seat(4).kingdom(Kingdom::Shu).hand({card(kJink)});
  t.turn_of(3);
  t.seat(0).kingdom(Kingdom::Wei);
  t.seat(3).hand({card(kSlash)});
  t.start();
  EXPECT_TRUE(one_jink_is_enough(t, 3, 4));
}

}  // namespace
}  // namespace jiesuan::test
