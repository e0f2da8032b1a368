// 方天画戟 Halberd · range 4 — a 杀 that is your last hand cards may have up to two more targets.  [R000-60]
#include "cards/common.h"

namespace jiesuan {
namespace {

int two_more_with_the_last_cards(const StateContext& s, const VirtualCard& card) {
  const CardSet& hand = s.game[s.owner].hand;
  return is_slash(card.name) && !hand.empty() && card.cards.contains(hand) ? 2 : 0;
}

const SkillDef halberd_skill(
    {"halberd", "方天画戟", "Halberd", "锁定技，你使用的【杀】若为你最后的手牌，可额外指定至多两个目标。",
     "Locked: a Slash that is your last hand cards may have up to two more targets."},
    Tag::Locked, weapon_range(4), state(StateKind::ExtraTargets, two_more_with_the_last_cards));

}  // namespace

const CardDef halberd(weapon({kHalberd, "halberd", "方天画戟", "Halberd"}, 4, &halberd_skill));

}  // namespace jiesuan
