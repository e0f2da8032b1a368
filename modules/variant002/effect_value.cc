// 效果值 — the number in a card's effect, if it has one: skills and cards may change it for one use. Which
// cards have which says CardFacts::value.                                           [R002-60 … R002-62, §16
// 36–37]
#include <algorithm>

#include "engine/content/mode.h"
#include "engine/event/log.h"
#include "modules/variant002/words.h"

namespace jiesuan {

void change_effect_value(Game& g, Use& u, int delta) {
  const int printed = def(u.card.name).value;
  if (printed == 0 || delta == 0) return;
  u.card.bonus = static_cast<std::int8_t>(std::clamp(u.card.bonus + delta, -100, 100));
  log(g, LogKind::EffectValue,
      [&](LogEntry& e) { e.a = u.user, e.card = u.card.name, e.n = printed + u.card.bonus; });
}

namespace {

const RulesModule effect_value_part({.id = "002.effect_value",
                                     .zh = "效果值",
                                     .en = "Effect values",
                                     .text_zh = "牌的效果中的数值可被技能或牌增减，仅对此次使用。",
                                     .text_en = "The number in a card's effect may be changed for one use."});

}  // namespace
}  // namespace jiesuan
