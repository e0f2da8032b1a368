// 马谡 Ma Su · Shu · male · 3
//
// 散谣 Sanyao — once in your play phase: discard a card and deal 1 damage to a character with the most hp.
// 制蛮 Zhiman — when you are about to deal damage to another you may prevent it: you obtain a card from its
// equipment or judging area, and if it is of your force you may let it change its deputy.     (hegemony §7)
#include "engine/content/hint.h"
#include "generals/common.h"
#include "modes/hegemony/general_cards.h"

namespace jiesuan {
namespace {

SeatSet with_most_hp(const Game& g) {
  int most = 0;
  for (Seat s : living(g)) most = std::max(most, g[s].hp_value());
  SeatSet set = living(g);
  for (Seat s : set)
    if (g[s].hp_value() < most) set.remove(s);
  return set;
}
bool choose_rumour(const Skill<Phase>& s, Option& o) {
  return pick_discards(s, o, s.game[s.owner].own_cards(), 1, 1) && pick_seats(o, with_most_hp(s.game));
}
Task<> spread_rumour(Skill<Phase> s) {
  co_await discard(s.game, s.owner, s.cards);
  co_await deal_damage(s.game, damage_from(s, s.seat()));
}

const SkillDef sanyao(
    {"sanyao", "散谣", "Sanyao", "出牌阶段限一次，你可弃置一张牌，对体力值最大的一名角色造成1点伤害。",
     "Once in your play phase: discard a card and deal 1 damage to a character with the most hp."},
    at<Timing::PlayIdle>().once_per_phase().when(owners_phase).choose(choose_rumour).then(spread_rumour),
    hint({.target = {.hp = -1}}));

bool hits_another(const Skill<Damage>& s) { return s.event.source == s.owner && s.event.victim != s.owner; }
Task<> subdue(Skill<Damage> s) {
  Game& g = s.game;
  const Seat victim = s.event.victim;
  prevent(s.event);
  const CardId c =
      co_await choose_card_of(g, s.owner, victim, Zones::Field, asked_by(s, victim).to("获得", "take"));
  if (c != kNoCard) co_await obtain(g, s.owner, CardSet(c));
  if (!with_owner(s, victim) || !can_change_deputy(g, s.owner, victim)) co_return;
  const bool let = co_await agree(
      g, s.owner, asked_by(s, victim).to("令其可变更副将", "let it change its deputy if it likes"));
  if (!let) co_return;
  const bool wants = co_await agree(g, victim, asked_by(s, s.owner).to("变更副将", "change your deputy"));
  if (wants) co_await change_deputy(g, s.owner, victim, asked_by(s, s.owner));
}

const SkillDef zhiman(
    {"zhiman", "制蛮", "Zhiman",
     "当你对其他角色造成伤害时，可防止此伤害，获得其装备区或判定区里的一张牌；若其与你势力相同，你可令其选择是否变更副将。",
     "When you are about to deal damage to another you may prevent it: you obtain a card of its equipment or "
     "judging area, and if it is of your force you may let it change its deputy."},
    at<Timing::DamageCausing2>().may().about(the_victim).when(hits_another).then(subdue),
    hint({.self = {.cards = 0.5F}, .about = {.hp = 1}}));

}  // namespace

const General heg_masu({.id = "heg_masu",
                        .zh = "马谡",
                        .en = "Ma Su",
                        .set = "hegemony_transformation",
                        .kingdom = Kingdom::Shu,
                        .hp = 3,
                        .skills = {&sanyao, &zhiman}});

}  // namespace jiesuan
