#include "engine/rules/open.h"

#include <bit>

#include "engine/content/rulebook.h"
#include "engine/query/price.h"
#include "engine/query/seats.h"
#include "engine/query/states.h"
#include "engine/rules/ask.h"
#include "engine/rules/card_options.h"
#include "engine/rules/launchable.h"
#include "engine/rules/left_out.h"
#include "engine/rules/pass.h"
#include "engine/rules/skills.h"
#include "engine/rules/windows.h"

namespace jiesuan {
namespace {

// Small, since the offers of a timing lie in its frame as long as it is open.
struct Offer {
  SkillId skill = SkillId::None;
  InstanceId instance = kNoInstance;
  std::uint8_t index = 0;
  std::uint16_t serial = 0;  // of the instance; rules are counted from the top
  Seat owner = kNoSeat;

  const Unit& unit() const { return def(skill).units[index]; }
  bool own_of(Seat s) const { return owner == s && instance != kNoInstance; }
};
using Offers = InlineVec<Offer, 16>;

constexpr std::uint16_t kRuleSerials = 0xFF00;

RawSkill context(Game& g, Event& e, const Offer& o, Seat actor) {
  return {g, o.owner, actor, o.instance, o.skill, e, CardSet{}, SeatList{}};
}

bool may_act(const Game& g, const Event& e, Seat s) { return g.alive(s) || e.ghost == s; }

// Who performs the rules at the timing: each of them, and all together.
struct Performers {
  Performers(const Game& g, Timing t, const Event& e) {
    if (!(g.state.listeners[static_cast<int>(t)] & kRulesListen)) return;
    for (const RuleUnit& r : g.rules->at(t)) {
      of_each.push_back(r.rule->units[r.unit].by(g, e));
      all |= of_each.back();
    }
  }
  SeatSet all;
  InlineVec<SeatSet, kMaxRulesAtTiming> of_each;
};

struct NobodyAsks : Silent {
  static constexpr bool kTells = false;
  NobodyAsks(const Game&, Timing, Seat, Seat, SkillId) {}
};

// Writes into the log why a skill is not offered.
class TellWhyNot {
 public:
  static constexpr bool kTells = true;
  TellWhyNot(Game& g, Timing t, Seat s, Seat owner, SkillId skill)
      : g_(g), t_(t), s_(s), owner_(owner), skill_(skill) {}
  bool no(WhyNot w, SkillId = SkillId::None) {
    if (def(skill_).is_rule) return false;
    tell_not_offered(g_, t_, s_, owner_, skill_, w);
    return false;
  }

 private:
  Game& g_;
  Timing t_;
  Seat s_, owner_;
  SkillId skill_;
};

// Collects the options of the highest class not above `last`, conditions evaluated now, into the
// request buffer (so that what there is to choose with each is at hand) and into `offers`.
//
// `Why` is told of every unit at the timing that is no option now: nobody, or whoever listens to the log for
// it.
template <class Why>
class Collector {
 public:
  // `by`: who performs each of the rules at the timing, if that has just been asked.
  Collector(Game& g, Timing t, Event& e, Seat s, PriorityClass last, const Pass& pass, bool rules,
            const SeatSet* by = nullptr)
      : g_(g), t_(t), e_(e), s_(s), last_(last), pass_(pass), rules_(rules), by_(by) {}

  const Offers& collect() {
    const std::uint16_t listeners = g_.state.listeners[static_cast<int>(t_)];
    if (!e_.skills_past.has(s_)) {
      if (listeners >> s_ & 1) from_instances(s_, false);
      if (listeners & kForeignListen)
        for (Seat other : others(g_, s_)) from_instances(other, true);
    }
    if (!rules_) return offers_;
    for (const RuleUnit& r : g_.rules->at(t_)) {
      const Unit& u = r.rule->units[r.unit];
      if (!(by_ ? *by_++ : u.by(g_, e_)).has(s_)) continue;
      const auto serial = static_cast<std::uint16_t>(kRuleSerials + r.index);
      consider({r.rule->number, kNoInstance, r.unit, serial, s_}, u);
    }
    return offers_;
  }

 private:
  void from_instances(Seat owner, bool foreign) {
    for (InstanceId id : g_[owner].instances) {
      const Instance& i = g_.state.instance[id];
      if (!may_act_at(i.timings, t_)) continue;
      const SkillDef& d = def(i.skill);
      for (std::size_t n = 0; n < d.units.size(); ++n) {
        const Unit& u = d.units[n];
        if (u.timing != t_ || u.foreign != foreign || u.notes) continue;
        consider({i.skill, id, static_cast<std::uint8_t>(n), i.serial, owner}, u);
      }
    }
  }

