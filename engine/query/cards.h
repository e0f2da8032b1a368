// Information of cards: what a card is as somebody's card, and the virtual cards made of it.
#pragma once
#include "engine/query/states.h"

namespace jiesuan {

inline CardName printed_name(const Game& g, CardId c) { return g.state.face[c].name; }
CardName filtered_name(const Game& g, CardId c, Seat holder);
// What the card is where it lies: the hand cards of a character may be something else than is printed on them
// (武神, R000-55).
inline CardName name_of(const Game& g, CardId c) {
  if (!somebody_may_have(g, StateKind::NameFilter)) return printed_name(g, c);
  const Place& p = g.state.place[c];
  const bool filtered = p.zone == Zone::Hand && may_have(g, p.seat, StateKind::NameFilter);
  return filtered ? filtered_name(g, c, p.seat) : printed_name(g, c);
}
inline const CardDef& def_of(const Game& g, CardId c) { return def(name_of(g, c)); }
inline std::uint8_t number_of(const Game& g, CardId c) { return g.state.face[c].number; }
inline CardName family_of(CardName n) { return def(n).family; }

// The suit of the card as a card of this character (红颜). kNoSeat: as printed.
Suit filtered_suit(const Game& g, CardId c, Seat owner);
inline Suit suit_of(const Game& g, CardId c, Seat owner) {
  const bool filtered = owner != kNoSeat && may_have(g, owner, StateKind::SuitFilter);
  return filtered ? filtered_suit(g, c, owner) : g.state.face[c].suit;
}
// The suit where it lies: as a card of whoever has it in hand or equipment zone.
Suit suit_of(const Game& g, CardId c);
inline Colour colour_of_card(const Game& g, CardId c) { return colour_of(suit_of(g, c)); }

VirtualCard as_itself(const Game& g, Seat user, CardId c);
// One card gives its suit and number; several only their common colour; none nothing (timings §8).
VirtualCard made_of(const Game& g, Seat user, CardName name, const CardSet& cards, SkillId through);

// A card laid face down: it has a name, but neither suit nor number yet (蛊惑).
VirtualCard unseen_card(CardName name, const CardSet& cards, SkillId through);

// What the character may use and respond: its hand, and what it may use as if it were there (木牛流马).
CardSet like_hand_cards(const Game& g, Seat s);
inline CardSet cards_to_play(const Game& g, Seat s) {
  return may_have(g, s, StateKind::LikeHand) ? g[s].hand | like_hand_cards(g, s) : g[s].hand;
}

// What lies on or beside its general cards.
inline CardSet laid_of(const Game& g, Seat s) {
  return g.state.laid.those([&](CardId c) { return g.state.place[c].seat == s; });
}

// Those of the cards that have one of the names where they lie. Most games have nobody who sees other names
// on them than are printed there.
inline CardSet those_named(const Game& g, const CardSet& cards, const NameSet& names) {
  if (somebody_may_have(g, StateKind::NameFilter))
    return cards.those([&](CardId c) { return names.has(name_of(g, c)); });
  return cards & g.state.face.named(names);
}

NameSet names_in_game(const Game& g);  // of all its cards, wherever they are
// Calls f(name) for every such card that the game has.
template <class F>
void each_name(const Game& g, bool (*such)(const CardDef&), F f) {
  const NameSet names = names_in_game(g);
  for (const CardDef* c : Catalogue::get().cards())
    if (c && names.has(c->name) && such(*c)) f(c->name);
}

CardSet hand_cards_named(const Game& g, Seat s, const NameSet& names);
CardSet cards_of_suit(const Game& g, const CardSet& cards, Seat owner, Suit suit);

}  // namespace jiesuan
