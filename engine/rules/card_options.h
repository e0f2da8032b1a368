// The options "use a card" and "use cards as another" in a request, shared by needs and idle points.
#pragma once
#include "engine/content/catalogue.h"
#include "engine/query/cards.h"
#include "engine/query/states.h"

namespace jiesuan {

// Calls f(state, conversion, instance) for every conversion the character has and may use now.
template <class F>
void each_conversion(const Game& g, Seat s, F f) {
  for (InstanceId id : g[s].instances) {
    const Instance& i = g.facts.instance[id];
    const SkillDef& d = def(i.skill);
    if (d.conversions.empty() || !in_force(g, i)) continue;
    const State st{g, s, i};
    for (const Conversion& c : d.conversions)
      if (!c.when || c.when(st)) f(st, c, id);
  }
}

// The cards from which the conversion can make something the test accepts. Conversions of several cards
// are tested on the first that come to hand: all of them are as good, or none.
template <class Test>
CardSet convertible(const Game& g, const State& st, const Conversion& c, Test ok) {
  CardSet fit;
  const Character& owner = g[st.owner];
  for (CardId card : c.equipment_too ? owner.own_cards() : owner.hand) {
    if (card == st.instance.card || !c.from(st, card)) continue;  // not the very weapon whose skill it is
    if (c.count == 1 && !ok(made_of(g, st.owner, c.as, CardSet(card), st.instance.skill))) continue;
    fit.add(card);
  }
  if (c.count == 1) return fit;
  if (fit.size() < c.count) return {};
  CardSet sample;
  for (CardId card : fit)
    if (sample.size() < c.count) sample.add(card);
  return ok(made_of(g, st.owner, c.as, sample, st.instance.skill)) ? fit : CardSet{};
}

// The card a selection of such an option stands for.
VirtualCard chosen_card(const Game& g, Seat user, const Option& o, const Selection& pick);
// SeatRule of such an option: the targets of that card.
Pick pick_targets(const Game& g, const Request& r, const Option& o, const Selection& so_far);

void add_card_options(Game& g, Request& r, const Need& n);
bool legal_for_need(const Game& g, const Need& n, const VirtualCard& card);

}  // namespace jiesuan
