// What several cards share.
#pragma once
#include "cards/names.h"
#include "engine/rules/vocabulary.h"

namespace jiesuan {

// "The user deals damage to the target": the card's own effect, with its bonus.
inline Damage damage_by(const CardEffect& c, int amount = 1) {
  Damage d;
  d.source = c.use.damage_source();
  d.victim = c.target;
  d.amount = amount + c.use.card.bonus;
  d.element = def(c.use.card.name).element;
  d.use = &c.use;
  return d;
}

// The number in its effect, as it stands for this use (效果值). At 0 or less the effect is not executed.
inline int effect_value(const CardEffect& c) { return def(c.use.card.name).value + c.use.card.bonus; }

inline Asking asked_by(const CardEffect& c, Seat about = kNoSeat) {
  return {.card = c.use.card.name, .about = about};
}
template <class E>
Asking asked_by(const Skill<E>& s, Seat about = kNoSeat) {
  return {.skill = s.skill, .about = about};
}

// "The target recovers hp": as much as the card says.
inline Recovery recovery_by(const CardEffect& c) {
  Recovery r;
  r.seat = c.target;
  r.by = c.user;
  r.use = &c.use;
  r.amount = effect_value(c);
  return r;
}

// The card's effect makes somebody use or respond a card.
inline Need need_for(const CardEffect& c, Seat s, NameSet wanted) {
  Need n;
  n.seat = s;
  n.wanted = wanted;
  n.asked_for = c.use.card.name;
  return n;
}

// 闪 and 无懈可击: who may answer the card for its current target, and the effect of the answer.
inline Need answer_to(Use& u, Seat s, NameSet with) {
  Need n;
  n.seat = s;
  n.wanted = with;
  n.against = &u;
  n.asked_for = u.card.name;
  n.announced = true;
  return n;
}
inline Task<> offset_what_it_answers(CardEffect c) {
  c.use.answers_use->targets[c.use.answers_target].offset = true;
  co_return;
}

// 诸葛连弩, 咆哮
inline int no_limit_on_slash(const StateContext&, const VirtualCard& card) {
  return is_slash(card.name) ? kUnlimited : 0;
}

// Whom a unit is about (UnitBuilder::about).
inline Seat the_target(const Use& u) { return u.target().seat; }
inline Seat the_user(const Use& u) { return u.user; }
inline Seat the_victim(const Damage& d) { return d.victim; }
inline Seat the_source(const Damage& d) { return d.source; }
inline Seat the_killer(const Death& d) { return d.killer; }
inline Seat whose_turn(const Turn& t) { return t.owner; }
inline Seat whose_phase(const Phase& p) { return p.owner; }
inline Seat whose_judgement(const Judgement& j) { return j.seat; }
inline Seat whose_dying(const Dying& d) { return d.seat; }
inline Seat whose_change(const StateChange& c) { return c.seat; }
inline Seat the_healer(const Recovery& r) { return r.by; }

// Effects of equipment and skills that hang on "the owner's 杀".
inline bool own_slash(const Skill<Use>& s) { return s.event.user == s.owner && is_slash(s.event.card.name); }
// "Because of executing your 杀" (C05).
inline bool by_own_slash(const Skill<Damage>& s) {
  return s.event.source == s.owner && s.event.by_card_effect() && is_slash(s.event.use->card.name) &&
         s.event.use->user == s.owner;
}

inline bool owners_phase(const Skill<Phase>& s) { return s.event.owner == s.owner; }
inline bool owner_draws(const Skill<Phase>& s) {
  return owners_phase(s) && !s.event.no_draw && s.event.draw > 0;
}

// "n of these cards" and "one of these characters" in the declaration of a skill; false if there are too few.
// Whom a skill with a price can be used on is asked again with the price paid: the characters are named as if
// there were none (engine/query/price.h).
inline bool pick_cards(Option& o, const CardSet& from, int min, int max) {
  if (o.paid) return true;
  o.cards = from;
  o.min_cards = static_cast<std::uint8_t>(min);
  o.max_cards = static_cast<std::uint8_t>(std::clamp(max, 0, from.size()));
  return o.max_cards >= min;
}
// … to discard: without those the owner may not discard (鸡肋).
template <class E>
bool pick_discards(const Skill<E>& s, Option& o, const CardSet& from, int min, int max) {
  return pick_cards(o, discardable(s.game, s.owner, from), min, max);
}
inline bool pick_seats(Option& o, const SeatSet& from, int min = 1, int max = 1) {
  o.seats = from;
  o.min_seats = static_cast<std::uint8_t>(min);
  o.max_seats = static_cast<std::uint8_t>(std::clamp(max, 0, from.size()));
  return o.max_seats >= min;
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

// "X is taken to use a card on Y": a use without physical cards that counts for no limit.
template <class E>
Use taken_to_use(const Skill<E>& s, Seat user, CardName card, Seat target) {
  Use u;
  u.user = user;
  u.card = made_of(s.game, user, card, CardSet{}, s.skill);
  add_target(u, target);
  return u;
}
// Whom X could be taken to use the card on, wherever they sit.
template <class E>
SeatSet targets_if_taken_to_use(const Skill<E>& s, Seat user, CardName card) {
  const VirtualCard v = made_of(s.game, user, card, CardSet{}, s.skill);
  return forbidden(s.game, Deed{Act::Use, user, v}) ? SeatSet{} : legal_targets(s.game, user, v, true);
}

// "The card has no effect on it" (对其无效): its resolution on the target in hand is left out, but it has
// been used on that target all the same (timings §1).
inline void no_effect(Use& u) { u.target().invalid = true; }
inline Task<> no_effect(Skill<Use> s) {
  no_effect(s.event);
  co_return;
}
// "That is cancelled" (取消之): the target in hand is none any more. At UseBecomingTarget at the latest.
inline Task<> cancel_target(Skill<Use> s) {
  cancel_target(s.event);
  co_return;
}
// "It takes two 闪 to offset it": for the target in hand (R000-67).
inline void demand_two_jinks(Use& u) { u.target().jinks_required = 2; }
inline Task<> demand_two_jinks(Skill<Use> s) {
  demand_two_jinks(s.event);
  co_return;
}

inline StateUnit weapon_range(int n) { return state(StateKind::WeaponRange, n); }

struct EquipmentNames {
  CardName name;
  const char* id;
  const char* zh;
  const char* en;
};
inline CardFacts equipment(EquipmentNames n, Slot slot, int range, const SkillDef* skill) {
  return {.name = n.name,
          .id = n.id,
          .zh = n.zh,
          .en = n.en,
          .category = Category::Equipment,
          .slot = slot,
          .range = static_cast<std::uint8_t>(range),
          .targets = TargetKind::Self,
          .skill = skill,
          .text_zh = skill->text_zh,
          .text_en = skill->text_en};
}
inline CardFacts weapon(EquipmentNames n, int range, const SkillDef* skill) {
  return equipment(n, Slot::Weapon, range, skill);
}
inline CardFacts armour(EquipmentNames n, const SkillDef* skill) {
  return equipment(n, Slot::Armour, 0, skill);
}

}  // namespace jiesuan
