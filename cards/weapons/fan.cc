// 朱雀羽扇 Fan · range 4 — you may make the normal 杀 you use a fire 杀.                        [R000-63]
#include "cards/common.h"
#include "engine/content/hint.h"

namespace jiesuan {
namespace {

bool normal_slash(const Skill<Use>& s) { return s.event.user == s.owner && s.event.card.name == kSlash; }

Task<> kindle(Skill<Use> s) {
  s.event.card.name = kFireSlash;
  co_return;
}

const SkillDef fan_skill({"fan", "朱雀羽扇", "Fan", "你使用普通【杀】时，可将其改为火【杀】。",
                          "You may make a normal Slash you use a Fire Slash."},
                         weapon_range(4), at<Timing::UseDeclared>().may().when(normal_slash).then(kindle),
                         hint({.kindles = true}));

}  // namespace

const CardDef fan(weapon({kFan, "fan", "朱雀羽扇", "Fan"}, 4, &fan_skill));

}  // namespace jiesuan
