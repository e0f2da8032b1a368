// 藤甲 Vine — 南蛮入侵, 万箭齐发 and normal 杀 have no effect on you; fire damage to you is 1 higher.
//                                                                             [R000-71, R003-07, R003-09]
#include "cards/common.h"

namespace jiesuan {
namespace {

bool glances_off(const Skill<Use>& s) {
  const CardName n = s.event.card.name;
  return s.event.target().seat == s.owner && (n == kSlash || n == kSavageAssault || n == kArcheryAttack);
}

bool fire_on_owner(const Skill<Damage>& s) {
  return s.event.victim == s.owner && s.event.element == Element::Fire;
}

Task<> burns(Skill<Damage> s) {
  ++s.event.amount;
  co_return;
}

const SkillDef vine_skill(
    {"vine", "藤甲", "Vine", "锁定技，【南蛮入侵】、【万箭齐发】和普通【杀】对你无效；你受到的火焰伤害+1。",
     "Locked: Savage Assault, Archery Attack and normal Slashes have no effect on you; fire damage to you +1."},
    Tag::Locked, at<Timing::UseEffectStart>().when(glances_off).then(no_effect),
    at<Timing::DamageTaking2>().when(fire_on_owner).then(burns));

}  // namespace

const CardDef vine(armour({kVine, "vine", "藤甲", "Vine"}, &vine_skill));

}  // namespace jiesuan
