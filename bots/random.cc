#include "bots/random.h"

namespace jiesuan {
namespace {

template <class Set>
auto any_of(const Set& set, Rng& rng) {
  return set.nth(static_cast<int>(rng.below(static_cast<std::uint32_t>(set.size()))));
}

}  // namespace

void random_answer(const Game& g, const Request& r, Rng& rng, Answer& out) {
  out.request = r.id;
  out.seat = r.seat;
  out.pick.cards.clear();
  out.pick.seats = {};
  out.pick.option = static_cast<std::uint8_t>(rng.below(static_cast<std::uint32_t>(r.options.size())));
  const Option& o = r.options[out.pick.option];
  if (o.max_cards == 0 && o.max_seats == 0 && !o.seat_rule) return;
  for (;;) {
    const Pick next = next_pick(g, r, out.pick);
    const bool cards = !next.cards.empty(), seats = !next.seats.empty();
    if (!cards && !seats) return;
    if (next.done && (rng.next() >> 63)) return;
    // Optional further cards are weighed against going on to the characters.
    if (cards && (!seats || (rng.next() >> 63)))
      out.pick.cards.push_back(any_of(next.cards, rng));
    else
      out.pick.seats.push_back(any_of(next.seats, rng));
  }
}

}  // namespace jiesuan
