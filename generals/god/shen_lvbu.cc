// 神吕布 God Lü Bu · God · male · 5
//
// 狂暴 Kuangbao (locked) — you start with two 暴怒; after each point of damage you dealt or were dealt you
// get one.
//                                                                                            [R003-13, C16]
// 无谋 Wumou (locked) — when you use a normal trick choose: remove a 暴怒, or lose 1 hp.
// 无前 Wuqian — in your play phase: remove two 暴怒 and choose a character; this turn you have 无双 and its
// armour is void. 神愤 Shenfen — once in your play phase: remove six 暴怒; you deal 1 damage to every other
// character, then each of them discards all equipment, then each discards four hand cards; then you turn
// over.
#include "engine/content/hint.h"
#include "generals/common.h"
#include "generals/lend.h"
#include "generals/standard/lent.h"

namespace jiesuan {
namespace {

extern const SkillDef kuangbao;

template <class E>
int wrath(const Skill<E>& s) {
  return marks_of(s.game, s.owner, kuangbao);
}

// A given position may have stated how many he has.
bool none_yet(const Skill<Turn>& s) { return wrath(s) == 0; }
Task<> start_angry(Skill<Turn> s) {
  add_marks(s.game, s.owner, kuangbao, 2);
  co_return;
}
bool owner_is_source(const Skill<Damage>& s) { return s.event.source == s.owner; }
Task<> grow_angry(Skill<Damage> s) {
  add_marks(s.game, s.owner, kuangbao, 1);
  co_return;
}

const SkillDef kuangbao(
    {"kuangbao", "狂暴", "Kuangbao",
     "锁定技，游戏开始时，你获得两枚“暴怒”；当你造成或受到1点伤害后，你获得一枚“暴怒”。",
     "Locked: you start with two Wrath; after each point of damage you dealt or were dealt you get one."},
    Tag::Locked, marks_named("暴怒", "Wrath"), at<Timing::TurnStart3>().when(none_yet).then(start_angry),
    at<Timing::DamageCaused>().when(owner_is_source).times(per_point).then(grow_angry),
    at<Timing::DamageTaken>().when(owner_is_victim).times(per_point).then(grow_angry));

bool own_normal_trick(const Skill<Use>& s) {
  return s.event.user == s.owner && def(s.event.card.name).category == Category::Trick;
}
Task<> pay_for_thinking(Skill<Use> s) {
  constexpr int kMark = 0;
  const int price = co_await choose_one(s.game, s.owner, asked_by(s), wrath(s) > 0 ? kAllChoices : ~1u);
  if (price == kMark)
    add_marks(s.game, s.owner, kuangbao, -1);
  else
    co_await lose_hp(s.game, s.owner, 1, s.skill);
}

const SkillDef wumou(
    {"wumou", "无谋", "Wumou", "锁定技，当你使用普通锦囊牌时，你选择一项：1.移去一枚“暴怒”；2.失去1点体力。",
     "Locked: when you use a normal trick choose: remove a Wrath, or lose 1 hp."},
    Tag::Locked, choices({{"mark", "移去一枚“暴怒”", "remove a Wrath"}, {"hp", "失去1点体力", "lose 1 hp"}}),
    at<Timing::UseCardUsed>().when(own_normal_trick).then(pay_for_thinking));

const SkillDef overrun({"state_wuqian", "无前", "Wuqian"}, Listing::Internal,
                       state(StateKind::ArmourVoid, true));

bool choose_prey(const Skill<Phase>& s, Option& o) {
  SeatSet prey = others(s.game, s.owner);
  for (Seat t : prey)
    if (has_skill(s.game, t, overrun)) prey.remove(t);  // once is enough for this turn
  return wrath(s) >= 2 && pick_seats(o, prey);
}
Task<> ride_out(Skill<Phase> s) {
  Game& g = s.game;
  add_marks(g, s.owner, kuangbao, -2);
  lend_for_turn(g, s.owner, wushuang);
  leave_effect(g, s.seat(), overrun, Scope::Turn, s.owner);
  co_return;
}

const SkillDef wuqian(
    {"wuqian", "无前", "Wuqian",
     "出牌阶段，你可移去两枚“暴怒”并选择一名本回合未以此法选择过的其他角色：本回合你拥有“无双”，且其防具无效。",
     "In your play phase you may remove two Wrath and choose another character not so chosen yet in this turn: this "
     "turn you have Wushuang and its armour is void."},
    at<Timing::PlayIdle>().when(owners_phase).choose(choose_prey).then(ride_out),
    hint({.self = {.other = -0.9F}, .target = {.other = -1.2F}, .moment = Moment::Striking}));

bool very_angry(const Skill<Phase>& s) { return owners_phase(s) && wrath(s) >= 6; }
Task<> rage(Skill<Phase> s) {
  Game& g = s.game;
  add_marks(g, s.owner, kuangbao, -6);
  const SeatList all = in_order(g, others(g, s.owner));
  for (Seat t : all) {
    const Damage d = damage_from(s, t);
    co_await deal_damage(g, d);
  }
  for (Seat t : all) co_await discard(g, t, g[t].equipped());
  for (Seat t : all) co_await must_discard(g, t, g[t].hand, 4, asked_by(s));
  co_await flip(g, s.owner);
}

const SkillDef shenfen(
    {"shenfen", "神愤", "Shenfen",
     "出牌阶段限一次，你可移去六枚“暴怒”：你对所有其他角色各造成1点伤害，然后他们各弃置装备区里的所有牌，再各弃置四张手"
     "牌，最后你翻面。",
     "Once in your play phase you may remove six Wrath: you deal 1 damage to every other character, then each of "
     "them discards all equipment, then each discards four hand cards, then you turn over."},
    at<Timing::PlayIdle>().once_per_phase().when(very_angry).then(rage),
    hint({.self = {.flips = true}, .everybody = {.cards = -3, .hp = -1}}));

}  // namespace

const General shen_lvbu({.id = "shen_lvbu",
                         .zh = "神吕布",
                         .en = "God Lü Bu",
                         .set = "god",
                         .kingdom = Kingdom::God,
                         .hp = 5,
                         .skills = {&kuangbao, &wumou, &wuqian, &shenfen}});

}  // namespace jiesuan
