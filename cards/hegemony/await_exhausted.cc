// 以逸待劳 Await Exhausted — you and the others of your force: each draws two cards, then discards two.
// Whoever has no force is alone.
#include "cards/common.h"

namespace jiesuan {
namespace {

// Made by a skill of a hidden general it is for the force its user will have (度势, hegemony §13 on §3).
bool of_one_force(const Game& g, Seat user, const VirtualCard& card, Seat target) {
  return same_force_for_skill(g, user, card.instance, target);
}

Task<> rest(CardEffect c) {
  Game& g = c.game;
  co_await draw(g, c.target, 2);
  if (!g.alive(c.target)) co_return;
  co_await must_discard(g, c.target, g[c.target].own_cards(), 2, asked_by(c).to("弃置", "discard"));
}

}  // namespace

const CardDef await_exhausted(
    {.name = kAwaitExhausted,
     .id = "await_exhausted",
     .zh = "以逸待劳",
     .en = "Await Exhausted",
     .category = Category::Trick,
     .targets = TargetKind::All,
     .target_ok = of_one_force,
     .effect = rest,
     .text_zh = "你和与你势力相同的其他角色各摸两张牌，然后弃置两张牌。",
     .text_en = "You and the others of your force each draw two cards, then discard two."});

}  // namespace jiesuan
