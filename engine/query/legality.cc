#include "engine/query/legality.h"

#include <algorithm>

#include "engine/query/cards.h"
#include "engine/query/distance.h"
#include "engine/query/seats.h"
#include "engine/query/states.h"

namespace jiesuan {
namespace {

bool says_no(const Game& g, Seat s, Whose whose, const Deed& deed, SkillId* by) {
  constexpr auto kForbids = StateKind::Forbids;
  const std::uint64_t mask = mask_of(kForbids.number, whose);
  if (!(g[s].states & mask)) return false;
  bool no = false;
  each_unit(g, s, kForbids.number, mask, CardSet{}, [&](const StateContext& st, const StateUnit& u) {
    if (no || u.whose != whose || !includes(u.acts, deed.act) || !u.answer(kForbids, st, deed)) return;
    no = true;
    if (by) *by = st.instance.skill;
  });
  return no;
}

}  // namespace

bool forbidden_after_a_closer_look(const Game& g, const Deed& deed, SkillId* by) {
  if (deed.actor != kNoSeat && says_no(g, deed.actor, Whose::Own, deed, by)) return true;
  if (deed.target != kNoSeat && says_no(g, deed.target, Whose::TargetingOwner, deed, by)) return true;
  const bool others_may = g.state.states & mask_of(StateKind::Forbids.number, Whose::Others);
  if (deed.actor == kNoSeat || !others_may) return false;
  for (Seat s : others(g, deed.actor))
    if (says_no(g, s, Whose::Others, deed, by)) return true;
  return false;
}

CardSet equipment_at_work(const Game& g, Seat s) {
  CardSet at_work;
  for (const Event* e = g.event; e; e = e->outer) {
    if (e->kind != EventKind::Skill) continue;
    const SkillUse& use = static_cast<const SkillUse&>(*e);
    if (use.owner == s && use.equipment != kNoCard) at_work.add(use.equipment);
  }
  return at_work;
}

CardSet respondable(const Game& g, Seat s, CardSet cards) {
  cards -= equipment_at_work(g, s);
  for (CardId c : cards)
    if (forbidden(g, Deed{Act::Respond, s, as_itself(g, s, c)})) cards.remove(c);
  return cards;
}

CardSet discardable(const Game& g, Seat s, CardSet cards) {
  if (!something_may_be_forbidden(g, s)) return cards;
  for (CardId c : cards)
    if (forbidden(g, Deed{Act::Discard, s, as_itself(g, s, c)})) cards.remove(c);
  return cards;
}

namespace {

template <class Why>
bool allowed_as_target(const Game& g, Seat user, const VirtualCard& card, Seat target, Why& why) {
  SkillId by = SkillId::None;
  return !forbidden(g, Deed{Act::Target, user, card, target}, &by) || why.no(WhyNot::Forbidden, by);
}

}  // namespace

bool may_be_target(const Game& g, Seat user, const VirtualCard& card, Seat target) {
  Silent nobody_asks;
  return allowed_as_target(g, user, card, target, nobody_asks);
}

namespace {

// What few cards are asked is kept out of line: the questions about all of them stay short.
[[gnu::noinline]] bool within_its_limit(const Game& g, Seat user, const VirtualCard& card, const CardDef& d) {
  const int extra = sum_of(g, user, StateKind::UseLimit, card.cards, card);
  const History& h = g.state.history;
  if (d.per_phase && h.counted(Span::Phase, user, d.family) >= d.per_phase + extra) return false;
  if (d.per_turn && h.counted(Span::Turn, user, d.family) >= d.per_turn + extra) return false;
  return true;
}

}  // namespace

bool within_limit(const Game& g, Seat user, const VirtualCard& card) {
  const CardDef& d = def(card.name);
  return (d.per_phase == 0 && d.per_turn == 0) || within_its_limit(g, user, card, d);
}

namespace {

[[gnu::noinline]] int limited_reach(const Game& g, Seat user, const VirtualCard& card, Reach reach) {
  if (may_have(g, user, StateKind::NoDistance) && any_says(g, user, StateKind::NoDistance, card.cards, card))
    return kNoDistance;
  int far = reach == Reach::DistanceOne ? 1 : attack_range(g, user, card.cards);
  each_answer(
      g, user, StateKind::Reach, card.cards, [&](const StateContext&, int n) { far = std::max(far, n); },
      card);
  return far;
}
// How far the card reaches; kNoDistance = anywhere.
int reach_of(const Game& g, Seat user, const VirtualCard& card) {
  const Reach reach = def(card.name).reach;
  return reach == Reach::Any ? kNoDistance : limited_reach(g, user, card, reach);
}

template <class Why>
[[gnu::noinline]] bool fits_before(const Game& g, const VirtualCard& card, Seat target, Why& why) {
  if (!g.alive(target)) return why.no(WhyNot::Dead);
  if (g[target].judging.full()) return why.no(WhyNot::SameTrick);
  for (const DelayedTrick& t : g[target].judging)
    if (t.name == card.name) return why.no(WhyNot::SameTrick);
  return allowed_as_target(g, kNoSeat, card, target, why);
}

// Those the card speaks of, living and counted: whom of them it takes has to be asked one by one.
SeatSet spoken_of(const Game& g, const CardDef& d, Seat user) {
  const SeatSet all = g.state.living - g.state.uncounted;
  const SeatSet oneself = user == kNoSeat ? SeatSet{} : SeatSet(user);
  switch (d.targets) {
    case TargetKind::None:
      return {};
    case TargetKind::Self:
      return all & oneself;
    case TargetKind::AllOthers:
      return all - oneself;
    case TargetKind::Chosen:
      return d.self_too ? all : all - oneself;
    case TargetKind::All:
      return all;
  }
  return {};
}

// How many targets it has if this is one of them that brings others along.
int with_company(const Game& g, const CardDef& d, Seat user, Seat target) {
  SeatSet all = d.along(g, user, target);
  all.add(target);
  return all.size();
}

// Whether it takes one of those it speaks of, at whatever distance.
template <class Why>
[[gnu::always_inline]] inline bool takes(const Game& g, Seat user, const VirtualCard& card, const CardDef& d,
                                         Seat target, Why& why) {
  if (d.target_ok && !d.target_ok(g, user, card, target)) return why.no(WhyNot::CardFace);
  if (card.most_targets && d.along && with_company(g, d, user, target) > card.most_targets)
    return why.no(WhyNot::CardFace);
  if (d.category == Category::DelayedTrick && !fits_before(g, card, target, why)) return false;
  return allowed_as_target(g, user, card, target, why);
}

// Everything but the distance.
template <class Why>
bool suitable_target(const Game& g, Seat user, const VirtualCard& card, Seat target, Why& why) {
  const CardDef& d = def(card.name);
  if (!g.alive(target)) return why.no(WhyNot::Dead);
  if (!g.counts(target)) return why.no(WhyNot::OutOfPlay);
  if (!spoken_of(g, d, user).has(target)) return why.no(WhyNot::CardFace);
  return takes(g, user, card, d, target, why);
}

template <class Why>
[[gnu::noinline]] bool within_reach(const Game& g, Seat user, const VirtualCard& card, Seat target, int reach,
                                    Why& why) {
  return distance(g, user, target, card.cards) <= reach ||
         (may_have(g, target, StateKind::FreeDistanceTo) &&
          any_says(g, target, StateKind::FreeDistanceTo, CardSet{}, card, user)) ||
         (def(card.name).reach == Reach::AttackRange && counts_as_in_range(g, user, target)) ||
         why.no(WhyNot::OutOfRange);
}
template <class Why>
bool within(const Game& g, Seat user, const VirtualCard& card, Seat target, int reach, Why& why) {
  return reach == kNoDistance || within_reach(g, user, card, target, reach, why);
}

// The questions about many ask only for those the card speaks of.
[[gnu::always_inline]] inline bool takes_within(const Game& g, Seat user, const VirtualCard& card,
                                                const CardDef& d, Seat target, int reach) {
  Silent nobody_asks;
  return takes(g, user, card, d, target, nobody_asks) && within(g, user, card, target, reach, nobody_asks);
}

// On whom the user may go on using a card whose limit it has reached.
SeatSet beyond_limit(const Game& g, Seat user, const VirtualCard& card) {
  SeatSet set;
  if (!somebody_may_have(g, StateKind::FreeLimitOn)) return set;
  for (Seat s = 0; s < g.players(); ++s)
    if (any_says(g, s, StateKind::FreeLimitOn, CardSet{}, card, user) && legal_target(g, user, card, s))
      set.add(s);
  return set;
}

}  // namespace

bool may_lie_before(const Game& g, const VirtualCard& card, Seat target) {
  Silent nobody_asks;
  return fits_before(g, card, target, nobody_asks);
}

bool legal_target(const Game& g, Seat user, const VirtualCard& card, Seat target, bool free_distance) {
  Silent nobody_asks;
  if (!suitable_target(g, user, card, target, nobody_asks)) return false;
  return free_distance || within(g, user, card, target, reach_of(g, user, card), nobody_asks);
}

SeatSet legal_targets(const Game& g, Seat user, const VirtualCard& card, bool free_distance) {
  const CardDef& d = def(card.name);
  const int reach = free_distance ? kNoDistance : reach_of(g, user, card);
  SeatSet set = spoken_of(g, d, user);
  for (Seat s : set)
    if (!takes_within(g, user, card, d, s, reach)) set.remove(s);
  return set;
}

bool has_targets(const Game& g, Seat user, const VirtualCard& card, bool free_distance) {
  const CardDef& d = def(card.name);
  if (card.most_targets && (d.targets == TargetKind::All || d.targets == TargetKind::AllOthers)) {
    const int n = legal_targets(g, user, card, free_distance).size();
    return n > 0 && n <= card.most_targets;
  }
  const SeatSet all = spoken_of(g, d, user), before = all & SeatSet::below(user);
  const int reach = free_distance ? kNoDistance : reach_of(g, user, card);
  for (const SeatSet& part : {all - before, before})  // the next seats first: they are near
    for (Seat s : part)
      if (takes_within(g, user, card, d, s, reach)) return true;
  return false;
}

int most_targets(const Game& g, Seat user, const VirtualCard& card) {
  const int most = def(card.name).max_targets + sum_of(g, user, StateKind::ExtraTargets, card.cards, card);
  return card.most_targets ? std::min<int>(most, card.most_targets) : most;
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
  const TargetDemand& demand = r.demand;
  const bool required = demand.required != kNoSeat;
  const int chosen = so_far.seats.size() + (required ? 1 : 0);
  pick.done = chosen >= d.min_targets;
  const bool more = !demand.no_extra && chosen < most_targets(g, user, card);
  if (!more) return pick;
  pick.seats = legal_targets(g, user, card, demand.free_distance);
  if (!demand.by_need && !within_limit(g, user, card)) pick.seats &= beyond_limit(g, user, card);
  for (Seat s : so_far.seats) pick.seats.remove(s);
  if (required) pick.seats.remove(demand.required);
  return pick;
}

namespace {

template <class Why>
bool usable(const Game& g, Seat user, const VirtualCard& card, Why& why) {
  const CardDef& d = def(card.name);
  if (!d.idle) return why.no(WhyNot::NotNow);
  SkillId by = SkillId::None;
  if (forbidden(g, Deed{Act::Use, user, card}, &by)) return why.no(WhyNot::Forbidden, by);
  if (within_limit(g, user, card)) return has_targets(g, user, card) || why.no(WhyNot::NoTarget);
  return !beyond_limit(g, user, card).empty() || why.no(WhyNot::LimitReached);
}

}  // namespace

bool usable_at_idle(const Game& g, Seat user, const VirtualCard& card) {
  Silent nobody_asks;
  return usable(g, user, card, nobody_asks);
}

Objection why_not_usable(const Game& g, Seat user, const VirtualCard& card) {
  Objection why;
  usable(g, user, card, why);
  return why;
}

Objection why_not_target(const Game& g, Seat user, const VirtualCard& card, Seat target, bool free_distance) {
  Objection why;
  const int reach = free_distance ? kNoDistance : reach_of(g, user, card);
  if (suitable_target(g, user, card, target, why)) within(g, user, card, target, reach, why);
  return why;
}

}  // namespace jiesuan
