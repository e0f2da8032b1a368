// 关山雪 Guan Shanxue · Wei · male · 4 (a general of our own)
//
// 固关 Guguan — at the start of your finish phase you may choose one: before the start of your next prepare
// phase the distance of others to you is 1 greater; or before the end of your next play phase your attack
// range is 2 greater.                                                                       [R002-49]
// 绝壁 Juebi (limited) — when you are dying you may lower your hp floor by 1.         [R002-01 … R002-04]
#include "engine/content/hint.h"
#include "generals/common.h"
#include "modules/variant002/words.h"

namespace jiesuan {
namespace {

const SkillDef guarded_pass({"state_guguan_guard", "固关", "Guguan"}, Listing::Internal,
                            state(StateKind::DistanceTo, 1));
const SkillDef long_march({"state_guguan_march", "固关", "Guguan"}, Listing::Internal,
                          state(StateKind::AttackRange, 2));

enum Order : std::uint8_t { Guard, March };

Task<> give_orders(Skill<Phase> s) {
  const int order = co_await choose_one(s.game, s.owner, asked_by(s));
  if (order == Guard)
    leave_effect_through(s.game, s.owner, guarded_pass, Timing::PrepareStart, s.owner, s.owner);
  else
    leave_effect_through(s.game, s.owner, long_march, Timing::PlayEnd, s.owner, s.owner);
}

Task<> hold_the_cliff(Skill<Dying> s) {
  change_hp_floor(s.game, s.owner, -1);
  co_return;
}

const SkillDef guguan(
    {"guguan", "固关", "Guguan",
     "结束阶段开始时，你可选择一项：1.你的下个准备阶段开始时之前，其他角色与你的距离+1；2.你的下个出牌阶段结束时之前，你"
     "的攻击范围+2。",
     "At the start of your finish phase you may choose one: before the start of your next prepare phase, the "
     "distance of others to you is 1 greater; or before the end of your next play phase, your attack range is "
     "2 greater."},
    only_in("002.before_timing"),
    choices({{"guard", "其他角色与你的距离+1", "others are 1 further from you"},
             {"march", "攻击范围+2", "attack range 2 greater"}}),
    at<Timing::FinishStart>().may().when(owners_phase).then(give_orders),
    hint({.self = {.other = 0.5F}, .for_self = Guard}));
const SkillDef juebi({"juebi", "绝壁", "Juebi", "限定技，当你处于濒死状态时，可令你的体力下限-1。",
                      "Limited: when you are dying you may lower your hp floor by 1."},
                     only_in("002.hp_floor"), Tag::Limited,
                     at<Timing::DyingAsk>().may().when(owner_is_dying).then(hold_the_cliff),
                     hint({.self = {.hp = 1}}));

}  // namespace

const General guanshanxue({.id = "guanshanxue",
                           .zh = "关山雪",
                           .en = "Guan Shanxue",
                           .set = "workshop",
                           .kingdom = Kingdom::Wei,
                           .hp = 4,
                           .skills = {&guguan, &juebi}});

}  // namespace jiesuan
