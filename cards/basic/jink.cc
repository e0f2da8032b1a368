// 闪 Jink
//
// Before a 杀 takes effect on you: it is offset.                                   [R004-18, R000-74]
#include "cards/common.h"

namespace jiesuan {
namespace {

// Only the target's character, and not if it cannot respond (铁骑): then nobody is asked at all.
SeatSet target_of_slash(const Game&, const Use& u) {
  return is_slash(u.card.name) && !u.target().no_response ? SeatSet(u.target().seat) : SeatSet{};
}

Need a_jink(const Skill<Use>& s) { return answer_to(s.event, s.actor, kJink); }

const RuleDef dodge_window(
    {"rule_jink", "使用【闪】", "Using a Jink"},
    at<Timing::UseBeforeEffect>().cls(PriorityClass::Card).by(target_of_slash).uses_card(kJink).uses(a_jink));

}  // namespace

const CardDef jink({.name = kJink,
                    .id = "jink",
                    .zh = "闪",
                    .en = "Jink",
                    .targets = TargetKind::None,
                    .idle = false,
                    .effect = offset_what_it_answers,
                    .text_zh = "【杀】对你生效前使用，抵消之。",
                    .text_en = "Used before a Slash takes effect on you: it is offset."});

}  // namespace jiesuan
