// 王平 Wang Ping · Shu · male · 4
//
// 将略 Jianglue (limited) — in your play phase: choose one of two commands and summon your force; the others
// of your force decide in order whether to obey it. You and those who obeyed gain 1 max hp and recover 1 hp;
// you draw a card for each who recovered.                                                       (hegemony
// §11)
#include "engine/content/hint.h"
#include "generals/common.h"
#include "modes/hegemony/command.h"
#include "modes/hegemony/summon.h"

namespace jiesuan {
namespace {

// You, then those of your force who obey the command, one after the other.
Task<SeatSet> obedient_ones(Skill<Phase> s, int which) {
  Game& g = s.game;
  SeatSet obedient;
  const SeatList order = in_order(g, allies_of(g, s.owner));
  for (Seat t : order) {
    if (t == s.owner) continue;
    const bool obeyed = co_await obeys_command(g, s.owner, t, which, s.skill);
    if (obeyed) obedient.add(t);
  }
  if (g.alive(s.owner)) obedient.add(s.owner);
  co_return obedient;
}
Task<> give_the_word(Skill<Phase> s) {
  Game& g = s.game;
  const int which = co_await choose_command(g, s.owner, s.skill);
  co_await summon_force(g, s.owner);
  const SeatSet obedient = co_await obedient_ones(s, which);
  const SeatList order = in_order(g, obedient);
  for (Seat t : order) co_await change_max_hp(g, t, 1);
  int recovered = 0;
  for (Seat t : order) {
    if (!g.alive(t)) continue;
    const int before = g[t].hp;
    co_await recover(g, recovery_from(s, t));
    if (g[t].hp > before) ++recovered;
  }
  co_await draw(g, s.owner, recovered);
}

const SkillDef jianglue(
    {"jianglue", "将略", "Jianglue",
     "限定技，出牌阶段，你可选择一张军令并发起势力召唤，与你势力相同的其他角色依次选择是否执行此军令；你与执行的角色各加1点体力上限并回复1点体力，"
     "然后你摸X张牌（X为以此法回复体力的角色数）。",
     "Limited: in your play phase choose one of two commands and summon your force; the others of your force "
     "decide in order whether to obey it. You and those who obeyed gain 1 max hp and recover 1 hp each; then you "
     "draw a card for each who recovered."},
    Tag::Limited, at<Timing::PlayIdle>().when(owners_phase).then(give_the_word),
    hint({.self = {.cards = 1, .hp = 1}}));

}  // namespace

const General heg_wangping({.id = "heg_wangping",
                            .zh = "王平",
                            .en = "Wang Ping",
                            .set = "hegemony_authority",
                            .kingdom = Kingdom::Shu,
                            .hp = 4,
                            .companions = {"heg_jiangwanfeiyi"},
                            .skills = {&jianglue}});

}  // namespace jiesuan
