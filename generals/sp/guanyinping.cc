// 关银屏 Guan Yinping · Shu · female · 3
//
// 血祭 Xueji — once in your play phase: discard a red card and choose as many characters in your attack
// range as you have lost hp, or fewer; you deal each 1 damage, then each draws a card.
// 虎啸 Huxiao (locked) — when a 杀 you used in your play phase was offset you may use one more 杀 in this
// phase.
// 武继 Wuji (awakening) — at the start of your finish phase, if you dealt 3 or more damage in this turn:
// your maximum is 1 higher, you recover 1 hp and lose 虎啸.
#include "engine/content/hint.h"
#include "generals/common.h"

namespace jiesuan {
namespace {

// ---- 血祭

CardSet red_cards(const Game& g, Seat s) {
  CardSet red;
  for (CardId c : g[s].own_cards())
    if (colour_of_card(g, c) == Colour::Red) red.add(c);
  return red;
}
bool choose_red_card_and_victims(const Skill<Phase>& s, Option& o) {
  const Character& she = s.game[s.owner];
  return she.wounded() && pick_discards(s, o, red_cards(s.game, s.owner), 1, 1) &&
         pick_seats(o, in_range_of(s.game, s.owner), 1, she.lost_hp());
}
Task<> offer_blood(Skill<Phase> s) {
  co_await discard(s.game, s.owner, s.cards);
  const SeatList victims = in_order(s.game, s.seats);
  for (Seat t : victims) co_await deal_damage(s.game, damage_from(s, t));
  for (Seat t : victims) co_await draw(s.game, t, 1);
}

const SkillDef xueji(
    {"xueji", "血祭", "Xueji",
     "出牌阶段限一次，你可弃置一张红色牌并选择攻击范围内的至多X名角色（X为你已损失的体力值），对其各造成1点伤害，然后其各摸一张牌。",
     "Once in your play phase: discard a red card and choose up to as many characters in your attack range as you "
     "have lost hp; you deal each 1 damage, then each draws a card."},
    at<Timing::PlayIdle>()
        .once_per_phase()
        .when(owners_phase)
        .choose(choose_red_card_and_victims)
        .then(offer_blood),
    hint({.target = {.cards = 1, .hp = -1}}));

// ---- 虎啸. The value of the effect counts the roars of this phase.

int roars(const StateContext& s, const VirtualCard& card) { return is_slash(card.name) ? s.value<int>() : 0; }
const SkillDef roused({"state_huxiao", "虎啸", "Huxiao"}, Listing::Internal,
                      state(StateKind::UseLimit, roars));

bool offset_in_play_phase(const Skill<Use>& s) {
  return own_slash(s) && s.game.in_phase_of(s.owner, PhaseKind::Play);
}
Task<> roar(Skill<Use> s) {
  ++*lasting_value<int>(s.game, s.owner, roused, Scope::Phase, s.owner);
  co_return;
}

const SkillDef huxiao(
    {"huxiao", "虎啸", "Huxiao", "锁定技，你于出牌阶段使用的【杀】被【闪】抵消后，本阶段可多使用一张【杀】。",
     "Locked: when a Slash you used in your play phase was offset by a Jink you may use one more Slash in this "
     "phase."},
    Tag::Locked, at<Timing::UseOffset>().when(offset_in_play_phase).then(roar));

// ---- 武继

bool dealt_three(const Skill<Phase>& s) {
  return owners_phase(s) && s.game.state.history.count(Span::Turn, Counter::DealtDamage, s.owner) >= 3;
}
Task<> follow_her_father(Skill<Phase> s) {
  co_await change_max_hp(s.game, s.owner, 1);
  co_await recover(s.game, recovery_from(s, s.owner));
  co_await lose_skill(s.game, s.owner, huxiao);
}

const SkillDef wuji(
    {"wuji", "武继", "Wuji",
     "觉醒技，结束阶段开始时，若你本回合造成过至少3点伤害，你加1点体力上限，回复1点体力，失去“虎啸”。",
     "Awakening: at the start of your finish phase, if you dealt 3 or more damage this turn, you gain 1 maximum "
     "hp, recover 1 hp and lose Huxiao."},
    Tag::Awakening, at<Timing::FinishStart>().when(dealt_three).then(follow_her_father));

}  // namespace

const General guanyinping({.id = "guanyinping",
                           .zh = "关银屏",
                           .en = "Guan Yinping",
                           .set = "sp",
                           .kingdom = Kingdom::Shu,
                           .gender = Gender::Female,
                           .hp = 3,
                           .skills = {&xueji, &huxiao, &wuji}});

}  // namespace jiesuan
