// 李傕郭汜 Li Jue & Guo Si · Qun · male · 4
//
// 凶算 Xiongsuan (limited) — in your play phase: discard a hand card and choose a character of your force;
// deal it 1 damage and draw three cards. If it lives and has a limited skill that is used up, that skill, if
// there are several one you choose, can be used once more from the end of this turn on.
#include "engine/content/hint.h"
#include "generals/common.h"

namespace jiesuan {
namespace {

// ---- at the end of the turn

struct Renewal {
  Seat bearer = kNoSeat;
  std::uint16_t serial = 0;  // of the skill
};
Task<> renew(Skill<Turn> s) {
  const Renewal r = s.memory<Renewal>();
  for (InstanceId id : s.game[r.bearer].instances)
    if (s.game.state.instance[id].serial == r.serial) s.game.state.instance[id].used_in_game = 0;
  co_return;
}
const SkillDef renewal({"state_xiongsuan", "凶算", "Xiongsuan"}, Listing::Internal,
                       at<Timing::TurnEnd3>().then(renew));

// ---- the skill

bool used_up(const Game& g, const Instance& i) {
  return def(i.skill).has(Tag::Limited) && i.used_in_game > 0 && i.general_skill() &&
         !on_hidden_general(g, i);
}
std::uint16_t serial_of_used_up(const Game& g, Seat s, SkillId skill) {
  for (InstanceId id : g[s].instances) {
    const Instance& i = g.state.instance[id];
    if (i.skill == skill && used_up(g, i)) return i.serial;
  }
  return 0;
}
SkillList used_up_skills(const Game& g, Seat s) {
  SkillList list;
  for (InstanceId id : g[s].instances) {
    const Instance& i = g.state.instance[id];
    if (used_up(g, i) && !list.full() && !list.has(i.skill)) list.push_back(i.skill);
  }
  return list;
}

bool choose_ally(const Skill<Phase>& s, Option& o) {
  return pick_discards(s, o, s.game[s.owner].hand, 1, 1) && pick_seats(o, allies(s));
}
Task<> turn_on_own(Skill<Phase> s) {
  Game& g = s.game;
  const Seat ally = s.seat();
  co_await discard(g, s.owner, s.cards);
  co_await deal_damage(g, damage_from(s, ally));
  co_await draw(g, s.owner, 3);
  if (!g.alive(ally) || !g.alive(s.owner)) co_return;
  const SkillId skill = co_await choose_skill(g, s.owner, used_up_skills(g, ally),
                                              asked_by(s, ally).to("恢复", "can be used again"));
  if (skill == SkillId::None) co_return;
  const Renewal r{ally, serial_of_used_up(g, ally, skill)};
  leave_delayed_effect(g, s.owner, renewal, s.owner, r);
}

const SkillDef xiongsuan(
    {"xiongsuan", "凶算", "Xiongsuan",
     "限定技，出牌阶段，你可弃置一张手牌并选择一名与你势力相同的角色，对其造成1点伤害，然后你摸三张牌；若其存活且有已发动的限定技，"
     "你选择其中一个，此回合结束前视为未发动过。",
     "Limited: in your play phase discard a hand card and deal 1 damage to a character of your force, then draw "
     "three cards; if it lives and has a limited skill that is used up, one of your choice can be used once more "
     "from the end of this turn on."},
    Tag::Limited, at<Timing::PlayIdle>().when(owners_phase).choose(choose_ally).then(turn_on_own),
    hint({.self = {.cards = 3}, .target = {.hp = -1}}));

}  // namespace

const General heg_lijueguosi({.id = "heg_lijueguosi",
                              .zh = "李傕郭汜",
                              .en = "Li Jue & Guo Si",
                              .set = "hegemony_transformation",
                              .kingdom = Kingdom::Qun,
                              .hp = 4,
                              .companions = {"heg_jiaxu"},
                              .skills = {&xiongsuan}});

}  // namespace jiesuan
