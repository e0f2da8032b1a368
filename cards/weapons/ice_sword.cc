// 寒冰剑 Ice Sword · range 2 — when your 杀 is about to deal damage to its target, you may prevent it and
// discard two of the target's cards, one after the other.                      [R000-83, R000-86, R000-87,
// R004-35]
#include "cards/common.h"
#include "engine/content/hint.h"

namespace jiesuan {
namespace {

bool victim_has_cards(const Skill<Damage>& s) {
  return by_own_slash(s) && !s.game[s.event.victim].own_cards().empty();
}

Task<> freeze(Skill<Damage> s) {
  prevent(s.event);
  for (int n = 0; n < 2; ++n) {
    const CardId c = co_await choose_card_of(s.game, s.owner, s.event.victim, Zones::HandAndEquipment,
                                             asked_by(s).to("弃置", "discard"));
    if (c == kNoCard) co_return;
    co_await discard(s.game, s.owner, CardSet(c));
  }
}

const SkillDef ice_sword_skill(
    {"ice_sword", "寒冰剑", "Ice Sword", "你的【杀】对目标造成伤害时，可防止此伤害，依次弃置其两张牌。",
     "When your Slash would deal damage to its target you may prevent it and discard two of the target's cards, "
     "one after the other."},
    weapon_range(2), at<Timing::DamageCausing2>().may().about(the_victim).when(victim_has_cards).then(freeze),
    hint({.about = {.cards = -2, .hp = 1}}));

}  // namespace

const CardDef ice_sword(weapon({kIceSword, "ice_sword", "寒冰剑", "Ice Sword"}, 2, &ice_sword_skill));

}  // namespace jiesuan
