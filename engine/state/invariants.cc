#include "engine/state/invariants.h"

#include <cstdio>
#include <cstdlib>

namespace jiesuan {
namespace {

std::string at_card(const char* what, CardId c) { return std::string(what) + ": card " + std::to_string(c); }

bool lies_there(const Game& g, CardId c, const Place& p) {
  const GameState& f = g.state;
  switch (p.zone) {
    case Zone::Pile:
      return true;  // counted below
    case Zone::Discard:
      return f.discard.has(c);
    case Zone::Processing:
      return f.processing.has(c);
    case Zone::Hand:
      return g[p.seat].hand.has(c);
    case Zone::Equipment:
      return g[p.seat].equipped().has(c);
    case Zone::Judging:
      return g[p.seat].delayed().has(c);
    case Zone::OnGeneral:
    case Zone::Beside:
      return f.laid.has(c);
    case Zone::Outside:
      return true;
  }
  return false;
}

}  // namespace

std::string broken_invariant(const Game& g) {
  const GameState& f = g.state;
  int listed = f.pile_size + f.discard.size() + f.processing.size() + f.laid.size();
  int outside = 0;
  for (Seat s = 0; s < g.players(); ++s) {
    const Character& c = g[s];
    listed += c.hand.size() + c.equipped().size() + c.judging.size();
    if (c.left && !c.all_cards().empty()) return "a character that has left the table owns cards";
    if (g.alive(s) && c.hp > c.max_hp) return "hp above the maximum";
  }
  for (int i = 0; i < f.pile_size; ++i)
    if (f.place[f.pile[i]].zone != Zone::Pile) return at_card("in the pile and elsewhere", f.pile[i]);
  for (int c = 0; c < f.cards; ++c) {
    const Place& p = f.place[c];
    if (!lies_there(g, static_cast<CardId>(c), p))
      return at_card("not where it should be", static_cast<CardId>(c));
    if (p.zone == Zone::Outside) ++outside;
    if (f.laid.has(static_cast<CardId>(c)) && g[p.seat].left)
      return at_card("by the general of a character that has left the table", static_cast<CardId>(c));
  }
  if (listed + outside != f.cards) return "cards appear twice or not at all";
  for (CardId c : f.face_up)
    if (f.place[c].zone != Zone::Hand) return at_card("face up in no hand", c);
  for (CardId c : f.tapped)
    if (f.place[c].zone != Zone::Equipment) return at_card("tapped outside an equipment zone", c);
  return {};
}

#ifdef JIESUAN_CHECKS
void check_invariants(const Game& g) {
  const std::string wrong = broken_invariant(g);
  if (wrong.empty()) return;
  std::fprintf(stderr, "jiesuan: %s (decision %u)\n", wrong.c_str(), g.state.decisions);
  std::abort();
}
#endif

}  // namespace jiesuan
