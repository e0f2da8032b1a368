#include "bots/random.h"

namespace jiesuan {
namespace {

template <class Set>
auto any_of(const Set& set, Rng& rng) {
  return set.nth(static_cast<int>(rng.below(static_cast<std::uint32_t>(set.size()))));
}

}  // namespace

void random_selection(const Question& q, Rng& rng, Selection& out) {
  const Asked& r = q.asked();
  out.cards.clear();
  out.seats = {};
  out.option = static_cast<std::uint8_t>(rng.below(static_cast<std::uint32_t>(r.options.size())));
  const Option& o = r.options[out.option];
  if (o.max_cards == 0 && o.max_seats == 0 && !o.seat_rule) return;
  for (;;) {
    const Pick next = q.next(out);
    const bool cards = !next.cards.empty(), seats = !next.seats.empty();
    if (!cards && !seats) return;
    if (next.done && (rng.next() >> 63)) return;
    // Optional further cards are weighed against going on to the characters.
    if (cards && (!seats || (rng.next() >> 63)))
      out.cards.push_back(any_of(next.cards, rng));
    else
      out.seats.push_back(any_of(next.seats, rng));
  }
}

void random_answer(const Game& g, const Request& r, Rng& rng, Answer& out) {
  out.request = r.id;
  out.seat = r.seat;
  random_selection(Question(g, r), rng, out.pick);
}

Selection RandomBot::answer(const Question& q) {
  Rng rng(mix64(seed_ ^ q.asked().id));
  Selection out;
  random_selection(q, rng, out);
  return out;
}

}  // namespace jiesuan
