// 甘夫人 Gan Furen · Shu · female · 3 half symbols
//
// 淑慎 Shushen — for each hp you recover you may let another character of your force draw a card.
// 神智 as in generals/sp/ganfuren.cc.
#include "engine/content/hint.h"
#include "generals/common.h"

namespace jiesuan {
namespace {

bool choose_ally(const Skill<Recovery>& s, Option& o) { return pick_seats(o, allies(s) - SeatSet(s.owner)); }
Task<> comfort(Skill<Recovery> s) { co_await draw(s.game, s.seat(), 1); }

const SkillDef shushen_heg(
    {"shushen_heg", "淑慎", "Shushen", "当你回复1点体力后，可令一名与你势力相同的其他角色摸一张牌。",
     "For each hp you recover you may let another character of your force draw a card."},
    at<Timing::RecoverAfter>().may().when(owner_recovered).times(per_point).choose(choose_ally).then(comfort),
    hint({.target = {.cards = 1}}));

}  // namespace

const General heg_ganfuren({.id = "heg_ganfuren",
                            .zh = "甘夫人",
                            .en = "Gan Furen",
                            .set = "hegemony",
                            .kingdom = Kingdom::Shu,
                            .gender = Gender::Female,
                            .hp = 3,
                            .companions = {"heg_liubei"},
                            .skills = {&shushen_heg, "shenzhi"}});

}  // namespace jiesuan
