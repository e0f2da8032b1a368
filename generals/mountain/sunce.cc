// 孙策 Sun Ce · Wu · male · 4 · lord
//
// 激昂 Jiang — after your 决斗 or red 杀 has targeted, or after you became the target of one, you may draw
// a card.
// 魂姿 Hunzi (awakening) — at the start of your prepare phase, if your hp is 1: you lose 1 max hp and gain
// 英姿 and 英魂.
// 制霸 Zhiba (lord) — once in its play phase another Wu character may pindian with you; if it does not win
// you may obtain both pindian cards. When 魂姿 has awakened you may refuse.
#include "engine/content/hint.h"
#include "generals/common.h"
#include "generals/forest/sunjian.h"
#include "generals/standard/zhouyu.h"

namespace jiesuan {
namespace {

bool duel_or_red_slash(const Use& u) {
  return u.card.name == kDuel || (is_slash(u.card.name) && u.card.colour == Colour::Red);
}
bool uses_it(const Skill<Use>& s) {
  return s.event.user == s.owner && duel_or_red_slash(s.event) && first_target(s.event);
}
bool is_target_of_it(const Skill<Use>& s) {
  return s.event.target().seat == s.owner && duel_or_red_slash(s.event);
}
Task<> draw_one(Skill<Use> s) { co_await draw(s.game, s.owner, 1); }

const SkillDef jiang(
    {"jiang", "激昂", "Jiang",
     "你使用【决斗】或红色【杀】指定目标后，或成为【决斗】或红色【杀】的目标后，可摸一张牌。",
     "After your Duel or red Slash has targeted, or after you became the target of one, you may "
     "draw a card."},
    at<Timing::UseTargeted>().may().when(uses_it).then(draw_one),
    at<Timing::UseBecameTarget>().may().when(is_target_of_it).then(draw_one));

bool down_to_one(const Skill<Phase>& s) { return owners_phase(s) && s.game[s.owner].hp == 1; }
Task<> awaken(Skill<Phase> s) {
  co_await change_max_hp(s.game, s.owner, -1);
  if (!s.game.alive(s.owner)) co_return;
  gain_skill(s.game, s.owner, yingzi);
  gain_skill(s.game, s.owner, yinghun);
}

const SkillDef hunzi(
    {"hunzi", "魂姿", "Hunzi",
     "觉醒技，准备阶段开始时，若你的体力值为1，你减1点体力上限，然后获得〖英姿〗和〖英魂〗。",
     "Awakening: at the start of your prepare phase, if your hp is 1, you lose 1 max hp and gain "
     "Yingzi and Yinghun."},
    Tag::Awakening, at<Timing::PrepareStart>().when(down_to_one).then(awaken));

bool awakened(const Game& g, Seat s) {
  for (InstanceId id : g[s].instances)
    if (g.state.instance[id].skill == hunzi.number && g.state.instance[id].used_in_game > 0) return true;
  return false;
}
bool wu_challenger(const Skill<Phase>& s) {
  return s.game[s.actor].kingdom == Kingdom::Wu && can_pindian(s.game, s.actor, s.owner);
}
Task<> challenge(Skill<Phase> s) {
  if (awakened(s.game, s.owner)) {
    const bool accepts = co_await agree(s.game, s.owner,
                                        asked_by(s, s.actor)
                                            .to("接受拼点", "accept the pindian")
                                            .or_else("拒绝拼点", "you refuse the pindian"));
    if (!accepts) co_return;
  }
  co_await wins_pindian(s, s.actor, s.owner);
}
// While the cards still lie in the processing area.
CardSet pindian_cards(const Skill<Pindian>& s) {
  CardSet both(s.event.card);
  both.add(s.event.cards[s.event.current]);
  return both & s.game.state.processing;
}
bool challenger_did_not_win(const Skill<Pindian>& s) {
  const Pindian& p = s.event;
  return p.skill == s.skill && p.targets[p.current] == s.owner && p.winners[p.current] != p.initiator &&
         !pindian_cards(s).empty();
}
Task<> take_both(Skill<Pindian> s) { co_await obtain(s.game, s.owner, pindian_cards(s)); }

const SkillDef zhiba(
    {"zhiba", "制霸", "Zhiba",
     "主公技，其他吴势力角色的出牌阶段限一次，其可与你拼点（你发动过〖魂姿〗后可拒绝）：若其没赢，你可获得两张拼点牌。",
     "Lord: once in its play phase another Wu character may pindian with you (you may refuse once Hunzi has "
     "awakened); if it does not win you may obtain both pindian cards."},
    Tag::Lord, at<Timing::PlayIdle>().by_anybody().once_per_phase().when(wu_challenger).then(challenge),
    at<Timing::PindianResult>().may().when(challenger_did_not_win).then(take_both),
    hint({.moment = Moment::Never}));

}  // namespace

const General sunce({.id = "sunce",
                     .zh = "孙策",
                     .en = "Sun Ce",
                     .set = "mountain",
                     .kingdom = Kingdom::Wu,
                     .hp = 4,
                     .skills = {&jiang, &hunzi, &zhiba}});

}  // namespace jiesuan
