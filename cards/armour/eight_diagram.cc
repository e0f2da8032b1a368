// 八卦阵 Eight Diagram — when you need to use or respond a 闪 you may judge: red, and you are taken to have
// done so. If it fails a card may still be given, but 护驾 is past.                          [R004-28,
// R004-29]
#include "cards/common.h"
#include "engine/content/hint.h"

namespace jiesuan {
namespace {

bool needs_jink(const Skill<Need>& s) {
  return s.event.seat == s.owner && s.event.wanted.has(kJink) && !s.event.answered;
}

Task<> consult(Skill<Need> s) {
  const Verdict v = co_await judge(s.game, s.owner, s.skill);
  if (!v.red()) co_return;
  s.event.answered = true;
  s.event.card = made_of(s.game, s.owner, kJink, CardSet{}, s.skill);
  s.event.end_timing();
}

const SkillDef eight_diagram_skill(
    {"eight_diagram", "八卦阵", "Eight Diagram",
     "当你需要使用或打出【闪】时，可判定：若为红色，视为你使用或打出一张【闪】。",
     "When you need to use or respond a Jink you may judge: if red you are taken to have done so."},
    at<Timing::NeedUse1>().may().when(needs_jink).then(consult),
    at<Timing::NeedRespond1>().may().when(needs_jink).then(consult), hint({.good_suits = kRedVerdict}));

}  // namespace

const CardDef eight_diagram(armour({kEightDiagram, "eight_diagram", "八卦阵", "Eight Diagram"},
                                   &eight_diagram_skill));

}  // namespace jiesuan
