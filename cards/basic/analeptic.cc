// 酒 Analeptic
//
// Once a turn, in your play phase: the base damage of the next 杀 you use this turn is 1 higher. When you
// are dying: you recover 1 hp.                                                     [R000-62, R000-95, C03]
#include "cards/basic/analeptic.h"

#include "cards/common.h"

namespace jiesuan {
namespace {

const SkillDef drunk({"state_drunk", "酒", "Analeptic"}, Listing::Internal);

// Drunk by 1; what the card's number was changed by is kept with the state.
Task<> drink(CardEffect c) {
  if (effect_value(c) <= 0) co_return;
  if (is_dying(c.game, c.target) && needs_saving(c.game, c.target)) {
    co_await recover(c.game, recovery_by(c));
  } else {
    leave_effect(c.game, c.target, drunk, Scope::Turn, c.target, int{c.use.card.bonus});
  }
}

}  // namespace

void spend_analeptic(Game& g, Use& slash) {
  const auto instances = g[slash.user].instances;
  for (InstanceId id : instances) {
    if (g.state.instance[id].skill != drunk.number) continue;
    slash.card.bonus = static_cast<std::int8_t>(slash.card.bonus + 1 + g.state.instance[id].remembers<int>());
    detach(g, id);
  }
}

const CardDef analeptic(
    {.name = kAnaleptic,
     .id = "analeptic",
     .zh = "酒",
     .en = "Analeptic",
     .targets = TargetKind::Self,
     .per_turn = 1,
     .value = 1,
     .effect = drink,
     .text_zh =
         "出牌阶段，每回合限一次，你本回合使用的下一张【杀】伤害基数+1；或你处于濒死状态时，回复1点体力。",
     .text_en = "In your play phase, once a turn: the next Slash you use this turn has base damage +1; or, "
                "when you are dying, recover 1 hp."});

}  // namespace jiesuan
