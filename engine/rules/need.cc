// Needing to use or to respond a card (timings §8), and the questions that go with it.
#include "engine/query/cards.h"
#include "engine/query/legality.h"
#include "engine/query/seats.h"
#include "engine/query/states.h"
#include "engine/rules/ask.h"
#include "engine/rules/card_options.h"
#include "engine/rules/clean_up.h"
#include "engine/rules/open.h"
#include "engine/rules/use.h"
#include "engine/rules/windows.h"

namespace jiesuan {

bool answers_need(const Game& g, const Need& n, const VirtualCard& card) {
  if (!n.wanted.has(card.name) || forbidden(g, Deed{act_of(n), n.seat, card})) return false;
  if (n.respond || def(card.name).targets == TargetKind::None) return true;
  if (n.required != kNoSeat) return legal_for_need(g, n, card);
  return has_targets(g, n.seat, card, n.free_distance);
}

namespace {

Timing first_timing(const Need& n) { return n.respond ? Timing::NeedRespond1 : Timing::NeedUse1; }

bool unit_answers(const RawSkill& s, const Need& n, const Unit& u) {
  if (!u.applies(s)) return false;
  if (!u.declares) return true;
  bool yes = false;
  each_declarable(n, u, [&](CardName name) {
    Option o;
    yes = yes || stand_for(s, u, name, o);
  });
  return yes;
}

// Skills of this character that whoever needs the card could launch: its own, or another's that others may
// launch as well (陷嗣).
bool skill_of_answers(Game& g, Need& n, Seat owner) {
  const int first = static_cast<int>(first_timing(n));
  for (InstanceId id : g[owner].instances) {
    const Instance& i = g.state.instance[id];
    if (!may_act_at(def(i.skill).timings, static_cast<Timing>(first), static_cast<Timing>(first + 1)))
      continue;
    for (const Unit& u : def(i.skill).units) {
      const int t = static_cast<int>(u.timing);
      if ((t != first && t != first + 1) || u.foreign != (owner != n.seat)) continue;
      if (!may_launch(g, i, u)) continue;
      const RawSkill s{g, owner, n.seat, id, i.skill, n, CardSet{}, SeatList{}};
      if (unit_answers(s, n, u)) return true;
    }
  }
  return false;
}
bool skill_answers(Game& g, Need& n) {
  const int first = static_cast<int>(first_timing(n));
  const std::uint16_t* all = g.state.listeners;
  const auto listeners = static_cast<std::uint16_t>(all[first] | all[first + 1]);
  if ((listeners >> n.seat & 1) && skill_of_answers(g, n, n.seat)) return true;
  if (!(listeners & kForeignListen)) return false;
  for (Seat other : others(g, n.seat))
    if (skill_of_answers(g, n, other)) return true;
  return false;
}

// PreUse / PreRespond: the plain card or one conversion, all in one question; no is no.
Task<> choose_card(Game& g, Need& n) {
  Request& r = new_request(g, n.seat, Ask::Card);
  r.timing = n.respond ? Timing::NeedRespond3 : Timing::NeedUse3;
  r.to_use = !n.respond;
  r.wanted = n.wanted;
  r.skill = n.asked_by;
  r.card = n.asked_for;
  r.serve(&n);
  r.otherwise = n.otherwise;
  r.about = n.against ? n.against->target().seat : n.required;
  r.may_pass = true;
  add_card_options(g, r, n);
  if (r.options.empty()) co_return;
  r.add(OptionKind::Pass);
  const Selection& pick = co_await answer(g);
  const Option& o = r.options[pick.option];
  if (o.kind == OptionKind::Pass) co_return;
  count_conversion(g, o);
  n.answered = true;
  n.card = chosen_card(g, n.seat, o, pick);
  n.seats = pick.seats;
}

Task<> settle(Game& g, Need& n) {
  const auto first = static_cast<std::uint8_t>(first_timing(n));
  for (std::uint8_t k = 0; k < 3 && !n.answered; ++k) co_await open(g, static_cast<Timing>(first + k), n);
  if (!n.answered && g.alive(n.seat)) co_await choose_card(g, n);
  if (n.answered && !g.alive(n.seat)) {  // it died of what the answer cost: there is no use for the card
    n.answered = false;
    co_await clean_up_cards(g, n.card.cards & g.state.processing, Reason::System);
  }
}

}  // namespace

namespace {

bool makes_wanted(const Need& n, const Conversion& c) {
  return n.wanted.has(c.as) && (n.respond ? c.to_respond : c.to_use);
}

}  // namespace

void add_card_options(Game& g, Request& r, const Need& n) {
  const CardSet wanted = those_named(g, cards_to_play(g, n.seat), n.wanted);
  const auto would_do = [&](CardId c) { return answers_need(g, n, as_itself(g, n.seat, c)); };
  add_plain(r, wanted.those(would_do), !n.respond);
  const auto makes_it = [&](const Conversion& c) { return makes_wanted(n, c); };
  each_conversion(g, n.seat, makes_it, [&](const StateContext& st, const Conversion& c, InstanceId id) {
    const CardSet cards =
        convertible(g, st, c, act_of(n), [&](const VirtualCard& v) { return answers_need(g, n, v); });
    add_conversion(r, st, c, id, cards, !n.respond);
  });
}

namespace {

// The closer looks of can_answer: most people have nothing of the name, and nothing that could become it.
[[gnu::noinline]] bool one_answers(const Game& g, const Need& n, const CardSet& cards) {
  for (CardId c : cards)
    if (answers_need(g, n, as_itself(g, n.seat, c))) return true;
  return false;
}
[[gnu::noinline]] bool conversion_answers(const Game& g, const Need& n) {
  bool yes = false;
  const auto makes_it = [&](const Conversion& c) { return !yes && makes_wanted(n, c); };
  each_conversion(g, n.seat, makes_it, [&](const StateContext& st, const Conversion& c, InstanceId) {
    const CardSet cards =
        convertible(g, st, c, act_of(n), [&](const VirtualCard& v) { return answers_need(g, n, v); });
    yes = !cards.empty();
  });
  return yes;
}

}  // namespace

namespace {

// It has a conversion that makes one of these, whether or not it may be used now.
[[gnu::noinline]] bool knows_how_to_make(const Game& g, Seat s, const NameSet& names) {
  for (InstanceId id : g[s].instances) {
    const Instance& i = g.state.instance[id];
    if (!(i.parts & kConverts)) continue;
    for (const Conversion& c : def(i.skill).conversions)
      if (c.as_any || names.has(c.as)) return true;
  }
  return false;
}

}  // namespace

SeatSet those_who_may_use(const Game& g, const SeatSet& who, const NameSet& names) {
  const auto listen = [&](Timing t) { return g.state.listeners[static_cast<int>(t)]; };
  const auto skills = static_cast<std::uint16_t>(listen(Timing::NeedUse1) | listen(Timing::NeedUse2));
  if (skills & kForeignListen) return who;
  const bool plain =
      !somebody_may_have(g, StateKind::NameFilter) && !somebody_may_have(g, StateKind::LikeHand);
  const CardSet such = g.state.face.named(names);
  return who.those([&](Seat s) {
    if (skills >> s & 1) return true;
    if ((g[s].states & kConverts) && knows_how_to_make(g, s, names)) return true;
    return plain ? g[s].hand.overlaps(such) : !those_named(g, cards_to_play(g, s), names).empty();
  });
}

bool can_answer(Game& g, Need& n) {
  if (!g.alive(n.seat)) return false;
  if (skill_answers(g, n)) return true;
  const CardSet wanted = those_named(g, cards_to_play(g, n.seat), n.wanted);
  return (!wanted.empty() && one_answers(g, n, wanted)) ||
         ((g[n.seat].states & kConverts) && conversion_answers(g, n));
}

namespace {

// Told before it is seen whether there is an answer: a listener can wait as long for those who have none.
void announce(Game& g, Need& n) {
  if (!is_told(g, LogKind::Window) || n.announced || !g.alive(n.seat)) return;
  if (shows_all(g, n.seat) && !can_answer(g, n)) return;  // everybody sees that it has nothing
  log(g, LogKind::Window, [&](LogEntry& e) {
    e.timing = first_timing(n), e.skill = n.asked_by, e.card = n.asked_for;
    e.a = n.required, e.seats = SeatSet(n.seat), e.wanted = n.wanted;
  });
}

}  // namespace

Use use_answering(const Need& n) {
  Use u;
  u.user = n.seat;
  u.card = n.card;
  if (def(n.card.name).targets == TargetKind::None) {
    u.answers_use = n.against;
    u.answers_target = n.against ? n.against->current : -1;
  } else {
    if (n.required != kNoSeat) add_target(u, n.required);
    for (Seat s : n.seats) add_target(u, s);
    if (u.targets.empty()) add_target(u, n.seat);
  }
  return u;
}

Task<> ask_to_use(Game& g, Need& n) {
  announce(g, n);
  if (!can_answer(g, n)) co_return;  // nobody is asked who could only say no
  const Running<Need> running_need(g, n);
  co_await settle(g, n);
}

namespace {

Task<> use_the_answer(Game& g, const Need& n) { return use_card(g, use_answering(n)); }

}  // namespace

Task<bool> need_to_use(Game& g, Need n) {
  announce(g, n);
  if (!can_answer(g, n)) co_return false;
  const Running<Need> running_need(g, n);
  co_await settle(g, n);
  if (!n.answered) co_return false;
  n.outer->card_used = true;
  co_await use_the_answer(g, n);
  co_return true;
}

Task<bool> need_to_respond(Game& g, Need n) {
  n.respond = true;
  announce(g, n);
  if (!can_answer(g, n)) co_return false;
  const Running<Need> running_need(g, n);
  co_await settle(g, n);
  if (!n.answered) co_return false;
  co_await respond_card(g, n.seat, n.card, false);
  co_return true;
}

Task<Answered> respond_for(Game& g, Need n) {
  n.respond = true;
  Answered result;
  announce(g, n);
  if (!can_answer(g, n)) co_return result;
  const Running<Need> running_need(g, n);
  co_await settle(g, n);
  if (!n.answered) co_return result;
  co_await respond_card(g, n.seat, n.card, true);
  result.yes = true;
  result.card = n.card;
  co_return result;
}

}  // namespace jiesuan
