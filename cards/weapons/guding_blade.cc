// 古锭刀 Guding Blade · range 2 — damage of your 杀 to a target without hand cards is 1 higher.  [R000-86,
// C13]
#include "cards/common.h"

namespace jiesuan {
namespace {

bool empty_handed(const Skill<Damage>& s) { return by_own_slash(s) && s.game[s.event.victim].hand.empty(); }

Task<> one_more(Skill<Damage> s) {
  ++s.event.amount;
  co_return;
}

const SkillDef guding_blade_skill(
    {"guding_blade", "古锭刀", "Guding Blade", "锁定技，你的【杀】对没有手牌的目标造成的伤害+1。",
     "Locked: your Slash deals 1 more damage to a target without hand cards."},
    Tag::Locked, weapon_range(2),
    at<Timing::DamageCausing1>().about(the_victim).when(empty_handed).then(one_more));

}  // namespace

const CardDef guding_blade(weapon({kGudingBlade, "guding_blade", "古锭刀", "Guding Blade"}, 2,
                                  &guding_blade_skill));

}  // namespace jiesuan
