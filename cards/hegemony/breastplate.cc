// 护心镜 Breastplate — when you are about to suffer damage that is not less than your hp you may put this
// card from your equipment zone into the discard pile to prevent it. That is no discard.
#include "cards/common.h"
#include "engine/content/hint.h"

namespace jiesuan {
namespace {

bool deadly(const Skill<Damage>& s) {
  return s.event.victim == s.owner && s.event.amount >= s.game[s.owner].hp_value();
}
Task<> break_it(Skill<Damage> s) {
  const CardId plate = s.game.state.instance[s.instance].card;
  co_await move_cards(s.game, moving(s.game, CardSet(plate), Zone::Discard, kNoSeat, Reason::Put, s.owner));
  prevent(s.event);
}

const SkillDef breastplate_skill(
    {"breastplate", "护心镜", "Breastplate",
     "当你受到不小于你体力值的伤害时，可将装备区里的此牌置入弃牌堆，防止此伤害。",
     "When you are about to suffer damage not less than your hp you may put this card into the discard pile to "
     "prevent it."},
    at<Timing::DamageTaking3>().may().when(deadly).then(break_it),
    hint({.self = {.cards = -1, .hp = 1}, .wards = true}));

}  // namespace

const CardDef breastplate(armour({kBreastplate, "breastplate", "护心镜", "Breastplate"}, &breastplate_skill));

}  // namespace jiesuan
