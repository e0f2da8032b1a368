// 曹叡 Cao Rui · Wei · male · 3 · lord
//
// 恢拓 Huituo — after you were dealt damage you may let a character judge: red, it recovers 1 hp; black, it
// draws as many cards as the damage was.
// 明鉴 Mingjian — before your play phase you may skip it and give all your hand cards to another character:
// your turn ends, and after it that character takes an extra turn of a play phase only.
// 兴衰 Xingshuai (lord, limited) — when you enter dying you may ask the other Wei characters: each may let
// you recover 1 hp. When this dying is over, each who did is dealt 1 damage without a source.
#include "engine/content/hint.h"
#include "generals/common.h"

namespace jiesuan {
namespace {

// ---- 恢拓

bool choose_judged(const Skill<Damage>& s, Option& o) { return pick_seats(o, living(s.game)); }
Task<> widen(Skill<Damage> s) {
  const Verdict v = co_await judge(s.game, s.seat(), s.skill);
  if (v.red()) co_await recover(s.game, recovery_from(s, s.seat()));
  if (v.black()) co_await draw(s.game, s.seat(), s.event.amount);
}

const SkillDef huituo(
    {"huituo", "恢拓", "Huituo",
     "当你受到伤害后，你可令一名角色判定：若结果为红色，其回复1点体力；若结果为黑色，其摸X张牌（X为伤害值）。",
     "After you were dealt damage you may let a character judge: red, it recovers 1 hp; black, it draws as many "
     "cards as the damage was."},
    at<Timing::DamageTaken>().may().when(owner_is_victim).choose(choose_judged).then(widen),
    hint({.target = {.cards = 0.5F, .hp = 0.5F}}));

// ---- 明鉴

// Whoever was entrusted with the turn is the value of the effect. In a phase after TurnEnd1 it comes one
// timing later.
Task<> let_him_go_on(Skill<Turn> s) {
  const Seat entrusted = s.memory<Seat>();
  detach(s.game, s.instance);
  if (s.game.alive(entrusted)) gain_extra_turn(s.game, entrusted, only(PhaseKind::Play));
  co_return;
}
const SkillDef entrusts({"state_mingjian", "明鉴", "Mingjian"}, Listing::Internal,
                        at<Timing::TurnEnd1>().then(let_him_go_on),
                        at<Timing::TurnEnd2>().then(let_him_go_on));

bool may_entrust(const Skill<Phase>& s) {
  return owners_phase(s) && can_skip_phase(s.game, PhaseKind::Play) && !s.game[s.owner].hand.empty();
}
bool choose_entrusted(const Skill<Phase>& s, Option& o) { return pick_seats(o, others(s.game, s.owner)); }
Task<> entrust(Skill<Phase> s) {
  Game& g = s.game;
  skip_phase(g, PhaseKind::Play);
  leave_delayed_effect(g, s.owner, entrusts, s.owner, s.seat());
  co_await give(g, s.owner, s.seat(), g[s.owner].hand);
  co_await end_turn(g);
}

const SkillDef mingjian(
    {"mingjian", "明鉴", "Mingjian",
     "出牌阶段开始前，你可跳过此阶段并将所有手牌交给一名其他角色，然后结束此回合，于此回合结束后，其执行一个仅有出牌阶段的额外"
     "的回合。",
     "Before your play phase you may skip it and give all your hand cards to another character; then your turn "
     "ends, and after it that character takes an extra turn of a play phase only."},
    at<Timing::PlayBeforeStart>().may().when(may_entrust).choose(choose_entrusted).then(entrust),
    hint({.self = {.cards = -1.5F}, .target = {.cards = 1.5F, .other = 1}, .moment = Moment::NothingToPlay}));

// ---- 兴衰

bool his_dying_is_over(const Skill<Dying>& s) {
  return s.event.seat == s.game.state.instance[s.instance].creator;
}
Task<> pay_for_it(Skill<Dying> s) {
  Damage d;
  d.victim = s.owner;
  d.skill = s.skill;
  detach(s.game, s.instance);
  co_await deal_damage(s.game, d);
}
const SkillDef declines({"state_xingshuai", "兴衰", "Xingshuai"}, Listing::Internal,
                        at<Timing::DyingEnd>().when(his_dying_is_over).then(pay_for_it));

constexpr int kSaveHim = 0, kLetHimBe = 1;

SeatSet the_other_wei(const Game& g, Seat s) { return of_kingdom(g, others(g, s), Kingdom::Wei); }
bool wei_could_save(const Skill<Dying>& s) {
  return owner_is_dying(s) && !the_other_wei(s.game, s.owner).empty();
}
Task<> rise_with_wei(Skill<Dying> s) {
  Game& g = s.game;
  const SeatList order = in_order(g, the_other_wei(g, s.owner));
  for (Seat t : order) {
    const int what = co_await choose_one(g, t, asked_by(s, s.owner));
    if (what != kSaveHim) continue;
    leave_delayed_effect(g, t, declines, s.owner);
    co_await recover(g, recovery_from(s, s.owner));
  }
}

const SkillDef xingshuai(
    {"xingshuai", "兴衰", "Xingshuai",
     "主公技，限定技，当你进入濒死状态时，你可令其他魏势力角色依次选择是否令你回复1点体力；此次濒死结算结束后，选择是的角色"
     "依次受到1点无来源的伤害。",
     "Lord, limited: when you enter dying you may ask the other Wei characters in turn: each may let you recover 1 "
     "hp. When this dying is over, each who did is dealt 1 damage without a source."},
    Tag::Lord, Tag::Limited,
    choices({{"save", "令其回复1点体力，之后受到1点伤害",
              "it recovers 1 hp; you are dealt 1 damage afterwards"},
             {"refuse", "不令其回复", "it recovers nothing"}}),
    at<Timing::DyingEnter>().may().when(wei_could_save).then(rise_with_wei),
    hint({.for_friend = kSaveHim, .for_foe = kLetHimBe}));

}  // namespace

const General caorui({.id = "caorui",
                      .zh = "曹叡",
                      .en = "Cao Rui",
                      .set = "yijiang",
                      .kingdom = Kingdom::Wei,
                      .hp = 3,
                      .skills = {&huituo, &mingjian, &xingshuai}});

}  // namespace jiesuan
