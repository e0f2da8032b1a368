// 鹿鸣 Lu Ming · Qun · male · 4 (a general of our own)
//
// 逐鹿 Zhulu (locked) — in your draw phase you draw one card more; after another character dealt you damage
// this skill is transferred to it.                                                              [R002-66]
#include "engine/content/hint.h"
#include "generals/common.h"
#include "modules/variant002/words.h"

namespace jiesuan {
namespace {

Task<> graze(Skill<Phase> s) {
  ++s.event.draw;
  co_return;
}

bool caught(const Skill<Damage>& s) { return owner_is_victim(s) && s.event.source != s.owner; }
Task<> run_with_the_hunter(Skill<Damage> s) {
  co_await transfer_skill(s.game, s.owner, def(s.skill), s.event.source);
}

const SkillDef zhulu(
    {"zhulu", "逐鹿", "Zhulu",
     "锁定技，摸牌阶段，你多摸一张牌；当你受到其他角色造成的伤害后，将此技能转移给伤害来源。",
     "Locked: in your draw phase you draw one card more; after another character dealt you damage, this skill "
     "is transferred to it."},
    only_in("002.transfer"), Tag::Locked, at<Timing::DrawBody>().when(owner_draws).then(graze),
    at<Timing::DamageTaken>().about(the_source).when(caught).then(run_with_the_hunter));

}  // namespace

const General luming({.id = "luming",
                      .zh = "鹿鸣",
                      .en = "Lu Ming",
                      .set = "workshop",
                      .kingdom = Kingdom::Qun,
                      .hp = 4,
                      .skills = {&zhulu}});

}  // namespace jiesuan
