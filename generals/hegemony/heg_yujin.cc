// 于禁 Yu Jin · Wei · male · 4
//
// 节钺 Jieyue — at the start of your prepare phase you may give a hand card to another character that is not
// of Wei, or of no force, and command it: if it obeys you draw a card, else you draw three cards more in your
// draw phase this turn.                                                                     (hegemony §11)
#include "engine/content/hint.h"
#include "generals/common.h"
#include "modes/hegemony/command.h"

namespace jiesuan {
namespace {

bool three_more_due(const Skill<Phase>& s) { return owner_draws(s); }
Task<> three_more(Skill<Phase> s) {
  s.event.draw += 3;
  co_return;
}
const SkillDef authority({"state_jieyue", "节钺", "Jieyue"}, Listing::Internal,
                         at<Timing::DrawBody>().when(three_more_due).then(three_more));

bool choose_stranger(const Skill<Phase>& s, Option& o) {
  SeatSet strangers = others(s.game, s.owner);
  strangers -= of_kingdom(s.game, strangers, Kingdom::Wei);
  return pick_cards(o, s.game[s.owner].hand, 1, 1) && pick_seats(o, strangers);
}
Task<> give_orders(Skill<Phase> s) {
  Game& g = s.game;
  co_await give(g, s.owner, s.seat(), s.cards);
  const bool obeyed = co_await command(g, s.owner, s.seat(), s.skill);
  if (obeyed)
    co_await draw(g, s.owner, 1);
  else if (g.alive(s.owner))
    leave_effect(g, s.owner, authority, Scope::Turn, s.owner);
}

const SkillDef jieyue(
    {"jieyue", "节钺", "Jieyue",
     "准备阶段开始时，你可将一张手牌交给一名非魏势力或未确定势力的其他角色并对其发起军令：若其执行，你摸一张牌；否则你本回合摸牌阶段多摸三张牌。",
     "At the start of your prepare phase you may give a hand card to another character that is not of Wei, or of "
     "no force, and command it: if it obeys you draw a card, else you draw three cards more in your draw phase "
     "this turn."},
    at<Timing::PrepareStart>().may().when(owners_phase).choose(choose_stranger).then(give_orders),
    hint({.self = {.cards = 1.5F}, .target = {.cards = 1, .hp = -0.5F}}));

}  // namespace

const General heg_yujin({.id = "heg_yujin",
                         .zh = "于禁",
                         .en = "Yu Jin",
                         .set = "hegemony_authority",
                         .kingdom = Kingdom::Wei,
                         .hp = 4,
                         .companions = {"heg_xiahoudun"},
                         .skills = {&jieyue}});

}  // namespace jiesuan
