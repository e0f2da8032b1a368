// 张任 Zhang Ren · Qun · male · 4 half symbols
//
// 穿心 Chuanxin — when a 杀 or 决斗 you used in your play phase would deal damage to a character of another
// force with a deputy you may prevent it: that one discards all its equipment and loses 1 hp, or removes its
// deputy.                                                                                             [C05]
// 锋矢 Fengshi (formation) — in a siege in which you are a besieger: when a besieger's 杀 has targeted the
// besieged, that one discards a card of its equipment zone.                              (hegemony §10)
#include "engine/content/hint.h"
#include "generals/common.h"
#include "modes/hegemony/general_cards.h"

namespace jiesuan {
namespace {

constexpr int kDeputy = 1;
constexpr int kGeneral = 1;

bool strikes_at_a_deputy(const Skill<Damage>& s) {
  const Damage& d = s.event;
  if (d.source != s.owner || !d.by_card_effect() || d.use->user != s.owner) return false;
  const CardName card = d.use->card.name;
  return (is_slash(card) || card == kDuel) && s.game.in_phase_of(s.owner, PhaseKind::Play) &&
         against_owner(s, d.victim) && can_remove(s.game, d.victim, kDeputy);
}
Task<> pierce_the_heart(Skill<Damage> s) {
  Game& g = s.game;
  const Seat victim = s.event.victim;
  prevent(s.event);
  const CardSet gear = discardable(g, victim, g[victim].equipped());
  const std::uint32_t possible = gear.empty() ? 1u << kGeneral : kAllChoices;
  const int what = co_await choose_one(g, victim, asked_by(s, s.owner), possible);
  if (what == kGeneral) {
    co_await remove_general(g, victim, kDeputy);
    co_return;
  }
  co_await discard(g, victim, gear);
  if (g.alive(victim)) co_await lose_hp(g, victim, 1, s.skill);
}

const SkillDef chuanxin(
    {"chuanxin", "穿心", "Chuanxin",
     "当你于出牌阶段使用的【杀】或【决斗】对有副将的其他势力角色造成伤害时，可防止此伤害，令其选择一项：1.弃置装备区里"
     "的所有牌（至少一张），失去1点体力；2.移除副将。",
     "When a Slash or Duel you used in your play phase deals damage to a character of another force with a deputy "
     "you may prevent it: that one discards all its equipment, at least one card, and loses 1 hp, or removes its "
     "deputy."},
    choices({{"gear", "弃置装备，失去1点体力", "discard equipment, lose 1 hp"},
             {"deputy", "移除副将", "remove the deputy"}}),
    at<Timing::DamageCausing2>().may().about(the_victim).when(strikes_at_a_deputy).then(pierce_the_heart),
    hint({.about = {.other = -0.5F}, .for_self = kGeneral}));

bool besiegers_slash(const Skill<Use>& s) {
  if (!is_slash(s.event.card.name) || !formations_hold(s.game)) return false;
  const Seat besieged = s.event.target().seat;
  const SeatSet besiegers = besiegers_of(s.game, besieged);
  return besiegers.has(s.owner) && besiegers.has(s.event.user) &&
         !discardable(s.game, besieged, s.game[besieged].equipped()).empty();
}
Task<> break_the_line(Skill<Use> s) {
  const Seat besieged = s.event.target().seat;
  co_await must_discard(s.game, besieged, s.game[besieged].equipped(), 1, asked_by(s, s.owner));
}

const SkillDef fengshi(
    {"fengshi", "锋矢", "Fengshi",
     "在你为围攻角色的围攻关系中，围攻角色的【杀】指定被围攻角色为目标后，被围攻角色弃置装备区里的一张牌。",
     "In a siege in which you are a besieger: when a besieger's Slash has targeted the besieged, that one discards a "
     "card of its equipment zone."},
    Tag::Siege, at<Timing::UseTargeted>().about(the_target).when(besiegers_slash).then(break_the_line));

}  // namespace

const General heg_zhangren({.id = "heg_zhangren",
                            .zh = "张任",
                            .en = "Zhang Ren",
                            .set = "hegemony_momentum",
                            .kingdom = Kingdom::Qun,
                            .hp = 4,
                            .skills = {&chuanxin, &fengshi}});

}  // namespace jiesuan
