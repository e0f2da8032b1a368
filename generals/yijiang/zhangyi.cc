// 张嶷 Zhang Yi · Shu · male · 4
//
// 怃戎 Wurong — once in your play phase: you and another character each show a hand card at the same time.
// Yours is a 杀 and its card no 闪: you discard the 杀 and deal it 1 damage. Yours is no 杀 and its card a
// 闪: you discard yours and obtain a card of it. 矢志 Shizhi (locked) — while your hp is 1 your 闪 are 杀.
#include "engine/content/hint.h"
#include "generals/common.h"

namespace jiesuan {
namespace {

// ---- 怃戎

bool has_card_to_show(const Skill<Phase>& s) { return owners_phase(s) && !s.game[s.owner].hand.empty(); }
bool choose_tribe(const Skill<Phase>& s, Option& o) {
  return pick_seats(o, with_hand_cards(s.game, others(s.game, s.owner)));
}
// "Discard and …": both or neither (principles §4).
Task<bool> discard_shown(Game& g, Seat s, CardId c) {
  if (discardable(g, s, CardSet(c)).empty()) co_return false;
  co_await discard(g, s, CardSet(c));
  co_return true;
}
Task<> pacify(Skill<Phase> s) {
  Game& g = s.game;
  const Seat tribe = s.seat();
  const CardSet mine = co_await choose_own_cards(g, s.owner, g[s.owner].hand, 1, 1, false,
                                                 asked_by(s, tribe).to("展示", "show"));
  const CardSet theirs = co_await choose_own_cards(g, tribe, g[tribe].hand, 1, 1, false,
                                                   asked_by(s, s.owner).to("展示", "show"));
  if (mine.empty() || theirs.empty()) co_return;
  const bool slash = is_slash(name_of(g, mine.first())), jink = name_of(g, theirs.first()) == kJink;
  show_cards(g, s.owner, mine);
  show_cards(g, tribe, theirs);
  if (slash == jink) co_return;
  const bool paid = co_await discard_shown(g, s.owner, mine.first());
  if (!paid || !g.alive(tribe)) co_return;
  if (slash) {
    co_await deal_damage(g, damage_from(s, tribe));
    co_return;
  }
  const CardId c = co_await choose_card_of(g, s.owner, tribe, Zones::HandAndEquipment,
                                           asked_by(s, tribe).to("获得", "take"));
  if (c != kNoCard) co_await obtain(g, s.owner, CardSet(c));
}

const SkillDef wurong(
    {"wurong", "怃戎", "Wurong",
     "出牌阶段限一次，你可令一名其他角色与你同时展示一张手牌：若你展示的是【杀】且其展示的不是【闪】，你弃置此【杀】并对其造成1点"
     "伤害；若你展示的不是【杀】且其展示的是【闪】，你弃置你展示的牌并获得其一张牌。",
     "Once in your play phase: you and another character show a hand card at the same time. If yours is a Slash and "
     "its card no Jink, you discard the Slash and deal it 1 damage; if yours is no Slash and its card a Jink, you "
     "discard yours and obtain a card of it."},
    at<Timing::PlayIdle>().once_per_phase().when(has_card_to_show).choose(choose_tribe).then(pacify),
    hint({.target = {.hp = -0.5F}, .refusal = {.other = -1}}));

// ---- 矢志

CardName jink_is_slash(const StateContext& s, CardId, CardName name) {
  return name == kJink && s.game[s.owner].hp == 1 ? kSlash : name;
}

const SkillDef shizhi({"shizhi", "矢志", "Shizhi", "锁定技，若你的体力值为1，你的【闪】均视为【杀】。",
                       "Locked: while your hp is 1 your Jinks are Slashes."},
                      Tag::Locked, state(StateKind::NameFilter, jink_is_slash));

}  // namespace

const General zhangyi({.id = "zhangyi",
                       .zh = "张嶷",
                       .en = "Zhang Yi",
                       .set = "yijiang",
                       .kingdom = Kingdom::Shu,
                       .hp = 4,
                       .skills = {&wurong, &shizhi}});

}  // namespace jiesuan
