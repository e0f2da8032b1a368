// 公孙瓒〔标准EX〕 Gongsun Zan (standard EX) · Qun · male · 4
//
// 趫猛 Qiaomeng — after your black 杀 dealt damage to a character you may discard a card of its equipment
// zone; a horse you obtain as it comes into the discard pile. 义从 Yicong (locked) — with more than 2 hp your
// distance to others is 1 lower, otherwise theirs to you is 1 higher.
#include "engine/content/hint.h"
#include "generals/common.h"
#include "generals/standard_ex/skills.h"

namespace jiesuan {
namespace {

// The card that is being discarded for this skill, counted from 1.
using Thrown = std::uint16_t;

bool hurt_by_own_black_slash(const Skill<Damage>& s) {
  const Use* u = s.event.use;
  return s.event.source == s.owner && u && u->user == s.owner && is_slash(u->card.name) &&
         u->card.colour == Colour::Black && !s.game[s.event.victim].equipped().empty();
}
Task<> strip(Skill<Damage> s) {
  const CardId c = co_await choose_card_of(s.game, s.owner, s.event.victim, Zones::Equipment,
                                           asked_by(s).to("弃置", "discard"));
  if (c == kNoCard) co_return;
  s.memory<Thrown>() = static_cast<Thrown>(c + 1);
  co_await discard(s.game, s.owner, CardSet(c));
  s.memory<Thrown>() = 0;
}

bool is_horse(const Game& g, CardId c) {
  const Slot slot = def(printed_name(g, c)).slot;
  return slot == Slot::DefensiveHorse || slot == Slot::OffensiveHorse;
}
bool threw_off_a_rider(const Skill<Move>& s) {
  if (s.memory<Thrown>() == 0) return false;
  const auto c = static_cast<CardId>(s.memory<Thrown>() - 1);
  return s.event.cards().has(c) && s.game.state.discard.has(c) && is_horse(s.game, c);
}
Task<> catch_the_horse(Skill<Move> s) {
  const auto c = static_cast<CardId>(s.memory<Thrown>() - 1);
  co_await obtain(s.game, s.owner, CardSet(c));
}

const SkillDef qiaomeng(
    {"qiaomeng", "趫猛", "Qiaomeng",
     "你使用黑色【杀】对一名角色造成伤害后，可弃置其装备区里的一张牌：若为坐骑牌，当此牌置入弃牌堆时，你获得之。",
     "After your black Slash dealt damage to a character you may discard a card of its equipment zone; a horse you "
     "obtain as it comes into the discard pile."},
    at<Timing::DamageCaused>().may().about(the_victim).when(hurt_by_own_black_slash).then(strip),
    at<Timing::MoveAfter1>().when(threw_off_a_rider).then(catch_the_horse), hint({.about = {.cards = -1}}));

int charges(const StateContext& s, Seat) { return s.game[s.owner].hp > 2 ? -1 : 0; }
int retreats(const StateContext& s, Seat) { return s.game[s.owner].hp > 2 ? 0 : 1; }

}  // namespace

const SkillDef yicong(
    {"yicong", "义从", "Yicong",
     "锁定技，若你的体力值大于2，你计算与其他角色的距离-1；若不大于2，其他角色计算与你的距离+1。",
     "Locked: with more than 2 hp your distance to others is 1 lower; otherwise theirs to you is 1 higher."},
    Tag::Locked, state(StateKind::DistanceFrom, charges), state(StateKind::DistanceTo, retreats));

const General st_gongsunzan({.id = "st_gongsunzan",
                             .zh = "公孙瓒〔标准EX〕",
                             .en = "Gongsun Zan (standard EX)",
                             .set = "standard_ex",
                             .kingdom = Kingdom::Qun,
                             .hp = 4,
                             .skills = {&qiaomeng, &yicong}});

}  // namespace jiesuan
