// 曹丕 Cao Pi · Wei · male · 3 · lord
//
// 行殇 Xingshang — when another character dies you may obtain all its cards.                    [R000-26]
// 放逐 Fangzhu — after you are dealt damage you may have another character draw as many cards as you have
// lost hp and turn over.                                                              [R000-02, R000-101]
// 颂威 Songwei (lord) — after the judgement of another Wei character came out black, that character may
// let you draw a card.
#include "engine/content/hint.h"
#include "generals/common.h"
#include "generals/forest/lent.h"

namespace jiesuan {
namespace {

bool another_leaves_cards(const Skill<Death>& s) {
  return s.event.seat != s.owner && !s.game[s.event.seat].own_cards().empty();
}
Task<> inherit(Skill<Death> s) { co_await obtain(s.game, s.owner, s.game[s.event.seat].own_cards()); }

const SkillDef xingshang({"xingshang", "行殇", "Xingshang", "当其他角色死亡时，你可获得其所有牌。",
                          "When another character dies you may obtain all its cards."},
                         at<Timing::DeathWhen>().may().when(another_leaves_cards).then(inherit));

bool choose_another(const Skill<Damage>& s, Option& o) { return pick_seats(o, others(s.game, s.owner)); }
Task<> banish(Skill<Damage> s) {
  co_await draw(s.game, s.seat(), s.game[s.owner].lost_hp());
  co_await flip(s.game, s.seat());
}

}  // namespace

const SkillDef fangzhu(
    {"fangzhu", "放逐", "Fangzhu", "当你受到伤害后，可令一名其他角色摸等同于你已损失体力值的牌，然后翻面。",
     "After you are dealt damage you may have another character draw as many cards as you have lost hp and turn "
     "over."},
    at<Timing::DamageTaken>().may().when(owner_is_victim).choose(choose_another).then(banish),
    hint({.target = {.cards = 1.5F, .flips = true}}));

namespace {

bool black_for_another_of_wei(const Skill<Judgement>& s) {
  return s.event.seat == s.actor && s.actor != s.owner && s.event.black() &&
         s.game[s.actor].kingdom == Kingdom::Wei;
}
Task<> sing_praise(Skill<Judgement> s) { co_await draw(s.game, s.owner, 1); }

const SkillDef songwei(
    {"songwei", "颂威", "Songwei", "主公技，其他魏势力角色的判定结果确定为黑色后，其可令你摸一张牌。",
     "Lord: after the judgement of another Wei character came out black, that character may let you draw a "
     "card."},
    Tag::Lord, at<Timing::JudgeResult2>().may().by_anybody().when(black_for_another_of_wei).then(sing_praise),
    hint({.target = {.cards = 1}}));

}  // namespace

const General caopi({.id = "caopi",
                     .zh = "曹丕",
                     .en = "Cao Pi",
                     .set = "forest",
                     .kingdom = Kingdom::Wei,
                     .hp = 3,
                     .skills = {&xingshang, &fangzhu, &songwei}});

}  // namespace jiesuan
