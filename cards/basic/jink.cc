// 闪 Jink
//
// Before a 杀 takes effect on you: it is offset.                                   [R004-18, R000-74]
#include "cards/common.h"

namespace jiesuan {
namespace {

Task<> offset(CardEffect c) {
  c.use.aim->targets[c.use.aim_target].offset = true;
  co_return;
}

Need jink_against(Seat s, Use& u) {
  Need n;
  n.seat = s;
  n.wanted = kJink;
  n.against = &u;
  n.asked_for = u.card.name;
  return n;
}

// Only the target's character, and not if it cannot respond (铁骑): then nobody is asked at all.
SeatSet target_of_slash(const Game&, const Use& u) {
  return is_slash(u.card.name) && !u.target().no_response ? SeatSet(u.target().seat) : SeatSet{};
}

bool may_dodge(const Skill<Use>& s) {
  Need n = jink_against(s.actor, s.event);
  return can_answer(s.game, n);
}

Task<> dodge(Skill<Use> s) {
  const Need n = jink_against(s.actor, s.event);
  co_await need_to_use(s.game, n);
}

const RuleDef window({"rule_jink", "使用【闪】"}, at<Timing::UseBeforeEffect>()
                                                      .cls(Class::Card)
                                                      .by(target_of_slash)
                                                      .uses_card()
                                                      .when(may_dodge)
                                                      .then(dodge));

}  // namespace

const CardDef jink({.name = kJink,
                    .id = "jink",
                    .zh = "闪",
                    .en = "Jink",
                    .targets = TargetKind::None,
                    .idle = false,
                    .effect = offset,
                    .text_zh = "【杀】对你生效前使用，抵消之。",
                    .text_en = "Used before a Slash takes effect on you: it is offset."});

}  // namespace jiesuan
