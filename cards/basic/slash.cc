// 杀 Slash, 火杀 Fire Slash, 雷杀 Thunder Slash
//
// In your play phase, once: a character in your attack range. It may use a 闪 before the card takes
// effect on it; otherwise you deal it 1 damage (fire, thunder).                    [R000-50 … R000-108]
#include "cards/basic/analeptic.h"
#include "cards/common.h"

namespace jiesuan {
namespace {

Task<> strike(CardEffect c) {
  const Damage d = damage_by(c);
  co_await deal_damage(c.game, d);
}

CardFacts slash_facts(CardName name, const char* id, const char* zh, const char* en, Element element) {
  return {.name = name,
          .family = kSlash,
          .id = id,
          .zh = zh,
          .en = en,
          .element = element,
          .reach = Reach::AttackRange,
          .per_phase = 1,
          .value = 1,
          .begin = spend_analeptic,
          .effect = strike,
          .text_zh = "出牌阶段限一次，指定攻击范围内一名其他角色：除非其用【闪】抵消，你对其造成1点伤害。",
          .text_en =
              "Once in your play phase, at a character in your attack range: unless it uses a Jink you "
              "deal it 1 damage."};
}

}  // namespace

const CardDef slash(slash_facts(kSlash, "slash", "杀", "Slash", Element::Normal));
const CardDef fire_slash(slash_facts(kFireSlash, "fire_slash", "火杀", "Fire Slash", Element::Fire));
const CardDef thunder_slash(slash_facts(kThunderSlash, "thunder_slash", "雷杀", "Thunder Slash",
                                        Element::Thunder));

}  // namespace jiesuan
