// 神关羽 God Guan Yu · God · male · 5
//
// 武神 Wushen (locked) — your ♥ hand cards are 杀; your ♥ 杀 have no distance limit. [R000-55] 武魂 Wuhun
// (locked) — after each point of damage another character dealt you it gets a 梦魇; when you die of the
// damage, before your role is shown. When you die choose a character with the most 梦魇: it judges, and
// unless it is 桃 or 桃园结义 it dies.                                                     [R000-100,
// R000-121, C18]
#include "engine/content/hint.h"
#include "generals/common.h"

#include "engine/rules/death.h"

namespace jiesuan {
namespace {

CardName heart_is_slash(const StateContext& s, CardId c, CardName name) {
  return suit_of(s.game, c, s.owner) == Suit::Heart ? kSlash : name;
}
bool heart_slash(const StateContext&, const VirtualCard& card) {
  return is_slash(card.name) && card.suit == Suit::Heart;
}

const SkillDef wushen({"wushen", "武神", "Wushen", "锁定技，你的♥手牌均视为【杀】；你使用♥【杀】无距离限制。",
                       "Locked: your ♥ hand cards are Slashes; you use ♥ Slashes at any distance."},
                      Tag::Locked, state(StateKind::NameFilter, heart_is_slash),
                      state(StateKind::NoDistance, heart_slash));

extern const SkillDef wuhun;

bool hurt_by_another(const Skill<Damage>& s) { return owner_is_victim(s) && s.event.source != s.owner; }
Task<> haunt(Skill<Damage> s) {
  add_marks(s.game, s.event.source, wuhun, 1);
  co_return;
}

Seat source_of_damage(const Death& d) { return d.damage ? d.damage->source : kNoSeat; }
bool dies_of_damage(const Skill<Death>& s) {
  const Damage* d = s.event.damage;
  return s.event.seat == s.owner && d && d->victim == s.owner && d->source != s.owner;
}
Task<> haunt_killer(Skill<Death> s) {
  add_marks(s.game, s.event.damage->source, wuhun, s.event.damage->amount);
  co_return;
}

SeatSet most_haunted(const Game& g, Seat owner) {
  SeatSet set;
  int most = 1;
  for (Seat t : others(g, owner)) {
    const int n = marks_of(g, t, wuhun);
    if (n < most) continue;
    if (n > most) set.clear();
    most = n;
    set.add(t);
  }
  return set;
}
bool somebody_is_haunted(const Skill<Death>& s) {
  return s.event.seat == s.owner && !most_haunted(s.game, s.owner).empty();
}
bool choose_haunted(const Skill<Death>& s, Option& o) {
  const SeatSet most = most_haunted(s.game, s.owner);
  return most.size() == 1 || pick_seats(o, most);
}
Task<> call_to_account(Skill<Death> s) {
  const Seat haunted = s.seats.empty() ? most_haunted(s.game, s.owner).first() : s.seat();
  const Verdict v = co_await judge(s.game, haunted, s.skill);
  if (v.name != kPeach && v.name != kGodSalvation) co_await die(s.game, haunted, nullptr);
}

const SkillDef wuhun(
    {"wuhun", "武魂", "Wuhun",
     "锁定技，当你受到其他角色造成的1点伤害后，其获得一枚“梦魇”；当你死亡时，你选择一名“梦魇”最多（至少一枚）的角色，其"
     "判定：若结果不为【桃】或【桃园结义】，其死亡。",
     "Locked: after each point of damage another character dealt you it gets a Nightmare. When you die choose a "
     "character with the most Nightmares, at least one: it judges and dies unless the card is Peach or God "
     "Salvation."},
    Tag::Locked, marks_named("梦魇", "Nightmare"),
    at<Timing::DamageTaken>().about(the_source).when(hurt_by_another).times(per_point).then(haunt),
    at<Timing::DeathBeforeReveal>().about(source_of_damage).when(dies_of_damage).then(haunt_killer),
    at<Timing::DeathWhen>().when(somebody_is_haunted).choose(choose_haunted).then(call_to_account),
    hint({.target = {.hp = -3}}));

}  // namespace

const General shen_guanyu({.id = "shen_guanyu",
                           .zh = "神关羽",
                           .en = "God Guan Yu",
                           .set = "god",
                           .kingdom = Kingdom::God,
                           .hp = 5,
                           .skills = {&wushen, &wuhun}});

}  // namespace jiesuan
