#include "engine/rules/left_out.h"

#include "engine/content/rulebook.h"
#include "engine/query/price.h"
#include "engine/query/seats.h"
#include "engine/rules/launchable.h"
#include "engine/rules/open.h"
#include "engine/rules/skills.h"

namespace jiesuan {
namespace {

bool could_be_launched(Game& g, const RawSkill& s, const Unit& u, std::uint8_t unit) {
  if (!u.applies(s) || u.times(s) <= 0 || !has_card_for(g, s, u)) return false;
  Option o = option_of(s, unit);
  return u.declares || offer_choices(s, u, o);
}

// Skills of its own; `done` are those it was offered.
template <class Done>
void tell_skills(Game& g, Timing t, Event& e, Seat s, WhyNot why, Done done) {
  Silent nobody_asks;
  for (InstanceId id : g[s].instances) {
    const Instance& i = g.state.instance[id];
    if (!may_act_at(def(i.skill).timings, t)) continue;
    const SkillDef& d = def(i.skill);
    for (std::size_t n = 0; n < d.units.size(); ++n) {
      const Unit& u = d.units[n];
      const auto unit = static_cast<std::uint8_t>(n);
      if (u.timing != t || u.foreign || u.notes || done(i.serial, unit)) continue;
      if (!launchable(g, i, u, nobody_asks)) continue;
      const RawSkill raw{g, s, s, id, i.skill, e, CardSet{}, SeatList{}};
      if (could_be_launched(g, raw, u, unit)) tell_not_offered(g, t, s, s, i.skill, why);
    }
  }
}

// Cards that the rules would have let it use: 桃, 无懈可击.
void tell_cards(Game& g, Timing t, Event& e, Seat s, WhyNot why) {
  for (const RuleUnit& r : g.rules->at(t)) {
    const Unit& u = *r.what;
    if (!u.uses_card || !u.by(g, e).has(s)) continue;
    const RawSkill raw{g, s, s, kNoInstance, r.rule->number, e, CardSet{}, SeatList{}};
    if (u.applies(raw) && has_card_for(g, raw, u)) tell_not_offered(g, t, s, s, r.rule->number, why);
  }
}

constexpr auto kNothingDone = [](std::uint16_t, std::uint8_t) { return false; };

}  // namespace

void tell_not_offered(Game& g, Timing t, Seat s, Seat owner, SkillId skill, WhyNot why) {
  log(g, LogKind::NotOffered, [&](LogEntry& e) {
    e.a = s, e.b = owner, e.skill = skill, e.timing = t, e.n = static_cast<int>(why), e.secret = true;
  });
}

void tell_those_after(Game& g, Timing t, Event& e, int place) {
  for (int n = place + 1; n < g.players(); ++n) {
    const Seat s = seat_after(g, anchor(g), n);
    if (!g.alive(s)) continue;
    if (!e.skills_past.has(s)) tell_skills(g, t, e, s, WhyNot::NotItsTurn, kNothingDone);
    tell_cards(g, t, e, s, WhyNot::NotItsTurn);
  }
}

void tell_those_before(Game& g, Timing t, Event& e, int place, const Pass& pass) {
  if (e.one_act) return;  // the timing is opened again and again, and only the last time is known here
  for (int n = 0; n < place; ++n) {
    const Seat s = seat_after(g, anchor(g), n);
    if (!g.alive(s) || e.skills_past.has(s)) continue;
    tell_skills(g, t, e, s, WhyNot::OrderPassed, [&](std::uint16_t serial, std::uint8_t unit) {
      return pass.may_have_been_offered(serial, unit);
    });
  }
}

void tell_cancelled(Game& g, Timing later, Use& u) {
  const Seat s = u.target().seat;
  if (s != kNoSeat && g.alive(s)) tell_skills(g, later, u, s, WhyNot::TargetCancelled, kNothingDone);
}

}  // namespace jiesuan
