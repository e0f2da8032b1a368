// 贯石斧 Axe · range 3 — when your 杀 was offset by the target's 闪 you may discard two cards, not the axe:
// the 杀 still takes effect.                                                                  [R000-78,
// R000-79]
#include "cards/common.h"
#include "engine/content/hint.h"

namespace jiesuan {
namespace {

bool two_other_cards(const Skill<Use>& s, Option& o) {
  o.cards = discardable(s.game, s.owner, s.game[s.owner].own_cards());
  o.cards.remove(s.game.state.instance[s.instance].card);
  o.min_cards = o.max_cards = 2;
  return o.cards.size() >= 2;
}

Task<> cleave(Skill<Use> s) {
  co_await discard(s.game, s.owner, s.cards);
  s.event.hits_anyway = true;
}

const SkillDef axe_skill(
    {"axe", "贯石斧", "Axe", "你的【杀】被目标的【闪】抵消后，可弃置除此牌以外的两张牌，令此【杀】依然生效。",
     "When your Slash was offset by a Jink you may discard two cards other than this one: it still takes effect."},
    weapon_range(3),
    at<Timing::UseOffset>().may().about(the_target).when(own_slash).choose(two_other_cards).then(cleave),
    hint({.about = {.hp = -1}}));

}  // namespace

const CardDef axe(weapon({kAxe, "axe", "贯石斧", "Axe"}, 3, &axe_skill));

}  // namespace jiesuan
