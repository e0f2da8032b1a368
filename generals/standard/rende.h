// What the printings of 仁德 have in common: hand cards are given away, and 1 hp is recovered when those
// given in this phase first come to `enough`.
#pragma once
#include "generals/common.h"

namespace jiesuan {

inline bool choose_gift_cards(const Skill<Phase>& s, Option& o) {
  const CardSet& hand = s.game[s.owner].hand;
  return pick_cards(o, hand, 1, hand.size()) && pick_seats(o, others(s.game, s.owner));
}
template <int enough>
Task<> share(Skill<Phase> s) {
  int& given = s.memory<int>(Scope::Phase);
  const bool first_time = given < enough && given + s.cards.size() >= enough;
  given += s.cards.size();
  co_await give(s.game, s.owner, s.seat(), s.cards);
  if (first_time) co_await recover(s.game, recovery_from(s, s.owner));
}

}  // namespace jiesuan
