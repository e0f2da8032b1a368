// 伏皇后 Empress Fu · Qun · female · 3
//
// 惴恐 Zhuikong — at the start of another character's turn, if you are wounded, you may pindian with it.
// You win: this turn its cards can target nobody but itself. Otherwise: this turn its distance to you is 1.
// 求援 Qiuyuan — when you become the target of a 杀 you may make another character, not its user, choose:
// give you a 闪, or become a target of this 杀 as well.               [R004-39, R004-40, C65, timings §9.2]
#include "engine/content/hint.h"
#include "generals/common.h"

namespace jiesuan {
namespace {

bool somebody_else(const StateContext& s, const Deed& d) { return d.target != s.owner; }
const SkillDef frightened({"state_zhuikong_won", "惴恐", "Zhuikong"}, Listing::Internal,
                          forbids(Act::Target, somebody_else));

// Distances are never below 1, so this makes it exactly 1 whatever else is added.
int next_to_her(const StateContext& s, Seat other) { return other == s.instance.creator ? -kNoDistance : 0; }
const SkillDef exposed({"state_zhuikong_lost", "惴恐", "Zhuikong"}, Listing::Internal,
                       state(StateKind::DistanceFrom, next_to_her));

bool anothers_turn_and_wounded(const Skill<Turn>& s) {
  return s.event.owner != s.owner && s.game[s.owner].wounded() && can_pindian(s.game, s.owner, s.event.owner);
}
Task<> confront(Skill<Turn> s) {
  const Seat who = s.event.owner;
  const bool won = co_await wins_pindian(s, s.owner, who);
  if (!s.game.alive(who)) co_return;
  leave_effect(s.game, who, won ? frightened : exposed, Scope::Turn, s.owner);
}

const SkillDef zhuikong(
    {"zhuikong", "惴恐", "Zhuikong",
     "其他角色的回合开始时，若你已受伤，可与其拼点：若你赢，本回合其使用的牌只能以其自己为目标；若你没赢，本回合其至你的距离为1。",
     "At the start of another character's turn, if you are wounded, you may pindian with it: if you win its cards "
     "can only target itself this turn, otherwise its distance to you is 1 this turn."},
    at<Timing::TurnStart9>().may().about(whose_turn).when(anothers_turn_and_wounded).then(confront),
    hint({.self = {.cards = -0.5F}, .about = {.other = -0.9F}}));

bool could_join(const Game& g, const Use& u, Seat s) {
  for (const Target& t : u.targets)
    if (t.seat == s && !t.cancelled) return false;
  return legal_target(g, u.user, u.card, s, true);
}
// Nobody of whom everybody knows that it can do neither.
SeatSet helpers(const Game& g, Seat owner, const Use& u) {
  SeatSet set;
  for (Seat s : others(g, owner))
    if (s != u.user && (!g[s].hand.empty() || could_join(g, u, s))) set.add(s);
  return set;
}
bool targeted_by_slash(const Skill<Use>& s) {
  return s.event.target().seat == s.owner && is_slash(s.event.card.name);
}
bool choose_helper(const Skill<Use>& s, Option& o) {
  return pick_seats(o, helpers(s.game, s.owner, s.event));
}
Task<> call_for_help(Skill<Use> s) {
  Game& g = s.game;
  const Seat helper = s.seat();
  const CardSet jinks = hand_cards_named(g, helper, kJink);
  Asking why = asked_by(s, s.owner).to("交出", "hand over");
  if (could_join(g, s.event, helper))
    why.or_else("成为此【杀】的目标", "you become a target of the Slash");
  else
    why.or_else("不帮忙", "you do not help");
  const CardSet given = co_await choose_own_cards(g, helper, jinks, 1, 1, true, why);
  if (!given.empty()) {
    co_await give(g, helper, s.owner, given);
  } else if (could_join(g, s.event, helper)) {
    also_target(g, s.event, helper);
  }
}

const SkillDef qiuyuan(
    {"qiuyuan", "求援", "Qiuyuan",
     "当你成为【杀】的目标时，可令使用者以外的一名其他角色选择：交给你一张【闪】，或也成为此【杀】的目标。",
     "When you become the target of a Slash you may make another character, not its user, give you a Jink or "
     "become a target of it as well."},
    at<Timing::UseBecomingTarget>().may().when(targeted_by_slash).choose(choose_helper).then(call_for_help),
    hint({.self = {.other = 0.8F}, .target = {.hp = -0.5F}, .refusal = {.hp = -0.7F}}));

}  // namespace

const General fuhuanghou({.id = "fuhuanghou",
                          .zh = "伏皇后",
                          .en = "Empress Fu",
                          .set = "yijiang",
                          .kingdom = Kingdom::Qun,
                          .gender = Gender::Female,
                          .hp = 3,
                          .skills = {&zhuikong, &qiuyuan}});

}  // namespace jiesuan
