// 丈八蛇矛 Spear · range 3 — you may use or respond two hand cards as a 杀.                   [R000-53,
// R000-56]
#include "cards/common.h"

namespace jiesuan {
namespace {

bool any_card(const StateContext&, CardId) { return true; }

const SkillDef spear_skill({"spear", "丈八蛇矛", "Spear", "你可将两张手牌当【杀】使用或打出。",
                            "You may use or respond two hand cards as a Slash."},
                           weapon_range(3), convert_to(kSlash, any_card).cards(2));

}  // namespace

const CardDef spear(weapon({kSpear, "spear", "丈八蛇矛", "Spear"}, 3, &spear_skill));

}  // namespace jiesuan
