// 张绣 Zhang Xiu · Qun · male · 4
//
// 附敌 Fudi — after another dealt you damage you may give it a hand card; then you deal 1 damage to the
// character of its force with the most hp, if that is no less than yours. 从谏 Congjian (locked) — damage you
// deal outside your turn, and damage dealt to you in your turn, is 1 more.
#include "engine/content/hint.h"
#include "generals/common.h"

namespace jiesuan {
namespace {

// ---- 附敌

// Without a force it is alone.
SeatSet its_side(const Game& g, Seat s) {
  SeatSet side = allies_of(g, s);
  if (g.alive(s)) side.add(s);
  return side;
}
SeatSet strongest(const Game& g, SeatSet among, int at_least) {
  int most = at_least;
  for (Seat s : among) most = std::max(most, g[s].hp_value());
  for (Seat s : among)
    if (g[s].hp_value() < most) among.remove(s);
  return among;
}
bool hurt_by_another(const Skill<Damage>& s) { return owner_is_victim(s) && s.event.source != s.owner; }
bool choose_gift_to_foe(const Skill<Damage>& s, Option& o) {
  return pick_cards(o, s.game[s.owner].hand, 1, 1);
}
Task<> go_over(Skill<Damage> s) {
  Game& g = s.game;
  const Seat source = s.event.source;
  co_await give(g, s.owner, source, s.cards);
  const Seat victim =
      co_await choose_seat(g, s.owner, strongest(g, its_side(g, source), g[s.owner].hp_value()), false,
                           asked_by(s, source).to("造成1点伤害", "deal 1 damage to"));
  if (victim != kNoSeat) co_await deal_damage(g, damage_from(s, victim));
}

const SkillDef fudi(
    {"fudi", "附敌", "Fudi",
     "当其他角色对你造成伤害后，你可交给其一张手牌，然后对其势力中体力值最大且不小于你的一名角色造成1点伤害。",
     "After another dealt you damage you may give it a hand card; then you deal 1 damage to the character of its "
     "force with the most hp, if that is no less than yours."},
    at<Timing::DamageTaken>()
        .may()
        .about(the_source)
        .when(hurt_by_another)
        .choose(choose_gift_to_foe)
        .then(go_over),
    hint({.about = {.hp = -1}, .gives = true}));

// ---- 从谏

bool strikes_outside_its_turn(const Skill<Damage>& s) {
  return s.event.source == s.owner && !s.game.in_turn_of(s.owner);
}
bool struck_in_its_turn(const Skill<Damage>& s) { return owner_is_victim(s) && s.game.in_turn_of(s.owner); }
Task<> one_more(Skill<Damage> s) {
  ++s.event.amount;
  co_return;
}

const SkillDef congjian(
    {"congjian", "从谏", "Congjian", "锁定技，你于回合外造成的伤害+1；你于回合内受到的伤害+1。",
     "Locked: damage you deal outside your turn is 1 more; damage dealt to you in your turn is 1 "
     "more."},
    Tag::Locked, at<Timing::DamageCausing1>().when(strikes_outside_its_turn).then(one_more),
    at<Timing::DamageTaking2>().when(struck_in_its_turn).then(one_more));

}  // namespace

const General heg_zhangxiu({.id = "heg_zhangxiu",
                            .zh = "张绣",
                            .en = "Zhang Xiu",
                            .set = "hegemony_authority",
                            .kingdom = Kingdom::Qun,
                            .hp = 4,
                            .companions = {"heg_jiaxu"},
                            .skills = {&fudi, &congjian}});

}  // namespace jiesuan
