// 调虎离山 Lure Tiger — one or two other characters: until this turn ends they are not counted in seats and
// distances, cannot use cards (they may respond), are no legal targets, and their hp cannot be reduced. A
// card of the national war deck.                                                [R001-21, R003-14, R003-15,
// C33]
#include "cards/common.h"

namespace jiesuan {
namespace {

bool anything(const StateContext&, const Deed&) { return true; }
const SkillDef lured({"state_lure_tiger", "调虎离山", "Lure Tiger"}, Listing::Internal,
                     state(StateKind::OutOfPlay, true), forbids(Act::Use, anything));

Task<> lure(CardEffect c) {
  leave_effect(c.game, c.target, lured, Scope::Turn, c.user);
  co_return;
}

}  // namespace

const CardDef lure_tiger(
    {.name = kLureTiger,
     .id = "lure_tiger",
     .zh = "调虎离山",
     .en = "Lure Tiger",
     .category = Category::Trick,
     .max_targets = 2,
     .effect = lure,
     .text_zh = "一至两名其他角色于此回合内不计入座次和距离，不能使用牌，不是牌的合法目标，且不"
                "扣减体力。",
     .text_en = "Until this turn ends one or two others are not counted in seats and distances, "
                "cannot use cards, are no legal targets, and lose no hp."});

}  // namespace jiesuan
