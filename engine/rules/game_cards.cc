#include "engine/rules/game_cards.h"

#include "engine/event/log.h"
#include "engine/rules/general_cards.h"

namespace jiesuan {
namespace {

LogKind told_as(GameCardChange change) {
  switch (change) {
    case GameCardChange::Open:
      return LogKind::HandOpened;
    case GameCardChange::Close:
      return LogKind::HandClosed;
    case GameCardChange::Tap:
      return LogKind::Tapped;
    default:
      return LogKind::Untapped;
  }
}

// What has left the zone or was turned meanwhile (at StateBefore1, StateBefore2) is left out.
void turn_cards(Game& g, const StateChange& e) {
  const CardSet cards = e.cards & changeable(g, e.seat, e.of_cards);
  if (cards.empty()) return;
  switch (e.of_cards) {
    case GameCardChange::Open:
      g.state.face_up |= cards;
      break;
    case GameCardChange::Close:
      g.state.face_up -= cards;
      break;
    case GameCardChange::Tap:
      g.state.tapped |= cards;
      break;
    case GameCardChange::Untap:
      g.state.tapped -= cards;
      break;
    case GameCardChange::None:
      break;
  }
  log(g, told_as(e.of_cards),
      [&](LogEntry& entry) { entry.a = e.seat, entry.cards = cards, entry.n = cards.size(); });
}

}  // namespace

CardSet changeable(const Game& g, Seat s, GameCardChange change) {
  switch (change) {
    case GameCardChange::Open:
      return closed_hand(g, s);
    case GameCardChange::Close:
      return open_hand(g, s);
    case GameCardChange::Tap:
      return upright_equipment(g, s);
    case GameCardChange::Untap:
      return tapped_equipment(g, s);
    case GameCardChange::None:
      break;
  }
  return {};
}

Task<bool> change_cards(Game& g, Seat actor, Seat s, GameCardChange change, CardSet cards) {
  cards &= changeable(g, s, change);
  if (!g.alive(s) || cards.empty()) co_return false;
  StateChange e;
  e.seat = s;
  e.actor = actor;
  e.of_cards = change;
  e.cards = cards;
  const bool done = co_await run_state_change(g, e, turn_cards);
  co_return done;
}

}  // namespace jiesuan
