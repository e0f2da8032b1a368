#include "engine/query/cards.h"

#include "engine/query/states.h"

namespace jiesuan {

Suit filtered_suit(const Game& g, CardId c, Seat owner) {
  Suit suit = g.state.face[c].suit;
  constexpr auto kFilter = StateKind::SuitFilter;
  each_unit(g, owner, kFilter.number, mask_of(kFilter.number), CardSet{},
            [&](const StateContext& st, const StateUnit& u) { suit = u.answer(kFilter, st, suit); });
  return suit;
}

Suit suit_of(const Game& g, CardId c) {
  const Place& p = g.state.place[c];
  const bool filtered = p.zone == Zone::Hand || p.zone == Zone::Equipment;
  return suit_of(g, c, filtered ? p.seat : kNoSeat);
}

CardName filtered_name(const Game& g, CardId c, Seat holder) {
  CardName name = printed_name(g, c);
  constexpr auto kFilter = StateKind::NameFilter;
  each_unit(g, holder, kFilter.number, mask_of(kFilter.number), CardSet{},
            [&](const StateContext& st, const StateUnit& u) { name = u.answer(kFilter, st, c, name); });
  return name;
}

namespace {

[[gnu::always_inline]] inline VirtualCard put_together(const Game& g, Seat user, CardId c) {
  Face v;  // as the user sees it
  v.name = name_of(g, c);
  v.suit = suit_of(g, c, user);
  v.number = number_of(g, c);
  VirtualCard card;
  card.name = v.name;
  card.suit = v.suit;
  card.number = v.number;
  card.colour = colour_of(v.suit);
  card.cards.add(c);
  return card;
}
// Out of line: where nobody sees other names and suits than are printed, no function is called.
[[gnu::noinline]] VirtualCard as_filtered(const Game& g, Seat user, CardId c) {
  return put_together(g, user, c);
}

}  // namespace

VirtualCard as_itself(const Game& g, Seat user, CardId c) {
  const bool filtered = somebody_may_have(g, StateKind::NameFilter) ||
                        (user != kNoSeat && may_have(g, user, StateKind::SuitFilter));
  return filtered ? as_filtered(g, user, c) : put_together(g, user, c);
}

VirtualCard made_of(const Game& g, Seat user, CardName name, const CardSet& cards, SkillId through) {
  VirtualCard v;
  v.name = name;
  v.cards = cards;
  v.converted = true;
  v.through = through;
  bool first = true;
  for (CardId c : cards) {
    const Suit suit = suit_of(g, c, user);
    const Colour colour = colour_of(suit);
    if (first) {
      v.suit = suit;
      v.number = number_of(g, c);
      v.colour = colour;
      first = false;
    } else {
      v.suit = Suit::None;
      v.number = 0;
      if (colour != v.colour) v.colour = Colour::None;
    }
  }
  return v;
}

VirtualCard unseen_card(CardName name, const CardSet& cards, SkillId through) {
  VirtualCard v;
  v.name = name;
  v.cards = cards;
  v.converted = true;
  v.through = through;
  return v;
}

CardSet like_hand_cards(const Game& g, Seat s) {
  CardSet cards;
  each_answer(g, s, StateKind::LikeHand, CardSet{},
              [&](const StateContext&, const CardSet& more) { cards |= more; });
  return cards;
}

NameSet names_in_game(const Game& g) {
  NameSet names;
  for (int n = 0; n < kMaxNames; ++n)
    if (const auto name = static_cast<CardName>(n); !g.state.face.named(name).empty()) names.add(name);
  return names;
}

CardSet hand_cards_named(const Game& g, Seat s, const NameSet& names) {
  return those_named(g, g[s].hand, names);
}

CardSet cards_of_suit(const Game& g, const CardSet& cards, Seat owner, Suit suit) {
  return cards.those([&](CardId c) { return suit_of(g, c, owner) == suit; });
}

}  // namespace jiesuan
