// 何太后: 鸩毒, 戚乱.
#include "generals/common.h"
#include "tests/support/story.h"

namespace jiesuan::test {
namespace {

// ---- 鸩毒

TEST(Zhendu, TheOtherDrinksAndIsHurt) {
  Table t(3);
  t.seat(0).hand({card(kSlash)});
  t.seat(1).general("hetaihou").hand({card(kJink)});
  t.start();
  EXPECT_EQ(t.request().timing, Timing::PlayStart);
  t.launch(1, "zhendu", {t.in_hand(1, kJink)});
  EXPECT_TRUE(t.discarded(kJink));
  EXPECT_EQ(t.nth(LogKind::CardUsed).a, 0);
  EXPECT_EQ(t.nth(LogKind::CardUsed).card, kAnaleptic);
  EXPECT_EQ(hits(t), (Hits{{0, 1}}));
  EXPECT_EQ(source_of_last_damage(t), 1);
  t.use(0, kSlash, {2});
  EXPECT_EQ(t.damages(2), std::vector<int>{2}) << "the 酒 is for its next 杀";
}

TEST(Zhendu, ItWasTheAnalepticOfThisTurn) {
  Table t(3);
  t.seat(0).hand({card(kAnaleptic)});
  t.seat(1).general("hetaihou").hand({card(kJink)});
  t.start();
  t.launch(1, "zhendu", {t.in_hand(1, kJink)});
  EXPECT_TRUE(t.idle(0));
  EXPECT_FALSE(t.may_use(kAnaleptic));
}

TEST(Zhendu, TheDrinkComesBeforeTheDamageAndDoesNotHeal) {
  Table t(4);
  t.turn_of(1);
  t.seat(1).hp(1, 4).role(Role::Loyalist);
  t.seat(2).general("hetaihou").hand({card(kJink)});
  t.start();
  t.launch(2, "zhendu", {t.in_hand(2, kJink)});
  EXPECT_FALSE(t.alive(1));
  EXPECT_EQ(t.count(LogKind::HpRecovered), 0);
  EXPECT_EQ(t.nth(LogKind::Died).b, 2);
}

TEST(Zhendu, NeedsAHandCardAndAnothersPlayPhase) {
  Table t(3);
  t.seat(0).general("hetaihou").hand({card(kJink)});
  t.seat(1).general("hetaihou").wears({card(kChitu)});
  t.start();
  EXPECT_TRUE(t.idle(0)) << t.question();
}

TEST(Zhendu, MayBeDeclined) {
  Table t(3);
  t.seat(1).general("hetaihou").hand({card(kJink)});
  t.start();
  t.pass(1);
  EXPECT_TRUE(t.idle(0));
  EXPECT_EQ(hits(t), Hits{});
}

// ---- 戚乱

TEST(Qiluan, DrawsThreeAtTheEndOfATurnInWhichSheKilled) {
  Table t(4);
  t.turn_of(1);
  t.seat(1).hp(1, 4).role(Role::Loyalist);
  t.seat(2).general("hetaihou").hand({card(kJink)});
  t.start();
  t.launch(2, "zhendu", {t.in_hand(2, kJink)});
  EXPECT_EQ(t.request().timing, Timing::TurnEnd1)
      << "although the turn's owner is dead (C24): " << t.question();
  const int before = t.hand(2);
  t.forget();
  t.launch(2, "qiluan");
  EXPECT_EQ(t.nth(LogKind::Moved).n, 3);
  EXPECT_EQ(t.hand(2), before + 3 + 2) << "and two in her own draw phase";
}

TEST(Qiluan, InHerOwnTurnThreeForEachKilled) {
  Table t(5);
  t.seat(0).general("hetaihou").hand({card(kSavageAssault)});
  t.seat(2).hp(1, 4);
  t.seat(3).hp(1, 4);
  t.start();
  t.use(0, kSavageAssault);
  EXPECT_FALSE(t.alive(2) || t.alive(3));
  const int before = t.hand(0);
  t.end_phase(0);
  ASSERT_TRUE(t.offers(0, "qiluan")) << t.question();
  t.launch(0, "qiluan");
  EXPECT_EQ(t.hand(0), before + 6);
}

TEST(Qiluan, NotIfSheKilledNobodyAndNotLater) {
  Table t(3);
  t.seat(0).hand({card(kSlash)});
  t.seat(1).hp(1, 4).role(Role::Loyalist);
  t.seat(2).general("hetaihou").role(Role::Rebel);
  t.start();
  t.use(0, kSlash, {1});
  EXPECT_FALSE(t.alive(1));
  t.end_phase(0);
  EXPECT_TRUE(t.idle(2)) << t.question();
}

// R004-30: an effect of 破军 waits for the same timing; both are hers, and she orders them.
Task<> take_back(Skill<Turn> s) {
  co_await obtain(s.game, s.owner, cards_on_general(s.game, s.owner, s.skill));
}
const SkillDef set_aside({"test_qiluan_aside", "破军"}, Listing::Nameless,
                         at<Timing::TurnEnd1>().then(take_back));
Task<> break_in(Skill<Use> s) {
  const Seat target = s.event.target().seat;
  co_await put_on_general(s.game, target, s.game[target].hand, set_aside.number);
  leave_delayed_effect(s.game, target, set_aside, s.owner);
}
const SkillDef pojun({"test_qiluan_pojun", "破军"}, Listing::Nameless,
                     at<Timing::UseTargeted>().may().when(own_slash).then(break_in));

Task<> kill_loyalist(Skill<Damage> s) { co_await deal_damage(s.game, damage_from(s, Seat{2}, 9)); }
const SkillDef kills({"test_qiluan_kills", "杀"}, Listing::Nameless,
                     at<Timing::DamageTaken>().may().when(owner_is_victim).then(kill_loyalist));

TEST(Qiluan, AndTheReturnOfHerCardsInTheOrderSheLikes) {
  for (const bool qiluan_first : {true, false}) {
    Table t(4);
    t.seat(0).skill("test_qiluan_pojun").hand({card(kSlash)});
    t.seat(1).general("hetaihou").skill("test_qiluan_kills").hand({card(kJink), card(kJink)});
    t.seat(2).hp(1, 4).role(Role::Loyalist);
    t.start();
    t.pass(1);  // 鸩毒
    t.use(0, kSlash, {1});
    t.launch(0, "test_qiluan_pojun");
    EXPECT_EQ(t.hand(1), 0);
    t.launch(1, "test_qiluan_kills");
    EXPECT_FALSE(t.alive(2));
    t.end_phase(0);
    EXPECT_EQ(t.request().timing, Timing::TurnEnd1);
    ASSERT_TRUE(t.offers(1, "qiluan") && t.offers(1, "test_qiluan_aside")) << t.question();
    t.forget();
    t.launch(1, qiluan_first ? "qiluan" : "test_qiluan_aside");
    if (!qiluan_first) t.launch(1, "qiluan");
    const std::vector<LogEntry> moves = t.of(LogKind::Moved);
    ASSERT_GE(moves.size(), 2u);
    EXPECT_EQ(moves[0].n, qiluan_first ? 3 : 2);
    EXPECT_EQ(moves[1].n, qiluan_first ? 2 : 3);
    EXPECT_EQ(moves[0].b, 1);
    EXPECT_EQ(moves[1].b, 1);
  }
}

}  // namespace
}  // namespace jiesuan::test
