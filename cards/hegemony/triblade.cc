// 三尖两刃刀 Triblade · range 3 — after your 杀 has dealt damage to its target you may discard a hand card
// and deal 1 damage to another character at distance 1 from it.
#include "cards/common.h"
#include "engine/content/hint.h"

namespace jiesuan {
namespace {

bool choose_neighbour(const Skill<Damage>& s, Option& o) {
  SeatSet near = at_distance(s.game, s.event.victim, 1);
  near.remove(s.owner);
  return pick_discards(s, o, s.game[s.owner].hand, 1, 1) && pick_seats(o, near);
}
Task<> cut_on(Skill<Damage> s) {
  co_await discard(s.game, s.owner, s.cards);
  if (s.game.alive(s.seat())) co_await deal_damage(s.game, damage_from(s, s.seat()));
}

const SkillDef triblade_skill(
    {"triblade", "三尖两刃刀", "Triblade",
     "你的【杀】对目标造成伤害后，可弃置一张手牌，对其距离为1的另一名其他角色造成1点伤害。",
     "After your Slash has dealt damage to its target you may discard a hand card to deal 1 damage to another "
     "character at distance 1 from it."},
    weapon_range(3),
    at<Timing::DamageCaused>()
        .may()
        .about(the_victim)
        .when(by_own_slash)
        .choose(choose_neighbour)
        .then(cut_on),
    hint({.target = {.hp = -1}}));

}  // namespace

const CardDef triblade(weapon({kTriblade, "triblade", "三尖两刃刀", "Triblade"}, 3, &triblade_skill));

}  // namespace jiesuan
