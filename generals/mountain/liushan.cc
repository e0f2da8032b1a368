// 刘禅 Liu Shan · Shu · male · 3 · lord; in the new version 享乐 comes at a later timing
//
// 享乐 Xiangle (locked) — when you become (new: have become) a target of another's 杀, its user discards
// a basic card or the 杀 has no effect on you.                                             [R000-64, C10]
// 放权 Fangquan — before your play phase you may skip it; then at the end of this turn you may discard a
// hand card, and another character gains an extra turn.        [R001-07 … R001-16, R001-30, R001-32, C29]
// 若愚 Ruoyu (lord, awakening) — at the start of your prepare phase, if nobody has less hp: your maximum
// is 1 higher, you recover 1 hp and gain 激将.
#include "engine/content/hint.h"
#include "engine/rules/fitting.h"
#include "generals/common.h"
#include "generals/standard/jijiang.h"

namespace jiesuan {
namespace {

bool aimed_at_by_another(const Skill<Use>& s) {
  return s.event.target().seat == s.owner && s.event.user != s.owner && is_slash(s.event.card.name);
}
CardSet basic_cards(const Game& g, Seat s) {
  CardSet set;
  for (CardId c : g[s].hand)
    if (def_of(g, c).category == Category::Basic) set.add(c);
  return set;
}
Task<> ask_a_price(Skill<Use> s) {
  const Seat user = s.event.user;
  const bool paid = co_await offer_fitting_discard(
      s.game, user, basic_cards(s.game, user), 1,
      asked_by(s, s.owner).or_else("此【杀】对其无效", "the Slash has no effect on it"));
  if (!paid) no_effect(s.event);
}

const SkillDef xiangle(
    {"xiangle", "享乐", "Xiangle",
     "锁定技，当你成为其他角色【杀】的目标时，其须弃置一张基本牌，否则此【杀】对你无效。",
     "Locked: when you become a target of another's Slash, its user discards a basic card or the Slash has no "
     "effect on you."},
    Tag::Locked, at<Timing::UseBecomingTarget>().when(aimed_at_by_another).then(ask_a_price),
    hint({.toll = 1}));

const SkillDef xiangle_new(
    {"xiangle_new", "享乐", "Xiangle",
     "锁定技，当你成为其他角色【杀】的目标后，除非其弃置一张基本牌，此【杀】对你无效。",
     "Locked: after you have become a target of another's Slash, it has no effect on you unless its user "
     "discards a basic card."},
    Tag::Locked, at<Timing::UseBecameTarget>().when(aimed_at_by_another).then(ask_a_price),
    hint({.toll = 1}));

bool choose_card_and_successor(const Skill<Turn>& s, Option& o) {
  return pick_discards(s, o, s.game[s.owner].hand, 1, 1) && pick_seats(o, others(s.game, s.owner));
}
Task<> appoint(Skill<Turn> s) {
  co_await discard(s.game, s.owner, s.cards);
  if (s.game.alive(s.seat())) gain_extra_turn(s.game, s.seat());
}
const SkillDef successor({"state_fangquan", "放权", "Fangquan"}, Listing::Internal,
                         at<Timing::TurnEnd1>().may().choose(choose_card_and_successor).then(appoint));

bool play_phase_to_skip(const Skill<Phase>& s) {
  return owners_phase(s) && can_skip_phase(s.game, PhaseKind::Play);
}
Task<> leave_it_to_others(Skill<Phase> s) {
  skip_phase(s.game, PhaseKind::Play);
  leave_delayed_effect(s.game, s.owner, successor, s.owner);
  co_return;
}

const SkillDef fangquan(
    {"fangquan", "放权", "Fangquan",
     "出牌阶段开始前，你可跳过此阶段；若如此做，本回合结束前，你可弃置一张手牌，令一名其他角色获得一个额外的回合。",
     "Before your play phase you may skip it; then at the end of this turn you may discard a hand card and "
     "another character gains an extra turn."},
    at<Timing::PlayBeforeStart>().may().when(play_phase_to_skip).then(leave_it_to_others),
    hint({.self = {.other = 0.2F}, .moment = Moment::NothingToPlay}));

bool nobody_is_weaker(const Skill<Phase>& s) {
  if (!owners_phase(s)) return false;
  for (Seat t : others(s.game, s.owner))
    if (s.game[t].hp_value() < s.game[s.owner].hp_value()) return false;
  return true;
}
Task<> grow_up(Skill<Phase> s) {
  co_await change_max_hp(s.game, s.owner, 1);
  co_await recover(s.game, recovery_from(s, s.owner));
  if (s.game.alive(s.owner)) gain_skill(s.game, s.owner, jijiang);
}

const SkillDef ruoyu(
    {"ruoyu", "若愚", "Ruoyu",
     "主公技，觉醒技，准备阶段开始时，若没有角色的体力值少于你，你加1点体力上限，回复1点体力，获得“激将”。",
     "Lord, awakening: at the start of your prepare phase, if nobody has less hp than you, you gain 1 maximum "
     "hp, recover 1 hp and gain Jijiang."},
    Tag::Lord, Tag::Awakening, at<Timing::PrepareStart>().when(nobody_is_weaker).then(grow_up));

}  // namespace

const General liushan({.id = "liushan",
                       .zh = "刘禅",
                       .en = "Liu Shan",
                       .set = "mountain",
                       .kingdom = Kingdom::Shu,
                       .hp = 3,
                       .skills = {&xiangle, &fangquan, &ruoyu}});

const General liushan_new({.id = "liushan_new",
                           .zh = "刘禅〔新〕",
                           .en = "Liu Shan (new)",
                           .set = "mountain",
                           .kingdom = Kingdom::Shu,
                           .hp = 3,
                           .edition = 1,
                           .skills = {&xiangle_new, &fangquan, &ruoyu}});

}  // namespace jiesuan
