// 朱然 Zhu Ran · Wu · male · 4, in two versions
//
// 胆守 Danshou — in your play phase: discard X cards and choose another character in your attack range, X
// being how often you have done so in this phase, this time included. 1: you discard a card of it; 2: it
// gives you a card; 3: you deal it 1 damage; 4 or more: you and it draw two cards each.
// 胆守〔旧〕 Danshou — after you dealt damage you may draw a card; then the turn that is running ends.
//                                                                                               [R001-37]
#include "engine/content/hint.h"
#include "engine/query/price.h"
#include "generals/common.h"

namespace jiesuan {
namespace {

// ---- 胆守. What is discarded lends no range, and whoever can be chosen must be in it: so of the cards those
// are left out with which nobody could be chosen any more.

// Somebody is in range once these are paid, and as many of the equipment besides.
bool leaves_somebody_in_range(const Game& g, Seat s, const CardSet& price, int equipment_besides) {
  if (equipment_besides <= 0) {
    const AsIfGone paid(g, s, price);
    return !in_range_of(g, s).empty();
  }
  for (CardId c : g[s].equipped() - price)
    if (leaves_somebody_in_range(g, s, price | CardSet(c), equipment_besides - 1)) return true;
  return false;
}
// How many of n cards have to be equipment when these are chosen: hand cards go first.
int equipment_needed(const Game& g, Seat s, const CardSet& from, const CardSet& chosen, int n) {
  return n - chosen.size() - ((from & g[s].hand) - chosen).size();
}
CardSet that_leave_somebody_in_range(const Game& g, const Request& r, const Option& o,
                                     const Selection& so_far) {
  CardSet chosen, fit;
  for (CardId c : so_far.cards) chosen.add(c);
  for (CardId c : o.cards - chosen) {
    const CardSet with = chosen | CardSet(c);
    const int equipment = equipment_needed(g, r.seat, o.cards, with, o.min_cards);
    if (leaves_somebody_in_range(g, r.seat, with, equipment)) fit.add(c);
  }
  return fit;
}
bool choose_price_and_foe(const Skill<Phase>& s, Option& o) {
  const Game& g = s.game;
  const int x = used_this_phase(g, g.state.instance[s.instance]) + 1;
  const CardSet own = discardable(g, s.owner, g[s.owner].own_cards());
  o.card_rule = that_leave_somebody_in_range;
  if (!o.paid && own.size() >= x &&
      !leaves_somebody_in_range(g, s.owner, CardSet{}, equipment_needed(g, s.owner, own, CardSet{}, x)))
    return false;
  return pick_cards(o, own, x, x) && pick_seats(o, in_range_of(g, s.owner));
}
Task<> stand_fast(Skill<Phase> s) {
  Game& g = s.game;
  const Seat foe = s.seat();
  const int x = s.cards.size();
  co_await discard(g, s.owner, s.cards);
  if (x == 1) {
    const CardId c =
        co_await choose_card_of(g, s.owner, foe, Zones::HandAndEquipment, asked_by(s).to("弃置", "discard"));
    if (c != kNoCard) co_await discard(g, s.owner, CardSet(c));
  } else if (x == 2) {
    const CardSet given = co_await choose_own_cards(g, foe, g[foe].own_cards(), 1, 1, false,
                                                    asked_by(s, s.owner).to("交给其", "give"));
    co_await give(g, foe, s.owner, given);
  } else if (x == 3) {
    co_await deal_damage(g, damage_from(s, foe));
  } else {
    co_await draw(g, s.owner, 2);
    co_await draw(g, foe, 2);
  }
}

const SkillDef danshou(
    {"danshou", "胆守", "Danshou",
     "出牌阶段，你可弃置X张牌并选择攻击范围内的一名其他角色（X为本阶段你发动此技能的次数，含此次）：若X为1，你弃置其"
     "一张牌；若X为2，其交给你一张牌；若X为3，你对其造成1点伤害；若X不小于4，你与其各摸两张牌。",
     "In your play phase: discard X cards and choose another character in your attack range (X is how often you "
     "have used this skill in this phase, this time included). 1: you discard a card of it; 2: it gives you a "
     "card; 3: you deal it 1 damage; 4 or more: you and it draw two cards each."},
    at<Timing::PlayIdle>().when(owners_phase).choose(choose_price_and_foe).then(stand_fast),
    hint({.self = {.other = 0.2F}, .target = {.cards = -1}}));

// ---- 胆守〔旧〕

bool dealt_damage(const Skill<Damage>& s) { return s.event.source == s.owner; }
Task<> cut_the_turn_short(Skill<Damage> s) {
  co_await draw(s.game, s.owner, 1);
  co_await end_turn(s.game);
}

const SkillDef danshou_old(
    {"danshou_old", "胆守", "Danshou", "当你造成伤害后，可摸一张牌，然后结束当前回合。",
     "After you dealt damage you may draw a card; then the turn that is running ends."},
    at<Timing::DamageCaused>().may().when(dealt_damage).then(cut_the_turn_short),
    hint({.self = {.cards = 1}, .moment = Moment::NothingToPlay}));

}  // namespace

const General zhuran({.id = "zhuran",
                      .zh = "朱然",
                      .en = "Zhu Ran",
                      .set = "yijiang",
                      .kingdom = Kingdom::Wu,
                      .hp = 4,
                      .skills = {&danshou}});

const General zhuran_old({.id = "zhuran_old",
                          .zh = "朱然〔旧〕",
                          .en = "Zhu Ran (old)",
                          .set = "yijiang",
                          .kingdom = Kingdom::Wu,
                          .hp = 4,
                          .edition = -1,
                          .skills = {&danshou_old}});

}  // namespace jiesuan
