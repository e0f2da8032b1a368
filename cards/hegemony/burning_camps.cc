// 火烧连营 Burning Camps — your next player and everybody in the same queue: 1 fire damage each, yourself
// included if you stand in it.
#include "cards/common.h"

namespace jiesuan {
namespace {

bool camps_next_door(const Game& g, Seat user, const VirtualCard&, Seat target) {
  const Seat next = next_living(g, user);
  return next != kNoSeat && (target == next || queue_of(g, next).has(target));
}

Task<> burn(CardEffect c) { co_await deal_damage(c.game, damage_by(c)); }

}  // namespace

const CardDef burning_camps(
    {.name = kBurningCamps,
     .id = "burning_camps",
     .zh = "火烧连营",
     .en = "Burning Camps",
     .category = Category::Trick,
     .element = Element::Fire,
     .targets = TargetKind::All,
     .value = 1,
     .target_ok = camps_next_door,
     .effect = burn,
     .text_zh = "对你的下家和与其处于同一队列的所有角色各造成1点火焰伤害。",
     .text_en = "Deal 1 fire damage to your next player and to everybody in the same queue."});

}  // namespace jiesuan
