#include "engine/query/selection.h"

#include <cstdio>
#include <cstdlib>

#include "engine/query/price.h"

namespace jiesuan {
namespace {

// So many of the candidates.
void go_on_among(const SeatSet& candidates, const Option& o, const Selection& s, Pick& pick) {
  pick.done = s.seats.size() >= o.min_seats;
  if (s.seats.size() >= o.max_seats) return;
  pick.seats = candidates;
  for (Seat t : s.seats) pick.seats.remove(t);
}

Pick next_character(const Game& g, const Request& r, const Option& o, const Selection& s) {
  if (o.seat_rule) return o.seat_rule(g, r, o, s);
  Pick pick;
  go_on_among(o.seats, o, s, pick);
  return pick;
}

// Whom a skill can be used on is looked at as if its price were paid (principles §5).
Pick next_character_once_paid(const Game& g, const Request& r, const Option& o, const Selection& s,
                              const CardSet& chosen) {
  if (o.seat_rule) {
    const AsIfGone paid(g, r.seat, chosen);
    return next_character(g, r, o, s);
  }
  if (o.max_seats == 0 || r.at_event == 0) return next_character(g, r, o, s);
  return next_character(g, r, characters_once_paid(g, r, o, chosen), s);
}

bool has_price(const Option& o) { return o.kind == OptionKind::Skill && o.max_cards > 0; }

Pick look_for_targets(const Game& g, const Request& r, const Selection& s, const CardSet& chosen) {
  const Option& o = r.options[s.option];
  return has_price(o) ? next_character_once_paid(g, r, o, s, chosen) : next_character(g, r, o, s);
}

// What was found holds as long as the question stands: nothing happens meanwhile.
#ifdef JIESUAN_CHECKS
void check_same(const Pick& found, const Game& g, const Request& r, const Selection& s,
                const CardSet& chosen) {
  if (found == look_for_targets(g, r, s, chosen)) return;
  std::fputs("jiesuan: the targets found before are not those there are now\n", stderr);
  std::abort();
}
#else
void check_same(const Pick&, const Game&, const Request&, const Selection&, const CardSet&) {}
#endif

Pick targets_of(const Game& g, const Request& r, const Selection& s, const CardSet& chosen) {
  const bool usual = r.options[s.option].seat_rule && s.cards.size() == 1 && s.seats.empty();
  if (!usual) return look_for_targets(g, r, s, chosen);
  FoundTargets& found = r.found;
  if (found.option != s.option || found.card != s.cards[0]) {
    found = {s.option, s.cards[0], look_for_targets(g, r, s, chosen)};
  } else {
    check_same(found.pick, g, r, s, chosen);
  }
  return found.pick;
}

}  // namespace

Pick next_pick(const Game& g, const Request& r, const Selection& s) {
  const Option& o = r.options[s.option];
  Pick pick;
  CardSet chosen;
  for (CardId c : s.cards) chosen.add(c);
  const int cards = s.cards.size();
  if (s.seats.empty() && cards < o.max_cards) {
    pick.cards = (o.card_rule ? o.card_rule(g, r, o, s) : o.cards) - chosen;
  }
  if (cards < o.min_cards) return pick;
  if (!o.seat_rule && (o.max_seats == 0 || !has_price(o))) {  // nothing more to look at
    go_on_among(o.seats, o, s, pick);
    return pick;
  }
  const Pick whom = targets_of(g, r, s, chosen);
  pick.seats = whom.seats;
  pick.done = whom.done;
  return pick;
}

std::optional<Pick> walk(const Game& g, const Request& r, const Selection& s, std::string* why) {
  const auto no = [&](const char* reason) {
    if (why) *why = reason;
    return std::nullopt;
  };
  if (s.option >= r.options.size()) return no("there is no such option");
  Selection so_far;
  so_far.option = s.option;
  Pick next = next_pick(g, r, so_far);
  for (CardId c : s.cards) {
    if (c >= kMaxCards || !next.cards.has(c))
      return no(so_far.cards.has(c) ? "the card is chosen twice" : "the card cannot be chosen here");
    so_far.cards.push_back(c);
    next = next_pick(g, r, so_far);
  }
  for (Seat t : s.seats) {
    if (t >= kMaxSeats || !next.seats.has(t))
      return no(so_far.seats.has(t) ? "the character is chosen twice"
                                    : "the character cannot be chosen here");
    so_far.seats.push_back(t);
    next = next_pick(g, r, so_far);
  }
  return next;
}

bool legal_selection(const Game& g, const Request& r, const Selection& s, std::string* why) {
  const std::optional<Pick> next = walk(g, r, s, why);
  if (!next) return false;
  if (!next->done && why) *why = "the selection is not complete";
  return next->done;
}

int option_no(const Asked& r) {
  for (int i = 0; i < r.options.size(); ++i)
    if (r.options[i].kind == OptionKind::Pass) return i;
  return -1;
}

namespace {

// Adds the first that may be added until the selection may stop.
bool complete(const Game& g, const Request& r, Selection& s) {
  for (Pick next = next_pick(g, r, s); !next.done; next = next_pick(g, r, s)) {
    if (!next.cards.empty()) {
      s.cards.push_back(next.cards.first());
    } else if (!next.seats.empty()) {
      s.seats.push_back(next.seats.first());
    } else {
      return false;
    }
  }
  return true;
}

}  // namespace

Selection least_selection(const Game& g, const Request& r) {
  Selection s;
  for (int i = 0; i < r.options.size(); ++i) {
    s.option = static_cast<std::uint8_t>(i);
    if (r.options[i].kind == OptionKind::Pass || r.options[i].kind == OptionKind::EndPhase) return s;
  }
  for (int i = 0; i < r.options.size(); ++i) {
    s = Selection{};
    s.option = static_cast<std::uint8_t>(i);
    if (complete(g, r, s)) return s;
  }
  return {};
}

}  // namespace jiesuan
