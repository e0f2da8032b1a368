// 诸葛亮 Zhuge Liang · Shu · male · 3
//
// 观星 Guanxing — at the start of your prepare phase you may look at the top X cards of the pile (X = living
// characters, at most 5) and put them on its top or bottom in any order.                       [R000-126]
// 空城 Kongcheng (locked) — without hand cards you are no legal target of 杀 and 决斗. [R000-52]
#include "generals/standard/zhugeliang.h"

#include "generals/common.h"

namespace jiesuan {
namespace {

Task<> read_the_stars(Skill<Phase> s) {
  int n = std::min(5, living_count(s.game));
  each_answer(s.game, s.owner, kStarsRead, CardSet{},
              [&](const StateContext&, int said) { n = said > 0 ? said : n; });
  co_await arrange_pile_top(s.game, s.owner, n, asked_by(s));
}

}  // namespace

const SkillDef guanxing(
    {"guanxing", "观星", "Guanxing",
     "准备阶段开始时，你可观看牌堆顶的X张牌（X为存活角色数且至多为5），将其以任意顺序置于牌堆顶或牌堆底。",
     "At the start of your prepare phase you may look at the top X cards (X = living characters, at most 5) "
     "and put them on top or bottom in any order."},
    at<Timing::PrepareStart>().may().when(owners_phase).then(read_the_stars));

namespace {

bool empty_city(const StateContext& s, const Deed& d) {
  return (is_slash(d.card.name) || d.card.name == kDuel) && s.game[s.owner].hand.empty();
}

const SkillDef kongcheng({"kongcheng", "空城", "Kongcheng",
                          "锁定技，你没有手牌时，不能成为【杀】或【决斗】的目标。",
                          "Locked: without hand cards you cannot be the target of Slash or Duel."},
                         Tag::Locked, cannot_be_target(empty_city));

}  // namespace

const General zhugeliang({.id = "zhugeliang",
                          .zh = "诸葛亮",
                          .en = "Zhuge Liang",
                          .kingdom = Kingdom::Shu,
                          .hp = 3,
                          .skills = {&guanxing, &kongcheng}});

}  // namespace jiesuan
