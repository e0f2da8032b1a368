// 陆抗 Lu Kang · Wu · male · 3
//
// 恪守 Keshou — when you are about to be dealt damage you may discard two cards of one colour: 1 less; then,
// if you have a force that no other living character shares, you judge, and draw a card if it is red. 筑围
// Zhuwei — after the result of your judgement you may obtain the judge card; then you may let the character
// whose turn it is use one 杀 more and have a hand limit of one more, this turn.
#include "engine/content/hint.h"
#include "generals/common.h"

namespace jiesuan {
namespace {

// ---- 恪守

CardSet of_the_same_colour(const Game& g, const Request& r, const Option& o, const Selection& so_far) {
  CardSet fit = o.cards;
  for (CardId chosen : so_far.cards)
    for (CardId c : fit)
      if (colour_of(suit_of(g, c, r.seat)) != colour_of(suit_of(g, chosen, r.seat))) fit.remove(c);
  return fit;
}
// Those of which there are two at least of their colour.
CardSet in_pairs(const Game& g, Seat s, const CardSet& cards) {
  CardSet pairs;
  for (CardId c : cards) {
    int n = 0;
    for (CardId d : cards)
      if (colour_of(suit_of(g, c, s)) == colour_of(suit_of(g, d, s))) ++n;
    if (n >= 2) pairs.add(c);
  }
  return pairs;
}
bool choose_pair(const Skill<Damage>& s, Option& o) {
  o.card_rule = of_the_same_colour;
  const CardSet own = discardable(s.game, s.owner, s.game[s.owner].own_cards());
  return pick_cards(o, in_pairs(s.game, s.owner, own), 2, 2);
}
bool stands_alone(const Game& g, Seat s) {
  return g[s].kingdom != Kingdom::None && allies_of(g, s).size() == 1;
}
Task<> hold_out(Skill<Damage> s) {
  Game& g = s.game;
  co_await discard(g, s.owner, s.cards);
  --s.event.amount;
  if (!g.alive(s.owner) || !stands_alone(g, s.owner)) co_return;
  const Verdict v = co_await judge(g, s.owner, s.skill);
  if (v.red()) co_await draw(g, s.owner, 1);
}

const SkillDef keshou(
    {"keshou", "恪守", "Keshou",
     "当你受到伤害时，可弃置两张颜色相同的牌，令此伤害-1，然后若没有与你势力相同的其他角色，你判定：若为红色，你摸一张牌。",
     "When you are about to be dealt damage you may discard two cards of one colour: 1 less; then, if nobody else "
     "is of your force, you judge: if red you draw a card."},
    at<Timing::DamageTaking2>().may().when(owner_is_victim).choose(choose_pair).then(hold_out),
    hint({.self = {.hp = 1}, .wards = true, .good_suits = kRedVerdict}));

// ---- 筑围

int one_more_slash(const StateContext&, const VirtualCard& card) { return is_slash(card.name) ? 1 : 0; }
const SkillDef siegework({"state_zhuwei", "筑围", "Zhuwei"}, Listing::Internal,
                         state(StateKind::UseLimit, one_more_slash), state(StateKind::HandLimit, 1));

Task<> build_walls(Skill<Judgement> s) {
  Game& g = s.game;
  co_await obtain(g, s.owner, CardSet(s.event.card));
  const Seat whose = g.turn().owner;
  if (!g.in_turn_of(whose)) co_return;
  const bool yes =
      co_await agree(g, s.owner,
                     asked_by(s, whose).to("令其本回合出杀次数和手牌上限各+1",
                                           "one more Slash and one more card to keep this turn"));
  if (yes) leave_effect(g, whose, siegework, Scope::Turn, s.owner);
}

const SkillDef zhuwei(
    {"zhuwei", "筑围", "Zhuwei",
     "你的判定结果确定后，可获得判定牌，然后可令当前回合角色本回合使用【杀】的次数上限和手牌上限各+1。",
     "After the result of your judgement you may obtain the judge card; then you may let the character whose turn "
     "it is use one Slash more and keep one card more this turn."},
    at<Timing::JudgeResult2>().may().when(own_judge_card).then(build_walls), hint({.self = {.cards = 1}}));

}  // namespace

const General heg_lukang({.id = "heg_lukang",
                          .zh = "陆抗",
                          .en = "Lu Kang",
                          .set = "hegemony_authority",
                          .kingdom = Kingdom::Wu,
                          .hp = 3,
                          .companions = {"heg_luxun"},
                          .skills = {&keshou, &zhuwei}});

}  // namespace jiesuan
