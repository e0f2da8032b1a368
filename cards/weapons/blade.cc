// 青龙偃月刀 Blade · range 3 — when your 杀 was offset by the target's 闪 you may use another 杀 on it,
// without distance. The new 杀 is a use of its own from the beginning.                           [R000-78,
// R000-80]
#include "cards/common.h"

namespace jiesuan {
namespace {

Need another_slash(const Skill<Use>& s) {
  Need n;
  n.seat = s.owner;
  n.wanted = kSlashes;
  n.required = s.event.target().seat;
  n.free_distance = n.no_extra = true;
  n.asked_by = s.skill;
  return n;
}

const SkillDef blade_skill(
    {"blade", "青龙偃月刀", "Blade",
     "你的【杀】被目标的【闪】抵消后，可对其再使用一张【杀】（无距离限制，不计次数）。",
     "When your Slash was offset by a Jink you may use another Slash on that target alone, at any distance and "
     "uncounted."},
    weapon_range(3), at<Timing::UseOffset>().about(the_target).when(own_slash).uses(another_slash));

}  // namespace

const CardDef blade(weapon({kBlade, "blade", "青龙偃月刀", "Blade"}, 3, &blade_skill));

}  // namespace jiesuan
