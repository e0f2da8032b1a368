// 陆逊 Lu Xun · Wu · male · 3 half symbols
//
// 谦逊 Qianxun (locked) — when you become a target of 顺手牵羊 or 乐不思蜀, that is cancelled; a 乐不思蜀
// that an effect would lay before you goes to the discard pile. 度势 Duoshi — you may use a red hand card as
// 以逸待劳, four times in a phase.
#include "engine/content/hint.h"
#include "generals/common.h"
#include "generals/hegemony/lent_wu.h"
#include "generals/hegemony/wards.h"

namespace jiesuan {
namespace {

bool snatch_or_indulgence(const VirtualCard& card) {
  return card.name == kSnatch || card.name == kIndulgence;
}

const SkillDef qianxun_heg(
    {"qianxun_heg", "谦逊", "Qianxun",
     "锁定技，当你成为【顺手牵羊】或【乐不思蜀】的目标时，取消之；当【乐不思蜀】不因使用而将进入你的判定区时，改为置入弃牌堆。",
     "Locked: when you become a target of Snatch or Indulgence, that is cancelled; an Indulgence that would come "
     "into your judging area otherwise than by use goes to the discard pile."},
    Tag::Locked,
    at<Timing::UseBecomingTarget>().when(aimed_at_owner<snatch_or_indulgence>).then(cancel_target),
    at<Timing::MoveBefore2>()
        .when(would_lie_before_owner<snatch_or_indulgence>)
        .then(turn_away<snatch_or_indulgence>),
    hint({.wards = true}));

}  // namespace

const SkillDef duoshi({"duoshi", "度势", "Duoshi", "每阶段限四次，你可将一张红色手牌当【以逸待劳】使用。",
                       "Four times in a phase you may use a red hand card as Await Exhausted."},
                      convert_to(kAwaitExhausted, red_card).only_to_use().times_per_phase(4));

const General heg_luxun({.id = "heg_luxun",
                         .zh = "陆逊",
                         .en = "Lu Xun",
                         .set = "hegemony",
                         .kingdom = Kingdom::Wu,
                         .hp = 3,
                         .companions = {"heg_lukang"},
                         .skills = {&qianxun_heg, &duoshi}});

}  // namespace jiesuan
