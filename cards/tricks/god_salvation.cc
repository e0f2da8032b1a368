// 桃园结义 God Salvation — every character recovers 1 hp; no effect on the unwounded.
#include "cards/common.h"

namespace jiesuan {
namespace {

bool unwounded(const Game& g, const Use&, Seat target) { return !g[target].wounded(); }

Task<> heal(CardEffect c) {
  if (effect_value(c) > 0) co_await recover(c.game, recovery_by(c));
}

}  // namespace

const CardDef god_salvation({.name = kGodSalvation,
                             .id = "god_salvation",
                             .zh = "桃园结义",
                             .en = "God Salvation",
                             .category = Category::Trick,
                             .targets = TargetKind::All,
                             .value = 1,
                             .pointless = unwounded,
                             .effect = heal,
                             .text_zh = "所有角色各回复1点体力；对未受伤的角色无效。",
                             .text_en = "Every character recovers 1 hp; no effect on the unwounded."});

}  // namespace jiesuan
