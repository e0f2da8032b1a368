// 鲁肃 Lu Su · Wu · male · 3
//
// 好施 Haoshi — in your draw phase you may draw two cards more; if you do and hold more than five hand cards
// at its end, you give half of them, rounded down, to another character with the fewest hand cards.
// 缔盟 Dimeng — once in your play phase: choose two others, not both without hand cards, and discard as many
// cards as their hands differ by; they exchange their hands.                                        (M10)
#include <algorithm>
#include <cstdlib>

#include "engine/content/hint.h"
#include "generals/common.h"
#include "generals/forest/skills.h"

namespace jiesuan {
namespace {

// ---- 好施

SeatSet poorest(const Game& g, SeatSet among) {
  int fewest = kMaxCards;
  for (Seat s : among) fewest = std::min(fewest, g[s].hand.size());
  for (Seat s : among)
    if (g[s].hand.size() > fewest) among.remove(s);
  return among;
}
bool owes_half(const Skill<Phase>& s) { return owners_phase(s) && s.game[s.owner].hand.size() > 5; }
Task<> give_half(Skill<Phase> s) {
  Game& g = s.game;
  const Seat to = co_await choose_seat(g, s.owner, poorest(g, others(g, s.owner)), false,
                                       asked_by(s).to("将一半手牌交给其", "it gets half of your hand"));
  if (to == kNoSeat) co_return;
  const int half = g[s.owner].hand.size() / 2;
  const CardSet gift = co_await choose_own_cards(g, s.owner, g[s.owner].hand, half, half, false,
                                                 asked_by(s, to).to("交出", "hand over"));
  co_await give(g, s.owner, to, gift);
}
const SkillDef generosity({"state_haoshi", "好施", "Haoshi"}, Listing::Internal,
                          at<Timing::DrawEnd>().when(owes_half).then(give_half));

Task<> two_more(Skill<Phase> s) {
  s.event.draw += 2;
  leave_effect(s.game, s.owner, generosity, Scope::Phase, s.owner);
  co_return;
}

}  // namespace

const SkillDef haoshi(
    {"haoshi", "好施", "Haoshi",
     "摸牌阶段，你可多摸两张牌，若如此做，此阶段结束时，若你的手牌数大于5，你须将一半（向下取整）手牌交给手牌最少的"
     "一名其他角色。",
     "In your draw phase you may draw two cards more; if you do and hold more than five hand cards at its end, you "
     "give half of them, rounded down, to another character with the fewest hand cards."},
    at<Timing::DrawBody>().may().when(owner_draws).then(two_more), hint({.self = {.cards = 1}}));

// ---- 缔盟

namespace {

int difference(const Game& g, Seat a, Seat b) { return std::abs(g[a].hand.size() - g[b].hand.size()); }
bool has_something_to_swap(const Game& g, Seat a, Seat b) {
  return a != b && !(g[a].hand.empty() && g[b].hand.empty());
}
SeatSet partners(const Game& g, Seat chooser, Seat first, int price) {
  SeatSet set = others(g, chooser);
  for (Seat s : set)
    if (!has_something_to_swap(g, first, s) || difference(g, first, s) != price) set.remove(s);
  return set;
}
// Two characters whose hands differ by as many cards as are paid.
Pick allies_at_this_price(const Game& g, const Request& r, const Option&, const Selection& so_far) {
  const int price = so_far.cards.size();
  const auto firsts = [&] {
    SeatSet set = others(g, r.seat);
    for (Seat s : set)
      if (partners(g, r.seat, s, price).empty()) set.remove(s);
    return set;
  };
  return first_then_second(so_far, firsts, [&](Seat first) { return partners(g, r.seat, first, price); });
}
// What can be paid with so many cards: the lowest and the highest price; none if the first is the greater.
struct Prices {
  int least = kMaxCards, most = -1;
};
Prices affordable(const Game& g, Seat chooser, int cards) {
  Prices p;
  for (Seat a : others(g, chooser))
    for (Seat b : others(g, chooser)) {
      const int price = difference(g, a, b);
      if (!has_something_to_swap(g, a, b) || price > cards) continue;
      p.least = std::min(p.least, price);
      p.most = std::max(p.most, price);
    }
  return p;
}
bool choose_allies(const Skill<Phase>& s, Option& o) {
  const CardSet own = discardable(s.game, s.owner, s.game[s.owner].own_cards());
  const Prices p = affordable(s.game, s.owner, own.size());
  o.seat_rule = allies_at_this_price;
  return p.least <= p.most && pick_cards(o, own, p.least, p.most);
}
Task<> ally(Skill<Phase> s) {
  Game& g = s.game;
  co_await discard(g, s.owner, s.cards);
  const Seat a = s.seats[0], b = s.seats[1];
  if (!g.alive(a) || !g.alive(b)) co_return;
  const Side one{g[a].hand, Zone::Hand, a}, other{g[b].hand, Zone::Hand, b};
  co_await exchange(g, s.owner, one, other);
}

}  // namespace

const SkillDef dimeng(
    {"dimeng", "缔盟", "Dimeng",
     "出牌阶段限一次，你可选择两名其他角色并弃置X张牌（X为其手牌数之差），令其交换手牌（不能均无手牌）。",
     "Once in your play phase: choose two others, not both without hand cards, and discard as many cards as their "
     "hands differ by; they exchange their hands."},
    at<Timing::PlayIdle>().once_per_phase().when(owners_phase).choose(choose_allies).then(ally),
    hint({.swaps_hands = true}));

const General lusu({.id = "lusu",
                    .zh = "鲁肃",
                    .en = "Lu Su",
                    .set = "forest",
                    .kingdom = Kingdom::Wu,
                    .hp = 3,
                    .skills = {&haoshi, &dimeng}});

}  // namespace jiesuan
