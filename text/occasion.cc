#include <algorithm>
#include <cctype>

#include "engine/content/catalogue.h"
#include "text/asked.h"
#include "text/questions.h"

namespace jiesuan::text {
namespace {

// ---- turns and phases

// "摸牌阶段开始时❷" without its number.
std::string plain(std::string_view timing) {
  return std::string(timing.substr(0, std::min(timing.find("❶"), timing.find("❷"))));
}

std::string_view when_in_english(std::string_view timing) {
  if (timing.ends_with("BeforeStart")) return "before";
  if (timing.ends_with("AfterEnd")) return "after";
  if (timing.ends_with("End")) return "at the end of";
  if (timing.ends_with("Body") || timing.ends_with("Idle")) return "in";
  return "at the start of";
}

std::string lower(std::string_view text) {
  std::string out(text);
  if (!out.empty()) out[0] = static_cast<char>(std::tolower(static_cast<unsigned char>(out[0])));
  return out;
}

std::string in_phase(const Asked& q, const Phase& p) {
  if (q.w.zh()) return q.whose(p.owner) + plain(timing_zh(q.r.timing));
  return fmt::format("{} {}{}", when_in_english(timing_id(q.r.timing)), q.whose(p.owner),
                     lower(q.w.phase(p.phase)));
}

std::string in_turn(const Asked& q, const Turn& t) {
  if (q.r.timing == Timing::TurnGap) return q.w.say("{}回合结束后", "after {}turn", q.whose(t.owner));
  if (q.r.timing >= Timing::TurnEnd1)
    return q.w.say("{}回合即将结束", "at the end of {}turn", q.whose(t.owner));
  return q.w.say("{}回合开始", "at the start of {}turn", q.whose(t.owner));
}

std::string in_game(const Asked& q) {
  if (q.r.timing == Timing::GameHandsDealt) return q.w.say("分配起始手牌时", "when hands are dealt");
  return q.w.say("游戏开始前", "before the game begins");
}

// ---- cards

std::string card_of(const Asked& q, const Use& u) {
  return (u.user == kNoSeat ? "" : q.whose(u.user)) + q.w.name(u.card.name);
}

Seat target_in_hand(const Use& u) {
  return u.current >= 0 && u.current < u.targets.size() ? u.target().seat : kNoSeat;
}

std::string in_use(const Asked& q, const Use& u) {
  const Seat target = target_in_hand(u);
  if (q.r.timing == Timing::UseOffset) return q.w.say("{}被抵消", "{} was offset", card_of(q, u));
  if (q.r.timing >= Timing::UseEnd1) return q.w.say("{}结算完毕", "{} is done", card_of(q, u));
  const bool at_target = q.r.timing >= Timing::UseTargeting && q.r.timing != Timing::UseReady;
  if (at_target && target != kNoSeat) return used_on(q, u, target);
  if (u.user == kNoSeat) return q.w.say("{}即将生效", "{} is about to take effect", q.w.name(u.card.name));
  return q.w.say("{}使用{}", "{} used {}", q.who(u.user), q.w.name(u.card.name));
}

std::string is_dying(const Asked& q, const Dying& d) {
  return q.w.say("{}濒死", "{} {} dying", q.who(d.seat), d.seat == q.r.seat ? "are" : "is");
}

// What the card is needed for.
std::string cause_of_need(const Asked& q, const Need& n) {
  if (n.against) return answered_use(q, *n.against);
  if (const Dying* d = dying_around(n)) return is_dying(q, *d);
  if (const Use* use = asking_use(q, n.asked_for)) return used_on(q, *use, target_in_hand(*use));
  if (n.asked_by == SkillId::None) return "";
  const Seat owner = owner_of_running(q.g, n.asked_by);
  return (owner == kNoSeat || owner == q.r.seat ? "" : q.whose(owner)) + q.w.skill(n.asked_by);
}

std::string in_need(const Asked& q, const Need& n) {
  const std::string names = wanted_names(n.wanted, q.w);
  std::string out = cause_of_need(q, n);
  if (!out.empty()) out += q.w.say("，", "; ");
  return out + (n.respond ? q.w.say("你可打出{}", "you may play {}", names)
                          : q.w.say("你可使用{}", "you may use {}", names));
}

std::string in_judgement(const Asked& q, const Judgement& j) {
  const std::string what = j.name != CardName::None ? q.w.name(j.name) : q.w.skill(j.skill);
  if (j.card == kNoCard) return q.w.say("{}{}判定", "{}judgement for {}", q.whose(j.seat), what);
  return q.w.say("{}{}判定为 {}", "{}judgement for {} is {}", q.whose(j.seat), what, q.w.card(q.g, j.card));
}

std::string in_pindian(const Asked& q, const Pindian& p) {
  if (p.current < 0 || p.current >= p.winners.size())
    return q.w.say("{}发起拼点", "{} began a pindian", q.who(p.initiator));
  const Seat winner = p.winners[p.current];
  if (winner == kNoSeat) return q.w.say("拼点平局", "the pindian was a draw");
  return q.w.say("{}拼点赢", "{} won the pindian", q.who(winner));
}

// ---- hp

std::string in_damage(const Asked& q, const Damage& d, bool done) {
  const std::string kind = q.w.element(d.element);
  const std::string victim = d.source == kNoSeat ? q.who(d.victim) : q.whom(d.victim, d.source);
  if (d.source == kNoSeat && done)
    return q.w.say("{}受到了 {} 点{}伤害", "{} took {} {}damage", victim, d.amount, kind);
  if (d.source == kNoSeat)
    return q.w.say("{}将受到 {} 点{}伤害", "{} will take {} {}damage", victim, d.amount, kind);
  if (done)
    return q.w.say("{0}对{1}造成了 {2} 点{3}伤害", "{0} dealt {1} {2} {3}damage", q.who(d.source), victim,
                   d.amount, kind);
  return q.w.say("{0}将对{1}造成 {2} 点{3}伤害", "{0} will deal {1} {2} {3}damage", q.who(d.source), victim,
                 d.amount, kind);
}

std::string in_loss(const Asked& q, Seat s, int amount, bool done) {
  return done ? q.w.say("{}失去了 {} 点体力", "{} lost {} hp", q.who(s), amount)
              : q.w.say("{}将失去 {} 点体力", "{} will lose {} hp", q.who(s), amount);
}

std::string in_reduction(const Asked& q, const HpReduction& r) {
  const bool done = q.r.timing >= Timing::ReduceHpAfter;
  return r.damage ? in_damage(q, *r.damage, done) : in_loss(q, r.seat, r.amount, done);
}

std::string in_recovery(const Asked& q, const Recovery& r) {
  return q.r.timing >= Timing::RecoverAfter
             ? q.w.say("{}回复了 {} 点体力", "{} recovered {} hp", q.who(r.seat), r.amount)
             : q.w.say("{}将回复 {} 点体力", "{} will recover {} hp", q.who(r.seat), r.amount);
}

// ---- cards that move, general cards that are turned

bool owned(Zone z) { return z == Zone::Hand || z == Zone::Equipment || z == Zone::Judging; }

std::string in_move(const Asked& q, const Move& m) {
  const bool done = q.r.timing >= Timing::MoveAfter1;
  int lost = 0, gained = 0, all = 0;
  Seat other = kNoSeat;
  for (const MovePart& p : m.parts) {
    all += p.cards.size();
    if (p.from_seat == q.r.seat && p.to_seat != q.r.seat) lost += p.cards.size();
    if (p.to_seat == q.r.seat && p.from_seat != q.r.seat) gained += p.cards.size();
    if (p.from_seat != kNoSeat && owned(p.from)) other = p.from_seat;
  }
  const std::string cards = q.w.n_cards(lost > 0 ? lost : gained > 0 ? gained : all);
  if (lost > 0)
    return done ? q.w.say("你失去了 {}", "you lost {}", cards)
                : q.w.say("你将失去 {}", "you will lose {}", cards);
  if (gained > 0)
    return done ? q.w.say("你获得了 {}", "you got {}", cards)
                : q.w.say("你将获得 {}", "you will get {}", cards);
  if (other != kNoSeat)
    return done ? q.w.say("{}失去了 {}", "{} lost {}", q.who(other), cards)
                : q.w.say("{}将失去 {}", "{} will lose {}", q.who(other), cards);
  return done ? q.w.say("{}移动之后", "after {} moved", cards)
              : q.w.say("{}移动之前", "before {} move", cards);
}

std::string in_state_change(const Asked& q, const StateChange& c) {
  const std::string general = q.whose(c.seat);
  return q.r.timing >= Timing::StateAfter
             ? q.w.say("{}武将牌状态改变之后", "after the state of {}general changed", general)
             : q.w.say("{}武将牌状态改变之前", "before the state of {}general changes", general);
}

template <class E>
const E& as(const Event& e) {
  return static_cast<const E&>(e);
}

}  // namespace

std::string used_on(const Asked& q, const Use& u, Seat target) {
  const std::string card = q.w.name(u.card.name);
  if (u.user == kNoSeat)
    return q.w.say("{}即将对{}生效", "{} is about to take effect on {}", card, q.who(target));
  if (target == kNoSeat) return q.w.say("{}使用{}", "{} used {}", q.who(u.user), card);
  return q.w.say("{0}对{1}使用{2}", "{0} used {2} on {1}", q.who(u.user), q.whom(target, u.user), card);
}

const Use* asking_use(const Asked& q, CardName card) {
  if (card == CardName::None) return nullptr;
  for (const Event* e = q.g.event; e; e = e->outer)
    if (e->kind == EventKind::Use && static_cast<const Use*>(e)->card.name == card)
      return static_cast<const Use*>(e);
  return nullptr;
}

Seat owner_of_running(const Game& g, SkillId skill) {
  for (const Event* e = g.event; e; e = e->outer)
    if (e->kind == EventKind::Skill && static_cast<const SkillUse*>(e)->skill == skill)
      return static_cast<const SkillUse*>(e)->owner;
  return kNoSeat;
}

const Dying* dying_around(const Need& n) {
  return n.outer && n.outer->kind == EventKind::Dying ? static_cast<const Dying*>(n.outer) : nullptr;
}

std::string answered_use(const Asked& q, const Use& u) {
  if (u.answers_use) {  // a 无懈可击 that may be answered by another
    const std::string what = card_of(q, *u.answers_use);
    return q.w.say("{}即将抵消{}", "{} is about to offset {}", card_of(q, u), what);
  }
  const Seat target = target_in_hand(u);
  if (!def(u.card.name).is_trick() && target != kNoSeat) return used_on(q, u, target);
  if (target == kNoSeat) return q.w.say("{}即将生效", "{} is about to take effect", card_of(q, u));
  return q.w.say("{}即将对{}生效", "{} is about to take effect on {}", card_of(q, u), q.who(target));
}

std::string occasion(const Asked& q) {
  if (q.r.need) return in_need(q, *q.r.need);
  if (!q.g.event) return "";
  const Event& e = *q.g.event;
  switch (e.kind) {
    case EventKind::Game:
      return in_game(q);
    case EventKind::Turn:
      return in_turn(q, as<Turn>(e));
    case EventKind::Phase:
      return in_phase(q, as<Phase>(e));
    case EventKind::Need:
      return in_need(q, as<Need>(e));
    case EventKind::Use:
      return in_use(q, as<Use>(e));
    case EventKind::Respond:
      return q.w.say("{}打出{}", "{} played {}", q.who(as<Respond>(e).seat),
                     q.w.name(as<Respond>(e).card.name));
    case EventKind::Judgement:
      return in_judgement(q, as<Judgement>(e));
    case EventKind::Pindian:
      return in_pindian(q, as<Pindian>(e));
    case EventKind::Damage:
      return in_damage(q, as<Damage>(e), q.r.timing >= Timing::DamageCaused);
    case EventKind::HpLoss:
      return in_loss(q, as<HpLoss>(e).seat, as<HpLoss>(e).amount, q.r.timing >= Timing::LoseHpAfter);
    case EventKind::HpReduction:
      return in_reduction(q, as<HpReduction>(e));
    case EventKind::Recovery:
      return in_recovery(q, as<Recovery>(e));
    case EventKind::MaxHpChange:
      return q.w.say("{}体力上限改变", "{}max hp changes", q.whose(as<MaxHpChange>(e).seat));
    case EventKind::Dying:
      return is_dying(q, as<Dying>(e));
    case EventKind::Death:
      return q.w.say("{}阵亡", "{} died", q.who(as<Death>(e).seat));
    case EventKind::Move:
      return in_move(q, as<Move>(e));
    case EventKind::StateChange:
      return in_state_change(q, as<StateChange>(e));
    case EventKind::Reveal:
      return q.w.say("{}明置武将之后", "after {}general was revealed", q.whose(as<Reveal>(e).seat));
    case EventKind::Skill:
      break;
  }
  return "";
}

}  // namespace jiesuan::text
