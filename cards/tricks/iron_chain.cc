// 铁索连环 Iron Chain — one or two characters: chained ones are reset, the others chained. Or recast it.
#include "cards/common.h"

namespace jiesuan {
namespace {

Task<> toggle(CardEffect c) {
  const auto change = c.game[c.target].chained ? GeneralCardChange::Unchain : GeneralCardChange::Chain;
  co_await change_state(c.game, c.target, change);
}

}  // namespace

const CardDef iron_chain({.name = kIronChain,
                          .id = "iron_chain",
                          .zh = "铁索连环",
                          .en = "Iron Chain",
                          .category = Category::Trick,
                          .max_targets = 2,
                          .self_too = true,
                          .recast = true,
                          .effect = toggle,
                          .text_zh = "横置或重置一至两名角色；或重铸此牌。",
                          .text_en = "Chain or reset one or two characters; or recast this card."});

}  // namespace jiesuan
