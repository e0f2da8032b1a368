// 华佗 Hua Tuo · Qun · male · 3
//
// 青囊 Qingnang — once in your play phase: discard a hand card and choose a wounded character; it recovers 1
// hp. 急救 Jijiu — outside your turn you may use a red card as a 桃.                          [R000-11, C69]
#include "engine/content/hint.h"
#include "generals/common.h"

namespace jiesuan {
namespace {

bool choose_patient(const Skill<Phase>& s, Option& o) {
  return pick_discards(s, o, s.game[s.owner].hand, 1, 1) &&
         pick_seats(o, wounded_ones(s.game, living(s.game)));
}
Task<> treat(Skill<Phase> s) {
  co_await discard(s.game, s.owner, s.cards);
  co_await recover(s.game, recovery_from(s, s.seat()));
}

const SkillDef qingnang(
    {"qingnang", "青囊", "Qingnang", "出牌阶段限一次，你可弃置一张手牌，令一名已受伤的角色回复1点体力。",
     "Once in your play phase: discard a hand card; a wounded character recovers 1 hp."},
    at<Timing::PlayIdle>().once_per_phase().when(owners_phase).choose(choose_patient).then(treat),
    hint({.target = {.hp = 1}}));

bool outside_own_turn(const StateContext& s) { return !s.game.in_turn_of(s.owner); }

const SkillDef jijiu(
    {"jijiu", "急救", "Jijiu", "你的回合外，你可将一张红色牌当【桃】使用。",
     "Outside your turn you may use a red card as a Peach."},
    convert_to(kPeach, red_card).with_equipment().only_to_use().only_while(outside_own_turn));

}  // namespace

const General huatuo({.id = "huatuo",
                      .zh = "华佗",
                      .en = "Hua Tuo",
                      .kingdom = Kingdom::Qun,
                      .hp = 3,
                      .skills = {&qingnang, &jijiu}});

}  // namespace jiesuan
