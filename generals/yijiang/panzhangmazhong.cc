// 潘璋马忠 Pan Zhang & Ma Zhong · Wu · male · 4
//
// 夺刀 Duodao — after a 杀 dealt you damage you may discard a card; then you obtain the weapon in the
// source's equipment zone. Its price paid it may come to nothing (principles §3.2).
// 暗箭 Anjian (locked) — damage that your 杀 is about to deal its target is 1 higher if you are not in that
// one's attack range.                                                                                  [C05]
#include "engine/content/hint.h"
#include "generals/common.h"

namespace jiesuan {
namespace {

CardId weapon_worn_by(const Game& g, Seat s) { return g[s].equipment[static_cast<int>(Slot::Weapon)]; }

// Once for a damage, armed or not: that it was launched is noted with it.
bool hurt_by_a_slash(const Skill<Damage>& s) {
  return owner_is_victim(s) && s.event.use && is_slash(s.event.use->card.name) && !noted_with(s.event, s);
}
bool hurt_by_an_armed_one(const Skill<Damage>& s) {
  return hurt_by_a_slash(s) && weapon_worn_by(s.game, s.event.source) != kNoCard;
}
bool hurt_by_an_unarmed_one(const Skill<Damage>& s) {
  return hurt_by_a_slash(s) && weapon_worn_by(s.game, s.event.source) == kNoCard;
}
bool choose_what_to_drop(const Skill<Damage>& s, Option& o) {
  return pick_discards(s, o, s.game[s.owner].own_cards(), 1, 1);
}
Task<> wrest_the_blade(Skill<Damage> s) {
  Game& g = s.game;
  note_with(s.event, s, 1);
  co_await discard(g, s.owner, s.cards);
  const CardId weapon = weapon_worn_by(g, s.event.source);
  if (weapon != kNoCard) co_await obtain(g, s.owner, CardSet(weapon));
}

// Two options, of which only one is there: a bot is told that the second is nothing for it.
const SkillDef duodao(
    {"duodao", "夺刀", "Duodao", "当你受到【杀】造成的伤害后，可弃置一张牌，然后获得来源装备区里的武器牌。",
     "After a Slash dealt you damage you may discard a card; then you obtain the weapon in the source's equipment "
     "zone."},
    at<Timing::DamageTaken>()
        .with(hint({.self = {.cards = 1}, .about = {.cards = -1}}))
        .may()
        .about(the_source)
        .when(hurt_by_an_armed_one)
        .choose(choose_what_to_drop)
        .then(wrest_the_blade),
    at<Timing::DamageTaken>()
        .with(hint({.moment = Moment::Never}))
        .may()
        .about(the_source)
        .when(hurt_by_an_unarmed_one)
        .choose(choose_what_to_drop)
        .then(wrest_the_blade));

bool shoots_from_beyond_reach(const Skill<Damage>& s) {
  return by_own_slash(s) && !in_attack_range(s.game, s.event.victim, s.owner);
}
Task<> hit_harder(Skill<Damage> s) {
  ++s.event.amount;
  co_return;
}

const SkillDef anjian(
    {"anjian", "暗箭", "Anjian", "锁定技，当你使用【杀】对目标造成伤害时，若你不在其攻击范围内，此伤害+1。",
     "Locked: damage that your Slash is about to deal its target is 1 higher if you are not in that character's "
     "attack range."},
    Tag::Locked, at<Timing::DamageCausing1>().when(shoots_from_beyond_reach).then(hit_harder));

}  // namespace

const General panzhangmazhong({.id = "panzhangmazhong",
                               .zh = "潘璋马忠",
                               .en = "Pan Zhang & Ma Zhong",
                               .set = "yijiang",
                               .kingdom = Kingdom::Wu,
                               .hp = 4,
                               .skills = {&duodao, &anjian}});

}  // namespace jiesuan
