// 孙权 Sun Quan · Wu · male · 4 half symbols
//
// 制衡 Zhiheng — once in your play phase: discard up to as many cards as you have maximum hp, then draw as
// many. 定澜夜明珠 takes the limit away.
#include "cards/hegemony/zhiheng.h"
#include "engine/content/hint.h"
#include "generals/hegemony/lent_wu.h"

namespace jiesuan {

const SkillDef zhiheng_heg(
    {"zhiheng_heg", "制衡", "Zhiheng",
     "出牌阶段限一次，你可弃置至多X张牌（X为你的体力上限），然后摸等量的牌。",
     "Once in your play phase: discard up to as many cards as you have maximum hp, then draw as many."},
    at<Timing::PlayIdle>().once_per_phase().when(owners_phase).choose(choose_to_rebalance).then(rebalance),
    hint({.per_card = 0.85F}));

const General heg_sunquan({.id = "heg_sunquan",
                           .zh = "孙权",
                           .en = "Sun Quan",
                           .set = "hegemony",
                           .kingdom = Kingdom::Wu,
                           .hp = 4,
                           .companions = {"heg_zhoutai"},
                           .skills = {&zhiheng_heg}});

}  // namespace jiesuan
