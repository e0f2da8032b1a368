// 乐进 Yue Jin · Wei · male · 4 half symbols
//
// 骁果 Xiaoguo — at the start of another's finish phase you may discard a basic card: it discards an
// equipment card or you deal it 1 damage.
#include "generals/sp/xiaoguo.h"

#include "engine/content/hint.h"
#include "generals/common.h"

namespace jiesuan {
namespace {

Task<> press_only(Skill<Phase> s) { co_await press(s); }

const SkillDef xiaoguo_heg(
    {"xiaoguo_heg", "骁果", "Xiaoguo",
     "其他角色的结束阶段开始时，你可弃置一张基本牌，令其选择：弃置一张装备牌，或受到你造成的1点伤害。",
     "At the start of another's finish phase you may discard a basic card: it discards an equipment card, or "
     "you deal it 1 damage."},
    at<Timing::FinishStart>()
        .may()
        .about(whose_phase)
        .when(anothers_phase)
        .choose(choose_basic)
        .then(press_only),
    hint({.about = {.hp = -0.8F}, .refusal = {.hp = -1}}));

}  // namespace

const General heg_yuejin({.id = "heg_yuejin",
                          .zh = "乐进",
                          .en = "Yue Jin",
                          .set = "hegemony",
                          .kingdom = Kingdom::Wei,
                          .hp = 4,
                          .companions = {"heg_lidian"},
                          .skills = {&xiaoguo_heg}});

}  // namespace jiesuan
