// Idle points of the play phase (timings §7.4): one action each, freely chosen from all classes.
#include <algorithm>

#include "engine/content/rulebook.h"
#include "engine/query/cards.h"
#include "engine/query/legality.h"
#include "engine/query/price.h"
#include "engine/query/seats.h"
#include "engine/rules/ask.h"
#include "engine/rules/card_options.h"
#include "engine/rules/clean_up.h"
#include "engine/rules/launchable.h"
#include "engine/rules/move.h"
#include "engine/rules/open.h"
#include "engine/rules/skills.h"
#include "engine/rules/turn.h"
#include "engine/rules/use.h"

namespace jiesuan {
namespace {

// A skill that stands for a card and found nobody to give one may be tried again (C45), but a table need
// not wait for ever: so often in one phase.
constexpr int kFruitlessTries = 3;

void offer_cards(const Game& g, Request& r, Seat s) {
  const auto [usable, to_recast] = hand_at_idle(g, s);
  add_plain(r, usable, true);
  if (!to_recast.empty()) {
    Option& o = r.add(OptionKind::Recast);
    o.cards = to_recast;
    o.min_cards = 1;
    o.max_cards = static_cast<std::uint8_t>(std::min(most_recast_at_once(g), to_recast.size()));
  }
}

void offer_conversions(const Game& g, Request& r, Seat s) {
  const auto for_idle = [](const Conversion& c) { return c.to_use && def(c.as).idle; };
  each_conversion(g, s, for_idle, [&](const StateContext& st, const Conversion& c, InstanceId id) {
    const CardSet cards =
        convertible(g, st, c, Act::Use, [&](const VirtualCard& v) { return usable_at_idle(g, s, v); });
    add_conversion(r, st, c, id, cards, true);
  });
}

Need need_at_idle(Seat s, NameSet wanted) {
  Need n;
  n.kind = EventKind::Need;
  n.seat = s;
  n.idle = true;
  n.wanted = wanted;
  return n;
}

// The skill as each card it may be declared as; one that declares nothing (激将) as the plain card.
void offer_to_stand_for(Request& r, const RawSkill& s, const Unit& u, const Option& base) {
  each_declarable(static_cast<const Need&>(s.event), u, [&](CardName name) {
    if (!u.declares && def(name).family != name) return;
    Option o = base;
    if (stand_for(s, u, name, o)) r.offer(o);
  });
}

bool stands_for_card(const Unit& u) {
  return u.stands_for_card && (u.timing == Timing::NeedUse1 || u.timing == Timing::NeedUse2);
}

// One unit of a skill at the idle point: launched there itself, or standing for a card (激将, 酒诗).
template <class Why>
bool offer_at(Game& g, Request& r, Event& event, Seat actor, InstanceId id, std::uint8_t n, Why& why) {
  const Instance& i = g.state.instance[id];
  const Unit& u = def(i.skill).units[n];
  const RawSkill s{g, i.owner, actor, id, i.skill, event, CardSet{}, SeatList{}};
  if (!u.applies(s)) return why.no(WhyNot::Condition);
  Option o = option_of(s, n);
  const int before = r.options.size();
  if (stands_for_card(u) && !u.answers.empty()) {
    const bool tired = used_this_phase(g, i) > 0 && i.used_in_vain >= kFruitlessTries;
    if (tired) return why.no(WhyNot::UsedUp);
    offer_to_stand_for(r, s, u, o);
  } else if (offer_choices(s, u, o)) {
    r.offer(o);
  }
  return r.options.size() > before || why.no(WhyNot::NothingToChoose);
}
template <class Why>
bool offer_unit(Game& g, Request& r, Phase& p, InstanceId id, std::uint8_t n, Why& why) {
  const Instance& i = g.state.instance[id];
  const Unit& u = def(i.skill).units[n];
  if (!launchable(g, i, u, why)) return false;
  if (!stands_for_card(u)) return offer_at(g, r, p, p.owner, id, n, why);
  Need need = need_at_idle(p.owner, u.answers);
  return offer_at(g, r, need, p.owner, id, n, why);
}

void offer_skills(Game& g, Request& r, Phase& p, Seat owner, bool foreign) {
  Silent nobody_asks;
  for (InstanceId id : g[owner].instances) {
    const Instance& i = g.state.instance[id];
    const SkillDef& d = def(i.skill);
    if (!may_act_at(d.timings, Timing::PlayIdle, Timing::NeedUse1, Timing::NeedUse2)) continue;
    for (std::size_t n = 0; n < d.units.size(); ++n) {
      const Unit& u = d.units[n];
      if (u.foreign != foreign || (u.timing != Timing::PlayIdle && !stands_for_card(u))) continue;
      offer_unit(g, r, p, id, static_cast<std::uint8_t>(n), nobody_asks);
    }
  }
}

// What the rules of the mode or a module let its owner do there.
void offer_rules(Game& g, Request& r, Phase& p) {
  for (const RuleUnit& rule : g.rules->at(Timing::PlayIdle)) {
    const Unit& u = *rule.what;
    const RawSkill s{g, p.owner, p.owner, kNoInstance, rule.rule->number, p, CardSet{}, SeatList{}};
    if (!u.applies(s)) continue;
    Option o;
    o.kind = OptionKind::Skill;
    o.owner = p.owner;
    o.unit = rule.unit;
    o.skill = rule.rule->number;
    if (offer_choices(s, u, o)) r.offer(o);
  }
}

// Who has a skill to be launched there or to use a card, its own or one that others may launch (黄天, 陷嗣).
void offer_all_skills(Game& g, Request& r, Phase& p) {
  const auto listen = [&](Timing t) { return g.state.listeners[static_cast<int>(t)]; };
  const auto skills = listen(Timing::PlayIdle) | listen(Timing::NeedUse1) | listen(Timing::NeedUse2);
  if (skills >> p.owner & 1) offer_skills(g, r, p, p.owner, false);
  if (skills & kForeignListen)
    for (Seat other : others(g, p.owner)) offer_skills(g, r, p, other, true);
}

[[gnu::noinline]] void build_request(Game& g, Phase& p) {
  Request& r = new_request(g, p.owner, Ask::Act);
  r.timing = Timing::PlayIdle;
  r.at_event = p.id;
  offer_cards(g, r, p.owner);
  offer_conversions(g, r, p.owner);
  offer_all_skills(g, r, p);
  offer_rules(g, r, p);
  r.add(OptionKind::EndPhase);
}

Use use_of(const Game& g, Seat user, const VirtualCard& card, const SeatList& seats) {
  Use u;
  u.user = user;
  u.card = card;
  u.counted = true;
  const CardDef& d = def(card.name);
  if (d.choose) {  // a target with its sub-target
    add_target(u, seats[0], seats[1]);
  } else if (d.targets == TargetKind::Chosen) {
    for (Seat s : seats) add_target(u, s);
  } else {
    for (Seat s : legal_targets(g, user, card)) add_target(u, s);
  }
  return u;
}

// The skill may or may not bring forth the card; if it does, the use starts with the targets chosen before.
Task<> use_through_skill(Game& g, Seat s, Option o, SeatList seats, CardSet cards) {
  const Unit& u = def(o.skill).units[o.unit];
  Need n = need_at_idle(s, u.declares ? NameSet(o.as) : u.answers);
  n.seats = seats;
  const std::uint16_t serial = g.state.instance[o.instance].serial;
  {
    const Running<Need> running_need(g, n);
    const RawSkill raw{g, o.owner, s, o.instance, o.skill, n, cards, seats, o.as};
    co_await launch(g, raw, u);
  }
  Instance& i = g.state.instance[o.instance];
  if (!n.answered && i.serial == serial) ++i.used_in_vain;
  if (!n.answered) co_return;
  if (g.alive(s)) {
    co_await use_card(g, use_of(g, s, n.card, n.seats));
  } else {  // it died of what the card cost: there is no use for it
    co_await clean_up_cards(g, n.card.cards & g.state.processing, Reason::System);
  }
}

Task<> act(Game& g, Phase& p, Option o, SeatList seats, CardSet cards) {
  const Seat s = p.owner;
  if (o.kind == OptionKind::Recast) {
    co_await recast(g, s, cards);
    co_return;
  }
  const Unit& u = def(o.skill).units[o.unit];
  if (u.timing != Timing::PlayIdle) {
    co_await use_through_skill(g, s, o, seats, cards);
  } else {
    const RawSkill raw{g, o.owner, s, o.instance, o.skill, p, cards, seats};
    co_await launch(g, raw, u);
  }
}

Task<> open_need_timings(Game& g, Seat s, const VirtualCard& card) {
  Need n = need_at_idle(s, card.name);
  n.answered = true;
  n.card = card;
  const Running<Need> running_need(g, n);
  co_await open(g, Timing::NeedUse1, n);
  co_await open(g, Timing::NeedUse2, n);
  co_await open(g, Timing::NeedUse3, n);
}
// Choosing a plain card or a conversion means passing the earlier need timings: they are generated all the
// same, with the need already answered.
Task<> pass_need_timings(Game& g, Seat s, const VirtualCard& card) {
  if (somebody_listens(g, {Timing::NeedUse1, Timing::NeedUse2, Timing::NeedUse3}))
    return open_need_timings(g, s, card);
  ++g.state.next_event;  // the need's number
  return done();
}

// (Not in line: the copy of the use would lie in the frame of the phase.)
[[gnu::noinline]] Task<> use_chosen(Game& g, const Use& u) { return use_card(g, u); }

}  // namespace

Objection why_not_launched(Game& g, Seat s, SkillId skill) {
  Objection why;
  Phase* p = running<Phase>(g);
  if (!p || p->owner != s || p->phase != PhaseKind::Play) return why.no(WhyNot::NotNow), why;
  why.no(WhyNot::NotNow);  // it has nothing for an idle point
  Request scratch;
  for (InstanceId id : g[s].instances) {
    const Instance& i = g.state.instance[id];
    const SkillDef& d = def(i.skill);
    if (i.skill != skill) continue;
    for (std::size_t n = 0; n < d.units.size(); ++n) {
      const Unit& u = d.units[n];
      if (u.foreign || (u.timing != Timing::PlayIdle && !stands_for_card(u))) continue;
      Objection of_unit;
      if (offer_unit(g, scratch, *p, id, static_cast<std::uint8_t>(n), of_unit)) return {};
      why = of_unit;
    }
  }
  return why;
}

Task<> play_actions(Game& g, Phase& p) {
  while (g.alive(p.owner)) {
    if (is_told(g, LogKind::Timing)) note_timing(g, Timing::PlayIdle);
    build_request(g, p);
    const Request& r = *g.request;
    const Selection& pick = co_await answer(g);
    const Option& o = r.options[pick.option];  // until something is awaited
    if (o.kind == OptionKind::EndPhase) co_return;
    if (o.kind == OptionKind::Use || o.kind == OptionKind::Convert) {
      const Use u = use_of(g, p.owner, chosen_card(g, p.owner, o, pick), pick.seats);
      count_conversion(g, o);
      co_await pass_need_timings(g, p.owner, u.card);
      co_await use_chosen(g, u);
    } else {
      CardSet cards;
      for (CardId c : pick.cards) cards.add(c);
      co_await act(g, p, o, pick.seats, cards);
    }
  }
}

}  // namespace jiesuan
