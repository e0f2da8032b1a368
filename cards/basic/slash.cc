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

struct SlashNames {
  CardName name;
  const char* id;
  const char* zh;
  const char* en;
  const char* text_zh;
  const char* text_en;
};
CardFacts slash_facts(SlashNames n, Element element) {
  return {.name = n.name,
          .family = kSlash,
          .id = n.id,
          .zh = n.zh,
          .en = n.en,
          .element = element,
          .reach = Reach::AttackRange,
          .per_phase = 1,
          .value = 1,
          .begin = spend_analeptic,
          .effect = strike,
          .text_zh = n.text_zh,
          .text_en = n.text_en};
}

}  // namespace

const CardDef slash(slash_facts(
    {kSlash, "slash", "杀", "Slash",
     "出牌阶段限一次，指定攻击范围内一名其他角色：除非其用【闪】抵消，你对其造成1点伤害。",
     "Once in your play phase, at another character in your attack range: unless it uses a Jink you "
     "deal it 1 damage."},
    Element::Normal));
const CardDef fire_slash(slash_facts(
    {kFireSlash, "fire_slash", "火杀", "Fire Slash",
     "【杀】的一种，与【杀】共用次数。出牌阶段限一次，指定攻击范围内一名其他角色：除非其用【闪】抵消，你对"
     "其造成1点火焰伤害。",
     "A kind of Slash, with one limit for all of them. Once in your play phase, at another character in "
     "your attack range: unless it uses a Jink you deal it 1 fire damage."},
    Element::Fire));
const CardDef thunder_slash(slash_facts(
    {kThunderSlash, "thunder_slash", "雷杀", "Thunder Slash",
     "【杀】的一种，与【杀】共用次数。出牌阶段限一次，指定攻击范围内一名其他角色：除非其用【闪】抵消，你对"
     "其造成1点雷电伤害。",
     "A kind of Slash, with one limit for all of them. Once in your play phase, at another character in "
     "your attack range: unless it uses a Jink you deal it 1 thunder damage."},
    Element::Thunder));

}  // namespace jiesuan
