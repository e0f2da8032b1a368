#include "engine/rules/move.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "engine/content/rulebook.h"
#include "engine/event/log.h"
#include "engine/query/cards.h"
#include "engine/query/legality.h"
#include "engine/rules/dying.h"
#include "engine/rules/open.h"
#include "engine/rules/skills.h"
#include "engine/state/invariants.h"

namespace jiesuan {
namespace {

void take_from_pile(Game& g, CardId c) {
  CardId* const end = g.state.pile + g.state.pile_size;
  CardId* at = end - 1;
  while (at >= g.state.pile && *at != c) --at;
  if (at + 1 != end) std::copy(at + 1, end, at);  // nearly always it was the top
  --g.state.pile_size;
}

void unequip(Game& g, Seat s, CardId c) {
  for (CardId& slot : g[s].equipment)
    if (slot == c) slot = kNoCard;
  for (InstanceId id : g[s].instances)
    if (g.state.instance[id].card == c) {
      detach(g, id);
      break;
    }
}

void equip(Game& g, Seat s, CardId c) {
  const CardDef& d = def(printed_name(g, c));
  g[s].equipment[static_cast<int>(d.slot)] = c;
  if (!d.skill) return;
  const InstanceId id = attach(g, s, *d.skill, PriorityClass::Equipment);
  g.state.instance[id].card = c;
}

void take_from_judging(Game& g, Seat s, CardId c) {
  auto& area = g[s].judging;
  for (int i = 0; i < area.size(); ++i)
    if (area[i].card == c) {
      area.erase(i);
      break;
    }
}

// Cards that all lie in the same place; zones that are sets lose them at once.
void take_out(Game& g, const CardSet& cards, Zone from, Seat seat) {
  GameState& f = g.state;
  f.face_down -= cards;
  switch (from) {
    case Zone::Pile:
      for (CardId c : cards) take_from_pile(g, c);
      break;
    case Zone::Discard:
      f.discard -= cards;
      break;
    case Zone::Processing:
      f.processing -= cards;
      break;
    case Zone::Hand:
      g[seat].hand -= cards;
      f.face_up -= cards;
      break;
    case Zone::Equipment:
      for (CardId c : cards) unequip(g, seat, c);
      f.tapped -= cards;
      break;
    case Zone::Judging:
      for (CardId c : cards) take_from_judging(g, seat, c);
      break;
    case Zone::OnGeneral:
    case Zone::Beside:
      f.laid -= cards;
      break;
    case Zone::Outside:
      break;
  }
}

void put_under_pile(Game& g, CardId c) {
  GameState& f = g.state;
  std::copy_backward(f.pile, f.pile + f.pile_size, f.pile + f.pile_size + 1);
  f.pile[0] = c;
  ++f.pile_size;
}

void put_in(Game& g, const CardSet& cards, Zone to, Seat seat, CardName as, bool under_pile = false) {
  GameState& f = g.state;
  switch (to) {
    case Zone::Pile:
      for (CardId c : cards)
        if (under_pile)
          put_under_pile(g, c);
        else
          f.pile[f.pile_size++] = c;
      break;
    case Zone::Discard:
      f.discard |= cards;
      break;
    case Zone::Processing:
      f.processing |= cards;
      break;
    case Zone::Hand:
      g[seat].hand |= cards;
      break;
    case Zone::Equipment:
      for (CardId c : cards) equip(g, seat, c);
      break;
    case Zone::Judging:
      for (CardId c : cards) g[seat].judging.push_back({c, as == CardName::None ? printed_name(g, c) : as});
      break;
    case Zone::OnGeneral:
    case Zone::Beside:
      f.laid |= cards;
      break;
    case Zone::Outside:
      break;
  }
}

// Where the cards of the part will lie.
Place destination(const Move& m, const MovePart& p) {
  if (p.under_pile) return {Zone::Pile, kNoSeat, 0};
  const EventId of_event = p.to == Zone::Processing ? (m.outer ? m.outer->id : m.id) : 0;
  return {p.to, p.to_seat, p.tag ? p.tag : of_event};
}

bool shows_cards(Zone z) { return z != Zone::Hand && z != Zone::Pile && z != Zone::Outside; }

// Everybody sees which cards these are: where they come from, unless they lay face down there, or where they
// go. What lies face up travels so, whatever becomes of it.
bool seen_by_all(const MovePart& p, const CardSet& face_down_before) {
  return (shows_cards(p.from) && (p.cards & face_down_before).empty()) || (shows_cards(p.to) && !p.hidden) ||
         p.face_up;
}

bool go_together(const MovePart& p, const MovePart& q) {
  return p.from_seat == q.from_seat && p.to == q.to && p.to_seat == q.to_seat && p.reason == q.reason &&
         !p.cards.empty() && !q.cards.empty();
}

[[gnu::noinline]] void tell(Game& g, const Move& m, const MovePart& p, const CardSet& face_down_before) {
  log(g, LogKind::Moved, [&](LogEntry& e) {
    e.a = p.from_seat, e.b = p.to_seat, e.from = p.from, e.to = p.to, e.reason = p.reason;
    e.actor = p.actor;
    e.cards = p.cards, e.n = p.cards.size();
    e.open = seen_by_all(p, face_down_before);
    if (p.from_seat != kNoSeat) e.visible_to.add(p.from_seat);
    if (p.to_seat != kNoSeat) e.visible_to.add(p.to_seat);
    for (const MovePart& q : m.parts) {
      if (&q == &p || !go_together(p, q)) continue;
      e.told_before = e.told_before || &q < &p;
      (seen_by_all(q, face_down_before) ? e.together.open : e.together.closed) |= q.cards;
      e.together.n += q.cards.size();
    }
  });
}

Counter discarded_fact(Category c) {
  if (c == Category::Basic) return Counter::DiscardedBasic;
  return c == Category::Equipment ? Counter::DiscardedEquipment : Counter::DiscardedTrick;
}

// What the running phase tells of the cards discarded in it.
void keep_discards(Phase& phase, const MovePart& p) {
  const bool discarded = p.reason == Reason::Discard && p.to == Zone::Discard;
  const bool own = p.from == Zone::Hand && p.from_seat == phase.owner && p.actor == phase.owner;
  if (p.from == Zone::Discard) phase.discards -= p.cards;
  if (discarded) phase.discards |= p.cards;
  if (discarded && own) phase.own_discards |= p.cards;
  if (p.from == Zone::Discard) phase.own_discards &= phase.discards;
}

bool holds_own_cards(Zone z) { return z == Zone::Hand || z == Zone::Equipment; }

// … and of those that somebody has lost in it.
void keep_losses(Phase& phase, const MovePart& p, int n) {
  const bool kept = holds_own_cards(p.to) && p.to_seat == p.from_seat;
  if (kept) return;
  std::uint8_t& lost = phase.lost[p.from_seat];
  lost = static_cast<std::uint8_t>(std::min(lost + n, 0xFF));
}

bool is_counted(const MovePart& p) {
  return holds_own_cards(p.from) || p.from == Zone::Discard || p.reason == Reason::Discard ||
         p.reason == Reason::Draw;
}
// n: how many cards it has.
[[gnu::noinline]] void keep_count(Game& g, const MovePart& p, int n) {
  History& h = g.state.history;
  const bool of_somebody = holds_own_cards(p.from);
  if (of_somebody || p.from == Zone::Discard || p.reason == Reason::Discard)
    if (Phase* phase = running<Phase>(g)) {
      keep_discards(*phase, p);
      if (of_somebody) keep_losses(*phase, p, n);
    }
  if (p.reason == Reason::Draw) h.note(Counter::Drew, p.to_seat, n);
  if (p.reason != Reason::Discard) return;
  if (p.actor == p.from_seat) h.note(Counter::Discarded, p.actor, n);
  for (CardId c : p.cards) h.note(discarded_fact(def_of(g, c).category), p.actor);
}

[[gnu::noinline]] void apply(Game& g, Move& m) {
  const CardSet down = g.state.face_down;
  InlineVec<std::uint8_t, kMaxSeats> sizes;
  for (MovePart& p : m.parts) {
    const Place to = destination(m, p);
    std::uint8_t n = 0;
    p.cards = p.cards.those([&](CardId c) {
      Place& at = g.state.place[c];
      if (at.zone != p.from || at.seat != p.from_seat) return false;  // moved away meanwhile
      at = to;
      ++n;
      return true;
    });
    sizes.push_back(n);
    take_out(g, p.cards, p.from, p.from_seat);
  }
  for (int k = 0; k < m.parts.size(); ++k) {
    const MovePart& p = m.parts[k];
    put_in(g, p.cards, p.to, p.to_seat, p.as, p.under_pile);
    const bool still_known =
        p.face_up && p.to == Zone::Processing;  // laid down or swapped: nobody forgets it
    if (p.hidden && shows_cards(p.to) && !still_known) g.state.face_down |= p.cards;
    if (is_counted(p)) keep_count(g, p, sizes[k]);
    if (is_told(g, LogKind::Moved) && !p.cards.empty()) tell(g, m, p, down);
  }
  check_invariants(g);
}

// Somebody may have lived on a card that left his general card (不屈〔旧〕).
Seat left_without(const Game& g, const Move& m) {
  for (const MovePart& p : m.parts)
    if (p.from == Zone::OnGeneral && enters_dying(g, p.from_seat)) return p.from_seat;
  return kNoSeat;
}

bool moves_nothing(const Move& m) {
  for (const MovePart& p : m.parts)
    if (!p.cards.empty()) return false;
  return true;
}

constexpr Timing kMoveTimings[] = {Timing::MoveFixed,  Timing::MoveBefore1, Timing::MoveBefore2,
                                   Timing::MoveAfter1, Timing::MoveAfter2,  Timing::MoveEnd};
constexpr int kMoveSteps = std::size(kMoveTimings);
constexpr int kFirstAfter = 3;  // the cards have moved before this one

// A move that runs already, and goes on in a frame.
class GoesOn {
 public:
  GoesOn(Game& g, Move& m) : game_(g), before_(g.event) { g.event = &m; }
  ~GoesOn() { game_.event = before_; }
  GoesOn(const GoesOn&) = delete;
  GoesOn& operator=(const GoesOn&) = delete;

