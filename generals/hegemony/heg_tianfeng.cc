// 田丰 Tian Feng · Qun · male · 3 half symbols
//
// 死谏 Sijian — after you lost your last hand card you may discard a card of another character.
// 随势 Suishi (locked) — when another becomes dying by damage whose source is of your force you draw a card;
// when another of your force dies you lose 1 hp.
#include "engine/content/hint.h"
#include "generals/common.h"

namespace jiesuan {
namespace {

bool choose_whom_to_warn(const Skill<Move>& s, Option& o) {
  SeatSet set = others(s.game, s.owner);
  for (Seat t : set)
    if (s.game[t].own_cards().empty()) set.remove(t);
  return pick_seats(o, set);
}
Task<> remonstrate(Skill<Move> s) {
  const CardId c = co_await choose_card_of(s.game, s.owner, s.seat(), Zones::HandAndEquipment,
                                           asked_by(s).to("弃置", "discard"));
  if (c != kNoCard) co_await discard(s.game, s.owner, CardSet(c));
}

const SkillDef sijian(
    {"sijian", "死谏", "Sijian", "当你失去最后的手牌后，可弃置一名其他角色的一张牌。",
     "After you lost your last hand card you may discard a card of another character."},
    at<Timing::MoveAfter2>().may().when(lost_last_hand_card).choose(choose_whom_to_warn).then(remonstrate),
    hint({.target = {.cards = -1}}));

bool felled_by_his_force(const Skill<Dying>& s) {
  const Damage* d = s.event.damage;
  return s.event.seat != s.owner && d && d->source != kNoSeat && with_owner(s, d->source);
}
Task<> gain_by_it(Skill<Dying> s) { co_await draw(s.game, s.owner, 1); }

bool lost_one_of_his_force(const Skill<Death>& s) {
  return s.event.seat != s.owner && with_owner(s, s.event.seat);
}
Task<> suffer_by_it(Skill<Death> s) { co_await lose_hp(s.game, s.owner, 1, s.skill); }

const SkillDef suishi(
    {"suishi", "随势", "Suishi",
     "锁定技，当其他角色因受到伤害而进入濒死状态时，若来源与你势力相同，你摸一张牌；当与你势力相同的其他角色死亡时，你失去1点体力。",
     "Locked: when another becomes dying by damage whose source is of your force you draw a card; when another of "
     "your force dies you lose 1 hp."},
    Tag::Locked, at<Timing::DyingEnter>().when(felled_by_his_force).then(gain_by_it),
    at<Timing::DeathWhen>().with(hint({.self = {.hp = -1}})).when(lost_one_of_his_force).then(suffer_by_it));

}  // namespace

const General heg_tianfeng({.id = "heg_tianfeng",
                            .zh = "田丰",
                            .en = "Tian Feng",
                            .set = "hegemony",
                            .kingdom = Kingdom::Qun,
                            .hp = 3,
                            .skills = {&sijian, &suishi}});

}  // namespace jiesuan
