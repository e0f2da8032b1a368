// May this card be used, and on whom (timings §8 "Usable?").
#pragma once
#include "engine/content/catalogue.h"
#include "engine/event/request.h"
#include "engine/query/why_not.h"

namespace jiesuan {

// Asked a hundred times for every card that is used: that nothing can be forbidden is seen at a glance.
inline bool something_may_be_forbidden(const Game& g, Seat actor, Seat target = kNoSeat) {
  constexpr std::uint32_t kind = StateKind::Forbids.number;
  std::uint64_t may = g.state.states & mask_of(kind, Whose::Others);
  if (actor != kNoSeat) may |= g[actor].states & mask_of(kind, Whose::Own);
  if (target != kNoSeat) may |= g[target].states & mask_of(kind, Whose::TargetingOwner);
  return may != 0;
}
// Some state in force forbids the deed: the one question behind "cannot use", "cannot respond", "cannot
// discard", "cannot be a target". Using and responding are different deeds: whoever asks says which. `by`:
// whose skill says so.
bool forbidden_after_a_closer_look(const Game& g, const Deed& deed, SkillId* by);
inline bool forbidden(const Game& g, const Deed& deed, SkillId* by = nullptr) {
  return something_may_be_forbidden(g, deed.actor, deed.target) && forbidden_after_a_closer_look(g, deed, by);
}
inline Act act_of(const Need& n) { return n.respond ? Act::Respond : Act::Use; }
// The character's equipment whose skill is being carried out: nothing else can be done with it meanwhile
// (principles §5).
CardSet equipment_at_work(const Game& g, Seat s);
// Those of the cards that the character may respond as what they are, and those it may discard (鸡肋).
CardSet respondable(const Game& g, Seat s, CardSet cards);
CardSet discardable(const Game& g, Seat s, CardSet cards);
bool within_limit(const Game& g, Seat user, const VirtualCard& card);  // at an idle point

// Nothing in force keeps the character from being a target of the user's card. The card face and the distance
// are not looked at.
bool may_be_target(const Game& g, Seat user, const VirtualCard& card, Seat target);

// The character may be a target of the card: card face, distance unless free, and nothing forbids it.
// Checked when a target is chosen, added or redirected, not again later (C59).
bool legal_target(const Game& g, Seat user, const VirtualCard& card, Seat target, bool free_distance = false);
SeatSet legal_targets(const Game& g, Seat user, const VirtualCard& card, bool free_distance = false);
int most_targets(const Game& g, Seat user, const VirtualCard& card);
bool has_targets(const Game& g, Seat user, const VirtualCard& card, bool free_distance = false);

// What may be picked next when choosing the targets of this card.
Pick next_target(const Game& g, const Request& r, const Option& o, const Selection& so_far, Seat user,
                 const VirtualCard& card);

bool usable_at_idle(const Game& g, Seat user, const VirtualCard& card);
// Of the character's cards those it may use at an idle point, and those it may recast.
struct HandAtIdle {
  CardSet usable, to_recast;
};
HandAtIdle hand_at_idle(const Game& g, Seat s);

// A delayed trick may be laid (not used) into this judging area: no second of its name, nothing forbids.
bool may_lie_before(const Game& g, const VirtualCard& card, Seat target);

// The same questions for whoever wants to know why not.
Objection why_not_usable(const Game& g, Seat user, const VirtualCard& card);
Objection why_not_target(const Game& g, Seat user, const VirtualCard& card, Seat target,
                         bool free_distance = false);

}  // namespace jiesuan
