// 重铸 — by way of the processing area, one card or several at once; then as many are drawn.
//                                                                             [R002-42, R002-43, §16 27]
#include "engine/content/mode.h"
#include "modules/variant002/words.h"

namespace jiesuan {
namespace {

Task<> by_way_of_processing(Game& g, Seat s, CardSet cards) {
  co_await move_cards(g, moving(g, cards, Zone::Processing, kNoSeat, Reason::Recast, s));
  const CardSet left = cards & g.state.processing;
  if (!left.empty()) co_await move_cards(g, moving(g, left, Zone::Discard, kNoSeat, Reason::Recast, s));
  co_await draw(g, s, cards.size());
}

const RulesModule recast_part(
    {.id = "002.recast",
     .zh = "重铸",
     .en = "Recasting",
     .text_zh = "重铸的牌先置入处理区，再置入弃牌堆；可同时重铸数张，然后摸等量的牌。",
     .text_en = "Recast cards go by way of the processing area; several may be recast at once.",
     .policies = {.recast = by_way_of_processing, .recasts_several = true}});

}  // namespace
}  // namespace jiesuan
