// 无懈可击 Nullification
//
// Before a trick takes effect on one target, or before another 无懈可击 takes effect: it is offset. One card
// by one character per window; a countered one does not open the window again.      [R004-15, R004-17]
#include "cards/common.h"

namespace jiesuan {
namespace {

SeatSet everybody_at_a_trick(const Game& g, const Use& u) {
  if (!def(u.card.name).is_trick() || u.no_nullification) return {};
  return u.target().seat == kNoSeat || g.alive(u.target().seat) ? living(g) : SeatSet{};
}

Need a_nullification(const Skill<Use>& s) { return answer_to(s.event, s.actor, kNullifications); }

const RuleDef window({"rule_nullification", "使用【无懈可击】", "Using a Nullification"},
                     at<Timing::UseBeforeEffect>()
                         .cls(PriorityClass::Card)
                         .by(everybody_at_a_trick)
                         .uses_card(kNullifications)
                         .uses(a_nullification));

}  // namespace

const CardDef nullification(
    {.name = kNullification,
     .id = "nullification",
     .zh = "无懈可击",
     .en = "Nullification",
     .category = Category::Trick,
     .targets = TargetKind::None,
     .idle = false,
     .effect = offset_what_it_answers,
     .text_zh = "一张锦囊牌对一个目标生效前，或另一张【无懈可击】生效前使用，抵消之。",
     .text_en = "Used before a trick takes effect on one target, or before another "
                "Nullification does: it is offset."});

}  // namespace jiesuan
