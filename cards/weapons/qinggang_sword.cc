// 青釭剑 Qinggang Sword · range 2 — after your 杀 has targeted a character its armour is void until the 杀 is
// done with that target, its damage included.                                  [R000-33 … R000-36, C41]
#include "cards/weapons/qinggang_sword.h"

#include "cards/common.h"

namespace jiesuan {
namespace {

const SkillDef armour_is_void({"state_armour_void", "防具无效", "Armour void"}, Listing::Internal,
                              state(StateKind::ArmourVoid, true));

}  // namespace

void void_armour_of_target(Game& g, const Use& u, Seat by) {
  leave_effect_for_target(g, u.target().seat, armour_is_void, u, by);
}

namespace {

Task<> pierce(Skill<Use> s) {
  void_armour_of_target(s.game, s.event, s.owner);
  co_return;
}

const SkillDef qinggang_sword_skill(
    {"qinggang_sword", "青釭剑", "Qinggang Sword",
     "锁定技，你的【杀】指定目标后，目标的防具无效直到此【杀】对其结算完毕。",
     "Locked: after your Slash has targeted a character its armour is void until the Slash is done with it."},
    Tag::Locked, weapon_range(2), at<Timing::UseTargeted>().about(the_target).when(own_slash).then(pierce));

}  // namespace

const CardDef qinggang_sword(weapon({kQinggangSword, "qinggang_sword", "青釭剑", "Qinggang Sword"}, 2,
                                    &qinggang_sword_skill));

}  // namespace jiesuan
