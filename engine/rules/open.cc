#include "engine/rules/open.h"

#include <bit>

#include "engine/rules/offers.h"
#include "engine/rules/skills.h"
#include "engine/rules/use.h"
#include "engine/rules/windows.h"

namespace jiesuan {
namespace {

bool may_act(const Game& g, const Event& e, Seat s) { return g.alive(s) || e.ghost == s; }

// Who performs the rules at the timing: each of them, and all together.
struct Performers {
  Performers(const Game& g, Timing t, const Event& e) {
    if (!(g.state.listeners[static_cast<int>(t)] & kRulesListen)) return;
    for (const RuleUnit& r : g.rules->at(t)) {
      of_each.push_back(r.what->by(g, e));
      all |= of_each.back();
    }
  }
  // Whoever has no card for a rule that is the use of one has nothing to do.
  void leave_out_empty_handed(const Game& g, Timing t) {
    all = {};
    SeatSet* by = of_each.begin();
    for (const RuleUnit& r : g.rules->at(t)) {
      if (r.what->uses_card && r.what->is_a_use()) *by = those_who_may_use(g, *by, r.what->answers);
      all |= *by++;
    }
  }
  SeatSet all;
  InlineVec<SeatSet, kMaxRulesAtTiming> of_each;
};

}  // namespace

bool may_launch(const Game& g, const Instance& i, const Unit& u) {
  Silent nobody_asks;
  return launchable(g, i, u, nobody_asks);
}

void note_timing(Game& g, Timing t) {
  log(g, LogKind::Timing, [&](LogEntry& e) {
    e.timing = t;
    const bool need = t >= Timing::NeedUse1 && t <= Timing::NeedRespond3;
    if (!need) return;
    e.secret = true;  // who needs a card is not told to the others (timings §8)
    e.visible_to = SeatSet(static_cast<Need*>(g.event)->seat);
  });
}

void note_opening(Game& g, Timing t, Event& e) {
  note_timing(g, t);
  if (is_told(g, LogKind::Window)) note_hidden_launches(g, t, e);
}

namespace {

// The units that only note something. A skill on a hidden general card notes what it may be launched for
// later.
void take_notes(Game& g, Timing t, Event& e) {
  for (Seat s = 0; s < g.players(); ++s) {
    if (!may_act(g, e, s)) continue;
    for (InstanceId id : g[s].instances) {
      const Instance& i = g.state.instance[id];
      for (const Unit& u : def(i.skill).units)
        if (u.notes && u.timing == t && launchable_as_it_lies(g, i))
          u.call_note(u.note_fn, {g, s, s, id, i.skill, e, CardSet{}, SeatList{}});
    }
  }
}

void end_timing(Game& g, Timing t, Event& e) {
  const bool somebody = g.state.listeners[static_cast<int>(t)] & kEndsListen;
  if (somebody) expire_through(g, t, e);
}

// Those with something to do at the timing, by their place in the order: bit 0 is the anchor.
std::uint64_t places_of(const Game& g, Seat start, std::uint16_t listeners, SeatSet performers) {
  const std::uint64_t all = (std::uint64_t{1} << g.players()) - 1;
  const std::uint64_t seats = (listeners | performers.bits()) & all;
  return (seats >> start | seats << (g.players() - start)) & all;
}

bool may_be_launched(const Unit& u, const RawSkill& s) { return u.applies(s) && u.times(s) > 0; }

// Those who listen may launch skills of their own, and no condition of these holds: most often that is all
// there is to know, and nothing has to be put in order.
[[gnu::noinline]] bool no_condition_holds(Game& g, Timing t, Event& e) {
  SeatSet may_act = living(g);
  if (e.ghost != kNoSeat) may_act.add(e.ghost);
  for (const UnitInPlay& x : UnitsAt(g.state, t)) {
    const Instance& i = g.state.instance[x.instance];
    if (!may_act.has(i.owner)) continue;
    if (may_be_launched(def(x.number), {g, i.owner, i.owner, x.instance, i.skill, e})) return false;
  }
  return true;
}

// Whether the condition of some unit that the character may launch at the timing holds: most often none does,
// and there is no need to look at limits, prices and choices.
bool may_have_an_offer(Game& g, Timing t, Event& e, Seat s, const Performers& rules) {
  const std::uint16_t listeners = g.state.listeners[static_cast<int>(t)];
  if ((listeners >> s & 1) != 0) {
    for (const UnitInPlay& x : UnitsAt(g.state, t)) {
      const Instance& i = g.state.instance[x.instance];
      const Unit& u = def(x.number);
      if (u.notes || u.foreign != (i.owner != s) || (u.foreign && !g.alive(i.owner))) continue;
      if (may_be_launched(u, {g, i.owner, s, x.instance, i.skill, e})) return true;
    }
  }
  if (!rules.all.has(s)) return false;
  int k = 0;
  for (const RuleUnit& r : g.rules->at(t)) {
    if (!rules.of_each[k++].has(s)) continue;
    const Unit& u = *r.what;
    const RawSkill raw{g, s, s, kNoInstance, r.rule->number, e};
    if (u.applies(raw) && has_card_for(g, raw, u)) return true;
  }
  return false;
}

Task<> go_round(Game& g, Timing t, Event& e, int from, const RuleUnit* done_first);

Task<> launch_rule(Game& g, Seat s, const RuleUnit& r, Event& e) {
  return launch(g, {g, s, s, kNoInstance, r.rule->number, e}, *r.what);
}

Task<> follow_rule(Game& g, Timing t, Event& e, int place) {
  const Seat s = seat_after(g, anchor(g), place);
  const RuleUnit& r = g.rules->at(t)[0];
  co_await launch_rule(g, s, r, e);
  const bool others = g.state.listeners[static_cast<int>(t)] != kRulesListen;  // got a skill meanwhile
  if (others && !e.timing_over)
    co_await go_round(g, t, e, place, &r);
  else
    end_timing(g, t, e);
}

// It must be followed as it stands, there is nothing to choose (the cards of the draw phase).
bool plain(const Unit& u) {
  return !u.optional && !u.choose_fn && !u.times_fn && !u.uses_card && !u.declares && !u.is_a_use();
}

// All there is at the timing is one rule, for one character: there is no order to find. Whether that could
// be settled here.
bool settled_by_rule(Game& g, Timing t, Event& e, Seat first, FirstToAct* found) {
  const std::span<const RuleUnit> rules = g.rules->at(t);
  const Unit& u = *rules[0].what;
  if (rules.size() != 1 || reasons_wanted(g) || (is_told(g, LogKind::Window) && !plain(u))) return false;
  const SeatSet by = u.by(g, e);
  if (by.several()) return false;
  if (by.empty() || !may_act(g, e, by.first())) return true;
  const Seat s = by.first();
  const int place = position(g, s);
  if (first != kNoSeat && place < position(g, first)) return true;
  if (plain(u) && !e.one_act) {
    if (u.applies({g, s, s, kNoInstance, rules[0].rule->number, e})) *found = {place, true};
    return true;
  }
  const Pass nothing_chosen;
  Offers offers;
  Collector<NobodyAsks>(g, t, e, s, PriorityClass::General, nothing_chosen, true, &by).collect(offers);
  if (!offers.empty()) *found = {place};
  return true;
}

[[gnu::noinline]] int first_with_an_offer(Game& g, Timing t, Event& e, Seat first) {
  const Pass nothing_chosen;
  const bool tell = reasons_wanted(g), windows = is_told(g, LogKind::Window);
  Performers performers(g, t, e);
  if (!tell && !windows && !performers.all.empty()) performers.leave_out_empty_handed(g, t);
  const Seat start = anchor(g);
  std::uint64_t places = places_of(g, start, g.state.listeners[static_cast<int>(t)], performers.all);
  if (first != kNoSeat) places &= ~std::uint64_t{0} << position(g, first);
  for (; places; places &= places - 1) {
    const int n = std::countr_zero(places);
    const Seat s = seat_after(g, start, n);
    if (!may_act(g, e, s)) continue;
    if (windows) note_secret_launch(g, t, e, s);
    const bool rules = performers.all.has(s);
    const SeatSet* by = performers.of_each.begin();
    if (!tell && !may_have_an_offer(g, t, e, s, performers)) continue;
    Offers offers;
    if (tell)
      Collector<TellWhyNot>(g, t, e, s, PriorityClass::General, nothing_chosen, rules, by).collect(offers);
    Collector<NobodyAsks>(g, t, e, s, PriorityClass::General, nothing_chosen, rules, by).collect(offers);
    if (!offers.empty()) return n;
  }
  return -1;
}

FirstToAct look_for_first(Game& g, Timing t, Event& e, Seat first) {
  std::uint16_t listeners = g.state.listeners[static_cast<int>(t)];
  if (listeners & kNotesListen) take_notes(g, t, e);
  listeners &= static_cast<std::uint16_t>(~(kEndsListen | kNotesListen));
  if (listeners == 0) return {};
  if (is_told(g, LogKind::Window)) note_windows(g, t, e, first);
  FirstToAct found;
  if (listeners == kRulesListen && settled_by_rule(g, t, e, first, &found)) return found;
  found.place = first_with_an_offer(g, t, e, first);
  return found;
}

// If nobody acts, the timing is over.
[[gnu::noinline]] FirstToAct look_and_end(Game& g, Timing t, Event& e, Seat first) {
  const FirstToAct found = look_for_first(g, t, e, first);
  if (!found) end_timing(g, t, e);
  return found;
}

}  // namespace

FirstToAct first_to_act(Game& g, Timing t, Event& e, Seat first) {
  const bool told = g.log && (is_told(g, LogKind::Window) || reasons_wanted(g));
  const bool only_own_skills = g.state.listeners[static_cast<int>(t)] < kEndsListen;
  if (only_own_skills && !told && no_condition_holds(g, t, e)) return {};
  return look_and_end(g, t, e, first);
}

Task<> open_to_listeners(Game& g, Timing t, Event& e, Seat first) {
  const FirstToAct found = first_to_act(g, t, e, first);
  return found ? process_timing(g, t, e, found) : done();
}

Task<> process_timing(Game& g, Timing t, Event& e, FirstToAct from) {
  return from.by_rule ? follow_rule(g, t, e, from.place) : go_round(g, t, e, from.place, nullptr);
}

namespace {

[[gnu::noinline]] Task<> launch_chosen(Game& g, Event& e, Seat s, const Offer& chosen, CardName as,
                                       const Selection* with) {
  RawSkill raw = context(g, e, chosen, s);
  raw.as = as;
  if (with) {
    for (CardId c : with->cards) raw.cards.add(c);
    raw.seats = with->seats;
  }
  return launch(g, raw, chosen.unit());
}

// What a character may launch now: its options stand in the request.
struct OnOffer {
  int many = 0;
  Offer first;
  bool may_decline = false;
  bool asks = false;  // … which of them, or whether: else the only one there is is launched as it is
};
// `found`: by first_to_act, a moment ago. (Not in line, as all that go_round calls and that needs room: in a
// loop that waits somewhere a frame keeps the locals of whatever was put in line.)
[[gnu::noinline]] OnOffer offered(Game& g, Timing t, Event& e, Seat s, PriorityClass last, const Pass& pass,
                                  bool rules, bool found) {
  if (!found && reasons_wanted(g)) {
    Offers scratch;
    Collector<TellWhyNot>(g, t, e, s, last, pass, rules).collect(scratch);
  }
  Offers offers;
  if (found)
    offers_found(g, t, offers);
  else
    Collector<NobodyAsks>(g, t, e, s, last, pass, rules).collect(offers);
  if (offers.empty()) return {};
  OnOffer now{offers.size(), offers[0], true};
  for (const Offer& o : offers) now.may_decline = now.may_decline && declinable(g, o);
  const bool plain_use = offers[0].unit().is_a_use();  // its need asks for the card
  const bool must_as_it_is = !now.may_decline && nothing_to_choose(g.request->options[0]);
  now.asks = now.many > 1 || !(plain_use || must_as_it_is);
  return now;
}
void prepare_to_ask(Game& g, const OnOffer& now) {
  Request& r = *g.request;
  const bool alone = now.many == 1;
  r.may_pass = now.may_decline;
  r.skill = alone ? now.first.skill : SkillId::None;
  if (alone && r.options[0].kind == OptionKind::Cards) r.ask = Ask::OwnCards;  // a rule, not a skill
  if (now.may_decline) r.add(OptionKind::Pass);
}

// From the place of the first who has something to do, or who has followed a rule already.
Task<> go_round(Game& g, Timing t, Event& e, int from, const RuleUnit* done_first) {
  Pass pass;
  const SeatSet performers = Performers(g, t, e).all;
  const Seat start = anchor(g);
  const std::uint16_t& listeners = g.state.listeners[static_cast<int>(t)];  // live: skills come and go
  for (int n = from; !e.timing_over; ++n) {
    const std::uint64_t left = places_of(g, start, listeners, performers) >> n;
    if (left == 0) break;
    n += std::countr_zero(left);
    const Seat s = seat_after(g, start, n);
    const bool rules = performers.has(s);
    PriorityClass last = PriorityClass::General;
    pass.next_seat(reasons_wanted(g));
    bool found = n == from && !done_first;  // by first_to_act
    if (n == from && done_first)
      pass.choose(static_cast<std::uint16_t>(kRuleSerials + done_first->index), done_first->unit, false);
    if (!found && may_act(g, e, s) && is_told(g, LogKind::Window)) note_secret_launch(g, t, e, s);
    while (may_act(g, e, s) && !e.timing_over) {
      const OnOffer now = offered(g, t, e, s, last, pass, rules, found);
      found = false;
      if (now.many == 0) break;
      last = class_of(g, now.first);
      Offer chosen = now.first;
      const Selection* with = nullptr;
      if (now.asks) {
        prepare_to_ask(g, now);
        const Selection& pick = co_await answer(g);
        with = &pick;
        if (pick.option >= now.many) {
          for (int k = 0; k < now.many; ++k) {
            const Offer o = offer_of(g, t, g.request->options[k]);
            pass.decline(o.serial, o.index, o.own_of(s));
          }
          continue;
        }
        chosen = offer_of(g, t, g.request->options[pick.option]);
      }
      const CardName as = g.request->options[with ? with->option : 0].as;
      pass.choose(chosen.serial, chosen.index, chosen.own_of(s));
      co_await launch_chosen(g, e, s, chosen, as, with);
      if (e.one_act && (!chosen.unit().uses_card || e.card_used)) {
        e.acted = s;
        e.end_timing();
      }
      if (reasons_wanted(g)) {
        tell_those_before(g, t, e, n, pass);
        if (e.timing_over) tell_those_after(g, t, e, n);
      }
      const bool seen = !e.timing_over && is_told(g, LogKind::Window);  // something was seen to happen
      if (seen) note_hidden_launches(g, t, e, s);
    }
  }
  end_timing(g, t, e);
}

}  // namespace

}  // namespace jiesuan
