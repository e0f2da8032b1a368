// 何太后 Empress He · Qun · female · 3 half symbols
//
// 鸩毒 as in generals/sp/hetaihou.cc.
// 戚乱 Qiluan — at the end of a turn in which you killed somebody you may draw three cards.
#include "generals/common.h"

namespace jiesuan {
namespace {

bool has_killed(const Skill<Turn>& s) {
  return s.game.state.history.count(Span::Turn, Counter::Killed, s.owner) > 0;
}
Task<> profit(Skill<Turn> s) { co_await draw(s.game, s.owner, 3); }

const SkillDef qiluan_heg({"qiluan_heg", "戚乱", "Qiluan",
                           "一名角色的回合结束前，若你于此回合内杀死过角色，你可摸三张牌。",
                           "At the end of a turn in which you killed somebody you may draw three cards."},
                          at<Timing::TurnEnd1>().may().when(has_killed).then(profit));

}  // namespace

const General heg_hetaihou({.id = "heg_hetaihou",
                            .zh = "何太后",
                            .en = "Empress He",
                            .set = "hegemony_formation",
                            .kingdom = Kingdom::Qun,
                            .gender = Gender::Female,
                            .hp = 3,
                            .skills = {"zhendu", &qiluan_heg}});

}  // namespace jiesuan
