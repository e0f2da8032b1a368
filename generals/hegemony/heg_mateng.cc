// 马腾 Ma Teng · Qun · male · 4 half symbols
//
// 马术 as in generals/standard/machao.cc.
// 雄异 Xiongyi (limited) — in your play phase: everybody of your force draws three cards; then, if no force
// has fewer members than yours, you recover 1 hp.
#include "engine/content/hint.h"
#include "generals/common.h"

namespace jiesuan {
namespace {

// Every ambitionist is a force of one; only forces with living members are compared (hegemony §13).
bool of_a_smallest_force(const Game& g, Seat s) {
  if (g[s].kingdom == Kingdom::None) return false;
  const int own = allies_of(g, s).size();
  for (Seat t : living(g))
    if (g[t].kingdom != Kingdom::None && allies_of(g, t).size() < own) return false;
  return true;
}

Task<> rally(Skill<Phase> s) {
  Game& g = s.game;
  const SeatList all = in_order(g, allies(s));
  for (Seat t : all)
    if (g.alive(t)) co_await draw(g, t, 3);
  if (g.alive(s.owner) && of_a_smallest_force(g, s.owner)) co_await recover(g, recovery_from(s, s.owner));
}

const SkillDef xiongyi(
    {"xiongyi", "雄异", "Xiongyi",
     "限定技，出牌阶段，你可令与你势力相同的所有角色各摸三张牌；然后若你的势力是角色数最少的势力，你回复1点体力。",
     "Limited: in your play phase everybody of your force draws three cards; then, if no force has fewer members, "
     "you recover 1 hp."},
    Tag::Limited, at<Timing::PlayIdle>().when(owners_phase).then(rally), hint({.self = {.cards = 3}}));

}  // namespace

const General heg_mateng({.id = "heg_mateng",
                          .zh = "马腾",
                          .en = "Ma Teng",
                          .set = "hegemony",
                          .kingdom = Kingdom::Qun,
                          .hp = 4,
                          .skills = {"mashu", &xiongyi}});

}  // namespace jiesuan
