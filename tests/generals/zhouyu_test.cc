// 周瑜: 英姿, 反间.
#include "tests/support/table.h"

namespace jiesuan::test {
namespace {

constexpr int kNamesSpade = 0, kNamesHeart = 1, kNamesDiamond = 3;  // the options of a choice of suit

// ---- 英姿

// R000-131
TEST(Yingzi, DrawsOneMore) {
  Table t(2);
  t.seat(0).general("zhouyu");
  t.turn_of(0, PhaseKind::Draw).start();
  EXPECT_EQ(t.request().timing, Timing::DrawBody);
  t.launch(0, "yingzi");
  EXPECT_EQ(t.hand(0), 3);
  EXPECT_EQ(t.count(LogKind::Moved), 1) << "one draw of three";
}

TEST(Yingzi, MayBeDeclined) {
  Table t(2);
  t.seat(0).general("zhouyu");
  t.turn_of(0, PhaseKind::Draw).start();
  t.pass(0);
  EXPECT_EQ(t.hand(0), 2);
}

TEST(Yingzi, IsNotOfferedInTheDrawPhaseOfOthers) {
  Table t(2);
  t.seat(1).general("zhouyu");
  t.turn_of(0, PhaseKind::Draw).start();
  EXPECT_TRUE(t.idle(0)) << t.question();
}

// ---- 反间

TEST(Fanjian, TheWrongSuitBringsOneDamageAndTheCardStays) {
  Table t(3);
  t.seat(0).general("zhouyu").hand({card(kPeach, "H3")});
  t.start();
  const CardId peach = t.in_hand(0, kPeach);
  t.act(0, "fanjian", {}, {1});
  EXPECT_EQ(t.hand(0), 1) << "the suit is named before the card is taken";
  EXPECT_EQ(t.asked(), 1);
  t.choose_option(1, kNamesDiamond);
  EXPECT_EQ(t.damages(1), std::vector<int>{1}) << "the suit counts, not the colour";
  EXPECT_EQ(t.nth(LogKind::DamageDealt).a, 0);
  EXPECT_EQ(t.in_hand(1, kPeach), peach);
  EXPECT_EQ(t.nth(LogKind::Shown).cards, CardSet(peach));
}

TEST(Fanjian, TheRightSuitBringsNone) {
  Table t(3);
  t.seat(0).general("zhouyu").hand({card(kPeach, "H3")});
  t.start();
  t.act(0, "fanjian", {}, {1});
  t.choose_option(1, kNamesHeart);
  EXPECT_TRUE(t.damages(1).empty());
  EXPECT_NE(t.in_hand(1, kPeach), kNoCard) << "kept either way";
}

TEST(Fanjian, OnlyOnceInAPlayPhase) {
  Table t(3);
  t.seat(0).general("zhouyu").hand({card(kPeach, "H3"), card(kJink)});
  t.start();
  t.act(0, "fanjian", {}, {1});
  t.choose_option(1, kNamesSpade);
  ASSERT_TRUE(t.idle(0));
  EXPECT_FALSE(t.offers("fanjian"));
}

TEST(Fanjian, NeedsAHandCardAndAnotherCharacter) {
  Table t(3);
  t.seat(0).general("zhouyu").wears({card(kChitu)});
  t.start();
  EXPECT_FALSE(t.offers("fanjian"));
  Table u(3);
  u.seat(0).general("zhouyu").hand({card(kJink)});
  u.start();
  EXPECT_EQ(u.seats_for("fanjian"), seats({1, 2}));
}

TEST(Fanjian, ItsDamageHasNoCardForJianxiongButASourceForFankui) {
  Table t(3);
  t.seat(0).general("zhouyu").hand({card(kPeach, "H3"), card(kPeach, "H4")});
  t.seat(1).general("simayi").skill("jianxiong");
  t.start();
  t.act(0, "fanjian", {}, {1});
  t.choose_option(1, kNamesSpade);
  EXPECT_TRUE(t.offers(1, "fankui"));
  EXPECT_FALSE(t.offers("jianxiong"));
  t.launch(1, "fankui");
  EXPECT_EQ(t.hand(1), 2);
}

TEST(Fanjian, TakingTheLastHandCardOfTheOwnerIsLosingIt) {
  Table t(3);
  t.seat(0).general("zhouyu").skill("lianying").hand({card(kPeach, "H3")});
  t.start();
  t.act(0, "fanjian", {}, {1});
  t.choose_option(1, kNamesSpade);
  t.launch(0, "lianying");
  EXPECT_EQ(t.hand(0), 1);
  EXPECT_EQ(t.damages(1), std::vector<int>{1});
}

}  // namespace
}  // namespace jiesuan::test
