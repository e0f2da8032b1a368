// 张春华 Zhang Chunhua · Wei · female · 3
//
// 绝情 Jueqing (locked) — damage you are about to deal is loss of hp instead.    [R000-84, R000-111, C08]
// 伤逝 Shangshi — whenever you have fewer hand cards than you have lost hp you may draw up to that
// number.
#include "generals/common.h"

namespace jiesuan {
namespace {

bool owner_is_source(const Skill<Damage>& s) { return s.event.source == s.owner; }
Task<> harden(Skill<Damage> s) {
  prevent(s.event);
  co_await lose_hp(s.game, s.event.victim, s.event.amount, s.skill);
}

const SkillDef jueqing({"jueqing", "绝情", "Jueqing", "锁定技，你即将造成的伤害改为失去体力。",
                        "Locked: damage you are about to deal is loss of hp instead."},
                       Tag::Locked, at<Timing::DamageBeforeStart2>().when(owner_is_source).then(harden));

int lacking(const Game& g, Seat s) { return g[s].lost_hp() - g[s].hand.size(); }

bool hand_changed(const Skill<Move>& s) {
  if (lacking(s.game, s.owner) <= 0) return false;
  for (const MovePart& p : s.event.parts) {
    if (p.cards.empty()) continue;
    const bool lost = p.from == Zone::Hand && p.from_seat == s.owner;
    const bool got = p.to == Zone::Hand && p.to_seat == s.owner;
    if (lost || got) return true;
  }
  return false;
}
template <class E>
bool hp_changed(const Skill<E>& s) {
  return s.event.seat == s.owner && lacking(s.game, s.owner) > 0;
}
template <class E>
Task<> mourn(Skill<E> s) {
  co_await draw(s.game, s.owner, lacking(s.game, s.owner));
}

const SkillDef shangshi(
    {"shangshi", "伤逝", "Shangshi", "每当你的手牌数小于已损失的体力值时，可将手牌摸至此数。",
     "Whenever you have fewer hand cards than you have lost hp you may draw up to that number."},
    at<Timing::MoveAfter2>().may().when(hand_changed).then(mourn<Move>),
    at<Timing::ReduceHpAfter>().may().when(hp_changed<HpReduction>).then(mourn<HpReduction>),
    at<Timing::RecoverAfter>().may().when(hp_changed<Recovery>).then(mourn<Recovery>),
    at<Timing::MaxHpAfter>().may().when(hp_changed<MaxHpChange>).then(mourn<MaxHpChange>));

}  // namespace

const General zhangchunhua({.id = "zhangchunhua",
                            .zh = "张春华",
                            .en = "Zhang Chunhua",
                            .set = "yijiang",
                            .kingdom = Kingdom::Wei,
                            .gender = Gender::Female,
                            .hp = 3,
                            .skills = {&jueqing, &shangshi}});

}  // namespace jiesuan
