// 徐盛 Xu Sheng · Wu · male · 4 half symbols
//
// 疑城 Yicheng — after a character of your force became the target of a 杀 you may let it draw a card and
// then discard one.
#include "engine/content/hint.h"
#include "generals/common.h"

namespace jiesuan {
namespace {

bool slash_on_the_force(const Skill<Use>& s) {
  return is_slash(s.event.card.name) && with_owner(s, s.event.target().seat);
}
Task<> raise_sham_walls(Skill<Use> s) {
  const Seat target = s.event.target().seat;
  co_await draw(s.game, target, 1);
  if (s.game.alive(target))
    co_await must_discard(s.game, target, s.game[target].own_cards(), 1, asked_by(s, s.owner));
}

const SkillDef yicheng(
    {"yicheng", "疑城", "Yicheng", "与你势力相同的角色成为【杀】的目标后，你可令其摸一张牌，然后弃置一张牌。",
     "After a character of your force became the target of a Slash you may let it draw a card and then discard "
     "one."},
    at<Timing::UseBecameTarget>().may().about(the_target).when(slash_on_the_force).then(raise_sham_walls),
    hint({.about = {.other = 0.5F}}));

}  // namespace

const General heg_xusheng({.id = "heg_xusheng",
                           .zh = "徐盛",
                           .en = "Xu Sheng",
                           .set = "hegemony_formation",
                           .kingdom = Kingdom::Wu,
                           .hp = 4,
                           .companions = {"heg_dingfeng"},
                           .skills = {&yicheng}});

}  // namespace jiesuan
