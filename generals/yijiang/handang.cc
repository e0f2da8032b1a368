// 韩当 Han Dang · Wu · male · 4
//
// 弓骑 Gongqi — once in your play phase: discard a card; in this turn everybody is in your attack range. If
// it is equipment you may discard a card of another character. 解烦 Jiefan (limited) — in your play phase:
// choose a character; everybody with it in his attack range discards a weapon card or lets it draw a card.
#include "engine/content/hint.h"
#include "engine/rules/fitting.h"
#include "generals/common.h"

namespace jiesuan {
namespace {

// Farther than any table is wide, but not as far as who is not counted in distance (调虎离山).
constexpr int kAcrossTheTable = 100;
const SkillDef mounted_archer({"state_gongqi", "弓骑", "Gongqi"}, Listing::Internal,
                              state(StateKind::AttackRange, kAcrossTheTable));

bool choose_price(const Skill<Phase>& s, Option& o) {
  return pick_discards(s, o, s.game[s.owner].own_cards(), 1, 1);
}
Task<> ride_and_shoot(Skill<Phase> s) {
  Game& g = s.game;
  const bool equipment = type_of(name_of(g, s.card())) == CardType::Equipment;
  co_await discard(g, s.owner, s.cards);
  leave_effect(g, s.owner, mounted_archer, Scope::Turn, s.owner);
  if (!equipment) co_return;
  const Seat t = co_await choose_seat(
      g, s.owner, with_cards(g, others(g, s.owner)), true,
      asked_by(s).to("弃置其一张牌", "discard a card of it").or_else("不弃置", "nothing is discarded"));
  if (t == kNoSeat) co_return;
  const CardId c =
      co_await choose_card_of(g, s.owner, t, Zones::HandAndEquipment, asked_by(s).to("弃置", "discard"));
  if (c != kNoCard) co_await discard(g, s.owner, CardSet(c));
}

const SkillDef gongqi(
    {"gongqi", "弓骑", "Gongqi",
     "出牌阶段限一次，你可弃置一张牌，本回合你的攻击范围无限；若弃置的是装备牌，你可弃置一名其他角色的一张牌。",
     "Once in your play phase: discard a card; in this turn everybody is in your attack range. If it is equipment "
     "you may discard a card of another character."},
    at<Timing::PlayIdle>().once_per_phase().when(owners_phase).choose(choose_price).then(ride_and_shoot),
    hint({.self = {.other = 0.5F}, .target = {.cards = -1}, .moment = Moment::Striking}));

CardSet weapons(const Game& g, Seat s) {
  CardSet set = g[s].own_cards();
  for (CardId c : set)
    if (def_of(g, c).slot != Slot::Weapon) set.remove(c);
  return set;
}
bool choose_relieved(const Skill<Phase>& s, Option& o) { return pick_seats(o, living(s.game)); }
Task<> relieve(Skill<Phase> s) {
  Game& g = s.game;
  const Seat relieved = s.seat();
  SeatSet around = others(g, relieved);
  for (Seat t : around)
    if (!in_attack_range(g, t, relieved)) around.remove(t);
  const SeatList order = in_order(g, around);
  for (Seat t : order) {
    if (!g.alive(t) || !g.alive(relieved)) continue;
    const bool disarmed = co_await offer_fitting_discard(
        g, t, weapons(g, t), 1, asked_by(s, relieved).or_else("令其摸一张牌", "it draws a card"));
    if (!disarmed) co_await draw(g, relieved, 1);
  }
}

const SkillDef jiefan(
    {"jiefan", "解烦", "Jiefan",
     "限定技，出牌阶段，你可选择一名角色，攻击范围内有其的角色各选择一项：弃置一张武器牌，或令其摸一张牌。",
     "Limited: in your play phase choose a character; everybody with it in his attack range discards a weapon card "
     "or lets it draw a card."},
    Tag::Limited, at<Timing::PlayIdle>().when(owners_phase).choose(choose_relieved).then(relieve),
    hint({.target = {.cards = 2}, .refusal = {.other = -0.5F}}));

}  // namespace

const General handang({.id = "handang",
                       .zh = "韩当",
                       .en = "Han Dang",
                       .set = "yijiang",
                       .kingdom = Kingdom::Wu,
                       .hp = 4,
                       .skills = {&gongqi, &jiefan}});

}  // namespace jiesuan
