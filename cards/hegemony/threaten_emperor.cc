// 挟天子以令诸侯 Threaten Emperor — usable by those of a big force: your play phase ends, and at the end of
// this turn you may discard a card to take an extra turn. Each use gives its own offer.
#include "cards/common.h"
#include "engine/content/hint.h"

namespace jiesuan {
namespace {

bool of_a_big_force(const Game& g, Seat user, const VirtualCard&, Seat) { return of_big_forces(g).has(user); }

bool choose_price(const Skill<Turn>& s, Option& o) {
  return pick_discards(s, o, s.game[s.owner].own_cards(), 1, 1);
}
Task<> rule_on(Skill<Turn> s) {
  co_await discard(s.game, s.owner, s.cards);
  if (s.game.alive(s.owner)) gain_extra_turn(s.game, s.owner);
}
const SkillDef offer({"state_threaten_emperor", "挟天子以令诸侯", "Threaten Emperor"}, Listing::Internal,
                     at<Timing::TurnEnd1>().may().choose(choose_price).then(rule_on),
                     hint({.self = {.cards = 2}}));

// Whatever comes above the phase is dropped, so the offer is left first.
Task<> seize(CardEffect c) {
  Game& g = c.game;
  leave_delayed_effect(g, c.target, offer, c.target);
  if (g.in_phase_of(c.target, PhaseKind::Play)) co_await end_phase(g, PhaseKind::Play);
}

}  // namespace

const CardDef threaten_emperor(
    {.name = kThreatenEmperor,
     .id = "threaten_emperor",
     .zh = "挟天子以令诸侯",
     .en = "Threaten Emperor",
     .category = Category::Trick,
     .targets = TargetKind::Self,
     .target_ok = of_a_big_force,
     .effect = seize,
     .text_zh = "若你为大势力角色，结束你的出牌阶段；本回合结束前，你可弃置一张牌，获得一个额外的回合。",
     .text_en =
         "If you are of a big force: your play phase ends, and at the end of this turn you may discard a "
         "card to take an extra turn."});

}  // namespace jiesuan
