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
[[gnu::noinline]] bool none_forbids_target(const Game& g, Seat user, const VirtualCard& card, Seat target,
                                           Why& why) {
  SkillId by = SkillId::None;
  return !forbidden_after_a_closer_look(g, Deed{Act::Target, user, card, target}, &by) ||
         why.no(WhyNot::Forbidden, by);
}
bool may_object(const Game& g, Seat target) {
  return (g[target].states & mask_of(StateKind::Forbids.number, Whose::TargetingOwner)) != 0;
}
template <class Why>
bool allowed_as_target(const Game& g, Seat user, const VirtualCard& card, Seat target, Why& why) {
  return !something_may_be_forbidden(g, user, target) || none_forbids_target(g, user, card, target, why);
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

// A card, with what is printed on those of its name: looked up once.
struct Known {
  const VirtualCard& card;
  const CardDef& d;
};

bool within_limit(const Game& g, Seat user, const Known& k) {
  return (k.d.per_phase == 0 && k.d.per_turn == 0) || within_its_limit(g, user, k.card, k.d);
}

[[gnu::noinline]] int changed_reach(const Game& g, Seat user, const VirtualCard& card, Reach reach) {
  if (any_says(g, user, StateKind::NoDistance, card.cards, card)) return kNoDistance;
  int far = reach == Reach::DistanceOne ? 1 : attack_range(g, user, card.cards);
  each_answer(
      g, user, StateKind::Reach, card.cards, [&](const StateContext&, int n) { far = std::max(far, n); },
      card);
  return far;
}
// How far a card reaches that does not reach everybody; kNoDistance: now it does.
int reach_of(const Game& g, Seat user, const VirtualCard& card, const CardDef& d) {
  const bool plain = !may_have(g, user, StateKind::NoDistance) && !may_have(g, user, StateKind::Reach);
  if (!plain) return changed_reach(g, user, card, d.reach);
  return d.reach == Reach::DistanceOne ? 1 : attack_range(g, user, card.cards);
}

template <class Why>
[[gnu::noinline]] bool fits_before(const Game& g, const VirtualCard& card, Seat target, Why& why) {
  if (!g.alive(target)) return why.no(WhyNot::Dead);
  if (g[target].judging.full()) return why.no(WhyNot::SameTrick);
  for (const DelayedTrick& t : g[target].judging)
    if (t.name == card.name) return why.no(WhyNot::SameTrick);
  return allowed_as_target(g, kNoSeat, card, target, why);
}

// Those the card speaks of, living and counted: whom of them it takes has to be asked one by one. (No switch:
// which case it is cannot be foreseen from card to card, and a wrong guess costs more than all of this.)
SeatSet spoken_of(const Game& g, const CardDef& d, Seat user) {
  using enum TargetKind;
  const SeatSet all = g.state.living - g.state.uncounted;
  const SeatSet oneself = user == kNoSeat ? SeatSet{} : all & SeatSet(user);
  const bool others_too = d.targets == Chosen || d.targets == AllOthers || d.targets == All;
  const bool self_too = d.targets == Self || d.targets == All || (d.targets == Chosen && d.self_too);
  return (others_too ? all - oneself : SeatSet{}) | (self_too ? oneself : SeatSet{});
}

// How many targets it has if this is one of them that brings others along.
int with_company(const Game& g, const CardDef& d, Seat user, Seat target) {
  SeatSet all = d.along(g, user, target);
  all.add(target);
  return all.size();
}

// A card about to be used, with what is the same for everybody it may be used on.
struct Aim {
  const Game& g;
  const Seat user;
  const VirtualCard& card;
  const CardDef& d;
  bool watched;     // something may forbid it whoever the target is
  int reach;        // kNoDistance = anywhere
  SeatSet reached;  // those in reach beyond doubt; the others have to be asked
};

SeatSet reached_beyond_doubt(const Game& g, Seat user, int reach) {
  if (user == kNoSeat || may_have(g, user, StateKind::DistanceFrom)) return {};
  SeatSet near =
      within_steps(g, user, reach).those([&](Seat s) { return !may_have(g, s, StateKind::DistanceTo); });
  near.add(user);
  return near;
}

struct Range {
  int reach;
  SeatSet reached;
};
[[gnu::noinline]] Range limited_range(const Game& g, Seat user, const VirtualCard& card, const CardDef& d) {
  const int reach = reach_of(g, user, card, d);
  return {reach, reached_beyond_doubt(g, user, reach)};
}

[[gnu::always_inline]] inline Aim aim(const Game& g, Seat user, const VirtualCard& card, const CardDef& d,
                                      bool free_distance) {
  const bool anywhere = free_distance || d.reach == Reach::Any;
  const Range range = anywhere ? Range{kNoDistance, {}} : limited_range(g, user, card, d);
  return {g, user, card, d, something_may_be_forbidden(g, user), range.reach, range.reached};
}

// Whether it takes one of those it speaks of, at whatever distance.
template <class Why>
[[gnu::always_inline]] inline bool takes(const Aim& a, Seat target, Why& why) {
  const auto& [g, user, card, d, watched, reach, reached] = a;
  if (d.target_ok && !d.target_ok(g, user, card, target)) return why.no(WhyNot::CardFace);
  if (card.most_targets && d.along && with_company(g, d, user, target) > card.most_targets)
    return why.no(WhyNot::CardFace);
  if (d.category == Category::DelayedTrick && !fits_before(g, card, target, why)) return false;
  if (!watched && !may_object(g, target)) return true;
  return allowed_as_target(g, user, card, target, why);
}

// Everything but the distance.
template <class Why>
bool suitable_target(const Aim& a, Seat target, Why& why) {
  if (!a.g.alive(target)) return why.no(WhyNot::Dead);
  if (!a.g.counts(target)) return why.no(WhyNot::OutOfPlay);
  if (!spoken_of(a.g, a.d, a.user).has(target)) return why.no(WhyNot::CardFace);
  return takes(a, target, why);
}

template <class Why>
[[gnu::noinline]] bool within_reach(const Game& g, Seat user, const VirtualCard& card, const CardDef& d,
                                    Seat target, int reach, Why& why) {
  return (distance_may_differ(g, user, target) && distance(g, user, target, card.cards) <= reach) ||
         (may_have(g, target, StateKind::FreeDistanceTo) &&
          any_says(g, target, StateKind::FreeDistanceTo, CardSet{}, card, user)) ||
         (d.reach == Reach::AttackRange && counts_as_in_range(g, user, target)) || why.no(WhyNot::OutOfRange);
}
template <class Why>
bool within(const Aim& a, Seat target, Why& why) {
  const int reach = a.reach;
  return reach == kNoDistance || a.reached.has(target) ||
         within_reach(a.g, a.user, a.card, a.d, target, reach, why);
}

// The questions about many ask only for those the card speaks of.
[[gnu::always_inline]] inline bool takes_within(const Aim& a, Seat target) {
  Silent nobody_asks;
  return takes(a, target, nobody_asks) && within(a, target, nobody_asks);
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

bool within_limit(const Game& g, Seat user, const VirtualCard& card) {
  return within_limit(g, user, Known{card, def(card.name)});
}

bool may_lie_before(const Game& g, const VirtualCard& card, Seat target) {
  Silent nobody_asks;
  return fits_before(g, card, target, nobody_asks);
}

bool legal_target(const Game& g, Seat user, const VirtualCard& card, Seat target, bool free_distance) {
  Silent nobody_asks;
  const Aim a = aim(g, user, card, def(card.name), free_distance);
  return suitable_target(a, target, nobody_asks) && within(a, target, nobody_asks);
}

SeatSet legal_targets(const Game& g, Seat user, const VirtualCard& card, bool free_distance) {
  const Aim a = aim(g, user, card, def(card.name), free_distance);
  return spoken_of(g, a.d, user).those([&](Seat s) { return takes_within(a, s); });
}

namespace {

// A card that goes to all and may have only so many.
[[gnu::noinline]] bool takes_few_enough(Aim a, SeatSet all) {
  const int n = all.those([&](Seat s) { return takes_within(a, s); }).size();
  return n > 0 && n <= a.card.most_targets;
}

[[gnu::always_inline]] inline bool takes_somebody(const Aim& a) {
  const bool goes_to_all = a.d.targets == TargetKind::All || a.d.targets == TargetKind::AllOthers;
  const SeatSet all = spoken_of(a.g, a.d, a.user);
  if (a.card.most_targets && goes_to_all) return takes_few_enough(a, all);
  Silent nobody_asks;
  for (Seat s : all& a.reached)
    if (takes(a, s, nobody_asks)) return true;
  for (Seat s : all - a.reached)
    if (takes_within(a, s)) return true;
  return false;
}

}  // namespace

bool has_targets(const Game& g, Seat user, const VirtualCard& card, bool free_distance) {
  return takes_somebody(aim(g, user, card, def(card.name), free_distance));
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
  if (!demand.by_need && !within_limit(g, user, Known{card, d})) pick.seats &= beyond_limit(g, user, card);
  for (Seat s : so_far.seats) pick.seats.remove(s);
  if (required) pick.seats.remove(demand.required);
  return pick;
}

namespace {

template <class Why>
[[gnu::noinline]] bool none_forbids_use(const Game& g, Seat user, const VirtualCard& card, Why& why) {
  SkillId by = SkillId::None;
  return !forbidden_after_a_closer_look(g, Deed{Act::Use, user, card}, &by) || why.no(WhyNot::Forbidden, by);
}
[[gnu::always_inline]] inline bool has_targets(const Game& g, Seat user, const Known& k) {
  return takes_somebody(aim(g, user, k.card, k.d, false));
}
template <class Why>
[[gnu::always_inline]] inline bool usable(const Game& g, Seat user, const Known& card, Why& why) {
  if (!card.d.idle) return why.no(WhyNot::NotNow);
  if (something_may_be_forbidden(g, user) && !none_forbids_use(g, user, card.card, why)) return false;
  if (within_limit(g, user, card)) return has_targets(g, user, card) || why.no(WhyNot::NoTarget);
  return !beyond_limit(g, user, card.card).empty() || why.no(WhyNot::LimitReached);
}

}  // namespace

bool usable_at_idle(const Game& g, Seat user, const VirtualCard& card) {
  Silent nobody_asks;
  return usable(g, user, Known{card, def(card.name)}, nobody_asks);
}

HandAtIdle hand_at_idle(const Game& g, Seat s) {
  Silent nobody_asks;
  HandAtIdle hand;
  hand.usable = cards_to_play(g, s).those([&](CardId c) {
    const CardDef& d = def_of(g, c);
    if (d.recast && g[s].hand.has(c)) hand.to_recast.add(c);
    if (!d.idle) return false;
    const VirtualCard card = as_itself(g, s, c);
    return usable(g, s, Known{card, def(card.name)}, nobody_asks);
  });
  return hand;
}

Objection why_not_usable(const Game& g, Seat user, const VirtualCard& card) {
  Objection why;
  usable(g, user, Known{card, def(card.name)}, why);
  return why;
}

Objection why_not_target(const Game& g, Seat user, const VirtualCard& card, Seat target, bool free_distance) {
  Objection why;
  const Aim a = aim(g, user, card, def(card.name), free_distance);
  if (suitable_target(a, target, why)) within(a, target, why);
  return why;
}

}  // namespace jiesuan
