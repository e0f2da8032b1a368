// 典韦 Dian Wei · Wei · male · 4
//
// 强袭 Qiangxi — once in your play phase: lose 1 hp or discard a weapon card and choose another character in
// your attack range, which is judged without that weapon; you deal it 1 damage.         [principles §3.2, §5]
#include "engine/content/hint.h"
#include "generals/common.h"

namespace jiesuan {
namespace {

CardSet weapons(const Game& g, Seat owner) {
  CardSet set;
  for (CardId c : discardable(g, owner, g[owner].own_cards()))
    if (def_of(g, c).slot == Slot::Weapon) set.add(c);
  return set;
}

// No weapon chosen means paying with hp.
bool choose_price_and_victim(const Skill<Phase>& s, Option& o) {
  return pick_cards(o, weapons(s.game, s.owner), can_pay_hp(s.game, s.owner) ? 0 : 1, 1) &&
         pick_seats(o, in_range_of(s.game, s.owner));
}
Task<> assault(Skill<Phase> s) {
  if (s.cards.empty()) {
    co_await lose_hp(s.game, s.owner, 1, s.skill);
  } else {
    co_await discard(s.game, s.owner, s.cards);
  }
  co_await deal_damage(s.game, damage_from(s, s.seat()));
}

const SkillDef qiangxi(
    {"qiangxi", "强袭", "Qiangxi",
     "出牌阶段限一次，你可失去1点体力或弃置一张武器牌，对攻击范围内的一名其他角色造成1点伤害。",
     "Once in your play phase: lose 1 hp or discard a weapon card to deal 1 damage to another character in "
     "your attack range."},
    at<Timing::PlayIdle>().once_per_phase().when(owners_phase).choose(choose_price_and_victim).then(assault),
    hint({.self = {.hp = -1}, .target = {.hp = -1}}));

}  // namespace

const General dianwei({.id = "dianwei",
                       .zh = "典韦",
                       .en = "Dian Wei",
                       .set = "fire",
                       .kingdom = Kingdom::Wei,
                       .hp = 4,
                       .skills = {&qiangxi}});

}  // namespace jiesuan
