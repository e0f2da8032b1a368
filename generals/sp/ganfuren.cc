// 甘夫人 Gan Furen · Shu · female · 3
//
// 淑慎 Shushen — for each hp you recover you may choose another character, which recovers 1 hp or draws
// two cards.
// 神智 Shenzhi — at the start of your prepare phase you may discard all your hand cards; if they were at
// least as many as you have hp, you recover 1 hp.
#include "engine/content/hint.h"
#include "generals/recover_or_draw.h"

namespace jiesuan {
namespace {

bool choose_another(const Skill<Recovery>& s, Option& o) { return pick_seats(o, others(s.game, s.owner)); }
Task<> comfort(Skill<Recovery> s) { co_await recover_or_draw(s, s.seat()); }

const SkillDef shushen(
    {"shushen", "淑慎", "Shushen", "当你回复1点体力后，可令一名其他角色选择回复1点体力或摸两张牌。",
     "For each hp you recover you may have another character recover 1 hp or draw two cards, as it chooses."},
    to_recover_or_draw(),
    at<Timing::RecoverAfter>()
        .may()
        .when(owner_recovered)
        .times(per_point)
        .choose(choose_another)
        .then(comfort),
    hint({.target = {.cards = 2}}));

bool may_let_go(const Skill<Phase>& s) {
  const CardSet hand = s.game[s.owner].hand;
  return owners_phase(s) && !hand.empty() && discardable(s.game, s.owner, hand) == hand;
}
Task<> let_go(Skill<Phase> s) {
  const CardSet all = s.game[s.owner].hand;
  co_await discard(s.game, s.owner, all);
  if (all.size() >= s.game[s.owner].hp_value()) co_await recover(s.game, recovery_from(s, s.owner));
}

constexpr float kAllMyCards = 20;  // more than one has

const SkillDef shenzhi(
    {"shenzhi", "神智", "Shenzhi",
     "准备阶段开始时，你可弃置所有手牌：若弃置的牌数不小于你的体力值，你回复1点体力。",
     "At the start of your prepare phase you may discard all your hand cards; if they were at "
     "least as many as you have hp, you recover 1 hp."},
    at<Timing::PrepareStart>().may().when(may_let_go).then(let_go),
    hint({.self = {.cards = -kAllMyCards, .hp = 1}, .moment = Moment::Crowded}));

}  // namespace

const General ganfuren({.id = "ganfuren",
                        .zh = "甘夫人",
                        .en = "Gan Furen",
                        .set = "sp",
                        .kingdom = Kingdom::Shu,
                        .gender = Gender::Female,
                        .hp = 3,
                        .skills = {&shushen, &shenzhi}});

}  // namespace jiesuan
