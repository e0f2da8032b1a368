#include "engine/query/selection.h"

#include <cstdio>
#include <cstdlib>

#include "engine/query/price.h"

namespace jiesuan {
namespace {

// So many of the candidates.
PickSeats some_of(const SeatSet& candidates, const Option& o, const Selection& s) {
  const int chosen = s.seats.size();
  PickSeats pick;
  pick.done = chosen >= o.min_seats;
  if (chosen >= o.max_seats) return pick;
  pick.seats = candidates;
  for (Seat t : s.seats) pick.seats.remove(t);
  return pick;
}

PickSeats next_character(const Game& g, const Request& r, const Option& o, const Selection& s) {
  if (!o.seat_rule) return some_of(o.seats, o, s);
  const Pick pick = o.seat_rule(g, r, o, s);
  return {pick.seats, pick.done};
}

// Whom a skill can be used on is looked at as if its price were paid (principles §5).
PickSeats next_character_once_paid(const Game& g, const Request& r, const Option& o, const Selection& s) {
  CardSet chosen;
  for (CardId c : s.cards) chosen.add(c);
  if (o.seat_rule) {
    const AsIfGone paid(g, r.seat, chosen);
    return next_character(g, r, o, s);
  }
  if (o.max_seats == 0 || r.at_event == 0) return next_character(g, r, o, s);
  return next_character(g, r, characters_once_paid(g, r, o, chosen), s);
}

bool has_price(const Option& o) { return o.kind == OptionKind::Skill && o.max_cards > 0; }

PickSeats look_for_targets(const Game& g, const Request& r, const Option& o, const Selection& s) {
  return has_price(o) ? next_character_once_paid(g, r, o, s) : next_character(g, r, o, s);
}

// What was found holds as long as the question stands: nothing happens meanwhile.
#ifdef JIESUAN_CHECKS
void check_same(const PickSeats& found, const Game& g, const Request& r, const Option& o,
                const Selection& s) {
  if (found == look_for_targets(g, r, o, s)) return;
  std::fputs("jiesuan: the targets found before are not those there are now\n", stderr);
  std::abort();
}
#else
void check_same(const PickSeats&, const Game&, const Request&, const Option&, const Selection&) {}
#endif

[[gnu::noinline]] PickSeats found_targets(const Game& g, const Request& r, const Option& o,
                                          const Selection& s) {
  const bool usual = o.seat_rule && s.cards.size() == 1 && s.seats.size() <= 1;
  if (!usual) return look_for_targets(g, r, o, s);
  const Seat first = s.seats.empty() ? kNoSeat : s.seats[0];
  FoundTargets& found = r.found[s.seats.size()];
  if (found.option == s.option && found.card == s.cards[0] && found.first == first)
    check_same(found.pick, g, r, o, s);
  else
    found = {s.option, s.cards[0], first, look_for_targets(g, r, o, s)};
  return found.pick;
}

// The characters that may be added, and whether the selection may stop.
PickSeats next_seats(const Game& g, const Request& r, const Option& o, const Selection& s) {
  if (s.cards.size() < o.min_cards) return {};
  const bool fixed = !o.seat_rule && (o.max_seats == 0 || !has_price(o));
  return fixed ? some_of(o.seats, o, s) : found_targets(g, r, o, s);
}

// The cards that may be added.
CardSet next_cards(const Game& g, const Request& r, const Option& o, const Selection& s) {
  if (!s.seats.empty() || s.cards.size() >= o.max_cards) return {};
  CardSet cards = o.card_rule ? o.card_rule(g, r, o, s) : o.cards;
  for (CardId c : s.cards) cards.remove(c);
  return cards;
}

bool refused(const char* reason, std::string* why) {
  if (why) *why = reason;
  return false;
}

// Whether the cards and characters can be picked one after the other as they stand there.
[[gnu::noinline]] bool in_steps(const Game& g, const Request& r, const Option& o, const Selection& s,
                                std::string* why) {
  Selection so_far;
  so_far.option = s.option;
  for (CardId c : s.cards) {
    if (c >= kMaxCards || !next_cards(g, r, o, so_far).has(c))
      return refused(so_far.cards.has(c) ? "the card is chosen twice" : "the card cannot be chosen here",
                     why);
    so_far.cards.push_back(c);
  }
  for (Seat t : s.seats) {
    if (t >= kMaxSeats || !next_seats(g, r, o, so_far).seats.has(t))
      return refused(
          so_far.seats.has(t) ? "the character is chosen twice" : "the character cannot be chosen here", why);
    so_far.seats.push_back(t);
  }
  return true;
}

bool can_be_picked(const Game& g, const Request& r, const Selection& s, std::string* why) {
  if (s.option >= r.options.size()) return refused("there is no such option", why);
  const bool nothing = s.cards.empty() && s.seats.empty();
  return nothing || in_steps(g, r, r.options[s.option], s, why);
}

}  // namespace

Pick next_pick(const Game& g, const Request& r, const Selection& s) {
  const Option& o = r.options[s.option];
  const PickSeats whom = next_seats(g, r, o, s);
  return {next_cards(g, r, o, s), whom.seats, whom.done};
}

std::optional<Pick> walk(const Game& g, const Request& r, const Selection& s, std::string* why) {
  if (!can_be_picked(g, r, s, why)) return std::nullopt;
  return next_pick(g, r, s);
}

bool legal_selection(const Game& g, const Request& r, const Selection& s, std::string* why) {
  if (!can_be_picked(g, r, s, why)) return false;
  return next_seats(g, r, r.options[s.option], s).done || refused("the selection is not complete", why);
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
