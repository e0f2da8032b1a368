// 孙权 Sun Quan · Wu · male · 4 · lord
//
// 制衡 Zhiheng — once in your play phase: discard any number of cards, then draw as many.    [R000-25,
// R000-135] 救援 Jiuyuan (lord, locked) — a 桃 that another Wu character uses on you when you are dying heals
// 1 more.
#include "engine/content/hint.h"
#include "generals/common.h"
#include "generals/standard/lent.h"

namespace jiesuan {
namespace {

bool choose_any_cards(const Skill<Phase>& s, Option& o) {
  const CardSet own = s.game[s.owner].own_cards();
  return pick_discards(s, o, own, 1, own.size());
}
Task<> rebalance(Skill<Phase> s) {
  co_await discard(s.game, s.owner, s.cards);
  co_await draw(s.game, s.owner, s.cards.size());
}

}  // namespace

const SkillDef zhiheng(
    {"zhiheng", "制衡", "Zhiheng", "出牌阶段限一次，你可弃置任意张牌，然后摸等量的牌。",
     "Once in your play phase: discard any number of cards, then draw as many."},
    at<Timing::PlayIdle>().once_per_phase().when(owners_phase).choose(choose_any_cards).then(rebalance),
    hint({.per_card = 0.85F}));

namespace {

bool peach_from_wu(const Skill<Recovery>& s) {
  const Recovery& r = s.event;
  return r.seat == s.owner && r.use && r.use->card.name == kPeach && r.by != s.owner && r.by != kNoSeat &&
         s.game[r.by].kingdom == Kingdom::Wu && needs_saving(s.game, s.owner);
}
Task<> one_more(Skill<Recovery> s) {
  ++s.event.amount;
  co_return;
}

const SkillDef jiuyuan(
    {"jiuyuan", "救援", "Jiuyuan",
     "主公技，锁定技，你处于濒死状态时，其他吴势力角色对你使用的【桃】回复的体力+1。",
     "Lord, locked: a Peach another Wu character uses on you while you are dying heals 1 more."},
    Tag::Lord, Tag::Locked, at<Timing::RecoverBefore>().when(peach_from_wu).then(one_more));

}  // namespace

const General sunquan({.id = "sunquan",
                       .zh = "孙权",
                       .en = "Sun Quan",
                       .kingdom = Kingdom::Wu,
                       .hp = 4,
                       .skills = {&zhiheng, &jiuyuan}});

}  // namespace jiesuan
