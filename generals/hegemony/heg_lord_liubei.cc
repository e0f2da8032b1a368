// 君刘备 Lord Liu Bei · Shu · male · 4 half symbols · takes the place of 刘备
//
// 章武 Zhangwu (locked) — (1) after 飞龙夺凤 came into the discard pile or another's equipment zone you
// obtain it. (2) Before you lose it otherwise than by using it, you show it and it goes to the bottom of
// the pile instead; then you draw two cards.
// 授钺 Shouyue (lord, locked) — you have the banner of the five tigers: it strengthens 武圣, 咆哮, 龙胆,
// 烈弓 and 铁骑 of all Shu characters (generals/banner.h).
// 激诏 Jizhao (limited) — when you are dying: you draw until you hold as many cards as your max hp,
// recover to 2 hp, lose 授钺 and gain 仁德.
#include "generals/banner.h"
#include "generals/common.h"
#include "generals/hegemony/lent.h"

namespace jiesuan {
namespace {

CardId dragon_phoenix_in(const Game& g, const CardSet& cards) {
  for (CardId c : cards)
    if (printed_name(g, c) == kDragonPhoenix) return c;
  return kNoCard;
}

// Where it has come to with this move, if it still lies there.
CardId out_of_hand(const Skill<Move>& s) {
  const Game& g = s.game;
  for (const MovePart& p : s.event.parts) {
    const bool away = p.to == Zone::Discard || (p.to == Zone::Equipment && p.to_seat != s.owner);
    const CardId c = away ? dragon_phoenix_in(g, p.cards) : kNoCard;
    if (c != kNoCard && g.state.place[c].zone == p.to && g.state.place[c].seat == p.to_seat) return c;
  }
  return kNoCard;
}
bool came_astray(const Skill<Move>& s) { return out_of_hand(s) != kNoCard; }
Task<> take_it(Skill<Move> s) { co_await obtain(s.game, s.owner, CardSet(out_of_hand(s))); }

bool own_zone(Zone z) { return z == Zone::Hand || z == Zone::Equipment; }
// The part of the move by which it would be lost; the move to the bottom of the pile is the skill's own.
MovePart* losing_part(const Skill<Move>& s) {
  if (s.event.skill == s.skill) return nullptr;
  for (MovePart& p : s.event.parts) {
    const bool stays = p.to_seat == s.owner && own_zone(p.to);
    if (p.from_seat == s.owner && own_zone(p.from) && !stays && p.reason != Reason::Use &&
        dragon_phoenix_in(s.game, p.cards) != kNoCard)
      return &p;
  }
  return nullptr;
}
bool about_to_lose(const Skill<Move>& s) { return losing_part(s) != nullptr; }
Task<> sheathe(Skill<Move> s) {
  Game& g = s.game;
  MovePart& part = *losing_part(s);
  const CardId c = dragon_phoenix_in(g, part.cards);
  part.cards.remove(c);
  show_card(g, s.owner, c);
  Move under = moving(g, CardSet(c), Zone::Pile, kNoSeat, Reason::Put, s.owner);
  under.parts[0].under_pile = true;
  under.skill = s.skill;
  co_await move_cards(g, under);
  co_await draw(g, s.owner, 2);
}

const SkillDef zhangwu(
    {"zhangwu", "章武", "Zhangwu",
     "锁定技，①【飞龙夺凤】进入弃牌堆或其他角色的装备区后，你获得之。②你非因使用而失去【飞龙夺凤】前，你展示之，改为"
     "将其置于牌堆底，然后你摸两张牌。",
     "Locked: (1) after Dragon Phoenix came into the discard pile or another's equipment zone you obtain it. (2) "
     "Before you lose it otherwise than by using it you show it and it goes to the bottom of the pile instead; "
     "then you draw two cards."},
    Tag::Locked, at<Timing::MoveAfter2>().when(came_astray).then(take_it),
    at<Timing::MoveBefore2>().when(about_to_lose).then(sheathe));

bool of_shu(const StateContext& s, Seat under) { return s.game[under].kingdom == Kingdom::Shu; }

const SkillDef shouyue(
    {"shouyue", "授钺", "Shouyue",
     "君主技，锁定技，你拥有“五虎将大旗”，存活的蜀势力角色的下列技能改变：〖武圣〗可将任意牌当【杀】；〖咆哮〗的【杀】指定"
     "目标后令其防具无效；以〖龙胆〗使用或打出牌时摸一张牌；有〖烈弓〗者攻击范围+1；〖铁骑〗判定不为♠即令其不能使用【闪】。",
     "Lord, locked: you have the banner of the five tigers. It changes skills of the living Shu characters: any card "
     "may be a Slash by Wusheng; a Slash with Paoxiao makes the armour of its targets void; whoever uses or plays a "
     "card by Longdan draws one; whoever has Liegong has attack range +1; Tieqi bans Jink unless the judgement is ♠."},
    Tag::Lord, Tag::Locked, state(kBannerOver, of_shu));

Task<> issue_the_last_edict(Skill<Dying> s) {
  Game& g = s.game;
  co_await draw(g, s.owner, g[s.owner].max_hp - g[s.owner].hand.size());
  co_await recover_to(g, recovery_from(s, s.owner), 2);
  if (!g.alive(s.owner)) co_return;
  co_await lose_skill(g, s.owner, shouyue);
  gain_skill(g, s.owner, rende_heg);
}

const SkillDef jizhao(
    {"jizhao", "激诏", "Jizhao",
     "限定技，当你处于濒死状态时，可将手牌摸至体力上限，将体力回复至2点，失去〖授钺〗，获得〖仁德〗。",
     "Limited: when you are dying you may draw until you hold as many cards as your max hp, recover to 2 hp, lose "
     "Shouyue and gain Rende."},
    Tag::Limited, at<Timing::DyingAsk>().may().when(owner_is_dying).then(issue_the_last_edict));

}  // namespace

const General heg_lord_liubei({.id = "heg_lord_liubei",
                               .zh = "君刘备",
                               .en = "Lord Liu Bei",
                               .set = "hegemony_formation",
                               .kingdom = Kingdom::Shu,
                               .hp = 4,
                               .replaces = "heg_liubei",
                               .skills = {&zhangwu, &shouyue, &jizhao}});

}  // namespace jiesuan
