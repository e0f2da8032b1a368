#include <algorithm>
#include <cctype>
#include <tuple>

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

std::string in_phase(const Asked& q) {
  if (q.w.zh()) return q.whose(q.now.seat) + plain(timing_zh(q.r.timing));
  return fmt::format("{} {}{}", when_in_english(timing_id(q.r.timing)), q.whose(q.now.seat),
                     lower(q.w.phase(q.now.phase)));
}

std::string in_turn(const Asked& q) {
  if (q.r.timing == Timing::TurnGap) return q.w.say("{}回合结束后", "after {}turn", q.whose(q.now.seat));
  if (q.r.timing >= Timing::TurnEnd1)
    return q.w.say("{}回合即将结束", "at the end of {}turn", q.whose(q.now.seat));
  return q.w.say("{}回合开始", "at the start of {}turn", q.whose(q.now.seat));
}

std::string in_game(const Asked& q) {
  if (q.r.timing == Timing::GameHandsDealt) return q.w.say("分配起始手牌时", "when hands are dealt");
  return q.w.say("游戏开始前", "before the game begins");
}

// ---- cards

std::string card_of(const Asked& q, const CardInUse& u) {
  return (u.user == kNoSeat ? "" : q.whose(u.user)) + q.w.name(u.card);
}

std::string in_use(const Asked& q) {
  const CardInUse& u = q.now.use;
  if (q.r.timing == Timing::UseOffset) return q.w.say("{}被抵消", "{} was offset", card_of(q, u));
  if (q.r.timing >= Timing::UseEnd1) return q.w.say("{}结算完毕", "{} is done", card_of(q, u));
  const bool at_target = q.r.timing >= Timing::UseTargeting && q.r.timing != Timing::UseReady;
  if (at_target && u.target != kNoSeat) return used_on(q, u);
  if (u.user == kNoSeat) return q.w.say("{}即将生效", "{} is about to take effect", q.w.name(u.card));
  return q.w.say("{}使用{}", "{} used {}", q.who(u.user), q.w.name(u.card));
}

std::string is_dying(const Asked& q, Seat s) {
  return q.w.say("{}濒死", "{} {} dying", q.who(s), s == q.r.seat ? "are" : "is");
}

// What the card is needed for.
std::string cause_of_need(const Asked& q, const CardNeeded& n) {
  if (n.against) return answered_use(q, n);
  if (n.dying != kNoSeat) return is_dying(q, n.dying);
  if (n.asking) return used_on(q, *n.asking);
  if (n.asked_by == SkillId::None) return "";
  const Seat owner = n.asked_by_owner;
  return (owner == kNoSeat || owner == q.r.seat ? "" : q.whose(owner)) + q.w.skill(n.asked_by);
}

std::string in_need(const Asked& q, const CardNeeded& n) {
  const std::string names = wanted_names(n.wanted, q.w);
  std::string out = cause_of_need(q, n);
  if (!out.empty()) out += q.w.say("，", "; ");
  return out + (n.respond ? q.w.say("你可打出{}", "you may play {}", names)
                          : q.w.say("你可使用{}", "you may use {}", names));
}

std::string in_judgement(const Asked& q) {
  const Occasion& j = q.now;
  const std::string what = j.card != CardName::None ? q.w.name(j.card) : q.w.skill(j.skill);
  if (j.judge_card == kNoCard) return q.w.say("{}{}判定", "{}judgement for {}", q.whose(j.seat), what);
  return q.w.say("{}{}判定为 {}", "{}judgement for {} is {}", q.whose(j.seat), what,
                 q.w.face(q.q.face(j.judge_card)));
}

std::string in_pindian(const Asked& q) {
  const Occasion& p = q.now;
  if (!p.compared) return q.w.say("{}发起拼点", "{} began a pindian", q.who(p.seat));
  if (p.winner == kNoSeat) return q.w.say("拼点平局", "the pindian was a draw");
  return q.w.say("{}拼点赢", "{} won the pindian", q.who(p.winner));
}

// ---- hp

