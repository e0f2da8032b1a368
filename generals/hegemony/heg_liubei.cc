// 刘备 Liu Bei · Shu · male · 4 half symbols
//
// 仁德 Rende — in your play phase you may give hand cards to another character; when the cards given in this
// phase first come to three or more you recover 1 hp.
#include "engine/content/hint.h"
#include "generals/hegemony/lent.h"
#include "generals/standard/rende.h"

namespace jiesuan {

const SkillDef rende_heg(
    {"rende_heg", "仁德", "Rende",
     "出牌阶段，你可将任意张手牌交给一名其他角色；本阶段以此法给出的牌首次达到三张时，你回复1点体力。",
     "In your play phase you may give hand cards to another; when three or more have been given in this phase "
     "you recover 1 hp, once."},
    at<Timing::PlayIdle>().when(owners_phase).choose(choose_gift_cards).then(share<3>),
    hint({.self = {.hp = 1}, .batch = 3, .gives = true}));

const General heg_liubei({.id = "heg_liubei",
                          .zh = "刘备",
                          .en = "Liu Bei",
                          .set = "hegemony",
                          .kingdom = Kingdom::Shu,
                          .hp = 4,
                          .companions = {"heg_guanyu", "heg_zhangfei", "heg_ganfuren", "heg_fazheng"},
                          .skills = {&rende_heg}});

}  // namespace jiesuan
