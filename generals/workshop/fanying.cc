// 帆影 Fan Ying · Wu · female · 3 (a general of our own)
//
// 借风 Jiefeng — when you are about to take damage you may tap one of your equipment cards and transfer the
// damage to another character with more hp than you; then it draws a card.       [R002-19, R002-65]
// 扬帆 Yangfan — once in your play phase you may discard a hand card, search for an equipment card and obtain
// it.                                                                             [R002-37 … R002-41]
#include "engine/content/hint.h"
#include "generals/common.h"
#include "modules/variant002/words.h"

namespace jiesuan {
namespace {

SeatSet sturdier_than(const Game& g, Seat owner) {
  SeatSet set = others(g, owner);
  for (Seat s : set)
    if (g[s].hp <= g[owner].hp) set.remove(s);
  return set;
}
bool choose_sail_and_victim(const Skill<Damage>& s, Option& o) {
  return pick_cards(o, upright_equipment(s.game, s.owner), 1, 1) &&
         pick_seats(o, sturdier_than(s.game, s.owner));
}
Task<> turn_into_the_wind(Skill<Damage> s) {
  co_await tap_equipment(s.game, s.owner, s.owner, s.cards);
  co_await transfer_damage(s.game, s.event, s.seat());
  if (s.game.alive(s.seat())) co_await draw(s.game, s.seat(), 1);
}

bool choose_ballast(const Skill<Phase>& s, Option& o) {
  return pick_discards(s, o, s.game[s.owner].hand, 1, 1);
}
Task<> set_sail(Skill<Phase> s) {
  co_await discard(s.game, s.owner, s.cards);
  SearchFor gear;
  gear.kind = SearchFor::Kind::Type;
  gear.type = Category::Equipment;
  co_await search_and_obtain(s.game, s.owner, gear);
}

const SkillDef jiefeng(
    {"jiefeng", "借风", "Jiefeng",
     "当你受到伤害时，可横置你装备区里的一张牌，将此伤害转移给一名体力值大于你的其他角色，然后其摸一张牌。",
     "When you are about to take damage you may tap one of your equipment cards and transfer the damage to "
     "another character with more hp than you; then it draws a card."},
    only_in("002"),
    at<Timing::DamageTaking2>()
        .may()
        .when(owner_is_victim)
        .choose(choose_sail_and_victim)
        .then(turn_into_the_wind),
    hint({.target = {.cards = 1, .hp = -1}, .taps = true, .wards = true}));
const SkillDef yangfan(
    {"yangfan", "扬帆", "Yangfan", "出牌阶段限一次，你可弃置一张手牌，检索一张装备牌并获得之。",
     "Once in your play phase you may discard a hand card; then search for an equipment card and obtain it."},
    only_in("002.search"), at<Timing::PlayIdle>().once_per_phase().choose(choose_ballast).then(set_sail),
    hint({.finds_gear = true}));

}  // namespace

const General fanying({.id = "fanying",
                       .zh = "帆影",
                       .en = "Fan Ying",
                       .set = "workshop",
                       .kingdom = Kingdom::Wu,
                       .gender = Gender::Female,
                       .hp = 3,
                       .skills = {&jiefeng, &yangfan}});

}  // namespace jiesuan
