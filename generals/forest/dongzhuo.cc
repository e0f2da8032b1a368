// 董卓 Dong Zhuo · Qun · male · 8 · lord
//
// 酒池 Jiuchi — you may use a ♠ hand card as 酒.
// 肉林 Roulin (locked) — it takes two 闪 to offset a 杀 that you use on a woman or a woman uses on you.
//                                                                                                 [R000-67]
// 崩坏 Benghuai (locked) — at the start of your finish phase, if somebody has less hp than you: you lose 1
// hp or 1 max hp.                                                                            (timings §7.6)
// 暴虐 Baonue (lord) — after another Qun character dealt damage it may judge: ♠, and you recover 1 hp.
#include "engine/content/hint.h"
#include "generals/common.h"
#include "generals/forest/lent.h"

namespace jiesuan {
namespace {

bool spade(const StateContext& s, CardId c) { return suit_of(s.game, c, s.owner) == Suit::Spade; }

const SkillDef jiuchi({"jiuchi", "酒池", "Jiuchi", "你可将一张♠手牌当【酒】使用。",
                       "You may use a ♠ hand card as Analeptic."},
                      convert_to(kAnaleptic, spade).only_to_use());

bool is_woman(const Game& g, Seat s) { return s != kNoSeat && g[s].gender == Gender::Female; }
bool own_slash_on_woman(const Skill<Use>& s) {
  return own_slash(s) && is_woman(s.game, s.event.target().seat);
}
bool slash_of_woman(const Skill<Use>& s) {
  return is_slash(s.event.card.name) && s.event.target().seat == s.owner && is_woman(s.game, s.event.user);
}

const SkillDef roulin(
    {"roulin", "肉林", "Roulin",
     "锁定技，你对女性角色使用的【杀】，以及女性角色对你使用的【杀】，需两张【闪】才能抵消。",
     "Locked: it takes two Jinks to offset a Slash you use on a woman or a woman uses on you."},
    Tag::Locked, at<Timing::UseTargeted>().about(the_target).when(own_slash_on_woman).then(demand_two_jinks),
    at<Timing::UseBecameTarget>().when(slash_of_woman).then(demand_two_jinks));

constexpr int kLoseHp = 0;

bool somebody_has_less(const Skill<Phase>& s) {
  if (!owners_phase(s)) return false;
  for (Seat t : others(s.game, s.owner))
    if (s.game[t].hp_value() < s.game[s.owner].hp_value()) return true;
  return false;
}
Task<> decay(Skill<Phase> s) {
  const int what = co_await choose_one(s.game, s.owner, asked_by(s));
  if (what == kLoseHp) {
    co_await lose_hp(s.game, s.owner, 1, s.skill);
  } else {
    co_await change_max_hp(s.game, s.owner, -1);
  }
}

}  // namespace

const SkillDef benghuai(
    {"benghuai", "崩坏", "Benghuai",
     "锁定技，结束阶段开始时，若你不是体力值最小的角色，你失去1点体力或减1点体力上限。",
     "Locked: at the start of your finish phase, if somebody has less hp than you, you lose 1 hp or 1 max hp."},
    Tag::Locked, choices({{"hp", "失去1点体力", "lose 1 hp"}, {"max_hp", "减1点体力上限", "lose 1 max hp"}}),
    at<Timing::FinishStart>().when(somebody_has_less).then(decay));

namespace {

bool qun_dealt_damage(const Skill<Damage>& s) {
  return s.event.source == s.actor && s.game[s.actor].kingdom == Kingdom::Qun;
}
Task<> judge_for_the_tyrant(Skill<Damage> s) {
  const Verdict v = co_await judge(s.game, s.actor, s.skill);
  if (v.suit == Suit::Spade) co_await recover(s.game, recovery_from(s, s.owner));
}

const SkillDef baonue(
    {"baonue", "暴虐", "Baonue", "主公技，其他群势力角色造成伤害后，其可判定：若为♠，你回复1点体力。",
     "Lord: after another Qun character dealt damage it may judge; if ♠ you recover 1 hp."},
    Tag::Lord,
    at<Timing::DamageCaused>().by_anybody().may().when(qun_dealt_damage).then(judge_for_the_tyrant),
    hint({.target = {.hp = 0.25F}, .good_suits = kSpadeVerdict}));

}  // namespace

const General dongzhuo({.id = "dongzhuo",
                        .zh = "董卓",
                        .en = "Dong Zhuo",
                        .set = "forest",
                        .kingdom = Kingdom::Qun,
                        .hp = 8,
                        .skills = {&jiuchi, &roulin, &benghuai, &baonue}});

}  // namespace jiesuan
