// 乐不思蜀 Indulgence — judge: unless ♥ the holder skips its play phase.
// 兵粮寸断 Supply Shortage — at distance 1; judge: unless ♣ the holder skips its draw phase.
// 闪电 Lightning — judge: ♠2–9 brings 3 thunder damage without a source; otherwise it passes on.
//                                                                       [R000-12, R001-07, timings §9.5]
#include "cards/common.h"

namespace jiesuan {
namespace {

Task<> skip_unless(CardEffect c, Suit spared, PhaseKind phase) {
  const Verdict v = co_await judge(c.game, c.target, c.use.card.name);
  if (v.suit == spared || !c.game.alive(c.target)) co_return;
  if (can_skip_phase(c.game, phase)) skip_phase(c.game, phase);
}

Task<> strike(CardEffect c) {
  const Verdict v = co_await judge(c.game, c.target, kLightning);
  if (v.suit != Suit::Spade || v.number < 2 || v.number > 9) co_return;
  c.use.spent = true;
  const Damage d = damage_by(c, 3);
  co_await deal_damage(c.game, d);
}

}  // namespace

const CardDef indulgence(
    {.name = kIndulgence,
     .id = "indulgence",
     .zh = "乐不思蜀",
     .en = "Indulgence",
     .category = Category::DelayedTrick,
     .effect = [](CardEffect c) { return skip_unless(c, Suit::Heart, PhaseKind::Play); },
     .text_zh = "置于一名其他角色的判定区。其判定阶段判定：不为♥则跳过出牌阶段。",
     .text_en =
         "Lies before another character, who judges in its judge phase: unless ♥ it skips its play phase."});

const CardDef supply_shortage(
    {.name = kSupplyShortage,
     .id = "supply_shortage",
     .zh = "兵粮寸断",
     .en = "Supply Shortage",
     .category = Category::DelayedTrick,
     .reach = Reach::DistanceOne,
     .effect = [](CardEffect c) { return skip_unless(c, Suit::Club, PhaseKind::Draw); },
     .text_zh = "置于距离为1的一名其他角色的判定区。其判定阶段判定：不为♣则跳过摸牌阶段。",
     .text_en = "Lies before another character at distance 1, who judges in its judge phase: unless ♣ it "
                "skips its draw phase."});

const CardDef lightning(
    {.name = kLightning,
     .id = "lightning",
     .zh = "闪电",
     .en = "Lightning",
     .category = Category::DelayedTrick,
     .element = Element::Thunder,
     .targets = TargetKind::Self,
     .leftover = Leftover::PassOn,
     .effect = strike,
     .text_zh =
         "置于你的判定区。判定区里有此牌的角色于判定阶段判定：♠2至♠9则其受到3点无来源的雷电伤害，否则将此牌移至其下家"
         "的判定区。",
     .text_en = "Lies before you. In its judge phase the character it lies before judges: ♠2–9 deals it 3 "
                "thunder damage without a source, otherwise the card moves to the next character."});

}  // namespace jiesuan