  void consider(const Offer& o, const Unit& u) {
    const PriorityClass cls = o.instance == kNoInstance || u.cls != PriorityClass::General
                                  ? u.cls
                                  : g_.state.instance[o.instance].cls;
    Why why(g_, t_, s_, o.owner, o.skill);
    if (cls < last_) return (void)why.no(WhyNot::ClassPassed);
    if (!offers_.empty() && cls > best_) return;  // its turn comes later
    if (u.uses_card && e_.card_used) return too_late(o, u);
    if (o.instance != kNoInstance && !launchable(g_, g_.state.instance[o.instance], u, why)) return;
    const RawSkill s = context(g_, e_, o, s_);
    if (!u.has_subject(s)) return (void)why.no(WhyNot::Dead);
    if (!u.when(s)) return (void)why.no(WhyNot::Condition);
    if (!pass_.open_for(o.serial, o.index, u.times(s))) return (void)why.no(WhyNot::UsedUp);
    if (!has_card_for(g_, s, u)) return (void)why.no(WhyNot::NothingToChoose);
    Option option = option_of(s, o.index);
    bool possible = false;
    if (!u.declares) {
      possible = offer_choices(s, u, option);
      if (possible) add(o, option, cls);
    } else {
      each_declarable(static_cast<const Need&>(e_), u, [&](CardName name) {
        Option as = option;
        if (!stand_for(s, u, name, as)) return;
        possible = true;
        add(o, as, cls);
      });
    }
    if (!possible) why.no(WhyNot::NothingToChoose);
  }

  // Somebody has used a card at the timing already. That is news only for whoever has one to use.
  void too_late(const Offer& o, const Unit& u) {
    if constexpr (Why::kTells) {
      const RawSkill s = context(g_, e_, o, s_);
      if (u.applies(s) && has_card_for(g_, s, u))
        tell_not_offered(g_, t_, s_, o.owner, o.skill, WhyNot::NotItsTurn);
    }
  }

  void add(const Offer& o, const Option& option, PriorityClass cls) {
    if (offers_.empty() || cls < best_) start_over();  // a higher class turned up: forget the lower ones
    best_ = cls;
    if (offers_.full() || !g_.request->has_room()) return;
    offers_.push_back(o);
    g_.request->options.push_back(option);
  }

  void start_over() {
    offers_.clear();
    Request& r = new_request(g_, s_, Ask::Launch);
    r.timing = t_;
    r.at_event = e_.id;
    if (e_.kind == EventKind::Need) r.serve(static_cast<Need*>(&e_));
  }

