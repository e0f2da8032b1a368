// 祝融 Zhurong · Shu · female · 4
//
// 巨象 Juxiang (locked) — 南蛮入侵 has no effect on you; when another character's 南蛮入侵 is done you
// obtain it.                                                                                 (timings §9.1)
// 烈刃 Lieren — after your 杀 dealt damage to its target you may pindian with it; if you win you obtain a
// card of it.                                                                               (timings §12.1)
#include "engine/content/hint.h"
#include "generals/forest/skills.h"

namespace jiesuan {
namespace {

CardSet lying_cards(const Skill<Use>& s) { return s.event.card.cards & s.game.state.processing; }
bool anothers_assault(const Skill<Use>& s) {
  return s.event.card.name == kSavageAssault && s.event.user != s.owner && !lying_cards(s).empty();
}
Task<> take_the_elephants(Skill<Use> s) { co_await obtain(s.game, s.owner, lying_cards(s)); }

const SkillDef juxiang(
    {"juxiang", "巨象", "Juxiang",
     "锁定技，【南蛮入侵】对你无效；其他角色使用的【南蛮入侵】结算结束后，你获得之。",
     "Locked: Savage Assault has no effect on you; when another character's Savage Assault is done "
     "you obtain it."},
    Tag::Locked, at<Timing::UseEffectStart>().when(target_of_an_assault).then(no_effect),
    at<Timing::UseEnd3>().when(anothers_assault).then(take_the_elephants),
    hint({.voids = [](CardName n, Colour) { return n == kSavageAssault; }}));

bool hurt_by_own_slash(const Skill<Damage>& s) {
  return by_own_slash(s) && can_pindian(s.game, s.owner, s.event.victim);
}
Task<> slash_again(Skill<Damage> s) {
  const Seat victim = s.event.victim;
  const bool won = co_await wins_pindian(s, s.owner, victim);
  if (!won) co_return;
  const CardId c = co_await choose_card_of(s.game, s.owner, victim, Zones::HandAndEquipment,
                                           asked_by(s).to("获得", "take"));
  if (c != kNoCard) co_await obtain(s.game, s.owner, CardSet(c));
}

const SkillDef lieren(
    {"lieren", "烈刃", "Lieren", "你使用【杀】对目标角色造成伤害后，可与其拼点：若你赢，你获得其一张牌。",
     "After your Slash dealt damage to its target you may pindian with it; if you win you obtain a "
     "card of it."},
    at<Timing::DamageCaused>().may().about(the_victim).when(hurt_by_own_slash).then(slash_again),
    hint({.self = {.other = 0.1F}, .about = {.cards = -0.4F}}));

}  // namespace

const General zhurong({.id = "zhurong",
                       .zh = "祝融",
                       .en = "Zhurong",
                       .set = "forest",
                       .kingdom = Kingdom::Shu,
                       .gender = Gender::Female,
                       .hp = 4,
                       .skills = {&juxiang, &lieren}});

}  // namespace jiesuan