std::string in_damage(const Asked& q, bool done) {
  const Occasion& d = q.now;
  const std::string kind = q.w.element(d.element);
  const std::string victim = d.source == kNoSeat ? q.who(d.seat) : q.whom(d.seat, d.source);
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

std::string in_loss(const Asked& q, bool done) {
  return done ? q.w.say("{}失去了 {} 点体力", "{} lost {} hp", q.who(q.now.seat), q.now.amount)
              : q.w.say("{}将失去 {} 点体力", "{} will lose {} hp", q.who(q.now.seat), q.now.amount);
}

std::string in_reduction(const Asked& q) {
  const bool done = q.r.timing >= Timing::ReduceHpAfter;
  return q.now.by_damage ? in_damage(q, done) : in_loss(q, done);
}

std::string in_recovery(const Asked& q) {
  return q.r.timing >= Timing::RecoverAfter
             ? q.w.say("{}回复了 {} 点体力", "{} recovered {} hp", q.who(q.now.seat), q.now.amount)
             : q.w.say("{}将回复 {} 点体力", "{} will recover {} hp", q.who(q.now.seat), q.now.amount);
}

// ---- cards that move, general cards that are turned

std::string in_move(const Asked& q) {
  const bool done = q.r.timing >= Timing::MoveAfter1;
  const auto [lost, gained, all] = std::tuple(q.now.lost, q.now.gained, q.now.moved);
  const Seat other = q.now.loser;
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

std::string in_state_change(const Asked& q) {
  const std::string whose = q.whose(q.now.seat);
  if (q.now.of_game_cards)
    return q.r.timing >= Timing::StateAfter
               ? q.w.say("{}牌的状态改变之后", "after the state of {}cards changed", whose)
               : q.w.say("{}牌的状态改变之前", "before the state of {}cards changes", whose);
  return q.r.timing >= Timing::StateAfter
             ? q.w.say("{}武将牌状态改变之后", "after the state of {}general changed", whose)
             : q.w.say("{}武将牌状态改变之前", "before the state of {}general changes", whose);
}

}  // namespace

std::string used_on(const Asked& q, const CardInUse& u) {
  const std::string card = q.w.name(u.card);
  if (u.user == kNoSeat)
    return q.w.say("{}即将对{}生效", "{} is about to take effect on {}", card, q.who(u.target));
  if (u.target == kNoSeat) return q.w.say("{}使用{}", "{} used {}", q.who(u.user), card);
  return q.w.say("{0}对{1}使用{2}", "{0} used {2} on {1}", q.who(u.user), q.whom(u.target, u.user), card);
}

std::string answered_use(const Asked& q, const CardNeeded& n) {
  const CardInUse& u = *n.against;
  if (n.offsets)  // a 无懈可击 that may be answered by another
    return q.w.say("{}即将抵消{}", "{} is about to offset {}", card_of(q, u), card_of(q, *n.offsets));
  if (!def(u.card).is_trick() && u.target != kNoSeat) return used_on(q, u);
  if (u.target == kNoSeat) return q.w.say("{}即将生效", "{} is about to take effect", card_of(q, u));
  return q.w.say("{}即将对{}生效", "{} is about to take effect on {}", card_of(q, u), q.who(u.target));
}

std::string occasion(const Asked& q) {
  if (q.now.need) return in_need(q, *q.now.need);
  if (!q.now.any) return "";
  switch (q.now.kind) {
    case EventKind::Game:
      return in_game(q);
    case EventKind::Turn:
      return in_turn(q);
    case EventKind::Phase:
      return in_phase(q);
    case EventKind::Use:
      return in_use(q);
    case EventKind::Respond:
      return q.w.say("{}打出{}", "{} played {}", q.who(q.now.seat), q.w.name(q.now.card));
    case EventKind::Judgement:
      return in_judgement(q);
    case EventKind::Pindian:
      return in_pindian(q);
    case EventKind::Damage:
      return in_damage(q, q.r.timing >= Timing::DamageCaused);
    case EventKind::HpLoss:
      return in_loss(q, q.r.timing >= Timing::LoseHpAfter);
    case EventKind::HpReduction:
      return in_reduction(q);
    case EventKind::Recovery:
      return in_recovery(q);
    case EventKind::MaxHpChange:
      return q.w.say("{}体力上限改变", "{}max hp changes", q.whose(q.now.seat));
    case EventKind::Dying:
      return is_dying(q, q.now.seat);
    case EventKind::Death:
      return q.w.say("{}阵亡", "{} died", q.who(q.now.seat));
    case EventKind::Move:
      return in_move(q);
    case EventKind::StateChange:
      return in_state_change(q);
    case EventKind::Reveal:
      return q.w.say("{}明置武将之后", "after {}general was revealed", q.whose(q.now.seat));
    case EventKind::Need:  // said above
    case EventKind::Skill:
      break;
  }
  return "";
}

}  // namespace jiesuan::text
