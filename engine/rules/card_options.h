// The options "use a card" and "use cards as another" in a request, shared by needs and idle points.
#pragma once
#include "engine/content/catalogue.h"
#include "engine/query/cards.h"
#include "engine/query/legality.h"
#include "engine/query/states.h"

namespace jiesuan {

// Calls f(state, conversion, instance) for every conversion the character has and may use now.
template <class F>
void each_conversion(const Game& g, Seat s, F f) {
  if (!(g[s].states & kConverts)) return;
  for (InstanceId id : g[s].instances) {
    const Instance& i = g.state.instance[id];
    if (!(i.parts & kConverts) || !launchable_as_it_lies(g, i)) continue;
    const StateContext st{g, s, i};
    for (const Conversion& c : def(i.skill).conversions)
      if (!c.when || c.when(st)) f(st, c, id);
  }
}

// The cards from which the conversion can make something the test accepts, to use or to respond it.
// Conversions of several cards are tested on the first that come to hand: all of them are as good, or none.
template <class Test>
CardSet convertible(const Game& g, const StateContext& st, const Conversion& c, Act act, Test ok) {
  CardSet fit;
  CardSet from = cards_to_play(g, st.owner);
  if (c.equipment_too) from |= g[st.owner].equipped() - equipment_at_work(g, st.owner);
  for (CardId card : from) {
    if (card == st.instance.card || !c.from(st, card)) continue;  // not the very weapon whose skill it is
    const VirtualCard alone = made_of(g, st.owner, c.as, CardSet(card), st.instance.skill);
    if (c.count == 1 ? !ok(alone) : forbidden(g, Deed{act, st.owner, alone})) continue;
    fit.add(card);
  }
  if (c.count == 1) return fit;
  if (fit.size() < c.count) return {};
  CardSet sample;
  for (CardId card : fit)
    if (sample.size() < c.count) sample.add(card);
  return ok(made_of(g, st.owner, c.as, sample, st.instance.skill)) ? fit : CardSet{};
}

// SeatRule of the options below: the targets of the card that was put together.
Pick pick_targets(const Game& g, const Request& r, const Option& o, const Selection& so_far);

// The options themselves. Cards that are used go on to the choice of targets.
inline void add_plain(Request& r, const CardSet& cards, bool to_use) {
  if (cards.empty()) return;
  Option& o = r.add(OptionKind::Use);
  o.cards = cards;
  o.min_cards = o.max_cards = 1;
  if (to_use) o.seat_rule = pick_targets;
}
inline void add_conversion(Request& r, const StateContext& st, const Conversion& c, InstanceId id,
                           const CardSet& cards, bool to_use) {
  if (cards.empty()) return;
  Option& o = r.add(OptionKind::Convert);
  o.instance = id;
  o.owner = st.owner;
  o.skill = st.instance.skill;
  o.as = c.as;
  o.cards = cards;
  o.min_cards = o.max_cards = c.count;
  if (to_use) o.seat_rule = pick_targets;
}

// The card a selection of such an option stands for.
VirtualCard chosen_card(const Game& g, Seat user, const Option& o, const Selection& pick);

// A skill that stands for a card: the option of launching it as this one of its names, with the choice of its
// price and of the targets. False if it cannot be so launched now.
bool stand_for(const RawSkill& s, const Unit& u, CardName name, Option& o);
// Calls f(name) for every name the need wants and the skill can be declared as.
template <class F>
void each_declarable(const Need& n, const Unit& u, F f) {
  for (const CardDef* c : Catalogue::get().cards())
    if (c && n.wanted.has(c->name) && u.answers.has(c->name)) f(c->name);
}

void add_card_options(Game& g, Request& r, const Need& n);
// The card would do: it is wanted, may be used or responded, and has the targets it takes.
bool answers_need(const Game& g, const Need& n, const VirtualCard& card);
bool legal_for_need(const Game& g, const Need& n, const VirtualCard& card);

}  // namespace jiesuan
