// 过河拆桥 Dismantlement — discard a card in the zones of another character.
// 顺手牵羊 Snatch — obtain a card in the zones of another character at distance 1.
// Hand cards are picked unseen; with none left nothing happens.
#include "cards/common.h"

namespace jiesuan {
namespace {

bool has_cards(const Game& g, Seat, const VirtualCard& card, Seat target) {
  return !(g[target].all_cards() - card.cards).empty();
}

Task<> dismantle(CardEffect c) {
  const CardId card =
      co_await choose_card_of(c.game, c.user, c.target, Zones::All, asked_by(c).to("弃置", "discard"));
  if (card == kNoCard) co_return;
  co_await discard(c.game, c.user, CardSet(card));
}

Task<> snatch_card(CardEffect c) {
  const CardId card =
      co_await choose_card_of(c.game, c.user, c.target, Zones::All, asked_by(c).to("获得", "take"));
  if (card == kNoCard) co_return;
  co_await obtain(c.game, c.user, CardSet(card));
}

}  // namespace

const CardDef dismantlement({.name = kDismantlement,
                             .id = "dismantlement",
                             .zh = "过河拆桥",
                             .en = "Dismantlement",
                             .category = Category::Trick,
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
                      .target_ok = has_cards,
                      .effect = snatch_card,
                      .text_zh = "获得距离为1的一名其他角色区域里的一张牌。",
                      .text_en = "Obtain a card in the zones of another character at distance 1."});

}  // namespace jiesuan
