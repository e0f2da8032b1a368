// 无中生有 Ex Nihilo — draw two cards.
#include "cards/common.h"

namespace jiesuan {
namespace {

Task<> draw_two(CardEffect c) { co_await draw(c.game, c.target, effect_value(c)); }

}  // namespace

const CardDef ex_nihilo({.name = kExNihilo,
                         .id = "ex_nihilo",
                         .zh = "无中生有",
                         .en = "Ex Nihilo",
                         .category = Category::Trick,
                         .targets = TargetKind::Self,
                         .value = 2,
                         .effect = draw_two,
                         .text_zh = "你摸两张牌。",
                         .text_en = "Draw two cards."});

}  // namespace jiesuan
