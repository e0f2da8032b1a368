// 麒麟弓 Kylin Bow · range 5 — when your 杀 is about to deal damage to its target you may discard a horse of
// its equipment.                                                                           [R000-86, R000-88]
#include "cards/common.h"
#include "engine/content/hint.h"

namespace jiesuan {
namespace {

CardSet horses(const Game& g, Seat s) {
  CardSet set;
  for (Slot slot : {Slot::DefensiveHorse, Slot::OffensiveHorse}) {
    const CardId c = g[s].equipment[static_cast<int>(slot)];
    if (c != kNoCard) set.add(c);
  }
  return set;
}

bool choose_horse(const Skill<Damage>& s, Option& o) {
  o.cards = horses(s.game, s.event.victim);
  o.min_cards = o.max_cards = 1;
  return !o.cards.empty();
}

Task<> unhorse(Skill<Damage> s) { co_await discard(s.game, s.owner, s.cards); }

const SkillDef kylin_bow_skill(
    {"kylin_bow", "麒麟弓", "Kylin Bow", "你的【杀】对目标造成伤害时，可弃置其装备区里的一张坐骑牌。",
     "When your Slash would deal damage to its target you may discard a horse of its equipment."},
    weapon_range(5),
    at<Timing::DamageCausing2>()
        .may()
        .about(the_victim)
        .when(by_own_slash)
        .choose(choose_horse)
        .then(unhorse),
    hint({.about = {.cards = -1}}));

}  // namespace

const CardDef kylin_bow(weapon({kKylinBow, "kylin_bow", "麒麟弓", "Kylin Bow"}, 5, &kylin_bow_skill));

}  // namespace jiesuan
