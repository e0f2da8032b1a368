#include "engine/rules/card_options.h"

#include "engine/query/legality.h"
#include "engine/query/price.h"

namespace jiesuan {

namespace {

const Conversion& conversion_of(const Option& o) {
  const auto& all = def(o.skill).conversions;
  for (const Conversion& c : all)
    if (c.as == o.as || c.as_any) return c;
  return all.front();
}

}  // namespace

VirtualCard chosen_card(const Game& g, Seat user, const Option& o, const Selection& pick) {
  if (o.kind == OptionKind::Use) return as_itself(g, user, pick.cards[0]);
  CardSet cards;
  for (CardId c : pick.cards) cards.add(c);
  VirtualCard card = o.kind == OptionKind::Convert
                         ? converted(g, user, conversion_of(o), o.as, cards, o.skill)
                         : made_of(g, user, o.as, CardSet{}, o.skill);
  card.instance = o.instance;
  return card;
}

CardSet material_of(const Game& g, const StateContext& st, const Conversion& c) {
  if (c.material) return c.material(st);
  if (c.laid_by) return cards_on_general(g, st.owner, c.laid_by->number);
  if (c.whole_hand) return g[st.owner].hand;
  CardSet from = cards_to_play(g, st.owner);
  if (c.equipment_too) from |= g[st.owner].equipped() - equipment_at_work(g, st.owner);
  return from;
}

CardSet alike_with(const StateContext& st, const Conversion& c, CardId card, const CardSet& among) {
  CardSet set;
  for (CardId other : among)
    if (other == card || c.alike(st, card, other)) set.add(other);
  return set;
}

CardSet pick_alike(const Game& g, const Request&, const Option& o, const Selection& so_far) {
  const StateContext st{g, o.owner, g.state.instance[o.instance]};
  const Conversion& c = conversion_of(o);
  CardSet fit = o.cards;
  for (CardId chosen : so_far.cards) fit &= alike_with(st, c, chosen, fit);
  return fit;
}

namespace {

Selection with_these(const Selection& so_far, const CardSet& cards) {
  Selection s;
  s.option = so_far.option;
  for (CardId c : cards) s.cards.push_back(c);
  return s;
}

}  // namespace

CardSet pick_completing(const Game& g, const Request& r, const Option& o, const Selection& so_far) {
  CardSet chosen;
  for (CardId c : so_far.cards) chosen.add(c);
  const auto has_use = [&](const CardSet& cards) {
    const Selection whole = with_these(so_far, cards);
    const VirtualCard card = chosen_card(g, r.seat, o, whole);
    if (r.demand.required != kNoSeat && def(card.name).targets == TargetKind::Chosen)
      return legal_target(g, r.seat, card, r.demand.required, r.demand.free_distance);
    const Pick next = pick_targets(g, r, o, whole);
    return next.done || !next.seats.empty();
  };
  CardSet fit;
  for (CardId c : o.cards - chosen)
    if (can_be_completed(chosen | CardSet(c), o.cards, g[r.seat].equipped(), o.min_cards, has_use))
      fit.add(c);
  return fit;
}

void count_conversion(Game& g, const Option& o) {
  if (o.kind == OptionKind::Convert && conversion_of(o).per_phase > 0) count_use(g, o.instance);
}

// Prices of several cards are looked at one by one: each alone must leave the card legal.
bool stand_for(const RawSkill& s, const Unit& u, CardName name, Option& o) {
  const Game& g = s.game;
  const Need& n = static_cast<const Need&>(s.event);
  if (n.seat != s.actor || n.answered) return false;
  o.as = name;
  if (!u.choose(s, o)) return false;
  if (!n.respond && !o.seat_rule) o.seat_rule = pick_targets;  // unless the skill has more to say
  const VirtualCard card = made_of(g, n.seat, name, CardSet{}, s.skill);
  const auto legal = [&] { return n.idle ? usable_at_idle(g, n.seat, card) : answers_need(g, n, card); };
  if (o.max_cards == 0) return legal();
  for (CardId c : o.cards) {
    const AsIfGone paid(g, n.seat, CardSet(c));
    if (!legal()) o.cards.remove(c);
  }
  return o.cards.size() >= o.min_cards;
}

Pick pick_targets(const Game& g, const Request& r, const Option& o, const Selection& so_far) {
  return next_target(g, r, o, so_far, r.seat, chosen_card(g, r.seat, o, so_far));
}

// The demanded target must be legal for this very card. In a rescue it is the card that says whom it saves,
// which is the card's own business: the demand was made for it, and only a prohibition stands against it.
bool legal_for_need(const Game& g, const Need& n, const VirtualCard& card) {
  if (def(card.name).targets != TargetKind::Chosen) return may_be_target(g, n.seat, card, n.required);
  return legal_target(g, n.seat, card, n.required, n.free_distance);
}

}  // namespace jiesuan
