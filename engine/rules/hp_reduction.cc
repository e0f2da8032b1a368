#include "engine/rules/hp_reduction.h"

#include "engine/content/rulebook.h"
#include "engine/content/skill.h"
#include "engine/event/log.h"
#include "engine/query/distance.h"
#include "engine/query/seats.h"
#include "engine/rules/dying.h"
#include "engine/rules/general_cards.h"
#include "engine/rules/hp.h"
#include "engine/rules/open.h"

namespace jiesuan {
namespace {

// ---- the rules' own operations at ReduceHpBefore, as options of the victim

SeatSet victim(const Game&, const HpReduction& r) { return SeatSet(r.seat); }

bool out_of_play(const Skill<HpReduction>& s) { return !s.game.counts(s.actor); }

// Nothing was dealt, received or lost.
void stop(HpReduction& r) {
  r.terminate();
  if (r.damage) r.damage->terminate();
  if (r.loss) r.loss->terminate();
}

// A card's effect, so it comes before the reset (C34).
Task<> stop_reduction(Skill<HpReduction> s) {
  stop(s.event);
  co_return;
}

bool conducting(const Skill<HpReduction>& s) {
  const Damage* d = s.event.damage;
  return d && d->element != Element::Normal && s.game[s.actor].chained;
}

// The victim is reset; only then, and only if this damage was not conducted itself, others get it too.
Task<> reset_and_conduct(Skill<HpReduction> s) {
  Game& g = s.game;
  Damage& d = *s.event.damage;
  const bool reset = co_await change_state(g, d.victim, GeneralCardChange::Unchain);
  if (!reset || d.chain) co_return;
  for (Seat t : others(g, d.victim))
    if (g[t].chained) d.conducts_to.add(t);
  d.conducts = !d.conducts_to.empty();
}

const RuleDef out_of_play_rule(
    {"rule_out_of_play", "不扣减体力", "Out of play"},
    at<Timing::ReduceHpBefore>().cls(PriorityClass::Card).by(victim).when(out_of_play).then(stop_reduction));
const RuleDef chain_rule({"rule_chain", "连环状态", "Chained"}, at<Timing::ReduceHpBefore>()
                                                                    .cls(PriorityClass::Flow)
                                                                    .by(victim)
                                                                    .when(conducting)
                                                                    .then(reset_and_conduct));

void subtract(Game& g, HpReduction& r) {
  if (Damage* d = r.damage) d->near = d->source != kNoSeat && distance(g, d->source, d->victim) <= 1;
  Character& c = g[r.seat];
  c.hp = static_cast<std::int8_t>(c.hp - r.amount);
  c.untested = false;
  History& h = g.state.history;
  if (Damage* d = r.damage) {
    d->dealt = true;
    h.note(Counter::DealtDamage, d->source, r.amount);
    h.note(Counter::TookDamage, r.seat, r.amount);
    if (d->source != kNoSeat) h.note_hurt(d->source, r.seat);
    log(g, LogKind::DamageDealt, [&](LogEntry& e) {
      e.a = d->source, e.b = r.seat, e.n = r.amount, e.element = d->element, e.skill = d->skill;
      if (d->use) e.card = d->use->card.name;
    });
  } else {
    r.loss->lost = true;
    h.note(Counter::LostHp, r.seat, r.amount);
    log(g, LogKind::HpLost, [&](LogEntry& e) { e.a = r.seat, e.n = r.amount; });
  }
}

Task<> reduce_hp(Game& g, HpReduction& r) {
  if (hp_is_spared(g, r.seat)) {
    stop(r);
    co_return;
  }
  co_await open(g, Timing::ReduceHpBefore, r);
  if (r.terminated) co_return;
  co_await open(g, Timing::ReduceHpWhen, r);
  if (r.terminated || !g.alive(r.seat)) co_return;
  subtract(g, r);
  co_await open(g, Timing::ReduceHpAfter, r);
  if (g.alive(r.seat) && needs_saving(g, r.seat)) co_await fall_below_floor(g, r.seat, r.damage);
  if (r.terminated) co_return;
  co_await open(g, Timing::ReduceHpEnd, r);
}

}  // namespace

bool hp_is_spared(const Game& g, Seat s) {
  const auto spares = g.rules->policies().spares_hp;
  return spares && spares(g, s);
}

Task<> reduce_hp_by_damage(Game& g, Damage& d) {
  HpReduction r;
  r.seat = d.victim;
  r.amount = d.amount;
  r.damage = &d;
  const Running<HpReduction> running_reduction(g, r);
  co_await reduce_hp(g, r);
}

Task<> reduce_hp_by_loss(Game& g, HpLoss& l) {
  HpReduction r;
  r.seat = l.seat;
  r.amount = l.amount;
  r.loss = &l;
  const Running<HpReduction> running_reduction(g, r);
  co_await reduce_hp(g, r);
}

}  // namespace jiesuan
