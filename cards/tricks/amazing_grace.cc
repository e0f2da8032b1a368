// 五谷丰登 Amazing Grace
//
// As many cards as there are living targets are turned up; each target takes one of them.  (timings §9.6)
#include "cards/common.h"

namespace jiesuan {
namespace {

Task<> reveal(CardEffect c) {
  int n = 0;
  for (const Target& t : c.use.targets) n += c.game.alive(t.seat) ? 1 : 0;
  if (effect_value(c) <= 0) co_return;
  const CardSet cards = co_await turn_up(c.game, n * effect_value(c));
  c.use.revealed = cards;
}

Task<> take_one(CardEffect c) {
  for (int n = effect_value(c); n > 0; --n) {
    const CardSet left = c.use.revealed & c.game.state.processing;
    const CardId card = co_await choose_open_card(c.game, c.target, left, asked_by(c).to("获得", "take"));
    if (card != kNoCard) co_await obtain(c.game, c.target, CardSet(card));
  }
}

Task<> put_away_the_rest(CardEffect c) {
  const CardSet left = c.use.revealed & c.game.state.processing;
  if (left.empty()) co_return;
  co_await move_cards(c.game, moving(c.game, left, Zone::Discard, kNoSeat, Reason::Put, kNoSeat));
}

}  // namespace

const CardDef amazing_grace(
    {.name = kAmazingGrace,
     .id = "amazing_grace",
     .zh = "五谷丰登",
     .en = "Amazing Grace",
     .category = Category::Trick,
     .targets = TargetKind::All,
     .value = 1,
     .ready = reveal,
     .effect = take_one,
     .finish = put_away_the_rest,
     .text_zh = "亮出牌堆顶等于目标数的牌，所有角色从当前回合角色起依次获得其中一张，余下的置入弃牌堆。",
     .text_en =
         "Turn up as many cards of the pile as there are targets; from the current character on everybody "
         "takes one of them; what is left is discarded."});

}  // namespace jiesuan
