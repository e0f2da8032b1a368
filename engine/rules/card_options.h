// The options "use a card" and "use cards as another" in a request, shared by needs and idle points.
#pragma once
#include "engine/content/catalogue.h"
#include "engine/query/cards.h"
#include "engine/query/legality.h"
#include "engine/query/states.h"
#include "engine/rules/skills.h"

namespace jiesuan {

// Calls f(state, conversion, instance) for every conversion the character has and may use now, among those
// that make what is wanted; what may become one of several cards, once for each.
template <class Wanted, class F>
void each_conversion(const Game& g, Seat s, Wanted wanted, F f) {
  if (!(g[s].states & kConverts)) return;
  for (InstanceId id : g[s].instances) {
    const Instance& i = g.state.instance[id];
    if (!(i.parts & kConverts)) continue;
    const StateContext st{g, s, i};
    for (const Conversion& c : def(i.skill).conversions) {
      if (!c.as_any && !wanted(c)) continue;
      if (!launchable_as_it_lies(g, i)) break;
      if (c.when && !c.when(st)) continue;
      if (c.per_phase > 0 && used_this_phase(g, i) >= c.per_phase) continue;
      if (c.as_any)
        each_name(g, c.as_any, [&](CardName as) {
          Conversion one = c;
          one.as = as;
          if (wanted(one)) f(st, one, id);
        });
      else
        f(st, c, id);
    }
  }
}

// The card that the conversion makes of these.
inline VirtualCard converted(const Game& g, Seat user, const Conversion& c, CardName as, const CardSet& cards,
                             SkillId skill) {
  VirtualCard v = made_of(g, user, as, cards, skill);
  if (c.as_many_targets) v.most_targets = static_cast<std::uint8_t>(cards.size());
  return v;
}

// What the conversion can be made of, as far as the zone goes.
CardSet material_of(const Game& g, const StateContext& st, const Conversion& c);
// Those that go together with the card, itself among them.
CardSet alike_with(const StateContext& st, const Conversion& c, CardId card, const CardSet& among);

// How many of these make one.
inline int cards_for_one(const StateContext& st, const Conversion& c, const CardSet& from) {
  if (c.whole_hand) return from.size();
  return c.count_by ? c.count_by(st) : c.count;
}

// Whether some of the others go with those chosen to make a card of so many that the test accepts. One hand
// card is as good as another. Equipment is not: what a card is made of does not serve its use (principles
// §5), so hand cards come first, and of equipment that is needed besides every choice is tried.
template <class Test>
bool can_be_completed(CardSet chosen, CardSet others, const CardSet& worn, int count, Test ok) {
  others -= chosen;
  for (CardId card : others - worn)
    if (chosen.size() < count) chosen.add(card);
  if (chosen.size() == count) return ok(chosen);
  for (CardId card : others& worn) {
    others.remove(card);
    if (can_be_completed(chosen | CardSet(card), others & worn, worn, count, ok)) return true;
  }
  return false;
}

// The cards from which the conversion can make something the test accepts, to use or to respond it.
// Conversions of several hand cards are tested on the first that come to hand: all of them are as good, or
// none. Where the cards have to be alike, or may be equipment, each is tested with others that go with it.
template <class Test>
CardSet convertible(const Game& g, const StateContext& st, const Conversion& c, Act act, Test ok) {
  CardSet fit;
  const CardSet from = material_of(g, st, c);
  const int count = cards_for_one(st, c, from);
  for (CardId card : from) {
    if (card == st.instance.card || (c.from && !c.from(st, card)))
      continue;  // not the weapon whose skill it is
    const VirtualCard alone = converted(g, st.owner, c, c.as, CardSet(card), st.instance.skill);
    if (count == 1 ? !ok(alone) : forbidden(g, Deed{act, st.owner, alone})) continue;
    fit.add(card);
  }
  if (count <= 1) return fit;
  const CardSet worn = c.equipment_too ? g[st.owner].equipped() : CardSet{};
  const auto makes_one = [&](const CardSet& chosen, const CardSet& others) {
    return can_be_completed(chosen, others, worn, count, [&](const CardSet& cards) {
      return ok(converted(g, st.owner, c, c.as, cards, st.instance.skill));
    });
  };
  if (!c.alike && worn.empty()) return makes_one({}, fit) ? fit : CardSet{};
  CardSet matched;
  for (CardId card : fit)
    if (makes_one(CardSet(card), c.alike ? alike_with(st, c, card, fit) : fit)) matched.add(card);
  return matched;
}

// SeatRule of the options below: the targets of the card that was put together.
Pick pick_targets(const Game& g, const Request& r, const Option& o, const Selection& so_far);
// CardRules: cards that go together with those chosen before; cards that leave the card somebody to be used
// on.
CardSet pick_alike(const Game& g, const Request& r, const Option& o, const Selection& so_far);
CardSet pick_completing(const Game& g, const Request& r, const Option& o, const Selection& so_far);

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
  if (cards.empty() || !r.has_room()) return;
  Option& o = r.add(OptionKind::Convert);
  o.instance = id;
  o.owner = st.owner;
  o.skill = st.instance.skill;
  o.as = c.as;
  o.cards = cards;
  o.min_cards = o.max_cards = static_cast<std::uint8_t>(cards_for_one(st, c, cards));
  if (to_use) o.seat_rule = pick_targets;
  if (to_use && c.equipment_too && o.min_cards > 1) o.card_rule = pick_completing;
  if (c.alike) o.card_rule = pick_alike;
}
// The conversion has been chosen: one that is limited counts as launched (奇策).
void count_conversion(Game& g, const Option& o);

// The card a selection of such an option stands for.
VirtualCard chosen_card(const Game& g, Seat user, const Option& o, const Selection& pick);

// A skill that stands for a card: the option of launching it as this one of its names, with the choice of its
// price and of the targets. False if it cannot be so launched now.
bool stand_for(const RawSkill& s, const Unit& u, CardName name, Option& o);
// Calls f(name) for every name the need wants and the skill can be declared as.
template <class F>
void each_declarable(const Need& n, const Unit& u, F f) {
  (n.wanted & u.answers).each(f);
}

void add_card_options(Game& g, Request& r, const Need& n);
// The card would do: it is wanted, may be used or responded, and has the targets it takes.
bool answers_need(const Game& g, const Need& n, const VirtualCard& card);
bool legal_for_need(const Game& g, const Need& n, const VirtualCard& card);

}  // namespace jiesuan
