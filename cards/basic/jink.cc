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

bool may_dodge(const Skill<Use>& s) {
  Need n = answer_to(s.event, s.actor, kJink);
  return can_answer(s.game, n);
}

Task<> dodge(Skill<Use> s) {
  const Need n = answer_to(s.event, s.actor, kJink);
  co_await need_to_use(s.game, n);
}

const RuleDef window({"rule_jink", "使用【闪】", "Using a Jink"}, at<Timing::UseBeforeEffect>()
                                                                      .cls(PriorityClass::Card)
                                                                      .by(target_of_slash)
                                                                      .uses_card(kJink)
                                                                      .when(may_dodge)
                                                                      .then(dodge));

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
