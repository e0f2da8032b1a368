// 钟磬 Zhong Qing · Wei · female · 3 (a general of our own)
//
// 清音 Qingyin — when you use a normal trick that is not global you may draw a card.              [R002-46]
// 宏声 Hongsheng — when you use a global trick you may raise its effect value by 1.      [R002-45, R002-60]
#include "engine/content/hint.h"
#include "generals/common.h"
#include "modules/variant002/words.h"

namespace jiesuan {
namespace {

bool own_quiet_trick(const Skill<Use>& s) {
  return s.event.user == s.owner && is_non_global_trick(s.event.card.name);
}
Task<> ring_softly(Skill<Use> s) { co_await draw(s.game, s.owner, 1); }

bool own_loud_trick(const Skill<Use>& s) {
  return s.event.user == s.owner && is_global_trick(s.event.card.name);
}
Task<> ring_loudly(Skill<Use> s) {
  change_effect_value(s.game, s.event, 1);
  co_return;
}

const SkillDef qingyin({"qingyin", "清音", "Qingyin", "当你使用非全体性普通锦囊牌时，可摸一张牌。",
                        "When you use a normal trick that is not global you may draw a card."},
                       only_in("002.card_classes"),
                       at<Timing::UseCardUsed>().may().when(own_quiet_trick).then(ring_softly));
const SkillDef hongsheng({"hongsheng", "宏声", "Hongsheng", "当你使用全体性普通锦囊牌时，可令其效果值+1。",
                          "When you use a global trick you may raise its effect value by 1."},
                         only_in("002"),
                         at<Timing::UseCardUsed>().may().when(own_loud_trick).then(ring_loudly));

}  // namespace

const General zhongqing({.id = "zhongqing",
                         .zh = "钟磬",
                         .en = "Zhong Qing",
                         .set = "workshop",
                         .kingdom = Kingdom::Wei,
                         .gender = Gender::Female,
                         .hp = 3,
                         .skills = {&qingyin, &hongsheng}});

}  // namespace jiesuan
