#include "engine/rules/face_down.h"

#include "engine/content/catalogue.h"
#include "engine/event/log.h"
#include "engine/query/cards.h"
#include "engine/query/legality.h"
#include "engine/rules/card_options.h"
#include "engine/rules/choices.h"
#include "engine/rules/move.h"

namespace jiesuan {
namespace {

// The card as its owner knows it, and as everybody else does.
VirtualCard known_to_owner(const Skill<Need>& s, CardName name, CardId material) {
  return made_of(s.game, s.owner, name, CardSet(material), s.skill);
}
VirtualCard known_to_all(const Skill<Need>& s, CardName name, CardId material) {
  return unseen_card(name, CardSet(material), s.skill);
}

bool would_do(const Skill<Need>& s, CardName name, CardId material) {
  const Need& n = s.event;
  if (forbidden(s.game, Deed{act_of(n), s.owner, known_to_owner(s, name, material)})) return false;
  const VirtualCard unseen = known_to_all(s, name, material);
  return n.idle ? usable_at_idle(s.game, s.owner, unseen) : answers_need(s.game, n, unseen);
}

// What this deck and this need leave to be named at all.
NameSet names_in_question(const Skill<Need>& s, Nameable which) {
  NameSet names;
  each_name(s.game, which, [&](CardName name) {
    if (s.event.idle || s.event.wanted.has(name)) names.add(name);
  });
  return names;
}
NameSet names_for(const Skill<Need>& s, const NameSet& in_question, CardId material) {
  NameSet names;
  for (const CardDef* c : Catalogue::get().cards())
    if (c && in_question.has(c->name) && would_do(s, c->name, material)) names.add(c->name);
  return names;
}
bool some_name_for(const Skill<Need>& s, const NameSet& in_question, CardId material) {
  for (const CardDef* c : Catalogue::get().cards())
    if (c && in_question.has(c->name) && would_do(s, c->name, material)) return true;
  return false;
}

bool may_ask(const Skill<Need>& s) { return s.event.seat == s.owner && !s.event.answered; }

// Illegal for the card that was turned up, though not for what could be known of it before (C59).
bool lost_target(const Skill<Need>& s, const VirtualCard& real, Seat t) {
  if (!s.game.alive(t)) return true;
  const VirtualCard unseen = unseen_card(real.name, real.cards, s.skill);
  return legal_target(s.game, s.owner, unseen, t, true) && !legal_target(s.game, s.owner, real, t, true);
}
// … for a card whose targets are not chosen.
bool lost_every_target(const Skill<Need>& s, const VirtualCard& real) {
  const Need& n = s.event;
  const VirtualCard unseen = unseen_card(real.name, real.cards, s.skill);
  if (n.required != kNoSeat) return legal_for_need(s.game, n, unseen) && !legal_for_need(s.game, n, real);
  return has_targets(s.game, s.owner, unseen) && !has_targets(s.game, s.owner, real);
}

// Whether there is still somebody to use it on.
bool keep_targets(const Skill<Need>& s, const VirtualCard& card) {
  Need& n = s.event;
  const TargetKind kind = def(card.name).targets;
  if (n.respond || kind == TargetKind::None) return true;
  if (kind != TargetKind::Chosen) return !lost_every_target(s, card);
  const bool pair = def(card.name).choose != nullptr;  // a target and its sub-target stand or fall together
  for (int i = n.seats.size() - 1; i >= 0; --i) {
    if (pair && i == 1 ? s.game.alive(n.seats[i]) : !lost_target(s, card, n.seats[i])) continue;
    if (pair) return false;
    n.seats.erase(i);
  }
  return n.required == kNoSeat ? !n.seats.empty() : !lost_target(s, card, n.required);
}

}  // namespace

bool can_lay_down(const Skill<Need>& s, Nameable which) {
  if (!may_ask(s) || s.game[s.owner].hand.empty()) return false;
  const NameSet names = names_in_question(s, which);
  for (CardId c : s.game[s.owner].hand)
    if (some_name_for(s, names, c)) return true;
  return false;
}

CardSet cards_to_lay_down(const Skill<Need>& s, Nameable which) {
  const NameSet names = names_in_question(s, which);
  CardSet fit;
  for (CardId c : s.game[s.owner].hand)
    if (some_name_for(s, names, c)) fit.add(c);
  return fit;
}

Task<CardName> name_and_lay_down(Skill<Need> s, Nameable which) {
  Game& g = s.game;
  Need& n = s.event;
  const Asking why{.skill = s.skill};
  const NameSet names = names_for(s, names_in_question(s, which), s.card());
  const CardName name = co_await choose_card_name(g, s.owner, names, why);
  if (!n.respond && def(name).targets == TargetKind::Chosen) {
    const VirtualCard card = unseen_card(name, s.cards, s.skill);
    const SeatList targets = co_await choose_targets(g, s.owner, card, n.idle ? nullptr : &n, why);
    n.seats = targets;
  }
  log(g, LogKind::CardNamed, [&](LogEntry& e) {
    e.a = s.owner, e.card = name, e.skill = s.skill;
    for (Seat t : n.seats) e.seats.add(t);
  });
  co_await lay_face_down(g, s.owner, s.card());
  co_return name;
}

void answer_with_named(const Skill<Need>& s, CardName name) {
  if (!s.game.state.processing.has(s.card())) return come_to_nothing(s, name);
  const VirtualCard card = known_to_owner(s, name, s.card());
  if (!keep_targets(s, card)) return come_to_nothing(s, name);
  s.event.answered = true;
  s.event.card = card;
  s.game.state.place[s.card()].tag = s.event.id;  // it waits for the use: not cleaned up with the skill
  s.event.end_timing();
}

void come_to_nothing(const Skill<Need>& s, CardName name) {
  log(s.game, LogKind::CameToNothing, [&](LogEntry& e) {
    e.a = s.owner, e.card = name, e.skill = s.skill;
    e.cards = CardSet(s.card()), e.n = 1;
  });
}

}  // namespace jiesuan
