// 仁王盾 Nioh Shield — black 杀 has no effect on you. A colourless one does.             [R000-06, R000-72]
#include "cards/common.h"

namespace jiesuan {
namespace {

bool black_slash_on_owner(const Skill<Use>& s) {
  return s.event.target().seat == s.owner && is_slash(s.event.card.name) &&
         s.event.card.colour == Colour::Black;
}

const SkillDef nioh_shield_skill({"nioh_shield", "仁王盾", "Nioh Shield", "锁定技，黑色【杀】对你无效。",
                                  "Locked: black Slashes have no effect on you."},
                                 Tag::Locked,
                                 at<Timing::UseEffectStart>().when(black_slash_on_owner).then(no_effect));

}  // namespace

const CardDef nioh_shield(armour({kNiohShield, "nioh_shield", "仁王盾", "Nioh Shield"}, &nioh_shield_skill));

}  // namespace jiesuan
