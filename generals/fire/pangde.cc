// 庞德 Pang De · Qun · male · 4
//
// 马术 Mashu (locked) — your distance to others is 1 lower.
// 猛进 Mengjin — when your 杀 was offset by the target's 闪 you may discard a card of the target.
//                                                                                      [R000-77, R000-79]
#include "engine/content/hint.h"
#include "generals/common.h"
#include "generals/standard/mashu.h"

namespace jiesuan {
namespace {

bool target_has_cards(const Skill<Use>& s) {
  return own_slash(s) && !s.game[s.event.target().seat].own_cards().empty();
}
Task<> press_on(Skill<Use> s) {
  const CardId c = co_await choose_card_of(s.game, s.owner, s.event.target().seat, Zones::HandAndEquipment,
                                           asked_by(s).to("弃置", "discard"));
  if (c != kNoCard) co_await discard(s.game, s.owner, CardSet(c));
}

const SkillDef mengjin(
    {"mengjin", "猛进", "Mengjin", "当你的【杀】被目标的【闪】抵消后，可弃置其一张牌。",
     "When your Slash was offset by the target's Jink you may discard a card of the target."},
    at<Timing::UseOffset>().may().about(the_target).when(target_has_cards).then(press_on),
    hint({.about = {.cards = -1}}));

}  // namespace

const General pangde({.id = "pangde",
                      .zh = "庞德",
                      .en = "Pang De",
                      .set = "fire",
                      .kingdom = Kingdom::Qun,
                      .hp = 4,
                      .skills = {&mashu, &mengjin}});

}  // namespace jiesuan
