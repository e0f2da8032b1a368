// 许褚 Xu Chu · Wei · male · 4
//
// 裸衣 Luoyi — in your draw phase you may draw one card fewer; then in this turn the damage of 杀 and 决斗
// you use is 1 higher.                                                       [R000-62, R000-95, R000-131,
// R003-09]
#include "engine/content/hint.h"
#include "generals/common.h"

namespace jiesuan {
namespace {

bool own_slash_or_duel(const Skill<Damage>& s) {
  if (s.event.source != s.owner || !s.event.by_card_effect() || s.event.use->user != s.owner) return false;
  return is_slash(s.event.use->card.name) || s.event.use->card.name == kDuel;
}
Task<> one_more(Skill<Damage> s) {
  ++s.event.amount;
  co_return;
}
const SkillDef bare_chested({"state_luoyi", "裸衣", "Luoyi"}, Listing::Internal,
                            at<Timing::DamageCausing1>().when(own_slash_or_duel).then(one_more));

Task<> strip(Skill<Phase> s) {
  --s.event.draw;
  leave_effect(s.game, s.owner, bare_chested, Scope::Turn, s.owner);
  co_return;
}

const SkillDef luoyi(
    {"luoyi", "裸衣", "Luoyi", "摸牌阶段，你可少摸一张牌，然后本回合你使用【杀】或【决斗】造成的伤害+1。",
     "In your draw phase you may draw one card fewer; this turn your Slash and Duel deal 1 more damage."},
    at<Timing::DrawBody>().may().when(owner_draws).then(strip),
    hint({.self = {.other = 0.3F}, .moment = Moment::Striking}));

}  // namespace

const General xuchu(
    {.id = "xuchu", .zh = "许褚", .en = "Xu Chu", .kingdom = Kingdom::Wei, .hp = 4, .skills = {&luoyi}});

}  // namespace jiesuan
