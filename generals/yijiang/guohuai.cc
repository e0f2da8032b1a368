// 郭淮 Guo Huai · Wei · male · 4
//
// 精策 Jingce — at the end of your play phase, if you have used at least as many cards in this turn as you
// have hp, you may draw two cards. Whatever was used counts, also in response.            (timings §7.4)
#include "generals/common.h"

namespace jiesuan {
namespace {

bool used_enough(const Skill<Phase>& s) {
  const int used = s.game.state.history.count(Span::Turn, Counter::UsedCard, s.owner);
  return owners_phase(s) && used >= s.game[s.owner].hp_value();
}
Task<> plan_well(Skill<Phase> s) { co_await draw(s.game, s.owner, 2); }

const SkillDef jingce(
    {"jingce", "精策", "Jingce", "出牌阶段结束时，若你本回合使用的牌数不小于你的体力值，你可摸两张牌。",
     "At the end of your play phase, if you have used at least as many cards in this turn as you have hp, you may "
     "draw two cards."},
    at<Timing::PlayEnd>().may().when(used_enough).then(plan_well));

}  // namespace

const General guohuai({.id = "guohuai",
                       .zh = "郭淮",
                       .en = "Guo Huai",
                       .set = "yijiang",
                       .kingdom = Kingdom::Wei,
                       .hp = 4,
                       .skills = {&jingce}});

}  // namespace jiesuan
