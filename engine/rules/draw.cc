// The pile: supplying it, drawing, turning up and looking at its top cards.
#include <algorithm>

#include "engine/event/log.h"
#include "engine/rules/game_end.h"
#include "engine/rules/move.h"
#include "engine/state/invariants.h"

namespace jiesuan {

bool supply_pile(Game& g, int n) {
  GameState& f = g.state;
  if (f.pile_size >= n) return true;
  const CardSet free = f.discard - f.kept_out;
  if (!free.empty()) {
    CardId fresh[kMaxCards];
    int count = 0;
    for (CardId c : free) fresh[count++] = c;
    f.rng.shuffle(fresh, count);
    std::copy_backward(f.pile, f.pile + f.pile_size, f.pile + f.pile_size + count);
    std::copy(fresh, fresh + count, f.pile);
    f.pile_size = static_cast<std::uint8_t>(f.pile_size + count);
    for (int i = 0; i < count; ++i) f.place[fresh[i]] = Place{Zone::Pile, kNoSeat, 0};
    f.discard -= free;
    log(g, LogKind::Shuffled, [&](LogEntry& e) { e.n = count; });
  }
  return f.pile_size >= n;
}

InlineVec<CardId, 16> top_of_pile(Game& g, int n) {
  supply_pile(g, n);
  InlineVec<CardId, 16> top;
  for (int i = 0; i < n && i < g.state.pile_size; ++i) top.push_back(g.state.pile[g.state.pile_size - 1 - i]);
  return top;
}

void put_back_on_pile(Game& g, const InlineVec<CardId, 16>& top_first,
                      const InlineVec<CardId, 16>& to_bottom) {
  GameState& f = g.state;
  const int n = top_first.size() + to_bottom.size();
  const int rest = f.pile_size - n;
  std::copy_backward(f.pile, f.pile + rest, f.pile + rest + to_bottom.size());
  for (int i = 0; i < to_bottom.size(); ++i) f.pile[to_bottom.size() - 1 - i] = to_bottom[i];
  for (int i = 0; i < top_first.size(); ++i) f.pile[f.pile_size - 1 - i] = top_first[i];
  check_invariants(g);
}

namespace {

Move drawing(const CardSet& cards, Seat s) {
  Move m;
  m.parts.push_back({.cards = cards,
                     .from = Zone::Pile,
                     .to = Zone::Hand,
                     .to_seat = s,
                     .reason = Reason::Draw,
                     .actor = s});
  return m;
}

}  // namespace

Task<> draw(Game& g, Seat s, int n) {
  if (n <= 0 || !g.alive(s)) return done();
  if (!supply_pile(g, n)) return end_in_a_draw(g);
  CardSet cards;
  for (int i = 1; i <= n; ++i) cards.add(g.state.pile[g.state.pile_size - i]);
  return move_cards(g, drawing(cards, s));
}

Task<CardSet> turn_up(Game& g, int n) {
  if (!supply_pile(g, n)) co_await end_in_a_draw(g);
  CardSet cards;
  for (int i = 1; i <= n; ++i) cards.add(g.state.pile[g.state.pile_size - i]);
  co_await move_cards(g, moving(g, cards, Zone::Processing, kNoSeat, Reason::Reveal, kNoSeat));
  co_return cards;
}

}  // namespace jiesuan
