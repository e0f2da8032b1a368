// 颜良文丑 Yan Liang and Wen Chou · Qun · male · 4
//
// 双雄 Shuangxiong — in your draw phase you may give up drawing and judge: you obtain the judge card, and in
// this turn you may use hand cards of the other colour as 决斗.                     [R000-130, timings §7.3]
#include "engine/content/hint.h"
#include "generals/common.h"

namespace jiesuan {
namespace {

const SkillDef red_duels({"state_shuangxiong_red", "双雄", "Shuangxiong"}, Listing::Internal,
                         convert_to(kDuel, red_card).only_to_use());
const SkillDef black_duels({"state_shuangxiong_black", "双雄", "Shuangxiong"}, Listing::Internal,
                           convert_to(kDuel, black_card).only_to_use());

Task<> ride_out_together(Skill<Phase> s) {
  s.event.no_draw = true;
  const Verdict v = co_await judge(s.game, s.owner, s.skill);
  if (s.game.alive(s.owner))
    leave_effect(s.game, s.owner, v.red() ? black_duels : red_duels, Scope::Turn, s.owner);
}

const SkillDef shuangxiong(
    {"shuangxiong", "双雄", "Shuangxiong",
     "摸牌阶段，你可放弃摸牌并判定：你获得判定牌，且本回合可将与其颜色不同的手牌当【决斗】使用。",
     "In your draw phase you may give up drawing and judge: you obtain the judge card, and in this turn you may "
     "use hand cards of the other colour as Duel."},
    at<Timing::DrawStart2>().may().when(owner_draws).then(ride_out_together),
    at<Timing::JudgeResult1>().when(judged_for_this_skill).then(take_judge_card),
    hint({.self = {.cards = -1, .other = 1.4F}, .moment = Moment::FullHand}));

}  // namespace

const General yanliangwenchou({.id = "yanliangwenchou",
                               .zh = "颜良文丑",
                               .en = "Yan Liang and Wen Chou",
                               .set = "fire",
                               .kingdom = Kingdom::Qun,
                               .hp = 4,
                               .skills = {&shuangxiong}});

}  // namespace jiesuan
