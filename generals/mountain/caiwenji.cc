// 蔡文姬 Cai Wenji · Qun · female · 3
//
// 悲歌 Beige — after a 杀 dealt a character damage you may discard a card; it judges: ♥ it recovers 1 hp; ♦
// it draws two cards; ♣ the source discards two cards; ♠ the source turns over. 断肠 Duanchang (locked) —
// when you die, your killer loses all its general skills.        [R000-08, C66]
#include "engine/content/hint.h"
#include "generals/common.h"

namespace jiesuan {
namespace {

bool hurt_by_slash(const Skill<Damage>& s) { return s.event.use && is_slash(s.event.use->card.name); }
bool choose_price(const Skill<Damage>& s, Option& o) {
  return pick_discards(s, o, s.game[s.owner].own_cards(), 1, 1);
}

Task<> lament(Skill<Damage> s) {
  Game& g = s.game;
  co_await discard(g, s.owner, s.cards);
  const Verdict v = co_await judge(g, s.event.victim, s.skill);
  const Seat source = s.event.source;
  switch (v.suit) {
    case Suit::Heart:
      co_await recover(g, recovery_from(s, s.event.victim));
      break;
    case Suit::Diamond:
      co_await draw(g, s.event.victim, 2);
      break;
    case Suit::Club:
      if (g.alive(source)) co_await must_discard(g, source, g[source].own_cards(), 2, asked_by(s, s.owner));
      break;
    case Suit::Spade:
      if (g.alive(source)) co_await flip(g, source);
      break;
    case Suit::None:
      break;
  }
}

const SkillDef beige(
    {"beige", "悲歌", "Beige",
     "当一名角色受到【杀】造成的伤害后，你可弃置一张牌，令其判定：♥，其回复1点体力；♦，其摸两张牌；♣，来源弃置两张"
     "牌；♠，来源翻面。",
     "After a Slash dealt a character damage you may discard a card; it judges: ♥ it recovers 1 hp; ♦ it draws "
     "two; ♣ the source discards two cards; ♠ the source turns over."},
    at<Timing::DamageTaken>().may().about(the_victim).when(hurt_by_slash).choose(choose_price).then(lament),
    hint({.about = {.cards = 1, .hp = 0.4F}}));

bool killed_by_somebody(const Skill<Death>& s) {
  return s.event.seat == s.owner && s.event.killer != s.owner;
}
Task<> break_heart(Skill<Death> s) { co_await lose_all_skills(s.game, s.event.killer); }

const SkillDef duanchang(
    {"duanchang", "断肠", "Duanchang", "锁定技，当你死亡时，杀死你的角色失去所有武将技能。",
     "Locked: when you die, your killer loses all its general skills."},
    Tag::Locked, at<Timing::DeathWhen>().about(the_killer).when(killed_by_somebody).then(break_heart));

}  // namespace

const General caiwenji({.id = "caiwenji",
                        .zh = "蔡文姬",
                        .en = "Cai Wenji",
                        .set = "mountain",
                        .kingdom = Kingdom::Qun,
                        .gender = Gender::Female,
                        .hp = 3,
                        .skills = {&beige, &duanchang}});

}  // namespace jiesuan
