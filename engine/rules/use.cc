// The use of a card (timings §9): preparation, the loop over the targets, the end.
#include "engine/rules/use.h"

#include "engine/content/rulebook.h"
#include "engine/event/log.h"
#include "engine/query/cards.h"
#include "engine/query/legality.h"
#include "engine/query/seats.h"
#include "engine/rules/clean_up.h"
#include "engine/rules/move.h"
#include "engine/rules/open.h"
#include "engine/rules/reveal.h"
#include "engine/rules/skills.h"
#include "engine/rules/target_list.h"

namespace jiesuan {
namespace {

// UseBegin†: the card counts as used whatever happens later.
void note_use(Game& g, Use& u) {
  History& h = g.state.history;
  const CardName family = family_of(u.card.name);
  h.note(Counter::UsedCard, u.user);
  u.first_in_phase = u.user != kNoSeat && h.count(Span::Phase, Counter::UsedCard, u.user) == 1;
  h.note_name(&SeatHistory::Names::used, u.user, family);
  if (u.counted) {
    h.note(Counter::UsedAtIdle, u.user);
    h.note_name(&SeatHistory::Names::counted, u.user, family);
  }
  log(g, LogKind::CardUsed, [&](LogEntry& e) {
    e.a = u.user, e.card = u.card.name, e.cards = u.card.cards, e.skill = u.card.through,
    e.suit = u.card.suit;
    for (const Target& t : u.targets)
      if (t.seat != kNoSeat) e.seats.add(t.seat);
    if (!u.targets.empty() && u.targets[0].second != kNoSeat) e.b = u.targets[0].second;
    if (!u.answers_use) return;
    e.b = u.answers_use->user, e.against = u.answers_use->card.name;
    if (u.answers_target >= 0) e.against_on = u.answers_use->targets[u.answers_target].seat;
  });
}

// Whoever becomes a target along with the one that was chosen.
void complete_targets(const Game& g, Use& u) {
  const auto along = def(u.card.name).along;
  if (!along || u.targets.empty()) return;
  SeatSet more = along(g, u.user, u.targets[0].seat);
  for (const Target& t : u.targets) more.remove(t.seat);
  for (Seat s : more)
    if (g.counts(s) && may_be_target(g, u.user, u.card, s)) add_target(u, s);
}

// M1. Cards that already lie in the processing area (激将) stay and belong to this use from now on.
Task<> to_processing(Game& g, const Event& e, const CardSet& cards, Seat actor, Reason reason) {
  for (CardId c : cards& g.state.processing) g.state.place[c].tag = e.id;
  const CardSet to_move = cards - g.state.processing;
  if (to_move.empty()) return done();
  return move_cards(g, moving(g, to_move, Zone::Processing, kNoSeat, reason, actor));
}

// M3: into its slot; what lay there goes to the discard pile in the same event.
Task<> put_on(Game& g, Use& u) {
  const CardId card = u.card.cards.first();
  if (card == kNoCard || !g.alive(u.user) || !g.state.processing.has(card)) return done();
  Move m = moving(g, CardSet(card), Zone::Equipment, u.user, Reason::Use, u.user);
  const CardId old = g[u.user].equipment[static_cast<int>(def(u.card.name).slot)];
  if (old != kNoCard) add_moving(g, m, CardSet(old), Zone::Discard, kNoSeat, Reason::Replace, u.user);
  return move_cards(g, m);
}

// M4: into the judging area of its only target.
Task<> lay_down(Game& g, Use& u) {
  const CardId card = u.card.cards.first();
  if (card == kNoCard || !g.state.processing.has(card)) co_return;
  const auto settle = g.rules->policies().settle_cancelled_trick;
  if (u.targets.empty() && u.last_cancelled != kNoSeat && settle)
    co_await settle(g, u, u.last_cancelled, card);
  if (u.targets.empty()) co_return;
  const Seat to = u.targets[0].seat;
  if (!g.alive(to)) co_return;
  Move m = moving(g, CardSet(card), Zone::Judging, to, Reason::Use, u.user);
  m.parts[0].as = u.card.name;
  co_await move_cards(g, m);
}

bool effective_target(const Game& g, const Target& t) { return t.seat == kNoSeat || g.alive(t.seat); }

Task<> response_window(Game& g, Use& u) {
  u.target().offset = false;
  return open(g, Timing::UseBeforeEffect, u);
}
Task<> several_windows(Game& g, Use& u, int windows) {
  for (int n = 0; n < windows; ++n) {
    co_await response_window(g, u);
    if (!u.target().offset || u.terminated) break;
  }
}
// UseBeforeEffect, once for every 闪 it takes; offset only if each window was answered. For a dead target the
// timing is generated, but nobody is asked.
Task<> response_windows(Game& g, Use& u) {
  if (u.target().offset) return done();  // already when another target had its turn (国无懈可击)
  const int windows = effective_target(g, u.target()) ? u.target().jinks_required : 1;
  return windows == 1 ? response_window(g, u) : several_windows(g, u, windows);
}

// (Not in line: the frame of the loop would keep its entry of the log.)
[[gnu::noinline]] void tell_no_effect(Game& g, const Use& u) {
  log(g, LogKind::NoEffect, [&](LogEntry& e) {
    e.a = u.target().seat, e.card = u.card.name;
    const auto pointless = def(u.card.name).pointless;
    e.pointless = pointless && e.a != kNoSeat && pointless(g, u, e.a);
  });
}

// From loop point A to loop point B for the current target.
Task<> resolve_target(Game& g, Use& u) {
  const CardDef& d = def(u.card.name);
  co_await open(g, Timing::UseEffectStart, u);
  if (u.terminated) co_return;
  if (u.target().seat != kNoSeat && d.pointless && d.pointless(g, u, u.target().seat))
    u.target().invalid = true;
  if (u.target().invalid) {
    tell_no_effect(g, u);
    co_return;
  }
  co_await response_windows(g, u);
  if (u.terminated) co_return;
  if (u.target().offset) {
    u.hits_anyway = false;
    log(g, LogKind::Offset, [&](LogEntry& e) { e.a = u.user, e.b = u.target().seat, e.card = u.card.name; });
    co_await open(g, Timing::UseOffset, u);
    if (!u.hits_anyway || u.terminated) co_return;
  }
  co_await open(g, Timing::UseEffect, u);
  if (u.terminated) co_return;
  co_await open(g, Timing::UseAfterEffect, u);
  if (u.terminated) co_return;
  if (effective_target(g, u.target()) && d.effect) {
    const CardEffect effect{g, u, u.user, u.target().seat};
    co_await d.effect(effect);
  }
}

Task<> loop_over_targets(Game& g, Use& u) {
  drop_dead_targets(g, u);
  sort_targets(g, u);
  for (u.current = 0; u.current < u.targets.size() && !u.terminated; ++u.current) {
    if (u.target().invalid) {
      tell_no_effect(g, u);
    } else {
      co_await resolve_target(g, u);
    }
    expire_use(g, u, u.target().order);
  }
  u.current = -1;
}

Task<> finish_use(Game& g, Use& u) {
  const CardDef& d = def(u.card.name);
  co_await open(g, Timing::UseEnd1, u);
  if (d.finish && !u.terminated) {
    const CardEffect effect{g, u, u.user, kNoSeat};
    co_await d.finish(effect);
  }
  if (!u.terminated) co_await open(g, Timing::UseEnd2, u);
  if (!u.terminated) co_await open(g, Timing::UseEnd3, u);
}

Task<> end_of_use(Game& g, Use& u) {
  const bool nothing_to_do =
      !def(u.card.name).finish && !somebody_listens(g, {Timing::UseEnd1, Timing::UseEnd2, Timing::UseEnd3});
  return nothing_to_do ? done() : finish_use(g, u);
}

Task<> get_ready(Game& g, Use& u) {
  const CardEffect effect{g, u, u.user, kNoSeat};
  return def(u.card.name).ready(effect);
}

// What lasts only for this use ends with it, also when it is dropped.
class EndsWithUse {
 public:
  EndsWithUse(Game& g, const Use& u) : game_(g), use_(u) {}
  ~EndsWithUse() { expire_use(game_, use_); }
  EndsWithUse(const EndsWithUse&) = delete;
  EndsWithUse& operator=(const EndsWithUse&) = delete;

