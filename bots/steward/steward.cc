#include "bots/steward/steward.h"

#include "bots/steward/answers.h"

namespace jiesuan {
namespace {

using namespace steward;  // NOLINT: this is its own

Thought think(const Outlook& o) {
  const Ask ask = o.q.asked().ask;
  if (o.memory.weary() && (ask == Ask::Act || (ask == Ask::Launch && o.q.asked().may_pass)))
    return passing(o, Motive::Rest);
  switch (ask) {
    case Ask::Act:
      return act(o);
    case Ask::Launch:
      return launch(o);
    case Ask::Card:
      return give_card(o);
    case Ask::OwnCards:
      return own_cards(o);
    case Ask::CardsOf:
      return cards_of(o);
    case Ask::Seats:
      return name_seats(o);
    case Ask::Choice:
      return choose(o);
    case Ask::Arrange:
      return arrange(o);
    case Ask::General:
      return choose_general(o);
  }
  return {};
}

// Whatever was thought, the answer is one that can be given: picks that are not allowed are left out, and
// missing ones are added.
Selection made_legal(const Question& q, const Selection& thought) {
  Selection out;
  out.option = thought.option < q.asked().options.size() ? thought.option : 0;
  for (CardId c : thought.cards)
    if (q.next(out).cards.has(c)) out.cards.push_back(c);
  for (Seat s : thought.seats)
    if (q.next(out).seats.has(s)) out.seats.push_back(s);
  for (;;) {
    const Pick next = q.next(out);
    if (next.done) return out;
    if (!next.seats.empty())
      out.seats.push_back(next.seats.first());
    else if (!next.cards.empty())
      out.cards.push_back(next.cards.first());
    else
      return out;
  }
}

}  // namespace

Selection Steward::answer(const Question& q) {
  memory_.look(q);
  memory_.asked_at(q.asked().timing);
  const Outlook outlook(q, memory_);
  const Thought t = think(outlook);
  reason_ = t.reason;
  return made_legal(q, t.pick);
}

}  // namespace jiesuan
