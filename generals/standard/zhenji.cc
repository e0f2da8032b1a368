// 甄姬 Zhen Ji · Wei · female · 3
//
// 洛神 Luoshen — at the start of your prepare phase you may judge: black, and you obtain the card and may
// judge again. [R000-126] 倾国 Qingguo — you may use or respond a black hand card as a 闪. [R000-74]
#include "engine/content/hint.h"
#include "generals/common.h"
#include "generals/standard/luoshen.h"

namespace jiesuan {

Task<> dance(Skill<Phase> s) {
  for (;;) {
    const Verdict v = co_await judge(s.game, s.owner, s.skill);
    if (!v.black() || !s.game.alive(s.owner)) co_return;
    const bool again = co_await agree(
        s.game, s.owner, asked_by(s).to("继续判定", "judge again").or_else("不再判定", "you judge no more"));
    if (!again) co_return;
  }
}
bool black_for_luoshen(const Skill<Judgement>& s) { return judged_for_this_skill(s) && s.event.black(); }

namespace {

const SkillDef luoshen(
    {"luoshen", "洛神", "Luoshen", "准备阶段开始时，你可判定：若为黑色，你获得判定牌并可重复此流程。",
     "At the start of your prepare phase you may judge: if black you obtain the card and may repeat."},
    at<Timing::PrepareStart>().may().when(owners_phase).then(dance),
    at<Timing::JudgeResult1>().when(black_for_luoshen).then(take_judge_card),
    hint({.good_suits = kBlackVerdict}));

const SkillDef qingguo({"qingguo", "倾国", "Qingguo", "你可将一张黑色手牌当【闪】使用或打出。",
                        "You may use or respond a black hand card as a Jink."},
                       convert_to(kJink, black_card));

}  // namespace

const General zhenji({.id = "zhenji",
                      .zh = "甄姬",
                      .en = "Zhen Ji",
                      .kingdom = Kingdom::Wei,
                      .gender = Gender::Female,
                      .hp = 3,
                      .skills = {&luoshen, &qingguo}});

}  // namespace jiesuan