 private:
  Game& game_;
  Event* before_;
};

// Somebody acts at the n-th timing, or falls because of the cards that have moved.
Task<> go_on_moving(Game& g, Move m, int n, FirstToAct from) {
  const GoesOn running_move(g, m);
  if (from) co_await process_timing(g, kMoveTimings[n], m, from);
  for (++n; n < kMoveSteps && !m.terminated; ++n) {
    if (n == kFirstAfter && moves_nothing(m)) co_return;  // every card was cancelled
    if (n == kFirstAfter) apply(g, m);
    co_await open(g, kMoveTimings[n], m);
  }
  if (n <= kFirstAfter) co_return;  // prevented
  for (Seat s = left_without(g, m); s != kNoSeat; s = left_without(g, m))
    co_await fall_below_floor(g, s, nullptr);
}

// The first of these timings at which somebody acts.
int first_acted_at(Game& g, Move& m, int n, int end, FirstToAct* who) {
  for (; n < end; ++n) {
    if (!reach(g, kMoveTimings[n], m)) continue;
    *who = first_to_act(g, kMoveTimings[n], m);
    if (*who) break;
  }
  return n;
}

}  // namespace

// Many listen to moves, and hardly ever does anybody act: only from there on a move needs a frame.
Task<> move_cards(Game& g, Move m) {
  const Running<Move> running_move(g, m);
  FirstToAct who;
  int n = first_acted_at(g, m, 0, kFirstAfter, &who);
  if (who) return go_on_moving(g, m, n, who);
  if (moves_nothing(m)) return done();
  apply(g, m);
  n = first_acted_at(g, m, kFirstAfter, kMoveSteps, &who);
  return who || left_without(g, m) != kNoSeat ? go_on_moving(g, m, n, who) : done();
}

void add_moving(const Game& g, Move& m, const CardSet& cards, Zone to, Seat to_seat, Reason reason,
                Seat actor) {
  MovePart* part = nullptr;
  const auto fits = [&](const MovePart& p, const Place& at, bool face_up) {
    return p.from == at.zone && p.from_seat == at.seat && p.face_up == face_up;
  };
  for (CardId c : cards) {
    const Place& at = g.state.place[c];
    const bool face_up = g.state.face_up.has(c);
    if (part && fits(*part, at, face_up)) {  // as nearly always
      part->cards.add(c);
      continue;
    }
    part = nullptr;
    for (MovePart& p : m.parts)
      if (fits(p, at, face_up) && p.to == to && p.to_seat == to_seat && p.reason == reason) part = &p;
    if (!part) {
      m.parts.push_back({.from = at.zone,
                         .from_seat = at.seat,
                         .to = to,
                         .to_seat = to_seat,
                         .reason = reason,
                         .actor = actor,
                         .face_up = face_up});
      part = &m.parts.back();
    }
    part->cards.add(c);
  }
}

Move moving(const Game& g, const CardSet& cards, Zone to, Seat to_seat, Reason reason, Seat actor) {
  Move m;
  add_moving(g, m, cards, to, to_seat, reason, actor);
  return m;
}

namespace {

void place_at(Game& g, CardId c, const Place& to, CardName as) {
  const Place from = std::exchange(g.state.place[c], to);
  take_out(g, CardSet(c), from.zone, from.seat);
  put_in(g, CardSet(c), to.zone, to.seat, as);
}

}  // namespace

void place(Game& g, CardId c, Zone zone, Seat seat, CardName as) { place_at(g, c, {zone, seat, 0}, as); }

void place_beside(Game& g, CardId c, Seat seat, SkillId named) {
  place_at(g, c, {Zone::Beside, seat, named_by(named)}, CardName::None);
  g.state.face_down.add(c);
}

namespace {

// The way back from the processing area.
void add_swapped(const Game& g, Move& m, const CardSet& cards, const Side& to, Seat actor) {
  if (!g.alive(to.seat)) return;
  for (CardId c : cards) {
    if (!g.state.processing.has(c) || g.state.place[c].tag != g.event->id) continue;
    const bool taken = to.zone == Zone::Equipment &&
                       g[to.seat].equipment[static_cast<int>(def(printed_name(g, c)).slot)] != kNoCard;
    if (taken)
      add_moving(g, m, CardSet(c), Zone::Discard, kNoSeat, Reason::Put, actor);
    else
      add_moving(g, m, CardSet(c), to.zone, to.seat, Reason::Exchange, actor);
  }
  for (MovePart& p : m.parts)
    if (p.to == to.zone && p.to_seat == to.seat && to.named != SkillId::None) {
      p.tag = named_by(to.named);
      p.hidden = to.zone == Zone::Beside;
    }
}

}  // namespace

Task<> exchange(Game& g, Seat actor, Side a, Side b) {
  Move out = moving(g, a.cards, Zone::Processing, kNoSeat, Reason::Exchange, actor);
  add_moving(g, out, b.cards, Zone::Processing, kNoSeat, Reason::Exchange, actor);
  if (out.parts.empty()) co_return;
  for (MovePart& p : out.parts) p.hidden = !shows_cards(p.from) || !(p.cards & g.state.face_down).empty();
  co_await move_cards(g, out);
  Move in;
  add_swapped(g, in, a.cards, b, actor);
  add_swapped(g, in, b.cards, a, actor);
  if (!in.parts.empty()) co_await move_cards(g, in);
}

Task<> discard(Game& g, Seat actor, CardSet cards) {
  cards = discardable(g, actor, cards);
  if (cards.empty()) return done();
  return move_cards(g, moving(g, cards, Zone::Discard, kNoSeat, Reason::Discard, actor));
}

Task<> obtain(Game& g, Seat who, CardSet cards) {
  cards -= g[who].hand;
  if (cards.empty() || !g.alive(who)) return done();
  return move_cards(g, moving(g, cards, Zone::Hand, who, Reason::Gain, who));
}

Task<> give(Game& g, Seat from, Seat to, CardSet cards) {
  cards -= g[to].hand;
  if (cards.empty() || !g.alive(to)) return done();
  return move_cards(g, moving(g, cards, Zone::Hand, to, Reason::Give, from));
}

Task<> recast(Game& g, Seat s, CardSet cards) { return g.rules->policies().recast(g, s, cards); }

int most_recast_at_once(const Game& g) { return g.rules->policies().recasts_several ? kMaxCards : 1; }

CardSet recastable(const Game& g, Seat s) {
  CardSet set;
  for (CardId c : g[s].hand)
    if (def_of(g, c).recast) set.add(c);
  return set;
}

Task<> discard_and_draw(Game& g, Seat s, CardSet cards) {
  co_await move_cards(g, moving(g, cards, Zone::Discard, kNoSeat, Reason::Recast, s));
  co_await draw(g, s, cards.size());
}

Task<> lay_face_down(Game& g, Seat s, CardId c) {
  Move m = moving(g, CardSet(c), Zone::Processing, s, Reason::Put, s);
  m.parts[0].hidden = true;
  co_await move_cards(g, m);
}

void turn_face_up(Game& g, Seat s, CardId c) {
  Place& at = g.state.place[c];
  if (at.zone != Zone::Processing || at.seat != s) return;
  g.state.face_down.remove(c);
  at.seat = kNoSeat;
  log(g, LogKind::Shown, [&](LogEntry& e) { e.a = s, e.cards = CardSet(c), e.n = 1; });
}

CardId unseen_hand_card(Game& g, Seat s, const CardSet& without) {
  const CardSet hand = g[s].hand - without - g.state.face_up;
  const int n = hand.size();
  if (n == 0) return kNoCard;
  return hand.nth(static_cast<int>(g.state.rng.below(static_cast<std::uint32_t>(n))));
}

}  // namespace jiesuan
