// 远交近攻 Befriend Attacking — a character of another force draws a card, then you draw three. Who has no
// force can neither use it nor be its target.
#include "cards/common.h"

namespace jiesuan {
namespace {

bool of_another_force(const Game& g, Seat user, const VirtualCard&, Seat target) {
  return different_force(g, user, target);
}

Task<> make_friends(CardEffect c) {
  co_await draw(c.game, c.target, 1);
  co_await draw(c.game, c.user, 3);
}

}  // namespace

const CardDef befriend_attacking(
    {.name = kBefriendAttacking,
     .id = "befriend_attacking",
     .zh = "远交近攻",
     .en = "Befriend Attacking",
     .category = Category::Trick,
     .target_ok = of_another_force,
     .effect = make_friends,
     .text_zh = "令一名与你势力不同的角色摸一张牌，然后你摸三张牌。",
     .text_en = "A character of another force draws a card, then you draw three."});

}  // namespace jiesuan
