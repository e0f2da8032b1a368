// 甄姬 Zhen Ji · Wei · female · 3 half symbols
//
// 倾国 as in generals/standard/zhenji.cc.
// 洛神 Luoshen — at the start of your prepare phase you may judge: black, and you may judge again. In the end
// you obtain all the black judge cards together.
#include "engine/content/hint.h"
#include "engine/rules/clean_up.h"
#include "generals/common.h"
#include "generals/standard/luoshen.h"

namespace jiesuan {
namespace {

// The black ones wait for the end of the dance; somebody may take one away meanwhile (天妒).
void let_it_wait(const Skill<Judgement>& s) {
  if (black_for_luoshen(s)) keep_judge_card(s.game, s.event);
}
Task<> dance_and_gather(Skill<Phase> s) {
  co_await dance(s);
  co_await obtain(s.game, s.owner, left_by(s.game, *s.game.event));
}

const SkillDef luoshen_heg(
    {"luoshen_heg", "洛神", "Luoshen",
     "准备阶段开始时，你可判定：若为黑色，你可重复此流程；最后你获得其中所有的黑色判定牌。",
     "At the start of your prepare phase you may judge: if black you may repeat this. In the end you obtain all "
     "the black judge cards."},
    at<Timing::PrepareStart>().may().when(owners_phase).then(dance_and_gather),
    at<Timing::JudgeEnd>().note(let_it_wait), hint({.good_suits = kBlackVerdict}));

}  // namespace

const General heg_zhenji({.id = "heg_zhenji",
                          .zh = "甄姬",
                          .en = "Zhen Ji",
                          .set = "hegemony",
                          .kingdom = Kingdom::Wei,
                          .gender = Gender::Female,
                          .hp = 3,
                          .companions = {"heg_caopi"},
                          .skills = {"qingguo", &luoshen_heg}});

}  // namespace jiesuan
