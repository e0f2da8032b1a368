// 转化 — "regarded as using a card": it has no colour, suit or number and is the plain 杀 or 酒. On a
// character that is named there is no distance limit; else the card's own holds.        [R002-67 … R002-70,
// §16 40]
#include "engine/content/mode.h"
#include "modules/variant002/words.h"

namespace jiesuan {
namespace {

VirtualCard bare(CardName name, SkillId through) { return unseen_card(name, CardSet{}, through); }

Use use_of(Seat user, CardName card, SkillId through) {
  Use u;
  u.user = user;
  u.card = bare(card, through);
  return u;
}

}  // namespace

bool may_use_as_if_on(const Game& g, Seat user, CardName card, Seat target) {
  const VirtualCard v = bare(card, SkillId::None);
  return g.alive(user) && !forbidden(g, Deed{Act::Use, user, v}) && legal_target(g, user, v, target, true);
}

Task<> use_as_if_on(Game& g, Seat user, CardName card, Seat target, SkillId through) {
  if (!may_use_as_if_on(g, user, card, target)) co_return;
  Use u = use_of(user, card, through);
  add_target(u, target);
  co_await use_card(g, u);
}

bool may_use_as_if(const Game& g, Seat user, CardName card) {
  const VirtualCard v = bare(card, SkillId::None);
  return g.alive(user) && !forbidden(g, Deed{Act::Use, user, v}) && has_targets(g, user, v);
}

Task<> use_as_if(Game& g, Seat user, CardName card, SkillId through) {
  if (!may_use_as_if(g, user, card)) co_return;
  Use u = use_of(user, card, through);
  if (def(card).targets == TargetKind::Chosen) {
    Need free;  // no limit of the play phase holds
    free.seat = user;
    const SeatList chosen = co_await choose_targets(g, user, u.card, &free, Asking{.skill = through});
    for (Seat s : chosen) add_target(u, s);
  } else {
    for (Seat s : legal_targets(g, user, u.card)) add_target(u, s);
  }
  if (!u.targets.empty()) co_await use_card(g, u);
}

namespace {

const RulesModule conversion_part(
    {.id = "002.conversion",
     .zh = "转化",
     .en = "Conversion",
     .text_zh = "视为对一名角色使用的牌无颜色、花色、点数，且无距离限制；视为使用则有距离限制。",
     .text_en = "A card one is regarded as using on a character has no colour, suit or number and "
                "no distance limit; without a named character the limit holds."});

}  // namespace
}  // namespace jiesuan
