// 渔灯 Yu Deng · Wu · female · 3 (a general of our own)
//
// 隐灯 Yindeng — after you are dealt damage you may be veiled.                          [R002-50 … R002-55]
// 收网 Shouwang — at the start of your finish phase you may adjust your hand to two cards.
//                                                                                       [R002-33 … R002-35]
#include "engine/content/hint.h"
#include "generals/common.h"
#include "modules/variant002/words.h"

namespace jiesuan {
namespace {

constexpr int kCatch = 2;

bool hurt_and_seen(const Skill<Damage>& s) { return owner_is_victim(s) && !is_veiled(s.game, s.owner); }
Task<> put_out_the_light(Skill<Damage> s) {
  veil(s.game, s.owner);
  co_return;
}

bool other_than_two(const Skill<Phase>& s) {
  return owners_phase(s) && s.game[s.owner].hand.size() != kCatch;
}
Task<> haul_in(Skill<Phase> s) { co_await adjust_hand_to(s.game, s.owner, kCatch, asked_by(s)); }

const SkillDef yindeng({"yindeng", "隐灯", "Yindeng", "当你受到伤害后，可进入神隐状态。",
                        "After you are dealt damage you may be veiled."},
                       only_in("002.veiled"),
                       at<Timing::DamageTaken>().may().when(hurt_and_seen).then(put_out_the_light));
const SkillDef shouwang({"shouwang", "收网", "Shouwang", "结束阶段开始时，你可将手牌调整至两张。",
                         "At the start of your finish phase you may adjust your hand to two cards."},
                        only_in("002.amounts"),
                        at<Timing::FinishStart>().may().when(other_than_two).then(haul_in),
                        hint({.fills_to = kCatch}));

}  // namespace

const General yudeng({.id = "yudeng",
                      .zh = "渔灯",
                      .en = "Yu Deng",
                      .set = "workshop",
                      .kingdom = Kingdom::Wu,
                      .gender = Gender::Female,
                      .hp = 3,
                      .skills = {&yindeng, &shouwang}});

}  // namespace jiesuan
