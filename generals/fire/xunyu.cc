// 荀彧 Xun Yu · Wei · male · 3
//
// 驱虎 Quhu — once in your play phase: pindian with a character that has more hp than you. If you win it
// deals 1 damage to a character in its attack range whom you choose; otherwise it deals 1 damage to you. 节命
// Jieming — after each point of damage dealt to you you may let a character draw up to as many hand cards as
// its maximum hp, at most five.                                                               [R004-09]
#include "engine/content/hint.h"
#include "generals/common.h"

namespace jiesuan {
namespace {

SeatSet tigers(const Game& g, Seat owner) {
  SeatSet set = with_hand_cards(g, others(g, owner));
  for (Seat s : set)
    if (g[s].hp_value() <= g[owner].hp_value()) set.remove(s);
  return set;
}
bool choose_tiger(const Skill<Phase>& s, Option& o) {
  return !s.game[s.owner].hand.empty() && pick_seats(o, tigers(s.game, s.owner));
}
SeatSet prey(const Game& g, Seat tiger) { return g.alive(tiger) ? in_range_of(g, tiger) : SeatSet{}; }
Task<> drive_the_tiger(Skill<Phase> s) {
  const Seat tiger = s.seat();
  const PindianResult result = co_await pindian(s.game, s.owner, s.seats, s.skill);
  if (result.winners.empty()) co_return;
  Seat victim = s.owner;
  if (result.winners[0] == s.owner) {
    const Seat chosen = co_await choose_seat(s.game, s.owner, prey(s.game, tiger), false,
                                             asked_by(s, tiger).to("受到其伤害", "it is dealt damage"));
    victim = chosen;
  }
  if (victim == kNoSeat) co_return;
  Damage d = damage_from(s, victim);
  d.source = tiger;
  co_await deal_damage(s.game, d);
}

const SkillDef quhu(
    {"quhu", "驱虎", "Quhu",
     "出牌阶段限一次，你可与一名体力值大于你的角色拼点：若你赢，其对其攻击范围内你选择的一名角色造成1点伤害；"
     "若你没赢，其对你造成1点伤害。",
     "Once in your play phase: pindian with a character that has more hp than you. If you win it deals 1 "
     "damage to a character of your choice in its attack range; if not, it deals 1 damage to you."},
    at<Timing::PlayIdle>().once_per_phase().when(owners_phase).choose(choose_tiger).then(drive_the_tiger),
    hint({.self = {.other = -0.5F}, .target = {.hp = -0.5F}}));

int full_hand(const Character& c) { return std::min<int>(c.max_hp, 5); }

bool choose_receiver(const Skill<Damage>& s, Option& o) {
  SeatSet set = living(s.game);
  for (Seat t : set)
    if (s.game[t].hand.size() >= full_hand(s.game[t])) set.remove(t);
  return pick_seats(o, set);
}
Task<> fill_the_hand(Skill<Damage> s) {
  const Character& c = s.game[s.seat()];
  co_await draw(s.game, s.seat(), full_hand(c) - c.hand.size());
}

const SkillDef jieming(
    {"jieming", "节命", "Jieming", "当你受到1点伤害后，可令一名角色将手牌摸至X张（X为其体力上限且至多为5）。",
     "After each point of damage dealt to you you may let a character draw until it has as many hand cards as "
     "its maximum hp, at most five."},
    at<Timing::DamageTaken>()
        .may()
        .when(owner_is_victim)
        .times(per_point)
        .choose(choose_receiver)
        .then(fill_the_hand),
    hint({.target = {.cards = 2}}));

}  // namespace

const General xunyu({.id = "xunyu",
                     .zh = "荀彧",
                     .en = "Xun Yu",
                     .set = "fire",
                     .kingdom = Kingdom::Wei,
                     .hp = 3,
                     .skills = {&quhu, &jieming}});

}  // namespace jiesuan
