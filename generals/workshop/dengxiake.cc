// 灯下客 Deng Xiake · Qun · male · 3 (a general of our own)
//
// 掌灯 Zhangdeng — after you were dealt damage you fill your lantern marks to X (the hp you have lost less 1,
// at most 2); when you have become the target of another's 杀 or normal trick you may remove one and be
// veiled.
//                                                                       [R002-36, R002-50 … R002-55]
// 夜行 Yexing — once in your play phase you may discard a black hand card: you are regarded as using a 杀 on
// another character in an abnormal state.                                          [R002-56, R002-68]
#include <algorithm>

#include "engine/content/hint.h"
#include "generals/common.h"
#include "modules/variant002/words.h"

namespace jiesuan {
namespace {

constexpr int kMostLanterns = 2;

Task<> light_lanterns(Skill<Damage> s) {
  fill_marks_to(s.game, s.owner, def(s.skill), std::min(kMostLanterns, s.game[s.owner].lost_hp() - 1));
  co_return;
}
bool sought(const Skill<Use>& s) {
  const CardName n = s.event.card.name;
  return s.event.target().seat == s.owner && s.event.user != s.owner && (is_slash(n) || is_normal_trick(n)) &&
         marks_of(s.game, s.owner, def(s.skill)) > 0 && !is_veiled(s.game, s.owner);
}
Task<> blow_one_out(Skill<Use> s) {
  add_marks(s.game, s.owner, def(s.skill), -1);
  veil(s.game, s.owner);
  co_return;
}

bool choose_dark_and_prey(const Skill<Phase>& s, Option& o) {
  const CardSet hand = s.game[s.owner].hand;
  const CardSet black =
      cards_of_suit(s.game, hand, s.owner, Suit::Spade) | cards_of_suit(s.game, hand, s.owner, Suit::Club);
  SeatSet prey;
  for (Seat t : others(s.game, s.owner))
    if (is_abnormal(s.game, t) && may_use_as_if_on(s.game, s.owner, kSlash, t)) prey.add(t);
  return pick_discards(s, o, black, 1, 1) && pick_seats(o, prey);
}
Task<> walk_by_night(Skill<Phase> s) {
  co_await discard(s.game, s.owner, s.cards);
  co_await use_as_if_on(s.game, s.owner, kSlash, s.seat(), s.skill);
}

const SkillDef zhangdeng(
    {"zhangdeng", "掌灯", "Zhangdeng",
     "当你受到伤害后，将“灯”补至X枚（X为你已损失的体力值-1且至多为2）；当你成为其他角色使用的【杀】或普通锦囊牌的目标后，"
     "可移去一枚“灯”，进入神隐状态。",
     "After you are dealt damage you fill your lanterns to X (the hp you have lost less 1, at most 2). When you have "
     "become the target of another's Slash or normal trick you may remove one and be veiled."},
    only_in("002"), marks_named("灯", "lantern"),
    at<Timing::DamageTaken>().when(owner_is_victim).then(light_lanterns),
    at<Timing::UseBecameTarget>().may().when(sought).then(blow_one_out), hint({.wards = true}));
const SkillDef yexing(
    {"yexing", "夜行", "Yexing",
     "出牌阶段限一次，你可弃置一张黑色手牌，视为对一名处于异常状态的其他角色使用【杀】。",
     "Once in your play phase you may discard a black hand card: you are regarded as using a Slash on another "
     "character in an abnormal state."},
    only_in("002"), at<Timing::PlayIdle>().once_per_phase().choose(choose_dark_and_prey).then(walk_by_night),
    hint({.target = {.hp = -0.7F}}));

}  // namespace

const General dengxiake({.id = "dengxiake",
                         .zh = "灯下客",
                         .en = "Deng Xiake",
                         .set = "workshop",
                         .kingdom = Kingdom::Qun,
                         .hp = 3,
                         .skills = {&zhangdeng, &yexing}});

}  // namespace jiesuan
