// 袁术〔标准EX〕 Yuan Shu (standard EX) · Qun · male · 4
//
// 妄尊 Wangzun — at the start of the lord's prepare phase you may draw a card; then the lord's hand limit is
// 1 lower in this turn.
// 同疾 Tongji (locked) — while you have more hand cards than hp, a character that has you within its attack
// range cannot choose anybody else as target of 杀.
#include "engine/content/hint.h"
#include "generals/common.h"

namespace jiesuan {
namespace {

const SkillDef slighted({"state_wangzun", "妄尊", "Wangzun"}, Listing::Internal,
                        state(StateKind::HandLimit, -1));

bool phase_of_the_lord(const Skill<Phase>& s) { return is_lord(s.game, s.event.owner); }
Task<> presume(Skill<Phase> s) {
  co_await draw(s.game, s.owner, 1);
  if (s.game.alive(s.event.owner)) leave_effect(s.game, s.event.owner, slighted, Scope::Turn, s.owner);
}

const SkillDef wangzun(
    {"wangzun", "妄尊", "Wangzun", "主公的准备阶段开始时，你可摸一张牌，然后本回合主公的手牌上限-1。",
     "At the start of the lord's prepare phase you may draw a card; then the lord's hand limit is 1 lower in "
     "this turn."},
    at<Timing::PrepareStart>().may().when(phase_of_the_lord).then(presume),
    hint({.self = {.cards = 1}, .about = {.cards = -0.3F}}));

// Equipment that the 杀 is made of gives no range for it.
bool slash_on_another_though_in_reach(const StateContext& s, const Deed& d) {
  const Character& c = s.game[s.owner];
  return is_slash(d.card.name) && d.target != s.owner && c.hand.size() > c.hp_value() &&
         in_attack_range(s.game, d.actor, s.owner, d.card.cards);
}

const SkillDef tongji(
    {"tongji", "同疾", "Tongji",
     "锁定技，若你的手牌数大于体力值，攻击范围内有你的角色不能选择你以外的角色为【杀】的目标。",
     "Locked: while you have more hand cards than hp, a character that has you within its attack range cannot "
     "choose anybody else as target of a Slash."},
    Tag::Locked, forbids_others(Act::Target, slash_on_another_though_in_reach));

}  // namespace

const General st_yuanshu({.id = "st_yuanshu",
                          .zh = "袁术〔标准EX〕",
                          .en = "Yuan Shu (standard EX)",
                          .set = "standard_ex",
                          .kingdom = Kingdom::Qun,
                          .hp = 4,
                          .skills = {&wangzun, &tongji}});

}  // namespace jiesuan
