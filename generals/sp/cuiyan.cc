// 崔琰 Cui Yan · Wei · male · 3
//
// 雅望 Yawang (locked) — instead of drawing in your draw phase you draw X cards and may use at most X cards
// in the play phase of this turn, X being the number of characters with as much hp as you.
// 殉志 Xunzhi — at the start of your prepare phase, if neither neighbour has as much hp as you, you may lose
// 1 hp; then your hand limit is 2 higher for the rest of the game.
#include "engine/content/hint.h"
#include "generals/common.h"

namespace jiesuan {
namespace {

bool as_much_hp(const Game& g, Seat a, Seat b) { return g[a].hp_value() == g[b].hp_value(); }

// ---- 雅望. The value of the effect is how many cards may have been used in the play phases of this turn,
// with those that were used before there was a limit (R001-24).

int used_in_play_phases(const Game& g) {
  return g.done_in(PhaseKind::Play).count[static_cast<int>(Counter::UsedCard)];
}
bool used_up(const StateContext& s, const Deed&) {
  return s.game.in_phase_of(s.owner, PhaseKind::Play) && used_in_play_phases(s.game) >= s.value<int>();
}
const SkillDef few_cards({"state_yawang", "雅望", "Yawang"}, Listing::Internal, forbids(Act::Use, used_up));

int peers(const Game& g, Seat owner) {
  int n = 0;
  for (Seat s : living(g)) n += as_much_hp(g, s, owner) ? 1 : 0;
  return n;
}
Task<> draw_for_peers(Skill<Phase> s) {
  const int x = peers(s.game, s.owner);
  s.event.no_draw = true;
  leave_effect(s.game, s.owner, few_cards, Scope::Turn, s.owner, used_in_play_phases(s.game) + x);
  co_await draw(s.game, s.owner, x);
}

const SkillDef yawang(
    {"yawang", "雅望", "Yawang",
     "锁定技，摸牌阶段，你改为摸X张牌，且本回合出牌阶段至多使用X张牌（X为与你体力值相等的角色数）。",
     "Locked: in your draw phase you draw X cards instead and may use at most X cards in the play phase of "
     "this turn, X being the number of characters with as much hp as you."},
    Tag::Locked, at<Timing::DrawStart2>().when(owner_draws).then(draw_for_peers), hint({.rations = true}));

// ---- 殉志. The value of the effect counts how often.

int two_each_time(const StateContext& s) { return 2 * s.value<int>(); }
const SkillDef steadfast({"state_xunzhi", "殉志", "Xunzhi"}, Listing::Internal,
                         state(StateKind::HandLimit, two_each_time));

bool unlike_neighbours(const Skill<Phase>& s) {
  if (!owners_phase(s) || !can_pay_hp(s.game, s.owner)) return false;
  for (Seat t : {previous_living(s.game, s.owner), next_living(s.game, s.owner)})
    if (t != kNoSeat && as_much_hp(s.game, t, s.owner)) return false;
  return true;
}
Task<> hold_fast(Skill<Phase> s) {
  co_await lose_hp(s.game, s.owner, 1, s.skill);
  if (!s.game.alive(s.owner)) co_return;
  ++*lasting_value<int>(s.game, s.owner, steadfast, Scope::Game, s.owner);
}

const SkillDef xunzhi(
    {"xunzhi", "殉志", "Xunzhi",
     "准备阶段开始时，若你的上家和下家的体力值均与你不同，可失去1点体力，然后你的手牌上限永久+2。",
     "At the start of your prepare phase, if neither neighbour has as much hp as you, you may lose 1 hp; then "
     "your hand limit is 2 higher for the rest of the game."},
    at<Timing::PrepareStart>().may().when(unlike_neighbours).then(hold_fast),
    hint({.self = {.hp = -1, .other = 1}}));

}  // namespace

const General cuiyan({.id = "cuiyan",
                      .zh = "崔琰",
                      .en = "Cui Yan",
                      .set = "sp",
                      .kingdom = Kingdom::Wei,
                      .hp = 3,
                      .skills = {&yawang, &xunzhi}});

}  // namespace jiesuan
