// Conditions and small words that many generals use.
#pragma once
#include "cards/common.h"

namespace jiesuan {

inline bool owner_is_victim(const Skill<Damage>& s) { return s.event.victim == s.owner; }
inline bool owner_is_dying(const Skill<Dying>& s) { return s.event.seat == s.owner; }
inline bool owners_phase(const Skill<Phase>& s) { return s.event.owner == s.owner; }
inline bool owner_draws(const Skill<Phase>& s) {
  return owners_phase(s) && !s.event.no_draw && s.event.draw > 0;
}

// Materials of conversions.
inline bool red_card(const State& s, CardId c) {
  return colour_of(suit_of(s.game, c, s.owner)) == Colour::Red;
}
inline bool black_card(const State& s, CardId c) {
  return colour_of(suit_of(s.game, c, s.owner)) == Colour::Black;
}

inline SeatSet with_hand_cards(const Game& g, SeatSet seats) {
  for (Seat s : seats)
    if (g[s].hand.empty()) seats.remove(s);
  return seats;
}
inline SeatSet of_kingdom(const Game& g, SeatSet seats, Kingdom k) {
  for (Seat s : seats)
    if (g[s].kingdom != k) seats.remove(s);
  return seats;
}
inline SeatSet wounded_ones(const Game& g, SeatSet seats) {
  for (Seat s : seats)
    if (!g[s].wounded()) seats.remove(s);
  return seats;
}

// "n of these cards" and "one of these characters" in the declaration of a skill; false if there are too few.
inline bool pick_cards(Option& o, const CardSet& from, int min, int max) {
  o.cards = from;
  o.min_cards = static_cast<std::uint8_t>(min);
  o.max_cards = static_cast<std::uint8_t>(std::min(max, from.size()));
  return from.size() >= min;
}
inline bool pick_seats(Option& o, const SeatSet& from, int min = 1, int max = 1) {
  o.seats = from;
  o.min_seats = static_cast<std::uint8_t>(min);
  o.max_seats = static_cast<std::uint8_t>(std::min(max, from.size()));
  return from.size() >= min;
}

// The damage a skill deals.
template <class E>
Damage damage_from(const Skill<E>& s, Seat victim, int amount = 1, Element element = Element::Normal) {
  Damage d;
  d.source = s.owner;
  d.victim = victim;
  d.amount = amount;
  d.element = element;
  d.skill = s.skill;
  return d;
}
template <class E>
Recovery recovery_from(const Skill<E>& s, Seat who, int amount = 1) {
  Recovery r;
  r.seat = who;
  r.amount = amount;
  r.by = s.owner;
  r.skill = s.skill;
  return r;
}

// 护驾, 激将: the others of the kingdom are asked in order to respond one of the cards for the owner; the
// first response ends the asking, and its physical cards become those of the owner's card (timings §8
// "Helpers").
Task<> ask_for_help(Skill<Need> s, Kingdom kingdom, CardName as);
bool help_possible(const Skill<Need>& s, Kingdom kingdom, CardName as);

}  // namespace jiesuan
