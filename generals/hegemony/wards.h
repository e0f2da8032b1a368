// 谦逊 and 帷幕 of 国战: tricks their owner keeps off. A target of such a trick is cancelled, and one that an
// effect, not a use, would lay before the owner goes to the discard pile.
#pragma once
#include "generals/common.h"

namespace jiesuan {

using Tricks = bool (*)(const VirtualCard&);

template <Tricks kept_off>
bool aimed_at_owner(const Skill<Use>& s) {
  return s.event.target().seat == s.owner && kept_off(s.event.card);
}

template <Tricks kept_off>
CardSet laid_before_owner(const Skill<Move>& s, const MovePart& p) {
  CardSet laid;
  if (p.to != Zone::Judging || p.to_seat != s.owner || p.reason == Reason::Use) return laid;
  for (CardId c : p.cards) {
    const CardName as = p.as == CardName::None ? printed_name(s.game, c) : p.as;
    if (kept_off(made_of(s.game, kNoSeat, as, CardSet(c), SkillId::None))) laid.add(c);
  }
  return laid;
}
template <Tricks kept_off>
bool would_lie_before_owner(const Skill<Move>& s) {
  for (const MovePart& p : s.event.parts)
    if (!laid_before_owner<kept_off>(s, p).empty()) return true;
  return false;
}
template <Tricks kept_off>
Task<> turn_away(Skill<Move> s) {
  CardSet away;
  for (MovePart& p : s.event.parts) {
    const CardSet laid = laid_before_owner<kept_off>(s, p);
    p.cards -= laid;
    away |= laid;
  }
  add_moving(s.game, s.event, away, Zone::Discard, kNoSeat, Reason::Put, kNoSeat);
  co_return;
}

}  // namespace jiesuan
