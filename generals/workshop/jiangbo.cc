// 桨伯 Jiang Bo · Wu · male · 4 (a general of our own)
//
// 引流 Yinliu — once a turn, when you become the target of another's 杀 or normal trick that is not global,
// you may discard a black card and transfer the target to a third character.   [R002-46, R002-64]
// 顺流 Shunliu — when you become the target of a delayed trick you may discard a card and cancel that.
//                                                                                 [R002-47, R002-48]
#include "engine/content/hint.h"
#include "generals/common.h"
#include "modules/variant002/words.h"

namespace jiesuan {
namespace {

bool owner_is_target(const Skill<Use>& s) { return s.event.target().seat == s.owner; }

bool hit_by_what_flows(const Skill<Use>& s) {
  const CardName n = s.event.card.name;
  return owner_is_target(s) && s.event.user != s.owner && (is_slash(n) || is_non_global_trick(n));
}
CardSet black_cards(const Game& g, Seat s) {
  const CardSet own = g[s].own_cards();
  return cards_of_suit(g, own, s, Suit::Spade) | cards_of_suit(g, own, s, Suit::Club);
}
SeatSet downstream(const Skill<Use>& s) {
  SeatSet set;
  for (Seat t : others(s.game, s.owner))
    if (t != s.event.user && may_transfer_target(s.game, s.event, t)) set.add(t);
  return set;
}
bool choose_price_and_next(const Skill<Use>& s, Option& o) {
  return pick_discards(s, o, black_cards(s.game, s.owner), 1, 1) && pick_seats(o, downstream(s));
}
Task<> lead_away(Skill<Use> s) {
  co_await discard(s.game, s.owner, s.cards);
  transfer_target(s.game, s.event, s.seat());
}

bool delayed_on_owner(const Skill<Use>& s) {
  return owner_is_target(s) && def(s.event.card.name).category == Category::DelayedTrick;
}
bool choose_price(const Skill<Use>& s, Option& o) {
  return pick_discards(s, o, s.game[s.owner].own_cards(), 1, 1);
}
Task<> let_float_by(Skill<Use> s) {
  co_await discard(s.game, s.owner, s.cards);
  cancel_target(s.event);
}

const SkillDef yinliu(
    {"yinliu", "引流", "Yinliu",
     "每回合限一次，当你成为其他角色使用的【杀】或非全体性普通锦囊牌的目标时，可弃置一张黑色牌，将目标转移给使用者以外的"
     "一名其他角色。",
     "Once a turn, when you become the target of another's Slash or normal trick that is not global, you may "
     "discard a black card and transfer the target to a character other than its user."},
    only_in("002"),
    at<Timing::UseBecomingTarget>()
        .may()
        .once_per_turn()
        .when(hit_by_what_flows)
        .choose(choose_price_and_next)
        .then(lead_away),
    hint({.target = {.hp = -0.7F}, .wards = true}));
const SkillDef shunliu(
    {"shunliu", "顺流", "Shunliu", "当你成为延时类锦囊牌的目标时，可弃置一张牌，取消之。",
     "When you become the target of a delayed trick you may discard a card and cancel that."},
    only_in("002.delayed_tricks"),
    at<Timing::UseBecomingTarget>().may().when(delayed_on_owner).choose(choose_price).then(let_float_by),
    hint({.self = {.other = 2}}));

}  // namespace

const General jiangbo({.id = "jiangbo",
                       .zh = "桨伯",
                       .en = "Jiang Bo",
                       .set = "workshop",
                       .kingdom = Kingdom::Wu,
                       .hp = 4,
                       .skills = {&yinliu, &shunliu}});

}  // namespace jiesuan
