// 贾诩 Jia Xu · Qun · male · 3
//
// 完杀 Wansha (locked) — in your turn nobody but you and whoever is dying can use 桃.
// 乱武 Luanwu (limited) — in your play phase: every other character in turn uses a 杀 on somebody nearest
// to it, or loses 1 hp.                                                                  [principles T10]
// 帷幕 Weimu (locked) — you are no legal target of black tricks.                                [R000-16]
#include "engine/content/hint.h"
#include "generals/common.h"
#include "generals/forest/lent.h"

namespace jiesuan {
namespace {

bool peach_of_a_bystander(const StateContext& s, const Deed& d) {
  return d.card.name == kPeach && s.game.in_turn_of(s.owner) && !is_dying(s.game, d.actor);
}

}  // namespace

const SkillDef wansha({"wansha", "完杀", "Wansha",
                       "锁定技，你的回合内，除你以外，只有处于濒死状态的角色能使用【桃】。",
                       "Locked: in your turn nobody but you and whoever is dying can use a Peach."},
                      Tag::Locked, forbids_others(Act::Use, peach_of_a_bystander));

namespace {

SeatSet nearest_to(const Game& g, Seat from) {
  SeatSet set;
  int least = kNoDistance;
  for (Seat t : others(g, from)) {
    const int d = distance(g, from, t);
    if (d < least) set.clear();
    if (d <= least) set.add(t);
    least = std::min(least, d);
  }
  return set;
}
Need slash_on(const Skill<Phase>& s, Seat user, Seat victim) {
  Need n;
  n.seat = user;
  n.wanted = kSlashes;
  n.required = victim;
  n.asked_by = s.skill;
  n.otherwise = {"失去 1 点体力", "you lose 1 hp"};
  return n;
}
// Whom of the nearest it has a 杀 for; with several of them it says first whom it goes for.
Task<> turn_on_the_nearest(Skill<Phase> s, Seat who) {
  SeatSet victims;
  for (Seat t : nearest_to(s.game, who)) {
    Need n = slash_on(s, who, t);
    if (can_answer(s.game, n)) victims.add(t);
  }
  Seat victim = victims.size() == 1 ? victims.first() : kNoSeat;
  if (victims.size() > 1) {
    const Seat chosen = co_await choose_seat(
        s.game, who, victims, true,
        asked_by(s).to("对其使用【杀】", "you use a Slash on it").or_else("失去 1 点体力", "you lose 1 hp"));
    victim = chosen;
  }
  bool used = false;
  if (victim != kNoSeat) {
    const bool did = co_await need_to_use(s.game, slash_on(s, who, victim));
    used = did;
  }
  if (!used) co_await lose_hp(s.game, who, 1, s.skill);
}
Task<> unleash(Skill<Phase> s) {
  const SeatList all = in_order(s.game, others(s.game, s.owner));
  for (Seat t : all)
    if (s.game.alive(t)) co_await turn_on_the_nearest(s, t);
}

const SkillDef luanwu(
    {"luanwu", "乱武", "Luanwu",
     "限定技，出牌阶段，你可令所有其他角色依次选择：对距离最近的另一名角色使用一张【杀】，或失去1点体力。",
     "Limited: in your play phase every other character in turn uses a Slash on another nearest to it, or loses "
     "1 hp."},
    Tag::Limited, at<Timing::PlayIdle>().when(owners_phase).then(unleash),
    hint({.everybody = {.hp = -0.6F}}));

bool black_trick(const StateContext&, const Deed& d) {
  return d.card.colour == Colour::Black && def(d.card.name).is_trick();
}

const SkillDef weimu({"weimu", "帷幕", "Weimu", "锁定技，你不能成为黑色锦囊牌的目标。",
                      "Locked: you cannot be the target of a black trick."},
                     Tag::Locked, cannot_be_target(black_trick));

}  // namespace

const General jiaxu({.id = "jiaxu",
                     .zh = "贾诩",
                     .en = "Jia Xu",
                     .set = "forest",
                     .kingdom = Kingdom::Qun,
                     .hp = 3,
                     .skills = {&wansha, &luanwu, &weimu}});

}  // namespace jiesuan
