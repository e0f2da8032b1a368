// 敕令 that would come into the discard pile unused lies beside the pile (府库) instead, and before the turn
// ends everybody without a force obeys it. That is no use: there is nothing to nullify (hegemony §§11, 13).
#include "cards/hegemony/imperial_order.h"

#include "cards/common.h"
#include "modes/hegemony/memory.h"

namespace jiesuan {
namespace {

bool unused_order(const Game& g, const MovePart& p, CardId c) {
  return p.to == Zone::Discard && p.reason != Reason::Use && printed_name(g, c) == kImperialOrder;
}

// Somebody has to carry out a rule: the first in order who lives.
SeatSet first_in_order(const Game& g) {
  const SeatList all = in_order(g, living(g));
  return all.empty() ? SeatSet{} : SeatSet(all[0]);
}

SeatSet order_keeper(const Game& g, const Move& m) {
  for (const MovePart& p : m.parts)
    for (CardId c : p.cards)
      if (unused_order(g, p, c)) return first_in_order(g);
  return {};
}
Task<> keep_order(Skill<Move> s) {
  CardSet kept;
  for (MovePart& p : s.event.parts)
    for (CardId c : p.cards)
      if (unused_order(s.game, p, c)) {
        p.cards.remove(c);
        kept.add(c);
      }
  add_moving(s.game, s.event, kept, Zone::Outside, kNoSeat, Reason::Put, kNoSeat);
  for (MovePart& p : s.event.parts)
    if (p.to == Zone::Outside) p.face_up = true;
  memory_of(s.game).order_waits = true;
  co_return;
}
const RuleDef into_treasury(
    {"rule_imperial_treasury", "府库", "Treasury"}, only_in("hegemony"), Listing::Internal,
    at<Timing::MoveBefore1>().cls(PriorityClass::Flow).by(order_keeper).then(keep_order));

SeatSet proclaimer(const Game& g, const Turn&) { return first_in_order(g); }
bool order_waits(const Skill<Turn>& s) { return memory_of(s.game).order_waits; }

SeatSet undecided(const Game& g) {
  SeatSet all = living(g);
  for (Seat s : all)
    if (g[s].kingdom != Kingdom::None) all.remove(s);
  return all;
}
// One whole: what its reveals lead to comes when all have obeyed (hegemony §14.8).
Task<> proclaim(Skill<Turn> s) {
  Game& g = s.game;
  memory_of(g).order_waits = false;
  SkillUse whole;
  whole.skill = s.skill;
  const Running<SkillUse> running_order(g, whole);
  const SeatList who = in_order(g, undecided(g));
  for (Seat t : who)
    if (g.alive(t) && g[t].kingdom == Kingdom::None) co_await obey_imperial_order(g, t);
  co_await drain_reveals(g);
}
const RuleDef from_treasury(
    {"rule_imperial_order", "敕令", "Imperial Order",
     "回合结束前，若有【敕令】于此回合移入府库，所有未确定势力的角色依次执行其效果。",
     "Before a turn ends in which an Imperial Order was put beside the pile, every character without a force "
     "carries out its effect."},
    only_in("hegemony"),
    at<Timing::TurnEnd6>().cls(PriorityClass::Flow).by(proclaimer).when(order_waits).then(proclaim));

}  // namespace
}  // namespace jiesuan
