#include "engine/rules/field.h"

#include "engine/query/cards.h"
#include "engine/query/legality.h"
#include "engine/query/seats.h"
#include "engine/rules/ask.h"
#include "engine/rules/move.h"

namespace jiesuan {
namespace {

// What the card lies there as; None for equipment.
CardName lies_as(const Game& g, CardId c) {
  for (const DelayedTrick& t : g[g.state.place[c].seat].judging)
    if (t.card == c) return t.name;
  return CardName::None;
}

Pick its_new_holder(const Game& g, const Request&, const Option&, const Selection& so_far) {
  Pick pick;
  pick.done = !so_far.seats.empty();
  if (!pick.done) pick.seats = new_holders(g, so_far.cards[0]);
  return pick;
}

}  // namespace

SeatSet new_holders(const Game& g, CardId c) {
  const Place& at = g.state.place[c];
  SeatSet fit;
  if (at.zone == Zone::Equipment) {
    const int slot = static_cast<int>(def_of(g, c).slot);
    for (Seat s : others(g, at.seat))
      if (g[s].equipment[slot] == kNoCard) fit.add(s);
  } else if (at.zone == Zone::Judging) {
    const VirtualCard trick = made_of(g, kNoSeat, lies_as(g, c), CardSet(c), SkillId::None);
    for (Seat s : others(g, at.seat))
      if (may_lie_before(g, trick, s)) fit.add(s);
  }
  return fit;
}

CardSet movable_on_field(const Game& g) {
  CardSet movable;
  for (Seat s : living(g))
    for (CardId c : g[s].equipped() | g[s].delayed())
      if (!new_holders(g, c).empty()) movable.add(c);
  return movable;
}

Task<> move_on_field(Game& g, Seat mover, CardId c, Seat to) {
  Move m = moving(g, CardSet(c), g.state.place[c].zone, to, Reason::Put, mover);
  m.parts[0].as = lies_as(g, c);
  co_await move_cards(g, m);
}

CardSet movable_equipment(const Game& g) {
  CardSet movable;
  for (CardId c : movable_on_field(g))
    if (g.state.place[c].zone == Zone::Equipment) movable.add(c);
  return movable;
}

namespace {

Task<bool> ask_to_move(Game& g, Seat mover, CardSet among, bool may_decline, Asking why) {
  if (!g.alive(mover) || among.empty()) co_return false;
  Request& r = new_request(g, mover, Ask::CardsOf);
  r.skill = why.skill;
  r.card = why.card;
  r.purpose = why.purpose;
  r.otherwise = why.otherwise;
  r.may_pass = may_decline;
  Option& o = r.add(OptionKind::Cards);
  o.cards = among;
  o.min_cards = o.max_cards = 1;
  o.seat_rule = its_new_holder;
  if (may_decline) r.add(OptionKind::Pass);
  const Selection& pick = co_await answer(g);
  if (pick.cards.empty()) co_return false;
  const CardId c = pick.cards[0];
  co_await move_on_field(g, mover, c, pick.seats[0]);
  co_return true;
}

}  // namespace

Task<bool> offer_move_on_field(Game& g, Seat mover, CardSet among, Asking why) {
  return ask_to_move(g, mover, among, true, why);
}

Task<bool> offer_move_on_field(Game& g, Seat mover, Asking why) {
  return ask_to_move(g, mover, movable_on_field(g), true, why);
}

Task<> must_move_on_field(Game& g, Seat mover, CardSet among, Asking why) {
  co_await ask_to_move(g, mover, among, false, why);
}

}  // namespace jiesuan
