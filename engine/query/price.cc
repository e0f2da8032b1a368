#include "engine/query/price.h"

#include <algorithm>
#include <iterator>

#include "engine/content/catalogue.h"

namespace jiesuan {
namespace {

// A question is asked of a game that nobody may change, and a supposition does not: it is taken back before
// anybody sees it.
Game& supposedly(const Game& g) { return const_cast<Game&>(g); }

}  // namespace

AsIfGone::AsIfGone(const Game& g, Seat owner, const CardSet& cards)
    : owner_(supposedly(g)[owner]), hand_(owner_.hand) {
  owner_.hand -= cards;
  std::copy(std::begin(owner_.equipment), std::end(owner_.equipment), equipment_);
  bool worn = false;
  for (CardId& c : owner_.equipment) {
    if (c == kNoCard || !cards.has(c)) continue;
    c = kNoCard;
    worn = true;
  }
  if (!worn) return;
  for (InstanceId id : owner_.instances) {
    Instance& i = supposedly(g).state.instance[id];
    if (i.card == kNoCard || !cards.has(i.card) || i.is_void) continue;
    i.is_void = true;
    silenced_.push_back(&i);
  }
}

AsIfGone::~AsIfGone() {
  owner_.hand = hand_;
  std::copy(std::begin(equipment_), std::end(equipment_), owner_.equipment);
  for (Instance* i : silenced_) i->is_void = false;
}

namespace {

// The unit's choices once more, with the price paid: only its characters mean anything.
Option asked_again(RawSkill s, const Unit& u, const Option& o, const CardSet& price) {
  const AsIfGone paid(s.game, s.actor, price);
  Option now = o;
  now.paid = true;
  now.seats = {};
  now.max_seats = 0;
  s.cards = price;
  if (!u.choose(s, now)) now.seats = {};
  return now;
}

bool leaves_somebody(const Option& now) { return now.seats.size() >= now.min_seats; }

}  // namespace

bool offer_choices(const RawSkill& s, const Unit& u, Option& o) {
  const bool unpaid = u.choose(s, o);
  if (o.min_seats == 0 || o.max_cards != 1) return unpaid;
  for (CardId c : o.cards) {
    const Option now = asked_again(s, u, o, CardSet(c));
    if (!leaves_somebody(now)) {
      o.cards.remove(c);
      continue;
    }
    o.seats |= now.seats;
    o.max_seats = std::max(o.max_seats, now.max_seats);
  }
  if (o.cards.empty()) o.max_cards = 0;
  if (!unpaid) o.min_cards = 1;  // without the card there is nobody
  return o.cards.size() >= o.min_cards;
}

namespace {

// Not always the innermost one: a skill may let an event around it come to its end (R002-65).
Event& offered_at(const Game& g, const Request& r) {
  Event* e = g.event;
  while (e->id != r.at_event) e = e->outer;
  return *e;
}

}  // namespace

Option characters_once_paid(const Game& g, const Request& r, const Option& o, const CardSet& chosen) {
  const RawSkill s{supposedly(g), o.owner, r.seat, o.instance, o.skill, offered_at(g, r), chosen, SeatList{}};
  return asked_again(s, def(o.skill).units[o.unit], o, chosen);
}

}  // namespace jiesuan
