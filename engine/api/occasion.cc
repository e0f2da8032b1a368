#include "engine/api/occasion.h"

namespace jiesuan {
namespace {

template <class E>
const E& as(const Event& e) {
  return static_cast<const E&>(e);
}

// The use of the card whose effect asks.
std::optional<CardInUse> use_of(const Game& g, CardName card) {
  if (card == CardName::None) return std::nullopt;
  for (const Event* e = g.event; e; e = e->outer)
    if (e->kind == EventKind::Use && as<Use>(*e).card.name == card) return card_in_use(as<Use>(*e));
  return std::nullopt;
}

Seat owner_of_running(const Game& g, SkillId skill) {
  for (const Event* e = g.event; e && skill != SkillId::None; e = e->outer)
    if (e->kind == EventKind::Skill && as<SkillUse>(*e).skill == skill) return as<SkillUse>(*e).owner;
  return kNoSeat;
}

CardNeeded needed(const Game& g, const Need& n) {
  CardNeeded out;
  out.wanted = n.wanted;
  out.respond = n.respond;
  out.required = n.required;
  if (n.outer && n.outer->kind == EventKind::Dying) {
    out.dying = as<Dying>(*n.outer).seat;
    out.missing_hp = g[out.dying].hp_floor - g[out.dying].hp;
  }
  if (n.against) out.against = card_in_use(*n.against);
  if (n.against && n.against->answers_use) out.offsets = card_in_use(*n.against->answers_use);
  out.asking = use_of(g, n.asked_for);
  out.asked_by = n.asked_by;
  out.asked_by_owner = owner_of_running(g, n.asked_by);
  return out;
}

void read_damage(Occasion& o, const Damage& d) {
  o.seat = d.victim;
  o.source = d.source;
  o.amount = d.amount;
  o.element = d.element;
}

bool owned(Zone z) { return z == Zone::Hand || z == Zone::Equipment || z == Zone::Judging; }

void read_move(Occasion& o, const Move& m, Seat asked) {
  for (const MovePart& p : m.parts) {
    o.moved += p.cards.size();
    if (p.from_seat == asked && p.to_seat != asked) o.lost += p.cards.size();
    if (p.to_seat == asked && p.from_seat != asked) o.gained += p.cards.size();
    if (p.from_seat != kNoSeat && owned(p.from)) o.loser = p.from_seat;
  }
}

void read_pindian(Occasion& o, const Pindian& p) {
  o.seat = p.initiator;
  o.compared = p.current >= 0 && p.current < p.winners.size();
  if (o.compared) o.winner = p.winners[p.current];
}

void read_judgement(Occasion& o, const Judgement& j) {
  o.seat = j.seat;
  o.card = j.name;
  o.skill = j.skill;
  o.judge_card = j.card;
}

void read_reduction(Occasion& o, const HpReduction& r) {
  o.by_damage = r.damage != nullptr;
  if (r.damage) return read_damage(o, *r.damage);
  o.seat = r.seat;
  o.amount = r.amount;
}

void read(Occasion& o, const Game& g, const Event& e, Seat asked) {
  o.any = true;
  o.kind = e.kind;
  switch (e.kind) {
    case EventKind::Turn:
      o.seat = as<Turn>(e).owner;
      break;
    case EventKind::Phase:
      o.seat = as<Phase>(e).owner, o.phase = as<Phase>(e).phase;
      break;
    case EventKind::Need:
      o.need = needed(g, as<Need>(e));
      break;
    case EventKind::Use:
      o.use = card_in_use(as<Use>(e));
      break;
    case EventKind::Respond:
      o.seat = as<Respond>(e).seat, o.card = as<Respond>(e).card.name;
      break;
    case EventKind::Judgement:
      read_judgement(o, as<Judgement>(e));
      break;
    case EventKind::Pindian:
      read_pindian(o, as<Pindian>(e));
      break;
    case EventKind::Damage:
      read_damage(o, as<Damage>(e));
      break;
    case EventKind::HpLoss:
      o.seat = as<HpLoss>(e).seat, o.amount = as<HpLoss>(e).amount;
      break;
    case EventKind::HpReduction:
      read_reduction(o, as<HpReduction>(e));
      break;
    case EventKind::Recovery:
      o.seat = as<Recovery>(e).seat, o.amount = as<Recovery>(e).amount;
      break;
    case EventKind::MaxHpChange:
      o.seat = as<MaxHpChange>(e).seat;
      break;
    case EventKind::Dying:
      o.seat = as<Dying>(e).seat;
      break;
    case EventKind::Death:
      o.seat = as<Death>(e).seat;
      break;
    case EventKind::Move:
      read_move(o, as<Move>(e), asked);
      break;
    case EventKind::StateChange:
      o.seat = as<StateChange>(e).seat;
      o.of_game_cards = as<StateChange>(e).of_cards != GameCardChange::None;
      break;
    case EventKind::Reveal:
      o.seat = as<Reveal>(e).seat;
      break;
    case EventKind::Game:
    case EventKind::Skill:
      break;
  }
}

}  // namespace

CardInUse card_in_use(const Use& u) {
  CardInUse c;
  c.user = u.user;
  c.card = u.card.name;
  c.through = u.card.through;
  c.suit = u.card.suit;
  c.colour = u.card.colour;
  c.bonus = u.card.bonus;
  c.counters = u.answers_use != nullptr;
  for (const Target& t : u.targets)
    if (t.seat != kNoSeat && !t.cancelled) c.targets.add(t.seat);
  if (u.current < 0 || u.current >= u.targets.size()) return c;
  const Target& t = u.targets[u.current];
  c.target = t.seat;
  c.second = t.second;
  c.jinks = t.jinks_required;
  c.plays = t.slashes_required;
  return c;
}

Occasion occasion_of(const Game& g, const Request& r) {
  Occasion o;
  if (g.event) read(o, g, *g.event, r.seat);
  const Need* need = r.needed ? running<Need>(g) : nullptr;
  if (need) o.need = needed(g, *need);
  o.skill_owner = owner_of_running(g, r.skill);
  o.asking = use_of(g, r.card);
  return o;
}

}  // namespace jiesuan
