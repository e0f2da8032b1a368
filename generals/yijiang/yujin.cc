// 于禁 Yu Jin · Wei · male · 4
//
// 毅重 Yizhong (locked) — while there is no armour in your equipment zone black 杀 has no effect on you.
#include "engine/content/hint.h"
#include "generals/common.h"

namespace jiesuan {
namespace {

bool black_slash_on_bare_chest(const Skill<Use>& s) {
  const bool bare = s.game[s.owner].equipment[static_cast<int>(Slot::Armour)] == kNoCard;
  return bare && s.event.target().seat == s.owner && is_slash(s.event.card.name) &&
         s.event.card.colour == Colour::Black;
}

const SkillDef yizhong(
    {"yizhong", "毅重", "Yizhong", "锁定技，若你的装备区里没有防具牌，黑色【杀】对你无效。",
     "Locked: while there is no armour in your equipment zone black Slashes have no effect on "
     "you."},
    Tag::Locked, at<Timing::UseEffectStart>().when(black_slash_on_bare_chest).then(no_effect),
    hint({.voids = [](CardName n, Colour c) { return is_slash(n) && c == Colour::Black; },
          .voids_while_bare = true}));

}  // namespace

const General yujin({.id = "yujin",
                     .zh = "于禁",
                     .en = "Yu Jin",
                     .set = "yijiang",
                     .kingdom = Kingdom::Wei,
                     .hp = 4,
                     .skills = {&yizhong}});

}  // namespace jiesuan
