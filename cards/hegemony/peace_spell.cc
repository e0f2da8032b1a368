// 太平要术 Peace Spell — damage with an element is kept off you; your hand limit is higher by the number of
// characters of your force; after you have lost it from your equipment zone you draw two cards, then lose 1
// hp if you have more than 1. 张角's as a lord.
#include "cards/common.h"
#include "cards/lost_equipment.h"

namespace jiesuan {
namespace {

bool elemental(const Skill<Damage>& s) {
  return s.event.victim == s.owner && s.event.element != Element::Normal;
}
Task<> ward_off(Skill<Damage> s) {
  prevent(s.event);
  co_return;
}

int as_many_as_the_force(const StateContext& s) {
  return s.game[s.owner].kingdom == Kingdom::None ? 0 : allies_counted(s.game, s.owner);
}

Task<> part_with_it(Skill<Move> s) {
  detach(s.game, s.instance);
  co_await draw(s.game, s.owner, 2);
  if (s.game.alive(s.owner) && s.game[s.owner].hp > 1) co_await lose_hp(s.game, s.owner, 1);
}
const SkillDef after_leaving(
    {"state_peace_spell_left", "太平要术", "Peace Spell"}, Listing::Internal,
    at<Timing::MoveAfter2>().cls(PriorityClass::Equipment).when(card_has_left).then(part_with_it));

Task<> register_leaving(Skill<Move> s) {
  leave_delayed_effect(s.game, s.owner, after_leaving, s.owner, s.event.id);
  co_return;
}

const SkillDef peace_spell_skill(
    {"peace_spell", "太平要术", "Peace Spell",
     "锁定技，防止你受到的属性伤害；你的手牌上限+X，X为与你势力相同的角色数；你失去装备区里的此牌后，摸两张牌，然后若体力值大"
     "于1，失去1点体力。",
     "Locked: elemental damage to you is prevented; your hand limit is +X, X being the number of characters of "
     "your force; after you lose this card from your equipment zone you draw two cards, then lose 1 hp if you have "
     "more than 1."},
    Tag::Locked, at<Timing::DamageTaking3>().when(elemental).then(ward_off),
    state(StateKind::HandLimit, as_many_as_the_force),
    at<Timing::MoveBefore2>().when(this_card_leaves).then(register_leaving));

}  // namespace

const CardDef peace_spell(armour({kPeaceSpell, "peace_spell", "太平要术", "Peace Spell"},
                                 &peace_spell_skill));

}  // namespace jiesuan
