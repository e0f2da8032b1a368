// 陆逊 Lu Xun · Wu · male · 3
//
// 谦逊 Qianxun (locked) — you are no legal target of 顺手牵羊 and 乐不思蜀. [R000-15] 连营 Lianying — after
// you lost your last hand card you may draw a card.                         [R000-151]
#include "generals/common.h"

namespace jiesuan {
namespace {

bool snatch_or_indulgence(const StateContext&, const Deed& d) {
  return d.card.name == kSnatch || d.card.name == kIndulgence;
}

const SkillDef qianxun({"qianxun", "谦逊", "Qianxun", "锁定技，你不能成为【顺手牵羊】和【乐不思蜀】的目标。",
                        "Locked: you cannot be the target of Snatch or Indulgence."},
                       Tag::Locked, cannot_be_target(snatch_or_indulgence));

Task<> draw_one(Skill<Move> s) { co_await draw(s.game, s.owner, 1); }

const SkillDef lianying({"lianying", "连营", "Lianying", "当你失去最后的手牌后，可摸一张牌。",
                         "After you lost your last hand card you may draw a card."},
                        at<Timing::MoveAfter2>().may().when(lost_last_hand_card).then(draw_one));

}  // namespace

const General luxun({.id = "luxun",
                     .zh = "陆逊",
                     .en = "Lu Xun",
                     .kingdom = Kingdom::Wu,
                     .hp = 3,
                     .skills = {&qianxun, &lianying}});

}  // namespace jiesuan
