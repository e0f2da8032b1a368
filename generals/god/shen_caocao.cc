// 神曹操 God Cao Cao · God · male · 3
//
// 归心 Guixin — after each point of damage dealt to you you may obtain a card of every other character, one
// after the other in the order of seats, and then turn over.                 [R000-101, R000-122, R004-14]
// 飞影 Feiying (locked) — the distance of others to you is 1 higher.
#include "engine/content/hint.h"
#include "generals/common.h"
#include "generals/god/lent.h"

namespace jiesuan {
namespace {

Task<> win_all_hearts(Skill<Damage> s) {
  Game& g = s.game;
  const SeatList everybody = in_order(g, others(g, s.owner));
  for (Seat t : everybody) {
    if (!g.alive(t)) continue;
    const CardId c = co_await choose_card_of(g, s.owner, t, Zones::All, asked_by(s, t).to("获得", "take"));
    if (c != kNoCard) co_await obtain(g, s.owner, CardSet(c));
  }
  if (g.alive(s.owner)) co_await flip(g, s.owner);
}

const SkillDef guixin(
    {"guixin", "归心", "Guixin", "当你受到1点伤害后，可依次获得每名其他角色区域里的一张牌，然后你翻面。",
     "After each point of damage dealt to you you may obtain a card from the zones of every other character in "
     "turn, then you turn over."},
    at<Timing::DamageTaken>().may().when(owner_is_victim).times(per_point).then(win_all_hearts),
    hint({.self = {.flips = true}, .everybody = {.cards = -1}, .per_target = 0.9F}));

}  // namespace

const SkillDef feiying({"feiying", "飞影", "Feiying", "锁定技，其他角色计算与你的距离+1。",
                        "Locked: the distance of others to you is +1."},
                       Tag::Locked, state(StateKind::DistanceTo, 1));

const General shen_caocao({.id = "shen_caocao",
                           .zh = "神曹操",
                           .en = "God Cao Cao",
                           .set = "god",
                           .kingdom = Kingdom::God,
                           .hp = 3,
                           .skills = {&guixin, &feiying}});

}  // namespace jiesuan
