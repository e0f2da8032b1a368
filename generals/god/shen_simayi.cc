// 神司马懿 God Sima Yi · God · male · 4
//
// 忍戒 Renjie (locked) — after each point of damage dealt to you, and for each card you discard in your
// discard phase, you get a 忍.
// 拜印 Baiyin (awakening) — at the start of your prepare phase, with four or more 忍: lose 1 max hp and
// gain 极略.
// 极略 Jilue — you may remove a 忍 to use 鬼才, 放逐, 集智, 制衡 (once a play phase) or 完杀 (in your play
// phase, for this turn). 连破 Lianpo — at the end of a turn in which you killed somebody you may take an
// extra turn after it.
//                                                                     [R001-13 … R001-15, R004-31, D13]
#include "engine/content/hint.h"
#include "generals/common.h"
#include "generals/forest/lent.h"
#include "generals/lend.h"
#include "generals/standard/lent.h"

namespace jiesuan {
namespace {

extern const SkillDef renjie;

template <class E>
Task<> endure(Skill<E> s) {
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

const SkillDef renjie(
    {"renjie", "忍戒", "Renjie", "锁定技，当你受到1点伤害后，或于弃牌阶段内弃置一张牌后，你获得一枚“忍”。",
     "Locked: after each point of damage dealt to you, and for each card you discard in your discard phase, you "
     "get a Patience."},
    Tag::Locked, marks_named("忍", "Patience"),
    at<Timing::DamageTaken>().when(owner_is_victim).times(per_point).then(endure<Damage>),
    at<Timing::MoveAfter2>().times(discarded_in_own_discard_phase).then(endure<Move>));

// ---- 极略: the skills it lends work as they do for others, at the price of a mark.

constexpr MarkPrice kOnePatience{renjie};

const SkillDef jilue(
    {"jilue", "极略", "Jilue",
     "你可移去一枚“忍”，发动下列一项：“鬼才”、“放逐”、“集智”、“制衡”（出牌阶段限一次）或“完杀”（出牌阶段，直到本回合结束）。",
     "You may remove a Patience to use one of: Guicai, Fangzhu, Jizhi, Zhiheng (once in your play phase) or Wansha "
     "(in your play phase, until this turn ends)."},
    lend<Timing::JudgeBeforeResult, guicai, kOnePatience>().may(),
    lend<Timing::DamageTaken, fangzhu, kOnePatience>().may().with(
        hint({.self = {.other = -0.3F}, .target = {.cards = 1.5F, .flips = true}})),
    lend<Timing::UseCardUsed, jizhi, kOnePatience>().may(),
    lend<Timing::PlayIdle, zhiheng, kOnePatience>().with(
        hint({.self = {.other = -0.3F}, .per_card = 0.85F, .moment = Moment::Crowded})),
    lend_until_turn_ends<Timing::PlayIdle, wansha, kOnePatience>().with(hint({.moment = Moment::Never})),
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
