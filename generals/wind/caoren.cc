// 曹仁 Cao Ren · Wei · male · 4
//
// 据守 Jushou — at the start of your finish phase you may draw three cards; then you turn over.
#include "engine/content/hint.h"
#include "generals/common.h"

namespace jiesuan {
namespace {

Task<> dig_in(Skill<Phase> s) {
  co_await draw(s.game, s.owner, 3);
  co_await flip(s.game, s.owner);
}

const SkillDef jushou({"jushou", "据守", "Jushou", "结束阶段开始时，你可摸三张牌，然后翻面。",
                       "At the start of your finish phase you may draw three cards, then turn over."},
                      at<Timing::FinishStart>().may().when(owners_phase).then(dig_in),
                      hint({.self = {.cards = 3.6F, .flips = true}}));

}  // namespace

const General caoren({.id = "caoren",
                      .zh = "曹仁",
                      .en = "Cao Ren",
                      .set = "wind",
                      .kingdom = Kingdom::Wei,
                      .hp = 4,
                      .skills = {&jushou}});

}  // namespace jiesuan
