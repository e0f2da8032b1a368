// 勠力同心 Fight Together — all characters of big forces, or all of small ones: whoever is not chained is
// chained, whoever is draws a card. Or recast it. Choosing one of them chooses its side.
#include "cards/common.h"

namespace jiesuan {
namespace {

bool there_are_sides(const Game& g, Seat, const VirtualCard&, Seat) { return !of_big_forces(g).empty(); }

SeatSet its_side(const Game& g, Seat, Seat chosen) {
  const SeatSet big = of_big_forces(g);
  return big.has(chosen) ? big : of_small_forces(g);
}

Task<> join_hands(CardEffect c) {
  if (c.game[c.target].chained)
    co_await draw(c.game, c.target, 1);
  else
    co_await chain(c.game, c.target);
}

}  // namespace

const CardDef fight_together(
    {.name = kFightTogether,
     .id = "fight_together",
     .zh = "勠力同心",
     .en = "Fight Together",
     .category = Category::Trick,
     .self_too = true,
     .recast = true,
     .target_ok = there_are_sides,
     .along = its_side,
     .effect = join_hands,
     .text_zh =
         "选择所有大势力角色或所有小势力角色（选其中一名即可），其中未横置的角色横置，已横置的角色各摸一张牌；或"
         "重铸此牌。",
     .text_en =
         "All characters of big forces, or all of small ones (choose any of them): those not chained are "
         "chained, the others draw a card each; or recast this card."});

}  // namespace jiesuan
