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

NameSet names_in_deck(const Game& g) {
  NameSet names;
  for (int c = 0; c < g.state.cards; ++c) names.add(g.state.face[c].name);
  return names;
}

// The material is not known yet when it is asked what could be named.
bool would_do(const Skill<Need>& s, CardName name) {
  const VirtualCard card = unseen_card(name, CardSet{}, s.skill);
  return s.event.idle ? usable_at_idle(s.game, s.owner, card) : answers_need(s.game, s.event, card);
}

// What can be named here; `one` is enough to know that something can.
NameSet possible_names(const Skill<Need>& s, Nameable which, bool one) {
  NameSet names;
  const NameSet deck = names_in_deck(s.game);
  for (const CardDef* c : Catalogue::get().cards()) {
    if (!c || !which(*c)) continue;
    if (!s.event.idle && !s.event.wanted.has(c->name)) continue;
    if (!deck.has(c->name) || !would_do(s, c->name)) continue;
    names.add(c->name);
    if (one) break;
  }
  return names;
}

// Illegal for the card that was turned up, though not for what could be known of it before (C59).
bool lost_target(const Skill<Need>& s, const VirtualCard& real, Seat t) {
  if (!s.game.alive(t)) return true;
  const VirtualCard unseen = unseen_card(real.name, real.cards, s.skill);
  return legal_target(s.game, s.owner, unseen, t, true) && !legal_target(s.game, s.owner, real, t, true);
}

// Whether there is still somebody to use it on.
bool keep_targets(const Skill<Need>& s, const VirtualCard& card) {
  Need& n = s.event;
  if (n.respond || def(card.name).targets != TargetKind::Chosen) return true;
  const bool pair = def(card.name).choose != nullptr;  // a target and its sub-target stand or fall together
  for (int i = n.seats.size() - 1; i >= 0; --i) {
    if (pair && i == 1 ? s.game.alive(n.seats[i]) : !lost_target(s, card, n.seats[i])) continue;
    if (pair) return false;
    n.seats.erase(i);
  }
  return n.required == kNoSeat ? !n.seats.empty() : !lost_target(s, card, n.required);
}

}  // namespace

bool can_name_a_card(const Skill<Need>& s, Nameable which) {
  if (s.event.seat != s.owner || s.event.answered || s.game[s.owner].hand.empty()) return false;
  return !possible_names(s, which, true).empty();
}

Task<CardName> name_and_lay_down(Skill<Need> s, Nameable which) {
  Game& g = s.game;
  Need& n = s.event;
  const Asking why{.skill = s.skill};
  const CardName name = co_await choose_card_name(g, s.owner, possible_names(s, which, false), why);
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
  if (!s.game.state.processing.has(s.card())) return;
  const VirtualCard card = made_of(s.game, s.owner, name, s.cards, s.skill);
  if (forbidden(s.game, s.owner, card) || !keep_targets(s, card)) return;
  s.event.answered = true;
  s.event.card = card;
  s.game.state.place[s.card()].tag = s.event.id;  // it waits for the use: not cleaned up with the skill
  s.event.end_timing();
}

}  // namespace jiesuan
