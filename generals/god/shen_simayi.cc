// 神司马懿 God Sima Yi · God · male · 4
//
// 忍戒 Renjie (locked) — after each point of damage dealt to you, and for each card you discard in your
// discard phase, you get a 忍. 拜印 Baiyin (awakening) — at the start of your prepare phase, with four or
// more 忍: lose 1 max hp, gain 极略. 连破 Lianpo — at the end of a turn in which you killed somebody you may
// take an extra turn after it.
//                                                                    [R001-13 … R001-15, R004-31, D13]
// 极略 Jilue — you may remove a 忍 to use 鬼才, 放逐, 集智, 制衡 (once a play phase) or 完杀 (this turn).
#include "engine/content/hint.h"
#include "generals/common.h"
#include "generals/forest/lent.h"
#include "generals/standard/lent.h"

namespace jiesuan {
namespace {

extern const SkillDef renjie;

template <class E>
bool has_patience(const Skill<E>& s) {
  return marks_of(s.game, s.owner, renjie) > 0;
}

Task<> endure(Skill<Damage> s) {
  add_marks(s.game, s.owner, renjie, 1);
  co_return;
}
int discarded_in_own_discard_phase(const Skill<Move>& s) {
  const Phase* p = running<Phase>(s.game);
  if (!p || p->owner != s.owner || p->phase != PhaseKind::Discard || !p->running) return 0;
  int n = 0;
  for (const MovePart& part : s.event.parts)
    if (part.reason == Reason::Discard && part.actor == s.owner && part.from_seat == s.owner)
      n += part.cards.size();
  return n;
}
Task<> abstain(Skill<Move> s) {
  add_marks(s.game, s.owner, renjie, 1);
  co_return;
}

const SkillDef renjie(
    {"renjie", "忍戒", "Renjie", "锁定技，当你受到1点伤害后，或于弃牌阶段内弃置一张牌后，你获得一枚“忍”。",
     "Locked: after each point of damage dealt to you, and for each card you discard in your discard phase, you "
     "get a Patience."},
    Tag::Locked, marks_named("忍", "Patience"),
    at<Timing::DamageTaken>().when(owner_is_victim).times(per_point).then(endure),
    at<Timing::MoveAfter2>().times(discarded_in_own_discard_phase).then(abstain));

// ---- 极略: the skills it lends work as they do for others, at the price of a mark.

template <class E>
RawSkill raw(const Skill<E>& s) {
  return {s.game, s.owner, s.actor, s.instance, s.skill, s.event, s.cards, s.seats, s.as};
}
template <const SkillDef& lent, class E>
bool could_lend(const Skill<E>& s) {
  return has_patience(s) && lent.units[0].when(raw(s));
}
template <const SkillDef& lent, class E>
bool choose_for(const Skill<E>& s, Option& o) {
  return lent.units[0].choose(raw(s), o);
}
template <const SkillDef& lent, class E>
Task<> lend(Skill<E> s) {
  add_marks(s.game, s.owner, renjie, -1);
  const RawSkill as_if_owned = raw(s);
  co_await lent.units[0].then(as_if_owned);
}

constexpr int kRebalance = 0;

// What can be chosen at an idle point, as bits of the choices.
std::uint32_t schemes(const Skill<Phase>& s) {
  if (!owners_phase(s) || !has_patience(s)) return 0;
  const bool rebalanced = s.memory<int>(Scope::Phase) != 0;
  const bool may_rebalance = !rebalanced && !s.game[s.owner].own_cards().empty();
  return (may_rebalance ? 1u : 0u) | (has_skill(s.game, s.owner, wansha) ? 0u : 2u);
}
bool has_scheme(const Skill<Phase>& s) { return schemes(s) != 0; }
Task<> scheme(Skill<Phase> s) {
  Game& g = s.game;
  const int chosen = co_await choose_one(g, s.owner, asked_by(s), schemes(s));
  if (chosen == kRebalance) {
    s.memory<int>(Scope::Phase) = 1;
    const CardSet own = g[s.owner].own_cards();
    const CardSet given =
        co_await choose_own_cards(g, s.owner, own, 1, own.size(), false, asked_by(s).to("弃置", "discard"));
    s.cards = given;
    co_await lend<zhiheng>(s);
    co_return;
  }
  add_marks(g, s.owner, renjie, -1);
  leave_effect(g, s.owner, wansha, Scope::Turn, s.owner);
}

const SkillDef jilue(
    {"jilue", "极略", "Jilue",
     "你可移去一枚“忍”，发动下列一项：“鬼才”、“放逐”、“集智”、“制衡”（出牌阶段限一次）或“完杀”（直到本回合结束）。",
     "You may remove a Patience to use one of: Guicai, Fangzhu, Jizhi, Zhiheng (once in your play phase) or Wansha "
     "(until this turn ends)."},
    choices({{"zhiheng", "制衡", "Zhiheng"}, {"wansha", "完杀", "Wansha"}}),
    at<Timing::JudgeBeforeResult>()
        .may()
        .when(could_lend<guicai, Judgement>)
        .choose(choose_for<guicai, Judgement>)
        .then(lend<guicai, Judgement>),
    at<Timing::DamageTaken>()
        .with(hint({.self = {.other = -0.3F}, .target = {.cards = 1.5F, .flips = true}}))
        .may()
        .when(could_lend<fangzhu, Damage>)
        .choose(choose_for<fangzhu, Damage>)
        .then(lend<fangzhu, Damage>),
    at<Timing::UseCardUsed>().may().when(could_lend<jizhi, Use>).then(lend<jizhi, Use>),
    at<Timing::PlayIdle>()
        .with(hint({.self = {.other = 0.3F}, .moment = Moment::Crowded}))
        .when(has_scheme)
        .then(scheme),
    hint({.per_card = 0.85F, .for_self = 0}));

bool patient_enough(const Skill<Phase>& s) {
  return owners_phase(s) && marks_of(s.game, s.owner, renjie) >= 4;
}
Task<> awaken(Skill<Phase> s) {
  co_await change_max_hp(s.game, s.owner, -1);
  if (s.game.alive(s.owner)) gain_skill(s.game, s.owner, jilue);
}

const SkillDef baiyin(
    {"baiyin", "拜印", "Baiyin", "觉醒技，准备阶段开始时，若你有至少四枚“忍”，你减1点体力上限并获得“极略”。",
     "Awakening: at the start of your prepare phase, with four or more Patience, you lose 1 max "
     "hp and gain Jilue."},
    Tag::Awakening, at<Timing::PrepareStart>().when(patient_enough).then(awaken));

bool killed_this_turn(const Skill<Turn>& s) {
  return s.game.state.history.count(Span::Turn, Counter::Killed, s.owner) > 0;
}
Task<> once_more(Skill<Turn> s) {
  gain_extra_turn(s.game, s.owner);
  co_return;
}

const SkillDef lianpo(
    {"lianpo", "连破", "Lianpo",
     "一个回合结束前，若你于此回合内杀死过角色，你可于此回合后执行一个额外的回合。",
     "At the end of a turn in which you killed somebody you may take an extra turn after it."},
    at<Timing::TurnEnd1>().may().when(killed_this_turn).then(once_more));

}  // namespace

const General shen_simayi({.id = "shen_simayi",
                           .zh = "神司马懿",
                           .en = "God Sima Yi",
                           .set = "god",
                           .kingdom = Kingdom::God,
                           .hp = 4,
                           .skills = {&renjie, &baiyin, &lianpo}});

}  // namespace jiesuan
