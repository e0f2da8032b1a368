// 小乔 Xiao Qiao · Wu · female · 3
//
// 天香 Tianxiang — when you are about to take damage you may discard a ♥ hand card and transfer the damage
// to another character; when that damage is completely over it draws as many cards as it has lost hp.
//                                  [R000-89, R000-90, R000-113, R000-114, R003-08 … R003-12, C05, C09, C39]
// 红颜 Hongyan (locked) — your ♠ cards are ♥ cards.
#include "engine/content/hint.h"
#include "generals/common.h"

namespace jiesuan {
namespace {

bool choose_heart_and_substitute(const Skill<Damage>& s, Option& o) {
  const CardSet hearts = cards_of_suit(s.game, s.game[s.owner].hand, s.owner, Suit::Heart);
  return pick_discards(s, o, hearts, 1, 1) && pick_seats(o, others(s.game, s.owner));
}
Task<> turn_aside(Skill<Damage> s) {
  co_await discard(s.game, s.owner, s.cards);
  co_await transfer_damage(s.game, s.event, s.seat());
  co_await draw(s.game, s.seat(), s.game[s.seat()].lost_hp());
}

const SkillDef tianxiang(
    {"tianxiang", "天香", "Tianxiang",
     "当你受到伤害时，可弃置一张♥手牌，将此伤害转移给一名其他角色；该伤害结算完毕后，其摸X张牌（X为其已损失的体力值）。",
     "When you are about to take damage you may discard a ♥ hand card and transfer the damage to another "
     "character; when that damage is over it draws as many cards as it has lost hp."},
    at<Timing::DamageTaking2>()
        .may()
        .when(owner_is_victim)
        .choose(choose_heart_and_substitute)
        .then(turn_aside),
    hint({.target = {.cards = 1, .hp = -1}, .wards = true}));

Suit spades_are_hearts(const StateContext&, Suit suit) { return suit == Suit::Spade ? Suit::Heart : suit; }

const SkillDef hongyan({"hongyan", "红颜", "Hongyan", "锁定技，你的♠牌视为♥牌。",
                        "Locked: your ♠ cards are ♥ cards."},
                       Tag::Locked, state(StateKind::SuitFilter, spades_are_hearts));

}  // namespace

const General xiaoqiao({.id = "xiaoqiao",
                        .zh = "小乔",
                        .en = "Xiao Qiao",
                        .set = "wind",
                        .kingdom = Kingdom::Wu,
                        .gender = Gender::Female,
                        .hp = 3,
                        .skills = {&tianxiang, &hongyan}});

}  // namespace jiesuan
