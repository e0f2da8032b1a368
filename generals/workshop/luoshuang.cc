// 洛霜 Luo Shuang · Wei · female · 3 (a general of our own)
//
// 凝冰 Ningbing — after you are dealt damage you may tap all equipment of the source and draw a card.
//                                                                                 [R002-19, R002-20]
// 寒刃 Hanren (locked) — your 杀 cannot be answered by a character in an abnormal state.     [R002-56]
#include "engine/content/hint.h"
#include "generals/common.h"
#include "modules/variant002/words.h"

namespace jiesuan {
namespace {

Task<> freeze(Skill<Damage> s) {
  co_await tap_equipment(s.game, s.owner, s.event.source, upright_equipment(s.game, s.event.source));
  co_await draw(s.game, s.owner, 1);
}

bool aims_at_abnormal(const Skill<Use>& s) {
  return own_slash(s) && is_abnormal(s.game, s.event.target().seat);
}
Task<> cut_through(Skill<Use> s) {
  s.event.target().no_response = true;
  co_return;
}

const SkillDef ningbing(
    {"ningbing", "凝冰", "Ningbing", "当你受到伤害后，可横置伤害来源装备区里的所有牌，然后摸一张牌。",
     "After you are dealt damage you may tap all equipment of the source; then draw a card."},
    only_in("002.tapping"),
    at<Timing::DamageTaken>().may().about(the_source).when(owner_is_victim).then(freeze),
    hint({.self = {.cards = 1}, .about = {.other = -0.5F}}));
const SkillDef hanren({"hanren", "寒刃", "Hanren", "锁定技，处于异常状态的角色不能响应你使用的【杀】。",
                       "Locked: a character in an abnormal state cannot answer your Slash."},
                      only_in("002.abnormal"), Tag::Locked,
                      at<Timing::UseTargeted>().about(the_target).when(aims_at_abnormal).then(cut_through));

}  // namespace

const General luoshuang({.id = "luoshuang",
                         .zh = "洛霜",
                         .en = "Luo Shuang",
                         .set = "workshop",
                         .kingdom = Kingdom::Wei,
                         .gender = Gender::Female,
                         .hp = 3,
                         .skills = {&ningbing, &hanren}});

}  // namespace jiesuan