 private:
  Game& game_;
  const Use& use_;
};

}  // namespace

void do_not_count(Game& g, Use& u) {
  if (!u.counted) return;
  u.counted = false;
  g.state.history.uncount(u.user, family_of(u.card.name));
}

Task<> use_card(Game& g, Use u) {
  const Running<Use> running_use(g, u);
  const EndsWithUse states(g, u);
  if (made_by_hidden_general(g, u.card))
    co_await reveal_general(g, u.user, g.state.instance[u.card.instance].slot);
  const Category category = def(u.card.name).category;
  const bool aims_at_card = def(u.card.name).targets == TargetKind::None;
  if (aims_at_card) add_target(u, kNoSeat);
  complete_targets(g, u);
  note_use(g, u);
  if (def(u.card.name).begin) def(u.card.name).begin(g, u);
  co_await to_processing(g, u, u.card.cards, u.user, Reason::Use);
  // Rows 1–8.
  if (!aims_at_card) co_await open(g, Timing::UseDeclared, u);
  if (!aims_at_card && !u.terminated) co_await open(g, Timing::UseTargetsChosen, u);
  if (!u.terminated) {
    sort_targets(g, u);
    co_await open(g, Timing::UseCardUsed, u);
  }
  if (!aims_at_card && !u.terminated) co_await designate_targets(g, u);
  if (!u.terminated && !u.targets.empty()) {
    co_await open(g, Timing::UseReady, u);
    if (def(u.card.name).ready) co_await get_ready(g, u);
  }
  if (!u.terminated) {
    if (category == Category::Equipment) {
      co_await put_on(g, u);
    } else if (category == Category::DelayedTrick) {
      co_await lay_down(g, u);
    } else {
      co_await loop_over_targets(g, u);
      if (!u.terminated) co_await end_of_use(g, u);
    }
  }
  expire_use(g, u);
  co_await clean_up(g, u, Reason::Use);
  if (reveals_due(g, u)) co_await drain_reveals(g);
}

namespace {

// 闪电 goes to the first legal seat from the next one on; nobody legal: back to where it lay (§9.5).
Task<> pass_on(Game& g, Use& u, Seat owner, CardId card) {
  if (!g.state.processing.has(card)) co_return;
  Seat to = kNoSeat;
  for (int i = 1; i <= g.players() && to == kNoSeat; ++i) {
    const Seat s = seat_after(g, owner, i);
    if (g.alive(s) && g.counts(s) && may_lie_before(g, u.card, s)) to = s;
  }
  if (to == kNoSeat) co_return;
  Move m = moving(g, CardSet(card), Zone::Judging, to, Reason::Put, kNoSeat);
  m.parts[0].as = u.card.name;
  co_await move_cards(g, m);
}

}  // namespace

Task<> pass_on_or_discard(Game& g, Use& u, Seat owner, CardId card) {
  if (def(u.card.name).leftover == Leftover::PassOn && !u.spent) co_await pass_on(g, u, owner, card);
}

Task<> use_delayed_trick(Game& g, Seat owner, CardId card) {
  CardName name = CardName::None;
  for (const DelayedTrick& t : g[owner].judging)
    if (t.card == card) name = t.name;
  if (name == CardName::None) co_return;  // it has left the area meanwhile
  Use u;
  u.special = true;
  u.card = made_of(g, kNoSeat, name, CardSet(card), SkillId::None);
  add_target(u, owner);
  const Running<Use> running_use(g, u);
  const EndsWithUse states(g, u);
  co_await move_cards(g, moving(g, CardSet(card), Zone::Processing, kNoSeat, Reason::System, kNoSeat));
  co_await loop_over_targets(g, u);
  expire_use(g, u);
  co_await g.rules->policies().settle_delayed_trick(g, u, owner, card);
  co_await clean_up(g, u);
  if (reveals_due(g, u)) co_await drain_reveals(g);
}

Task<> respond_card(Game& g, Seat s, VirtualCard card, bool keep) {
  Respond r;
  r.seat = s;
  r.card = card;
  r.keep = keep;
  const Running<Respond> running_respond(g, r);
  if (made_by_hidden_general(g, card)) co_await reveal_general(g, s, g.state.instance[card.instance].slot);
  History& h = g.state.history;
  h.note(Counter::RespondedCard, s);
  h.note_name(&SeatHistory::Names::responded, s, family_of(card.name));
  log(g, LogKind::CardResponded, [&](LogEntry& e) {
    e.a = s, e.card = card.name, e.cards = card.cards, e.skill = card.through, e.suit = card.suit;
  });
  co_await to_processing(g, r, card.cards, s, Reason::Respond);
  co_await open(g, Timing::RespondPlayed, r);
  if (!r.terminated) co_await open(g, Timing::RespondEnd, r);
  if (!keep) co_await clean_up(g, r, Reason::Respond);
  if (reveals_due(g, r)) co_await drain_reveals(g);
}

}  // namespace jiesuan
