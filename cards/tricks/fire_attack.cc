// 火攻 Fire Attack
//
// A character with a hand card shows one; then you may discard a hand card of its suit: if you do, you
// deal it 1 fire damage.
#include "cards/common.h"
#include "engine/rules/fitting.h"

namespace jiesuan {
namespace {

bool has_hand(const Game& g, Seat, const VirtualCard& card, Seat target) {
  return !(g[target].hand - card.cards).empty();
}

Task<> burn(CardEffect c) {
  Game& g = c.game;
  const CardSet shown = co_await choose_own_cards(g, c.target, g[c.target].hand, 1, 1, false,
                                                  asked_by(c, c.user).to("展示", "show"));
  if (shown.empty()) co_return;
  const Suit suit = suit_of(g, shown.first());
  show_card(g, c.target, shown.first());
  if (!g.alive(c.user)) co_return;
  const CardSet fuel = cards_of_suit(g, g[c.user].hand, c.user, suit);
  const bool paid = co_await offer_fitting_discard(
      g, c.user, fuel, 1, asked_by(c, c.target).or_else("不造成伤害", "no damage is dealt"));
  if (!paid) co_return;
  const Damage d = damage_by(c);
  co_await deal_damage(g, d);
}

}  // namespace

const CardDef fire_attack(
    {.name = kFireAttack,
     .id = "fire_attack",
     .zh = "火攻",
     .en = "Fire Attack",
     .category = Category::Trick,
     .element = Element::Fire,
     .self_too = true,
     .value = 1,
     .target_ok = has_hand,
     .effect = burn,
     .text_zh = "令一名有手牌的角色展示一张手牌，然后你可弃置一张花色相同的手牌，对其造成1点火焰伤害。",
     .text_en =
         "A character with hand cards shows one of them; then you may discard a hand card of its suit to "
         "deal it 1 fire damage."});

}  // namespace jiesuan
