// 鹿鸣 Lu Ming · Qun · male · 4 (a general of our own)
//
// 逐鹿 Zhulu (locked) — in your draw phase you draw one card more; after another character dealt you damage
// this skill is transferred to it.                                                              [R002-66]
// 呦鸣 Youming — once in your play phase you may make another character with more hand cards than hp discard
// its hand to its hp.                                                                             [R002-31]
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

bool choose_crowded(const Skill<Phase>& s, Option& o) {
  SeatSet set = others(s.game, s.owner);
  for (Seat t : set)
    if (s.game[t].hand.size() <= s.game[t].hp_value()) set.remove(t);
  return pick_seats(o, set);
}
Task<> call_out(Skill<Phase> s) {
  co_await discard_hand_to(s.game, s.seat(), s.game[s.seat()].hp_value(), asked_by(s, s.owner));
}

const SkillDef zhulu(
    {"zhulu", "逐鹿", "Zhulu",
     "锁定技，摸牌阶段，你多摸一张牌；当你受到其他角色造成的伤害后，将此技能转移给伤害来源。",
     "Locked: in your draw phase you draw one card more; after another character dealt you damage, this skill "
     "is transferred to it."},
    only_in("002.transfer"), Tag::Locked, at<Timing::DrawBody>().when(owner_draws).then(graze),
    at<Timing::DamageTaken>().about(the_source).when(caught).then(run_with_the_hunter));
const SkillDef youming(
    {"youming", "呦鸣", "Youming",
     "出牌阶段限一次，你可令一名手牌数大于体力值的其他角色将手牌弃置至体力值张。",
     "Once in your play phase you may make another character with more hand cards than hp discard its hand to "
     "its hp."},
    only_in("002.amounts"), at<Timing::PlayIdle>().once_per_phase().choose(choose_crowded).then(call_out),
    hint({.target = {.cards = -1.5F}}));

}  // namespace

const General luming({.id = "luming",
                      .zh = "鹿鸣",
                      .en = "Lu Ming",
                      .set = "workshop",
                      .kingdom = Kingdom::Qun,
                      .hp = 4,
                      .skills = {&zhulu, &youming}});

}  // namespace jiesuan
