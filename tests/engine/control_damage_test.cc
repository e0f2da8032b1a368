// Control words (timings §1) on damage, moves and state changes: prevent, transfer, chain.
#include "generals/common.h"
#include "tests/engine/support.h"

namespace jiesuan::test {
namespace {

using Strings = std::vector<std::string>;

// ---- prevent

Task<> prevent_it(Skill<Damage> s) {
  prevent(s.event);
  co_await draw(s.game, s.owner, 1);
}
bool owner_is_source(const Skill<Damage>& s) { return s.event.source == s.owner; }
const SkillDef prevents({"test_damage_prevent", "防"}, Listing::Nameless,
                        at<Timing::DamageCausing2>().may().when(owner_is_source).then(prevent_it));
const SkillDef victim_trace({"test_damage_trace", "受"}, Listing::Nameless,
                            at<Timing::DamageCausing2>().when(owner_is_victim).then(nothing));

TEST(Prevent, PreventedDamageWasNeverDealt) {
  // T16: and nobody else acts at the timing that was ended.
  Table t(2);
  t.seat(0).hand({card(kFireSlash)}).skill("test_damage_prevent");
  t.seat(1).chained().skill("test_damage_trace");
  t.start();
  t.use(0, kFireSlash, {1});
  t.launch(0, "test_damage_prevent");
  EXPECT_EQ(t.hand(0), 1) << "the preventing effect runs to its end";
  EXPECT_EQ(launches(t), (Strings{"0:test_damage_prevent"}));
  EXPECT_EQ(t.hp(1), 4);
  EXPECT_TRUE(t.chained(1)) << "no reset";
  for (Timing x : {Timing::DamageTaking1, Timing::ReduceHpBefore, Timing::DamageCaused, Timing::DamageTaken,
                   Timing::DamageEnd})
    EXPECT_EQ(t.opened(x), 0) << timing_id(x);
  EXPECT_EQ(t.opened(Timing::UseEnd3), 1) << "the use around it goes on";
  const History& h = t.game().state.history;
  EXPECT_EQ(h.count(Span::Turn, Counter::DealtDamage, 0), 0);
  EXPECT_EQ(h.count(Span::Turn, Counter::TookDamage, 1), 0);
  EXPECT_FALSE(h.counts(Span::Turn, 0).hurt.has(1));
}

Task<> minus_two(Skill<Damage> s) {
  s.event.amount -= 2;
  co_return;
}
const SkillDef reduces({"test_damage_minus", "减"}, Listing::Nameless,
                       at<Timing::DamageTaking2>().when(owner_is_victim).then(minus_two));
Task<> hit_for_two(Skill<Phase> s) {
  const Damage d = damage_from(s, next_living(s.game, s.owner), 2);
  co_await deal_damage(s.game, d);
}
Task<> hit_for_three(Skill<Phase> s) {
  const Damage d = damage_from(s, next_living(s.game, s.owner), 3);
  co_await deal_damage(s.game, d);
}
const SkillDef hits_two({"test_damage_two", "二"}, Listing::Nameless,
                        at<Timing::PlayIdle>().may().then(hit_for_two));
const SkillDef hits_three({"test_damage_three", "三"}, Listing::Nameless,
                          at<Timing::PlayIdle>().may().then(hit_for_three));

TEST(Prevent, ReducingTheValueToNothingIsAPrevention) {
  Table t(2);
  t.seat(0).skill("test_damage_two").skill("test_damage_three");
  t.seat(1).skill("test_damage_minus");
  t.start();
  t.act(0, "test_damage_two");
  EXPECT_EQ(t.hp(1), 4);
  EXPECT_EQ(t.opened(Timing::DamageTaking3) + t.opened(Timing::DamageEnd), 0);
  EXPECT_EQ(t.count(LogKind::DamagePrevented), 1);
  t.act(0, "test_damage_three");
  EXPECT_EQ(t.damages(1), (std::vector<int>{1}));
  EXPECT_EQ(t.opened(Timing::DamageEnd), 1);
}

// ---- transfer

Task<> transfer_to_last(Skill<Damage> s) {
  co_await transfer_damage(s.game, s.event, static_cast<Seat>(s.game.players() - 1));
  co_await draw(s.game, s.owner, 1);
}
const SkillDef transfers({"test_damage_transfer", "转"}, Listing::Nameless,
                         at<Timing::DamageTaking2>().may().when(owner_is_victim).then(transfer_to_last));
bool transferred(const Skill<Damage>& s) { return s.event.origin == Origin::Transfer; }
struct Seen {
  Seat source = kNoSeat, victim = kNoSeat;
  int amount = 0;
  Element element = Element::Normal;
  bool chain = false, by_card = false, by_effect = false;
};
Seen seen;
Task<> note_damage(Skill<Damage> s) {
  const Damage& d = s.event;
  seen = {d.source, d.victim, d.amount, d.element, d.chain, d.use != nullptr, d.by_card_effect()};
  co_return;
}
const SkillDef watches({"test_damage_watch", "观"}, Listing::Nameless,
                       at<Timing::DamageEnd>().when(transferred).then(note_damage));

TEST(Transfer, TheSameDamageGoesToAnotherInsideTheEffect) {
  // Timings §1 "transfer damage", R003-08, C05.
  Table t(3);
  t.seat(0).hand({card(kFireSlash)}).skill("test_damage_watch");
  t.seat(1).skill("test_damage_transfer").hand({card(kPeach)});
  t.start();
  seen = {};
  t.use(0, kFireSlash, {1});
  t.launch(1, "test_damage_transfer");
  EXPECT_EQ(t.hp(1), 4);
  EXPECT_EQ(t.hp(2), 3);
  EXPECT_EQ(seen.source, 0);
  EXPECT_EQ(seen.victim, 2);
  EXPECT_EQ(seen.amount, 1);
  EXPECT_EQ(seen.element, Element::Fire);
  EXPECT_FALSE(seen.chain);
  EXPECT_TRUE(seen.by_card) << "the channel is inherited";
  EXPECT_FALSE(seen.by_effect) << "but it is not 'because of executing this card' (C05)";
  EXPECT_EQ(t.opened(Timing::DamageEnd), 1) << "the original generates nothing more (C37)";
  EXPECT_EQ(t.hand(1), 2) << "the rest of the effect comes after the whole transferred damage (C39)";
}

TEST(Transfer, TransferredChainDamageKeepsItsFlagAndDoesNotConductAgain) {
  // T6, R003-08: 戊 1; 丁 1 through 天香, 丙 1, 己 1; 丁 not again; 乙 stays chained.
  Table t(6);
  t.turn_of(0);
  t.seat(0).hand({card(kFireSlash)}).wears({card(kKylinBow)}).skill("test_damage_watch");
  for (Seat s = 1; s < 6; ++s) t.seat(s).chained();
  t.seat(1).skill("test_damage_transfer");
  t.start();
  seen = {};
  t.use(0, kFireSlash, {2});
  t.launch(1, "test_damage_transfer");
  EXPECT_TRUE(seen.chain);
  EXPECT_EQ(t.damages(5), (std::vector<int>{1})) << "once, through the transfer: it was reset by it";
  EXPECT_EQ(t.damages(2), (std::vector<int>{1}));
  EXPECT_EQ(t.damages(3), (std::vector<int>{1}));
  EXPECT_EQ(t.damages(4), (std::vector<int>{1}));
  EXPECT_TRUE(t.damages(1).empty());
  EXPECT_TRUE(t.chained(1));
  EXPECT_FALSE(t.chained(2) || t.chained(3) || t.chained(4) || t.chained(5));
}

TEST(Transfer, ADeadSourceIsNoSourceOfTheTransferredDamage) {
  // Principles §6.
  Table t(4);
  t.turn_of(2);
  t.seat(0).skill("test_damage_watch");
  t.seat(1).skill("test_damage_transfer").skill("test_damage_kill_source");
  t.seat(2).hand({card(kSlash)}).role(Role::Loyalist);
  t.start();
  seen = {};
  t.use(2, kSlash, {1});
  t.launch(1, "test_damage_kill_source");
  t.launch(1, "test_damage_transfer");
  EXPECT_FALSE(t.alive(2));
  EXPECT_EQ(seen.victim, 3);
  EXPECT_EQ(seen.source, kNoSeat);
}
Task<> kill_source(Skill<Damage> s) { co_await lose_hp(s.game, s.event.source, 9); }
const SkillDef kills_source({"test_damage_kill_source", "反杀"}, Listing::Nameless,
                            at<Timing::DamageTaking2>().may().when(owner_is_victim).then(kill_source));

// ---- the chain

TEST(Chain, TheFinalValueGoesToAllWhoWereChainedAndNoFurther) {
  // R003-01 … R003-12, T5: 藤甲 counts in each flow of its own.
  Table t(6);
  t.seat(0).hand({card(kFireSlash)}).wears({card(kKylinBow)});
  for (Seat s = 1; s < 6; ++s) t.seat(s).chained();
  t.seat(2).wears({card(kVine)});
  t.seat(4).wears({card(kVine)});
  t.start();
  t.use(0, kFireSlash, {4});
  EXPECT_EQ(t.damages(4), (std::vector<int>{2}));
  EXPECT_EQ(t.damages(1), (std::vector<int>{2}));
  EXPECT_EQ(t.damages(2), (std::vector<int>{3}));
  EXPECT_EQ(t.damages(3), (std::vector<int>{2}));
  EXPECT_EQ(t.damages(5), (std::vector<int>{2}));
  for (Seat s = 1; s < 6; ++s) EXPECT_FALSE(t.chained(s));
}

TEST(Chain, TheResetComesBeforeHpIsReducedAndConductionAfterDamageEnd) {
  Table t(3);
  t.seat(0).hand({card(kThunderSlash)});
  t.seat(1).chained();
  t.seat(2).chained();
  t.start();
  t.forget();
  t.use(0, kThunderSlash, {1});
  EXPECT_EQ(only(t, {Timing::ReduceHpBefore, Timing::StateBefore1, Timing::StateAfter, Timing::ReduceHpWhen,
                     Timing::DamageEnd, Timing::DamageBeforeStart1, Timing::UseEnd1}),
            ids({Timing::DamageBeforeStart1, Timing::ReduceHpBefore, Timing::StateBefore1, Timing::StateAfter,
                 Timing::ReduceHpWhen, Timing::DamageEnd, Timing::DamageBeforeStart1, Timing::ReduceHpBefore,
                 Timing::StateBefore1, Timing::StateAfter, Timing::ReduceHpWhen, Timing::DamageEnd,
                 Timing::UseEnd1}));
}

TEST(Chain, NormalDamageNeitherResetsNorConducts) {
  Table t(3);
  t.seat(0).hand({card(kSlash)});
  t.seat(1).chained();
  t.seat(2).chained();
  t.start();
  t.use(0, kSlash, {1});
  EXPECT_TRUE(t.chained(1) && t.chained(2));
  EXPECT_EQ(t.hp(2), 4);
}

TEST(Chain, SomebodyOutOfPlayIsNotHurtAndNotReset) {
  // C34, T19: 调虎离山 ends the damage at ReduceHpBefore before the reset; nothing is conducted.
  Table t(3);
  t.seat(0).skill("test_damage_fire");
  t.seat(1).chained();
  t.seat(2).chained();
  t.start();
  t.game().state.uncounted.add(1);
  t.act(0, "test_damage_fire");
  EXPECT_EQ(t.hp(1), 4);
  EXPECT_TRUE(t.chained(1));
  EXPECT_EQ(t.hp(2), 4);
  EXPECT_EQ(t.opened(Timing::ReduceHpBefore), 1);
  for (Timing x : {Timing::ReduceHpWhen, Timing::DamageCaused, Timing::DamageTaken, Timing::DamageEnd})
    EXPECT_EQ(t.opened(x), 0) << timing_id(x);
  EXPECT_EQ(t.game().state.history.count(Span::Turn, Counter::DealtDamage, 0), 0);
}
Task<> fire_at_one(Skill<Phase> s) {
  const Damage d = damage_from(s, Seat{1}, 1, Element::Fire);
  co_await deal_damage(s.game, d);
}
const SkillDef fires({"test_damage_fire", "火"}, Listing::Nameless,
                     at<Timing::PlayIdle>().may().then(fire_at_one));

TEST(Prevent, SomebodyOutOfPlayLosesNoHp) {
  // R003-14: the parent flow is terminated as well.
  Table t(2);
  t.seat(0).skill("test_damage_drain");
  t.start();
  t.game().state.uncounted.add(1);
  t.act(0, "test_damage_drain");
  EXPECT_EQ(t.hp(1), 4);
  EXPECT_EQ(t.opened(Timing::LoseHpAfter) + t.opened(Timing::LoseHpEnd), 0);
  EXPECT_EQ(t.game().state.history.count(Span::Turn, Counter::LostHp, 1), 0);
}
Task<> drain_one(Skill<Phase> s) { co_await lose_hp(s.game, Seat{1}, 1); }
const SkillDef drains({"test_damage_drain", "耗"}, Listing::Nameless,
                      at<Timing::PlayIdle>().may().then(drain_one));

}  // namespace
}  // namespace jiesuan::test
