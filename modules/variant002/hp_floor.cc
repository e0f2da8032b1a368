// 体力下限 — every character has a lower limit of hp, 1 unless something changes it. After hp was reduced
// below it: dying, if the limit is not above the maximum; else death at once.        [R002-01 … R002-04, §16
// 1–8]
#include "engine/content/mode.h"
#include "engine/rules/death.h"
#include "modules/variant002/words.h"

namespace jiesuan {
namespace {

bool beyond_rescue(const Game& g, Seat s) { return g[s].hp_floor > g[s].max_hp; }

// Where nothing can save it, nothing holds it off either.
bool below_floor(const Game& g, Seat s) {
  return g[s].hp < g[s].hp_floor && (beyond_rescue(g, s) || !held_off(g, s));
}

Task<> dying_or_death(Game& g, Seat s, Damage* damage) {
  return beyond_rescue(g, s) ? die(g, s, damage) : dying_unless_it_is(g, s, damage);
}

const RulesModule hp_floor_part(
    {.id = "002.hp_floor",
     .zh = "体力下限",
     .en = "Hp floor",
     .text_zh = "体力扣减后低于体力下限：下限不大于上限则濒死，大于上限则立即死亡。",
     .text_en = "Hp reduced below its floor: dying, or death at once if the floor is above "
                "the maximum.",
     .policies = {.needs_saving = below_floor, .fall_below_floor = dying_or_death}});

}  // namespace
}  // namespace jiesuan
