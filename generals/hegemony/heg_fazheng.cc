// 法正 Fa Zheng · Shu · male · 3
//
// 恩怨 Enyuan (locked) — after another's 桃 has targeted you its user draws a card; after you are dealt
// damage the source gives you a hand card or loses 1 hp. 眩惑 Xuanhuo — once in its play phase another
// character of your force may give you a hand card, then discard a card: until the turn ends it has one of
// 武圣, 咆哮, 龙胆, 铁骑, 烈弓, 狂骨 that nobody living has.
#include "engine/content/hint.h"
#include "generals/common.h"
#include "generals/hegemony/granted.h"

namespace jiesuan {
namespace {

// ---- 恩怨

bool anothers_peach(const Skill<Use>& s) {
  return s.event.card.name == kPeach && s.event.target().seat == s.owner && s.event.user != s.owner;
}
Task<> repay_kindness(Skill<Use> s) { co_await draw(s.game, s.event.user, 1); }

// Nobody can give a card to himself.
Task<> repay_wrong(Skill<Damage> s) {
  Game& g = s.game;
  const Seat source = s.event.source;
  const CardSet with = source == s.owner ? CardSet{} : g[source].hand;
  const CardSet card = co_await choose_own_cards(
      g, source, with, 1, 1, true,
      asked_by(s, s.owner).to("交出", "hand over").or_else("失去 1 点体力", "you lose 1 hp"));
  if (card.empty())
    co_await lose_hp(g, source, 1, s.skill);
  else
    co_await give(g, source, s.owner, card);
}

const SkillDef enyuan_heg(
    {"enyuan_heg", "恩怨", "Enyuan",
     "锁定技，其他角色对你使用的【桃】指定你为目标后，其摸一张牌；当你受到伤害后，伤害来源须交给你一张手牌，否则失去1点体力。",
     "Locked: after another's Peach has targeted you its user draws a card; after you are dealt damage the source "
     "gives you a hand card or loses 1 hp."},
    Tag::Locked, at<Timing::UseBecameTarget>().about(the_user).when(anothers_peach).then(repay_kindness),
    at<Timing::DamageTaken>().about(the_source).when(owner_is_victim).then(repay_wrong),
    hint({.refusal = {.hp = -1}}));

// ---- 眩惑

constexpr const char* kTalents[] = {"wusheng", "paoxiao", "longdan", "tieqi", "liegong", "kuanggu"};

SkillList free_talents(const Game& g) {
  SkillList list = granted_skills(kTalents);
  for (int n = list.size() - 1; n >= 0; --n)
    for (Seat t : living(g))
      if (openly_has(g, t, list[n])) {
        list.erase(n);
        break;
      }
  return list;
}
bool an_ally_of_his(const Skill<Phase>& s) {
  return s.event.owner == s.actor && s.actor != s.owner && same_force(s.game, s.owner, s.actor);
}
bool choose_tribute(const Skill<Phase>& s, Option& o) {
  return pick_cards(o, s.game[s.actor].hand, 1, 1) && s.game[s.actor].own_cards().size() > 1 &&
         !free_talents(s.game).empty();
}
Task<> show_the_way(Skill<Phase> s) {
  Game& g = s.game;
  co_await give(g, s.actor, s.owner, s.cards);
  if (discardable(g, s.actor, g[s.actor].own_cards()).empty()) co_return;
  co_await must_discard(g, s.actor, g[s.actor].own_cards(), 1, asked_by(s, s.owner));
  const SkillId talent = co_await choose_skill(g, s.actor, free_talents(g), asked_by(s));
  if (talent != SkillId::None) grant_until_turn_ends(g, s.actor, def(talent));
}

const SkillDef xuanhuo_heg(
    {"xuanhuo_heg", "眩惑", "Xuanhuo",
     "与你势力相同的其他角色的出牌阶段限一次，其可交给你一张手牌，然后弃置一张牌，选择武圣、咆哮、龙胆、铁骑、烈弓、狂骨中"
     "一个没有存活角色拥有的技能，其本回合拥有之。",
     "Once in its play phase another character of your force may give you a hand card, then discard a card: it "
     "has one of Wusheng, Paoxiao, Longdan, Tieqi, Liegong, Kuanggu that nobody living has, until the turn ends."},
    at<Timing::PlayIdle>()
        .once_per_phase()
        .by_anybody()
        .when(an_ally_of_his)
        .choose(choose_tribute)
        .then(show_the_way),
    hint({.gives = true, .moment = Moment::Striking}));

}  // namespace

const General heg_fazheng({.id = "heg_fazheng",
                           .zh = "法正",
                           .en = "Fa Zheng",
                           .set = "hegemony_authority",
                           .kingdom = Kingdom::Shu,
                           .hp = 3,
                           .companions = {"heg_liubei"},
                           .skills = {&enyuan_heg, &xuanhuo_heg}});

}  // namespace jiesuan
