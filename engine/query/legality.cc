#include "engine/query/legality.h"

#include "engine/query/cards.h"
#include "engine/query/distance.h"
#include "engine/query/seats.h"
#include "engine/query/states.h"

namespace jiesuan {
namespace {

bool some_state_says_so(const Game& g, Seat s, StateKind kind, const VirtualCard& card, Seat other,
                        const CardSet& without) {
  bool yes = false;
  each_state(g, s, kind, without, [&](const StateContext& st, const StateUnit& u) {
    if (u.test(st, card, other)) yes = true;
  });
  return yes;
}

inline bool any_state(const Game& g, Seat s, StateKind kind, const VirtualCard& card, Seat other) {
  return has_state(g, s, kind) && some_state_says_so(g, s, kind, card, other, CardSet{});
}

// The cards without those the state forbids.
CardSet spared(const Game& g, Seat s, StateKind kind, CardSet cards) {
  if (!has_state(g, s, kind)) return cards;
  for (CardId c : cards)
    if (any_state(g, s, kind, as_itself(g, s, c), s)) cards.remove(c);
  return cards;
}

}  // namespace

bool forbidden(const Game& g, Seat user, const VirtualCard& card, bool respond) {
  if (g[user].uncounted) return true;  // 调虎离山: cannot use cards
  if (any_state(g, user, respond ? StateKind::ForbidRespond : StateKind::ForbidUse, card, user)) return true;
  if (has_state(g, user, StateKind::BarCards))
    for (CardId c : card.cards)
      if (barred(g, user, c)) return true;
  if (somebody_has(g, StateKind::ForbidOthers))
    for (Seat s : others(g, user))
      if (any_state(g, s, StateKind::ForbidOthers, card, user)) return true;
  return false;
}

CardSet respondable(const Game& g, Seat s, CardSet cards) {
  for (CardId c : cards)
    if (forbidden(g, s, as_itself(g, s, c), true)) cards.remove(c);
  return cards;
}

CardSet discardable(const Game& g, Seat s, CardSet cards) {
  return spared(g, s, StateKind::ForbidDiscard, cards);
}

bool barred(const Game& g, Seat owner, CardId c) {
  bool yes = false;
  each_state(g, owner, StateKind::BarCards, CardSet{}, [&](const StateContext& st, const StateUnit& u) {
    if (u.of_card(st, c)) yes = true;
  });
  return yes;
}

namespace {

// Somebody else draws the card upon himself (同疾).
bool drawn_by_another(const Game& g, Seat user, const VirtualCard& card, Seat target) {
  if (!somebody_has(g, StateKind::SoleTarget)) return false;
  for (Seat s : others(g, user))
    if (s != target && any_state(g, s, StateKind::SoleTarget, card, user)) return true;
  return false;
}

}  // namespace

bool may_be_target(const Game& g, Seat user, const VirtualCard& card, Seat target) {
  if (any_state(g, target, StateKind::Untargetable, card, user)) return false;
  if (user == kNoSeat) return true;
  return !any_state(g, user, StateKind::ForbidTarget, card, target) &&
         !drawn_by_another(g, user, card, target);
}

bool within_limit(const Game& g, Seat user, const VirtualCard& card) {
  const CardDef& d = def(card.name);
  if (d.per_phase == 0 && d.per_turn == 0) return true;
  int extra = 0;
  each_state(g, user, StateKind::UseLimit, card.engaged(),
             [&](const StateContext& st, const StateUnit& u) { extra += u.for_card(st, card); });
  const History& h = g.state.history;
  if (d.per_phase && h.counted(Span::Phase, user, d.family) >= d.per_phase + extra) return false;
  if (d.per_turn && h.counted(Span::Turn, user, d.family) >= d.per_turn + extra) return false;
  return true;
}

namespace {

// How far the card reaches; kNoDistance = anywhere.
int reach_of(const Game& g, Seat user, const VirtualCard& card) {
  const Reach reach = def(card.name).reach;
  if (reach == Reach::Any) return kNoDistance;
  if (has_state(g, user, StateKind::NoDistance) &&
      some_state_says_so(g, user, StateKind::NoDistance, card, user, card.engaged()))
    return kNoDistance;
  return reach == Reach::DistanceOne ? 1 : attack_range(g, user, card.engaged());
}

}  // namespace

bool may_lie_before(const Game& g, const VirtualCard& card, Seat target) {
  if (!g[target].alive || g[target].judging.full()) return false;
  for (const DelayedTrick& t : g[target].judging)
    if (t.name == card.name) return false;
  return may_be_target(g, kNoSeat, card, target);
}

namespace {

// Everything but the distance.
bool suitable_target(const Game& g, Seat user, const VirtualCard& card, Seat target) {
  const CardDef& d = def(card.name);
  const Character& c = g[target];
  if (!c.alive || c.uncounted) return false;
  switch (d.targets) {
    case TargetKind::None:
      return false;
    case TargetKind::Self:
      if (target != user) return false;
      break;
    case TargetKind::AllOthers:
      if (target == user) return false;
      break;
    case TargetKind::Chosen:
      if (target == user && !d.self_too) return false;
      break;
    case TargetKind::All:
      break;
  }
  if (d.target_ok && !d.target_ok(g, user, card, target)) return false;
  if (d.category == Category::DelayedTrick && !may_lie_before(g, card, target)) return false;
  return may_be_target(g, user, card, target);
}

bool within(const Game& g, Seat user, const VirtualCard& card, Seat target, int reach) {
  return reach == kNoDistance || distance(g, user, target, card.engaged()) <= reach ||
         any_state(g, target, StateKind::FreeDistanceTo, card, user);
}

// On whom the user may go on using a card whose limit it has reached.
SeatSet beyond_limit(const Game& g, Seat user, const VirtualCard& card) {
  SeatSet set;
  if (!somebody_has(g, StateKind::FreeLimitOn)) return set;
  for (Seat s = 0; s < g.players(); ++s)
    if (any_state(g, s, StateKind::FreeLimitOn, card, user) && legal_target(g, user, card, s)) set.add(s);
  return set;
}

}  // namespace

bool legal_target(const Game& g, Seat user, const VirtualCard& card, Seat target, bool free_distance) {
  if (!suitable_target(g, user, card, target)) return false;
  return free_distance || within(g, user, card, target, reach_of(g, user, card));
}

SeatSet legal_targets(const Game& g, Seat user, const VirtualCard& card, bool free_distance) {
  const int reach = free_distance ? kNoDistance : reach_of(g, user, card);
  SeatSet set;
  for (Seat s = 0; s < g.players(); ++s)
    if (suitable_target(g, user, card, s) && within(g, user, card, s, reach)) set.add(s);
  return set;
}

bool has_targets(const Game& g, Seat user, const VirtualCard& card, bool free_distance) {
  if (def(card.name).targets == TargetKind::Self) return legal_target(g, user, card, user, free_distance);
  const int reach = free_distance ? kNoDistance : reach_of(g, user, card);
  for (int i = 1; i <= g.players(); ++i) {  // the neighbours first: they are the nearest
    const Seat s = seat_after(g, user, i);
    if (suitable_target(g, user, card, s) && within(g, user, card, s, reach)) return true;
  }
  return false;
}

int most_targets(const Game& g, Seat user, const VirtualCard& card) {
  int most = def(card.name).max_targets;
  each_state(g, user, StateKind::ExtraTargets, card.engaged(),
             [&](const StateContext& st, const StateUnit& u) { most += u.for_card(st, card); });
  return most;
}

Pick next_target(const Game& g, const Request& r, const Option& o, const Selection& so_far, Seat user,
                 const VirtualCard& card) {
  const CardDef& d = def(card.name);
  Pick pick;
  if (d.targets != TargetKind::Chosen) {
    pick.done = true;
    return pick;
  }
  if (d.choose) return d.choose(g, r, o, so_far);
  const Need* need = r.need;
  const bool required = need && need->required != kNoSeat;
  const int chosen = so_far.seats.size() + (required ? 1 : 0);
  pick.done = chosen >= d.min_targets;
  const bool more = !(need && need->no_extra) && chosen < most_targets(g, user, card);
  if (!more) return pick;
  pick.seats = legal_targets(g, user, card, need && need->free_distance);
  if (!need && !within_limit(g, user, card)) pick.seats &= beyond_limit(g, user, card);
  for (Seat s : so_far.seats) pick.seats.remove(s);
  if (required) pick.seats.remove(need->required);
  return pick;
}

bool usable_at_idle(const Game& g, Seat user, const VirtualCard& card) {
  const CardDef& d = def(card.name);
  if (!d.idle || forbidden(g, user, card)) return false;
  return within_limit(g, user, card) ? has_targets(g, user, card) : !beyond_limit(g, user, card).empty();
}

}  // namespace jiesuan
