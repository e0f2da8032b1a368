// 敕令: used, and unused before the end of a turn.
#include "modes/hegemony/memory.h"
#include "tests/cards/hegemony/forces.h"

namespace jiesuan::test {
namespace {

// The order of the choices in its text.
constexpr int kHead = 0, kDeputy = 1, kDiscard = 2, kLoseHp = 3;

// Answers with the option of that choice.
void obey(Table& t, Seat s, int choice) {
  const auto& options = t.request().options;
  for (int i = 0; i < options.size(); ++i)
    if (options[i].value == choice) {
      t.choose_option(s, i);
      return;
    }
  ADD_FAILURE() << "not to be chosen: " << t.question();
}
int choices_of(Table& t) { return t.request().options.size(); }

TEST(ImperialOrder, WhoeverHasNoForceRevealsAGeneralAndDraws) {
  Forces t{kWei, kUndecided, kShu, kUndecided};
  t.seat(0).hand({card(kImperialOrder)});
  t.seat(1).generals("caocao", "simayi").hidden(0).hidden(1);
  t.start();
  t.use(0, kImperialOrder);
  EXPECT_EQ(last(t, LogKind::CardUsed).seats, seats({1, 3}));
  EXPECT_EQ(choices_of(t), 3) << "it has no equipment card: " << t.question();
  obey(t, 1, kDeputy);
  EXPECT_TRUE(t.game()[1].general[0].hidden);
  EXPECT_FALSE(t.game()[1].general[1].hidden);
  EXPECT_EQ(t.game()[1].kingdom, kWei);
  EXPECT_EQ(t.hand(1), 1);
  EXPECT_EQ(t.hp(3), 3) << "without generals to reveal there is only one way";
  EXPECT_TRUE(t.idle(0));
}

TEST(ImperialOrder, OrDiscardsAnEquipmentCardFromHandOrBeforeIt) {
  Forces t{kWei, kUndecided};
  t.seat(0).hand({card(kImperialOrder)});
  t.seat(1).hand({card(kChitu), card(kJink)}).wears({card(kCrossbow)});
  t.start();
  t.use(0, kImperialOrder);
  EXPECT_EQ(choices_of(t), 2) << t.question();
  obey(t, 1, kDiscard);
  EXPECT_EQ(t.request().options[0].cards, cards({t.in_hand(1, kChitu), t.worn(1, kCrossbow)}));
  t.choose_cards(1, {t.in_hand(1, kChitu)});
  EXPECT_EQ(t.hp(1), 4);
  EXPECT_EQ(t.hand(1), 1);
}

TEST(ImperialOrder, OrLosesOneHp) {
  Forces t{kWei, kUndecided};
  t.seat(0).hand({card(kImperialOrder)});
  t.seat(1).generals("caocao", "simayi").hidden(0).hidden(1).hp(3, 3);
  t.start();
  t.use(0, kImperialOrder);
  obey(t, 1, kLoseHp);
  EXPECT_EQ(t.hp(1), 2);
  EXPECT_EQ(t.game()[1].kingdom, kUndecided);
}

TEST(ImperialOrder, TheUserMayBeATargetAndWithoutAnyItCannotBeUsed) {
  Forces t{kUndecided, kWei};
  t.seat(0).hand({card(kImperialOrder)});
  t.start();
  t.use(0, kImperialOrder);
  EXPECT_EQ(t.hp(0), 3);
  Forces u{kShu, kWei};
  u.seat(0).hand({card(kImperialOrder)});
  u.start();
  EXPECT_FALSE(u.may_use(kImperialOrder));
}

TEST(ImperialOrder, UsedItGoesToTheDiscardPile) {
  Forces t{kUndecided, kWei};
  t.seat(0).hand({card(kImperialOrder)});
  t.start();
  t.use(0, kImperialOrder);
  EXPECT_TRUE(t.discarded(kImperialOrder));
  EXPECT_FALSE(memory_of(t.game()).order_waits);
}

const SkillDef veil({"test_order_veil", "帷幕"}, Listing::Nameless, state(StateKind::ForbidsReveal, true));

TEST(ImperialOrder, WhatForbidsRevealingLeavesTheOtherWays) {
  Forces t{kWei, kUndecided};
  t.seat(0).hand({card(kImperialOrder)}).skill(veil.id);
  t.seat(1).generals("caocao", "simayi").hidden(0).hidden(1).hp(3, 3);
  t.start();
  t.use(0, kImperialOrder);
  EXPECT_EQ(t.hp(1), 2) << t.question();
}

// ---- discarded: beside the pile, and obeyed before the turn ends

TEST(ImperialOrder, DiscardedItLiesBesideThePileAndIsObeyedBeforeTheTurnEnds) {
  Forces t{kWei, kShu, kUndecided, kUndecided};
  t.seat(0).hand({card(kDismantlement)});
  t.seat(1).hand({card(kImperialOrder)});
  t.seat(2).generals("caocao", "simayi").hidden(0).hidden(1);
  t.seat(3).hand({card(kNullification, "S11")});
  t.start();
  const CardId order = t.in_hand(1, kImperialOrder);
  t.use(0, kDismantlement, {1});
  t.pass(3);
  EXPECT_EQ(t.where(order), Zone::Outside);
  bool seen = false;
  for (const LogEntry& e : t.of(LogKind::Moved)) seen = seen || (e.to == Zone::Outside && e.open);
  EXPECT_TRUE(seen) << "it lies there face up";
  EXPECT_TRUE(memory_of(t.game()).order_waits);
  t.end_phase(0);
  EXPECT_EQ(t.asked(), 2) << t.question();
  obey(t, 2, kHead);
  EXPECT_EQ(t.hand(2), 1);
  EXPECT_EQ(t.hp(3), 3) << "there is nothing to nullify";
  EXPECT_EQ(t.where(order), Zone::Outside);
  EXPECT_TRUE(t.idle(1)) << t.question();
  t.end_phase(1);
  EXPECT_EQ(t.hp(3), 3) << "once";
}

TEST(ImperialOrder, WhatItsRevealsLeadToComesWhenAllHaveObeyed) {
  Forces t{kWei, kShu, kUndecided, kUndecided};
  t.seat(0).hand({card(kImperialOrder), card(kSlash), card(kSlash), card(kSlash), card(kSlash)});
  for (Seat s : {Seat{2}, Seat{3}}) t.seat(s).hidden(0).hidden(1);
  t.seat(2).generals("caocao", "simayi");
  t.seat(3).generals("sunquan", "zhouyu");
  t.start();
  t.end_phase(0);
  t.choose_cards(0, {t.in_hand(0, kImperialOrder)});
  t.forget();
  obey(t, 2, kHead);
  EXPECT_EQ(t.opened(Timing::GeneralRevealed), 0);
  obey(t, 3, kHead);
  EXPECT_EQ(t.opened(Timing::GeneralRevealed), 2);
}

}  // namespace
}  // namespace jiesuan::test
