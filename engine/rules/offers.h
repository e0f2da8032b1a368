// What a character may launch at a timing: the options of the highest class that is open to it. For open.cc,
// which says when it is looked at.
#pragma once
#include "engine/content/rulebook.h"
#include "engine/query/price.h"
#include "engine/query/seats.h"
#include "engine/query/states.h"
#include "engine/rules/ask.h"
#include "engine/rules/card_options.h"
#include "engine/rules/launchable.h"
#include "engine/rules/left_out.h"
#include "engine/rules/open.h"
#include "engine/rules/pass.h"

namespace jiesuan {

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

inline constexpr std::uint16_t kRuleSerials = 0xFF00;

inline RawSkill context(Game& g, Event& e, const Offer& o, Seat actor) {
  return {g, o.owner, actor, o.instance, o.skill, e};
}

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

  // (Not in line: it is long, and every timing at which somebody may act comes here.)
  [[gnu::noinline]] void collect(Offers& offers) {
    offers_ = &offers;
    offers.clear();
    const std::uint16_t listeners = g_.state.listeners[static_cast<int>(t_)];
    if (!e_.skills_past.has(s_)) {
      if (listeners >> s_ & 1) from_skills_of(s_);
      if (listeners & kForeignListen)
        for (Seat other : others(g_, s_)) from_skills_of(other);
    }
    if (!rules_) return;
    for (const RuleUnit& r : g_.rules->at(t_)) {
      const Unit& u = *r.what;
      const Offer o{r.rule->number, kNoInstance, r.unit, static_cast<std::uint16_t>(kRuleSerials + r.index),
                    s_};
      const SeatSet* by = by_ ? by_++ : nullptr;
      if (!plainly_used_up(o, u) && (by ? *by : u.by(g_, e_)).has(s_)) consider(o, u);
    }
  }

 private:
  void from_skills_of(Seat owner) {
    for (const UnitInPlay& x : UnitsAt(g_.state, t_)) {
      const Instance& i = g_.state.instance[x.instance];
      const Unit& u = def(x.number);
      if (i.owner != owner || u.foreign != (owner != s_) || u.notes) continue;
      const Offer o{i.skill, x.instance, x.unit, i.serial, owner};
      if (!plainly_used_up(o, u)) consider(o, u);
    }
  }

  // That is seen without a look at its condition, if nobody wants to know what else is against it.
  bool plainly_used_up(const Offer& o, const Unit& u) const {
    return !Why::kTells && !u.times_fn && !pass_.open_for(o.serial, o.index, 1);
  }

  void consider(const Offer& o, const Unit& u) {
    const PriorityClass cls = o.instance == kNoInstance || u.cls != PriorityClass::General
                                  ? u.cls
                                  : g_.state.instance[o.instance].cls;
    Why why(g_, t_, s_, o.owner, o.skill);
    if (cls < last_) return (void)why.no(WhyNot::ClassPassed);
    if (!offers_->empty() && cls > best_) return;  // its turn comes later
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
    if (offers_->empty() || cls < best_) start_over();  // a higher class turned up: forget the lower ones
    best_ = cls;
    if (offers_->full() || !g_.request->has_room()) return;
    offers_->push_back(o);
    g_.request->options.push_back(option);
  }

  void start_over() {
    offers_->clear();
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
  Offers* offers_ = nullptr;
  PriorityClass best_ = PriorityClass::Flow;  // of the offers so far
};

// The offer that an option of the request stands for.
inline Offer offer_of(const Game& g, Timing t, const Option& x) {
  Offer o{x.skill, x.instance, x.unit, 0, x.owner};
  if (x.instance != kNoInstance) {
    o.serial = g.state.instance[x.instance].serial;
  } else {
    for (const RuleUnit& r : g.rules->at(t))
      if (r.rule->number == x.skill && r.unit == x.unit)
        o.serial = static_cast<std::uint16_t>(kRuleSerials + r.index);
  }
  return o;
}

// What first_to_act has found for the first character is still there: nothing has happened since.
inline void offers_found(const Game& g, Timing t, Offers& offers) {
  offers.clear();
  for (const Option& x : g.request->options) offers.push_back(offer_of(g, t, x));
}

inline PriorityClass class_of(const Game& g, const Offer& o) {
  if (o.instance == kNoInstance || o.unit().cls != PriorityClass::General) return o.unit().cls;
  return g.state.instance[o.instance].cls;
}

// Forced, unless its general is hidden (C58).
inline bool declinable(const Game& g, const Offer& o) {
  if (o.unit().optional) return true;
  if (o.instance == kNoInstance) return false;
  const Instance& i = g.state.instance[o.instance];
  return on_hidden_general(g, i);
}

inline bool nothing_to_choose(const Option& o) {
  return o.max_cards == 0 && o.max_seats == 0 && !o.seat_rule;
}

}  // namespace jiesuan
