// 过河拆桥 Dismantlement — discard a card in the zones of another character.
// 顺手牵羊 Snatch — obtain a card in the zones of another character at distance 1.
// Hand cards are picked unseen; with none left nothing happens.
#include "cards/common.h"

namespace jiesuan {
namespace {

bool has_cards(const Game& g, Seat, const VirtualCard& card, Seat target) {
  return !card.cards.contains(g[target].hand) || !card.cards.contains(g[target].all_cards());
}

Task<> dismantle(CardEffect c) {
  const CardSet cards = co_await choose_cards_of(c.game, c.user, c.target, Zones::All, effect_value(c),
                                                 asked_by(c).to("弃置", "discard"));
  co_await discard(c.game, c.user, cards);
}

Task<> snatch_card(CardEffect c) {
  const CardSet cards = co_await choose_cards_of(c.game, c.user, c.target, Zones::All, effect_value(c),
                                                 asked_by(c).to("获得", "take"));
  co_await obtain(c.game, c.user, cards);
}

}  // namespace

const CardDef dismantlement({.name = kDismantlement,
                             .id = "dismantlement",
                             .zh = "过河拆桥",
                             .en = "Dismantlement",
                             .category = Category::Trick,
                             .value = 1,
                             .target_ok = has_cards,
                             .effect = dismantle,
                             .text_zh = "弃置一名其他角色区域里的一张牌。",
                             .text_en = "Discard a card in the zones of another character."});

const CardDef snatch({.name = kSnatch,
                      .id = "snatch",
                      .zh = "顺手牵羊",
                      .en = "Snatch",
                      .category = Category::Trick,
                      .reach = Reach::DistanceOne,
                      .value = 1,
                      .target_ok = has_cards,
                      .effect = snatch_card,
                      .text_zh = "获得距离为1的一名其他角色区域里的一张牌。",
                      .text_en = "Obtain a card in the zones of another character at distance 1."});

}  // namespace jiesuan
