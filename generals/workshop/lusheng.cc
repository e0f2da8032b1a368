// 炉生 Lu Sheng · Shu · male · 4 (a general of our own)
//
// 锻打 Duanda — when you use a 杀 you may tap one of your equipment cards: the effect value of that 杀 is 1
// higher.                                                                    [R002-19, R002-60, R002-61]
// 熔身 Rongshen — once in your play phase, if your hp floor is below your hp, you may raise the floor by 1
// and draw three cards.                                                               [R002-01, R002-04]
#include "engine/content/hint.h"
#include "generals/common.h"
#include "modules/variant002/words.h"

namespace jiesuan {
namespace {

bool choose_anvil(const Skill<Use>& s, Option& o) {
  return pick_cards(o, upright_equipment(s.game, s.owner), 1, 1);
}
Task<> hammer(Skill<Use> s) {
  co_await tap_equipment(s.game, s.owner, s.owner, s.cards);
  change_effect_value(s.game, s.event, 1);
}

bool above_the_floor(const Skill<Phase>& s) {
  const Character& c = s.game[s.owner];
  return c.hp_floor < c.hp;
}
Task<> melt_down(Skill<Phase> s) {
  change_hp_floor(s.game, s.owner, 1);
  co_await draw(s.game, s.owner, 3);
}

const SkillDef duanda(
    {"duanda", "锻打", "Duanda", "当你使用【杀】时，可横置你装备区里的一张牌，令此【杀】的效果值+1。",
     "When you use a Slash you may tap one of your equipment cards: its effect value is 1 higher."},
    only_in("002"), at<Timing::UseCardUsed>().may().when(own_slash).choose(choose_anvil).then(hammer),
    hint({.self = {.other = 0.9F}, .taps = true}));
const SkillDef rongshen(
    {"rongshen", "熔身", "Rongshen",
     "出牌阶段限一次，若你的体力下限小于体力值，你可令体力下限+1，然后摸三张牌。",
     "Once in your play phase, if your hp floor is below your hp, you may raise the floor by 1 and draw three "
     "cards."},
    only_in("002.hp_floor"), at<Timing::PlayIdle>().once_per_phase().when(above_the_floor).then(melt_down),
    hint({.self = {.cards = 3, .hp = -1.3F}}));

}  // namespace

const General lusheng({.id = "lusheng",
                       .zh = "炉生",
                       .en = "Lu Sheng",
                       .set = "workshop",
                       .kingdom = Kingdom::Shu,
                       .hp = 4,
                       .skills = {&duanda, &rongshen}});

}  // namespace jiesuan
