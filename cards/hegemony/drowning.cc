// 水淹七军 Drowning — another character with equipment discards all of it, or you deal it 1 thunder damage.
#include "cards/common.h"

namespace jiesuan {
namespace {

bool wears_something(const Game& g, Seat, const VirtualCard&, Seat target) {
  return !g[target].equipped().empty();
}

// It cannot choose to discard what it may not discard (鸡肋).
bool can_drop_all(const Game& g, Seat s) {
  const CardSet worn = g[s].equipped();
  return !worn.empty() && discardable(g, s, worn) == worn;
}

Task<> flood(CardEffect c) {
  Game& g = c.game;
  if (can_drop_all(g, c.target)) {
    const bool drops = co_await agree(g, c.target,
                                      asked_by(c, c.user)
                                          .to("弃置装备区里的所有牌", "discard all your equipment")
                                          .or_else("受到1点雷电伤害", "take 1 thunder damage"));
    if (drops) {
      co_await discard(g, c.target, g[c.target].equipped());
      co_return;
    }
  }
  co_await deal_damage(g, damage_by(c));
}

}  // namespace

const CardDef drowning(
    {.name = kDrowning,
     .id = "drowning",
     .zh = "水淹七军",
     .en = "Drowning",
     .category = Category::Trick,
     .element = Element::Thunder,
     .value = 1,
     .target_ok = wears_something,
     .effect = flood,
     .text_zh = "令一名装备区里有牌的其他角色选择：弃置装备区里的所有牌，或受到你造成的1点雷电伤害。",
     .text_en = "Another character with equipment discards all of it, or takes 1 thunder damage from you."});

}  // namespace jiesuan
