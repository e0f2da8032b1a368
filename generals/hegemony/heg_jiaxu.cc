// 贾诩 Jia Xu · Qun · male · 3 half symbols
//
// 完杀 Wansha (locked) — after somebody became dying in your turn, nobody but you and it can use 桃 until
// that is over.                                                                                  [timings
// §13] 乱武 as in generals/forest/jiaxu.cc. 帷幕 Weimu (locked) — when you become a target of a black trick,
// that is cancelled; a black delayed trick that an effect would lay before you goes to the discard pile. A
// 闪电 that is passed on passes you by.
#include "engine/content/hint.h"
#include "generals/common.h"
#include "generals/hegemony/wards.h"

namespace jiesuan {
namespace {

// The dying it is about still runs: the effect knows it by its number.
bool peach_of_a_bystander(const StateContext& s, const Deed& d) {
  if (d.card.name != kPeach) return false;
  for (const Event* e = s.game.event; e; e = e->outer)
    if (e->id == s.value<EventId>()) return d.actor != static_cast<const Dying*>(e)->seat;
  return false;
}
const SkillDef nobody_helps({"state_wansha_heg", "完杀", "Wansha"}, Listing::Internal,
                            forbids_others(Act::Use, peach_of_a_bystander));

bool in_his_turn(const Skill<Dying>& s) { return s.game.in_turn_of(s.owner); }
Task<> keep_helpers_away(Skill<Dying> s) {
  leave_effect(s.game, s.owner, nobody_helps, Scope::Turn, s.owner, s.event.id);
  co_return;
}

const SkillDef wansha_heg(
    {"wansha_heg", "完杀", "Wansha",
     "锁定技，你的回合内，一名角色进入濒死状态后，直到此濒死结算结束，除你与其外的角色不能使用【桃】。",
     "Locked: after somebody became dying in your turn, nobody but you and it can use a Peach until that is over."},
    Tag::Locked, at<Timing::DyingEntered>().when(in_his_turn).then(keep_helpers_away));

bool black_trick(const VirtualCard& card) {
  return card.colour == Colour::Black && def(card.name).is_trick();
}
bool passed_on(const StateContext& s, const Deed& d) {
  const Event* e = s.game.event;
  const bool by_itself = e && e->kind == EventKind::Use && static_cast<const Use*>(e)->special;
  return d.actor == kNoSeat && by_itself && black_trick(d.card);
}

const SkillDef weimu_heg(
    {"weimu_heg", "帷幕", "Weimu",
     "锁定技，当你成为黑色锦囊牌的目标时，取消之；当黑色延时锦囊牌不因使用而将进入你的判定区时，改为置入弃牌堆。",
     "Locked: when you become a target of a black trick, that is cancelled; a black delayed trick that would come "
     "into your judging area otherwise than by use goes to the discard pile."},
    Tag::Locked, cannot_be_target(passed_on),
    at<Timing::UseBecomingTarget>().when(aimed_at_owner<black_trick>).then(cancel_target),
    at<Timing::MoveBefore2>().when(would_lie_before_owner<black_trick>).then(turn_away<black_trick>),
    hint({.wards = true}));

}  // namespace

const General heg_jiaxu({.id = "heg_jiaxu",
                         .zh = "贾诩",
                         .en = "Jia Xu",
                         .set = "hegemony",
                         .kingdom = Kingdom::Qun,
                         .hp = 3,
                         .companions = {"heg_lijueguosi", "heg_zhangxiu"},
                         .skills = {&wansha_heg, "luanwu", &weimu_heg}});

}  // namespace jiesuan
