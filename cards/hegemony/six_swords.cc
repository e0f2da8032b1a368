// 吴六剑 Six Swords · range 2 — the others of your force have 1 more attack range.
#include "cards/common.h"

namespace jiesuan {
namespace {

int one_more_for_friends(const StateContext& s, Seat other) {
  return same_force(s.game, s.owner, other) ? 1 : 0;
}

const SkillDef six_swords_skill({"six_swords", "吴六剑", "Six Swords",
                                 "锁定技，与你势力相同的其他角色的攻击范围+1。",
                                 "Locked: the others of your force have 1 more attack range."},
                                Tag::Locked, weapon_range(2),
                                state(StateKind::RangeOfOthers, one_more_for_friends));

}  // namespace

const CardDef six_swords(weapon({kSixSwords, "six_swords", "吴六剑", "Six Swords"}, 2, &six_swords_skill));

}  // namespace jiesuan
