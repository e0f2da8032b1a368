// 飞龙夺凤 Dragon Phoenix · range 2 — a target of your 杀 may be made to discard a card; when a character
// enters dying by your 杀 you may obtain one of its hand cards. 刘备's as a lord.
#include "cards/common.h"
#include "engine/content/hint.h"

namespace jiesuan {
namespace {

bool target_has_cards(const Skill<Use>& s) {
  return own_slash(s) && !s.game[s.event.target().seat].own_cards().empty();
}
Task<> claw(Skill<Use> s) {
  const Seat target = s.event.target().seat;
  co_await must_discard(s.game, target, s.game[target].own_cards(), 1,
                        asked_by(s, s.owner).to("弃置", "discard"));
}

bool felled_by_own_slash(const Skill<Dying>& s) {
  const Damage* d = s.event.damage;
  return d && d->source == s.owner && d->by_card_effect() && is_slash(d->use->card.name) &&
         d->use->user == s.owner && s.event.seat != s.owner && !s.game[s.event.seat].hand.empty();
}
Task<> seize(Skill<Dying> s) {
  const CardId c = co_await choose_card_of(s.game, s.owner, s.event.seat, Zones::Hand,
                                           asked_by(s, s.event.seat).to("获得", "obtain"));
  if (c != kNoCard) co_await obtain(s.game, s.owner, CardSet(c));
}

const SkillDef dragon_phoenix_skill(
    {"dragon_phoenix", "飞龙夺凤", "Dragon Phoenix",
     "你使用【杀】指定目标后，可令其弃置一张牌；一名角色因你使用的【杀】造成的伤害进入濒死状态后，你可获得其一张手牌。",
     "When your Slash has been aimed at a target you may have it discard a card; when a character enters dying "
     "because of damage by your Slash you may obtain one of its hand cards."},
    weapon_range(2), at<Timing::UseTargeted>().may().about(the_target).when(target_has_cards).then(claw),
    at<Timing::DyingEntered>().may().about(whose_dying).when(felled_by_own_slash).then(seize),
    hint({.about = {.cards = -1}}));

}  // namespace

const CardDef dragon_phoenix(weapon({kDragonPhoenix, "dragon_phoenix", "飞龙夺凤", "Dragon Phoenix"}, 2,
                                    &dragon_phoenix_skill));

}  // namespace jiesuan
