// 姜维 Jiang Wei · Shu · male · 4
//
// 挑衅 Tiaoxin — once in your play phase: another character with you in its attack range uses a 杀 on you, or
// you discard a card of it.
// 志继 Zhiji (awakening) — at the start of your prepare phase, without hand cards: you recover 1 hp or draw
// two cards, then lose 1 max hp and gain 观星.
#include "engine/content/hint.h"
#include "generals/mountain/skills.h"
#include "generals/recover_or_draw.h"
#include "generals/standard/zhugeliang.h"

namespace jiesuan {
namespace {

SeatSet within_whose_range(const Game& g, Seat s) {
  SeatSet set = others(g, s);
  for (Seat t : set)
    if (!in_attack_range(g, t, s)) set.remove(t);
  return set;
}
bool choose_provoked(const Skill<Phase>& s, Option& o) {
  return pick_seats(o, within_whose_range(s.game, s.owner));
}
Task<> provoke(Skill<Phase> s) {
  const Seat provoked = s.seat();
  Need n;
  n.seat = provoked;
  n.wanted = kSlashes;
  n.required = s.owner;
  n.asked_by = s.skill;
  n.otherwise = {"对方弃置你的一张牌", "it discards a card of yours"};
  const bool used = co_await need_to_use(s.game, n);
  if (used || !s.game.alive(provoked)) co_return;
  const CardId c = co_await choose_card_of(s.game, s.owner, provoked, Zones::HandAndEquipment,
                                           asked_by(s).to("弃置", "discard"));
  if (c != kNoCard) co_await discard(s.game, s.owner, CardSet(c));
}

}  // namespace

const SkillDef tiaoxin(
    {"tiaoxin", "挑衅", "Tiaoxin",
     "出牌阶段限一次，你可令一名攻击范围内有你的其他角色选择是否对你使用一张【杀】，若其不使用，你弃置其一张牌。",
     "Once in your play phase: another character with you in its attack range uses a Slash on you, or you discard "
     "a card of it."},
    at<Timing::PlayIdle>().once_per_phase().when(owners_phase).choose(choose_provoked).then(provoke),
    hint({.self = {.hp = -0.2F}, .target = {.cards = -1}, .refusal = {.cards = -1}}));

namespace {

bool empty_handed(const Skill<Phase>& s) { return owners_phase(s) && s.game[s.owner].hand.empty(); }
Task<> succeed_the_master(Skill<Phase> s) {
  Game& g = s.game;
  co_await recover_or_draw(s, s.owner);
  co_await change_max_hp(g, s.owner, -1);
  if (g.alive(s.owner)) gain_skill(g, s.owner, guanxing);
}

const SkillDef zhiji(
    {"zhiji", "志继", "Zhiji",
     "觉醒技，准备阶段开始时，若你没有手牌，你选择一项：1.回复1点体力；2.摸两张牌。然后你减1点体力上限，获得〖观星〗。",
     "Awakening: at the start of your prepare phase, without hand cards, you recover 1 hp or draw two cards; then "
     "you lose 1 max hp and gain Guanxing."},
    Tag::Awakening, to_recover_or_draw(),
    at<Timing::PrepareStart>().when(empty_handed).then(succeed_the_master));

}  // namespace

const General jiangwei({.id = "jiangwei",
                        .zh = "姜维",
                        .en = "Jiang Wei",
                        .set = "mountain",
                        .kingdom = Kingdom::Shu,
                        .hp = 4,
                        .skills = {&tiaoxin, &zhiji}});

}  // namespace jiesuan
