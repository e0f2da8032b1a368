// Conditions and small words that many generals use.
#pragma once
#include "cards/common.h"

namespace jiesuan {

inline bool owner_is_victim(const Skill<Damage>& s) { return s.event.victim == s.owner; }
inline int per_point(const Skill<Damage>& s) { return s.event.amount; }  // .times: for each point of damage
inline bool owner_recovered(const Skill<Recovery>& s) { return s.event.seat == s.owner; }
inline int per_point(const Skill<Recovery>& s) { return s.event.amount; }
inline bool owner_is_dying(const Skill<Dying>& s) { return s.event.seat == s.owner; }

// "You lost your last hand card": there was one, and now there is none (连营, 死谏).
inline bool lost_last_hand_card(const Skill<Move>& s) {
  if (!s.game[s.owner].hand.empty()) return false;
  for (const MovePart& p : s.event.parts)
    if (p.from == Zone::Hand && p.from_seat == s.owner && !p.cards.empty()) return true;
  return false;
}

// "Your cards that come into the discard pile by discarding", whoever discards them, replaced equipment
// included (C44): those that still lie there (纵玄, 慎断).
inline CardSet own_discards(const Skill<Move>& s) {
  CardSet own;
  for (const MovePart& p : s.event.parts) {
    const bool was_his = p.from_seat == s.owner && (p.from == Zone::Hand || p.from == Zone::Equipment);
    const bool discarded = p.reason == Reason::Discard || p.reason == Reason::Replace;
    if (was_his && discarded && p.to == Zone::Discard) own |= p.cards;
  }
  return own & s.game.state.discard;
}

// "You obtain the judge card", after it took effect and if it still lies there (timings §11).
inline bool own_judge_card(const Skill<Judgement>& s) {
  return s.event.seat == s.owner && s.game.state.processing.has(s.event.card);
}
inline bool judged_for_this_skill(const Skill<Judgement>& s) {
  return own_judge_card(s) && s.event.skill == s.skill;
}
inline Task<> take_judge_card(Skill<Judgement> s) { co_await obtain(s.game, s.owner, CardSet(s.event.card)); }

// Materials of conversions.
inline bool red_card(const StateContext& s, CardId c) {
  return colour_of(suit_of(s.game, c, s.owner)) == Colour::Red;
}
inline bool black_card(const StateContext& s, CardId c) {
  return colour_of(suit_of(s.game, c, s.owner)) == Colour::Black;
}

// The three types of cards (类别).
enum class CardType : std::uint8_t { Basic, Trick, Equipment };
inline CardType type_of(CardName n) {
  const Category c = def(n).category;
  if (c == Category::Basic) return CardType::Basic;
  return c == Category::Equipment ? CardType::Equipment : CardType::Trick;
}
inline CardSet cards_of_type(const Game& g, CardSet cards, CardType type) {
  for (CardId c : cards)
    if (type_of(name_of(g, c)) != type) cards.remove(c);
  return cards;
}
inline bool of_one_colour(const Game& g, const CardSet& cards) {
  for (CardId c : cards)
    if (colour_of_card(g, c) != colour_of_card(g, cards.first())) return false;
  return true;
}
inline constexpr NameSet kBasics = kSlashes | kJink | kPeach | kAnaleptic;

// As a cost one cannot lose more hp than one has (principles §3.2, §7). Who is spared by the rules of the
// game pays all the same, though nothing is lost (R002-55).
inline bool can_pay_hp(const Game& g, Seat s, int n = 1) {
  return (g.counts(s) || hp_is_spared(g, s)) && g[s].hp_value() >= n;
}

inline SeatSet with_hand_cards(const Game& g, SeatSet seats) {
  for (Seat s : seats)
    if (g[s].hand.empty()) seats.remove(s);
  return seats;
}
inline SeatSet with_cards(const Game& g, SeatSet seats) {  // of hand or equipment area
  for (Seat s : seats)
    if (g[s].own_cards().empty()) seats.remove(s);
  return seats;
}
inline SeatSet with_equipment(const Game& g, SeatSet seats) {
  for (Seat s : seats)
    if (g[s].equipped().empty()) seats.remove(s);
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

// "Any number of these cards, and as many characters."
template <Candidates who, class E>
bool pick_cards_and_as_many(const Skill<E>& s, Option& o, const CardSet& from) {
  o.seat_rule = as_many_as_cards<who>;
  return pick_cards(o, from, 1, who(s.game, s.owner).size());
}
// "Two characters", the second one who goes with the first: pick_pair<men, challengers>(s, o)
template <Firsts firsts, Partners partners, class E>
bool pick_pair(const Skill<E>& s, Option& o) {
  o.seat_rule = pair_of<firsts, partners>;
  return some_pair<firsts, partners>(s.game, s.owner);
}
// "Any number of hand cards for as many of those."
inline bool pick_exchange(Option& o, const CardSet& hand, const CardSet& those) {
  const int most = std::min(hand.size(), those.size());
  o.cards = hand | those;
  o.min_cards = 2;
  o.max_cards = static_cast<std::uint8_t>(2 * most);
  o.card_rule = still_to_match;
  o.seat_rule = when_matched;
  return most > 0;
}

// 突袭, 巧变: a hand card of each, unseen, in the order of resolution (R004-12).
Task<> obtain_hand_card_of_each(Game& g, Seat who, SeatList from, SkillId skill);

// 酒诗, 活墨: its price is paid; the need is answered with a card of the declared name without material.
void answer_as_declared(Skill<Need>& s);
// "After targets are specified", once for the whole card: the first of its targets is in hand.
inline bool first_target(const Use& u) {
  for (int i = 0; i < u.targets.size(); ++i)
    if (i != u.current && u.targets[i].step >= u.target().step) return false;
  return true;
}

// Pindian against one other character.
inline bool can_pindian(const Game& g, Seat initiator, Seat target) {
  return initiator != target && g.alive(initiator) && g.alive(target) && !g[initiator].hand.empty() &&
         !g[target].hand.empty();
}
template <class E>
Task<bool> wins_pindian(Skill<E> s, Seat initiator, Seat target) {
  SeatList targets;
  targets.push_back(target);
  const PindianResult result = co_await pindian(s.game, initiator, targets, s.skill);
  co_return !result.winners.empty() && result.winners[0] == initiator;
}

// 护驾, 激将: the others of the kingdom are asked in order to respond one of the cards for the owner; the
// first response ends the asking, and its physical cards become those of the owner's card (timings §8
// "Helpers"). Who that was; kNoSeat: nobody.
Task<Seat> ask_for_help(Skill<Need> s, Kingdom kingdom, CardName as);
bool help_possible(const Skill<Need>& s, Kingdom kingdom, CardName as);

}  // namespace jiesuan
