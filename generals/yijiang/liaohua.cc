// 廖化 Liao Hua · Shu · male · 4
//
// 当先 Dangxian (locked) — when your turn has started you perform an extra play phase.
//                                                                                 [R001-11, R001-12, C62]
// 伏枥 Fuli (limited) — when you are dying and it is your turn to act, you may recover to as many hp as
// there are kingdoms among the living, then turn over.                                              [C69]
#include "generals/common.h"

namespace jiesuan {
namespace {

bool own_turn(const Skill<Turn>& s) { return s.event.owner == s.owner; }
Task<> lead_the_way(Skill<Turn> s) { co_await perform_phase(s.game, s.owner, PhaseKind::Play); }

const SkillDef dangxian({"dangxian", "当先", "Dangxian", "锁定技，你的回合开始后，你执行一个额外的出牌阶段。",
                         "Locked: when your turn has started you perform an extra play phase."},
                        Tag::Locked, at<Timing::TurnStart9>().when(own_turn).then(lead_the_way));

Task<> bide_his_time(Skill<Dying> s) {
  co_await recover_to(s.game, recovery_from(s, s.owner), kingdoms_alive(s.game));
  co_await flip(s.game, s.owner);
}

const SkillDef fuli(
    {"fuli", "伏枥", "Fuli",
     "限定技，当你处于濒死状态时，可将体力回复至X点（X为存活角色的势力数），然后翻面。",
     "Limited: when you are dying you may recover to as many hp as there are kingdoms among the "
     "living, then turn over."},
    Tag::Limited, at<Timing::DyingAsk>().may().when(owner_is_dying).then(bide_his_time));

}  // namespace

const General liaohua({.id = "liaohua",
                       .zh = "廖化",
                       .en = "Liao Hua",
                       .set = "yijiang",
                       .kingdom = Kingdom::Shu,
                       .hp = 4,
                       .skills = {&dangxian, &fuli}});

}  // namespace jiesuan
