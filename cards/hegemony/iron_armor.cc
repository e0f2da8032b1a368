// 明光铠 Iron Armor — 火烧连营, 火攻 and fire 杀 cannot be aimed at you; while you are of a small force you
// are not chained.
#include "cards/common.h"

namespace jiesuan {
namespace {

constexpr NameSet kFires = NameSet(kBurningCamps) | kFireAttack | kFireSlash;

bool aimed_with_fire(const Skill<Use>& s) {
  return s.event.target().seat == s.owner && kFires.has(s.event.card.name);
}
Task<> fires_past(Skill<Use> s) {
  cancel_target(s.event);
  co_return;
}

bool of_a_small_force(const StateContext& s) { return of_small_forces(s.game).has(s.owner); }

const SkillDef iron_armor_skill(
    {"iron_armor", "明光铠", "Iron Armor",
     "锁定技，当你成为【火烧连营】、【火攻】或火【杀】的目标时，取消之；若你为小势力角色，你不会被横置。",
     "Locked: you are no target of Burning Camps, Fire Attack and fire Slashes; while you are of a small force you "
     "are not chained."},
    Tag::Locked, at<Timing::UseBecomingTarget>().when(aimed_with_fire).then(fires_past),
    state(StateKind::NeverChained, of_a_small_force));

}  // namespace

const CardDef iron_armor(armour({kIronArmor, "iron_armor", "明光铠", "Iron Armor"}, &iron_armor_skill));

}  // namespace jiesuan
