// 决斗 Duel
//
// Starting with the target the two sides respond 杀 in turn; the first who does not is dealt 1 damage by
// the other. A dead side fails and nothing happens to it; a dead opponent is no source.   (timings §9.6)
#include "cards/common.h"

namespace jiesuan {
namespace {

// As many 杀 as it takes this side a time, one after the other; a lone first one is spent in vain.
Task<bool> keeps_up(CardEffect c, Seat side, int plays) {
  for (int n = 0; n < plays; ++n) {
    Need need = need_for(c, side, kSlashes);
    need.otherwise = {"输掉决斗，受到伤害", "you lose the duel and take damage"};
    const bool played = co_await need_to_respond(c.game, need);
    if (!played) co_return false;
  }
  co_return true;
}

Task<> fight(CardEffect c) {
  Seat now = c.target, other = c.user;
  int plays = c.use.target().slashes_required, other_plays = c.use.user_slashes_required;
  for (;;) {
    const bool on = co_await keeps_up(c, now, plays);
    if (!on) break;
    std::swap(now, other);
    std::swap(plays, other_plays);
  }
  Damage d = damage_by(c);
  d.source = other;
  d.victim = now;
  co_await deal_damage(c.game, d);
}

}  // namespace

const CardDef duel(
    {.name = kDuel,
     .id = "duel",
     .zh = "决斗",
     .en = "Duel",
     .category = Category::Trick,
     .value = 1,
     .effect = fight,
     .text_zh = "选择一名其他角色：由其开始，其与你轮流打出【杀】，先不打出的一方受到另一方造成的1点伤害。",
     .text_en =
         "Choose another character: starting with it the two of you take turns responding Slash; who does "
         "not is dealt 1 damage by the other."});

}  // namespace jiesuan
