// 桃 Peach
//
// In your play phase: you recover 1 hp. When a character is dying: it recovers 1 hp.   [R000-39, R004-13]
#include "cards/common.h"

namespace jiesuan {
namespace {

bool wounded(const Game& g, Seat, const VirtualCard&, Seat target) { return g[target].wounded(); }

Task<> heal(CardEffect c) {
  if (effect_value(c) > 0) co_await recover(c.game, recovery_by(c));
}

// The dying character itself may use 酒 as well.
Need rescue(const Skill<Dying>& s) {
  const Seat dying = s.event.seat;
  Need n;
  n.seat = s.actor;
  n.wanted = s.actor == dying ? NameSet(kPeach) | kAnaleptic : NameSet(kPeach);
  n.required = dying;
  n.no_extra = true;
  n.asked_for = kPeach;
  n.announced = true;
  return n;
}

SeatSet everybody(const Game& g, const Dying&) { return living(g); }

const RuleDef rescue_window({"rule_rescue", "使用【桃】", "Using a Peach"},
                            at<Timing::DyingAsk>()
                                .cls(PriorityClass::Card)
                                .by(everybody)
                                .uses_card(NameSet(kPeach) | kAnaleptic)
                                .uses(rescue));

}  // namespace

const CardDef peach(
    {.name = kPeach,
     .id = "peach",
     .zh = "桃",
     .en = "Peach",
     .targets = TargetKind::Self,
     .value = 1,
     .target_ok = wounded,
     .effect = heal,
     .text_zh = "出牌阶段，若你已受伤，你回复1点体力；或一名角色处于濒死状态时，令其回复1点体力。",
     .text_en =
         "In your play phase, if you are wounded, you recover 1 hp; or a dying character recovers 1 hp."});

}  // namespace jiesuan
