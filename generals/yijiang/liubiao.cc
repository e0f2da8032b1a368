// 刘表 Liu Biao · Qun · male · 4
//
// 自守 Zishou — wounded, in your draw phase you may draw as many cards more as hp you lack; then you skip
// your play phase of this turn. 宗室 Zongshi (locked) — your hand limit is 1 higher for each kingdom among
// the living.
#include "engine/content/hint.h"
#include "generals/common.h"

namespace jiesuan {
namespace {

bool draws_wounded(const Skill<Phase>& s) { return owner_draws(s) && s.game[s.owner].wounded(); }
Task<> stay_at_home(Skill<Phase> s) {
  s.event.draw += s.game[s.owner].lost_hp();
  if (can_skip_phase(s.game, PhaseKind::Play)) skip_phase(s.game, PhaseKind::Play);
  co_return;
}

const SkillDef zishou(
    {"zishou", "自守", "Zishou",
     "摸牌阶段，若你已受伤，你可多摸X张牌（X为你已损失的体力值），然后跳过本回合的出牌阶段。",
     "Wounded, in your draw phase you may draw as many cards more as hp you lack; then you skip your play phase of "
     "this turn."},
    at<Timing::DrawBody>().may().when(draws_wounded).then(stay_at_home),
    hint({.self = {.cards = 1}, .moment = Moment::NothingToPlay}));

int kingdoms(const StateContext& s) { return kingdoms_alive(s.game); }

const SkillDef zongshi({"zongshi", "宗室", "Zongshi", "锁定技，存活角色中每有一种势力，你的手牌上限便+1。",
                        "Locked: your hand limit is 1 higher for each kingdom among the living."},
                       Tag::Locked, state(StateKind::HandLimit, kingdoms));

}  // namespace

const General liubiao({.id = "liubiao",
                       .zh = "刘表",
                       .en = "Liu Biao",
                       .set = "yijiang",
                       .kingdom = Kingdom::Qun,
                       .hp = 4,
                       .skills = {&zishou, &zongshi}});

}  // namespace jiesuan
