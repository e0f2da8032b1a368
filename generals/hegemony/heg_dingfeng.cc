// 丁奉 Ding Feng · Wu · male · 4 half symbols
//
// 短兵 Duanbing — when you have chosen the targets of a 杀 you may add another at distance 1.
// 奋迅 Fenxun — once in your play phase: discard a card and choose another character: your distance to it is
// 1 for the rest of this turn.
#include "engine/content/hint.h"
#include "generals/common.h"

namespace jiesuan {
namespace {

// Those the 杀 could be used on and is not used on yet.
bool choose_one_more(const Skill<Use>& s, Option& o) {
  const Use& u = s.event;
  SeatSet near = at_distance(s.game, s.owner, 1);
  for (Seat t : near)
    if (!legal_target(s.game, u.user, u.card, t, true)) near.remove(t);
  for (const Target& t : u.targets) near.remove(t.seat);
  return pick_seats(o, near);
}
Task<> strike_another(Skill<Use> s) {
  also_target(s.game, s.event, s.seat());
  co_return;
}

const SkillDef duanbing(
    {"duanbing", "短兵", "Duanbing",
     "当你使用【杀】选择目标后，可令一名距离为1的其他角色也成为此【杀】的目标。",
     "When you have chosen the targets of a Slash you may add another at distance 1."},
    at<Timing::UseTargetsChosen>().may().when(own_slash).choose(choose_one_more).then(strike_another),
    hint({.target = {.hp = -0.7F}}));

// Distances are never below 1, so this makes it exactly 1 whatever else is added.
int next_to_it(const StateContext& s, Seat other) { return other == s.value<Seat>() ? -kNoDistance : 0; }
const SkillDef rushed({"state_fenxun", "奋迅", "Fenxun"}, Listing::Internal,
                      state(StateKind::DistanceFrom, next_to_it));

bool choose_price_and_goal(const Skill<Phase>& s, Option& o) {
  return pick_discards(s, o, s.game[s.owner].own_cards(), 1, 1) && pick_seats(o, others(s.game, s.owner));
}
Task<> rush(Skill<Phase> s) {
  co_await discard(s.game, s.owner, s.cards);
  if (s.game.alive(s.owner)) leave_effect(s.game, s.owner, rushed, Scope::Turn, s.owner, s.seat());
}

const SkillDef fenxun(
    {"fenxun", "奋迅", "Fenxun",
     "出牌阶段限一次，你可弃置一张牌并选择一名其他角色，本回合你至其的距离视为1。",
     "Once in your play phase: discard a card and choose another character: your distance to it is 1 this "
     "turn."},
    at<Timing::PlayIdle>().once_per_phase().when(owners_phase).choose(choose_price_and_goal).then(rush),
    hint({.target = {.other = -0.9F}, .moment = Moment::Striking}));

}  // namespace

const General heg_dingfeng({.id = "heg_dingfeng",
                            .zh = "丁奉",
                            .en = "Ding Feng",
                            .set = "hegemony",
                            .kingdom = Kingdom::Wu,
                            .hp = 4,
                            .companions = {"heg_xusheng"},
                            .skills = {&duanbing, &fenxun}});

}  // namespace jiesuan