  Game& g_;
  Timing t_;
  Event& e_;
  Seat s_;
  PriorityClass last_;
  const Pass& pass_;
  bool rules_;
  const SeatSet* by_;
  Offers offers_;
  PriorityClass best_ = PriorityClass::Flow;  // of the offers so far
};

template <class Why>
[[gnu::noinline]] Offers offers_to(Game& g, Timing t, Event& e, Seat s, PriorityClass last, const Pass& pass,
                                   bool rules) {
  return Collector<Why>(g, t, e, s, last, pass, rules).collect();
}

// What first_to_act has found for the first character is still there: nothing has happened since.
Offers offers_in(const Game& g, Timing t) {
  Offers offers;
  for (const Option& x : g.request->options) {
    Offer o{x.skill, x.instance, x.unit, 0, x.owner};
    if (x.instance != kNoInstance) {
      o.serial = g.state.instance[x.instance].serial;
    } else {
      for (const RuleUnit& r : g.rules->at(t))
        if (r.rule->number == x.skill && r.unit == x.unit)
          o.serial = static_cast<std::uint16_t>(kRuleSerials + r.index);
    }
    offers.push_back(o);
  }
  return offers;
}

PriorityClass class_of(const Game& g, const Offer& o) {
  if (o.instance == kNoInstance || o.unit().cls != PriorityClass::General) return o.unit().cls;
  return g.state.instance[o.instance].cls;
}

// Forced, unless its general is hidden (C58).
bool declinable(const Game& g, const Offer& o) {
  if (o.unit().optional) return true;
  if (o.instance == kNoInstance) return false;
  const Instance& i = g.state.instance[o.instance];
  return on_hidden_general(g, i);
}

bool nothing_to_choose(const Option& o) { return o.max_cards == 0 && o.max_seats == 0 && !o.seat_rule; }

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
std::uint64_t places_of(const Game& g, std::uint16_t listeners, SeatSet performers) {
  const std::uint64_t all = (std::uint64_t{1} << g.players()) - 1;
  const std::uint64_t seats = (listeners | performers.bits()) & all;
  const int start = anchor(g);
  return (seats >> start | seats << (g.players() - start)) & all;
}

bool some_condition_holds(Game& g, Timing t, Event& e, Seat s, Seat owner) {
  RawSkill raw{g, owner, s, kNoInstance, SkillId::None, e, CardSet{}, SeatList{}};
  for (InstanceId id : g[owner].instances) {
    const Instance& i = g.state.instance[id];
    if (!may_act_at(i.timings, t)) continue;
    raw.instance = id;
    raw.skill = i.skill;
    for (const Unit& u : def(i.skill).units)
      if (u.timing == t && u.foreign == (s != owner) && !u.notes && u.applies(raw) && u.times(raw) > 0)
        return true;
  }
  return false;
}

// Those who listen may launch skills of their own, and no condition of these holds: most often that is all
// there is to know, and nothing has to be put in order.
bool no_condition_holds(Game& g, Timing t, Event& e, std::uint16_t listeners) {
  const bool told = is_told(g, LogKind::Window) || reasons_wanted(g);
  if (listeners >= kEndsListen || told) return false;  // there is more to it
  SeatSet may_act = living(g);
  if (e.ghost != kNoSeat) may_act.add(e.ghost);
  for (std::uint64_t seats = listeners & may_act.bits(); seats; seats &= seats - 1) {
    const auto s = static_cast<Seat>(std::countr_zero(seats));
    if (some_condition_holds(g, t, e, s, s)) return false;
  }
  return true;
}

// Whether the condition of some unit that the character may launch at the timing holds: most often none does,
// and there is no need to look at limits, prices and choices.
bool may_have_an_offer(Game& g, Timing t, Event& e, Seat s, const Performers& rules) {
  const std::uint16_t listeners = g.state.listeners[static_cast<int>(t)];
  if ((listeners >> s & 1) && some_condition_holds(g, t, e, s, s)) return true;
  if (listeners & kForeignListen)
    for (Seat other : others(g, s))
      if (some_condition_holds(g, t, e, s, other)) return true;
  if (!rules.all.has(s)) return false;
  int k = 0;
  for (const RuleUnit& r : g.rules->at(t)) {
    if (!rules.of_each[k++].has(s)) continue;
    const RawSkill raw{g, s, s, kNoInstance, r.rule->number, e, CardSet{}, SeatList{}};
    const Unit& u = r.rule->units[r.unit];
    if (u.applies(raw) && has_card_for(g, raw, u)) return true;
  }
  return false;
}

Task<> go_round(Game& g, Timing t, Event& e, int from, const RuleUnit* done_first);

Task<> follow_rule(Game& g, Timing t, Event& e, int place) {
  const Seat s = seat_after(g, anchor(g), place);
  const RuleUnit& r = g.rules->at(t)[0];
  const RawSkill raw{g, s, s, kNoInstance, r.rule->number, e, CardSet{}, SeatList{}};
  co_await launch(g, raw, r.rule->units[r.unit]);
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
  const Unit& u = rules[0].rule->units[rules[0].unit];
  if (rules.size() != 1 || reasons_wanted(g) || (is_told(g, LogKind::Window) && !plain(u))) return false;
  const SeatSet by = u.by(g, e);
  if (by.several()) return false;
  if (by.empty() || !may_act(g, e, by.first())) return true;
  const Seat s = by.first();
  const RawSkill raw{g, s, s, kNoInstance, rules[0].rule->number, e, CardSet{}, SeatList{}};
  if (!u.applies(raw)) return true;
  if (!plain(u) || first != kNoSeat || e.one_act) return false;
  *found = {position(g, s), true};
  return true;
}

[[gnu::noinline]] int first_with_an_offer(Game& g, Timing t, Event& e, Seat first) {
  const Pass nothing_chosen;
  const bool tell = reasons_wanted(g), windows = is_told(g, LogKind::Window);
  const Performers performers(g, t, e);
  std::uint64_t places = places_of(g, g.state.listeners[static_cast<int>(t)], performers.all);
  if (first != kNoSeat) places &= ~std::uint64_t{0} << position(g, first);
  for (; places; places &= places - 1) {
    const int n = std::countr_zero(places);
    const Seat s = seat_after(g, anchor(g), n);
    if (!may_act(g, e, s)) continue;
    if (windows) note_secret_launch(g, t, e, s);
    const bool rules = performers.all.has(s);
    const SeatSet* by = performers.of_each.begin();
    if (!tell && !may_have_an_offer(g, t, e, s, performers)) continue;
    if (tell) Collector<TellWhyNot>(g, t, e, s, PriorityClass::General, nothing_chosen, rules, by).collect();
    Collector<NobodyAsks> found(g, t, e, s, PriorityClass::General, nothing_chosen, rules, by);
    if (!found.collect().empty()) return n;
  }
  return -1;
}

[[gnu::noinline]] FirstToAct look_for_first(Game& g, Timing t, Event& e, Seat first) {
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

}  // namespace

FirstToAct first_to_act(Game& g, Timing t, Event& e, Seat first) {
  if (no_condition_holds(g, t, e, g.state.listeners[static_cast<int>(t)])) return {};
  const FirstToAct found = look_for_first(g, t, e, first);
  if (!found) end_timing(g, t, e);
  return found;
}

Task<> open_to_listeners(Game& g, Timing t, Event& e, Seat first) {
  const FirstToAct found = first_to_act(g, t, e, first);
  return found ? process_timing(g, t, e, found) : done();
}

Task<> process_timing(Game& g, Timing t, Event& e, FirstToAct from) {
  return from.by_rule ? follow_rule(g, t, e, from.place) : go_round(g, t, e, from.place, nullptr);
}

namespace {

// From the place of the first who has something to do, or who has followed a rule already.
Task<> go_round(Game& g, Timing t, Event& e, int from, const RuleUnit* done_first) {
  Pass pass;
  const SeatSet performers = Performers(g, t, e).all;
  const Seat start = anchor(g);
  const std::uint16_t& listeners = g.state.listeners[static_cast<int>(t)];  // live: skills come and go
  for (int n = from; n < g.players() && !e.timing_over; ++n) {
    const Seat s = seat_after(g, start, n);
    const bool rules = performers.has(s);
    if (!rules && !(listeners >> s & 1)) continue;
    PriorityClass last = PriorityClass::General;
    pass.next_seat(reasons_wanted(g));
    bool found = n == from && !done_first;  // by first_to_act
    if (n == from && done_first)
      pass.choose(static_cast<std::uint16_t>(kRuleSerials + done_first->index), done_first->unit, false);
    if (!found && may_act(g, e, s) && is_told(g, LogKind::Window)) note_secret_launch(g, t, e, s);
    while (may_act(g, e, s) && !e.timing_over) {
      if (!found && reasons_wanted(g)) offers_to<TellWhyNot>(g, t, e, s, last, pass, rules);
      const Offers offers = found ? offers_in(g, t) : offers_to<NobodyAsks>(g, t, e, s, last, pass, rules);
      found = false;
      if (offers.empty()) break;
      last = class_of(g, offers[0]);
      Request& r = *g.request;
      bool all_optional = true;
      for (const Offer& o : offers) all_optional = all_optional && declinable(g, o);
      const bool alone = offers.size() == 1;
      Offer chosen = offers[0];
      CardSet cards;
      SeatList seats;
      CardName as = r.options[0].as;
      if (!(alone && (offers[0].unit().is_a_use() || (!all_optional && nothing_to_choose(r.options[0]))))) {
        r.may_pass = all_optional;
        r.skill = alone ? chosen.skill : SkillId::None;
        if (alone && r.options[0].kind == OptionKind::Cards) r.ask = Ask::OwnCards;  // a rule, not a skill
        if (all_optional) r.add(OptionKind::Pass);
        const Selection& pick = co_await answer(g);
        if (pick.option >= offers.size()) {
          for (const Offer& o : offers) pass.decline(o.serial, o.index, o.own_of(s));
          continue;
        }
        chosen = offers[pick.option];
        as = r.options[pick.option].as;
        for (CardId c : pick.cards) cards.add(c);
        seats = pick.seats;
      }
      pass.choose(chosen.serial, chosen.index, chosen.own_of(s));
      const RawSkill raw{g, chosen.owner, s, chosen.instance, chosen.skill, e, cards, seats, as};
      co_await launch(g, raw, chosen.unit());
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
